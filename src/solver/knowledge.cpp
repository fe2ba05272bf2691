#include "solver/knowledge.h"

#include <algorithm>

#include "solver/evidence.h"

namespace solver {
namespace {

using fiction::Board;
using fiction::Rules;

template <class Fits>
std::vector<Spelling> words_that(const Rules& rules, Fits&& fits) {
  std::vector<Spelling> words;
  for (const lexicon::Entry& entry : rules.words->entries()) {
    if (entry.word.size() != fiction::word_length || !fits(entry)) continue;
    if (!rules.options.red_words && entry.word.repeats_a_letter()) continue;
    words.emplace_back(entry.word);
  }
  return words;
}

std::vector<Candidate> fitting(const Evidence& evidence, std::span<const Spelling> words) {
  std::vector<Candidate> fit;
  for (const Spelling& word : words) {
    if (const auto spent = evidence.price(word)) fit.push_back({word, *spent});
  }
  return fit;
}

}  // namespace

std::vector<Spelling> possible_secrets(const Rules& rules) {
  return words_that(
      rules, [](const lexicon::Entry& entry) { return entry.verdict == lexicon::Verdict::common; });
}

Knowledge::Knowledge(const Rules& rules, const fiction::View& seen) {
  const Board& board = seen.board;
  if (board.outcome == fiction::Outcome::word_found) {
    candidates_.push_back({Spelling{board.rows.back().guess}, 0});
    return;
  }
  const Evidence evidence{rules, board};
  candidates_ = fitting(evidence, possible_secrets(rules));
  if (!candidates_.empty()) return;
  const auto legal = words_that(
      rules, [](const lexicon::Entry& entry) { return lexicon::is_legal(entry.verdict); });
  candidates_ = fitting(evidence, legal);
}

bool Knowledge::has(lexicon::Word word) const {
  const auto by_word = [](const Candidate& candidate) { return candidate.spelling.word; };
  return std::ranges::binary_search(candidates_, word, {}, by_word);
}

Knowledge Knowledge::narrowed(const Rules& rules, const Board& board) const {
  const Evidence evidence{rules, board};
  Knowledge narrower;
  for (const Candidate& candidate : candidates_) {
    if (const auto spent = evidence.price(candidate.spelling)) {
      narrower.candidates_.push_back({candidate.spelling, *spent});
    }
  }
  return narrower;
}

std::size_t Knowledge::size_if(const Rules& rules, const Board& board) const {
  const Evidence evidence{rules, board};
  return static_cast<std::size_t>(std::ranges::count_if(
      candidates_,
      [&](const Candidate& candidate) { return evidence.price(candidate.spelling).has_value(); }));
}

std::vector<lexicon::Word> possible_words(const Rules& rules, const fiction::View& seen) {
  const Knowledge knowledge{rules, seen};
  std::vector<lexicon::Word> words;
  for (const Candidate& candidate : knowledge.candidates())
    words.push_back(candidate.spelling.word);
  return words;
}

}  // namespace solver
