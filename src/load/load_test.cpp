// Real games at a real server, in a process of its own.
#include "load/load.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "journal/testing/temporary_folder.h"

namespace load {
namespace {

using std::chrono::milliseconds;

// Every game that there is, with two seats.
std::vector<Wanted> all_games() {
  std::vector<Wanted> all;
  const std::vector<catalogue::Option> two{{"seats", "2"}};
  for (const auto& game : catalogue::games()) all.push_back({&game, game.options(two).value()});
  return all;
}

TEST(Load, PlaysAllGamesAndFindsEveryMoveInTheJournal) {
  const journal::testing::TemporaryFolder folder;
  const auto figures =
      run({.games = all_games(), .tables = 6, .lasts = milliseconds{1500}, .data = folder.path()});
  EXPECT_TRUE(figures.is_good()) << text(figures);
  EXPECT_GT(figures.moves, 50U);
  for (const auto& [code, times] : figures.refusals) {
    EXPECT_EQ(code, "stale") << "only a clock can have been quicker\n" << text(figures);
  }
  EXPECT_EQ(figures.broken, 0U);
  EXPECT_EQ(figures.audit->kept, figures.audit->acknowledged);
  EXPECT_GE(figures.audit->acknowledged, figures.moves);
  EXPECT_GT(*figures.moves_a_cpu_second, 0);
  EXPECT_GT(figures.told.p99, 0);
  EXPECT_GT(figures.received_a_move, figures.sent_a_move);
}

TEST(Load, KillsLoseNothing) {
  const journal::testing::TemporaryFolder folder;
  const auto figures = run({.games = all_games(),
                            .tables = 6,
                            .lasts = milliseconds{2500},
                            .kills = 5,
                            .seed = 5,
                            .data = folder.path()});
  EXPECT_TRUE(figures.is_good()) << text(figures);
  EXPECT_EQ(figures.kills, 5U);
  EXPECT_GE(figures.broken, 10U) << "connections ended with their server";
  EXPECT_EQ(figures.silent_tables, 0U);
  EXPECT_FALSE(figures.refusals.contains("not_playing")) << "a last move is answered again, too";
  EXPECT_GT(figures.audit->acknowledged, 50U);
  EXPECT_EQ(figures.audit->kept, figures.audit->acknowledged);
}

TEST(Load, PlaysAtAServerThatIsThere) {
  const journal::testing::TemporaryFolder folder;
  ServerProcess server{folder.path(), catalogue::games()};
  server.start();
  const auto figures = run({.games = all_games(),
                            .tables = 3,
                            .lasts = milliseconds{500},
                            .think = milliseconds{10},
                            .server = client::Url{.host = "127.0.0.1", .port = server.port()},
                            .data = {}});
  EXPECT_GT(figures.moves, 5U);
  EXPECT_FALSE(figures.moves_a_cpu_second) << "its costs are not ours to know";
  EXPECT_FALSE(figures.audit);
  EXPECT_TRUE(server.end_within(std::chrono::seconds{20})) << "it is still there";
}

TEST(Load, AServerThatCannotStartSaysWhy) {
  const journal::testing::TemporaryFolder folder;
  ServerProcess first{folder.path(), catalogue::games()};
  first.start();
  try {
    run({.games = all_games(), .tables = 1, .lasts = milliseconds{100}, .data = folder.path()});
    FAIL() << "two servers cannot own one folder";
  } catch (const CannotLoad& error) {
    EXPECT_NE(error.sentence.find(folder.path().string()), std::string::npos) << error.sentence;
  }
}

}  // namespace
}  // namespace load
