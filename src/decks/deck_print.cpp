#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "decks/deck_text.h"

namespace decks {
namespace {

constexpr std::size_t words_a_line = 12;

void print_words(std::string& out, std::string_view colour, std::span<const lexicon::Word> words) {
  while (!words.empty()) {
    const auto line = words.first(std::min(words.size(), words_a_line));
    out += fmt::format("{:<7}", colour);
    for (const lexicon::Word word : line) out += fmt::format(" {}", word.text());
    out += "\n";
    words = words.subspan(line.size());
  }
}

}  // namespace

std::string text(const BookCard& card) {
  std::string out =
      fmt::format("title   {}\nauthor  {}\nyear    {}\n", card.title, card.author, card.year);
  print_words(out, "yellow", card.yellow);
  print_words(out, "red", card.red);
  return out;
}

std::string text(const Deck& deck) {
  std::string out = deck.name.empty() ? "" : fmt::format("deck    {}\n", deck.name);
  for (const BookCard& card : deck.cards) {
    if (!out.empty()) out += "\n";
    out += text(card);
  }
  return out;
}

}  // namespace decks
