// One test for each bug that was found, named after it.
#include "games/wordles/wordles_test.h"

namespace wordles {
namespace {

TEST(WordlesRegression, ACallOfOnesOwnSettlesTheOneThatTheProgramOwed) {
  Options options;
  options.seats = 3;
  options.own_words = true;
  Sitting table{options};
  table.hide_all();
  EXPECT_EQ(table.play(Actor::clock(), core::Substitute{Actor::seat(0)}), std::nullopt);
  EXPECT_TRUE(core::is_owed(owed(table.rules, table.state)));
  table.does(0, Call{Word{"shape"}});
  table.all_pass();
  EXPECT_EQ(table.open().active, seat_at(1));
  EXPECT_FALSE(core::is_owed(owed(table.rules, table.state))) << "player 2 calls for themselves";
}

TEST(WordlesRegression, ASampledCallIsFoundHoweverTheGeneratorRepeatsItself) {
  struct Same final : core::Generator {
    std::uint64_t next() override { return ~std::uint64_t{0}; }
  } same;
  Options options;
  options.seats = 3;
  options.own_words = true;
  Sitting table{options};
  table.hide_all();
  const auto call = [&] {
    const View seen = table.seen_by(actor(table.open().active));
    return std::get<Call>(sample(table.rules, seen, offers(table.rules, seen).front(), same));
  };
  const Call first = call();
  table.does(0, first);
  table.all_pass();
  EXPECT_NE(call(), first) << "it was called";
}

}  // namespace
}  // namespace wordles
