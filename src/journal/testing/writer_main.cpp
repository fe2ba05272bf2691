// Appends rows for ever and prints the table and number of each one once it is acknowledged.
// journal_writer FOLDER
#include <fmt/core.h>
#include <unistd.h>

#include "journal/sqlite_journal.h"
#include "journal/testing/written_row.h"

namespace {

using journal::testing::Report;
using journal::testing::written_row;

void append_next(journal::Journal& journal, std::uint64_t table, std::uint32_t number) {
  journal.append(written_row(table, number), [&journal, table, number](auto failure) {
    if (failure) {
      fmt::print(stderr, "{}\n", failure->sentence);
      ::_exit(2);
    }
    const Report report{table, number};
    if (::write(STDOUT_FILENO, &report, sizeof report) != sizeof report) ::_exit(3);
    const bool last = written_row(table, number).last;
    append_next(journal, last ? table + 8 : table, last ? 0 : number + 1);
  });
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) return 1;
  auto journal = journal::SqliteJournal::open(words[1]);
  if (!journal) {
    fmt::print(stderr, "{}\n", journal.error().sentence);
    return 1;
  }
  for (std::uint64_t lane = 0; lane < 8; ++lane) {
    std::uint64_t table = lane;
    auto rows = (*journal)->read(journal::testing::table_of(table));
    while (rows && !rows->empty() && rows->back().last) {
      table += 8;
      rows = (*journal)->read(journal::testing::table_of(table));
    }
    if (!rows) return 1;
    append_next(**journal, table, static_cast<std::uint32_t>(rows->size()));
  }
  for (;;) ::pause();
}
