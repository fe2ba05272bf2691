// A disk that is full or fails, at every single call: nothing is acknowledged falsely, nothing
// refused comes back, and play goes on when the disk is well again.
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>

#include "journal/testing/play.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/testing/disk.h"
#include "sqlite/testing/disk_files.h"
#include "testing/scale.h"

namespace journal {
namespace {

using sqlite::testing::Call;
using sqlite::testing::Disk;
using sqlite::testing::Fate;
using sqlite::testing::Fault;
using testing::Verdict;

const testing::Story& story() {
  static const auto told = testing::random_story(7, 16);
  return told;
}

struct Trial {
  Disk disk;
  sqlite::testing::DiskFiles files{disk};
  testing::Witness witness;
  testing::TemporaryFolder folder;
  std::optional<Failure> failure;

  auto open() {
    return SqliteJournal::open(folder.path(), SqliteOptions{files.name(), "FULL", 12});
  }

  // The fault strikes somewhere between opening and the end of the story.
  void strike(const Fault& fault) {
    disk.plan(fault);
    auto journal = open();
    if (!journal) {
      failure = journal.error();
      return;
    }
    failure = play(**journal, story(), witness);
    disk.cut_power();
  }
};

// Refused rows must be absent after a crash at that very moment, whatever the crash keeps.
Verdict crash_after(const Fault& fault, Fate fate) {
  Trial trial;
  trial.strike(fault);
  trial.disk.cut_power();
  trial.disk.start_again(fate, fault.at);
  auto journal = trial.open();
  if (!journal) return {1, {journal.error().sentence}};
  return trial.witness.judge(**journal);
}

// The journal itself must do well again, without being opened anew.
Verdict heal_after(const Fault& fault) {
  Trial trial;
  auto journal = trial.open();
  if (!journal) return {1, {journal.error().sentence}};
  trial.disk.plan(fault);
  for (const testing::Group& group : story()) {
    if (play(**journal, group, trial.witness)) break;
  }
  trial.disk.heal();
  Verdict verdict = trial.witness.judge(**journal);
  if (!verdict.good()) return verdict;
  trial.witness.adopt(**journal);
  if (auto wrong = carry_on(**journal, trial.witness, 1000)) return {0, {*wrong}};
  trial.disk.cut_power();
  journal->reset();
  trial.disk.start_again(Fate::forgotten, 0);
  journal = trial.open();
  if (!journal) return {1, {journal.error().sentence}};
  return trial.witness.judge(**journal);
}

std::uint64_t calls_in_the_whole_story(Call call) {
  Trial trial;
  trial.strike({Call::open, 1'000'000, SQLITE_CANTOPEN});
  return trial.disk.counts().calls[call];
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
  const auto calls = calls_in_the_whole_story(fault.call);
  ASSERT_GT(calls, 0u);
  for (fault.at = 1; fault.at <= calls; fault.at += scale::thinned) {
    const Fate fate = std::array{Fate::killed, Fate::forgotten, Fate::scattered}[fault.at % 3];
    const Verdict crashed = crash_after(fault, fate);
    ASSERT_TRUE(crashed.good()) << fmt::format("call {}: {}", fault.at, crashed.text());
    const Verdict healed = heal_after(fault);
    ASSERT_TRUE(healed.good()) << fmt::format("call {}, healed: {}", fault.at, healed.text());
  }
}

constexpr std::uint64_t always = 1'000'000;

INSTANTIATE_TEST_SUITE_P(
    EveryCall, Faults,
    ::testing::Values(
        Kind{"full_for_a_moment", {Call::write, 0, SQLITE_FULL, 1, Fault::Effect::half}},
        Kind{"full_for_long", {Call::write, 0, SQLITE_FULL, always, Fault::Effect::half}},
        Kind{"write_fails_once", {Call::write, 0, SQLITE_IOERR_WRITE, 1}},
        Kind{"write_fails_but_is_done",
             {Call::write, 0, SQLITE_IOERR_WRITE, 1, Fault::Effect::whole}},
        Kind{"write_fails_for_long",
             {Call::write, 0, SQLITE_IOERR_WRITE, always, Fault::Effect::half}},
        Kind{"sync_fails_once", {Call::sync, 0, SQLITE_IOERR_FSYNC, 1}},
        Kind{"sync_fails_but_is_done",
             {Call::sync, 0, SQLITE_IOERR_FSYNC, 1, Fault::Effect::whole}},
        Kind{"sync_fails_for_long", {Call::sync, 0, SQLITE_IOERR_FSYNC, always}},
        Kind{"read_fails_once", {Call::read, 0, SQLITE_IOERR_READ, 1}},
        Kind{"truncate_fails_once", {Call::truncate, 0, SQLITE_IOERR_TRUNCATE, 1}},
        Kind{"remove_fails_once", {Call::remove, 0, SQLITE_IOERR_DELETE, 1}},
        Kind{"open_fails_once", {Call::open, 0, SQLITE_CANTOPEN, 1}},
        Kind{"lock_fails_once", {Call::lock, 0, SQLITE_IOERR_LOCK, 1}}),
    [](const auto& kind) { return std::string(kind.param.name); });

std::optional<Trouble> trouble(const std::optional<Failure>& failure) {
  return failure ? std::optional(failure->trouble) : std::nullopt;
}

struct Sick {
  const TableId table = testing::table_of(1);
  Trial trial;
  std::unique_ptr<SqliteJournal> journal = std::move(*trial.open());

