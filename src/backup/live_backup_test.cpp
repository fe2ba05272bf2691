// Backups of a real server while moves are played: restored to another folder, a server goes on
// from there with every room, and no move is missing that was acknowledged before the backup began.
#include <gtest/gtest.h>

#include <future>

#include "backup/backup.h"
#include "backup/check.h"
#include "catalogue/catalogue.h"
#include "journal/testing/temporary_folder.h"
#include "load/audit.h"
#include "load/crowd.h"
#include "load/server_process.h"

namespace backup {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Acknowledged = std::vector<std::vector<std::uint32_t>>;

const std::vector<std::string> no_sentences;

load::Plan plan_of(std::size_t tables) {
  load::Plan plan{.games = {}, .tables = tables, .think = milliseconds{3}, .data = {}};
  const std::vector<catalogue::Option> two{{"seats", "2"}};
  for (const auto& game : catalogue::games()) {
    plan.games.push_back({&game, game.options(two).value()});
  }
  return plan;
}

Acknowledged acknowledged_by(const load::Crowd& crowd) {
  Acknowledged all;
  for (const auto* moves : crowd.acknowledged()) all.push_back(*moves);
  return all;
}

// While the crowd plays on.
std::string back_up_beside(load::Crowd& crowd, const std::filesystem::path& data,
                           const std::filesystem::path& file) {
  auto written = std::async(std::launch::async, [&] { return write_backup(data, file, 1); });
  crowd.work_until([&] { return written.wait_for(seconds{0}) == std::future_status::ready; },
                   seconds{60});
  const auto outcome = written.get();
  return outcome ? "written" : outcome.error().sentence;
}

void expect_whole(const std::filesystem::path& folder, const Acknowledged& before) {
  {
    auto pair = open_pair(folder);
    ASSERT_TRUE(pair) << pair.error().sentence;
    const auto found = check(*pair, catalogue::games());
    EXPECT_EQ(found.problems, no_sentences);
    EXPECT_EQ(found.notes, no_sentences);
    EXPECT_EQ(found.rooms, before.size());
  }
  std::vector<const std::vector<std::uint32_t>*> moves;
  for (const auto& each : before) moves.push_back(&each);
  const auto audited = load::audit(folder, catalogue::games(), moves);
  ASSERT_TRUE(audited) << audited.error();
  EXPECT_EQ(audited->lost, 0U);
  EXPECT_EQ(audited->torn, 0U);
  EXPECT_EQ(audited->doubled, 0U);
}

TEST(LiveBackup, HasEveryRoomAndEveryMove) {
  const journal::testing::TemporaryFolder folder;
  const auto data = folder.path() / "data";
  load::ServerProcess server{data, catalogue::games()};
  server.start();
  const auto plan = plan_of(30);
  load::Crowd crowd{plan, {.host = "127.0.0.1", .port = server.port()}};
  crowd.sign_in();
  crowd.make_tables();
  crowd.play();
  const auto everybody_moves_from = [&crowd](std::vector<std::uint64_t> before) {
    return crowd.work_until([&] { return std::ranges::equal(before, crowd.moves(), std::less{}); },
                            seconds{60});
  };
  ASSERT_TRUE(everybody_moves_from(crowd.moves()));

  constexpr int times = 5;
  for (int i = 0; i < times; ++i) {
    const auto before = acknowledged_by(crowd);
    const auto name = std::to_string(i);
    const auto moves = crowd.moves();
    ASSERT_EQ(back_up_beside(crowd, data, folder.path() / ("backup" + name)), "written");
    ASSERT_TRUE(everybody_moves_from(moves)) << "nobody is held up";
    const auto restored = restore_backup(folder.path() / ("backup" + name), folder.path() / name);
    ASSERT_TRUE(restored) << restored.error().sentence;
    expect_whole(folder.path() / name, before);
  }

  // The disk is gone, and the backup takes its place: the same people come to the same rooms.
  server.kill();
  load::ServerProcess second{folder.path() / std::to_string(times - 1), catalogue::games(),
                             server.port()};
  second.start();
  EXPECT_TRUE(everybody_moves_from(crowd.moves())) << "every room goes on";
  crowd.rest();
  EXPECT_TRUE(second.end_within(seconds{20}));
}

}  // namespace
}  // namespace backup
