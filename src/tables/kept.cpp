#include "tables/kept.h"

#include <fmt/format.h>

#include "tables/entry_text.h"
#include "tables/head_text.h"
#include "tables/problems.h"

namespace tables {

Problem problem_of(const journal::Failure& failure) {
  return {StorageProblem::cannot_save, failure.sentence, ""};
}

codec::Read<Kept> kept_in(Games games, const std::vector<journal::Row>& rows) {
  auto setup = parse_head(games, rows.front().entry);
  if (!setup) return std::unexpected(setup.error().problem);
  const auto match = start_match(games, *setup);
  if (!match) return std::unexpected(match.error());
  Kept kept{std::move(*setup), {}, rows.back().wall_ms};
  for (std::size_t i = 1; i < rows.size(); ++i) {
    auto entry = parse_journal_text(**match, rows[i].entry);
    if (!entry) {
      return codec::problem(LogProblem::torn_log,
                            fmt::format("Entry {} of table {} cannot be read: {}", i,
                                        rows.front().table.text(), entry.error().sentence));
    }
    kept.entries.push_back(std::move(*entry));
  }
  return kept;
}

codec::Read<Kept> read_kept(Games games, const journal::TableId& id, journal::Journal& journal) {
  const auto rows = journal.read(id);
  if (!rows) return std::unexpected(problem_of(rows.error()));
  if (rows->empty()) {
    return codec::problem(StorageProblem::unknown_table,
                          fmt::format("There is no table {} here.", id.text()));
  }
  return kept_in(games, *rows);
}

}  // namespace tables
