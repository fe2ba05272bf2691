#include "terminal/wordles/invitation.h"

#include <fmt/format.h>

#include "terminal/bot_choice.h"
#include "terminal/phrases.h"

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

std::optional<std::string> trouble(const Wishes& wishes, std::size_t players) {
  if (players < fewest_players || players > most_players) {
    return fmt::format("Wordles is for {} to {} players, not for {}.", fewest_players, most_players,
                       players);
  }
  if (wishes.people < 1 || wishes.people > players) {
    return fmt::format("--hot-seat takes 1 to {} people at a table of {}.", players, players);
  }
  const std::size_t free = players - wishes.people;
  if (wishes.bots.size() > free) {
    return fmt::format("There {} {} beside the people here, and {} are named.",
                       free == 1 ? "is a seat for" : "are seats for",
                       terminal::counted(free, "bot", "bots"),
                       terminal::number_word(wishes.bots.size()));
  }
  if (!wishes.bot.empty() && !wishes.bots.empty()) {
    return "--bot is one name for all, --bots a name a seat; give one of them.";
  }
  return std::nullopt;
}

Read<std::string> bot_for(const catalogue::GameInfo& game, const Wishes& wishes,
                          std::span<const catalogue::Option> options, std::size_t seat) {
  if (!wishes.bot.empty()) return terminal::named_bot(game, wishes.bot);
  if (wishes.bots.empty()) return terminal::best_bot(game, options, core::Actor::seat(seat));
  return terminal::named_bot(game, wishes.bots[(seat - wishes.people) % wishes.bots.size()]);
}

}  // namespace

Read<terminal::NewGame> new_game(const catalogue::GameInfo& game, const Wishes& wishes) {
  const std::size_t players = players_of(wishes);
  if (const auto sentence = trouble(wishes, players)) return problem("bad_options", *sentence);
  const auto yes_or_no = [](bool wish) { return std::string{wish ? "yes" : "no"}; };
  const std::vector<catalogue::Option> options{
      {"seats", std::to_string(players)},
      {"letters", std::to_string(wishes.letters)},
      {"sequence", yes_or_no(wishes.sequence)},
      {"by_hand", yes_or_no(wishes.by_hand)},
      {"own_words", yes_or_no(wishes.own_words)},
      {"clocks", yes_or_no(wishes.clocks.value_or(wishes.people == 1))}};
  const auto checked = game.options(options);
  if (!checked) return std::unexpected(checked.error());
  terminal::NewGame result{game.name, options, {}};
  for (std::size_t i = 0; i < players; ++i) {
    if (i < wishes.people) {
      result.holders.emplace_back(tables::Person{});
      continue;
    }
    auto bot = bot_for(game, wishes, *checked, i);
    if (!bot) return std::unexpected(bot.error());
    result.holders.emplace_back(tables::Bot{*bot});
  }
  return result;
}

}  // namespace terminal_wordles
