// Which bot at a table moves next, and when, for callers that ask bots on their own thread. Bots
// think as core/pending_bot_move.h says, by the table's clock. A bot without a think time moves at
// once.
#pragma once

#include <map>

#include "core/pending_bot_move.h"
#include "tables/table.h"

namespace tables {

class BotScheduler {
 public:
  struct ScheduledMove {
    Actor seat;
    catalogue::BotMove move;
    TableTime due_at;  // may be in the past
  };

  // Returns the move that is due first, of two at the same time that of the first seat; nullopt if
  // no bot has one. Asks bots about what they have not seen yet. If one of them moves at once, the
  // seats after it are not asked.
  std::optional<ScheduledMove> next_move(const Table&, TableTime now, core::Generator&);

  // Returns when the move is due that the last call of next_move() returned.
  std::optional<TableTime> next_move_at() const { return next_move_at_; }

  // Must be called after a bot's move was played. If it may still act, it begins to think again.
  void forget(Actor seat) { pending_.erase(seat); }

 private:
  // A bot's view is told apart by the number of its last update.
  using PendingMove = core::PendingBotMove<catalogue::BotMove, std::uint32_t>;
  const PendingMove& ask(const Table&, Actor seat, TableTime now, core::Generator&);

  std::map<Actor, PendingMove> pending_;
  std::optional<TableTime> next_move_at_;
};

// Returns the bot because of which a table never goes on: it could act and does not, and there is
// neither a person nor a clock to act instead. Requires that no bot has a move.
std::optional<Actor> stuck_bot(const Table&);

}  // namespace tables
