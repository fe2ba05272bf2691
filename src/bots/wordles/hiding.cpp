#include "bots/wordles/hiding.h"

#include <algorithm>

#include "solver/answer.h"
#include "solver/prospect.h"

namespace wordles::bots {
namespace {

using lexicon::Entry;
using solver::Letters;

constexpr std::size_t best_words = 400;
constexpr std::size_t playings = 24;  // imagined, of three rows each

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
  explicit Groups(std::size_t words) : group_(words, 0), sizes_{words} {}

  void ask(const std::vector<Letters>& words, const Letters& query, bool with_sign) {
    names_.assign(sizes_.size() * solver::answers, 0);
    sizes_.clear();
    for (std::size_t i = 0; i < words.size(); ++i) {
      auto& name = names_[group_[i] * solver::answers + answer(words[i], query, with_sign)];
      if (name == 0) {
        sizes_.push_back(0);
        name = static_cast<std::uint16_t>(sizes_.size());
      }
      group_[i] = static_cast<std::uint16_t>(name - 1);
      ++sizes_[group_[i]];
    }
  }
  std::size_t size_around(std::size_t word) const { return sizes_[group_[word]]; }

 private:
  std::vector<std::uint16_t> group_;
  std::vector<std::size_t> sizes_;
  std::vector<std::uint16_t> names_;  // 1 more than the new group; 0 is none yet
};

// Points that the others would have for each word, summed over all imagined playings.
std::vector<double> given_away(const Thought& thought, const std::vector<Letters>& words) {
  const auto queries = likely_queries(thought, words);
  std::vector<double> points(words.size(), 0);
  for (std::size_t playing = 0; playing < playings; ++playing) {
    std::vector<double> unfound(words.size(), 1);
    Groups groups{words.size()};
    for (int value = 6; value >= 4; --value) {
      groups.ask(words, thought.generator.one_of(std::span{queries}),
                 thought.rules.options.sequence);
      for (std::size_t i = 0; i < words.size(); ++i) {
        const double found = 1 / static_cast<double>(groups.size_around(i));
        points[i] += unfound[i] * found * value;
        unfound[i] *= 1 - found;
        if (value == 4) {
          const auto left = static_cast<double>(groups.size_around(i) - 1);
          points[i] += unfound[i] * solver::prospect(left / solver::usual_thinning, 3);
        }
      }
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
