#include "terminal/impossible/choice.h"

#include <gtest/gtest.h>

#include "terminal/impossible/picking.h"

namespace terminal_impossible {
namespace {

const std::vector<Choice> cast{{1, "", {"Macbeth"}},
                               {2, "", {"Lady Macbeth"}},
                               {3, "", {"d'Artagnan", "dartagnan"}},
                               {4, "", {"Christine Daaé"}},
                               {5, "", {"Lady Catherine de Bourgh"}},
                               {7, "", {"Hound of the Baskervilles"}}};

// The number of what was found, 0 for nothing, minus how many for several.
int found(std::string_view typed) {
  const auto finding = find_choice(cast, folded(typed));
  if (const auto* one = std::get_if<Found>(&finding)) {
    return static_cast<int>(cast[one->place].number);
  }
  const auto* several = std::get_if<Ambiguous>(&finding);
  return several == nullptr ? 0 : -static_cast<int>(several->places.size());
}

TEST(Choice, by_number_whole_name_beginning_word_or_part) {
  EXPECT_EQ(found("7"), 7);
  EXPECT_EQ(found("6"), 0);
  EXPECT_EQ(found("0"), 0);
  EXPECT_EQ(found("macbeth"), 1) << "a whole name before a part of another";
  EXPECT_EQ(found("MACB"), 1);
  EXPECT_EQ(found("lady"), -2);
  EXPECT_EQ(found("lady c"), 5);
  EXPECT_EQ(found("Bask"), 7);
  EXPECT_EQ(found("tagn"), 3);
  EXPECT_EQ(found("Dartagnan"), 3);
  EXPECT_EQ(found("d'artagnan"), 3);
  EXPECT_EQ(found("daae"), 4);
  EXPECT_EQ(found("Daaé."), 4);
  EXPECT_EQ(found("kerv"), 7);
  EXPECT_EQ(found("ke"), 0) << "two letters in the middle of a word say too little";
  EXPECT_EQ(found(""), 0);
}

TEST(Choice, as_many_words_as_belong_together_are_taken) {
  auto words = typed_words("Lady Macbeth, macbeth for 7");
  ASSERT_TRUE(std::holds_alternative<Found>(take_choice(cast, words)));
  EXPECT_EQ(words, (Typed{"macbeth", "for", "7"}));
  ASSERT_TRUE(std::holds_alternative<Found>(take_choice(cast, words)));
  EXPECT_FALSE(take_and(words));
  EXPECT_TRUE(take_filler(words));
  EXPECT_EQ(std::get<Found>(take_choice(cast, words)).place, 5u);
  EXPECT_TRUE(words.empty());
}

std::string answer(std::size_t least, std::size_t most, std::string_view typed) {
  auto words = typed_words(typed);
  const auto picked = take_answer({"", cast, least, most, false}, words);
  if (!picked) return picked.error();
  std::string text;
  for (const auto place : *picked) text += std::to_string(cast[place].number) + " ";
  for (const auto& word : words) text += "left " + word;
  return text;
}

TEST(Picking, one_or_several_with_what_is_left_for_the_next_question) {
  EXPECT_EQ(answer(1, 1, "3"), "3 ");
  EXPECT_EQ(answer(1, 1, "to the hound quill"), "7 left quill");
  EXPECT_EQ(answer(2, 2, "1 and lady m"), "1 2 ");
  EXPECT_EQ(answer(1, 2, "1 for 2"), "1 left 2");
  EXPECT_EQ(answer(1, 6, "all"), "1 2 3 4 5 7 ");
  EXPECT_EQ(answer(2, 2, "1"), "Name two different ones, as in: 1 2");
  EXPECT_EQ(answer(2, 2, "1 1"), "Macbeth is named twice. Name two different ones.");
  EXPECT_EQ(answer(1, 1, "lady"),
            "“lady” could be Lady Macbeth (2) or Lady Catherine de Bourgh (5); type more of the "
            "name, or the number.");
  EXPECT_EQ(answer(1, 1, "puck"),
            "“puck” is none of them: Macbeth (1), Lady Macbeth (2), d'Artagnan (3), Christine Daaé "
            "(4), Lady Catherine de Bourgh (5) or Hound of the Baskervilles (7).");
}

}  // namespace
}  // namespace terminal_impossible
