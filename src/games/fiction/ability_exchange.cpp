// Exchange (B-07b): instead of a lie, two differing clues swap places.
#include <bit>
#include <utility>
#include <vector>

#include "games/fiction/deception.h"

namespace fiction {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

std::vector<Pair> exchangeable(Marks honest, PlaceSet may_lie) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < word_length; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool free = may_lie.has(place_at(i)) && may_lie.has(place_at(j));
      if (free && honest[i] != honest[j]) pairs.emplace_back(i, j);
    }
  }
  return pairs;
}

// Requires two places.
bool are_swapped(PlaceSet lied, Marks honest, Marks shown) {
  const auto first = static_cast<std::size_t>(std::countr_zero(lied.bits()));
  const auto second = static_cast<std::size_t>(std::bit_width(lied.bits()) - 1);
  return shown[first] == honest[second] && shown[second] == honest[first];
}

}  // namespace

constinit const LibrarianCard<Exchange> Exchange::card{
    .text = {.title = "Exchange",
             .sentence =
                 "Twice a game, in secret: instead of a lie, two differing clues swap places.",
             .rule = "B-07b",
             .refusals = {{Refusal::not_an_exchange, "B-07b",
                           "An exchange swaps the honest clues of two places and changes nothing "
                           "else."},
                          {Refusal::clues_are_all_alike, "B-07b",
                           "No two clues that you may change differ, so there is nothing to "
                           "exchange."}}},
    .rules = {.uses = 2, .lies = 2, .fits = are_swapped},
    .unavailable = [](const Deception& now) -> Refused {
      if (exchangeable(now.honest(Plainly{}), now.may_lie()).empty()) {
        return Refusal::clues_are_all_alike;
      }
      return std::nullopt;
    },
    .clues_refused = [](const Deception& now, const Exchange& use, Marks shown,
                        PlaceSet lied) -> Refused {
      if (has_blank(shown)) return Refusal::blank_without_the_ability;
      if (lied.size() != 2) return Refusal::not_an_exchange;
      if (!are_swapped(lied, now.honest(use), shown)) return Refusal::not_an_exchange;
      return std::nullopt;
    },
    .sampled =
        [](Marks& shown, PlaceSet may_lie, core::Generator& generator) {
          const auto pairs = exchangeable(shown, may_lie);
          const auto [i, j] = pairs[generator.below(pairs.size())];
          const lexicon::Mark first = shown[i];
          shown.set(i, shown[j]);
          shown.set(j, first);
        },
};

}  // namespace fiction
