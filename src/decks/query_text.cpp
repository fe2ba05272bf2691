#include "decks/query_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "decks/card_line.h"

namespace decks {
namespace {

using core::Line;
using core::Trouble;
using lexicon::Letter;
using lexicon::LetterSet;
using lexicon::Lexicon;
using lexicon::Verdict;
using lexicon::Word;

using Complaint = std::string;

std::vector<std::string_view> parts(std::string_view line) {
  std::vector<std::string_view> found;
  while (!line.empty()) {
    if (const auto part = take_part(line); !part.empty()) found.push_back(part);
  }
  return found;
}

std::expected<Word, Complaint> query_word(std::string_view spelled, const Lexicon& lexicon) {
  const auto word = Word::parse(spelled, lexicon.word_length());
  if (!word) {
    return std::unexpected(fmt::format("\"{}\" is not a word of {} letters; put one in its place.",
                                       spelled, lexicon.word_length()));
  }
  const Verdict verdict = lexicon.verdict(*word);
  if (!lexicon::is_legal(verdict) || verdict == Verdict::unsuitable) {
    return std::unexpected(fmt::format("{} {}; put another word in its place.", word->text(),
                                       why_on_no_card(verdict)));
  }
  return *word;
}

// "J, Q and Z", for a sentence.
std::string listed(LetterSet letters) {
  std::string out;
  for (char c = 'a'; c <= 'z'; ++c) {
    const Letter letter = lexicon::letter(c);
    if (!letters.has(letter)) continue;
    letters.remove(letter);
    if (!out.empty()) out += letters.empty() ? " and " : ", ";
    out += to_upper(letter);
  }
  return out;
}

std::expected<QueryCard, Complaint> query_card(std::string_view line, const Lexicon& lexicon) {
  const auto spelled = parts(line);
  if (spelled.size() != words_a_card) {
    return std::unexpected(fmt::format("This line has {} {}; a card has {}, on one line.",
                                       spelled.size(), spelled.size() == 1 ? "word" : "words",
                                       words_a_card));
  }
  QueryCard card;
  LetterSet missing = LetterSet::all();
  for (std::size_t i = 0; i < words_a_card; ++i) {
    const auto word = query_word(spelled[i], lexicon);
    if (!word) return std::unexpected(word.error());
    if (std::ranges::find(card.words, *word) != card.words.end()) {
      return std::unexpected(
          fmt::format("{} is on this card twice; put another word in its place.", word->text()));
    }
    card.words[i] = *word;
    missing = missing & LetterSet{~word->letters().bits()};
  }
  if (missing.empty()) return card;
  return std::unexpected(
      fmt::format("This card lacks {}; its words must use every letter A to Z.", listed(missing)));
}

QueryCard sorted(QueryCard card) {
  std::ranges::sort(card.words);
  return card;
}

// A part of a book card; some of these are words for a query as well.
bool opens_a_book_line(std::string_view part) {
  constexpr auto opening =
      std::to_array<std::string_view>({"deck", "title", "author", "year", "yellow", "red"});
  return std::ranges::find(opening, part) != opening.end();
}

}  // namespace

std::expected<QueryDeck, Trouble> parse_queries(std::string_view text, const Lexicon& lexicon,
                                                std::string hash) {
  QueryDeck deck{.name = {}, .cards = {}, .hash = std::move(hash)};
  std::vector<std::size_t> lines;  // by card
  for (const Line& line : core::data_lines(text)) {
    const auto card = query_card(line.text, lexicon);
    if (!card) return std::unexpected(Trouble{line.number, card.error()});
    const auto twin = std::ranges::find(deck.cards, sorted(*card), sorted);
    if (twin != deck.cards.end()) {
      const auto first = lines[static_cast<std::size_t>(twin - deck.cards.begin())];
      return std::unexpected(Trouble{
          line.number,
          fmt::format("This card is in the deck already, in line {}; leave one out.", first)});
    }
    if (deck.cards.size() == most_query_cards) {
      return std::unexpected(Trouble{
          line.number, fmt::format("A deck has {} query cards at most; leave out this one and "
                                   "those after it.",
                                   most_query_cards)});
    }
    deck.cards.push_back(*card);
    lines.push_back(line.number);
  }
  if (deck.cards.empty()) {
    return std::unexpected(Trouble{
        0, fmt::format("There is no card in this deck; write {} words on a line.", words_a_card)});
  }
  return deck;
}

std::string text(const QueryCard& card) {
  std::string out;
  for (const Word word : card.words) out += (out.empty() ? "" : " ") + word.text();
  return out + "\n";
}

std::string text(const QueryDeck& deck) {
  std::string out;
  for (const QueryCard& card : deck.cards) out += text(card);
  return out;
}

std::optional<std::size_t> query_letters(std::string_view text) {
  const auto lines = core::data_lines(text);
  if (lines.empty()) return std::nullopt;
  const auto words = parts(lines.front().text);
  const std::size_t length = words.front().size();
  if (length != 4 && length != 5) return std::nullopt;
  const Lexicon& lexicon = length == 4 ? lexicon::four_letters() : lexicon::five_letters();
  const bool card = words.size() == words_a_card &&
                    std::ranges::count(words, length, &std::string_view::size) == words_a_card;
  const auto first = Word::parse(words.front(), length);
  if (card || (first && lexicon.has(*first) && !opens_a_book_line(words.front()))) return length;
  return std::nullopt;
}

}  // namespace decks
