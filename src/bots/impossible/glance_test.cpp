// What anybody who thinks would do at a table set up by hand, and why.
#include "bots/impossible/glance.h"

#include <gtest/gtest.h>

#include "bots/impossible/scene.h"

namespace impossible::bots::testing {
namespace {

constexpr std::array thinking{Bot::clerk, Bot::archivist};

void expect_does(Scene& scene, const Action& action, std::string_view why) {
  for (const Bot bot : thinking) {
    const auto choice = scene.ask(bot);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->action, action) << choice->why;
    EXPECT_EQ(choice->why, why);
  }
}

template <class Effect>
void expect_uses(Scene& scene) {
  for (const Bot bot : thinking) {
    const auto choice = scene.ask(bot);
    ASSERT_TRUE(choice);
    const auto* use = std::get_if<Use>(&choice->action);
    ASSERT_TRUE(use) << choice->why;
    EXPECT_TRUE(std::holds_alternative<Effect>(use->effect)) << choice->why;
  }
}

Add added(std::string_view key, Label book, std::size_t spot) {
  return {character(key), book, Spot(spot), std::nullopt, {}};
}

TEST(Glance, CompletesABook) {
  Scene scene;
  scene.filled(Label::quill, {"romeo", "roxane"}).hand({"lodgers", "gerda"});
  expect_does(scene, added("lodgers", Label::quill, 2),
              "The Three Lodgers complete Pride and Prejudice without Mold.");
}

TEST(Glance, FillsASpotWithoutMold) {
  Scene scene;
  scene.filled(Label::quill, {"romeo"}).hand({"guinevere"});
  expect_does(scene, added("guinevere", Label::quill, 1),
              "Guinevere finds a spot in Pride and Prejudice without Mold.");
}

TEST(Glance, BringsNoMoldThatWouldDestroyABook) {
  Scene scene;  // Long John Silver fits the third spot only, and two Mold are on his label's Book
  scene.book(Label::quill, "dracula").book(Label::ballpoint, "pride_and_prejudice");
  scene.filled(Label::quill, {"moby_dick", "dr_watson"}).mold(Label::quill, 2);
  scene.filled(Label::ballpoint, {"romeo"}).hand({"long_john_silver"});
  for (const Bot bot : thinking) {
    EXPECT_FALSE(std::holds_alternative<Add>(scene.ask(bot)->action));
  }
}

TEST(Glance, ShieldsABookFromItsLastMold) {
  Scene scene;
  scene.phase(Phase::window).pool({"robin_hood", "puck", "juliet"});
  scene.filled(Label::typewriter, {"romeo", "roxane"}).mold(Label::typewriter, 2);
  scene.hand({"tripitaka"});
  expect_does(scene, Use{character("tripitaka"), Shelter{Label::typewriter}},
              "Tripitaka shelters Anna Karenina from the next Mold.");
  scene.hand({"bertha_mason", "merlin"});
  expect_uses<Weed>(scene);
}

TEST(Glance, PaysForMoldWhenNoneIsLeft) {
  Scene scene;
  scene.phase(Phase::window).pool({"robin_hood", "alexei_vronsky", "juliet"});
  scene.open.containment = 0;
  scene.open.removed = 9;
  scene.hand({"houyhnhnms", "merlin", "persian"});
  expect_uses<Restore>(scene);
}

TEST(Glance, PassesWhereNoPowerHelps) {
  Scene scene;
  scene.phase(Phase::window).pool({"robin_hood", "puck", "juliet"}).hand({"friar_laurence"});
  expect_does(scene, Pass{Extent::attack}, "No Power of yours would help here.");
}

TEST(Glance, DoesNotKeepAHandThatFitsNothing) {
  Scene scene;
  scene.phase(Phase::draw).hand({"huckleberry_finn"});
  for (const Bot bot : thinking) {
    EXPECT_FALSE(std::holds_alternative<Keep>(scene.ask(bot)->action)) << scene.ask(bot)->why;
  }
  scene.hand({});
  expect_does(scene, Keep{}, "There is no hand to discard.");
}

TEST(Glance, AgreesToWhatHelpsAndNotToWhatHarms) {
  Scene scene{2};
  // The card that would complete a Book, before the Mold takes it.
  scene.filled(Label::quill, {"romeo", "roxane"}).mold(Label::quill, 1);
  scene.pool({"moby_dick", "puck", "juliet"}).hand({"tom_sawyer"}).hand({"lodgers"}, 1);
  const Use trade{character("tom_sawyer"), Trade{seat_at(0), seat_at(1), {character("lodgers")}}};
  scene.open.pending = Consent{seat_at(0), trade, SeatSet{seat_at(1)}};
  for (const Bot bot : thinking) {
    EXPECT_EQ(scene.ask(bot, 1)->action, Action{Agree{}});
    EXPECT_EQ(scene.ask(bot, 1)->why, "That helps everybody.");
    EXPECT_FALSE(scene.ask(bot, 0));
  }
  // The same card, for a Mold off another Book.
  scene.mold(Label::typewriter, 1).hand({"zhu_bajie"});
  const Use scrub{character("zhu_bajie"), Scrub{Label::typewriter, character("lodgers")}};
  scene.open.pending = Consent{seat_at(0), scrub, SeatSet{seat_at(1)}};
  for (const Bot bot : thinking) {
    EXPECT_EQ(scene.ask(bot, 1)->action, Action{Decline{}});
    EXPECT_EQ(scene.ask(bot, 1)->why, "That costs more than it brings.");
  }
}

TEST(Glance, TakesTheMoreHelpfulLibrarian) {
  Scene scene;
  scene.phase(Phase::librarians);
  scene.open.players[0].librarian.reset();
  scene.open.players[0].dealt = {Librarian::ambrose, Librarian::hazel};
  expect_does(scene, Choose{Librarian::hazel}, "Hazel the hedgehog helps more than Ambrose.");
}

TEST(Glance, TakesANewHandWithFerdinandForOneCardMore) {
  Scene scene;
  scene.phase(Phase::draw).hand({"alice", "gerda"});
  scene.open.players[0].librarian = Librarian::ferdinand;
  scene.open.ability_used = false;
  for (const Bot bot : thinking) {
    const auto choice = scene.ask(bot);
    EXPECT_TRUE(std::holds_alternative<Refresh>(choice->action)) << choice->why;
  }
}

TEST(Glance, TakesWhatStrikesOutOfThePoolWithBasil) {
  Scene scene;  // Robin Hood would destroy Anna Karenina, Alexei Vronsky has no label
  scene.phase(Phase::window).pool({"robin_hood", "titania", "juliet"});
  scene.filled(Label::typewriter, {"romeo", "roxane"}).mold(Label::typewriter, 2);
  scene.hand({"alexei_vronsky"});
  scene.open.players[0].librarian = Librarian::basil;
  scene.open.ability_used = false;
  const Help help{Basil{character("alexei_vronsky"), character("robin_hood")}};
  expect_does(scene, help, "Basil sends Alexei Vronsky to the Pool in exchange for Robin Hood.");
}

TEST(Glance, DrawsNothingThatBringsALosingReshuffle) {
  for (const std::uint8_t containment : {std::uint8_t{1}, std::uint8_t{9}}) {
    Scene scene;
    scene.hand({"king_arthur", "kai"});
    for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
      const auto card = static_cast<Character>(i);
      if (!scene.open.players[0].hand.has(card)) scene.open.discards.push_back(card);
    }
    scene.open.containment = containment;
    scene.open.removed = static_cast<std::uint8_t>(9 - containment);
    const auto choice = scene.ask(Bot::clerk);
    const auto* use = std::get_if<Use>(&choice->action);
    EXPECT_TRUE(containment == 9 || use == nullptr) << "a reshuffle costs two, and one is left";
  }
}

TEST(Glance, LeavesOthersAlone) {
  Scene scene{2};
  scene.hand({"lodgers"}, 0).hand({"tripitaka"}, 1);
  for (const Bot bot : {Bot::random, Bot::clerk, Bot::archivist}) {
    EXPECT_TRUE(scene.ask(bot, 0));
    EXPECT_FALSE(scene.ask(bot, 1));
  }
}

}  // namespace
}  // namespace impossible::bots::testing
