#include "bots/fiction/guessing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "solver/forecast.h"

namespace fiction::bots {
namespace {

using solver::Forecast;
using solver::Spelling;

// Comparisons of a guess with a candidate that one choice may take: some 20 ms.
constexpr std::size_t most_comparisons = 5'000'000;
constexpr std::size_t fixed_cost = 700;  // of judging a guess, in comparisons

bool is_allowed(const Reading& reading, Word word) {
  const Next& next = reading.board().next;
  if (!may_repeat_letters(reading.rules, next) && word.repeats_a_letter()) return false;
  return !next.banned || !word.has(*next.banned);
}

// Candidates first, then as many other words as there is time for.
std::vector<Spelling> pool(const Reading& reading, core::Generator& generator) {
  std::vector<Spelling> words = allowed_candidates(reading);
  const std::size_t few = reading.knowledge.size();
  if (!words.empty() && (few <= reading.boards() || few <= 2)) return words;
  std::vector<Word> others;
  for (const lexicon::Entry& entry : reading.rules.words->entries()) {
    if (entry.verdict == lexicon::Verdict::unsuitable) continue;  // not a word to put to people
    if (is_allowed(reading, entry.word)) others.push_back(entry.word);
  }
  generator.shuffle(std::span{others});
  const std::size_t room = most_comparisons / (few + fixed_cost);
  for (const Word word : others) {
    if (words.size() >= room) break;
    words.emplace_back(word);
  }
  words.erase(words.begin() + static_cast<std::ptrdiff_t>(std::min(words.size(), room)),
              words.end());
  return words;
}

std::string reason(const Reading& reading, const solver::Expectation& expected) {
  const std::size_t words = reading.knowledge.size();
  if (words == 1) return "It is the only word left.";
  const long left = std::max(1L, std::lround(std::exp2(expected.bits_left)));
  if (expected.may_be_it)
    return fmt::format("One of {} words; if not, about {}.", words,
                       left == 1 ? "one stays" : fmt::format("{} stay", left));
  return fmt::format("Leaves about {} of {} words, wherever the lie is.", left, words);
}

}  // namespace

std::vector<Spelling> allowed_candidates(const Reading& reading) {
  std::vector<Spelling> words;
  for (const solver::Candidate& candidate : reading.knowledge.candidates()) {
    if (is_allowed(reading, candidate.spelling.word)) words.push_back(candidate.spelling);
  }
  return words;
}

Guessing best_guess(const Reading& reading, core::Generator& generator) {
  const Forecast forecast{reading.knowledge, reading.board().librarian_card,
                          reading.board().next.pinned};
  std::optional<Guessing> best;
  bool best_may_be_it = false;
  for (const Spelling& word : pool(reading, generator)) {
    const auto expected = forecast.expect(word);
    const double gain = best ? best->bits_left - expected.bits_left : 1.0;
    const bool tied = std::abs(gain) < 1e-9;
    if (gain < 0 && !tied) continue;
    if (tied && (best_may_be_it || !expected.may_be_it)) continue;
    best = Guessing{word.word, expected.bits_left, reason(reading, expected)};
    best_may_be_it = expected.may_be_it;
  }
  if (!best) {  // every word of a table's own small lexicon is out of question
    const Next& next = reading.board().next;
    const GuessOffer any{next.gibberish, may_repeat_letters(reading.rules, next), next.banned};
    const Action action = sample(reading.rules, reading.seen, any, generator);
    return {std::get<Guess>(action).word, 0, "No word that I know fits, so any word will do."};
  }
  if (reading.board().next.gibberish) return best_letters(reading, *best);
  return *best;
}

Guessing best_letters(const Reading& reading, const Guessing& start) {
  const Forecast forecast{reading.knowledge, reading.board().librarian_card,
                          reading.board().next.pinned};
  Guessing best = start;
  for (bool improved = true; improved;) {
    improved = false;
    const std::string from = best.word.text();
    for (std::size_t place = 0; place < word_length; ++place) {
      for (char letter = 'a'; letter <= 'z'; ++letter) {
        std::string text = from;
        text[place] = letter;
        const Word word{text};
        if (!is_allowed(reading, word)) continue;
        const auto expected = forecast.expect(Spelling{word});
        if (expected.bits_left >= best.bits_left - 1e-9) continue;
        best = {word, expected.bits_left, reason(reading, expected)};
        improved = true;
      }
    }
  }
  return best;
}

}  // namespace fiction::bots
