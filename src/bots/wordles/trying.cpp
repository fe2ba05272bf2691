#include "bots/wordles/trying.h"

#include <fmt/format.h>

#include <algorithm>

namespace wordles::bots {
namespace {

using solver::HiddenWord;

struct Target {
  Seat owner;
  std::vector<HiddenWord> words;  // likeliest first; none that is not fit to be shown
  float weight = 0;               // of all of them

  float chance() const { return words.empty() ? 0 : words.front().weight / weight; }
};

Target target(const Thought& thought, Seat owner) {
  Target result{owner, hidden_words(thought, owner)};
  // Equally likely words in any order, since all others see the same ones.
  thought.generator.shuffle(std::span{result.words});
  std::ranges::stable_sort(result.words, std::greater{}, &HiddenWord::weight);
  for (const HiddenWord& word : result.words) result.weight += word.weight;
  std::erase_if(result.words, [&](const HiddenWord& word) {
    return thought.rules.words->verdict(word.letters.word) == lexicon::Verdict::unsuitable;
  });
  return result;
}

std::string reason(const Target& target) {
  const auto& words = target.words;
  const auto player = index(target.owner) + 1;
  const std::string first = words.front().letters.word.upper();
  switch (words.size()) {
    case 1: return fmt::format("Only {} fits player {}'s board.", first, player);
    case 2:
      return fmt::format("Only two words fit player {}'s board: {} and {}.", player, first,
                         words[1].letters.word.upper());
    case 3:
      return fmt::format("Only three words fit player {}'s board: {}, {} and {}.", player, first,
                         words[1].letters.word.upper(), words[2].letters.word.upper());
    default:
      return fmt::format("{} words fit player {}'s board, and none better than {}.", words.size(),
                         player, first);
  }
}

}  // namespace

Choice try_or_pass(const Thought& thought) {
  const SeatSet owners = targets(thought.rules, thought.open(), thought.me());
  Target best{};
  for (const Seat owner : followed(thought, owners)) {
    Target found = target(thought, owner);
    if (found.chance() > best.chance()) best = std::move(found);
  }
  const double likely = best.chance() > 0 ? 1 / best.chance() : 64;
  const core::Millis thinks = pace(thought, likely);
  const bool last_chance = row_value(thought.rules, thought.open()) == 1;
  if (best.words.empty()) return {Pass{}, "No word comes to mind.", thinks};
  if (best.chance() < thought.character.least_chance && !last_chance) {
    return {Pass{}, "Too many words still fit.", thinks};
  }
  return {Attempt{best.owner, best.words.front().letters.word}, reason(best), thinks};
}

}  // namespace wordles::bots
