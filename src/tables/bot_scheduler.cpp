#include "tables/bot_scheduler.h"

#include <algorithm>

namespace tables {

const BotScheduler::PendingMove& BotScheduler::ask(const Table& table, Actor seat, TableTime now,
                                                   core::Generator& generator) {
  PendingMove& pending = pending_[seat];
  const auto& match = table.match();
  if (pending.look(match.revision(), table.number(seat), now, [&] { return generator.next(); })) {
    const auto& bot = std::get<Bot>(table.holder(seat));
    pending.decide([&](core::Generator& own) {
      return match.bot_move(bot.name, seat, own, table.suggestions_to(seat));
    });
  }
  return pending;
}

std::optional<BotScheduler::ScheduledMove> BotScheduler::next_move(const Table& table,
                                                                   TableTime now,
                                                                   core::Generator& generator) {
  const auto seats = table.bots_to_act();
  std::erase_if(pending_, [&](const auto& each) { return !std::ranges::count(seats, each.first); });
  std::optional<ScheduledMove> next;
  for (const Actor seat : seats) {
    const PendingMove& pending = ask(table, seat, now, generator);
    if (!pending.move()) continue;
    if (!pending.has_think_time()) {
      next = ScheduledMove{seat, *pending.move(), now};
      break;
    }
    const TableTime due_at = pending.due_at({});
    if (!next || due_at < next->due_at) next = ScheduledMove{seat, *pending.move(), due_at};
  }
  // In the order in which they would have arrived, and without the waiting.
  if (next && table.waits_for_bots_alone()) next->due_at = std::min(next->due_at, now);
  next_move_at_.reset();
  if (next) next_move_at_ = next->due_at;
  return next;
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
