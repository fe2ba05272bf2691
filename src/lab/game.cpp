#include "lab/game.h"

#include <fmt/format.h>

#include <array>
#include <numeric>

#include "tables/entry_text.h"

namespace lab {
namespace {

using core::Actor;
using core::TableTime;

constexpr std::uint64_t longest_game = 100'000;  // entries; a game that never ends is a bug

struct Wish {
  Actor seat;
  std::string bot;
  std::string action;
};

class Playing {
 public:
  Playing(const Experiment& experiment, const catalogue::Match& start, std::uint64_t number)
      : experiment_{experiment},
        number_{number},
        match_{start.clone()},
        generator_{core::mixed_seed(experiment.seed, number)} {}

  codec::Read<PlayedGame> to_the_end() {
    while (!match_->is_over() && played_.entries < longest_game) {
      const auto moved = step();
      if (!moved) return std::unexpected(moved.error());
      if (!*moved) break;
    }
    played_.outcome = match_->is_over() ? match_->outcome() : "unfinished";
    return std::move(played_);
  }

 private:
  // Whether anything happened.
  codec::Read<bool> step() {
    if (core::is_owed(match_->owed())) {
      return enter(Actor::chance(), match_->draw(generator_), "chance");
    }
    const auto deadline = match_->deadline();
    const TableTime thought = now_ + think();
    if (deadline && thought >= *deadline) return expire(*deadline);
    if (auto wish = ask_bots()) {
      now_ = thought;
      ++played_.moves;
      return enter(wish->seat, std::move(wish->action), wish->bot);
    }
    if (deadline) return expire(*deadline);
    return false;
  }

  codec::Read<bool> expire(TableTime deadline) {
    now_ = std::max(now_, deadline);
    return enter(Actor::clock(), "expire", "clock");
  }

  core::Millis think() {
    const auto range = longest_thought - shortest_thought;
    const auto more = generator_.below(static_cast<std::uint64_t>(range.count()) + 1);
    return shortest_thought + core::Millis{static_cast<std::int64_t>(more)};
  }

  std::optional<Wish> ask_bots() {
    std::array<std::size_t, core::most_seats> seats{};
    std::iota(seats.begin(), seats.end(), 0U);
    const std::span order{seats.data(), match_->seats()};
    generator_.shuffle(order);
    for (const auto index : order) {
      const Actor seat = Actor::seat(index);
      for (const auto& bot : experiment_.seating[index]) {
        if (auto move = match_->bot(bot, seat, generator_)) {
          return Wish{seat, bot, std::move(move->action)};
        }
      }
    }
    return std::nullopt;
  }

  codec::Read<bool> enter(Actor actor, std::string action, std::string_view who) {
    if (auto wrong = match_->play(actor, now_, action)) {
      return codec::problem(
          wrong->code,
          fmt::format("In game {} the {} {} tried “{}”, which is refused: {}", number_,
                      match_->actor_name(actor), who, action, wrong->sentence),
          wrong->rule);
    }
    const tables::Entry entry{now_, tables::Played{actor, std::move(action)}, {}, {}};
    played_.log += tables::entry_line(*match_, entry, true) + "\n";
    ++played_.entries;
    return true;
  }

  const Experiment& experiment_;
  std::uint64_t number_;
  std::unique_ptr<catalogue::Match> match_;
  core::SeededGenerator generator_;
  TableTime now_{};
  PlayedGame played_;
};

}  // namespace

codec::Read<PlayedGame> play(const Experiment& experiment, const catalogue::Match& start,
                             std::uint64_t number) {
  return Playing{experiment, start, number}.to_the_end();
}

}  // namespace lab
