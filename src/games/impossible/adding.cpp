#include "games/impossible/adding.h"

#include "games/impossible/librarian.h"
#include "games/impossible/mold.h"

namespace impossible {
namespace {

bool is_original(const Rules& rules, Character character, Book book, Spot spot) {
  return rules.of(book).originals[index(spot)] == character;
}

}  // namespace

std::optional<Refusal> no_room(const Open& open, Label book, Spot spot) {
  if (!open.slot(book).book) return Refusal::no_book_there;
  if (open.slot(book).cast[index(spot)]) return Refusal::spot_is_taken;
  return std::nullopt;
}

core::List<BookPlace, cast::labels * cast::spots_a_book> empty_spots(const Open& open) {
  core::List<BookPlace, cast::labels * cast::spots_a_book> spots;
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    for (std::size_t s = 0; s < cast::spots_a_book; ++s) {
      if (!no_room(open, Label(i), Spot(s))) spots.push_back({Label(i), Spot(s)});
    }
  }
  return spots;
}

bool fits(const Rules& rules, const Open& open, Character character, Label book, Spot spot) {
  const Character original = rules.of(*open.slot(book).book).originals[index(spot)];
  return original == character || rules.of(original).roles.meets(rules.of(character).roles);
}

std::optional<Label> molded(const Rules& rules, const Open& open, Character character, Label book,
                            Spot spot) {
  if (is_active(open, Librarian::ambrose)) return std::nullopt;
  const auto label = rules.of(character).label;
  if (!label || *label == book || !open.slot(*label).book) return std::nullopt;
  if (is_original(rules, character, *open.slot(book).book, spot)) return std::nullopt;
  return label;
}

std::optional<Refusal> refused(const Rules& rules, const Open& open, Seat seat, const Add& add) {
  if (!open.player(seat).hand.has(add.character)) {
    if (!is_active(open, Librarian::tobias) || !holder(open, add.character)) {
      return Refusal::not_in_your_hand;
    }
    if (open.ability_used) return Refusal::ability_used;
  }
  if (auto why = no_room(open, add.book, add.spot)) return why;
  if (!open.understudy && !fits(rules, open, add.character, add.book, add.spot)) {
    return Refusal::no_shared_role;
  }
  if (add.sparing) return Refusal::nothing_to_spare;
  const auto molds = molded(rules, open, add.character, add.book, add.spot);
  const bool anyway = std::holds_alternative<Anyway>(add.how);
  if (molds && !anyway && would_lose(rules, open, *molds)) return Refusal::would_lose;
  return std::nullopt;
}

void add(const Rules& rules, Open& open, Seat seat, const Add& add) {
  const auto molds = molded(rules, open, add.character, add.book, add.spot);
  if (!open.player(seat).hand.has(add.character)) open.ability_used = true;  // Tobias
  take_up(open, add.character);
  open.slot(add.book).cast[index(add.spot)] = add.character;
  open.understudy = false;
  if (molds) add_mold(rules, open, *molds);
}

CharacterSet addable(const Open& open, Seat seat) {
  return can_help(open, Librarian::tobias) ? in_hands(open) : open.player(seat).hand;
}

core::List<Placement, 9> placements(const Rules& rules, const Open& open, Character character) {
  core::List<Placement, 9> ways;
  for (const auto& [book, spot] : empty_spots(open)) {
    if (!open.understudy && !fits(rules, open, character, book, spot)) continue;
    const auto molds = molded(rules, open, character, book, spot);
    ways.push_back({book, spot, molds, molds && would_lose(rules, open, *molds)});
  }
  return ways;
}

}  // namespace impossible
