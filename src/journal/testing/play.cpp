#include "journal/testing/play.h"

#include <fmt/core.h>

#include <future>

namespace journal::testing {

std::optional<Failure> play(SqliteJournal& journal, const Group& group, Witness& witness) {
  std::promise<void> all_answered;
  std::size_t open = group.rows.size();
  std::optional<Failure> first;
  const auto answered = [&](const Row& row, std::optional<Failure> failure) {
    witness.answered(row, failure);
    if (failure && !first) first = std::move(failure);
    if (--open == 0) all_answered.set_value();
  };
  const auto append = [&](const Row& row) {
    witness.asked(row);
    journal.append(row, [&](std::optional<Failure> failure) { answered(row, std::move(failure)); });
  };
  const Row& head = group.rows.front();
  witness.asked(head);
  journal.append(head, [&](std::optional<Failure> failure) {
    const bool go_on = !failure;
    for (std::size_t i = 1; go_on && i < group.rows.size(); ++i) append(group.rows[i]);
    if (!go_on) open = 1;
    answered(head, std::move(failure));
  });
  all_answered.get_future().wait();
  if (!first && group.beat) {
    witness.asked_beat(*group.beat);
    first = journal.beat(*group.beat);
    witness.answered_beat(*group.beat, first);
  }
  journal.wait_until_idle();
  return first;
}

std::optional<Failure> play(SqliteJournal& journal, const Story& story, Witness& witness) {
  for (const Group& group : story) {
    if (auto failure = play(journal, group, witness)) return failure;
  }
  return std::nullopt;
}

std::optional<std::string> carry_on(SqliteJournal& journal, Witness& witness,
                                    std::uint64_t new_table) {
  std::vector<TableId> tables = witness.tables();
  tables.push_back(table_of(new_table));
  for (const TableId& table : tables) {
    const auto rows = journal.read(table);
    if (!rows) return rows.error().sentence;
    const bool finished = !rows->empty() && rows->back().last;
    Row row{table, static_cast<std::uint32_t>(rows->size()), 9'999'999, {}, "and on", true};
    if (!finished) witness.asked(row);
    const auto failure = append_and_wait(journal, row);
    if (!finished) witness.answered(row, failure);
    if (!finished && failure) return failure->sentence;
    if (finished && (!failure || failure->trouble != Trouble::out_of_order)) {
      return fmt::format("finished table {} took a row", table.text());
    }
  }
  journal.wait_until_idle();
  return std::nullopt;
}

}  // namespace journal::testing
