#include "bots/fiction/lying.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bots/fiction/card_play.h"
#include "games/fiction/deception.h"

namespace fiction::bots {
namespace {

using solver::Leaving;

constexpr double token_weight = 0.5;  // how far a token is expected on this row

double log2_of(std::size_t words) { return words < 2 ? 0 : std::log2(static_cast<double>(words)); }

// The place that splits the words most evenly is where a token will go; what it then tells is
// known.
double told_by_token(const Leaving& leaving, PlaceSet lied) {
  std::size_t at = word_length;
  std::size_t most = 0;
  for (std::size_t i = 0; i < word_length; ++i) {
    const std::size_t lying = leaving.lying_at[i];
    const std::size_t split = std::min(lying, leaving.words - lying);
    if (split > most) most = split, at = i;
  }
  if (at == word_length) return 0;
  const std::size_t lying = leaving.lying_at[at];
  const std::size_t left = lied.has(place_at(at)) ? lying : leaving.words - lying;
  return log2_of(leaving.words) - log2_of(left);
}

}  // namespace

std::string reason_for(const Lie& lie) {
  const auto words = lie.leaving.words;
  return fmt::format("It leaves the Guessers {} {}.", words, words == 1 ? "word" : "words");
}

std::optional<Lie> best_lie(const Lying& lying, const Use& use) {
  const Marks honest = Deception{lying.rules, lying.seen}.honest(use);
  const bool tokens = lying.board().tokens > 0 && !std::holds_alternative<NoTokens>(use);
  std::vector<Lie> best;
  for (const auto& [share, leaving] :
       solver::what_each_lie_leaves(lying.rules, lying.seen, lying.census, use)) {
    Lie lie{share, leaving};
    lie.token_tells = told_by_token(leaving, lies(honest, share.shown));
    lie.bits = log2_of(leaving.words) - (tokens ? token_weight * lie.token_tells : 0);
    const double ahead = best.empty() ? 1 : lie.bits - best.front().bits;
    if (ahead > 1e-9) best.clear();
    if (ahead > -1e-9) best.push_back(lie);
  }
  if (best.empty()) return std::nullopt;
  return lying.generator.one_of(std::span<const Lie>{best});
}

Choice lie(const Rules& rules, const View& seen, core::Generator& generator) {
  const solver::Knowledge knowledge{rules, seen};
  const Lying lying{rules, seen, generator,
                    solver::Census{knowledge, seen.board.librarian_card,
                                   solver::Spelling{seen.board.rows.back().guess}}};
  const Lie plain = *best_lie(lying, Plainly{});  // at most three places are pinned
  const Lie chosen = lie_with_card(lying, plain).value_or(plain);
  return {chosen.share, reason_for(chosen)};
}

}  // namespace fiction::bots
