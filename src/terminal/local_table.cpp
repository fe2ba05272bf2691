#include "terminal/local_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "tables/problems.h"
#include "terminal/terminal_problem.h"

namespace terminal {

LocalTable::LocalTable(tables::Games games, tables::Referee referee, tables::WallClock wall,
                       Millis count_in)
    : games_{games},
      referee_{std::move(referee)},
      wall_{std::move(wall)},
      clock_goes_on_{wall_() + count_in.count()} {}

std::string LocalTable::name_of(Actor seat) const {
  return referee_.table().match().actor_name(seat);
}

Millis LocalTable::count_in() const {
  return Millis{std::max<std::int64_t>(0, clock_goes_on_ - wall_())};
}

std::optional<TableTime> LocalTable::next_due() const {
  const auto clock = referee_.table().clock_due(), bot = bots_.next_move_at();
  return clock && bot ? std::min(*clock, *bot) : clock ? clock : bot;
}

std::optional<Problem> LocalTable::submit(const tables::Command& command) {
  return referee_.submit(command);
}

codec::Read<TableLink::Passed> LocalTable::let_a_bot_move() {
  const tables::Table& table = referee_.table();
  const auto next = bots_.next_move(table, referee_.now(), referee_.generator());
  if (!next) {
    const auto stuck = tables::stuck_bot(table);
    if (!stuck) return Passed{false};
    return codec::problem(TerminalProblem::bot_is_stuck,
                          fmt::format("The bot {} does not play this seat; start a game with "
                                      "another bot.",
                                      std::get<tables::Bot>(table.holder(*stuck)).name));
  }
  if (next->due_at > referee_.now()) return Passed{false};
  const auto entries = table.entries();
  const auto& [seat, move, due_at] = *next;
  const auto revision = table.match().revision();  // the clock may move before it is submitted
  if (auto wrong = referee_.submit({seat, tables::PlayMove{move.action, revision}})) {
    // The clock may have come in between; then the bot has to look again.
    const bool overtaken =
        wrong->code != tables::StorageProblem::cannot_save && table.entries() != entries;
    if (!overtaken) return std::unexpected(std::move(*wrong));
    return Passed{true};
  }
  bots_.forget(seat);
  thoughts_.push_back({seat, move.action, move.why});
  return Passed{true};
}

codec::Read<TableLink::Passed> LocalTable::pass_time() {
  const auto entries = referee_.table().entries();
  if (auto wrong = referee_.settle()) return std::unexpected(std::move(*wrong));
  const auto wall = wall_();
  if (wall - last_beat_ >= 1000) {
    if (auto wrong = referee_.beat()) return std::unexpected(std::move(*wrong));
    last_beat_ = wall;
  }
  if (referee_.table().entries() != entries) return Passed{true};
  return let_a_bot_move();
}

codec::Read<std::string> LocalTable::aid(Actor seat, const std::string& name,
                                         const std::string& about) {
  return referee_.table().match().aid(name, seat, {about, &referee_.generator()});
}

std::optional<catalogue::BotMove> LocalTable::hint(Actor seat) {
  for (const auto& game : games_) {
    if (game.name != setup().game) continue;
    for (auto bot = game.bots.rbegin(); bot != game.bots.rend(); ++bot) {  // the strongest is last
      auto move = referee_.table().match().bot_move(bot->name, seat, referee_.generator());
      if (move) return move;
    }
  }
  return std::nullopt;
}

}  // namespace terminal
