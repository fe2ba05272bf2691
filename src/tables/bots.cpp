#include "tables/bots.h"

#include <algorithm>

namespace tables {

const Bots::Mind& Bots::ask(const Table& table, Actor seat, TableTime now,
                            core::Generator& generator) {
  const auto position = table.match().revision();
  const auto number = table.number(seat);
  const auto known = minds_.find(seat);
  const bool here = known != minds_.end() && known->second.position == position;
  if (here && known->second.number == number) return known->second;
  const auto began = here ? known->second.began : now;
  const auto luck = here ? known->second.luck : generator.next();
  core::SeededGenerator own{luck};
  const auto& bot = std::get<Bot>(table.holder(seat));
  return minds_[seat] = {position, number, luck, began,
                         table.match().bot_move(bot.name, seat, own)};
}

std::optional<Bots::Wish> Bots::first(const Table& table, TableTime now,
                                      core::Generator& generator) {
  const auto seats = table.bots_to_act();
  std::erase_if(minds_, [&](const auto& mind) { return !std::ranges::count(seats, mind.first); });
  next_.reset();
  std::optional<Wish> wish;
  for (const Actor seat : seats) {
    const Mind& mind = ask(table, seat, now, generator);
    if (!mind.move) continue;
    const bool at_once = mind.move->thinks <= Millis{0};
    if (at_once || !wish || mind.arrives() < wish->arrives) {
      wish = Wish{seat, *mind.move, at_once ? now : mind.arrives()};
    }
    if (at_once) break;
  }
  if (wish) next_ = wish->arrives;
  return wish;
}

std::optional<Actor> stuck_bot(const Table& table) {
  const auto& match = table.match();
  const auto seats = table.bots_to_act();
  if (seats.empty() || table.clock_due()) return std::nullopt;
  for (std::size_t i = 0; i < match.seats(); ++i) {
    const Actor seat = Actor::seat(i);
    if (std::holds_alternative<Person>(table.holder(seat)) && match.may_act(seat)) {
      return std::nullopt;
    }
  }
  return seats.front();
}

}  // namespace tables
