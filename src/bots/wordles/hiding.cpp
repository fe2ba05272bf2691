#include "bots/wordles/hiding.h"

#include <algorithm>
#include <bit>

#include "solver/answer.h"
#include "solver/prospect.h"

namespace wordles::bots {
namespace {

using lexicon::Entry;
using solver::Letters;

constexpr std::size_t best_words = 800;
constexpr std::size_t playings = 16;  // imagined …
constexpr int last_imagined = 4;      // … until the row of this value

std::vector<Letters> hideable(const Thought& thought, std::uint8_t size) {
  std::vector<Word> used;
  for (const PastRound& round : thought.open().past) {
    used.insert(used.end(), round.words.begin(), round.words.end());
  }
  std::vector<Letters> words;
  for (const Entry& entry : thought.rules.words->entries()) {
    if (entry.verdict != lexicon::Verdict::common || entry.size > size) continue;
    if (std::ranges::find(used, entry.word) == used.end()) words.emplace_back(entry.word);
  }
  return words;
}

// What the others will probably ask: what is on the cards in sight, or else any common word.
std::vector<Letters> likely_queries(const Thought& thought, const std::vector<Letters>& words) {
  std::vector<Letters> queries;
  const auto take = [&](const QueryCard& card) {
    for (const Word word : card.words) queries.emplace_back(word);
  };
  for (const QueryCard& card : thought.seen.cards) take(card);
  if (thought.seen.top) take(*thought.seen.top);
  if (!queries.empty()) return queries;
  for (int i = 0; i < 48; ++i) queries.push_back(words[thought.generator.below(words.size())]);
  return queries;
}

// Groups of words that have been answered alike so far.
class Groups {
 public:
  explicit Groups(std::size_t words)
      : group_(words, 0), keys_(std::bit_ceil(2 * words + 2)), names_(keys_.size()) {}

  void ask(const std::vector<Letters>& words, const Letters& query, bool with_sign) {
    std::ranges::fill(keys_, 0U);
    sizes_.clear();
    for (std::size_t i = 0; i < words.size(); ++i) {
      group_[i] = renamed(group_[i], answer(words[i], query, with_sign));
      ++sizes_[group_[i]];
    }
  }
  std::size_t size_around(std::size_t word) const { return sizes_[group_[word]]; }

 private:
  // The group of those who were in this one and answer so; a hash table, as most pairs never occur.
  std::uint16_t renamed(std::uint16_t group, solver::Answer answer) {
    const auto key = static_cast<std::uint32_t>(group * solver::answers + answer + 1);
    std::size_t place = key * 2'654'435'761U >> 8U & (keys_.size() - 1);
    while (keys_[place] != 0 && keys_[place] != key) place = (place + 1) & (keys_.size() - 1);
    if (keys_[place] == 0) {
      keys_[place] = key;
      names_[place] = static_cast<std::uint16_t>(sizes_.size());
      sizes_.push_back(0);
    }
    return names_[place];
  }

  std::vector<std::uint16_t> group_;
  std::vector<std::uint32_t> keys_;  // 0 where the place is free
  std::vector<std::uint16_t> names_;
  std::vector<std::size_t> sizes_;
};

// Points that the others would have for each word, summed over all imagined playings.
std::vector<double> given_away(const Thought& thought, const std::vector<Letters>& words) {
  const auto queries = likely_queries(thought, words);
  std::vector<double> chance(words.size() + 1), later(words.size() + 1);  // by size of group
  for (std::size_t size = 1; size <= words.size(); ++size) {
    chance[size] = 1 / static_cast<double>(size);
    const double left = static_cast<double>(size - 1) / solver::usual_thinning;
    later[size] = solver::prospect(left, last_imagined - 1);
  }
  std::vector<double> points(words.size(), 0);
  for (std::size_t playing = 0; playing < playings; ++playing) {
    std::vector<double> unfound(words.size(), 1);
    Groups groups{words.size()};
    for (int value = 6; value >= last_imagined; --value) {
      groups.ask(words, thought.generator.one_of(std::span{queries}),
                 thought.rules.options.sequence);
      for (std::size_t i = 0; i < words.size(); ++i) {
        const double found = chance[groups.size_around(i)];
        points[i] += unfound[i] * found * value;
        unfound[i] *= 1 - found;
      }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
      points[i] += unfound[i] * later[groups.size_around(i)];
    }
  }
  return points;
}

}  // namespace

Choice hide(const Thought& thought) {
  const Character& character = thought.character;
  const auto words = hideable(thought, character.everyday);
  if (words.empty()) return {Deal{}, "Let chance choose.", {}};
  if (!character.counts) {
    const Letters& word = thought.generator.one_of(std::span{words});
    return {Hide{word.word}, "A word that everybody knows.", {}};
  }
  const auto points = given_away(thought, words);
  std::vector<std::size_t> order(words.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const std::size_t kept = std::min(order.size(), best_words);
  std::ranges::nth_element(order, order.begin() + static_cast<std::ptrdiff_t>(kept - 1), {},
                           [&](std::size_t i) { return std::pair{points[i], i}; });
  const Word word = words[order[thought.generator.below(kept)]].word;
  return {Hide{word}, "Many other words would be marked like this one.", {}};
}

}  // namespace wordles::bots
