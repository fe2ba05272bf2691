#include "terminal/unfinished.h"

#include <fmt/format.h>

#include <set>

#include "tables/problems.h"
#include "tables/table.h"
#include "terminal/terminal_problem.h"

namespace terminal {

codec::Read<journal::TableId> find_unfinished(journal::Journal& journal,
                                              std::string_view beginning) {
  const auto running = journal.running();
  if (!running)
    return codec::problem(tables::StorageProblem::cannot_read, running.error().sentence);
  if (running->empty()) {
    return codec::problem(TerminalProblem::nothing_to_resume,
                          "There is no unfinished game here; start one with: liebrary play");
  }
  if (beginning.empty()) return running->front().table;
  std::vector<journal::TableId> fitting;
  for (const auto& summary : *running) {
    if (summary.table.text().starts_with(beginning)) fitting.push_back(summary.table);
  }
  if (fitting.size() == 1) return fitting.front();
  if (fitting.empty()) {
    return codec::problem(TerminalProblem::no_such_game,
                          fmt::format("No unfinished game has an id that begins with “{}”; "
                                      "liebrary play --resume takes the latest.",
                                      beginning));
  }
  return codec::problem(TerminalProblem::several_games,
                        fmt::format("{} unfinished games have an id that begins with “{}”; give "
                                    "more of it.",
                                    fitting.size(), beginning));
}

codec::Read<Waiting> waiting_at(tables::Games games, const journal::TableId& id,
                                journal::Journal& journal) {
  auto kept = tables::read_kept(games, id, journal);
  if (!kept) return std::unexpected(kept.error());
  const auto table = tables::Table::replay(games, kept->setup, kept->entries);
  if (!table) return std::unexpected(table.error());
  Waiting waiting{kept->setup, false, {}};
  std::set<std::size_t> teams;
  for (std::size_t i = 0; i < kept->setup.holders.size(); ++i) {
    const auto seat = core::Actor::seat(i);
    if (!std::holds_alternative<tables::Person>(kept->setup.holders[i])) continue;
    const bool speaks = teams.insert(table->match().team(seat)).second;
    if (speaks && table->match().may_act(seat)) {
      waiting.could_act.push_back({seat, table->snapshot(seat)});
    }
  }
  waiting.is_shared = teams.size() > 1;
  return waiting;
}

}  // namespace terminal