  std::optional<Failure> append(std::uint32_t number, bool last = false) {
    const CommandKey command{"ann", std::to_string(number)};
    return append_and_wait(*journal, {table, number, 0, command, "x", last});
  }
  std::size_t rows() { return journal->read(table).value_or(std::vector<Row>{}).size(); }
};

TEST(Fault, a_full_disk_says_so_and_takes_the_same_command_later) {
  Sick sick;
  ASSERT_FALSE(sick.append(0));
  sick.trial.disk.plan({Call::write, 1, SQLITE_FULL, always, Fault::Effect::half});
  const auto failure = sick.append(1);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->trouble, Trouble::full);
  EXPECT_EQ(failure->sentence,
            fmt::format("The disk that holds {}/liebrary.db is full. Make room and try again; what "
                        "was kept before is safe.",
                        sick.trial.folder.path().string()));
  EXPECT_EQ(trouble(sick.journal->beat(5)), Trouble::full);
  sick.trial.disk.heal();
  EXPECT_FALSE(sick.append(1));
}

TEST(Fault, a_failed_sync_that_was_mended_is_certain) {
  Sick sick;
  ASSERT_FALSE(sick.append(0));
  sick.trial.disk.plan({Call::sync, 1, SQLITE_IOERR_FSYNC, 1});
  EXPECT_EQ(trouble(sick.append(1)), Trouble::failed);
  EXPECT_EQ(sick.rows(), 1u);
  EXPECT_FALSE(sick.append(1));
}

TEST(Fault, a_sync_that_keeps_failing_leaves_it_unsure_until_it_is_well) {
  Sick sick;
  ASSERT_FALSE(sick.append(0));
  sick.trial.disk.plan({Call::sync, 1, SQLITE_IOERR_FSYNC, always});
  EXPECT_EQ(trouble(sick.append(1)), Trouble::unsure);
  const auto read = sick.journal->read(sick.table);
  EXPECT_FALSE(read) << "what could still come back or vanish was shown";
  EXPECT_EQ(trouble(sick.append(1)), Trouble::failed);
  sick.trial.disk.heal();
  EXPECT_EQ(sick.rows(), 1u);
  EXPECT_FALSE(sick.append(1));
}

TEST(Fault, a_finished_table_waits_for_the_archive_until_there_is_room) {
  Sick sick;
  ASSERT_FALSE(sick.append(0));
  // The commit of the row still finds room, the move after it does not.
  sick.journal->wait_until_idle();
  const auto before = sick.trial.disk.counts().calls[Call::write];
  ASSERT_FALSE(sick.append(1));
  const auto writes = sick.trial.disk.counts().calls[Call::write] - before;
  sick.trial.disk.plan({Call::write, writes + 1, SQLITE_FULL, always});
  ASSERT_FALSE(sick.append(2, true));
  sick.journal->wait_until_idle();
  EXPECT_TRUE(sick.trial.disk.fault_happened());
  EXPECT_EQ(sick.rows(), 3u);
  EXPECT_EQ(sick.journal->finished(9)->size(), 1u);
  sick.trial.disk.heal();
  ASSERT_FALSE(sick.journal->beat(1));
  sick.journal->wait_until_idle();
  EXPECT_EQ(sick.rows(), 3u);
  EXPECT_EQ(trouble(sick.append(3)), Trouble::out_of_order);
}

}  // namespace
}  // namespace journal
