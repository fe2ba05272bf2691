// The same random calls against the model and against SQLite, with the store closed and opened
// again in between: every answer must be the same.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <random>

#include "journal/memory_journal.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/story.h"
#include "journal/testing/temporary_folder.h"
#include "testing/scale.h"

namespace journal {
namespace {

using testing::table_of;

constexpr std::uint64_t tables = 12;

// Mostly the next row of a table, but also wrong numbers, unknown tables and commands seen before.
Row random_row(MemoryJournal& model, std::mt19937_64& chance) {
  Row row;
  row.table = table_of(chance() % tables);
  row.number = static_cast<std::uint32_t>(model.read(row.table)->size());
  if (chance() % 6 == 0) row.number += static_cast<std::uint32_t>(chance() % 5) - 2;
  row.wall_ms = static_cast<std::int64_t>(chance() % 50) - 10;
  if (chance() % 2 == 0) {
    const char* people[] = {"", "ann", "b\xff\xfe"};
    row.command = {people[chance() % 3], std::to_string(chance() % 60) + std::string(1, '\0')};
  }
  row.entry.resize(chance() % 40 == 0 ? 9000 : chance() % 50);
  for (char& byte : row.entry) byte = static_cast<char>(chance());
  row.last = chance() % 30 == 0;
  return row;
}

std::optional<Trouble> trouble(const std::optional<Failure>& failure) {
  return failure ? std::optional(failure->trouble) : std::nullopt;
}

void compare(MemoryJournal& model, Journal& journal) {
  for (std::uint64_t i = 0; i < tables + 2; ++i) {
    const auto rows = journal.read(table_of(i));
    ASSERT_TRUE(rows) << rows.error().sentence;
    ASSERT_EQ(*rows, *model.read(table_of(i)));
  }
  ASSERT_EQ(*journal.running(), *model.running());
  for (const std::size_t limit : {std::size_t{0}, std::size_t{2}, std::size_t{100}}) {
    ASSERT_EQ(*journal.finished(limit), *model.finished(limit));
  }
  ASSERT_EQ(*journal.last_beat(), *model.last_beat());
}

void compare_random_calls(std::uint64_t seed, int calls) {
  std::mt19937_64 chance(seed);
  const testing::TemporaryFolder folder(seed == 1 ? testing::Place::disk : testing::Place::memory);
  MemoryJournal model;
  const auto open = [&] { return SqliteJournal::open(folder.path()); };
  auto journal = open();
  for (int call = 0; call < calls; ++call) {
    ASSERT_TRUE(journal) << journal.error().sentence;
    const auto kind = chance() % 100;
    if (kind == 0) {
      journal->reset();
      journal = open();
    } else if (kind == 1) {
      ASSERT_NO_FATAL_FAILURE(compare(model, **journal));
    } else if (kind == 2) {
      (*journal)->wait_until_idle();
    } else if (kind == 3) {
      const auto now = static_cast<std::int64_t>(chance() % 1000);
      ASSERT_EQ(trouble((*journal)->beat(now)), trouble(model.beat(now)));
    } else {
      const Row row = random_row(model, chance);
      const auto expected = append_and_wait(model, row);
      const auto answer = append_and_wait(**journal, row);
      ASSERT_EQ(trouble(answer), trouble(expected));
      if (answer) {
        ASSERT_EQ(answer->sentence, expected->sentence);
      }
    }
  }
  ASSERT_NO_FATAL_FAILURE(compare(model, **journal));
  journal->reset();
  journal = open();
  ASSERT_NO_FATAL_FAILURE(compare(model, **journal));
}

TEST(Model, sqlite_answers_as_memory_does) {
  for (std::uint64_t seed = 1; seed <= 16 / scale::thinned; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    ASSERT_NO_FATAL_FAILURE(compare_random_calls(seed, 600));
  }
}

}  // namespace
}  // namespace journal
