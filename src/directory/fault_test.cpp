// A disk that is full, fails or loses its power: nothing is acknowledged falsely, nothing refused
// comes back, and changes are made again when the disk is well.
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

#include "directory/sqlite_directory.h"
#include "directory/testing/difference.h"
#include "directory/testing/random_change.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/gaps.h"
#include "sqlite/testing/disk.h"
#include "sqlite/testing/disk_files.h"
#include "testing/scale.h"

namespace directory {
namespace {

using sqlite::testing::Call;
using sqlite::testing::Disk;
using sqlite::testing::Fate;
using sqlite::testing::Fault;
using testing::History;

constexpr std::uint64_t always = 1'000'000;

const std::vector<Change>& story() {
  static const auto told = [] {
    std::mt19937_64 chance(9);
    std::vector<Change> changes;
    for (int i = 0; i < 60; ++i) {
      changes.push_back(testing::random_change(chance));
      if (i % 20 == 19) changes.emplace_back(ErasePerson{testing::person_of(chance() % 3)});
    }
    return changes;
  }();
  return told;
}

struct Trial {
  Disk disk;
  sqlite::testing::DiskFiles files{disk};
  journal::testing::TemporaryFolder folder;
  History history;                 // of what was acknowledged
  std::size_t next = 0;            // of the story
  std::optional<Failure> failure;  // of that one
  SqliteOptions options{files.name(), "FULL", 12};

  auto open() { return SqliteDirectory::open(folder.path(), options); }

  // Until the story ends or a change is not made.
  void live(SqliteDirectory& directory) {
    failure.reset();
    for (; next < story().size(); ++next) {
      failure = change_and_wait(directory, story()[next]);
      if (failure && failure->trouble != Trouble::name_taken) return;
      history.refuses_or_adds(story()[next]);
      failure.reset();
      directory.wait_until_idle();
    }
  }

  bool is_unsure() const {
    return failure && failure->sentence.find("it is not known whether") != std::string::npos;
  }

