#include "lab/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "lab/bot_scheduler.h"
#include "tables/entry_text.h"

namespace lab {
namespace {

using core::Actor;
using core::TableTime;

constexpr std::uint64_t longest_game = 100'000;  // entries; a game that never ends is a bug

using Seats = core::List<Actor, core::most_seats>;

// Where all seats are alike the bots move on by a seat every game: no bot profits from its chair.
Seating in_game(const Experiment& experiment, std::uint64_t number) {
  Seating seating = experiment.seating;
  if (!experiment.game->symmetric_seats) return seating;
  const auto shift = static_cast<std::ptrdiff_t>(number % seating.size());
  std::ranges::rotate(seating, seating.end() - shift);
  return seating;
}

class Playing {
 public:
  Playing(const Experiment& experiment, const catalogue::Match& start, std::uint64_t number)
      : seating_{in_game(experiment, number)},
        number_{number},
        match_{start.clone()},
        generator_{core::mixed_seed(experiment.seed, number)},
        bots_{seating_, generator_} {
    for (const auto& asked : seating_) played_.bots.push_back(name_of(asked));
    if (!experiment.opening.empty()) afterwards_ = std::exchange(seating_, experiment.opening);
  }

  codec::Read<PlayedGame> to_the_end() {
    while (!match_->is_over() && played_.entries < longest_game) {
      const auto moved = step();
      if (!moved) return std::unexpected(moved.error());
      if (!*moved) break;
    }
    played_.outcome = match_->is_over() ? match_->outcome() : "unfinished";
    if (match_->is_over()) {
      played_.standings = match_->tools().seat_results();
      played_.length = match_->tools().length();
    }
    return std::move(played_);
  }

 private:
  // Whether anything happened.
  codec::Read<bool> step() {
    if (core::is_owed(match_->owed())) {
      return enter(Actor::chance(), match_->draw(generator_), "chance");
    }
    if (!by_arrival_) {
      if (auto moved = step_by_lot()) return std::move(*moved);
      by_arrival_ = true;  // a bot keeps time of its own, and so does everybody from now on
    }
    return step_by_arrival();
  }

  // Nothing where some bot says how long it thinks.
  std::optional<codec::Read<bool>> step_by_lot() {
    const auto deadline = match_->deadline();
    const TableTime thought = now_ + random_think_time(generator_);
    Seats order = all_seats();
    if (deadline && thought >= *deadline) {
      if (somebody_thinks(order)) return std::nullopt;
      return expire(*deadline);
    }
    generator_.shuffle(std::span{order.begin(), order.size()});
    for (std::size_t i = 0; i < order.size(); ++i) {
      const auto answer = ask(seating_, *match_, order[i], generator_);
      if (!answer) continue;
      if (answer->thinks > core::Millis{0} || somebody_thinks(rivals(order, i))) {
        return std::nullopt;
      }
      return enter_move(order[i], thought, *answer);
    }
    if (deadline) return expire(*deadline);
    return false;
  }

  codec::Read<bool> step_by_arrival() {
    const auto deadline = match_->deadline();
    const auto next = bots_.next_move(*match_, now_);
    if (next && (!deadline || next->due_at < *deadline)) {
      return enter_move(next->seat, next->due_at, next->answer);
    }
    if (deadline) return expire(*deadline);
    return false;
  }

  codec::Read<bool> enter_move(Actor seat, TableTime at, const BotAnswer& answer) {
    now_ = at;
    ++played_.moves;
    if (!afterwards_.empty()) seating_[seat.seat_index()] = afterwards_[seat.seat_index()];
    return enter(seat, answer.action, answer.bot);
  }

  codec::Read<bool> expire(TableTime deadline) {
    now_ = std::max(now_, deadline);
    return enter(Actor::clock(), match_->expire(), "clock");
  }

  Seats all_seats() const {
    Seats seats;
    for (std::size_t i = 0; i < match_->seats(); ++i) seats.push_back(Actor::seat(i));
    return seats;
  }

  // Those after the i-th that could act against it at the same time.
  Seats rivals(const Seats& order, std::size_t i) const {
    Seats others;
    for (std::size_t other = i + 1; other < order.size(); ++other) {
      const bool same_team = match_->team(order[other]) == match_->team(order[i]);
      if (!same_team && match_->may_act(order[other])) others.push_back(order[other]);
    }
    return others;
  }

  // Asks with a copy of the generator: a question that nobody acts upon must not change the game.
  bool somebody_thinks(const Seats& seats) const {
    core::SeededGenerator copy = generator_;
    return std::ranges::any_of(seats, [&](Actor seat) {
      const auto answer = ask(seating_, *match_, seat, copy);
      return answer && answer->thinks > core::Millis{0};
    });
  }

  codec::Read<bool> enter(Actor actor, const catalogue::Action& action, std::string_view who) {
    const bool tells = match_->tools().tells_happenings();
    const auto before = by_arrival_ || tells ? match_->clone() : nullptr;
    if (auto wrong = match_->play(actor, now_, action)) {
      return codec::problem(
          wrong->code,
          fmt::format("In game {} the {} {} tried “{}”, which is refused: {}", number_,
                      match_->actor_name(actor), who, action.notation(), wrong->sentence),
          wrong->rule);
    }
    if (by_arrival_) bots_.on_move(actor, *before, *match_);
    if (tells)
      std::ranges::copy(match_->tools().happenings(*before, action),
                        std::back_inserter(played_.happenings));
    const tables::Entry entry{now_, tables::Played{actor, action}, {}, {}};
    played_.log += tables::entry_line(*match_, entry, true) + "\n";
    ++played_.entries;
    return true;
  }

  Seating seating_;
  Seating afterwards_{};  // of seats that have made their first move, where another bot makes it
  std::uint64_t number_;
  std::unique_ptr<catalogue::Match> match_;
  core::SeededGenerator generator_;
  BotScheduler bots_;
  bool by_arrival_ = false;
  TableTime now_{};
  PlayedGame played_;
};

}  // namespace

codec::Read<PlayedGame> play(const Experiment& experiment, const catalogue::Match& start,
                             std::uint64_t number) {
  return Playing{experiment, start, number}.to_the_end();
}

}  // namespace lab
