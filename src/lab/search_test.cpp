#include "lab/search.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "testing/scale.h"

namespace lab {
namespace {

Search by_mold() {
  return {.game = catalogue::find_game("impossible"),
          .options = {{"bookend", "4"}, {"plus_threshold", "0"}, {"cube", "3"}},
          .dials = {{"mold", {"9", "6", "3", "1"}}, {"threshold", {"3", "4"}}},
          .bot = "clerk",
          .aims = {0.9, 0.3},
          .glances = 40 / scale::thinned,
          .games = 160 / scale::thinned,
          .seed = 5};
}

std::vector<Found> found(const Search& wanted, unsigned threads) {
  const auto result = search(wanted, threads, [](std::uint64_t) {});
  EXPECT_TRUE(result) << result.error().sentence;
  return result.value_or(std::vector<Found>{});
}

TEST(Search, FindsAnEasySetUpAndAHardOne) {
  const auto wanted = by_mold();
  const auto both = found(wanted, 2);
  ASSERT_EQ(both.size(), 2U);
  EXPECT_GT(both[0].won.mean(), both[1].won.mean());
  EXPECT_EQ(both[0].won.games, wanted.games);
  for (const auto& each : both) {
    ASSERT_EQ(each.turned.size(), 2U);
    EXPECT_EQ(each.turned[0].name, "mold");
    EXPECT_GT(each.moves, 10);
  }
  EXPECT_GT(std::stoi(both[0].turned[0].value), std::stoi(both[1].turned[0].value))
      << "more Mold in the Containment is easier";
}

TEST(Search, IsTheSameOnAnyNumberOfThreads) {
  auto wanted = by_mold();
  wanted.glances = 5, wanted.games = 20;
  EXPECT_EQ(search_json(wanted, found(wanted, 1)), search_json(wanted, found(wanted, 3)));
  EXPECT_EQ(search_text(wanted, found(wanted, 1)), search_text(wanted, found(wanted, 2)));
}

TEST(Search, PlaysNoMoreThanItSays) {
  auto wanted = by_mold();
  wanted.glances = 4, wanted.games = 12;
  std::uint64_t played = 0;
  ASSERT_TRUE(search(wanted, 1, [&](std::uint64_t games) { played = games; }));
  EXPECT_EQ(played, most_games(wanted));
}

TEST(Search, PrefersWhatIsLikedBestAmongEquals) {
  auto wanted = by_mold();
  wanted.dials = {{"first", {"0", "1"}}, {"phase_seconds", {"60", "3600"}}};  // nothing to winning
  wanted.aims = {1};
  wanted.options = {{"bookend", "2"}, {"mold", "12"}, {"seats", "1"}};
  const auto one = found(wanted, 2);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].turned,
            (std::vector<catalogue::Option>{{"first", "0"}, {"phase_seconds", "60"}}));
}

TEST(Search, LeavesOutWhatTheGameRefuses) {
  auto wanted = by_mold();
  wanted.dials = {{"bookend", {"13", "2"}}};
  wanted.options = {};
  wanted.glances = wanted.games = 4;
  for (const auto& each : found(wanted, 1)) EXPECT_EQ(each.turned[0].value, "2");
  wanted.dials = {{"bookend", {"13"}}};
  const auto none = search(wanted, 1, [](std::uint64_t) {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().sentence, "The game takes none of these set-ups.");
}

}  // namespace
}  // namespace lab
