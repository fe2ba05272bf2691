#include "terminal/bot_choice.h"

#include <fmt/format.h>

namespace terminal {
namespace {

constexpr int most_moves = 200;

// A game in which it is this seat's turn; others play anything that some bot would.
std::unique_ptr<catalogue::Match> until_turn_of(core::Actor seat, const catalogue::GameInfo& game,
                                                std::span<const catalogue::Option> options,
                                                core::Generator& generator) {
  auto match = game.start(options);
  if (!match) return nullptr;
  core::TableTime at{};
  for (int move = 0; move < most_moves && !(*match)->is_over(); ++move) {
    if (core::is_owed((*match)->owed())) {
      (*match)->play(core::Actor::chance(), at, (*match)->draw(generator));
      continue;
    }
    if ((*match)->may_act(seat)) return std::move(*match);
    for (std::size_t i = 0; i < (*match)->seats(); ++i) {
      const core::Actor other = core::Actor::seat(i);
      for (const auto& bot : game.bots) {
        const auto choice = (*match)->bot(bot.name, other, generator);
        if (choice && !(*match)->play(other, at, choice->action)) break;
      }
    }
  }
  return nullptr;
}

}  // namespace

bool bot_plays(const catalogue::GameInfo& game, std::span<const catalogue::Option> options,
               std::string_view bot, core::Actor seat) {
  core::SeededGenerator generator{1};
  const auto match = until_turn_of(seat, game, options, generator);
  return match != nullptr && match->bot(bot, seat, generator).has_value();
}

codec::Read<std::string> best_bot(const catalogue::GameInfo& game,
                                  std::span<const catalogue::Option> options, core::Actor seat) {
  for (auto bot = game.bots.rbegin(); bot != game.bots.rend(); ++bot) {
    if (bot_plays(game, options, bot->name, seat)) return bot->name;
  }
  return codec::problem("no_bot", fmt::format("No bot plays this seat of {}.", game.title));
}

}  // namespace terminal
