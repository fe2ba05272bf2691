// SCRUB (I-31d): one Mold goes from a Book back to the Containment.
#include "games/impossible/mold.h"
#include "games/impossible/pieces.h"

namespace impossible {

Refused refused(const User& user, const Scrub& scrub) {
  if (!user.open.slot(scrub.book).book) return Refusal::no_book_there;
  if (user.open.slot(scrub.book).mold == 0) return Refusal::no_mold_there;
  return unpayable(user, {scrub.cost}, 1);
}

bool offered(const User& user, ScrubOffer& offer) {
  offer.books = {};
  for (const Label label : books_on_table(user.open)) {
    if (user.open.slot(label).mold > 0) offer.books.add(label);
  }
  offer.costs = payable(user);
  return !offer.books.empty() && !offer.costs.empty();
}

Scrub sampled(const User&, const ScrubOffer& offer, core::Generator& generator) {
  return {any_of(offer.books, generator), any_of(offer.costs, generator)};
}

void work(const Rules&, State& state, Seat, const Scrub& scrub, core::TableTime) {
  return_mold(state.open, scrub.book, 1);
}

Blanks blanks(const Rules&, FormOf<Scrub>) {
  return {{"Off which Book comes a Mold?", FieldKind::one, {"book"}, {"books"}},
          cost_blank("Whom do you discard for it?")};
}

}  // namespace impossible
