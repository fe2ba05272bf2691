#include "solver/shares.h"

#include <algorithm>
#include <iterator>

#include "games/fiction/deception.h"

namespace solver {
namespace {

using fiction::Deception;
using fiction::Share;
using fiction::Use;
using lexicon::Mark;
using lexicon::Marks;
using Places = std::vector<std::size_t>;

Mark turned(Mark mark, std::size_t by) { return Mark((static_cast<std::size_t>(mark) + by) % 3); }

// All sets of `count` places out of `among`, each and all of them in ascending order.
std::vector<Places> sets_of(int count, const Places& among) {
  if (count == 0) return {Places{}};
  std::vector<Places> sets;
  for (std::size_t i = 0; i < among.size(); ++i) {
    for (const Places& rest : sets_of(
             count - 1, Places(among.begin() + static_cast<std::ptrdiff_t>(i) + 1, among.end()))) {
      Places set{among[i]};
      set.insert(set.end(), rest.begin(), rest.end());
      sets.push_back(set);
    }
  }
  return sets;
}

// Adds the clues that have each of these places changed into either of its two others.
void add_lies(Marks honest, const Places& lying, std::vector<Marks>& list) {
  const std::size_t ways = std::size_t{1} << lying.size();
  for (std::size_t way = 0; way < ways; ++way) {
    Marks shown = honest;
    for (std::size_t n = 0; n < lying.size(); ++n) {
      const std::size_t by = 1 + (way >> (lying.size() - 1 - n) & 1U);
      shown.set(lying[n], turned(honest[lying[n]], by));
    }
    list.push_back(shown);
  }
}

// Clues with as many lies and blanks as a use has; the rules tell which of them are one.
std::vector<Marks> clues_of(const fiction::UseRules& use, Marks honest) {
  static const Places all{0, 1, 2, 3, 4};
  std::vector<Marks> list;
  for (const Places& blank : sets_of(use.blanks, all)) {
    Places rest;
    std::ranges::set_difference(all, blank, std::back_inserter(rest));
    Marks left = honest;
    for (const std::size_t place : blank) left.set(place, Mark::blank);
    for (const Places& lying : sets_of(use.lies, rest)) add_lies(left, lying, list);
  }
  return list;
}

}  // namespace

std::vector<Share> legal_shares(const fiction::Rules& rules, const fiction::View& seen,
                                const Use& use) {
  const Deception now{rules, seen};
  const Marks honest = now.honest(use);
  std::vector<Share> shares;
  for (const Marks shown : clues_of(fiction::use_rules(use), honest)) {
    Share share{shown, use, std::nullopt};
    if (rules.options.by_hand) share.honest = honest;
    if (!fiction::refusal(now, share)) shares.push_back(share);
  }
  return shares;
}

std::vector<Leaves> what_each_lie_leaves(const fiction::Rules& rules, const fiction::View& seen,
                                         const Census& census, const Use& use) {
  std::vector<Leaves> list;
  for (const Share& share : legal_shares(rules, seen, use)) {
    list.push_back({share, census.leaving(seen.board.rows.back().pinned, share.shown)});
  }
  return list;
}

}  // namespace solver
