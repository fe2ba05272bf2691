// Fiction, and Fiction: Banned Books. The Lie-brarian hides a five-letter word of a book card and
// names one of its letters. The Guessers, a team, guess words on two times five boards against two
// timers; every set of clues that they get holds exactly one lie. Tokens tell Fact from Fiction.
// Banned Books may add an ability card to each side. Rules by id: docs/rules/fiction.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "games/fiction/board.h"
#include "games/fiction/offer.h"
#include "games/fiction/refusal.h"

namespace fiction {

// The front of a book card: yellow words have five different letters, red words repeat one.
struct Front {
  core::List<Word, 24> yellow;
  core::List<Word, 8> red;
  friend bool operator==(const Front&, const Front&) = default;
};
using Deck = std::vector<Front>;

struct Hand {
  std::array<Ability, 2> dealt{};
  std::optional<Ability> kept;
  friend bool operator==(const Hand&, const Hand&) = default;
};

struct Truth {  // of a row that has its clues
  Marks honest;
  Use use;
  friend bool operator==(const Truth&, const Truth&) = default;
};

struct Change {  // B-07g
  Word from;
  RowNumber at;  // the first row whose clues are about the new word
  friend bool operator==(const Change&, const Change&) = default;
};

// What lies behind the Lie-brarian's screen.
struct Desk {
  Front front;
  Word secret;  // no word until chosen
  core::List<Truth, most_rows> truths;
  std::uint8_t uses = 0;  // of the ability so far
  std::optional<Change> change;
  friend bool operator==(const Desk&, const Desk&) = default;
};

// The whole truth. It never leaves the referee; everyone else gets a View.
struct State {
  const Deck* deck = nullptr;  // the pile that chance draws the book card from
  Board board;
  Desk desk;
  std::optional<Hand> librarian_hand, guessers_hand;
  bool program_keeps_for_librarian = false, program_keeps_for_guessers = false;
  bool program_chooses = false;  // chance owes the Lie-brarian's pending choice
  friend bool operator==(const State&, const State&) = default;
};

// What one actor knows: all that bots, clients and legality may look at.
struct View {
  core::Actor viewer;
  Board board;
  std::array<HalfPlayed, 2> halves;
  std::optional<Desk> desk;  // the Lie-brarian's; everybody's when the game is over
  std::optional<Hand> librarian_hand, guessers_hand;  // one's own side's; all when it is over
  core::Owed pending_draw;                            // chance's
  bool timed = true;          // false: the timer runs and pauses, and no time passes on it (F-39)
  bool token_lapses = false;  // if it is not used before the guess that is due (F-29)
  friend bool operator==(const View&, const View&) = default;
};

struct Fiction {
  using Rules = fiction::Rules;
  using State = fiction::State;
  using View = fiction::View;
  using Action = fiction::Action;
  using Offer = fiction::Offer;
  using Refusal = fiction::Refusal;
};
using Move = core::Move<Action>;

State start(const Rules&, const Deck&);  // requires no validate(options) and at least one card

View view(const Rules&, const State&, core::Actor viewer);
std::optional<Refusal> refusal(const Rules&, const View&, const Action&);
std::vector<Offer> offers(const Rules&, const View&);
Action sample(const Rules&, const View&, const Offer&, core::Generator&);
core::Owed owed(const Rules&, const State&);
std::optional<core::TableTime> deadline(const Rules&, const State&);
std::vector<std::string> sealed(const Rules&, const State&);
std::size_t seal_count(const Rules&, const State&);
bool is_over(const State&);
void advance(const Rules&, State&, const Move&);

// How far the game has come as the Guessers see it: an action sent against an older position is
// stale (F-34).
std::uint32_t revision(const State&);

}  // namespace fiction
