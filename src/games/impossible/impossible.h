// Fiction Impossible, for one to four who win or lose together. Three Books lie on the table, each
// with three spots to fill; a Character fits a spot by a role that it shares with the original, and
// brings Mold upon another Book where its label is not that Book's. A full Book is saved; its spine
// fills the Bookshelf, and a full Bookshelf wins. Every turn cards join the Infestation Pool; when
// it reaches its threshold the Mold attacks. Mold that is owed and not there loses.
// Rules by id: docs/rules/impossible.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "games/impossible/offer.h"
#include "games/impossible/refusal.h"

namespace impossible {

// The whole truth: what lies open, and the decks, their next card at the back.
struct State {
  Open open;
  CharacterPile deck;
  core::List<Book, cast::books_in_all> books;
  // As they were shuffled last, for the seals.
  CharacterPile shuffled;
  core::List<Book, cast::books_in_all> shuffled_books;
  std::uint16_t shuffles = 0;
  friend bool operator==(const State&, const State&) = default;
};

// What one Mold that is due does, and where the card that brings it points.
enum class MoldOutcome : std::uint8_t {
  nowhere,    // the card bears no label
  no_book,    // no Book lies at the label
  sheltered,  // I-31j
  molded,
  destroys,  // I-22
  loses,     // the Containment has none to give (I-21)
};
struct MoldForecast {
  Character card;  // of the Pool
  std::optional<Label> label;
  MoldOutcome outcome{};
  std::uint8_t mold = 0;  // on that Book afterwards
  bool ends = false;      // the game is lost here
  friend bool operator==(const MoldForecast&, const MoldForecast&) = default;
};
using AttackForecast = core::List<MoldForecast, max_threshold>;

// What one actor knows: all that bots, clients and legality may look at.
struct View {
  core::Actor viewer;
  Open open;
  core::List<Character, most_shown> known_top;  // of the deck, the next to be drawn first
  CharacterPile known_bottom;                   // the last to be drawn first
  core::Owed pending_draw;                      // chance's
  AttackForecast attack;                   // what an attack would do now, with the Pool as it is
  SeatSet awaited;                         // whose choice is pending
  std::optional<core::TableTime> ends_at;  // of the clock that runs now
  friend bool operator==(const View&, const View&) = default;
};

struct Impossible {
  using Rules = impossible::Rules;
  using State = impossible::State;
  using View = impossible::View;
  using Action = impossible::Action;
  using Offer = impossible::Offer;
  using Refusal = impossible::Refusal;
};
using Move = core::Move<Action>;

State start(const Rules&);  // requires no validate(options)

View view(const Rules&, const State&, core::Actor viewer);
std::optional<Refusal> refusal(const Rules&, const View&, const Action&);
std::vector<Offer> offers(const Rules&, const View&);
Action sample(const Rules&, const View&, const Offer&, core::Generator&);
core::Owed owed(const Rules&, const State&);
std::optional<core::TableTime> deadline(const Rules&, const State&);
core::Seals sealed(const Rules&, const State&);
std::size_t seal_count(const Rules&, const State&);
bool is_over(const State&);
void advance(const Rules&, State&, const Move&);

// Moves on with phases, turns and answers asked for; not with a pass or with what others do in the
// same moment, so that nobody's deed is stale because another was quicker.
std::uint32_t revision(const State&);

// Questions that rules, bots and screens ask alike; all from what lies open.
bool won(const Open&);               // requires that it is over
bool is_awaited(const Open&, Seat);  // has a choice pending
bool powers_work(const Open&);       // this is "any time" (I-26)
bool attack_is_due(const Open&);     // by the Pool as it is (I-18)
// What the cards of the Pool up to the marker would do (I-18), also while they are too few.
AttackForecast attack_forecast(const Rules&, const Open&);
std::uint8_t free_slots(const Rules&, const Open&);       // of the Bookshelf
std::uint8_t hand_limit(const Open&, Seat);               // to which Upkeep draws (I-20, I-30)
SeatSet to_consent(const Open&, Seat by, const Action&);  // I-27
// Where a Character could go: the actor's own, or Tobias's choice of another's (I-14 to I-16).
core::List<Placement, 9> placements(const Rules&, const Open&, Character);
std::optional<core::TableTime> runs_out(const Rules&, const Open&);  // the clock that runs now

// A whole truth that this view allows, the unseen part of the decks in some order.
State imagined(const Rules&, const View&, core::Generator&);

}  // namespace impossible
