#include "load/audit.h"

#include <limits>

#include "journal/sqlite_journal.h"
#include "load/table.h"
#include "tables/kept.h"
#include "tables/table.h"

namespace load {
namespace {

using Counts = std::vector<std::vector<std::uint8_t>>;  // of each table's moves

void count(Counts& counts, std::string_view command) {
  const auto id = MoveId::parse(command);
  if (!id || id->table >= counts.size()) return;
  auto& moves = counts[id->table];
  if (moves.size() <= id->move) moves.resize(id->move + 1);
  if (moves[id->move] < std::numeric_limits<std::uint8_t>::max()) ++moves[id->move];
}

bool is_whole(tables::Games games, const std::vector<journal::Row>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].number != i || rows[i].last != (rows[i].last && i + 1 == rows.size())) return false;
  }
  auto kept = tables::kept_in(games, rows);
  return kept && tables::Table::replay(games, std::move(kept->setup), kept->entries).has_value();
}

void judge(Audit& result, const Counts& counts,
           const std::vector<const std::vector<std::uint32_t>*>& acknowledged) {
  for (std::size_t table = 0; table < counts.size(); ++table) {
    for (const auto times : counts[table]) result.doubled += times > 1 ? 1 : 0;
    for (const auto move : *acknowledged[table]) {
      const int times = move < counts[table].size() ? counts[table][move] : 0;
      ++result.acknowledged;
      result.lost += times == 0 ? 1 : 0;
      result.kept += times == 1 ? 1 : 0;
    }
  }
}

}  // namespace

std::expected<Audit, std::string> audit(
    const std::filesystem::path& data, tables::Games games,
    const std::vector<const std::vector<std::uint32_t>*>& acknowledged,
    const journal::SqliteOptions& options) {
  const auto journal = journal::SqliteJournal::open(data, options);
  if (!journal) return std::unexpected(journal.error().sentence);
  auto all = (*journal)->running();
  const auto finished = (*journal)->finished(std::numeric_limits<std::int64_t>::max());
  if (!all || !finished) return std::unexpected((all ? finished : all).error().sentence);
  all->insert(all->end(), finished->begin(), finished->end());
  Audit result;
  Counts counts(acknowledged.size());
  for (const auto& summary : *all) {
    const auto rows = (*journal)->read(summary.table);
    if (!rows) return std::unexpected(rows.error().sentence);
    ++result.games;
    result.rows += rows->size();
    for (const auto& row : *rows) {
      if (row.command) count(counts, row.command->id);
    }
    if (!is_whole(games, *rows)) ++result.torn;
  }
  judge(result, counts, acknowledged);
  return result;
}

}  // namespace load
