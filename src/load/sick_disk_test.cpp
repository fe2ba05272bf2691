// A real server whose disk is full, or fails: clients hear of it in a sentence, nothing is
// acknowledged that is not kept, and when the disk is well again everybody plays on.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <future>
#include <thread>

#include "catalogue/catalogue.h"
#include "client/http.h"
#include "journal/testing/temporary_folder.h"
#include "load/audit.h"
#include "load/crowd.h"
#include "load/server_process.h"
#include "sqlite/testing/disk.h"
#include "sqlite/testing/disk_files.h"

namespace load {
namespace {

using sqlite::testing::Call;
using sqlite::testing::Disk;
using sqlite::testing::Fault;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::uint64_t until_healed = 1'000'000'000;

// In this process, since the disk is in its memory.
class Server {
 public:
  explicit Server(const std::string& vfs) {
    auto call = call_for(folder.path(), 0);
    call.catches_signals = false;
    call.stores.vfs = vfs;
    std::promise<std::pair<std::uint16_t, serve::Stop>> ready;
    auto told = ready.get_future();
    thread_ = std::thread{[call, ready = std::move(ready)]() mutable {
      serve::serve(call, catalogue::games(), [&](std::uint16_t heard, const serve::Stop& stop) {
        ready.set_value({heard, stop});
      });
    }};
    std::tie(port, stop_) = told.get();
  }
  ~Server() { end(); }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void end() {
    if (!thread_.joinable()) return;
    stop_();
    thread_.join();
  }

  journal::testing::TemporaryFolder folder;
  std::uint16_t port = 0;

 private:
  serve::Stop stop_;
  std::thread thread_;
};

Plan small_plan() {
  Plan plan{.games = {}, .tables = 6, .think = milliseconds{5}, .data = {}};
  const std::vector<catalogue::Option> two{{"seats", "2"}};
  for (const auto& game : catalogue::games()) {
    plan.games.push_back({&game, game.options(two).value()});
  }
  return plan;
}

class SickDisk : public ::testing::TestWithParam<Fault> {};

TEST_P(SickDisk, TellsClientsAndLosesNothing) {
  Disk disk;
  sqlite::testing::DiskFiles files{disk};
  Server server{files.name()};
  const Plan plan = small_plan();
  Crowd crowd{plan, {.host = "127.0.0.1", .port = server.port}};
  crowd.sign_in();
  crowd.make_tables();
  crowd.play();
  const auto all_have_moved_since = [&](std::vector<std::uint64_t> before) {
    return [&crowd, before = std::move(before)] {
      const auto now = crowd.moves();
      return std::ranges::equal(before, now, std::less{});
    };
  };
  ASSERT_TRUE(crowd.work_until(all_have_moved_since(crowd.moves()), seconds{30}));

  disk.plan(GetParam());
  ASSERT_TRUE(crowd.work_until(
      [&] { return crowd.tally().refusals["cannot_save"] >= 2 * plan.tables; }, seconds{30}));
  const auto& sentence = crowd.tally().sentences["cannot_save"];
  EXPECT_EQ(sentence,
            "The server cannot save now, so this has not happened. Try again in a moment.");
  const auto acknowledged = [&] {
    std::size_t count = 0;
    for (const auto* moves : crowd.acknowledged()) count += moves->size();
    return count;
  };
  const auto before = acknowledged();
  crowd.work_for(milliseconds{500});
  EXPECT_EQ(acknowledged(), before) << "nothing can be kept, so nothing is acknowledged";
  EXPECT_TRUE(disk.fault_happened());

  disk.heal();
  EXPECT_TRUE(crowd.work_until(all_have_moved_since(crowd.moves()), seconds{30}));
  crowd.rest();
  server.end();
  const auto found =
      audit(server.folder.path(), catalogue::games(), crowd.acknowledged(), {.vfs = files.name()});
  ASSERT_TRUE(found) << found.error();
  EXPECT_GT(found->acknowledged, before);
  EXPECT_EQ(found->kept, found->acknowledged);
  EXPECT_TRUE(found->is_good());
}

// Nobody plays meanwhile, so nothing is saved but signs of life.
TEST_P(SickDisk, IsSeenByWhoeverWatchesAndForgottenWhenItIsWell) {
  Disk disk;
  sqlite::testing::DiskFiles files{disk};
  const Server server{files.name()};
  const auto becomes = [&](unsigned status) {
    const auto url = "http://127.0.0.1:" + std::to_string(server.port) + "/health";
    for (int tries = 0; tries < 200; ++tries) {
      const auto answer = client::Http::request("GET", url);
      if (answer && answer->status == status) return true;
      std::this_thread::sleep_for(milliseconds{100});
    }
    return false;
  };
  EXPECT_TRUE(becomes(200));
  disk.plan(GetParam());
  EXPECT_TRUE(becomes(503));
  disk.heal();
  EXPECT_TRUE(becomes(200));
}

INSTANTIATE_TEST_SUITE_P(Load, SickDisk,
                         ::testing::Values(Fault{Call::write, 1, SQLITE_FULL, until_healed},
                                           Fault{Call::write, 1, SQLITE_IOERR_WRITE, until_healed},
                                           Fault{Call::sync, 1, SQLITE_IOERR_FSYNC, until_healed}),
                         [](const auto& sick) {
                           if (sick.param.code == SQLITE_FULL) return "Full";
                           return sick.param.call == Call::write ? "CannotWrite" : "CannotSync";
                         });

}  // namespace
}  // namespace load
