#include "terminal/impossible/invitation.h"

#include <algorithm>

#include "catalogue/problems.h"
#include "terminal/seating.h"

namespace terminal_impossible {
namespace {

using codec::problem;
using codec::Read;

constexpr std::size_t most_players = 4;
constexpr int calm_seconds = 120;

std::size_t players_of(const Wishes& wishes) {
  if (wishes.players) return *wishes.players;
  if (!wishes.bots.empty()) return wishes.people + wishes.bots.size();
  return wishes.bot.empty() ? wishes.people : std::max<std::size_t>(2, wishes.people);
}

// As people type it: short-hard is the set-up short_hard.
std::string preset_name(std::string typed) {
  std::ranges::replace(typed, '-', '_');
  return typed;
}

}  // namespace

Read<terminal::NewGame> new_game(const catalogue::GameInfo& game, const Wishes& wishes) {
  const std::size_t players = players_of(wishes);
  const terminal::Seating seating{players, wishes.people, wishes.bot, wishes.bots};
  if (const auto sentence = terminal::trouble(seating, game.title, 1, most_players)) {
    return problem(catalogue::MatchProblem::bad_options, *sentence);
  }
  std::vector<catalogue::Option> options{{"seats", std::to_string(players)}};
  if (!wishes.preset.empty()) options.push_back({"preset", preset_name(wishes.preset)});
  const std::pair<const char*, Number> values[]{
      {"mold", wishes.mold},
      {"bookend", wishes.bookend},
      {"plus_card", wishes.plus_card},
      {"plus_threshold", wishes.plus_threshold},
      {"cube", wishes.cube},
      {"threshold", wishes.threshold},
      {"reshuffle_mold", wishes.reshuffle_mold},
      {"first", wishes.first},
      {"phase_seconds", wishes.phase_seconds},
      {"reaction_seconds", wishes.reaction_seconds.value_or(calm_seconds)}};
  for (const auto& [name, value] : values) {
    if (value) options.push_back({name, std::to_string(*value)});
  }
  const auto checked = game.options(options);
  if (!checked) return std::unexpected(checked.error());
  auto seated = terminal::holders(seating, game, *checked);
  if (!seated) return std::unexpected(seated.error());
  const bool open = wishes.asks && wishes.preset.empty() &&
                    std::ranges::none_of(std::span{values}.first(7), [](const auto& value) {
                      return value.second.has_value();
                    });
  return terminal::NewGame{
      .game = game.name, .options = options, .holders = std::move(*seated), .asks_set_up = open};
}

}  // namespace terminal_impossible
