// Durable appends per second, beside SQLite's own rate with one row a transaction in the same run.
//
//   journal_bench [FOLDER]                    appends, with 1, 64 and 256 tables waiting
//   journal_bench [FOLDER] --finished 100000  what a store with so many finished games costs to
//   open
//
// FOLDER is on the disk to be measured; the system's temporary folder if there is none.
#include <fmt/core.h>
#include <sqlite3.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <semaphore>
#include <string>

#include "journal/sqlite_journal.h"

namespace {

using Clock = std::chrono::steady_clock;
using journal::Row;
using journal::SqliteJournal;
using journal::TableId;

const std::string entry(60, 'x');
constexpr auto span = std::chrono::seconds(2);

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

[[noreturn]] void give_up(std::string_view why) {
  fmt::print(stderr, "{}\n", why);
  std::exit(1);
}

TableId table_of(std::uint64_t number) {
  TableId id;
  for (std::size_t i = 0; i < id.bytes.size(); ++i) {
    id.bytes[i] = static_cast<std::uint8_t>(((number + 1) * 0x9E3779B97F4A7C15u) >> (4 * i));
  }
  return id;
}

Row row_of(std::uint64_t table, std::uint32_t number) {
  return {table_of(table), number, 1'700'000'000'000, {{"ann", std::to_string(number)}},
          entry,           false};
}

// The same columns, append-only and without an index: the least that SQLite can be asked to do.
double plain_sqlite(const std::filesystem::path& folder) {
  sqlite3* database = nullptr;
  sqlite3_stmt* insert = nullptr;
  const auto check = [&](int code) {
    if (code != SQLITE_OK && code != SQLITE_DONE) give_up(sqlite3_errmsg(database));
  };
  std::filesystem::create_directories(folder);
  check(sqlite3_open((folder / "plain.db").c_str(), &database));
  check(sqlite3_exec(database,
                     "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                     "CREATE TABLE log (place INTEGER PRIMARY KEY, table_id BLOB, number INTEGER,"
                     " wall_ms INTEGER, person TEXT, command TEXT, last INTEGER, entry BLOB)",
                     nullptr, nullptr, nullptr));
  check(sqlite3_prepare_v2(database, "INSERT INTO log VALUES (NULL, ?, ?, ?, ?, ?, 0, ?)", -1,
                           &insert, nullptr));
  std::uint32_t rows = 0;
  const auto start = Clock::now();
  for (; Clock::now() - start < span; ++rows) {
    const Row row = row_of(0, rows);
    sqlite3_bind_blob(insert, 1, row.table.bytes.data(), 16, SQLITE_STATIC);
    sqlite3_bind_int64(insert, 2, row.number);
    sqlite3_bind_int64(insert, 3, row.wall_ms);
    sqlite3_bind_text(insert, 4, row.command->person.c_str(), -1, SQLITE_STATIC);
    sqlite3_bind_text(insert, 5, row.command->id.c_str(), -1, SQLITE_STATIC);
    sqlite3_bind_blob(insert, 6, row.entry.data(), static_cast<int>(entry.size()), SQLITE_STATIC);
    check(sqlite3_step(insert));
    check(sqlite3_reset(insert));
  }
  const double rate = rows / seconds_since(start);
  sqlite3_finalize(insert);
  sqlite3_close(database);
  return rate;
}

// So many tables, each of which appends its next row when the last one is durable.
struct Crowd {
  SqliteJournal& journal;
  Clock::time_point end;
  std::atomic<std::uint64_t> kept = 0;
  std::counting_semaphore<> left{0};

  void append(std::uint64_t table, std::uint32_t number) {
    journal.append(row_of(table, number), [this, table, number](const auto& failure) {
      if (failure) give_up(failure->sentence);
      kept.fetch_add(1, std::memory_order_relaxed);
      if (Clock::now() < end) return append(table, number + 1);
      left.release();
    });
  }
};

double grouped(const std::filesystem::path& folder, std::uint64_t tables) {
  auto journal = SqliteJournal::open(folder);
  if (!journal) give_up(journal.error().sentence);
  const auto start = Clock::now();
  Crowd crowd{**journal, start + span};
  for (std::uint64_t table = 0; table < tables; ++table) crowd.append(table, 0);
  for (std::uint64_t table = 0; table < tables; ++table) crowd.left.acquire();
  return static_cast<double>(crowd.kept) / seconds_since(start);
}

void compare(const std::filesystem::path& folder) {
  fmt::print("{:<40} {:>12} {:>8}\n", "durable appends, 60-byte entries", "rows/s", "ratio");
  const double single = plain_sqlite(folder / "plain");
  fmt::print("{:<40} {:>12.0f} {:>8.1f}\n", "SQLite alone, one row a transaction", single, 1.0);
  for (const std::uint64_t tables : {1u, 64u, 256u}) {
    const double rate = grouped(folder / std::to_string(tables), tables);
    fmt::print("{:<40} {:>12.0f} {:>8.1f}\n", fmt::format("journal, {} waiting", tables), rate,
               rate / single);
  }
}

double resident_megabytes() {
  std::size_t total = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> total >> resident;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

void open_with_finished(const std::filesystem::path& folder, std::uint64_t games) {
  constexpr std::uint32_t rows = 40;
  {
    auto journal = SqliteJournal::open(folder);
    if (!journal) give_up(journal.error().sentence);
    const auto start = Clock::now();
    for (std::uint64_t table = 0; table < games; ++table) {
      for (std::uint32_t number = 0; number < rows; ++number) {
        Row row = row_of(table, number);
        row.last = number + 1 == rows;
        (*journal)->append(std::move(row), [](const auto& failure) {
          if (failure) give_up(failure->sentence);
        });
      }
      if (table % 200 == 199) (*journal)->wait_until_idle();
    }
    (*journal)->wait_until_idle();
    fmt::print("{} games of {} rows played and archived in {:.1f} s, {:.0f} MB resident\n", games,
               rows, seconds_since(start), resident_megabytes());
  }
  fmt::print("store: {:.0f} MB\n",
             static_cast<double>(std::filesystem::file_size(folder / "liebrary.db")) / 1e6);
  const double before = resident_megabytes();
  const auto start = Clock::now();
  auto journal = SqliteJournal::open(folder);
  if (!journal) give_up(journal.error().sentence);
  const auto latest = (*journal)->finished(20);
  fmt::print("opened and {} latest listed in {:.3f} s, {:+.1f} MB resident\n", latest->size(),
             seconds_since(start), resident_megabytes() - before);
}

}  // namespace

int main(int count, char** words) {
  std::filesystem::path base = std::filesystem::temp_directory_path();
  std::uint64_t games = 0;
  for (int i = 1; i < count; ++i) {
    if (std::string_view(words[i]) == "--finished" && i + 1 < count) {
      games = std::strtoull(words[++i], nullptr, 10);
    } else {
      base = words[i];
    }
  }
  std::string folder = base / "journal-bench-XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) give_up("There is no room for a new folder.");
  if (games > 0) {
    open_with_finished(folder, games);
  } else {
    compare(folder);
  }
  std::filesystem::remove_all(folder);
}
