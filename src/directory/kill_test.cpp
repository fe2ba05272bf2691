// A process that writes is killed at random moments; what it said was acknowledged must be there.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <random>

#include "directory/sqlite_directory.h"
#include "directory/testing/raw_files.h"
#include "directory/testing/written.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/store.h"
#include "sqlite/testing/killed_writer.h"
#include "testing/scale.h"

namespace directory {
namespace {

using sqlite::testing::reports_until_killed;
using sqlite::testing::start;
using testing::lanes;
using testing::Report;

using Known = std::array<std::uint64_t, lanes>;  // how many changes of each lane must be there

void check(const std::filesystem::path& folder, Known& known) {
  auto directory = SqliteDirectory::open(folder);
  ASSERT_TRUE(directory) << directory.error().sentence;
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    const std::uint64_t found = testing::count_written(**directory, lane);
    ASSERT_GE(found, known[lane]);
    ASSERT_LE(found, known[lane] + 1) << "a lane waits for each change";
    ASSERT_TRUE(testing::has_written(**directory, lane, found));
    known[lane] = found;  // what has been read counts as acknowledged
  }
}

// The writer removes remains all the time, and may have been killed while it did.
void check_erased(const std::filesystem::path& folder, std::uint64_t erased) {
  {
    const auto directory = std::move(*SqliteDirectory::open(folder));
    directory->wait_until_idle();
    const std::string all = testing::bytes_in(folder);
    for (std::uint64_t i = 0; i < erased; ++i) {
      ASSERT_EQ(testing::count(all, testing::fleeting_name(2 * i)), 0u) << i << " of " << erased;
    }
  }
  auto database = Database::open_for_reading(folder / "directory.db", "");
  ASSERT_EQ(sqlite::find_damage(*database, false), std::vector<std::string>{});
}

TEST(Kill, what_was_acknowledged_survives_the_process) {
  const journal::testing::TemporaryFolder folder(journal::testing::Place::disk);
  std::mt19937_64 chance(5);
  Known known{};
  std::size_t total = 0, all_erased = 0;
  for (unsigned round = 0; round < 24 / scale::thinned; ++round) {
    const auto writer = start(LIEBRARY_WRITER, folder.path());
    ASSERT_GT(writer.process, 0);
    const auto reports =
        reports_until_killed<Report>(writer, std::chrono::microseconds(chance() % 40'000));
    total += reports.size();
    std::uint64_t erased = 0;
    for (const Report& report : reports) {
      if (report.lane == lanes) {
        erased = (report.number + 1) / 2;
      } else {
        known.at(report.lane) = report.number + 1;
      }
    }
    ASSERT_NO_FATAL_FAILURE(check(folder.path(), known)) << "round " << round;
    ASSERT_NO_FATAL_FAILURE(check_erased(folder.path(), erased)) << "round " << round;
    all_erased += erased;
  }
  EXPECT_GT(total, 50u);
  EXPECT_GT(all_erased, 5u);
}

TEST(Kill, another_process_is_named_and_its_end_frees_the_store) {
  const journal::testing::TemporaryFolder folder;
  const auto writer = start(LIEBRARY_WRITER, folder.path());
  Report report{};
  ASSERT_EQ(::read(writer.reports, &report, sizeof report), ssize_t{sizeof report});
  const auto held = SqliteDirectory::open(folder.path());
  ASSERT_FALSE(held);
  EXPECT_EQ(held.error().trouble, Trouble::held);
  EXPECT_EQ(held.error().sentence, "The people and rooms in " + folder.path().string() +
                                       " are in use by process " + std::to_string(writer.process) +
                                       ". Stop it, or name another folder.");
  reports_until_killed<Report>(writer, std::chrono::microseconds(0));
  EXPECT_TRUE(SqliteDirectory::open(folder.path()));
}

}  // namespace
}  // namespace directory
