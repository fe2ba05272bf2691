// The power goes at every single step of a story; what was acknowledged must be there afterwards.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "journal/testing/play.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/testing/disk.h"
#include "sqlite/testing/disk_files.h"
#include "testing/scale.h"

namespace journal {
namespace {

using sqlite::testing::Disk;
using sqlite::testing::Fate;
using testing::Verdict;

struct Machine {
  Disk disk;
  sqlite::testing::DiskFiles files{disk};
  testing::Witness witness;
  testing::TemporaryFolder folder;
  SqliteOptions options{files.name(), "FULL", 12};

  auto open() { return SqliteJournal::open(folder.path(), options); }

  // Plays until the story ends or the power goes.
  void live(const testing::Story& story) {
    if (auto journal = open()) {
      play(**journal, story, witness);
      disk.cut_power();
    }
    disk.cut_power();
  }

  Verdict judge() {
    auto journal = open();
    if (!journal) return {1, {journal.error().sentence}};
    return witness.judge(**journal);
  }
};

const testing::Story& story() {
  static const auto told = testing::random_story(20, 24);
  return told;
}

// After one crash: all is there; after a second, everything read in between; and play goes on.
Verdict crash_and_recover(Machine& machine, Fate fate, std::uint64_t seed) {
  machine.live(story());
  machine.disk.start_again(fate, seed);
  {
    auto journal = machine.open();
    if (!journal) return {1, {journal.error().sentence}};
    Verdict verdict = machine.witness.judge(**journal);
    if (!verdict.good()) return verdict;
    machine.witness.adopt(**journal);
    machine.disk.cut_power();
  }
  machine.disk.start_again(Fate::forgotten, seed);
  {
    auto journal = machine.open();
    if (!journal) return {1, {journal.error().sentence}};
    Verdict verdict = machine.witness.judge(**journal);
    if (!verdict.good()) return verdict;
    if (auto wrong = carry_on(**journal, machine.witness, 1000)) return {0, {*wrong}};
  }
  return machine.judge();
}

Disk::Counts counts_of_the_whole_story() {
  Machine machine;
  machine.live(story());
  return machine.disk.counts();
}

constexpr Fate fates[] = {Fate::forgotten, Fate::scattered, Fate::torn, Fate::killed};

TEST(Crash, the_story_exercises_what_can_go_wrong) {
  Machine machine;
  machine.live(story());
  machine.disk.start_again(Fate::forgotten, 0);
  EXPECT_GE(machine.disk.counts().syncs, 60u);
  auto journal = machine.open();
  ASSERT_TRUE(journal);
  EXPECT_GE((*journal)->finished(100)->size(), 5u);
  EXPECT_GE((*journal)->running()->size(), 2u);
  EXPECT_GT(*(*journal)->last_beat(), 0);
}

TEST(Crash, nothing_acknowledged_is_lost_at_any_sync) {
  const auto syncs = counts_of_the_whole_story().syncs;
  for (std::uint64_t sync = 0; sync <= syncs; sync += scale::thinned) {
    for (const Fate fate : fates) {
      Machine machine;
      machine.disk.cut_power_after_syncs(sync);
      const Verdict verdict = crash_and_recover(machine, fate, sync);
      ASSERT_TRUE(verdict.good()) << fmt::format("sync {}, fate {}: {}", sync,
                                                 static_cast<int>(fate), verdict.text());
    }
  }
}

TEST(Crash, nothing_acknowledged_is_lost_at_any_write) {
  const auto steps = counts_of_the_whole_story().steps;
  for (std::uint64_t step = 0; step <= steps; step += scale::thinned) {
    Machine machine;
    machine.disk.cut_power_after_steps(step);
    const Fate fate = fates[1 + step % 3];
    const Verdict verdict = crash_and_recover(machine, fate, step);
    ASSERT_TRUE(verdict.good()) << fmt::format("step {}, fate {}: {}", step, static_cast<int>(fate),
                                               verdict.text());
  }
}

// The same story and the same judge, with a store that cuts corners: if these rows were not missed,
// the tests above would prove nothing.
std::size_t lost_with(const char* synchronous) {
  std::size_t lost = 0;
  const auto steps = counts_of_the_whole_story().steps;
  for (std::uint64_t step = 0; step <= steps; step += 16) {
    Machine machine;
    machine.options.synchronous = synchronous;
    machine.disk.cut_power_after_steps(step);
    machine.live(story());
    machine.disk.start_again(Fate::forgotten, step);
    machine.options.synchronous = "FULL";
    lost += machine.judge().lost;
  }
  return lost;
}

TEST(Crash, the_judge_misses_rows_that_were_never_synced) {
  EXPECT_GT(lost_with("OFF"), 0u);
  EXPECT_GT(lost_with("NORMAL"), 0u);
  EXPECT_EQ(lost_with("FULL"), 0u);
}

}  // namespace
}  // namespace journal
