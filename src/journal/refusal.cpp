#include "journal/refusal.h"

#include <fmt/core.h>

namespace journal {

Failure repeated_command(const TableId& table, const CommandKey& command) {
  return {Trouble::repeated_command,
          fmt::format("Command {} of {} is in the log of table {} already; it was not done twice.",
                      command.id, command.person, table.text())};
}

Failure unknown_table(const Row& row) {
  return {Trouble::unknown_table,
          fmt::format("Row {} was not taken: there is no table {}. A table begins with row 0.",
                      row.number, row.table.text())};
}

Failure table_is_finished(const Row& row) {
  return {Trouble::out_of_order,
          fmt::format("Row {} was not taken: table {} is finished and nothing follows.", row.number,
                      row.table.text())};
}

Failure out_of_order(const Row& row, std::uint32_t expected) {
  return {Trouble::out_of_order,
          fmt::format("Row {} was not taken: the next of table {} is {}. Read the table again and "
                      "go on from there.",
                      row.number, row.table.text(), expected)};
}

Failure journal_is_closed(const Row& row) {
  return {Trouble::closed,
          fmt::format("Row {} of table {} was not taken: the journal is closing. Send it again "
                      "when the program runs again.",
                      row.number, row.table.text())};
}

}  // namespace journal
