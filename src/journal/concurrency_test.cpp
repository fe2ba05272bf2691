// Many threads, one writer.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "journal/sqlite_journal.h"
#include "journal/testing/story.h"
#include "journal/testing/temporary_folder.h"

namespace journal {
namespace {

using testing::table_of;

Row row_of(std::uint64_t table, std::uint32_t number, bool last = false) {
  return {table_of(table), number, number, {{"p", std::to_string(number)}}, "entry", last};
}

TEST(Concurrency, many_threads_append_and_read) {
  const testing::TemporaryFolder folder(testing::Place::disk);
  constexpr std::uint64_t threads = 8;
  constexpr std::uint32_t games = 6, rows = 12;
  {
    auto journal = std::move(*SqliteJournal::open(folder.path()));
    std::atomic<int> failures = 0;
    std::vector<std::thread> all;
    for (std::uint64_t thread = 0; thread < threads; ++thread) {
      all.emplace_back([&, thread] {
        for (std::uint64_t game = 0; game < games; ++game) {
          const std::uint64_t table = thread * games + game;
          for (std::uint32_t number = 0; number < rows; ++number) {
            if (append_and_wait(*journal, row_of(table, number, number + 1 == rows))) ++failures;
          }
          const auto found = journal->read(table_of(table));
          if (!found || found->size() != rows) ++failures;
          if (journal->beat(1) || !journal->running() || !journal->finished(3)) ++failures;
        }
      });
    }
    for (auto& thread : all) thread.join();
    EXPECT_EQ(failures, 0);
  }
  auto journal = std::move(*SqliteJournal::open(folder.path()));
  EXPECT_EQ(journal->finished(1000)->size(), threads * games);
  for (std::uint64_t table = 0; table < threads * games; ++table) {
    const auto found = journal->read(table_of(table));
    ASSERT_TRUE(found && found->size() == rows);
    EXPECT_EQ(found->at(rows - 1), row_of(table, rows - 1, true));
  }
}

TEST(Concurrency, a_batch_has_one_outcome_per_row) {
  const testing::TemporaryFolder folder;
  auto journal = std::move(*SqliteJournal::open(folder.path()));
  std::promise<std::vector<Outcome>> promise;
  auto answer = promise.get_future();
  std::vector rows{row_of(1, 0), row_of(2, 0), row_of(1, 2), row_of(2, 1)};
  journal->append_batch(rows, [&](std::vector<Outcome> all) { promise.set_value(std::move(all)); });
  const auto outcomes = answer.get();
  ASSERT_EQ(outcomes.size(), 4U);
  EXPECT_FALSE(outcomes[0] || outcomes[1] || outcomes[3]);
  ASSERT_TRUE(outcomes[2]);
  EXPECT_EQ(outcomes[2]->trouble, Trouble::out_of_order);
  EXPECT_EQ(journal->read(table_of(1)), std::vector{row_of(1, 0)});
  EXPECT_EQ(journal->read(table_of(2)), (std::vector{row_of(2, 0), row_of(2, 1)}));
}

TEST(Concurrency, of_two_rows_for_one_place_one_is_taken) {
  const testing::TemporaryFolder folder;
  auto journal = std::move(*SqliteJournal::open(folder.path()));
  ASSERT_FALSE(append_and_wait(*journal, row_of(1, 0)));
  for (std::uint32_t number = 1; number < 30; ++number) {
    std::atomic<int> taken = 0;
    std::vector<std::thread> rivals;
    for (int rival = 0; rival < 4; ++rival) {
      rivals.emplace_back([&, rival] {
        Row row = row_of(1, number);
        row.command->person = std::to_string(rival);
        if (!append_and_wait(*journal, row)) ++taken;
      });
    }
    for (auto& rival : rivals) rival.join();
    ASSERT_EQ(taken, 1);
  }
  EXPECT_EQ(journal->read(table_of(1))->size(), 30u);
}

TEST(Concurrency, a_done_may_call_the_journal) {
  const testing::TemporaryFolder folder;
  auto journal = std::move(*SqliteJournal::open(folder.path()));
  std::promise<std::size_t> rows;
  journal->append(row_of(1, 0), [&](auto) {
    EXPECT_FALSE(journal->beat(77));
    EXPECT_EQ(*journal->last_beat(), 77);
    EXPECT_EQ(journal->running()->size(), 1u);
    journal->append(row_of(1, 1),
                    [&](auto) { rows.set_value(journal->read(table_of(1))->size()); });
  });
  EXPECT_EQ(rows.get_future().get(), 2u);
}

TEST(Concurrency, closing_answers_everybody) {
  for (int round = 0; round < 20; ++round) {
    const testing::TemporaryFolder folder;
    auto journal = std::move(*SqliteJournal::open(folder.path()));
    std::atomic<int> kept = 0, closed = 0, other = 0;
    SqliteJournal& open = *journal;  // reset() clears the pointer before it destroys
    for (std::uint64_t table = 0; table < 50; ++table) {
      open.append(row_of(table, 0), [&, table](const auto& failure) {
        ++(failure ? other : kept);
        open.append(row_of(table, 1), [&](const auto& next) {
          ++(!next ? kept : next->trouble == Trouble::closed ? closed : other);
        });
      });
    }
    journal.reset();
    EXPECT_EQ(other, 0);
    EXPECT_EQ(kept + closed, 100);
    EXPECT_GE(kept, 50);
  }
}

TEST(Concurrency, rows_that_wait_share_a_commit) {
  const testing::TemporaryFolder folder;
  auto journal = std::move(*SqliteJournal::open(folder.path()));
  // While the first `done` keeps the writer busy, the others queue; then they are all kept at once,
  // which shows in that the first of their callbacks already reads all of them.
  constexpr std::uint64_t others = 100;
  std::promise<void> busy, queued;
  std::promise<std::size_t> seen;
  journal->append(row_of(0, 0), [&](auto) {
    busy.set_value();
    queued.get_future().wait();
  });
  busy.get_future().wait();
  for (std::uint64_t table = 1; table <= others; ++table) {
    journal->append(row_of(table, 0), [&, table](auto) {
      if (table == 1) seen.set_value(journal->running()->size());
    });
  }
  queued.set_value();
  EXPECT_EQ(seen.get_future().get(), others + 1);
}

}  // namespace
}  // namespace journal
