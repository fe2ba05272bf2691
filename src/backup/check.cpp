#include "backup/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "server/room_state.h"
#include "sqlite/store.h"
#include "tables/kept.h"
#include "tables/problems.h"
#include "tables/table.h"

namespace backup {
namespace {

using tables::LogProblem;

// The game is whole, but is not one that this program plays.
bool is_of_another_program(const codec::Problem& problem) {
  constexpr std::array others{LogProblem::unknown_game, LogProblem::other_rules,
                              LogProblem::other_words, LogProblem::other_cards};
  return std::ranges::any_of(others, [&](LogProblem each) { return problem.code == each; });
}

class Check {
 public:
  Check(StorePair& pair, tables::Games games) : pair_{pair}, games_{games} {}

  Findings run() {
    look_through(pair_.journal->database());
    if (pair_.directory) look_through(pair_.directory->database());
    read_games();
    if (pair_.directory) {
      read_rooms();
      compare_games();
    }
    return std::move(found_);
  }

 private:
  void look_through(sqlite::Database& database) {
    const auto damage = sqlite::find_damage(database, false);
    if (!damage) return wrong(damage.error().sentence);
    for (const auto& each : *damage) {
      wrong(fmt::format("{} is damaged: {}.", database.file().filename().string(), each));
    }
  }

  void read_games() {
    auto all = pair_.journal->running();
    const auto finished = pair_.journal->finished(std::numeric_limits<std::size_t>::max());
    if (!all) return wrong(all.error().sentence);
    found_.running = all->size();
    if (finished) {
      all->insert(all->end(), finished->begin(), finished->end());
    } else {
      wrong(finished.error().sentence);
    }
    for (const auto& summary : *all) read_game(summary);
  }

  void read_game(const journal::TableSummary& summary) {
    const auto id = summary.table.text();
    known_.insert(id);
    ++found_.games;
    const auto rows = pair_.journal->read(summary.table);  // which misses none of them
    if (!rows) return wrong(rows.error().sentence);
    found_.entries += rows->size();
    auto kept = tables::kept_in(games_, *rows);
    if (!kept) return judge(id, kept.error());
    const auto table = tables::Table::replay(games_, std::move(kept->setup), kept->entries);
    if (!table) return judge(id, table.error());
  }

  void judge(const std::string& id, const codec::Problem& problem) {
    auto sentence = fmt::format("Game {}: {}", id, problem.sentence);
    if (!is_of_another_program(problem)) return wrong(std::move(sentence));
    found_.notes.push_back(std::move(sentence));
  }

  void read_rooms() {
    const auto rooms = pair_.directory->rooms();
    if (!rooms) return wrong(rooms.error().sentence);
    for (const auto& room : *rooms) {
      ++found_.rooms;
      const auto state = server::read_kept_text(room.text);
      if (!state) {
        wrong(fmt::format("Room {} cannot be read: {}", room.id.text(), state.error().sentence));
      } else if (!state->table.empty() && !known_.contains(state->table)) {
        wrong(fmt::format("Room {} plays game {}, which is not in the journal.", room.id.text(),
                          state->table));
      }
    }
  }

  void compare_games() {
    const auto tables = pair_.directory->tables();
    if (!tables) return wrong(tables.error().sentence);
    for (const auto& table : *tables) {
      if (!known_.contains(table)) {
        wrong(fmt::format("The directory lists game {}, which is not in the journal.", table));
      }
    }
  }

  void wrong(std::string sentence) { found_.problems.push_back(std::move(sentence)); }

  StorePair& pair_;
  tables::Games games_;
  Findings found_;
  std::set<std::string> known_;  // games of the journal
};

}  // namespace

Findings check(StorePair& pair, tables::Games games) { return Check{pair, games}.run(); }

}  // namespace backup
