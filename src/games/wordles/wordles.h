// Wordles (WQRDLES!), for two to six. Everybody hides a word. In turn somebody calls a query word,
// and each hidden word's board gets a row: which letters stand in their place, elsewhere, or not at
// all. Then each may try to name one other player's word: the earlier the row, the more it scores.
// Three and more call from query cards in five rounds; two call what they like until past 20
// points. Rules by id: docs/rules/wordles.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "games/wordles/offer.h"
#include "games/wordles/open.h"
#include "games/wordles/refusal.h"

namespace wordles {

// The order of all query cards, shuffle after shuffle: what is not dealt yet is the pile, its next
// card on top.
struct Pile {
  core::List<CardNumber, 2 * most_cards> order;
  core::List<std::uint8_t, 100> shuffles;  // where in it each shuffle begins
  std::uint16_t dealt = 0;
  bool empty() const { return dealt == order.size(); }
  friend bool operator==(const Pile&, const Pile&) = default;
};

// The whole truth. It never leaves the referee; everyone else gets a View.
struct State {
  Open open;
  std::array<Word, most_players> secrets{};                     // of this round
  std::array<std::optional<Marking>, most_players> markings{};  // by hand, until all have marked
  Pile pile;
  // How many shuffles came before the words of each round were hidden.
  core::List<std::uint8_t, most_rounds> shuffles_before;
  SeatSet program_hides;       // chance owes these a word
  bool program_calls = false;  // chance owes the call
  friend bool operator==(const State&, const State&) = default;
};

// What a player alone knows.
struct Own {
  Word secret;                     // no word until hidden
  std::optional<Marking> marking;  // of the word that is called, while others still mark
  friend bool operator==(const Own&, const Own&) = default;
};

// A word that was called in this round, by whom.
struct Called {
  Seat by;
  Word word;
  friend bool operator==(const Called&, const Called&) = default;
};

// A row that its owner marked wrongly, once the word is revealed (W-08).
struct Mistake {
  Seat owner;
  std::uint8_t row;  // counted from 1
  Marking honest;
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

// What one actor knows: all that bots, clients and legality may look at.
struct View {
  core::Actor viewer;
  Open open;
  std::optional<Own> own;                     // a player's
  std::optional<QueryCard> top;               // what an exchange would bring
  core::List<QueryCard, most_players> cards;  // by seat; they lie open (W-33)
  core::Owed pending_draw;                    // chance's
  // What follows from the open table, for whoever shows it.
  std::uint8_t rounds = 0;                 // agreed beforehand; none in a duel
  std::uint8_t value = 0;                  // of the row that is called for, marked or tried
  SeatSet awaited;                         // whom the game waits for
  std::optional<core::TableTime> ends_at;  // of this phase's clock
  core::List<lexicon::LetterSet, most_players> struck;      // by seat (W-07)
  core::List<Called, most_players * rows_a_board> calls{};  // of this round, in their order
  core::List<Mistake, most_players * rows_a_board> mistakes{};
  friend bool operator==(const View&, const View&) = default;
};

struct Wordles {
  using Rules = wordles::Rules;
  using State = wordles::State;
  using View = wordles::View;
  using Action = wordles::Action;
  using Offer = wordles::Offer;
  using Refusal = wordles::Refusal;
};
using Move = core::Move<Action>;

State start(const Rules&);  // requires no validate(options)

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

// How far the round has come. What several players do at once (hide, mark, attempt) does not move
// it on, so that nobody's attempt is stale because another was quicker.
std::uint32_t revision(const State&);

// Questions that rules, bots and screens ask alike; all from what lies open.
Marking truth(const Rules&, Word secret, Word query);  // W-04 to W-06
SeatSet takers(const Rules&, const Open&);             // whose words the next call is about
SeatSet targets(const Rules&, const Open&, Seat by);   // whose words they could try now
bool is_awaited(const Rules&, const Open&, Seat);      // has a choice pending
std::uint8_t row_value(const Rules&, const Open&);     // of the row just filled
std::optional<core::TableTime> runs_out(const Rules&, const Open&);  // this phase's clock

}  // namespace wordles
