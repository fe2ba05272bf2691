#include "terminal/impossible/making.h"

#include <gtest/gtest.h>

#include "codec/impossible_json.h"
#include "terminal/impossible/scene_in_test.h"

namespace terminal_impossible {
namespace {

using impossible::Label;
using impossible::seat_at;

Scene with(const char* key, impossible::State state = state_in_add()) {
  state.open.players[0].hand = {card(key), card("guinevere"), card("sun_wukong")};
  return scene_of(rules_of(), state, seat_at(0));
}

// What these words make of the card's Power: the action, or the question that is left.
std::string made(const Scene& scene, const char* key, std::string_view typed) {
  Making making{card(key)};
  if (const auto wrong = making.answer(scene, typed_words(typed))) return *wrong;
  if (const auto question = making.question(scene)) return question->asks;
  return codec::to_notation(*making.action(scene));
}

TEST(Making, asks_for_what_is_missing) {
  const auto scene = with("bertha_mason");
  EXPECT_EQ(made(scene, "bertha_mason", ""), "Which card leaves the Pool?");
  EXPECT_EQ(made(scene, "bertha_mason", "2"), "Whom do you discard for it?");
  EXPECT_EQ(made(scene, "bertha_mason", "2 with guinevere"),
            "use bertha_mason weed puck guinevere");
  EXPECT_EQ(made(scene, "bertha_mason", "puck with guinevere now"),
            "“now” is more than Bertha Mason's WEED needs; nothing is done.");
  EXPECT_EQ(made(with("jean_valjean"), "jean_valjean", "odyssey"),
            "use jean_valjean shelter quill");
  EXPECT_EQ(made(with("macbeth"), "macbeth", "guinevere"),
            "For which card of the Pool does Guinevere go?");
  EXPECT_EQ(made(with("macbeth"), "macbeth", "sun, guin for puck, friar"),
            "use macbeth exchange sun_wukong puck guinevere friar_laurence");
}

TEST(Making, what_is_obvious_is_not_asked_and_may_be_said) {
  const auto scene = with("zhu_bajie");  // Mold lies on one Book only
  EXPECT_EQ(made(scene, "zhu_bajie", ""),
            "Whom do you discard to clean Romeo and Juliet (Typewriter)?");
  EXPECT_EQ(made(scene, "zhu_bajie", "guinevere"), "use zhu_bajie scrub typewriter guinevere");
  EXPECT_EQ(made(scene, "zhu_bajie", "typewriter with dracula"),
            "use zhu_bajie scrub typewriter count_dracula");
}

TEST(Making, goes_on_where_a_change_does_not_touch_it) {
  auto state = state_in_add();
  state.open.slot(Label::quill).mold = 1;
  const auto before = with("zhu_bajie", state);
  Making making{card("zhu_bajie")};
  ASSERT_EQ(making.answer(before, {"quill"}), std::nullopt);

  auto other = state;
  other.open.pool.push_back(card("alice"));
  other.open.slot(Label::quill).mold = 2;
  EXPECT_TRUE(making.survives(before, with("zhu_bajie", other)));
  other.open.slot(Label::typewriter).mold = 0;
  EXPECT_FALSE(making.survives(before, with("zhu_bajie", other))) << "the first of one, not of two";
  EXPECT_FALSE(making.survives(before, with("jean_valjean", state))) << "the card is gone";
}

}  // namespace
}  // namespace terminal_impossible