  // What is wrong after the machine has started again.
  std::string judge() {
    auto directory = open();
    if (!directory) return directory.error().sentence;
    std::string wrong = testing::difference(history, **directory);
    if (wrong.empty() || !is_unsure()) return wrong;
    History other = history;
    other.refuses_or_adds(story()[next]);
    return testing::difference(other, **directory);
  }
};

std::string crash_after(const Fault& fault, Fate fate) {
  Trial trial;
  trial.disk.plan(fault);
  if (auto directory = trial.open()) {
    trial.live(**directory);
    trial.disk.cut_power();
  }
  trial.disk.cut_power();
  trial.disk.start_again(fate, fault.at);
  return trial.judge();
}

std::string heal_after(const Fault& fault) {
  Trial trial;
  auto directory = trial.open();
  if (!directory) return directory.error().sentence;
  trial.disk.plan(fault);
  trial.live(**directory);
  trial.disk.heal();
  trial.live(**directory);
  if (trial.failure) return trial.failure->sentence;
  std::string wrong = testing::difference(trial.history, **directory);
  if (!wrong.empty()) return wrong;
  trial.disk.cut_power();
  directory->reset();
  trial.disk.start_again(Fate::forgotten, 0);
  return trial.judge();
}

Disk::Counts counts_of_the_whole_story() {
  Trial trial;
  auto directory = std::move(*trial.open());
  trial.live(*directory);
  return trial.disk.counts();
}

// About so many of them, evenly spread.
std::uint64_t stride(std::uint64_t calls) {
  return std::max<std::uint64_t>(1, calls / 60) * scale::thinned;
}

struct Kind {
  const char* name;
  Fault fault;
  // NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for this name
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }
};

class Faults : public ::testing::TestWithParam<Kind> {};

TEST_P(Faults, nothing_is_acknowledged_falsely) {
  Fault fault = GetParam().fault;
  const auto calls = counts_of_the_whole_story().calls[fault.call];
  ASSERT_GT(calls, 0u);
  for (fault.at = 1; fault.at <= calls; fault.at += stride(calls)) {
    const Fate fate = std::array{Fate::killed, Fate::forgotten, Fate::scattered}[fault.at % 3];
    ASSERT_EQ(crash_after(fault, fate), "") << "crash at call " << fault.at;
    ASSERT_EQ(heal_after(fault), "") << "healed after call " << fault.at;
  }
}

INSTANTIATE_TEST_SUITE_P(
    ManyCalls, Faults,
    ::testing::Values(
        Kind{"full_for_a_moment", {Call::write, 0, SQLITE_FULL, 1, Fault::Effect::half}},
        Kind{"full_for_long", {Call::write, 0, SQLITE_FULL, always, Fault::Effect::half}},
        Kind{"write_fails_once", {Call::write, 0, SQLITE_IOERR_WRITE, 1}},
        Kind{"write_fails_but_is_done",
             {Call::write, 0, SQLITE_IOERR_WRITE, 1, Fault::Effect::whole}},
        Kind{"sync_fails_once", {Call::sync, 0, SQLITE_IOERR_FSYNC, 1}},
        Kind{"sync_fails_but_is_done",
             {Call::sync, 0, SQLITE_IOERR_FSYNC, 1, Fault::Effect::whole}},
        Kind{"sync_fails_for_long", {Call::sync, 0, SQLITE_IOERR_FSYNC, always}},
        Kind{"read_fails_once", {Call::read, 0, SQLITE_IOERR_READ, 1}},
        Kind{"truncate_fails_once", {Call::truncate, 0, SQLITE_IOERR_TRUNCATE, 1}},
        Kind{"open_fails_once", {Call::open, 0, SQLITE_CANTOPEN, 1}},
        Kind{"lock_fails_once", {Call::lock, 0, SQLITE_IOERR_LOCK, 1}}),
    [](const auto& kind) { return std::string(kind.param.name); });

TEST(Crash, nothing_acknowledged_is_lost_at_any_step) {
  const auto steps = counts_of_the_whole_story().steps;
  for (std::uint64_t step = 0; step <= steps; step += stride(steps)) {
    for (const Fate fate : {Fate::forgotten, Fate::scattered, Fate::torn, Fate::killed}) {
      Trial trial;
      trial.disk.cut_power_after_steps(step);
      if (auto directory = trial.open()) {
        trial.live(**directory);
        trial.disk.cut_power();
      }
      trial.disk.cut_power();
      trial.disk.start_again(fate, step);
      // The change that was under way when the power went may or may not be there.
      if (trial.failure) trial.failure->sentence = "it is not known whether";
      ASSERT_EQ(trial.judge(), "") << fmt::format("step {}, fate {}", step, static_cast<int>(fate));
    }
  }
}

// The same story and the same judge, with a store that cuts corners: if its changes were not
// missed, the tests above would prove nothing.
TEST(Crash, the_judge_misses_changes_that_were_never_synced) {
  const auto wrong_with = [](const char* synchronous) {
    std::size_t wrong = 0;
    for (std::uint64_t step = 0; step <= counts_of_the_whole_story().steps; step += 40) {
      Trial trial;
      trial.options.synchronous = synchronous;
      trial.disk.cut_power_after_steps(step);
      if (auto directory = trial.open()) trial.live(**directory);
      trial.disk.start_again(Fate::forgotten, step);
      wrong += trial.judge().empty() ? 0 : 1;
    }
    return wrong;
  };
  EXPECT_GT(wrong_with("NORMAL"), 0u);
  EXPECT_EQ(wrong_with("FULL"), 0u);
}

TEST(Fault, a_full_disk_says_so_and_takes_the_same_change_later) {
  Trial trial;
  auto directory = std::move(*trial.open());
  const Change change = PutPerson{{testing::person_of(1), "Ann", "", 1, 1}};
  trial.disk.plan({Call::write, 1, SQLITE_FULL, always, Fault::Effect::half});
  const auto failure = change_and_wait(*directory, change);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->trouble, Trouble::full);
  EXPECT_EQ(failure->sentence,
            fmt::format("The disk that holds {}/directory.db is full. Make room and try again; "
                        "what was kept before is safe.",
                        trial.folder.path().string()));
  EXPECT_FALSE(directory->person(testing::person_of(1)).value());
  trial.disk.heal();
  EXPECT_FALSE(change_and_wait(*directory, change));
  EXPECT_TRUE(directory->person(testing::person_of(1)).value());
}

