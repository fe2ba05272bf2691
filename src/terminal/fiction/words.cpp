#include "terminal/fiction/words.h"

#include <fmt/format.h>

#include <algorithm>

#include "decks/deck_text.h"

namespace terminal_fiction {

core::Millis left(const fiction::Board& board, core::TableTime now) {
  if (!board.timer.running) return board.timer.remaining;
  return std::max(core::Millis{0}, board.timer.runs_out() - now);
}

std::string card_back(const Scene& scene, std::uint8_t card) {
  return card < scene.books.size() ? scene.books[card] : "an unknown book";
}

std::vector<std::string> card_backs(const tables::Setup& setup) {
  const bool banned = std::ranges::find(setup.options, catalogue::Option{"edition", "banned"}) !=
                      setup.options.end();
  const auto* words = lexicon::find_five_letters(setup.lexicon_hash);
  const auto own =
      decks::parse_deck(setup.own_cards, words == nullptr ? lexicon::five_letters() : *words, "");
  const auto& deck = own ? *own : banned ? decks::banned() : decks::classics();
  std::vector<std::string> backs;
  for (const auto& book : deck.cards) {
    backs.push_back(book.year < 0
                        ? fmt::format("{}, {}, about {} BC", book.title, book.author, -book.year)
                        : fmt::format("{}, {}, {}", book.title, book.author, book.year));
  }
  return backs;
}

}  // namespace terminal_fiction
