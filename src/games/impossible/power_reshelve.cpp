// RESHELVE (I-31f): two Books change slots with all that is on them.
#include "games/impossible/pieces.h"

namespace impossible {

Refused refused(const User& user, const Reshelve& reshelve) {
  return cannot_swap(user.open, reshelve.one, reshelve.other);
}

bool offered(const User& user, ReshelveOffer& offer) {
  offer.books = books_on_table(user.open);
  return offer.books.size() >= 2;
}

Reshelve sampled(const User&, const ReshelveOffer& offer, core::Generator& generator) {
  LabelSet books = offer.books;
  const Label one = any_of(books, generator);
  books.remove(one);
  return {one, any_of(books, generator)};
}

void work(const Rules&, State& state, Seat, const Reshelve& reshelve, core::TableTime) {
  std::swap(state.open.slot(reshelve.one), state.open.slot(reshelve.other));
  state.open.moved = true;
}

Blanks blanks(const Rules&, FormOf<Reshelve>) {
  return {{"Which two Books change slots?", FieldKind::two, {"one", "other"}, {"books"}}};
}

}  // namespace impossible
