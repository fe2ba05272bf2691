#include "terminal/bot_choice.h"

#include <fmt/format.h>

#include "terminal/terminal_problem.h"

namespace terminal {

bool bot_plays(const catalogue::GameInfo& game, std::span<const catalogue::Option> options,
               std::string_view bot, core::Actor seat) {
  const auto match = game.start(options);
  return match && (*match)->bot_plays(bot, seat);
}

codec::Read<std::string> named_bot(const catalogue::GameInfo& game, const std::string& name) {
  std::string names;
  for (const auto& bot : game.bots) {
    if (bot.name == name) return name;
    names += (names.empty() ? "" : ", ") + bot.name;
  }
  return codec::problem(TerminalProblem::no_such_bot,
                        fmt::format("There is no bot “{}”; there are: {}.", name, names));
}

codec::Read<std::string> best_bot(const catalogue::GameInfo& game,
                                  std::span<const catalogue::Option> options, core::Actor seat) {
  for (auto bot = game.bots.rbegin(); bot != game.bots.rend(); ++bot) {
    if (bot_plays(game, options, bot->name, seat)) return bot->name;
  }
  return codec::problem(TerminalProblem::no_bot,
                        fmt::format("No bot plays this seat of {}.", game.title));
}

}  // namespace terminal
