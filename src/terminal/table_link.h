// A table as those at one keyboard know it: what their seats may see, and what they ask for.
// Nothing here needs the table to be on this machine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tables/setup.h"
#include "tables/snapshot.h"
#include "tables/table.h"

namespace terminal {

using core::Actor;
using core::Millis;
using core::TableTime;
using tables::Problem;

struct Thought {  // of a bot, for after the game
  Actor seat;
  catalogue::Action action;
  std::string why;
};

class TableLink {
 public:
  virtual ~TableLink() = default;

  virtual const tables::Setup& setup() const = 0;
  virtual std::string name_of(Actor seat) const = 0;  // "librarian", "guesser2"
  virtual std::size_t team(Actor seat) const = 0;
  virtual tables::Snapshot look(Actor seat) const = 0;
  virtual std::uint32_t revision() const = 0;  // how far play has come
  virtual TableTime now() const = 0;
  virtual Millis count_in() const = 0;  // until the clock goes on after an outage
  // When the clock or a bot moves next, if nobody does before.
  virtual std::optional<TableTime> next_due() const = 0;

  virtual codec::Read<catalogue::Action> parse_action(std::string_view notation) const = 0;
  // Why the table would refuse it now; nothing happens.
  virtual std::optional<Problem> refusal(Actor seat, const catalogue::Action&) const = 0;
  virtual std::optional<Problem> submit(const tables::Command&) = 0;

  // Lets the clock, chance and at most one bot do what is due. A problem means that the table
  // cannot go on.
  struct Passed {
    bool anything = false;
    bool skipped = false;  // more than one step was made that was not shown
  };
  virtual codec::Read<Passed> pass_time() = 0;

  virtual std::optional<catalogue::BotMove> hint(Actor seat) = 0;
  // The answer to a question about what the seat sees, as JSON.
  virtual codec::Read<std::string> aid(Actor seat, const std::string& name,
                                       const std::string& about) = 0;
  virtual const std::vector<Thought>& thoughts() const = 0;
  virtual bool tells_own_deeds() const { return false; }  // among the thoughts

  // Whose seats are at this keyboard: all people's, unless some sit elsewhere.
  virtual std::vector<Actor> seats_here() const {
    std::vector<Actor> seats;
    for (std::size_t i = 0; i < setup().holders.size(); ++i) {
      const bool is_person = std::holds_alternative<tables::Person>(setup().holders[i]);
      if (is_person) seats.push_back(Actor::seat(i));
    }
    return seats;
  }

  // Of the line to a table that is elsewhere: it can be read from when there is news. -1 for none.
  virtual int descriptor() const { return -1; }

  // A line that is meant for others at the table and not for the game; false where it is none.
  virtual bool hears(std::string_view) { return false; }
  virtual std::string help() const { return {}; }  // what such lines are
};

inline bool may_act(const tables::Snapshot& seen) { return seen.offers != "[]"; }

}  // namespace terminal
