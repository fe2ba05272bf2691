#include "decks/deck_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "decks/card_line.h"

namespace decks {
namespace {

using core::Line;
using core::Trouble;
using lexicon::Lexicon;
using lexicon::Verdict;
using lexicon::Word;

std::optional<int> parse_year(std::string_view text) {
  int year = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), year);
  if (error != std::errc{} || end != text.data() + text.size() || year == 0) return std::nullopt;
  return year;
}

using Complaint = std::optional<std::string>;  // none: all is well

Complaint take_author(BookCard& card, std::string_view author) {
  if (!card.author.empty()) return fmt::format("\"{}\" has an author already.", card.title);
  card.author = author;
  return std::nullopt;
}

Complaint take_year(BookCard& card, std::string_view text) {
  if (card.year != 0) return fmt::format("\"{}\" has a year already.", card.title);
  const auto year = parse_year(text);
  if (!year) return fmt::format("\"{}\" is not a year; write 1813, or -700 for 700 BC.", text);
  card.year = *year;
  return std::nullopt;
}

Complaint take_words(BookCard& card, bool yellow, std::string_view text, const Lexicon& lexicon) {
  auto& words = yellow ? card.yellow : card.red;
  while (!text.empty()) {
    const std::string_view spelled = take_part(text);
    const auto word = Word::parse(spelled, lexicon.word_length());
    if (!word) {
      return fmt::format("\"{}\" is not a word of {} letters.", spelled, lexicon.word_length());
    }
    if (yellow && word->repeats_a_letter()) {
      return fmt::format("{} repeats a letter; it belongs among the red words.", word->text());
    }
    if (!yellow && !word->repeats_a_letter()) {
      return fmt::format("{} repeats no letter; it belongs among the yellow words.", word->text());
    }
    if (const Verdict verdict = lexicon.verdict(*word); verdict != Verdict::common) {
      return fmt::format("{} {}; put another word in its place.", word->text(),
                         why_on_no_card(verdict));
    }
    if (std::ranges::find(words, *word) != words.end()) {
      return fmt::format("{} is on this card twice.", word->text());
    }
    words.push_back(*word);
  }
  return std::nullopt;
}

Complaint take_title(Deck& deck, std::string_view title) {
  if (std::ranges::find(deck.cards, title, &BookCard::title) != deck.cards.end()) {
    return fmt::format("\"{}\" is in this deck twice.", title);
  }
  deck.cards.emplace_back().title = title;
  return std::nullopt;
}

Complaint take_name(Deck& deck, std::string_view name) {
  if (!deck.name.empty() || !deck.cards.empty()) {
    return "The deck's name stands once, before the first card.";
  }
  deck.name = name;
  return std::nullopt;
}

Complaint take_line(Deck& deck, std::string_view rest, const Lexicon& lexicon) {
  const std::string_view part = take_part(rest);
  if (rest.empty()) return fmt::format("Nothing follows \"{}\".", part);
  if (part == "deck") return take_name(deck, rest);
  if (part == "title") return take_title(deck, rest);
  if (part != "author" && part != "year" && part != "yellow" && part != "red") {
    return fmt::format("\"{}\" is no part of a card; use title, author, year, yellow or red.",
                       part);
  }
  if (deck.cards.empty()) return fmt::format("\"{}\" comes before the first title.", part);
  BookCard& card = deck.cards.back();
  if (part == "author") return take_author(card, rest);
  if (part == "year") return take_year(card, rest);
  return take_words(card, part == "yellow", rest, lexicon);
}

Complaint lack(const BookCard& card) {
  if (card.author.empty()) return fmt::format("\"{}\" has no author.", card.title);
  if (card.year == 0) return fmt::format("\"{}\" has no year.", card.title);
  if (card.yellow.size() == yellow_words && card.red.size() == red_words) return std::nullopt;
  return fmt::format("\"{}\" has {} yellow and {} red words; a card has {} and {}.", card.title,
                     card.yellow.size(), card.red.size(), yellow_words, red_words);
}

}  // namespace

std::expected<Deck, Trouble> parse_deck(std::string_view text, const Lexicon& lexicon,
                                        std::string hash) {
  Deck deck{.name = {}, .cards = {}, .hash = std::move(hash)};
  std::vector<std::size_t> title_lines;  // by card
  for (const Line& line : core::data_lines(text)) {
    const std::size_t before = deck.cards.size();
    if (auto complaint = take_line(deck, line.text, lexicon)) {
      return std::unexpected(Trouble{line.number, std::move(*complaint)});
    }
    if (deck.cards.size() > before) title_lines.push_back(line.number);
  }
  if (deck.cards.empty()) return std::unexpected(Trouble{0, "There is no card in this deck."});
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    BookCard& card = deck.cards[i];
    if (auto complaint = lack(card)) {
      return std::unexpected(Trouble{title_lines[i], std::move(*complaint)});
    }
    std::ranges::sort(card.yellow);
    std::ranges::sort(card.red);
  }
  return deck;
}

}  // namespace decks
