#include "bots/fiction/hiding.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "games/fiction/deception.h"
#include "solver/census.h"

namespace fiction::bots {
namespace {

using solver::Spelling;

constexpr std::size_t trial_guesses = 12;
constexpr std::size_t best_hidden = 3;  // to choose from
constexpr double near_weight = 0.3;

struct Naming {
  Letter letter;
  std::size_t words;  // that have it
};

Naming least_telling(std::span<const Spelling> secrets, Word secret) {
  Naming best{secret[0], 0};
  for (std::size_t i = 0; i < word_length; ++i) {
    const auto bit = static_cast<unsigned>(secret[i]);
    const auto has = [&](const Spelling& word) { return (word.letters >> bit & 1U) != 0; };
    const auto words = static_cast<std::size_t>(std::ranges::count_if(secrets, has));
    if (words > best.words) best = {secret[i], words};
  }
  return best;
}

// Words that differ from it in one place: the last guesses go to telling them apart.
std::size_t near_words(std::span<const Spelling> secrets, const Spelling& word) {
  return static_cast<std::size_t>(std::ranges::count_if(secrets, [&](const Spelling& other) {
    std::size_t same = 0;
    for (std::size_t i = 0; i < word_length; ++i) same += other.letter[i] == word.letter[i] ? 1 : 0;
    return same == word_length - 1;
  }));
}

// Bits that a Guesser would still lack after a first guess at this secret, with the best plain lie.
double bits_hidden(const solver::Knowledge& knowledge, const Spelling& secret,
                   std::span<const Spelling> guesses) {
  double bits = 0;
  for (const Spelling& guess : guesses) {
    if (guess.word == secret.word) continue;
    const solver::Census census{knowledge, std::nullopt, guess};
    const Marks honest = solver::marks_of(solver::honest_code(secret, guess));
    std::size_t most = 1;
    for (std::size_t i = 0; i < word_length; ++i) {
      for (const unsigned by : {1U, 2U}) {
        Marks shown = honest;
        shown.set(i, lexicon::Mark((static_cast<unsigned>(honest[i]) + by) % 3));
        most = std::max(most, census.leaving({}, shown).words);
      }
    }
    bits += std::log2(static_cast<double>(most));
  }
  return bits / static_cast<double>(guesses.size());
}

}  // namespace

Choice hide(const Rules& rules, const View& seen, core::Generator& generator) {
  struct Hidden {
    Word word;
    double bits;
  };
  std::vector<Spelling> secrets = solver::possible_secrets(rules);
  std::vector<Spelling> guesses;
  while (guesses.size() < trial_guesses) {
    guesses.push_back(generator.one_of(std::span<const Spelling>{secrets}));
  }
  std::vector<Hidden> ranked;
  for (const Word word : allowed_words(rules, seen.desk->front)) {
    View named = seen;
    named.board.named = least_telling(secrets, word).letter;
    const solver::Knowledge knowledge{rules, named};
    const Spelling spelling{word};
    const auto near = static_cast<double>(near_words(secrets, spelling));
    const double bits =
        bits_hidden(knowledge, spelling, guesses) + near_weight * std::log2(1 + near);
    ranked.push_back({word, bits});
  }
  std::ranges::stable_sort(ranked, std::ranges::greater{}, &Hidden::bits);
  const auto& chosen = ranked[generator.below(std::min(best_hidden, ranked.size()))];
  return {Choose{chosen.word}, fmt::format("{} has many words like it.", chosen.word.upper())};
}

Choice hide_in_sight(const Rules& rules, const View& seen, core::Generator& generator) {
  struct Hidden {
    std::uint8_t size;  // the smaller, the more people know it
    std::size_t near;
    Word word;
    auto operator<=>(const Hidden&) const = default;
  };
  const std::vector<Spelling> secrets = solver::possible_secrets(rules);
  std::vector<Hidden> ranked;
  for (const Word word : allowed_words(rules, seen.desk->front)) {
    const lexicon::Entry* const entry = rules.words->find(word);
    const std::uint8_t size = entry == nullptr ? std::uint8_t{100} : entry->size;
    ranked.push_back({size, near_words(secrets, Spelling{word}), word});
  }
  std::ranges::sort(ranked);
  const auto& chosen = ranked[generator.below(std::min(best_hidden, ranked.size()))];
  return {Choose{chosen.word}, fmt::format("{} is an everyday word.", chosen.word.upper())};
}

Choice name_least_telling(const Rules& rules, const View& seen) {
  const auto secrets = solver::possible_secrets(rules);
  const Naming naming = least_telling(secrets, seen.desk->secret);
  return {Name{naming.letter}, fmt::format("{} words have {}, more than any other of its letters.",
                                           naming.words, to_upper(naming.letter))};
}

}  // namespace fiction::bots
