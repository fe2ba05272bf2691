#include "catalogue/wordles_aids.h"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/problems.h"
#include "codec/wordles_codec.h"
#include "solver/hidden_words.h"

namespace wordles::aids {
namespace {

Hidden behind(const Rules& rules, const Open& open, Seat owner, std::size_t most) {
  auto found = solver::hidden_words(rules, open, owner);
  std::ranges::stable_sort(found, std::ranges::greater{}, &solver::HiddenWord::weight);
  Hidden hidden{.player = static_cast<std::uint32_t>(index(owner) + 1),
                .count = static_cast<std::uint32_t>(found.size())};
  for (const auto& word : found | std::views::take(most)) {
    hidden.words.push_back(word.letters.word);
  }
  return hidden;
}

// "2" or "player2".
std::optional<Seat> named(const Rules& rules, std::string_view text) {
  const auto actor = codec::actor_from_name(
      rules, text.starts_with("player") ? std::string{text} : fmt::format("player{}", text));
  if (!actor || !actor->is_seat()) return std::nullopt;
  return seat_at(actor->seat_index());
}

bool is_hidden(const Open& open, Seat owner) {
  const Board& board = open.boards[index(owner)];
  return board.covered && !board.is_revealed();
}

}  // namespace

codec::Read<Secret> secret(const Rules& rules, const View& seen,
                           const catalogue::Question& question) {
  const bool hides = seen.open.phase == Phase::hide && seen.own && seen.own->secret.empty();
  if (!hides) {
    return codec::problem(catalogue::MatchProblem::nothing_hidden, "You have no word to hide now.",
                          "W-09");
  }
  return Secret{question.generator->one_of(rules.words->common())};
}

codec::Read<Words> words(const Rules& rules, const View& seen,
                         const catalogue::Question& question) {
  const Open& open = seen.open;
  if (!question.about.empty()) {
    const auto owner = named(rules, question.about);
    if (!owner) {
      return codec::problem(catalogue::MatchProblem::no_such_player,
                            fmt::format("“{}” is nobody at this table.", question.about), "W-01");
    }
    if (!is_hidden(open, *owner)) {
      return codec::problem(catalogue::MatchProblem::nothing_hidden, "Nothing is hidden there now.",
                            "W-02");
    }
    return Words{{behind(rules, open, *owner, most_words)}};
  }
  Words all;
  for (std::size_t i = 0; i < open.boards.size(); ++i) {
    const Seat owner = seat_at(i);
    if (actor(owner) == seen.viewer || !is_hidden(open, owner)) continue;
    all.boards.push_back(behind(rules, open, owner, most_words_of_several));
  }
  if (all.boards.empty()) {
    return codec::problem(catalogue::MatchProblem::nothing_hidden, "Nobody else hides a word now.",
                          "W-02");
  }
  return all;
}

}  // namespace wordles::aids
