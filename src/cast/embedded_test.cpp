#include <gtest/gtest.h>

#include "cast/card_text.h"

namespace cast {
namespace {

TEST(StandardCards, AreInOrder) {
  const auto cards = parse_cards(standard_texts(), "hash");
  ASSERT_TRUE(cards.has_value()) << cards.error().trouble.line << cards.error().trouble.sentence;
  EXPECT_EQ(cards->facts, standard_cards().facts);
  EXPECT_EQ(standard_cards().hash.size(), 64U);
}

}  // namespace
}  // namespace cast
