#include "protocol/checks.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "protocol/characters.h"
#include "protocol/json.h"
#include "protocol/limits.h"
#include "protocol/phrases.h"

namespace protocol {
namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

std::string code_of(Message asked) {
  const auto wrong = trouble(asked);
  return wrong ? std::string{wrong->code.name()} : "";
}
std::string code_of(Request request) { return code_of(Message{"1", std::move(request)}); }

TEST(Checks, AnIdIsLettersDigitsAndTwoSigns) {
  EXPECT_TRUE(is_id("a"));
  EXPECT_TRUE(is_id("Az09-_"));
  EXPECT_TRUE(is_id(std::string(64, 'x')));
  EXPECT_FALSE(is_id(std::string(65, 'x')));
  for (const char* id : {"", "a b", "a.b", "ä", "a\n"}) EXPECT_FALSE(is_id(id)) << id;
  EXPECT_EQ(code_of(Message{"a b", Stand{}}), "bad_id");
}

TEST(Checks, TextsAreBoundedInCharactersNotBytes) {
  EXPECT_EQ(code_of(Chat{.text = repeated("山", 500), .phrase = {}}), "");
  EXPECT_EQ(code_of(Chat{.text = repeated("a", 501), .phrase = {}}), "too_long");
  EXPECT_EQ(code_of(HandToBot{Seat{}, repeated("a", 501)}), "too_long");
  EXPECT_EQ(code_of(Aid{"hint", repeated("a", 501)}), "too_long");
  auto chat = Message{"1", Chat{.text = repeated("a", 731), .phrase = {}}};
  EXPECT_EQ(trouble(chat)->sentence, "“text” has at most 500 characters; this one has 731.");
}

TEST(Checks, ListsAreBounded) {
  Configure configure{.options = std::vector<Option>(64), .settings = {}};
  EXPECT_EQ(code_of(configure), "");
  configure.options->push_back({});
  EXPECT_EQ(code_of(configure), "too_many");
  NewRoom room{
      .game = "chess", .options = {}, .seats = std::vector<std::string>(65), .settings = {}};
  EXPECT_EQ(trouble(room)->sentence, "“seats” has at most 64 entries; this one has 65.");
}

TEST(Checks, NothingMayTurnTheWritingAround) {
  EXPECT_EQ(code_of(Chat{.text = "abc\u202Edef", .phrase = {}}), "unseen_characters");
  EXPECT_EQ(code_of(Chat{.text = "two\nlines", .phrase = {}}), "unseen_characters");
  EXPECT_EQ(code_of(Note{"q", std::string{"a\0b", 3}}), "unseen_characters");
  EXPECT_EQ(code_of(Chat{.text = "👩‍💻 שלום ‎", .phrase = {}}),
            "unseen_characters");  // U+200E
  EXPECT_EQ(code_of(Chat{.text = "👩‍💻 שלום", .phrase = {}}), "");
}

TEST(Checks, AChatMessageSaysExactlyOneThing) {
  EXPECT_EQ(code_of(Chat{.text = "hm", .phrase = {}}), "");
  EXPECT_EQ(code_of(Chat{.text = {}, .phrase = "hello"}), "");
  EXPECT_EQ(code_of(Chat{}), "one_of_two");
  EXPECT_EQ(code_of(Chat{.text = "hm", .phrase = "hello"}), "one_of_two");
  EXPECT_EQ(code_of(Chat{.text = " \u3000", .phrase = {}}), "nothing_said");
  auto rude = Message{"1", Chat{.text = {}, .phrase = "boo"}};
  EXPECT_TRUE(
      trouble(rude)->sentence.starts_with("“boo” is no phrase; there are hello, good_luck,"));
}

TEST(Checks, PhrasesHaveNamesOfTheirOwn) {
  EXPECT_GE(phrases.size(), 12U);
  EXPECT_LE(phrases.size(), 16U);
  for (const Phrase& phrase : phrases) {
    EXPECT_EQ(find_phrase(phrase.name), &phrase) << phrase.name;
    EXPECT_FALSE(phrase.sentence.empty());
  }
}

TEST(Checks, NoTextPilesUpMarks) {
  const auto chat = [](std::string text) {
    return code_of(Chat{.text = std::move(text), .phrase = {}});
  };
  EXPECT_EQ(chat("Zalgo" + repeated("\u0301", 12) + " comes"), "too_many_marks");
  EXPECT_EQ(chat("E\u0302\u0301 is written in Vietnam"), "");
  EXPECT_EQ(chat("a\u202Eb"), "unseen_characters");
}

TEST(Checks, TheOldPasswordMayBeShort) {
  SetPassword wish{"correct horse", "short"};
  EXPECT_EQ(trouble(wish), std::nullopt);
  wish.old_password = std::string(129, 'x');
  EXPECT_EQ(trouble(wish)->about, "old_password");
}

TEST(Checks, TheGraceTimeHasBounds) {
  for (const int seconds : {9, 601}) {
    RoomSettings settings{.grace_seconds = static_cast<std::uint16_t>(seconds), .aids = {}};
    EXPECT_EQ(code_of(Configure{.options = {}, .settings = settings}), "out_of_range");
    NewRoom room{.game = "chess", .options = {}, .seats = {}, .settings = settings};
    EXPECT_EQ(trouble(room)->sentence,
              fmt::format("“grace_seconds” is {}; it must be 10 to 600.", seconds));
  }
}

TEST(Checks, APasswordIsNotTooShort) {
  const auto code = [](std::string_view password) {
    SetPassword wish{std::string{password}, std::nullopt};
    const auto wrong = trouble(wish);
    return wrong ? std::string{wrong->code.name()} : "";
  };
  EXPECT_EQ(code("1234567"), "bad_password");
  EXPECT_EQ(code("12345678"), "");
  EXPECT_EQ(code(std::string(128, 'x')), "");
  EXPECT_EQ(code(std::string(129, 'x')), "bad_password");
  EXPECT_EQ(code("1234\t5678"), "bad_password");
  SignIn brief{"Ada", "1234567"};  // refused as wrong, later, and not for its length
  EXPECT_EQ(trouble(brief), std::nullopt);
}

std::string name_of(std::string_view typed) {
  const auto name = read_name(typed);
  return name ? "<" + *name + ">" : std::string{name.error().code.name()};
}

TEST(Checks, ANameIsTrimmedAndSeen) {
  EXPECT_EQ(name_of("Ada"), "<Ada>");
  EXPECT_EQ(name_of("  Ada of \u00A0L\u3000 "), "<Ada of \u00A0L>");
  EXPECT_EQ(name_of("Zoë 山本 🦊"), "<Zoë 山本 🦊>");
  EXPECT_EQ(name_of(repeated("山", 24)), "<" + repeated("山", 24) + ">");
  EXPECT_EQ(name_of(repeated("山", 25)), "long_name");
  EXPECT_EQ(name_of(""), "no_name");
  EXPECT_EQ(name_of(" \u2003\u00A0"), "no_name");
  for (const char* unseen : {"A\u200Bda", "A\u202Eda", "\u2060", "A\tda", "\u3164", "\u2800",
                             "A\u2066da", "A\u00ADda", "\uFEFFAda", "A\uE000", "\U000E0041"}) {
    EXPECT_EQ(name_of(unseen), "unseen_characters") << unseen;
  }
  EXPECT_EQ(name_of("A\u0301\u0302da"), "<A\u0301\u0302da>") << "as Vietnamese needs";
  EXPECT_EQ(name_of("A\u0301\u0302\u0303da"), "too_many_marks");
  EXPECT_EQ(name_of("A" + repeated("\u0489", 3)), "too_many_marks");
  EXPECT_EQ(name_of("\u0301Ada"), "too_many_marks") << "a mark without a letter";
  EXPECT_EQ(name_of("\u0E01" + repeated("\u0E47", 5)), "too_many_marks") << "of any script";
  EXPECT_EQ(name_of("\u1019\u103C\u103E\u102D\u102F\u1037"),
            "<\u1019\u103C\u103E\u102D\u102F\u1037>")
      << "Burmese needs four";
  EXPECT_EQ(read_body<GuestWish>(R"({"name":"  Ada "})")->name, "Ada");
  EXPECT_EQ(read_body<Rename>(R"({"name":" "})").error().code.name(), "no_name");
  EXPECT_EQ(read_body<SignIn>(R"({"name":" Ada ","password":"x"})")->name, "Ada");
  EXPECT_EQ(read_body<SignIn>(R"({"name":" ","password":"x"})").error().code.name(), "no_name");
  const auto old_name = "A" + repeated("\u0301", 9);
  EXPECT_EQ(read_body<SignIn>(R"({"name":")" + old_name + R"(","password":"x"})")->name, old_name);
}

}  // namespace
}  // namespace protocol
