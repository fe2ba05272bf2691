#include "decks/build.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace decks {
namespace {

using core::Trouble;
using lexicon::Lexicon;
using lexicon::Word;

struct Candidate {
  Word word;
  double distinction;
};

// Dunning's log-likelihood of a word that occurs `here` times in `all_here` words and `there`
// times in `all_there`; 0 where it is no more frequent here.
double distinction(double here, double all_here, double there, double all_there) {
  if (here * all_there <= there * all_here) return 0;
  const double rate = (here + there) / (all_here + all_there);
  const double sum = here * std::log(here / (all_here * rate));
  return 2 * (there > 0 ? sum + there * std::log(there / (all_there * rate)) : sum);
}

std::vector<Candidate> candidates(const WordCounts& book, const Lexicon& lexicon,
                                  const WordCounts& background) {
  std::vector<Candidate> found;
  for (const auto& [word, count] : book.of) {
    if (count < 2 || lexicon.verdict(word) != lexicon::Verdict::common) continue;
    const double value =
        distinction(count, static_cast<double>(book.all), background[word],
                    static_cast<double>(std::max<std::uint64_t>(background.all, 1)));
    if (value > 0) found.push_back({word, value});
  }
  std::ranges::sort(found, [](const Candidate& a, const Candidate& b) {
    return a.distinction != b.distinction ? a.distinction > b.distinction : a.word < b.word;
  });
  return found;
}

std::vector<Word> best(const std::vector<Candidate>& found, bool red, std::size_t count) {
  std::vector<Word> words;
  for (const Candidate& candidate : found) {
    if (words.size() < count && candidate.word.repeats_a_letter() == red) {
      words.push_back(candidate.word);
    }
  }
  std::ranges::sort(words);
  return words;
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

bool fits_a_line(const std::string& text) {
  return !text.empty() && text.find_first_of("\r\n") == std::string::npos;
}

}  // namespace

std::expected<BookCard, Trouble> build_card(std::string_view text, const Book& about,
                                            const Lexicon& lexicon, const WordCounts& background) {
  BookCard card{.title = trimmed(about.title),
                .author = trimmed(about.author),
                .year = about.year,
                .yellow = {},
                .red = {}};
  if (!fits_a_line(card.title) || !fits_a_line(card.author) || card.year == 0) {
    return std::unexpected(Trouble{
        0, "A card needs a title and an author, a line each, and a year (-700 for 700 BC)."});
  }
  const auto found = candidates(count_words(text), lexicon, background);
  card.yellow = best(found, false, yellow_words);
  card.red = best(found, true, red_words);
  if (card.yellow.size() < yellow_words || card.red.size() < red_words) {
    return std::unexpected(Trouble{
        0,
        fmt::format("A card needs {} yellow words (five different letters) and {} red ones (a "
                    "letter twice); this text has {} and {} that are common English, in lower "
                    "case at least twice and typical of it. Give the whole book, or a longer one.",
                    yellow_words, red_words, card.yellow.size(), card.red.size())});
  }
  return card;
}

}  // namespace decks
