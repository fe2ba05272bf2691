#include <fmt/core.h>

#include <algorithm>
#include <limits>

#include "journal/testing/story.h"

namespace journal::testing {

void Witness::asked(const Row& row) {
  claims_[row.table][row.number].push_back({row, State::waiting});
}

void Witness::answered(const Row& row, const std::optional<Failure>& failure) {
  auto& claim = claims_.at(row.table).at(row.number).back();
  claim.state = !failure                              ? State::kept
                : failure->trouble == Trouble::unsure ? State::unsure
                                                      : State::refused;
}

void Witness::asked_beat(std::int64_t wall_ms) { beats_.emplace_back(wall_ms, State::waiting); }

void Witness::answered_beat(std::int64_t, const std::optional<Failure>& failure) {
  beats_.back().second = !failure                              ? State::kept
                         : failure->trouble == Trouble::unsure ? State::unsure
                                                               : State::refused;
}

std::vector<TableId> Witness::tables() const {
  std::vector<TableId> all;
  for (const auto& [table, rows] : claims_) all.push_back(table);
  return all;
}

Verdict Witness::judge(Journal& journal) const {
  Verdict verdict;
  for (const auto& [table, rows] : claims_) judge_table(journal, table, verdict);
  judge_lists(journal, verdict);
  judge_beat(journal, verdict);
  return verdict;
}

void Witness::judge_table(Journal& journal, const TableId& table, Verdict& verdict) const {
  const auto found = journal.read(table);
  if (!found) verdict.faults.push_back(found.error().sentence);
  const std::vector<Row> rows = found.value_or(std::vector<Row>{});
  for (const auto& [number, claims] : claims_.at(table)) {
    const bool kept =
        std::ranges::any_of(claims, [](const Claim& claim) { return claim.state == State::kept; });
    if (number >= rows.size()) {
      if (kept) ++verdict.lost;
      continue;
    }
    const auto claim = std::ranges::find(claims, rows[number], &Claim::row);
    if (claim == claims.end()) {
      verdict.faults.push_back(fmt::format("row {} was never appended so", number));
    } else if (claim->state == State::refused) {
      verdict.faults.push_back(fmt::format("row {} was refused and is there", number));
    } else if (kept && claim->state != State::kept) {
      verdict.faults.push_back(fmt::format("row {} is not the one acknowledged", number));
    }
  }
  if (rows.size() > claims_.at(table).size()) verdict.faults.push_back("more rows than appended");
}

void Witness::judge_lists(Journal& journal, Verdict& verdict) const {
  std::size_t listed = 0, known = 0;
  for (const bool finished : {false, true}) {
    const auto list =
        finished ? journal.finished(std::numeric_limits<std::size_t>::max()) : journal.running();
    if (!list) {
      verdict.faults.push_back(list.error().sentence);
      continue;
    }
    listed += list->size();
    for (const TableSummary& summary : *list) {
      const auto rows = journal.read(summary.table);
      const bool right = rows && !rows->empty() && rows->size() == summary.rows &&
                         rows->back().last == finished && summary.finished == finished &&
                         rows->back().wall_ms == summary.wall_ms;
      if (!right) verdict.faults.push_back("a list and the rows disagree");
    }
  }
  for (const auto& [table, rows] : claims_) {
    const auto found = journal.read(table);
    if (found && !found->empty()) ++known;
  }
  if (listed != known) verdict.faults.push_back("the lists have other tables than the rows");
}

void Witness::judge_beat(Journal& journal, Verdict& verdict) const {
  const auto found = journal.last_beat();
  if (!found) {
    verdict.faults.push_back(found.error().sentence);
    return;
  }
  for (auto beat = beats_.rbegin(); beat != beats_.rend(); ++beat) {
    if (beat->first == *found && beat->second != State::refused) return;
    if (beat->second == State::kept) {
      ++verdict.lost;
      return;
    }
  }
  if (*found != 0) verdict.faults.push_back("a sign of life that nobody gave");
}

void Witness::adopt(Journal& journal) {
  for (auto& [table, numbers] : claims_) {
    const auto rows = journal.read(table);
    for (const Row& row : rows.value_or(std::vector<Row>{})) {
      for (Claim& claim : numbers[row.number]) {
        if (claim.row == row) claim.state = State::kept;
      }
    }
    // What could have come back and did not will not do so now.
    for (auto& [number, claims] : numbers) {
      for (Claim& claim : claims) {
        if (claim.state != State::kept) claim.state = State::refused;
      }
    }
  }
  const auto last = journal.last_beat();
  if (last && *last != 0) beats_.emplace_back(*last, State::kept);
}

}  // namespace journal::testing
