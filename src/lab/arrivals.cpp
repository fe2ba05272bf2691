#include "lab/arrivals.h"

#include <algorithm>
#include <tuple>

namespace lab {

using catalogue::Match;
using core::Actor;
using core::TableTime;

core::Millis drawn_thought(core::Generator& generator) {
  const auto range = longest_thought - shortest_thought;
  const auto more = generator.below(static_cast<std::uint64_t>(range.count()) + 1);
  return shortest_thought + core::Millis{static_cast<std::int64_t>(more)};
}

std::optional<Wish> ask(const Seating& seating, const Match& match, Actor seat,
                        core::Generator& generator) {
  for (const auto& bot : seating[seat.seat_index()]) {
    if (auto move = match.bot_move(bot, seat, generator)) {
      return Wish{bot, move->action, move->thinks};
    }
  }
  return std::nullopt;
}

void Arrivals::look(Mind& mind, const Match& match, Actor seat, TableTime now) {
  if (mind.up_to_date) return;
  mind.up_to_date = true;
  mind.wish.reset();
  if (!match.may_act(seat)) return mind.position.reset();
  const auto position = match.revision();
  if (mind.position != position) {
    mind.position = position;
    mind.began = now;
    mind.pace = drawn_thought(generator_);
    mind.lot = generator_.next();
  }
  core::SeededGenerator own{mind.lot};
  mind.wish = ask(seating_, match, seat, own);
}

std::optional<Arrivals::Arrival> Arrivals::first(const Match& match, TableTime now) {
  const Mind* first = nullptr;
  for (std::size_t i = 0; i < minds_.size(); ++i) {
    Mind& mind = minds_[i];
    look(mind, match, Actor::seat(i), now);
    if (!mind.wish) continue;
    const auto key = [](const Mind& each) { return std::tuple{each.arrives(), each.lot}; };
    if (first == nullptr || key(mind) < key(*first)) first = &mind;
  }
  if (first == nullptr) return std::nullopt;
  const auto index = static_cast<std::size_t>(first - minds_.data());
  return Arrival{Actor::seat(index), std::max(now, first->arrives()), *first->wish};
}

void Arrivals::moved(Actor actor, const Match& before, const Match& after) {
  for (std::size_t i = 0; i < minds_.size(); ++i) {
    const Actor seat = Actor::seat(i);
    if (seat == actor) minds_[i] = {};
    if (!after.has_same_view(seat, before)) minds_[i].up_to_date = false;
  }
}

}  // namespace lab
