// Finished tables leave the hot log, and nobody who reads can tell.
#include <gtest/gtest.h>

#include "journal/sqlite_journal.h"
#include "journal/testing/story.h"
#include "journal/testing/temporary_folder.h"
#include "testing/scale.h"

namespace journal {
namespace {

using testing::table_of;

std::vector<Change> game(std::uint64_t table, std::uint32_t rows) {
  std::vector<Change> changes;
  for (std::uint32_t number = 0; number < rows; ++number) {
    changes.emplace_back(Row{table_of(table), number, static_cast<std::int64_t>(table),
                             CommandKey{"ann", std::to_string(number)}, std::string(60, 'x'),
                             number + 1 == rows});
  }
  return changes;
}

std::int64_t count(const std::filesystem::path& folder, const char* sql) {
  auto database = Database::open(folder / "liebrary.db", "");
  return *database->ask(sql);
}

TEST(Archive, reads_the_same_before_and_after_the_move) {
  const testing::TemporaryFolder folder;
  auto store = std::move(*SqliteStore::open(folder.path(), {}));
  const auto changes = game(1, 5);
  for (const auto& outcome : store->keep(changes)) ASSERT_FALSE(outcome);
  ASSERT_EQ(store->to_archive(), 1u);
  const auto hot = *store->read(table_of(1));
  const auto listed = *store->finished(9);
  ASSERT_EQ(hot.size(), 5u);
  ASSERT_FALSE(store->archive());
  EXPECT_EQ(store->to_archive(), 0u);
  EXPECT_EQ(*store->read(table_of(1)), hot);
  EXPECT_EQ(*store->finished(9), listed);
  store.reset();
  EXPECT_EQ(count(folder.path(), "SELECT count(*) FROM hot"), 0);
  EXPECT_EQ(count(folder.path(), "SELECT count(*) FROM archive"), 5);
}

TEST(Archive, still_knows_numbers_and_commands) {
  const testing::TemporaryFolder folder;
  auto store = std::move(*SqliteStore::open(folder.path(), {}));
  store->keep(game(1, 3));
  ASSERT_FALSE(store->archive());
  const Change late[] = {Row{table_of(1), 3, 0, CommandKey{"ann", "9"}, "", false},
                         Row{table_of(1), 3, 0, CommandKey{"ann", "2"}, "", false},
                         Row{table_of(1), 0, 0, std::nullopt, "", false}};
  const auto outcomes = store->keep(late);
  EXPECT_EQ(outcomes[0]->trouble, Trouble::out_of_order);
  EXPECT_EQ(outcomes[1]->trouble, Trouble::repeated_command);
  EXPECT_EQ(outcomes[2]->trouble, Trouble::out_of_order);
}

TEST(Archive, a_missing_row_is_damage_and_not_a_shorter_game) {
  const testing::TemporaryFolder folder;
  auto store = std::move(*SqliteStore::open(folder.path(), {}));
  store->keep(game(1, 3));
  ASSERT_FALSE(store->archive());
  for (const char* row : {"2", "1"}) {
    const auto loss = std::string("DELETE FROM archive WHERE number = ") + row;
    ASSERT_EQ(sqlite3_exec(store->connection(), loss.c_str(), nullptr, nullptr, nullptr),
              SQLITE_OK);
    const auto rows = store->read(table_of(1));
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().trouble, Trouble::damaged);
  }
}

TEST(Archive, a_busy_writer_archives_too) {
  const testing::TemporaryFolder folder;
  constexpr std::uint64_t games = 2000 / scale::thinned;
  {
    auto journal = std::move(*SqliteJournal::open(folder.path()));
    for (std::uint64_t table = 0; table < games; ++table) {
      for (Change& change : game(table, 2)) {
        journal->append(std::get<Row>(std::move(change)),
                        [](const auto& failure) { EXPECT_FALSE(failure); });
      }
    }
    journal->wait_until_idle();
    EXPECT_EQ(journal->finished(2 * games)->size(), games);
  }
  EXPECT_EQ(count(folder.path(), "SELECT count(*) FROM hot"), 0);
  EXPECT_EQ(count(folder.path(), "SELECT count(*) FROM finished"), games);
}

// What opening costs depends on the hot log alone: with any number of finished tables it reads as
// many pages as with none. bench/journal_bench --finished 100000 measures the time.
TEST(Archive, opening_does_not_read_finished_tables) {
  const testing::TemporaryFolder folder;
  const auto pages_read_to_open = [&] {
    auto store = std::move(*SqliteStore::open(folder.path(), {}));
    int now = 0, peak = 0;
    sqlite3_db_status(store->connection(), SQLITE_DBSTATUS_CACHE_MISS, &now, &peak, 0);
    EXPECT_EQ(store->to_archive(), 0u);
    return now;
  };
  std::uint64_t table = 0;
  const auto archive = [&](std::uint64_t games) {
    auto store = std::move(*SqliteStore::open(folder.path(), {}));
    for (std::uint64_t end = table + games; table < end; ++table) {
      store->keep(game(table, 10));
      ASSERT_FALSE(store->archive());
    }
  };
  archive(5);
  const int few = pages_read_to_open();
  archive(1000 / scale::thinned);
  EXPECT_LE(pages_read_to_open(), few + 2);
  auto store = std::move(*SqliteStore::open(folder.path(), {}));
  EXPECT_EQ(store->finished(5)->front().table, table_of(table - 1));
  EXPECT_EQ(store->read(table_of(3))->size(), 10u);
}

}  // namespace
}  // namespace journal
