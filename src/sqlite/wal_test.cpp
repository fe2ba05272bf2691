#include "sqlite/wal.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>
#include <string>

#include "journal/testing/temporary_folder.h"
#include "sqlite/database.h"

namespace sqlite {
namespace {

constexpr std::uint64_t page = 4096, frame = page + 24, header = 32;

// A database that was killed: its log has six transactions, of a page each but for the first.
class Log : public ::testing::Test {
 protected:
  Log() {
    const auto live = folder.path() / "live.db";
    auto database = Database::open(live, "");
    run(*database,
        "PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
    run(*database, "CREATE TABLE t (x)");
    run(*database, "PRAGMA wal_checkpoint(TRUNCATE)");
    for (int i = 0; i < 6; ++i) run(*database, "INSERT INTO t VALUES (1)");
    std::filesystem::copy_file(live, file);
    std::filesystem::copy_file(folder.path() / "live.db-wal", wal);
  }
  static void run(Database& database, const char* sql) { ASSERT_EQ(database.run(sql), SQLITE_OK); }

  void spoil(std::uint64_t at) {
    std::fstream bytes{wal, std::ios::in | std::ios::out | std::ios::binary};
    bytes.seekp(static_cast<std::streamoff>(at)) << "rotten";
  }
  std::int64_t rows() { return Database::open(file, "")->ask("SELECT count(*) FROM t").value(); }

  const journal::testing::TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / "it.db", wal = folder.path() / "it.db-wal";
};

TEST_F(Log, ThatIsWholeHasLostNothing) {
  ASSERT_EQ(std::filesystem::file_size(wal), header + 6 * frame);
  EXPECT_EQ(find_log_loss(file), std::nullopt);
  EXPECT_EQ(find_log_loss(folder.path() / "none.db"), std::nullopt);
  EXPECT_EQ(rows(), 6);
}

TEST_F(Log, SaysHowManyTransactionsAreGone) {
  spoil(header + 3 * frame + 500);
  EXPECT_EQ(find_log_loss(file), (LogLoss{3 * frame, 3}));
  EXPECT_EQ(rows(), 3) << "SQLite takes what comes before, and says nothing";
}

TEST_F(Log, WhoseHeaderIsDamagedIsAllGone) {
  spoil(16);
  EXPECT_EQ(find_log_loss(file), (LogLoss{6 * frame, 0}));
  EXPECT_EQ(rows(), 0);
}

TEST_F(Log, AnUnfinishedTransactionIsNoLoss) {
  std::filesystem::resize_file(wal, header + 4 * frame + 900);
  EXPECT_EQ(find_log_loss(file), std::nullopt) << "it was being written";
  EXPECT_EQ(rows(), 4);
}

// A log is overwritten from its beginning; behind its end are the frames of an earlier one.
TEST_F(Log, AnEarlierLogBehindItIsNoLoss) {
  const auto other = folder.path() / "other.db";
  auto database = Database::open(other, "");
  run(*database, "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (x)");
  for (int i = 0; i < 6; ++i) run(*database, "INSERT INTO t VALUES (1)");
  run(*database, "PRAGMA wal_checkpoint(RESTART)");
  run(*database, "INSERT INTO t VALUES (1)");
  std::filesystem::copy_file(other, folder.path() / "copy.db");
  std::filesystem::copy_file(folder.path() / "other.db-wal", folder.path() / "copy.db-wal");
  EXPECT_GT(std::filesystem::file_size(folder.path() / "copy.db-wal"), header + 6 * frame);
  EXPECT_EQ(find_log_loss(folder.path() / "copy.db"), std::nullopt);
}

}  // namespace
}  // namespace sqlite
