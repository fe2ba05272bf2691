#include "testing/battery.h"

#include "codec/fiction_json.h"
#include "testing/fiction_tables.h"

namespace fiction {
namespace {

constexpr std::uint64_t seed = 20;

TEST(FictionBattery, HoldsForEveryAgreement) {
  battery::Tally all;
  for (const Options& options : battery::fiction_options()) {
    ASSERT_EQ(validate(options), std::nullopt);
    const auto tally = battery::examine(battery::fiction_table(options), 40, seed);
    if (HasFailure()) return;
    for (const auto& [kind, count] : tally.actions) all.actions[kind] += count;
  }
  // Random play has done everything that there is to do.
  for (const char* kind : {"draw", "expire", "substitute", "keep", "choose", "name", "guess",
                           "share", "token", "discard"}) {
    EXPECT_GE(all.actions[kind], 50U) << kind;
  }
}

class CardPairs : public ::testing::TestWithParam<std::size_t> {};

TEST_P(CardPairs, HoldForEachOfTheGuessersCards) {
  const Ability librarian = nth_ability(Side::librarian, GetParam());
  for (std::size_t g = 0; g < ability_count(Side::guessers); ++g) {
    Options options;
    options.edition = Edition::banned;
    options.abilities = true;
    options.red_words = g % 2 == 0;
    options.by_hand = g % 3 == 0;
    options.one_token_a_half = g % 5 == 4;
    if (g % 4 == 1) options.half_seconds = 120;
    const auto table = battery::with_cards(battery::fiction_table(options),
                                           nth_ability(Side::guessers, g), librarian);
    battery::examine(table, 15, seed);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Battery, CardPairs,
                         ::testing::Range(std::size_t{0}, ability_count(Side::librarian)),
                         [](const auto& pair) {
                           return std::string{
                               core::enum_name(nth_ability(Side::librarian, pair.param))};
                         });

}  // namespace
}  // namespace fiction
