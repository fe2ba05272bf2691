// Bots do what another player suggests, unless it does harm.
#include "bots/impossible/suggestion.h"

#include <gtest/gtest.h>

#include "bots/impossible/scene.h"

namespace impossible::bots::testing {
namespace {

constexpr std::array thoughtful{Bot::clerk, Bot::archivist};

std::vector<Suggestion> suggested(std::string_view key, Label book, std::size_t spot) {
  return {{character(key), book, Spot(spot)}};
}

std::optional<Choice> asked(Scene& scene, Bot bot, const std::vector<Suggestion>& suggestions,
                            std::size_t seat = 0) {
  return scene.ask(bot, seat, suggestions);
}

// Only one of the two can be what the bot would have done anyway.
TEST(Suggestions, AreFollowedBeforeAnythingElse) {
  Scene scene;
  scene.filled(Label::quill, {"romeo"}).hand({"lodgers", "guinevere"});
  for (const Bot bot : thoughtful) {
    for (const auto& [key, spot] : {std::pair{"guinevere", 1}, std::pair{"lodgers", 2}}) {
      const auto choice =
          asked(scene, bot, suggested(key, Label::quill, static_cast<std::size_t>(spot)));
      ASSERT_TRUE(choice);
      const auto* add = std::get_if<Add>(&choice->action);
      ASSERT_TRUE(add) << choice->why;
      EXPECT_EQ(add->character, character(key)) << choice->why;
      EXPECT_TRUE(choice->why.starts_with("As suggested. ")) << choice->why;
    }
  }
}

TEST(Suggestions, ThatDoHarmAreNotFollowed) {
  Scene scene;  // two Mold are on the Book at his label, and he would bring the last
  scene.book(Label::quill, "dracula").book(Label::ballpoint, "pride_and_prejudice");
  scene.filled(Label::quill, {"moby_dick", "dr_watson"}).mold(Label::quill, 2);
  scene.filled(Label::ballpoint, {"romeo"}).hand({"long_john_silver"});
  const auto places = placements(scene.rules, scene.open, character("long_john_silver"));
  ASSERT_FALSE(places.empty());
  for (const Bot bot : thoughtful) {
    const auto& way = places[0];
    const auto choice = asked(scene, bot, {{character("long_john_silver"), way.book, way.spot}});
    ASSERT_TRUE(choice);
    EXPECT_FALSE(std::holds_alternative<Add>(choice->action)) << choice->why;
    if (!std::holds_alternative<Done>(choice->action)) continue;
    EXPECT_TRUE(
        choice->why.starts_with("Long John Silver in Pride and Prejudice, as suggested, "
                                "would do more harm than good. "))
        << choice->why;
  }
}

TEST(Suggestions, ThatTheRulesRefuseChangeNothing) {
  Scene scene;
  scene.filled(Label::quill, {"romeo"}).hand({"guinevere"});
  for (const Bot bot : thoughtful) {
    const auto alone = asked(scene, bot, {});
    // A filled spot, a card of nobody, a spot that she does not fit.
    for (const auto& none :
         {suggested("guinevere", Label::quill, 0), suggested("lodgers", Label::quill, 2),
          suggested("guinevere", Label::ballpoint, 0)}) {
      scene.generator = core::SeededGenerator{7};
      const auto choice = asked(scene, bot, none);
      ASSERT_TRUE(choice && alone);
      EXPECT_EQ(choice->action, alone->action) << choice->why;
    }
  }
}

TEST(Suggestions, KeepTheirCardWhenAHandMayBeRenewed) {
  Scene scene;
  scene.filled(Label::quill, {"romeo"}).hand({"guinevere"}).phase(Phase::draw);
  for (const Bot bot : thoughtful) {
    const auto choice = asked(scene, bot, suggested("guinevere", Label::quill, 1));
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->action, Action{Keep{}});
    EXPECT_EQ(choice->why, "As suggested, Guinevere is kept for Pride and Prejudice.");
  }
}

TEST(Suggestions, AreForTheOneWhoseTurnItIs) {
  Scene scene{2};
  scene.filled(Label::quill, {"romeo"}).hand({"guinevere"}, 1).phase(Phase::window);
  scene.pool({"moby_dick", "dr_watson", "romeo"});
  const auto choice = asked(scene, Bot::clerk, suggested("guinevere", Label::quill, 1), 1);
  if (choice) EXPECT_FALSE(std::holds_alternative<Add>(choice->action));
}

}  // namespace
}  // namespace impossible::bots::testing
