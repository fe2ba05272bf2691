// What every Power and every ability brings, five functions each:
//
//   refused   why its user may not name these things; when and whose it is has been asked before
//   offered   fills in what could be named; false if nothing could
//   sampled   any one of what is offered
//   work      what happens, once all costs are paid
//   blanks    what a client asks its user for
#pragma once

#include "games/impossible/form.h"
#include "games/impossible/impossible.h"

namespace impossible {

// Somebody who uses a Power or an ability, and what they see.
struct User {
  const Rules& rules;
  const Open& open;
  Seat seat;
  std::optional<Character> card;  // the Power's

  CharacterSet hand() const {  // without the card itself
    CharacterSet cards = open.player(seat).hand;
    if (card) cards.remove(*card);
    return cards;
  }
};

using Refused = std::optional<Refusal>;

Refused refused(const User&, const Replace&);
bool offered(const User&, ReplaceOffer&);
Replace sampled(const User&, const ReplaceOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Replace&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Replace>);

Refused refused(const User&, const Exchange&);
bool offered(const User&, ExchangeOffer&);
Exchange sampled(const User&, const ExchangeOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Exchange&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Exchange>);

Refused refused(const User&, const Weed&);
bool offered(const User&, WeedOffer&);
Weed sampled(const User&, const WeedOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Weed&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Weed>);

Refused refused(const User&, const Scrub&);
bool offered(const User&, ScrubOffer&);
Scrub sampled(const User&, const ScrubOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Scrub&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Scrub>);

Refused refused(const User&, const Trade&);
bool offered(const User&, TradeOffer&);
Trade sampled(const User&, const TradeOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Trade&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Trade>);

Refused refused(const User&, const Reshelve&);
bool offered(const User&, ReshelveOffer&);
Reshelve sampled(const User&, const ReshelveOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Reshelve&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Reshelve>);

Refused refused(const User&, const Recall&);
bool offered(const User&, RecallOffer&);
Recall sampled(const User&, const RecallOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Recall&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Recall>);

Refused refused(const User&, const Foresee&);
bool offered(const User&, ForeseeOffer&);
Foresee sampled(const User&, const ForeseeOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Foresee&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Foresee>);

Refused refused(const User&, const Recast&);
bool offered(const User&, RecastOffer&);
Recast sampled(const User&, const RecastOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Recast&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Recast>);

Refused refused(const User&, const Shelter&);
bool offered(const User&, ShelterOffer&);
Shelter sampled(const User&, const ShelterOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Shelter&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Shelter>);

Refused refused(const User&, const Inspire&);
bool offered(const User&, InspireOffer&);
Inspire sampled(const User&, const InspireOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Inspire&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Inspire>);

Refused refused(const User&, const Restore&);
bool offered(const User&, RestoreOffer&);
Restore sampled(const User&, const RestoreOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Restore&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Restore>);

Refused refused(const User&, const Understudy&);
bool offered(const User&, UnderstudyOffer&);
Understudy sampled(const User&, const UnderstudyOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Understudy&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Understudy>);

Refused refused(const User&, const Hazel&);
bool offered(const User&, HazelOffer&);
Hazel sampled(const User&, const HazelOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Hazel&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Hazel>);

Refused refused(const User&, const Basil&);
bool offered(const User&, BasilOffer&);
Basil sampled(const User&, const BasilOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Basil&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Basil>);

Refused refused(const User&, const Cordelia&);
bool offered(const User&, CordeliaOffer&);
Cordelia sampled(const User&, const CordeliaOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Cordelia&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Cordelia>);

Refused refused(const User&, const Percival&);
bool offered(const User&, PercivalOffer&);
Percival sampled(const User&, const PercivalOffer&, core::Generator&);
void work(const Rules&, State&, Seat user, const Percival&, core::TableTime now);
Blanks blanks(const Rules&, FormOf<Percival>);

// The Librarian behind an ability.
Librarian librarian_of(std::size_t entry);  // of the variant Ability

// What a Power or an ability costs beside its own card: discarded once it has worked.
template <class Piece>
CharacterSet costs_of(const Piece& piece) {
  if constexpr (requires { piece.costs; }) {
    return piece.costs;
  } else if constexpr (requires { piece.cost; }) {
    return CharacterSet{piece.cost};
  } else {
    return {};
  }
}

// Questions that several pieces ask.
CharacterSet payable(const User&);  // from any hand or Book (I-27)
Refused unpayable(const User&, const CharacterSet& costs, std::size_t needed);
SeatSet everybody(const Open&);
LabelSet books_on_table(const Open&);
CharacterSet members(const CharacterPile&);
Refused cannot_swap(const Open&, Label one, Label other);
template <class Set>
auto any_of(const Set& set, core::Generator& generator) {  // requires that it is not empty
  return set.nth(generator.below(set.size()));
}
CharacterSet some_of(CharacterSet, std::size_t count, core::Generator&);

}  // namespace impossible
