// What a seat knows, read from its snapshot alone, and how people call each other.
#pragma once

#include <vector>

#include "games/impossible/impossible.h"
#include "tables/setup.h"
#include "tables/snapshot.h"

namespace terminal_impossible {

struct Scene {
  impossible::Rules rules{{}, cast::standard_cards()};
  impossible::Seat seat{};
  std::vector<std::string> bots;  // by seat; empty for a person
  bool shared = false;            // several people look at this screen: nobody is "you"
  impossible::View view;
  std::vector<impossible::Offer> offers;
  std::vector<tables::Note> notes;
  std::optional<std::string> result;

  const impossible::Open& open() const { return view.open; }
  bool is_empty() const { return open().players.empty(); }  // nothing was seen yet
  std::vector<impossible::Seat> seats() const;
  std::vector<impossible::Character> hand(impossible::Seat) const;  // in the order of their numbers
  bool is_active() const { return open().active == seat; }
  // Whether something is asked of this seat now, and not only allowed.
  bool is_asked() const { return !watches() && impossible::is_awaited(open(), seat); }
  bool watches() const { return impossible::index(seat) >= rules.options.seats; }
  std::optional<core::Millis> left(core::TableTime now) const;  // of the clock, where one runs
  std::optional<std::string> plan() const;                      // what was noted

  std::string name(impossible::Seat) const;       // you, player 2
  std::string full_name(impossible::Seat) const;  // you, player 2 (novice)
  std::string whose(impossible::Seat) const;      // your, player 2's
  // "you draw", "player 2 draws"
  std::string does(impossible::Seat, std::string_view you, std::string_view other) const;
  bool is_you(impossible::Seat of) const { return of == seat && !shared; }

  template <class Kind>
  const Kind* offered() const {
    for (const auto& offer : offers) {
      if (const auto* found = std::get_if<Kind>(&offer)) return found;
    }
    return nullptr;
  }
};

std::string player(impossible::Seat);  // player 2

codec::Read<Scene> first_scene(const tables::Setup&, core::Actor seat);  // before any snapshot
codec::Read<Scene> read_scene(const Scene& before, const tables::Snapshot&);

}  // namespace terminal_impossible
