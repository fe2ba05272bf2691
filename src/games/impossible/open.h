// What lies open on the table: everything but the order of the two decks.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/table_time.h"
#include "games/impossible/action.h"
#include "games/impossible/options.h"

namespace impossible {

enum class Phase : std::uint8_t {
  set_up,      // chance deals
  librarians,  // everybody chooses one of two (I-07)
  draw,        // Draw 1: the active player keeps the hand or not (I-12)
  add,         // I-14
  resolve,     // I-17
  window,      // an attack is due, and Powers may still change that (I-26)
  upkeep,      // I-18 to I-20, by themselves
  over,
};

enum class Outcome : std::uint8_t {
  bookshelf_full,  // everyone wins (I-24)
  mold_ran_out,    // everyone loses (I-21)
  books_ran_out,   // … (I-23)
  nothing_moves,   // … (I-23)
};

// A place for a Book on the table, named by its label.
struct Slot {
  std::optional<Book> book;
  std::uint8_t mold = 0;
  std::uint8_t shelters = 0;  // each keeps the next Mold of this turn away (I-31j)
  std::array<std::optional<Character>, cast::spots_a_book> cast{};

  bool is_full() const { return book && cast[0] && cast[1] && cast[2]; }
  friend bool operator==(const Slot&, const Slot&) = default;
};

// A Book that has been saved, with its new cast; it stands on the Bookshelf in this order.
struct Saved {
  Book book;
  std::array<Character, cast::spots_a_book> cast;
  std::uint8_t spine;  // 0 to 11: which of the spines chance picked
  friend bool operator==(const Saved&, const Saved&) = default;
};

struct Player {
  std::array<Librarian, 2> dealt{};
  std::optional<Librarian> librarian;
  CharacterSet hand;
  std::optional<Extent> passes;
  friend bool operator==(const Player&, const Player&) = default;
};

// Whose answer the game waits for. Nobody can do anything else meanwhile.
struct Nobody {
  friend bool operator==(Nobody, Nobody) = default;
};
struct Consent {  // I-27
  Seat by;
  std::variant<Use, Help, Add> deed;
  SeatSet awaited;
  friend bool operator==(const Consent&, const Consent&) = default;
};
struct Renewal {  // REPLACE asks which cards (I-31a)
  Seat player;
  friend bool operator==(const Renewal&, const Renewal&) = default;
};
struct Arranging {  // FORESEE asks for an order (I-31h)
  Seat player;
  std::uint8_t cards;
  friend bool operator==(const Arranging&, const Arranging&) = default;
};
struct Omen {  // the active player, Odile (I-32e)
  std::uint8_t cards;
  friend bool operator==(const Omen&, const Omen&) = default;
};
struct NextBook {  // the active player orders full Books (I-17)
  friend bool operator==(NextBook, NextBook) = default;
};
struct Rescuing {  // the active player, Marguerite (I-32c)
  LabelSet books;
  friend bool operator==(const Rescuing&, const Rescuing&) = default;
};
using Pending = std::variant<Nobody, Consent, Renewal, Arranging, Omen, NextBook, Rescuing>;

// What is left to do, the next at the back. An effect that waits for chance stays here.
enum class StepKind : std::uint8_t {
  draw_to_hand,  // `cards` to `player`
  draw_to_pool,  // `cards`
  discard_used,  // a Power has worked
  start_adding,
  resolve,
  check_attack,
  end_turn,
};
struct Step {
  StepKind kind{};
  Seat player{};
  std::uint8_t cards = 0;
  friend bool operator==(const Step&, const Step&) = default;
};

// What chance owes.
enum class Owing : std::uint8_t {
  nothing,
  first_player,
  librarians,
  characters,
  books,
  reshuffle,  // of the discard pile (I-23)
  spine,
};

struct Open {
  Phase phase = Phase::set_up;
  std::optional<Outcome> outcome;
  Owing owing = Owing::nothing;
  Seat active{};
  core::List<Player, most_players> players;

  std::array<Slot, cast::labels> slots{};
  CharacterPile pool;  // the starting end is the front
  CharacterPile discards;
  std::uint8_t deck = 0;                         // Characters left in it …
  std::uint8_t known_top = 0, known_bottom = 0;  // … and how many of them have been shown
  std::uint8_t books = 0;                        // left in their deck
  core::List<Book, cast::books_in_all> destroyed;
  core::List<Saved, slots_in_all - 1> saved;

  std::uint8_t containment = 0;  // Mold
  std::uint8_t left_out = 0;     // Mold that RESTORE can still bring (I-04, I-31l)
  std::uint8_t removed = 0;      // Mold that never returns (I-25)
  std::uint8_t cube = 1, threshold = 3;

  // This turn.
  bool ability_used = false;
  std::uint8_t deeds = 0;        // Powers and abilities used; it stops counting at 255
  bool understudy = false;       // the next added Character ignores roles
  bool moved = false;            // a card has
  std::uint8_t still_turns = 0;  // before this one, without a pause, in which none did

  Label completing{};             // while chance owes its spine
  core::List<Character, 4> used;  // a Power's card and its costs, until it has worked
  Pending pending;
  core::List<Step, 8> agenda;

  core::TableTime since{};  // when this phase began, less the time of answers
  core::TableTime asked{};  // when the pending answer was asked for
  std::uint32_t position = 0;

  bool is_over() const { return phase == Phase::over; }
  bool waits_for_an_answer() const { return pending.index() != 0; }
  const Player& player(Seat seat) const { return players[index(seat)]; }
  Player& player(Seat seat) { return players[index(seat)]; }
  const Slot& slot(Label label) const { return slots[index(label)]; }
  Slot& slot(Label label) { return slots[index(label)]; }
  friend bool operator==(const Open&, const Open&) = default;
};

}  // namespace impossible
