#include <gtest/gtest.h>

#include "codec/fiction_json.h"
#include "codec/json.h"

namespace codec {
namespace {

using fiction::Action;

TEST(Notation, WritesEachKindOfMember) {
  const auto again = [](std::string_view line) {
    const auto action = from_notation<Action>(line);
    return action ? to_notation(*action) : std::string{action.error().code.name()};
  };
  for (const char* line :
       {"guess crane", "token 3 2", "token 3 2 neighbour 3", "share v~xxx", "share v~xx_ blank",
        "share v~xxx ban q", "share v~xxx new_word crane", "share v~xxx honest vvxxx",
        "share v~xxx two_lies honest v~xxv", "share v~xxx new_word crane honest v~xxv", "draw 17 4",
        "expire", "substitute seat2", "keep vowel_hunt", "choose crane", "name e",
        "discard letter_query q", "discard more_time", "discard honest_place 5"}) {
    EXPECT_EQ(again(line), line);
  }
  EXPECT_EQ(again("  guess   CRANE "), "guess crane");
}

// A word took the rest of the line wherever it stood.
TEST(Notation, HonestCluesMayFollowANewWord) {
  const std::string line = "share v~xxx new_word crane honest v~xxv";
  const auto action = from_notation<Action>(line);
  ASSERT_TRUE(action.has_value()) << action.error().sentence;
  EXPECT_EQ(to_notation(*action), line);
  EXPECT_EQ(from_notation<Action>("share v~xxx new_word crane now").error().code.name(),
            "too_much");
}

TEST(Notation, NamesWhatIsWrong) {
  const auto code = [](std::string_view line) {
    return from_notation<Action>(line).error().code.name();
  };
  EXPECT_EQ(code(""), "missing");
  EXPECT_EQ(code("dance"), "unknown_name");
  EXPECT_EQ(code("guess"), "missing");
  EXPECT_EQ(code("guess on top"), "several_words");
  EXPECT_EQ(code("guess friend"), "wrong_length");
  EXPECT_EQ(code("guess cr4ne"), "not_letters");
  EXPECT_EQ(code("token 3"), "missing");
  EXPECT_EQ(code("token 12 1"), "out_of_range");
  EXPECT_EQ(code("token 3 6"), "out_of_range");
  EXPECT_EQ(code("token 3 2 4"), "too_much");
  EXPECT_EQ(code("share v~x"), "not_clues");
  EXPECT_EQ(code("share v~xxx ban qq"), "not_a_letter");
  EXPECT_EQ(code("share v~xxx new_word on top"), "too_much");
  EXPECT_EQ(code("discard"), "missing");
  EXPECT_EQ(code("keep unicorn"), "unknown_name");
}

TEST(Json, TagsEveryVariantAndRoundTrips) {
  const Action action =
      fiction::Share{*lexicon::Marks::parse("v~xxx"), fiction::Ban{lexicon::letter('q')}, {}};
  const auto value = to_json(action);
  EXPECT_EQ(json_text(value), R"({"share":{"shown":"v~xxx","use":{"ban":{"letter":"q"}}}})");
  EXPECT_EQ(from_json<Action>(value, "action"), action);
}

TEST(Json, IsTolerantOnlyWhereItSaysSo) {
  const auto read = [](std::string_view text) -> std::string {
    const auto value = parse_json(text);
    if (!value) return std::string{value.error().code.name()};
    const auto action = from_json<Action>(*value, "action");
    return action ? to_notation(*action) : std::string{action.error().code.name()};
  };
  EXPECT_EQ(read(R"({"token":{"row":2,"place":1,"mood":"good"}})"), "token 2 1");
  EXPECT_EQ(read(R"({"token":{"row":2,"place":1,"neighbour":null}})"), "token 2 1");
  EXPECT_EQ(read(R"({"token":{"row":2}})"), "missing");
  EXPECT_EQ(read(R"({"token":{"row":"2","place":1}})"), "wrong_type");
  EXPECT_EQ(read(R"({"token":{"row":2.5,"place":1}})"), "wrong_type");
  EXPECT_EQ(read(R"({"token":{"row":18446744073709551615,"place":1}})"), "out_of_range");
  EXPECT_EQ(read(R"({"guess":{"word":"crane"},"token":{"row":1,"place":1}})"), "wrong_type");
  EXPECT_EQ(read(R"({"dance":{}})"), "unknown_name");
  EXPECT_EQ(read(R"(["guess"])"), "wrong_type");
  EXPECT_EQ(read("{"), "not_json");
  EXPECT_EQ(read(std::string(100, '[') + std::string(100, ']')), "not_json");
  EXPECT_EQ(read(std::string(70000, ' ')), "too_long");
}

}  // namespace
}  // namespace codec
