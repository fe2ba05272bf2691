#include "codec/impossible_codec.h"

#include <fmt/format.h>

#include <algorithm>

#include "cast/cards.h"
#include "codec/impossible_described.h"
#include "codec/parse_problem.h"
#include "codec/players.h"

namespace codec {

using impossible::Open;
using impossible::Rules;
using impossible::Seat;
using impossible::seat_at;
using impossible::SeatSet;
using impossible::Slot;

namespace {

// The place of a card of this key in a list of them.
template <class Card, class List>
Read<Card> card_of_key(const List& cards, std::string_view key, std::string_view kind) {
  const auto at = std::ranges::find_if(cards, [&](const auto& card) { return card.key == key; });
  if (at == cards.end()) {
    return problem(ParseProblem::unknown_card,
                   fmt::format("There is no {} called “{}”.", kind, key));
  }
  return Card(at - cards.begin());
}

}  // namespace

std::string Leaf<cast::Character>::text(cast::Character character) {
  return cast::standard_cards().of(character).key;
}
void Leaf<cast::Character>::put(TextBuffer& out, cast::Character character) {
  out.put_quoted(cast::standard_cards().of(character).key);
}
Read<cast::Character> Leaf<cast::Character>::parse(std::string_view text) {
  return card_of_key<cast::Character>(cast::standard_cards().characters, text, "Character");
}
std::string Leaf<cast::Book>::text(cast::Book book) { return cast::standard_cards().of(book).key; }
void Leaf<cast::Book>::put(TextBuffer& out, cast::Book book) {
  out.put_quoted(cast::standard_cards().of(book).key);
}
Read<cast::Book> Leaf<cast::Book>::parse(std::string_view text) {
  return card_of_key<cast::Book>(cast::standard_cards().books, text, "Book");
}

std::string actor_name(const Rules&, core::Actor actor) { return player_name(actor); }

Read<core::Actor> actor_from_name(const Rules& rules, std::string_view name) {
  return player_from_name(rules.options.seats, name);
}

namespace {

using Facts = std::vector<std::string>;

std::string player(Seat seat) { return player_name(actor(seat)); }

template <class Cards>
std::string listed(std::string line, const Cards& cards) {
  for (const auto card : cards) line += " " + Leaf<std::remove_cvref_t<decltype(card)>>::text(card);
  return line;
}

struct Asked {
  const Open& open;

  std::string operator()(impossible::Nobody) const { return {}; }
  std::string operator()(const impossible::Consent& consent) const {
    std::string line = "pending consent";
    for (const Seat seat : consent.awaited) line += " " + player(seat);
    line += " to " + player(consent.by);
    write_variant(line, consent.deed);
    return line;
  }
  std::string operator()(const impossible::Renewal& renewal) const {
    return "pending renewal " + player(renewal.player);
  }
  std::string operator()(const impossible::Arranging& arranging) const {
    return fmt::format("pending arranging {} {}", player(arranging.player), arranging.cards);
  }
  std::string operator()(const impossible::Omen& omen) const {
    return fmt::format("pending omen {} {}", player(open.active), omen.cards);
  }
  std::string operator()(impossible::NextBook) const {
    return "pending next_book " + player(open.active);
  }
  std::string operator()(const impossible::Rescuing& rescuing) const {
    return listed("pending rescuing " + player(open.active), rescuing.books);
  }
};

void tell_turn(Facts& facts, const Open& open) {
  facts.push_back(fmt::format("phase {}", core::enum_name(open.phase)));
  if (open.outcome) facts.push_back(fmt::format("outcome {}", core::enum_name(*open.outcome)));
  facts.push_back("active " + player(open.active));
  if (open.waits_for_an_answer()) facts.push_back(std::visit(Asked{open}, open.pending));
  if (open.ability_used) facts.emplace_back("ability used");
  if (open.understudy) facts.emplace_back("understudy");
}

void tell_player(Facts& facts, const impossible::Player& seated, Seat seat) {
  const std::string name = player(seat);
  if (seated.librarian) {
    facts.push_back(fmt::format("{} librarian {}", name, core::enum_name(*seated.librarian)));
  } else {
    facts.push_back(fmt::format("{} dealt {} {}", name, core::enum_name(seated.dealt[0]),
                                core::enum_name(seated.dealt[1])));
  }
  facts.push_back(listed(name + " hand", seated.hand));
  if (seated.passes) {
    facts.push_back(fmt::format("{} passes {}", name, core::enum_name(*seated.passes)));
  }
}

void tell_slot(Facts& facts, const Slot& slot, cast::Label label) {
  const std::string name{core::enum_name(label)};
  if (!slot.book) return facts.push_back(name + " empty");
  facts.push_back(fmt::format("{} book {}", name, Leaf<cast::Book>::text(*slot.book)));
  facts.push_back(fmt::format("{} mold {}", name, slot.mold));
  if (slot.shelters > 0) facts.push_back(fmt::format("{} shelters {}", name, slot.shelters));
  for (std::size_t i = 0; i < slot.cast.size(); ++i) {
    if (!slot.cast[i]) continue;
    facts.push_back(
        fmt::format("{} spot {} {}", name, i + 1, Leaf<cast::Character>::text(*slot.cast[i])));
  }
}

void tell_shelf(Facts& facts, const Open& open) {
  for (std::size_t i = 0; i < open.saved.size(); ++i) {
    const auto& saved = open.saved[i];
    facts.push_back(
        listed(fmt::format("shelf {} {}", i + 1, Leaf<cast::Book>::text(saved.book)), saved.cast) +
        fmt::format(" spine {}", saved.spine + 1));
  }
  if (!open.destroyed.empty()) facts.push_back(listed("destroyed", open.destroyed));
}

}  // namespace

std::vector<std::string> facts(const Rules&, const impossible::View& seen) {
  const Open& open = seen.open;
  Facts facts;
  tell_turn(facts, open);
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    tell_player(facts, open.players[i], seat_at(i));
  }
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    tell_slot(facts, open.slots[i], cast::Label(i));
  }
  facts.push_back(listed("pool", open.pool));
  facts.push_back(listed("discards", open.discards));
  facts.push_back(fmt::format("deck {}", open.deck));
  if (!seen.known_top.empty()) facts.push_back(listed("next", seen.known_top));
  if (!seen.known_bottom.empty()) facts.push_back(listed("bottom", seen.known_bottom));
  facts.push_back(fmt::format("books {}", open.books));
  facts.push_back(
      fmt::format("mold {} left out {} removed {}", open.containment, open.left_out, open.removed));
  facts.push_back(fmt::format("cube {}", open.cube));
  facts.push_back(fmt::format("threshold {}", open.threshold));
  tell_shelf(facts, open);
  return facts;
}

}  // namespace codec
