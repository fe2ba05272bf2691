#include "bots/fiction/lying.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "games/fiction/deception.h"
#include "solver/shares.h"

namespace fiction::bots {
namespace {

using solver::Leaving;

constexpr double token_weight = 0.5;    // how far a token is expected on this row
constexpr double worth_a_use = 0.25;    // bits that a limited use must add
constexpr double worth_barring = 0.35;  // bits that a token would tell
constexpr std::size_t few_words = 40;   // so few that the next guess may be the secret

struct Lie {
  Share share;
  Leaving leaving;
  double bits = 0;         // that the Guessers will lack, tokens considered
  double token_tells = 0;  // bits that their best token would tell
};

double log2_of(std::size_t words) { return words < 2 ? 0 : std::log2(static_cast<double>(words)); }

struct Lying {
  const Rules& rules;
  const View& seen;
  core::Generator& generator;
  solver::Census census;

  const Board& board() const { return seen.board; }
  // Guesses that will still get clues.
  std::size_t rows_to_come() const {
    const std::size_t boards = board().boards_left + (board().half == 1 ? boards_a_half : 0U);
    return boards > 0 ? boards - 1 : 0;
  }
  bool uses_to_spare(Ability ability) const {
    const auto limit = uses_allowed(ability);
    return !limit || static_cast<std::size_t>(*limit - seen.desk->uses) > rows_to_come();
  }
};

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

// A ban tells nothing if it goes by the words that the Guessers will see, not by the secret.
std::optional<Letter> letter_to_ban(const Lying& lying, const Lie& plain) {
  if (plain.leaving.words > few_words) return std::nullopt;
  View next = lying.seen;
  next.board.rows.back().shown = plain.share.shown;
  next.board.rows.back().shared = true;
  const solver::Knowledge after{lying.rules, next};
  const auto open = bannable(Deception{lying.rules, lying.seen});
  std::optional<Letter> best;
  std::size_t most = 0;
  for (unsigned l = 0; l < 26; ++l) {
    if (!open.has(Letter(l))) continue;
    std::size_t words = 0;
    for (const auto& candidate : after.candidates()) words += candidate.spelling.letters >> l & 1U;
    if (words > most) most = words, best = Letter(l);
  }
  return best;
}

bool time_to_hurry(const Lying& lying) {
  return lying.board().timer.remaining <= std::chrono::minutes{4} || lying.board().boards_left <= 2;
}

// The best lie with the ability, where using it now is better than keeping it.
std::optional<Lie> with_ability(const Lying& lying, const Lie& plain) {
  const auto ability = lying.board().librarian_card;
  if (!ability || unavailable(Deception{lying.rules, lying.seen}, *ability)) return std::nullopt;
  const double needed = lying.uses_to_spare(*ability) ? 1e-9 : worth_a_use;
  const bool token_likely = lying.board().tokens > 0 && plain.token_tells >= worth_barring;
  const auto if_better = [&](const Use& use) -> std::optional<Lie> {
    auto lie = best_lie(lying, use);
    if (!lie || lie->bits < plain.bits + needed) return std::nullopt;
    return lie;
  };
  switch (*ability) {
    case Ability::two_lies: return if_better(TwoLies{});
    case Ability::whole_truth: return if_better(WholeTruth{});
    case Ability::blank: return if_better(Blank{});
    case Ability::exchange: return if_better(Exchange{});
    case Ability::no_tokens: return token_likely ? best_lie(lying, NoTokens{}) : std::nullopt;
    case Ability::false_token: return token_likely ? best_lie(lying, FalseToken{}) : std::nullopt;
    case Ability::hurry: return time_to_hurry(lying) ? best_lie(lying, Hurry{}) : std::nullopt;
    case Ability::ban: {
      const auto letter = letter_to_ban(lying, plain);
      return letter ? best_lie(lying, Ban{*letter}) : std::nullopt;
    }
    case Ability::new_word: {
      std::optional<Lie> best;
      for (const Word word : new_words(Deception{lying.rules, lying.seen})) {
        auto lie = if_better(NewWord{word});
        if (lie && (!best || lie->bits > best->bits)) best = lie;
      }
      return best;
    }
    case Ability::gibberish:
    case Ability::vowel_hunt:
    case Ability::letter_query:
    case Ability::more_time:
    case Ability::honest_place:
    case Ability::vowel_count:
    case Ability::neighbour:
    case Ability::extra_board:
    case Ability::before_or_after: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Choice lie(const Rules& rules, const View& seen, core::Generator& generator) {
  const solver::Knowledge knowledge{rules, seen};
  const Lying lying{rules, seen, generator,
                    solver::Census{knowledge, seen.board.librarian_card,
                                   solver::Spelling{seen.board.rows.back().guess}}};
  const Lie plain = *best_lie(lying, Plainly{});  // at most three places are pinned
  const Lie chosen = with_ability(lying, plain).value_or(plain);
  return {chosen.share, fmt::format("It leaves the Guessers {} words.", chosen.leaving.words)};
}

}  // namespace fiction::bots
