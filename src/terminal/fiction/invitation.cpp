#include "terminal/fiction/invitation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "catalogue/problems.h"
#include "terminal/bot_choice.h"
#include "terminal/terminal_problem.h"

namespace terminal_fiction {
namespace {

using catalogue::MatchProblem;
using codec::problem;
using codec::Read;

Read<std::vector<catalogue::Option>> options_of(const Wishes& wishes) {
  std::vector<catalogue::Option> options{{"edition", wishes.edition},
                                         {"seats", std::to_string(wishes.players.value_or(2))}};
  for (const auto& hard : wishes.hard) {
    if (hard == "tokens") {
      options.push_back({"one_token_a_half", "yes"});
    } else if (hard == "timer") {
      options.push_back({"short_timer", "yes"});
    } else if (hard == "red") {
      options.push_back({"red_words", "yes"});
    } else {
      return problem(
          MatchProblem::bad_options,
          fmt::format("--hard takes tokens, timer and red, with commas; not “{}”.", hard));
    }
  }
  if (wishes.abilities) options.push_back({"abilities", "yes"});
  if (wishes.by_hand) options.push_back({"by_hand", "yes"});
  if (wishes.minutes) {
    if (!(*wishes.minutes >= 0.5 && *wishes.minutes <= 120)) {
      return problem(MatchProblem::bad_options, "--minutes takes 0.5 to 120, for each half.");
    }
    options.push_back({"half_seconds", std::to_string(std::lround(*wishes.minutes * 60))});
  }
  if (!wishes.clock.empty()) options.push_back({"clock", wishes.clock});
  return options;
}

Read<std::string> bot_for(const catalogue::GameInfo& game, const Wishes& wishes,
                          std::span<const catalogue::Option> options, core::Actor seat) {
  if (wishes.bot.empty()) return terminal::best_bot(game, options, seat);
  auto named = terminal::named_bot(game, wishes.bot);
  if (!named) return named;
  if (!terminal::bot_plays(game, options, wishes.bot, seat)) {
    return problem(terminal::TerminalProblem::no_such_bot,
                   fmt::format("The bot {} does not play {}.", wishes.bot,
                               seat == core::Actor::seat(0) ? "the Lie-brarian" : "a Guesser"));
  }
  return wishes.bot;
}

}  // namespace

Read<terminal::NewGame> new_game(const catalogue::GameInfo& game, const Wishes& wishes) {
  if (wishes.edition != "classic" && wishes.edition != "banned") {
    return problem(MatchProblem::bad_options,
                   fmt::format("There is no edition “{}”; there are classic and "
                               "banned.",
                               wishes.edition));
  }
  if (wishes.as != "guesser" && wishes.as != "librarian" && wishes.as != "both") {
    return problem(MatchProblem::bad_options,
                   fmt::format("You play as guesser, librarian or both, not as “{}”.", wishes.as));
  }
  auto options = options_of(wishes);
  if (!options) return std::unexpected(options.error());
  // All of them, checked by the game itself.
  const auto checked = game.options(*options);
  if (!checked) return std::unexpected(checked.error());
  terminal::NewGame result{game.name, *options, {}, wishes.own_cards};
  for (std::size_t i = 0; i < wishes.players.value_or(2); ++i) {
    const bool librarian = i == 0;  // the first seat is the Lie-brarian's by default
    const bool person = wishes.as == "both" || (wishes.as == "librarian") == librarian;
    if (person) {
      result.holders.emplace_back(tables::Person{});
      continue;
    }
    auto bot = bot_for(game, wishes, *checked, core::Actor::seat(i));
    if (!bot) return std::unexpected(bot.error());
    result.holders.emplace_back(tables::Bot{*bot});
  }
  return result;
}

}  // namespace terminal_fiction
