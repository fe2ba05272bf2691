// A process that appends is killed at random moments; what it said was acknowledged must be there.
#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <random>
#include <thread>

#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "journal/testing/written_row.h"
#include "sqlite/testing/killed_writer.h"
#include "testing/scale.h"

namespace journal {
namespace {

using sqlite::testing::reports_until_killed;
using sqlite::testing::start;
using testing::Report;

// What has been read counts as acknowledged from then on.
void check(const std::filesystem::path& folder, std::map<std::uint64_t, std::size_t>& known) {
  auto journal = SqliteJournal::open(folder);
  ASSERT_TRUE(journal) << journal.error().sentence;
  for (auto& [table, acknowledged] : known) {
    const auto rows = (*journal)->read(testing::table_of(table));
    ASSERT_TRUE(rows) << rows.error().sentence;
    ASSERT_GE(rows->size(), acknowledged);
    ASSERT_LE(rows->size(), acknowledged + 1) << "a writer waits for each row";
    for (std::uint32_t number = 0; number < rows->size(); ++number) {
      ASSERT_EQ((*rows)[number], testing::written_row(table, number));
    }
    acknowledged = rows->size();
  }
}

TEST(Kill, what_was_acknowledged_survives_the_process) {
  const testing::TemporaryFolder folder(testing::Place::disk);
  std::mt19937_64 chance(3);
  std::map<std::uint64_t, std::size_t> known;
  std::size_t total = 0;
  for (unsigned round = 0; round < 40 / scale::thinned; ++round) {
    const auto writer = start(LIEBRARY_WRITER, folder.path());
    ASSERT_GT(writer.process, 0);
    const auto reports =
        reports_until_killed<Report>(writer, std::chrono::microseconds(chance() % 60'000));
    total += reports.size();
    for (const Report& report : reports) known[report.table] = report.number + 1;
    ASSERT_NO_FATAL_FAILURE(check(folder.path(), known)) << "round " << round;
  }
  EXPECT_GT(total, 100u);
}

TEST(Kill, another_process_is_named_and_its_end_frees_the_folder) {
  const testing::TemporaryFolder folder;
  const auto writer = start(LIEBRARY_WRITER, folder.path());
  Report report{};
  ASSERT_EQ(::read(writer.reports, &report, sizeof report), ssize_t{sizeof report});
  const auto held = SqliteJournal::open(folder.path());
  ASSERT_FALSE(held);
  EXPECT_EQ(held.error().trouble, Trouble::held);
  EXPECT_NE(held.error().sentence.find(" by process " + std::to_string(writer.process) + "."),
            std::string::npos)
      << held.error().sentence;
  reports_until_killed<Report>(writer, std::chrono::microseconds(0));
  EXPECT_TRUE(SqliteJournal::open(folder.path()));
}

}  // namespace
}  // namespace journal
