#include "solver/shares.h"

#include "games/fiction/deception.h"

namespace solver {
namespace {

using fiction::Deception;
using fiction::Share;
using fiction::Use;
using fiction::word_length;
using lexicon::Mark;
using lexicon::Marks;

Mark turned(Mark mark, std::size_t by) { return Mark((static_cast<std::size_t>(mark) + by) % 3); }

// Clues with one place changed into each of the two others.
std::vector<Marks> with_a_lie(Marks honest) {
  std::vector<Marks> list;
  for (std::size_t i = 0; i < word_length; ++i) {
    for (const std::size_t by : {1U, 2U}) {
      Marks shown = honest;
      shown.set(i, turned(honest[i], by));
      list.push_back(shown);
    }
  }
  return list;
}

std::vector<Marks> with_two_lies(Marks honest) {
  std::vector<Marks> list;
  for (std::size_t i = 0; i < word_length; ++i) {
    for (std::size_t j = i + 1; j < word_length; ++j) {
      for (const std::size_t by : {1U, 2U}) {
        for (const std::size_t other_by : {1U, 2U}) {
          Marks shown = honest;
          shown.set(i, turned(honest[i], by));
          shown.set(j, turned(honest[j], other_by));
          list.push_back(shown);
        }
      }
    }
  }
  return list;
}

std::vector<Marks> with_a_blank(Marks honest) {
  std::vector<Marks> list;
  for (std::size_t i = 0; i < word_length; ++i) {
    for (Marks shown : with_a_lie(honest)) {
      if (shown[i] != honest[i]) continue;
      shown.set(i, Mark::blank);
      list.push_back(shown);
    }
  }
  return list;
}

std::vector<Marks> shapes(const Use& use, Marks honest) {
  if (std::holds_alternative<fiction::WholeTruth>(use)) return {honest};
  if (std::holds_alternative<fiction::Blank>(use)) return with_a_blank(honest);
  // An exchange is a pair of lies; the rules tell which pairs are one.
  const bool pair = std::holds_alternative<fiction::TwoLies>(use) ||
                    std::holds_alternative<fiction::Exchange>(use);
  return pair ? with_two_lies(honest) : with_a_lie(honest);
}

}  // namespace

std::vector<Share> legal_shares(const fiction::Rules& rules, const fiction::View& seen,
                                const Use& use) {
  const Deception now{rules, seen};
  const Marks honest = now.honest(use);
  std::vector<Share> shares;
  for (const Marks shown : shapes(use, honest)) {
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
