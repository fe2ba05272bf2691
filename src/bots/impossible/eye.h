// What a player has an eye for when looking at a table, and how much each thing counts: in nothing
// but each other's coin.
#pragma once

#include <array>

#include "cast/card.h"

namespace impossible::bots {

inline constexpr std::size_t powers = 13;

struct Eye {
  // A Book, by the Mold that would still not destroy it and one more (1 to 4), and by the number of
  // its filled spots.
  std::array<std::array<double, 4>, 4> book;
  double books_left;                   // a Book that is still to be saved
  double cube;                         // a card that joins the Pool every turn
  std::array<double, 10> containment;  // by the Mold in it; the last: so much or more
  double mold;                         // a Mold in the Containment or on a Book
  double mold_per_book;                // … divided by the Books to be saved, and one more

  // The Pool. An attack comes soon when the next turn brings it.
  double pooled;
  double aimed_soon, aimed_later;                   // a card that would hit a Book
  std::array<double, 3> doomed_soon, doomed_later;  // a Book that falls, by its filled spots

  // A card in the hand of the next player, or of another: one that fits without Mold, one that fits
  // with it, and one that fits nowhere. Besides that, its Power.
  std::array<double, 3> next_hand, later_hands;
  std::array<double, powers> power;
  double spot_covered;                 // that a card of the next player fits without Mold
  std::array<double, 3> book_covered;  // all its empty spots are, one to three
  double to_draw;                      // a card that Upkeep will bring

  // A card not yet drawn, for a player who can use it in this turn or only later; to know and order
  // the next four.
  double fresh_now, fresh_later, foresight;

  // What doing something must bring.
  double worth_a_move;
};

extern const Eye plain_eye;      // for Books, Mold and the Pool, and whether a card fits
extern const Eye practised_eye;  // as many games against the Mold have taught

}  // namespace impossible::bots
