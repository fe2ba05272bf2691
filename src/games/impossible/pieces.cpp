#include "games/impossible/pieces.h"

#include "games/impossible/places.h"

namespace impossible {

CharacterSet payable(const User& user) {
  CharacterSet cards = in_hands(user.open) | in_books(user.open);
  if (user.card) cards.remove(*user.card);
  return cards;
}

Refused unpayable(const User& user, const CharacterSet& costs, std::size_t needed) {
  if (costs.size() != needed) return Refusal::wrong_number_to_pay;
  if (!payable(user).has_all(costs)) return Refusal::cannot_pay_with_that;
  return std::nullopt;
}

SeatSet everybody(const Open& open) {
  SeatSet seats;
  for (std::size_t i = 0; i < open.players.size(); ++i) seats.add(seat_at(i));
  return seats;
}

LabelSet books_on_table(const Open& open) {
  LabelSet labels;
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (open.slots[i].book) labels.add(Label(i));
  }
  return labels;
}

CharacterSet members(const CharacterPile& pile) {
  CharacterSet cards;
  for (const Character card : pile) cards.add(card);
  return cards;
}

Refused cannot_swap(const Open& open, Label one, Label other) {
  if (!open.slot(one).book || !open.slot(other).book) return Refusal::no_book_there;
  if (one == other) return Refusal::same_book;
  return std::nullopt;
}

CharacterSet some_of(CharacterSet cards, std::size_t count, core::Generator& generator) {
  CharacterSet taken;
  for (; count > 0; --count) {
    const Character card = any_of(cards, generator);
    cards.remove(card);
    taken.add(card);
  }
  return taken;
}

Librarian librarian_of(std::size_t entry) {
  static constexpr std::array by_entry{Librarian::hazel, Librarian::basil, Librarian::cordelia,
                                       Librarian::percival};
  static_assert(by_entry.size() == std::variant_size_v<Ability>);
  return by_entry[entry];
}

}  // namespace impossible
