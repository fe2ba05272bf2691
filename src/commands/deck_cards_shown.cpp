#include <fmt/format.h>

#include "cast/recast.h"
#include "commands/deck_cards.h"
#include "commands/paragraph.h"
#include "core/enum_name.h"

namespace commands {
namespace {

using cast::Cards;

std::string year_text(int year) {
  return year < 0 ? fmt::format("{} BC", -year) : std::to_string(year);
}

std::string label_text(const cast::CharacterFacts& facts) {
  return facts.label ? std::string{cast::name(*facts.label)} : "no label";
}

std::string card_line(const Cards& cards, cast::Book book) {
  const auto& card = cards.of(book);
  return fmt::format("  {:<25}  {}, {}, {}\n", card.key, card.title, card.author,
                     year_text(card.year));
}

std::string card_line(const Cards& cards, cast::Character character) {
  const auto& facts = cards.facts.of(character);
  return fmt::format("  {:<19}  {} ({}), {}, {}\n", cards.of(character).key,
                     cards.of(character).name, cast::roles_text(facts.roles), label_text(facts),
                     cast::name(facts.power));
}

std::string card_line(const Cards& cards, cast::Librarian librarian) {
  const auto& card = cards.of(librarian);
  return fmt::format("  {}, {}{}\n", card.name, card.animal,
                     card.solitaire ? "" : "; not for solitaire");
}

std::string whole_card(const Cards& cards, cast::Book book) {
  const auto& card = cards.of(book);
  std::string text = fmt::format("{}, by {} ({})\n{}, {} Mold spaces\n", card.title, card.author,
                                 year_text(card.year), card.key, cards.facts.of(book).mold_spaces);
  int spot = 0;
  for (const auto original : cards.facts.of(book).originals) {
    text += fmt::format("  {}  {} ({})\n", ++spot, cards.of(original).name,
                        cast::roles_text(cards.facts.of(original).roles));
  }
  return text + wrapped(cast::blank_summary(cards, book));
}

std::string whole_card(const Cards& cards, cast::Character character) {
  const auto& card = cards.of(character);
  const auto& facts = cards.facts.of(character);
  const auto power =
      fmt::format("{}: {}", cast::name(facts.power), cast::explain(facts.power, false));
  return fmt::format("{} ({})\n{}, {}\nSpot {} of {}\n{}", card.name, cast::roles_text(facts.roles),
                     card.key, label_text(facts), cast::index(facts.spot) + 1,
                     cards.of(facts.home).title, wrapped(power));
}

std::string whole_card(const Cards& cards, cast::Librarian librarian) {
  const auto& card = cards.of(librarian);
  auto text = fmt::format("{}, {}\n{}", card.name, card.animal, wrapped(card.ability));
  if (!card.solitaire) text += "Not for solitaire.\n";
  if (!card.alone.empty()) text += wrapped("Solitaire: " + card.alone);
  return text;
}

bool is_called(const Cards& cards, cast::Book book, std::string_view name) {
  return cards.of(book).key == name || cards.of(book).title == name;
}

bool is_called(const Cards& cards, cast::Character character, std::string_view name) {
  const auto& card = cards.of(character);
  return card.key == name || card.name == name || cast::with_article(card) == name;
}

bool is_called(const Cards& cards, cast::Librarian librarian, std::string_view name) {
  return cards.of(librarian).name == name || core::enum_name(librarian) == name;
}

template <class Card>
std::string listed_cards(const Cards& cards, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += card_line(cards, static_cast<Card>(i));
  return text;
}

// All of one kind, or those that go by this name.
template <class Card>
void add_whole_cards(std::string& text, const Cards& cards, std::size_t count,
                     std::string_view name) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto card = static_cast<Card>(i);
    if (!name.empty() && !is_called(cards, card, name)) continue;
    text += (text.empty() ? "" : "\n") + whole_card(cards, card);
  }
}

}  // namespace

std::string shown_cards(const Cards& cards, std::string_view card, bool in_full) {
  if (card.empty() && !in_full) {
    return fmt::format("Books\n{}\nCharacters\n{}\nLibrarians\n{}",
                       listed_cards<cast::Book>(cards, cards.books.size()),
                       listed_cards<cast::Character>(cards, cards.characters.size()),
                       listed_cards<cast::Librarian>(cards, cards.librarians.size()));
  }
  std::string text;
  add_whole_cards<cast::Book>(text, cards, cards.books.size(), card);
  add_whole_cards<cast::Character>(text, cards, cards.characters.size(), card);
  add_whole_cards<cast::Librarian>(text, cards, cards.librarians.size(), card);
  return text;
}

}  // namespace commands
