#include "terminal/fiction/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "decks/deck_text.h"

namespace terminal_fiction {

using lexicon::Mark;

std::string_view word_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return "absent";
    case Mark::elsewhere: return "elsewhere";
    case Mark::right: return "right";
    case Mark::blank: return "no clue";
  }
  return {};
}

std::string_view glyph_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return "✗";
    case Mark::elsewhere: return "~";
    case Mark::right: return "✓";
    case Mark::blank: return "_";
  }
  return {};
}

terminal::Ink ink_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return terminal::Ink::absent;
    case Mark::elsewhere: return terminal::Ink::elsewhere;
    case Mark::right: return terminal::Ink::right;
    case Mark::blank: return terminal::Ink::faint;
  }
  return terminal::Ink::faint;
}

std::string clock_text(core::Millis time) {
  const auto seconds = std::max<core::Millis::rep>(0, (time.count() + 999) / 1000);
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::string length_text(core::Millis time) {
  const auto seconds = static_cast<std::size_t>(time.count() / 1000);
  if (seconds % 60 != 0) return fmt::format("{} seconds", seconds);
  return counted(seconds / 60, "minute", "minutes");
}

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

std::string number_word(std::size_t n) {
  constexpr std::array words{"no",    "one",   "two",  "three", "four",   "five",  "six",
                             "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return n < words.size() ? words[n] : std::to_string(n);
}

std::string counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number_word(n), n == 1 ? one : many);
}

std::string upper(lexicon::Letter letter) { return {lexicon::to_upper(letter)}; }

std::string upper_letters(lexicon::LetterSet letters) {
  std::string text;
  int left = letters.size();
  for (unsigned l = 0; l < 26; ++l) {
    if (!letters.has(lexicon::Letter(l))) continue;
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += upper(lexicon::Letter(l));
    --left;
  }
  return text;
}

std::string capital(std::string_view sentence) {
  std::string text{sentence};
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
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

std::string clues_text(const terminal::Writer& writer, lexicon::Word word, lexicon::Marks marks) {
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (writer.look().plain) {
      text += fmt::format("{}{} {}", i == 0 ? "" : ", ", upper(word[i]), word_of(marks[i]));
    } else {
      text += i == 0 ? "" : " ";
      text +=
          writer.paint(ink_of(marks[i]), fmt::format("{}{}", upper(word[i]), glyph_of(marks[i])));
    }
  }
  return text;
}

}  // namespace terminal_fiction
