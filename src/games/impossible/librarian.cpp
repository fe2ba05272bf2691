#include "games/impossible/librarian.h"

#include "core/enum_name.h"

namespace impossible {

bool plays_alone(Librarian librarian) {
  return librarian != Librarian::octavius && librarian != Librarian::cordelia &&
         librarian != Librarian::tobias;
}

core::List<Librarian, 10> dealt_from(const Rules& rules) {
  core::List<Librarian, 10> list;
  for (std::size_t i = 0; i < core::enum_size<Librarian>; ++i) {
    const auto librarian = static_cast<Librarian>(i);
    if (!rules.is_solitaire() || plays_alone(librarian)) list.push_back(librarian);
  }
  return list;
}

bool is_active(const Open& open, Librarian librarian) {
  return open.player(open.active).librarian == librarian;
}

bool can_help(const Open& open, Librarian librarian) {
  return is_active(open, librarian) && !open.ability_used;
}

std::uint8_t starting_hand(Librarian librarian) { return librarian == Librarian::octavius ? 4 : 3; }

std::uint8_t hand_limit(const Open& open, Seat seat) {
  return starting_hand(*open.player(seat).librarian);
}

std::uint8_t fresh_hand(const Open& open) {
  if (is_active(open, Librarian::octavius)) return 3;
  if (!is_active(open, Librarian::ferdinand)) return 2;
  return static_cast<std::uint8_t>(open.player(open.active).hand.size() + 1);
}

std::uint8_t shown_first(const Open& open) {
  if (!is_active(open, Librarian::odile)) return 0;
  return std::min<std::uint8_t>(most_shown, open.deck);
}

LabelSet rescued_from(const Open& open, Label completed) {
  LabelSet books;
  if (!can_help(open, Librarian::marguerite)) return books;
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (Label(i) != completed && open.slots[i].mold > 0) books.add(Label(i));
  }
  return books;
}

}  // namespace impossible
