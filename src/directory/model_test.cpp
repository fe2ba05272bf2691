// The same random changes against a plain history and against every directory, closed and opened
// again in between: every answer must be what follows from the history.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <random>

#include "directory/memory_directory.h"
#include "directory/sqlite_directory.h"
#include "directory/testing/difference.h"
#include "directory/testing/history.h"
#include "directory/testing/random_change.h"
#include "journal/testing/temporary_folder.h"
#include "testing/scale.h"

namespace directory {
namespace {

using journal::testing::Place;
using journal::testing::TemporaryFolder;
using testing::History;

// Several changes that wait together.
void change_at_once(std::mt19937_64& chance, History& history, Directory& directory) {
  std::promise<void> all_answered;
  const std::size_t count = 2 + chance() % 6;
  std::atomic<std::size_t> open = count;
  std::vector<bool> refused;
  std::vector<std::optional<Failure>> answers(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Change change = testing::random_change(chance);
    refused.push_back(history.refuses_or_adds(change));
    directory.change(change, [&, i](std::optional<Failure> failure) {
      answers[i] = std::move(failure);
      if (--open == 0) all_answered.set_value();
    });
  }
  all_answered.get_future().wait();
  for (std::size_t i = 0; i < count; ++i) {
    ASSERT_EQ(answers[i].has_value(), refused[i]) << (answers[i] ? answers[i]->sentence : "");
    if (answers[i]) {
      ASSERT_EQ(answers[i]->trouble, Trouble::name_taken);
    }
  }
}

template <class Reopen>
void compare_random_changes(std::uint64_t seed, std::unique_ptr<Directory> directory,
                            Reopen reopen) {
  std::mt19937_64 chance(seed);
  History history;
  std::size_t refused = 0;
  for (int step = 0; step < 400; ++step) {
    const auto kind = chance() % 50;
    if (kind == 0) {
      reopen(directory);
      ASSERT_TRUE(directory);
    } else if (kind < 4) {
      ASSERT_EQ(testing::difference(history, *directory), "") << "step " << step;
    } else if (kind < 14) {
      ASSERT_NO_FATAL_FAILURE(change_at_once(chance, history, *directory)) << "step " << step;
    } else {
      const Change change = testing::random_change(chance);
      const bool taken = history.refuses_or_adds(change);
      refused += taken ? 1 : 0;
      const auto answer = change_and_wait(*directory, change);
      ASSERT_EQ(answer.has_value(), taken) << (answer ? answer->sentence : "");
    }
  }
  ASSERT_EQ(testing::difference(history, *directory), "");
  reopen(directory);
  ASSERT_EQ(testing::difference(history, *directory), "");
  EXPECT_GT(refused, 0u);
}

TEST(Model, memory_does_what_follows_from_the_changes) {
  for (std::uint64_t seed = 1; seed <= 20 / scale::thinned; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    ASSERT_NO_FATAL_FAILURE(
        compare_random_changes(seed, std::make_unique<MemoryDirectory>(), [](auto&) {}));
  }
}

void compare_sqlite(std::uint64_t seed, const Removal& removal) {
  SCOPED_TRACE(fmt::format("seed {}", seed));
  const TemporaryFolder folder(seed == 1 ? Place::disk : Place::memory);
  const auto reopen = [&](std::unique_ptr<Directory>& directory) {
    directory.reset();
    auto opened = SqliteDirectory::open(folder.path(), {}, removal);
    ASSERT_TRUE(opened) << opened.error().sentence;
    directory = std::move(*opened);
  };
  std::unique_ptr<Directory> directory;
  ASSERT_NO_FATAL_FAILURE(reopen(directory));
  ASSERT_NO_FATAL_FAILURE(compare_random_changes(seed, std::move(directory), reopen));
}

TEST(Model, sqlite_does_what_follows_from_the_changes) {
  for (std::uint64_t seed = 1; seed <= 20 / scale::thinned; ++seed) {
    ASSERT_NO_FATAL_FAILURE(compare_sqlite(seed, {}));
  }
}

TEST(Model, sqlite_does_the_same_while_it_removes_remains) {
  for (std::uint64_t seed = 21; seed <= 20 + 20 / scale::thinned; ++seed) {
    std::atomic<int> removals = 0;
    const Removal removal{std::chrono::milliseconds{0}, [&] { ++removals; }};
    ASSERT_NO_FATAL_FAILURE(compare_sqlite(seed, removal));
    EXPECT_GT(removals, 5) << "in four hundred steps, beside other changes";
  }
}

}  // namespace
}  // namespace directory
