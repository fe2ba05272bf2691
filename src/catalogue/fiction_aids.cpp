#include "catalogue/fiction_aids.h"

#include <algorithm>

#include "catalogue/problems.h"
#include "games/fiction/deception.h"
#include "games/fiction/refusal.h"
#include "solver/shares.h"

namespace fiction::aids {
namespace {

// Ways to answer that show other clues than plain lies do. What else a card can do (a ban, a hurry)
// leaves the same words.
std::vector<Use> uses(const Rules& rules, const View& seen) {
  std::vector<Use> all{Plainly{}};
  const auto card = seen.board.librarian_card;
  if (!card || !alters_clues(*card)) return all;
  const auto offer = use_offer(Deception{rules, seen});
  if (!offer) return all;
  for (const Use& use : all_uses(*offer)) all.push_back(use);
  return all;
}

Lie told(const solver::Leaves& leaves) {
  Lie lie{.action = leaves.share,
          .shown = leaves.share.shown,
          .left = static_cast<std::uint32_t>(leaves.leaving.words)};
  std::ranges::transform(leaves.leaving.lying_at, lie.lying_at.begin(),
                         [](std::size_t words) { return static_cast<std::uint32_t>(words); });
  return lie;
}

}  // namespace

codec::Read<Words> words(const Rules& rules, const View& seen,
                         const catalogue::Question& question) {
  Word from;  // no word comes before all others
  if (!question.about.empty()) {
    const auto begins = Word::parse(question.about, 0);
    if (!begins) {
      return codec::problem(catalogue::MatchProblem::not_a_beginning,
                            "The list can begin at a letter, or at the beginning of a word.");
    }
    from = *begins;
  }
  const auto possible = solver::possible_words(rules, seen);
  const auto first = std::ranges::lower_bound(possible, from);
  const auto shown = std::min<std::ptrdiff_t>(possible.end() - first, most_words);
  return Words{.count = static_cast<std::uint32_t>(possible.size()),
               .words = {first, first + shown},
               .behind = static_cast<std::uint32_t>(possible.end() - first - shown)};
}

codec::Read<Lies> lies(const Rules& rules, const View& seen, const catalogue::Question&) {
  if (rules.guesses(seen.viewer)) {
    return codec::problem(Refusal::only_the_librarian, "Only the Lie-brarian lies.", "F-01");
  }
  if (seen.board.phase != Phase::deceive) {
    return codec::problem(catalogue::MatchProblem::no_guess, "There is no guess to answer now.",
                          "F-17");
  }
  const solver::Knowledge knowledge{rules, seen};
  const solver::Census census{knowledge, seen.board.librarian_card,
                              solver::Spelling{seen.board.rows.back().guess}};
  Lies all{.now = static_cast<std::uint32_t>(knowledge.size())};
  for (const Use& use : uses(rules, seen)) {
    for (const auto& leaves : solver::what_each_lie_leaves(rules, seen, census, use)) {
      all.lies.push_back(told(leaves));
    }
  }
  all.count = static_cast<std::uint32_t>(all.lies.size());
  std::ranges::stable_sort(all.lies, std::ranges::greater{}, &Lie::left);
  if (all.lies.size() > most_lies) all.lies.resize(most_lies);
  return all;
}

}  // namespace fiction::aids
