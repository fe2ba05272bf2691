#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cast/card_parts.h"
#include "cast/check.h"
#include "cast/summary.h"

namespace cast {
namespace {

using Troubles = std::vector<core::Trouble>;

void complain(Troubles& found, std::string sentence) { found.push_back({0, std::move(sentence)}); }

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto begin = at;
    while (at < text.size() && is_letter(text[at])) ++at;
    if (at > begin) words.push_back(text.substr(begin, at - begin));
  }
  return words;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> these) {
  return std::ranges::find(these, word) != these.end();
}

bool ends_a_sentence(char c) { return c == '.' || c == '!' || c == '?'; }

std::size_t sentences(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (ends_a_sentence(text[i]) && (i + 1 == text.size() || text[i + 1] == ' ')) ++n;
  }
  return n;
}

// Its own words, with a mark in the place of each blank.
std::string without_blanks(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) {
    const auto* words = std::get_if<Words>(&piece);
    text += words ? words->text : "_";
  }
  return text;
}

void check_style(std::string_view title, std::string_view text, Troubles& found) {
  const auto n = sentences(text);
  if (n < 2 || n > 4) {
    complain(found, fmt::format("The summary of {} should have two to four sentences, and has {}.",
                                title, n));
  }
  if (text.empty() || !ends_a_sentence(text.back())) {
    complain(found, fmt::format("The summary of {} has no full stop at its end.", title));
  }
  if (text.find("  ") != std::string_view::npos) {
    complain(found, fmt::format("The summary of {} has two blanks in a row.", title));
  }
  for (const auto word : words_of(text)) {
    if (is_one_of(word, {"he", "him", "his", "himself", "she", "her", "hers", "herself"})) {
      complain(found,
               fmt::format("The summary of {} says \"{}\"; write a blank such as {{1:they}}, "
                           "since anybody may turn up.",
                           title, word));
    }
  }
}

bool is_out_of_place_before(std::string_view word) {
  return is_one_of(word, {"a", "an", "the", "this", "every", "no", "poor", "old", "young", "little",
                          "dear", "late", "good", "great"});
}

bool is_of_one_or_several(std::string_view verb) {
  return is_one_of(verb, {"is", "was", "has", "does", "are", "were", "have", "do"});
}

// The words next to a piece, if they are plain; without the blank between.
std::vector<std::string_view> plain_words(const std::vector<Piece>& pieces, std::size_t place) {
  const auto* words = place < pieces.size() ? std::get_if<Words>(&pieces[place]) : nullptr;
  return words ? split(words->text, ' ') : std::vector<std::string_view>{};
}

// A name comes with its article, and may be of several.
void check_neighbours(std::string_view title, const std::vector<Piece>& pieces, Troubles& found) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto* name = std::get_if<Name>(&pieces[i]);
    if (name == nullptr) continue;
    auto before = i > 0 ? plain_words(pieces, i - 1) : std::vector<std::string_view>{};
    std::erase(before, "");
    const auto previous = before.empty() ? "" : before.back();
    if (is_out_of_place_before(previous)) {
      complain(found, fmt::format("The summary of {} says \"{}\" before a name that may have its "
                                  "own article; say it another way.",
                                  title, previous));
    }
    auto after = plain_words(pieces, i + 1);  // " was", or ", who was"
    std::erase_if(after, [](auto word) { return is_one_of(word, {"", ",", "who"}); });
    const bool of_two = previous == "and" && i > 1;  // "{1} and {2} were"
    if (!name->possessive && !of_two && !after.empty() && is_of_one_or_several(after.front())) {
      complain(found, fmt::format("The summary of {} says \"{}\" of a name that may be one or "
                                  "several; write {{{}:was|were}} or the like.",
                                  title, after.front(), index(name->spot) + 1));
    }
  }
}

void check_names(const Cards& cards, Book book, const std::string& text, Troubles& found) {
  const auto& title = cards.of(book).title;
  for (const auto& card : cards.characters) {
    if (text.find(card.name) == std::string::npos) continue;
    complain(found, fmt::format("The summary of {} names {}, who may be in another Book by then; "
                                "leave the name out.",
                                title, card.name));
  }
  const auto said = words_of(text);
  for (const Character original : cards.facts.of(book).originals) {
    const auto& card = cards.of(original);
    if (text.find(card.name) != std::string::npos) continue;
    for (const auto word : words_of(card.name)) {
      if (word.size() < 4 || word[0] >= 'a' || std::ranges::find(said, word) == said.end())
        continue;
      complain(found, fmt::format("The summary of {} says \"{}\", which tells of {}; put a blank "
                                  "there.",
                                  title, word, card.name));
    }
  }
}

template <class Card>
void check_keys(const std::vector<Card>& cards, Troubles& found) {
  std::map<std::string_view, int> uses;
  for (const Card& card : cards) {
    if (!is_key(card.key)) {
      complain(found,
               fmt::format("\"{}\" cannot be typed; use a to z, 0 to 9 and _ alone.", card.key));
    }
    if (++uses[card.key] == 2) {
      complain(found, fmt::format("Two cards are typed \"{}\"; change one of them.", card.key));
    }
  }
}

}  // namespace

std::vector<core::Trouble> check_texts(const Cards& cards) {
  Troubles found;
  check_keys(cards.characters, found);
  check_keys(cards.books, found);
  for (std::size_t i = 0; i < cards.books.size(); ++i) {
    const auto& card = cards.books[i];
    const auto pieces = parse_summary(card.summary);
    if (!pieces) {
      complain(found, fmt::format("The summary of {} {}", card.title, pieces.error()));
      continue;
    }
    const auto text = without_blanks(*pieces);
    check_style(card.title, text, found);
    check_neighbours(card.title, *pieces, found);
    check_names(cards, static_cast<Book>(i), text, found);
  }
  return found;
}

}  // namespace cast
