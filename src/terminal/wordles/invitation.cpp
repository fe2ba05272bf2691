#include "terminal/wordles/invitation.h"

#include "catalogue/problems.h"
#include "terminal/seating.h"

namespace terminal_wordles {
namespace {

using codec::problem;
using codec::Read;

constexpr std::size_t usual_players = 4;
constexpr std::size_t fewest_players = 2, most_players = 6;

std::size_t players_of(const Wishes& wishes) {
  if (wishes.players) return *wishes.players;
  if (!wishes.bots.empty()) return wishes.people + wishes.bots.size();
  return wishes.people > 1 ? wishes.people : usual_players;
}

}  // namespace

Read<terminal::NewGame> new_game(const catalogue::GameInfo& game, const Wishes& wishes) {
  const std::size_t players = players_of(wishes);
  const terminal::Seating seating{players, wishes.people, wishes.bot, wishes.bots};
  if (const auto sentence = terminal::trouble(seating, game.title, fewest_players, most_players)) {
    return problem(catalogue::MatchProblem::bad_options, *sentence);
  }
  const auto yes_or_no = [](bool wish) { return std::string{wish ? "yes" : "no"}; };
  const std::vector<catalogue::Option> options{
      {"seats", std::to_string(players)},
      {"letters", std::to_string(wishes.letters)},
      {"sequence", yes_or_no(wishes.sequence)},
      {"by_hand", yes_or_no(wishes.by_hand)},
      {"own_words", yes_or_no(wishes.own_words)},
      {"clocks", yes_or_no(wishes.clocks.value_or(wishes.people == 1))},
      // W-34; at a shared keyboard everybody sees the end of a round when they are handed it.
      {"breaks", yes_or_no(wishes.people == 1)}};
  const auto checked = game.options(options);
  if (!checked) return std::unexpected(checked.error());
  auto seated = terminal::holders(seating, game, *checked);
  if (!seated) return std::unexpected(seated.error());
  return terminal::NewGame{game.name, options, std::move(*seated)};
}

}  // namespace terminal_wordles