TEST(Fault, what_cannot_be_read_is_said_and_read_later) {
  Trial trial;
  auto directory = std::move(*trial.open());
  ASSERT_FALSE(change_and_wait(*directory, PutPerson{{testing::person_of(1), "Ann", "", 1, 1}}));
  trial.disk.plan({Call::read, 1, SQLITE_IOERR_READ, always});
  const auto answer = directory->person(testing::person_of(1));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().trouble, Trouble::failed);
  EXPECT_NE(answer.error().sentence.find("Look at the disk"), std::string::npos);
  trial.disk.heal();
  EXPECT_TRUE(directory->person(testing::person_of(1)).value());
}

TEST(Fault, remains_that_could_not_be_removed_are_removed_later) {
  Trial trial;
  auto directory = std::move(*trial.open());
  ASSERT_FALSE(change_and_wait(*directory, PutPerson{{testing::person_of(1), "Ann", "", 1, 1}}));
  directory->wait_until_idle();
  const auto before = trial.disk.counts().calls[Call::write];
  ASSERT_FALSE(change_and_wait(*directory, SawPerson{testing::person_of(1), 2}));
  const auto writes = trial.disk.counts().calls[Call::write] - before;
  // The erasure finds room, writing the database anew does not.
  trial.disk.plan({Call::write, 2 * writes + 1, SQLITE_FULL, always});
  ASSERT_FALSE(change_and_wait(*directory, ErasePerson{testing::person_of(1)}));
  directory->wait_until_idle();
  ASSERT_TRUE(trial.disk.fault_happened());
  EXPECT_FALSE(directory->person(testing::person_of(1)).value());
  trial.disk.heal();
  ASSERT_FALSE(change_and_wait(*directory, SawPerson{testing::person_of(2), 2}));
  directory->wait_until_idle();
  directory.reset();
  EXPECT_FALSE(
      (*SqliteStore::open(trial.folder.path(), {trial.files.name(), "FULL", 12}))->has_remains());
}

TEST(Fault, what_an_older_program_left_waits_for_room_to_write_everything_anew) {
  Trial trial;
  const PersonId ann = testing::person_of(1);
  ASSERT_FALSE(change_and_wait(**trial.open(), PutPerson{{ann, "Ann", "", 1, 1}}));
  {
    auto older = Database::open(trial.folder.path() / "directory.db", trial.files.name());
    ASSERT_EQ(older->run("WITH some (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM some LIMIT 300)"
                         "INSERT INTO person SELECT randomblob(16), hex(randomblob(30)), NULL, '',"
                         " 1, 1 FROM some; PRAGMA wal_checkpoint(TRUNCATE)"),
              SQLITE_OK);
    ASSERT_FALSE(*sqlite::are_gaps_blank(*older));
  }
  trial.disk.plan({Call::write, 1, SQLITE_FULL, always});
  auto directory = std::move(*trial.open());
  ASSERT_TRUE(trial.disk.fault_happened());
  EXPECT_TRUE(directory->person(ann).value());
  trial.disk.heal();
  ASSERT_FALSE(change_and_wait(*directory, ErasePerson{ann}));
  directory->wait_until_idle();
  directory.reset();
  const auto store = std::move(*SqliteStore::open(trial.folder.path(), trial.options));
  EXPECT_FALSE(store->has_remains());
  auto file = Database::open(store->file(), trial.files.name());
  EXPECT_TRUE(*sqlite::are_gaps_blank(*file));
}

}  // namespace
}  // namespace directory
