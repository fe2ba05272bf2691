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
  const auto own = decks::parse_deck(setup.own_cards, lexicon::five_letters(), "");
  const auto& deck = own ? *own : banned ? decks::banned() : decks::classics();
  std::vector<std::string> backs;
  for (const auto& book : deck.cards) {
    backs.push_back(book.year < 0
                        ? fmt::format("{}, {}, about {} BC", book.title, book.author, -book.year)
                        : fmt::format("{}, {}, {}", book.title, book.author, book.year));
  }
  return backs;
}

std::string_view typed_for(fiction::Ability ability) {
  using fiction::Ability;
  switch (ability) {
    case Ability::gibberish:
    case Ability::more_time:
    case Ability::vowel_count:
    case Ability::extra_board:
    case Ability::before_or_after: return "discard";
    case Ability::vowel_hunt: return "token 2 3 (guess 2, place 3)";
    case Ability::letter_query: return "discard q";
    case Ability::honest_place: return "discard 3";
    case Ability::neighbour: return "token 3 and 4";
    case Ability::two_lies: return "lie 1 v 3 x";
    case Ability::whole_truth: return "truth";
    case Ability::blank: return "lie 2 _ 4 x (a blank at 2, a lie at 4)";
    case Ability::exchange: return "swap 2 4";
    case Ability::no_tokens: return "lie 3 x use no tokens";
    case Ability::hurry: return "lie 3 x use hurry";
    case Ability::false_token: return "lie 3 x use false token";
    case Ability::ban: return "lie 3 x use ban q";
    case Ability::new_word: return "lie 3 x use new word crane";
  }
  return {};
}

}  // namespace terminal_fiction
