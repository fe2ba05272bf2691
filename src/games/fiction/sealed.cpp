#include <fmt/format.h>

#include "games/fiction/fiction.h"
#include "games/fiction/text.h"

namespace fiction {

// One secret for each public occasion: the deal, the choice of the word, every shared row. A row
// says the secret as it stood, so a changed one (B-07g) looks like any other row from outside.
std::vector<std::string> sealed(const Rules&, const State& state) {
  std::vector<std::string> secrets;
  if (state.librarian_hand && state.guessers_hand) {
    const auto& [mine, theirs] = std::pair{state.librarian_hand->dealt, state.guessers_hand->dealt};
    secrets.push_back(fmt::format("deal librarian {} {} guessers {} {}", wire_name(mine[0]),
                                  wire_name(mine[1]), wire_name(theirs[0]), wire_name(theirs[1])));
  }
  if (state.desk.secret.empty()) return secrets;
  const auto secret_at = [&](std::size_t row) {
    const auto& change = state.desk.change;
    return change && row < index(change->at) ? change->from : state.desk.secret;
  };
  const auto& change = state.desk.change;
  secrets.push_back(fmt::format("word {}", (change ? change->from : state.desk.secret).text()));
  for (std::size_t i = 0; i < state.desk.truths.size(); ++i) {
    const Truth& truth = state.desk.truths[i];
    const auto ability = ability_of(truth.use);
    std::string row = "row ";
    row += std::to_string(i + 1);
    row += " secret ";
    row += secret_at(i).text();
    row += " honest ";
    row += truth.honest.text();
    row += " shown ";
    row += state.board.rows[i].shown.text();
    row += " use ";
    row += ability ? wire_name(*ability) : "none";
    secrets.push_back(std::move(row));
  }
  return secrets;
}

std::size_t seal_count(const Rules&, const State& state) {
  const std::size_t deals = state.librarian_hand && state.guessers_hand ? 1 : 0;
  return deals + (state.desk.secret.empty() ? 0 : 1 + state.desk.truths.size());
}

}  // namespace fiction
