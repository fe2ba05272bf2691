#include "terminal/seating.h"

#include <fmt/format.h>

#include "terminal/bot_choice.h"
#include "terminal/phrases.h"

namespace terminal {
namespace {

codec::Read<std::string> bot_for(const Seating& seating, const catalogue::GameInfo& game,
                                 std::span<const catalogue::Option> options, std::size_t seat) {
  const auto& [players, people, bot, bots] = seating;
  if (!bot.empty()) return named_bot(game, bot);
  if (bots.empty()) return best_bot(game, options, core::Actor::seat(seat));
  return named_bot(game, bots[(seat - people) % bots.size()]);
}

}  // namespace

std::optional<std::string> trouble(const Seating& seating, std::string_view title,
                                   std::size_t fewest, std::size_t most) {
  const auto& [players, people, bot, bots] = seating;
  if (players < fewest || players > most) {
    return fmt::format("{} is for {} to {} players, not for {}.", title, fewest, most, players);
  }
  if (people < 1 || people > players) {
    return fmt::format("--hot-seat takes 1 to {} people at a table of {}.", players, players);
  }
  const std::size_t free = players - people;
  if (bots.size() > free) {
    return fmt::format("There {} {} beside the people here, and {} named.",
                       free == 1 ? "is a seat for" : "are seats for", counted(free, "bot", "bots"),
                       counted(bots.size(), "is", "are"));
  }
  if (!bot.empty() && !bots.empty()) {
    return "--bot is one name for all, --bots a name a seat; give one of them.";
  }
  return std::nullopt;
}

codec::Read<std::vector<tables::Holder>> holders(const Seating& seating,
                                                 const catalogue::GameInfo& game,
                                                 std::span<const catalogue::Option> options) {
  std::vector<tables::Holder> list(seating.people, tables::Person{});
  for (std::size_t i = seating.people; i < seating.players; ++i) {
    auto bot = bot_for(seating, game, options, i);
    if (!bot) return std::unexpected(bot.error());
    list.emplace_back(tables::Bot{*bot});
  }
  return list;
}

}  // namespace terminal
