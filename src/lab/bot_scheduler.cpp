#include "lab/bot_scheduler.h"

#include <algorithm>
#include <tuple>

namespace lab {

using catalogue::Match;
using core::Actor;
using core::TableTime;

core::Millis random_think_time(core::Generator& generator) {
  const auto range = max_think_time - min_think_time;
  const auto more = generator.below(static_cast<std::uint64_t>(range.count()) + 1);
  return min_think_time + core::Millis{static_cast<std::int64_t>(more)};
}

std::optional<BotAnswer> ask(const Seating& seating, const Match& match, Actor seat,
                             core::Generator& generator) {
  for (const auto& bot : seating[seat.seat_index()]) {
    if (auto move = match.bot_move(bot, seat, generator)) {
      return BotAnswer{bot, move->action, move->thinks};
    }
  }
  return std::nullopt;
}

void BotScheduler::look(Seat& seat, const Match& match, Actor actor, TableTime now) {
  if (!match.may_act(actor)) return seat.pending.forget();
  const auto draw_seed = [&] {
    seat.delay = random_think_time(generator_);
    return generator_.next();
  };
  if (seat.pending.look(match.revision(), seat.view_number, now, draw_seed)) {
    seat.pending.decide([&](core::Generator& own) { return ask(seating_, match, actor, own); });
  }
}

std::optional<BotScheduler::ScheduledMove> BotScheduler::next_move(const Match& match,
                                                                   TableTime now) {
  const Seat* first = nullptr;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    Seat& seat = seats_[i];
    look(seat, match, Actor::seat(i), now);
    if (!seat.pending.move()) continue;
    const auto key = [](const Seat& each) { return std::tuple{each.due_at(), each.tie_break()}; };
    if (first == nullptr || key(seat) < key(*first)) first = &seat;
  }
  if (first == nullptr) return std::nullopt;
  const auto index = static_cast<std::size_t>(first - seats_.data());
  return ScheduledMove{Actor::seat(index), std::max(now, first->due_at()), *first->pending.move()};
}

void BotScheduler::on_move(Actor actor, const Match& before, const Match& after) {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    Seat& seat = seats_[i];
    if (Actor::seat(i) == actor) seat.pending.forget();
    if (!after.has_same_view(Actor::seat(i), before)) ++seat.view_number;
  }
}

}  // namespace lab
