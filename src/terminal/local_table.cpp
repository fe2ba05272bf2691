#include "terminal/local_table.h"

#include <fmt/format.h>

#include <algorithm>

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

std::optional<TableTime> LocalTable::deadline() const {
  return referee_.table().match().deadline();
}

std::optional<Problem> LocalTable::refusal(Actor seat, const std::string& action) const {
  const auto accepted = referee_.table().match().accept(seat, action);
  if (!accepted) return accepted.error();
  return std::nullopt;
}

std::optional<Problem> LocalTable::submit(const tables::Command& command) {
  return referee_.submit(command);
}

codec::Read<TableLink::Passed> LocalTable::let_bot_move(Actor seat) {
  const tables::Table& table = referee_.table();
  const auto& bot = std::get<tables::Bot>(table.holder(seat));
  const auto move = table.match().bot(bot.name, seat, referee_.generator());
  if (!move) {
    return codec::problem("bot_is_stuck",
                          fmt::format("The bot {} does not play this seat; start a game with "
                                      "another bot.",
                                      bot.name));
  }
  if (auto wrong = referee_.submit({seat, tables::Act{move->action, std::nullopt}})) {
    return std::unexpected(std::move(*wrong));
  }
  thoughts_.push_back({seat, move->action, move->why});
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
  if (const auto seat = referee_.table().bot_to_act()) return let_bot_move(*seat);
  return Passed{false};
}

std::optional<catalogue::BotMove> LocalTable::hint(Actor seat) {
  for (const auto& game : games_) {
    if (game.name != setup().game) continue;
    for (auto bot = game.bots.rbegin(); bot != game.bots.rend(); ++bot) {  // the strongest is last
      auto move = referee_.table().match().bot(bot->name, seat, referee_.generator());
      if (move) return move;
    }
  }
  return std::nullopt;
}

}  // namespace terminal
