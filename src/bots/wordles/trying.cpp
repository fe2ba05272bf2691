#include "bots/wordles/trying.h"

#include <fmt/format.h>

#include <algorithm>

namespace wordles::bots {
namespace {

using solver::HiddenWord;

struct Target {
  Seat owner;
  std::vector<HiddenWord> words;  // the likeliest first
  float weight = 0;               // of all of them

  float chance() const { return words.empty() ? 0 : words.front().weight / weight; }
};

// Of equally likely words any, since all others see the same ones.
Target target(const Thought& thought, Seat owner) {
  Target result{owner, hidden_words(thought, owner)};
  std::size_t best = 0;
  std::uint64_t equals = 0;
  for (std::size_t i = 0; i < result.words.size(); ++i) {
    const float weight = result.words[i].weight;
    result.weight += weight;
    if (weight < result.words[best].weight) continue;
    equals = weight > result.words[best].weight ? 1 : equals + 1;
    if (thought.generator.below(equals) == 0) best = i;
  }
  if (!result.words.empty()) std::swap(result.words.front(), result.words[best]);
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
  const Pace pace{thought};
  const SeatSet owners = targets(thought.rules, thought.open(), thought.me());
  Target best{};
  for (const Seat owner : followed(thought, owners)) {
    Target found = target(thought, owner);
    if (found.chance() > best.chance()) best = std::move(found);
  }
  const double likely = best.chance() > 0 ? 1 / best.chance() : 64;
  const core::Millis thinks = pace.for_words(likely);
  const bool last_chance = row_value(thought.rules, thought.open()) == 1;
  if (best.words.empty()) return {Pass{}, "No word comes to mind.", thinks};
  if (best.chance() < thought.character.least_chance && !last_chance) {
    return {Pass{}, "Too many words still fit.", thinks};
  }
  return {Attempt{best.owner, best.words.front().letters.word}, reason(best), thinks};
}

}  // namespace wordles::bots
