// SHELTER (I-31j): the next Mold due on a Book in this turn stays in the Containment.
#include "games/impossible/pieces.h"

namespace impossible {

Refused refused(const User& user, const Shelter& shelter) {
  if (!user.open.slot(shelter.book).book) return Refusal::no_book_there;
  return std::nullopt;
}

bool offered(const User& user, ShelterOffer& offer) {
  offer.books = books_on_table(user.open);
  return !offer.books.empty();
}

Shelter sampled(const User&, const ShelterOffer& offer, core::Generator& generator) {
  return {any_of(offer.books, generator)};
}

void work(const Rules&, State& state, Seat, const Shelter& shelter, core::TableTime) {
  ++state.open.slot(shelter.book).shelters;
}

Blanks blanks(const Rules&, FormOf<Shelter>) {
  return {{"Which Book is sheltered?", FieldKind::one, {"book"}, {"books"}}};
}

}  // namespace impossible
