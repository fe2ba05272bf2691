// When a bot begins to think and when its move is due, for one seat and wherever the bot plays
// (docs/decisions/0010-bots-take-their-time.md).
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/generator.h"
#include "core/table_time.h"

namespace core {

// How fast bots play in one place. By default a move without a think time is due at once.
struct BotPace {
  // A move without a think time takes a random time in this range. Requires min <= max.
  Millis min_delay{0}, max_delay{0};
  Millis max_think_time = Millis::max();  // no move takes longer
  // How long after its last look at the table a bot moves at the earliest. With nullopt, a bot that
  // looks again and then needs less time than has already passed is overdue.
  std::optional<Millis> min_after_look{};

  // Returns the time of a move without a think time: the same for the same seed.
  Millis delay(std::uint64_t seed) const {
    assert(min_delay <= max_delay);
    SeededGenerator generator{mixed_seed(seed, 1)};  // not what the bot itself draws
    const auto range = static_cast<std::uint64_t>((max_delay - min_delay).count());
    return min_delay + Millis{static_cast<Millis::rep>(generator.below(range + 1))};
  }
};

// A bot's answer. `thinks` is how long a person would take for it, or zero.
template <class Move>
concept TimedMove = std::copyable<Move> && requires(const Move& move) {
  { move.thinks } -> std::convertible_to<Millis>;
};

// The move of one bot at one seat. The bot begins to think when it first looks at a revision, or
// after `forget`. It is asked once about what it sees; if that changes while the revision stays, it
// is asked again, with the same seed, and keeps the time at which it began.
//
// `Seen` stands for the bot's view: the view itself, or a number that changes with it.
//
// A caller that asks at once:
//   if (pending.look(…)) pending.decide(choose);
// A caller whose bots compute on another thread:
//   if (pending.look(…) && start_worker(pending.ticket())) pending.mark_asked();
// and, when the worker has decided with SeededGenerator{ticket.seed}:
//   pending.answer(ticket, move);
template <TimedMove Move, std::equality_comparable Seen>
class PendingBotMove {
 public:
  // Identifies one look, and carries the seed that the bot decides with. An object that replaces
  // another one has different tickets because its seeds differ.
  struct Ticket {
    std::uint64_t seed = 0, look = 0;
    friend bool operator==(const Ticket&, const Ticket&) = default;
  };

  // Notes what the bot sees now; call it only if the bot may act. Returns whether the bot must be
  // asked, and drops the previous answer if so: it has not seen this yet, or nobody has taken the
  // question. Calls `draw_seed` once if the bot begins to think.
  template <std::invocable DrawSeed>
  bool look(std::uint32_t revision, const Seen& seen, TableTime now, DrawSeed&& draw_seed) {
    const bool has_begun = revision_ == revision;
    if (has_begun && seen_ == seen && (is_asked_ || is_answered_)) return false;
    if (!has_begun) {
      revision_ = revision;
      thinking_since_ = now;
      seed_ = std::forward<DrawSeed>(draw_seed)();
    }
    seen_ = seen;
    looked_at_ = now;
    ++look_;
    is_asked_ = is_answered_ = false;
    move_.reset();
    return true;
  }

  // Asks the bot about its last look: `choose(Generator&)` returns std::optional<Move>. The
  // generator draws the same for every look at one revision, so asking again is not another chance.
  template <std::invocable<Generator&> Choose>
  void decide(Choose&& choose) {
    SeededGenerator generator{seed_};
    answer(ticket(), std::forward<Choose>(choose)(generator));
  }

  // Notes that the question about the last look has been taken and will be answered later.
  void mark_asked() { is_asked_ = true; }

  // Takes the answer to the question with this ticket; nullopt if the bot does nothing now. Returns
  // false, and changes nothing, if the bot has looked again since or its move was forgotten.
  bool answer(const Ticket& asked, std::optional<Move> move) {
    if (!revision_ || asked != ticket()) return false;
    move_ = std::move(move);
    is_answered_ = true;
    return true;
  }

  // The bot has moved or may no longer act. At its next look it begins to think again.
  void forget() {
    revision_.reset();
    seen_.reset();
    is_asked_ = is_answered_ = false;
    move_.reset();
  }

  Ticket ticket() const { return {seed_, look_}; }
  std::uint64_t seed() const { return seed_; }
  bool is_asked() const { return is_asked_ || is_answered_; }
  bool is_answered() const { return is_answered_; }

  // The move that the bot wants to make. Nullopt if there is no answer yet, or if it does nothing.
  const std::optional<Move>& move() const { return move_; }

  // The revision that the move was chosen at. Requires a move.
  std::uint32_t revision() const {
    assert(move_ && revision_);
    return *revision_;
  }

  // Whether the move says how long it takes. Requires a move.
  bool has_think_time() const {
    assert(move_);
    return move_->thinks > Millis{0};
  }

  // Returns when the move is to be played, which may be in the past. Requires a move.
  TableTime due_at(const BotPace& pace) const {
    const Millis time = has_think_time() ? Millis{move_->thinks} : pace.delay(seed_);
    const TableTime due = thinking_since_ + std::min(time, pace.max_think_time);
    return pace.min_after_look ? std::max(due, looked_at_ + *pace.min_after_look) : due;
  }

  // Returns when the move is to be played where nobody but bots is waited for: without its think
  // time, and not before people have seen the last move. Requires a move.
  TableTime due_without_thinking(const BotPace& pace) const {
    const TableTime due = due_at(pace);
    if (!has_think_time()) return due;
    return std::min(due, looked_at_ + pace.min_after_look.value_or(Millis{0}));
  }

 private:
  std::optional<std::uint32_t> revision_;  // nullopt if it is not thinking
  std::optional<Seen> seen_;
  TableTime thinking_since_{}, looked_at_{};
  std::uint64_t seed_ = 0;
  std::uint64_t look_ = 0;  // counts looks, and does not start again
  bool is_asked_ = false, is_answered_ = false;
  std::optional<Move> move_;
};

}  // namespace core
