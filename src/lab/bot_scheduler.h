// Bots that think at the same time, and whose move is due first.
#pragma once

#include <optional>

#include "core/pending_bot_move.h"
#include "lab/seating.h"

namespace lab {

// Bounds of the time that a move takes if the bot does not say how long.
inline constexpr core::Millis min_think_time = std::chrono::seconds{5};
inline constexpr core::Millis max_think_time = std::chrono::seconds{40};
core::Millis random_think_time(core::Generator&);

struct BotAnswer {
  std::string bot;
  catalogue::Action action;
  core::Millis thinks;
};

// Returns what the first of this seat's bots that has a move would do.
std::optional<BotAnswer> ask(const Seating&, const catalogue::Match&, core::Actor seat,
                             core::Generator&);

// Bots think as core/pending_bot_move.h says. Of two moves that are due at the same millisecond,
// the one to be played first is drawn.
class BotScheduler {
 public:
  // Both must outlive this object.
  BotScheduler(const Seating& seating, core::Generator& generator)
      : seating_{seating}, generator_{generator}, seats_(seating.size()) {}

  struct ScheduledMove {
    core::Actor seat;
    core::TableTime due_at;  // not before `now`
    BotAnswer answer;
  };
  // Returns nullopt if no bot has a move.
  std::optional<ScheduledMove> next_move(const catalogue::Match&, core::TableTime now);

  // Must be called after every move: it has turned `before` into `after`.
  void on_move(core::Actor, const catalogue::Match& before, const catalogue::Match& after);

 private:
  struct Seat {
    core::PendingBotMove<BotAnswer, std::uint32_t> pending;
    std::uint32_t view_number = 0;  // counts the changes of what it sees
    core::Millis delay{};           // of a move without a think time

    core::TableTime due_at() const {
      return pending.due_at({.min_delay = delay, .max_delay = delay});
    }
    std::uint64_t tie_break() const { return pending.seed(); }  // the smaller is played first
  };
  void look(Seat&, const catalogue::Match&, core::Actor, core::TableTime now);

  const Seating& seating_;
  core::Generator& generator_;
  std::vector<Seat> seats_;
};

}  // namespace lab
