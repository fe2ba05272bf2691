// What a seat knows, read from its snapshot alone, and how people call each other.
#pragma once

#include <vector>

#include "games/wordles/wordles.h"
#include "tables/setup.h"
#include "tables/snapshot.h"

namespace terminal_wordles {

struct Scene {
  wordles::Rules rules;  // without the cards: those that matter come with the view
  wordles::Seat seat{};
  std::vector<std::string> bots;  // by seat; empty for a person
  wordles::View view;
  std::vector<wordles::Offer> offers;
  std::vector<tables::Note> notes;
  std::optional<std::string> result;
  std::vector<tables::Seal> openings;

  const wordles::Open& open() const { return view.open; }
  const wordles::Board& board(wordles::Seat of) const { return open().boards[wordles::index(of)]; }
  std::vector<wordles::Seat> seats() const;
  wordles::SeatSet targets() const { return wordles::targets(rules, open(), seat); }
  // Whether something is asked of this seat now, and not only allowed.
  bool is_asked() const { return !watches() && wordles::is_awaited(rules, open(), seat); }
  bool watches() const { return wordles::index(seat) >= rules.options.seats; }
  // The word behind a board, where this seat knows it.
  wordles::Word known_word(wordles::Seat of) const;
  std::optional<std::string> note_on(wordles::Seat of) const;
  std::optional<core::Millis> left(core::TableTime now) const;  // of the clock, where one runs

  std::string name(wordles::Seat) const;       // you, player 2
  std::string full_name(wordles::Seat) const;  // you, player 2 (sleuth)
  std::string whose(wordles::Seat) const;      // your, player 2's
  // "you call", "player 2 calls"
  std::string does(wordles::Seat, std::string_view you, std::string_view other) const;

  template <class Kind>
  const Kind* offered() const {
    for (const auto& offer : offers) {
      if (const auto* found = std::get_if<Kind>(&offer)) return found;
    }
    return nullptr;
  }
};

std::string player(wordles::Seat);    // player 2
std::string note_key(wordles::Seat);  // player2, as the table keeps notes

codec::Read<Scene> first_scene(const tables::Setup&, core::Actor seat);  // before any snapshot
codec::Read<Scene> read_scene(const Scene& before, const tables::Snapshot&);

}  // namespace terminal_wordles
