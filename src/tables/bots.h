// What the bots at a table have in mind. A bot begins to think when it first could act at a
// position (or after its own last move), decides at once, and moves when a person would have: its
// thinking is as long as its answer says, by the table's clock. If what it sees changes meanwhile
// it decides again, without beginning again.
#pragma once

#include "tables/table.h"

namespace tables {

class Bots {
 public:
  struct Wish {
    Actor seat;
    catalogue::BotMove move;
    TableTime arrives;
  };

  // The wish that arrives first, if any bot has one; nobody is asked twice about the same view. Who
  // needs no time arrives at once, and those after it are not even asked.
  std::optional<Wish> first(const Table&, TableTime now, core::Generator&);

  // When the first of the wishes arrives that were known to the last call of first().
  std::optional<TableTime> next() const { return next_; }

  void moved(Actor seat) { minds_.erase(seat); }  // and begins to think anew, if it still may act

 private:
  struct Mind {
    std::uint32_t position = 0, number = 0;  // when it was asked
    std::uint64_t luck = 0;  // the same at one position: who decides again does not draw again
    TableTime began{};
    std::optional<catalogue::BotMove> move;
    TableTime arrives() const { return began + move->thinks; }
  };
  const Mind& ask(const Table&, Actor seat, TableTime now, core::Generator&);

  std::map<Actor, Mind> minds_;
  std::optional<TableTime> next_;
};

// The bot because of which a table stands still for ever: it could act and will not, and there is
// neither a person nor a clock to go on. Requires that no bot has a wish.
std::optional<Actor> stuck_bot(const Table&);

}  // namespace tables
