#include "tables/setup.h"

#include <fmt/format.h>

namespace tables {
namespace {

codec::Read<const catalogue::GameInfo*> find(Games games, std::string_view name) {
  std::string names;
  for (const auto& game : games) {
    if (game.name == name) return &game;
    names += (names.empty() ? "" : ", ") + game.name;
  }
  return codec::problem("unknown_game",
                        fmt::format("There is no game “{}”; there are: {}.", name, names));
}

}  // namespace

codec::Read<Setup> make_setup(Games games, std::string_view game,
                              std::span<const catalogue::Option> given, std::vector<Holder> holders,
                              journal::TableId id) {
  const auto info = find(games, game);
  if (!info) return std::unexpected(info.error());
  auto options = (*info)->options(given);
  if (!options) return std::unexpected(options.error());
  auto match = (*info)->start(*options);
  if (!match) return std::unexpected(match.error());
  holders.resize((*match)->seats());
  return Setup{.id = id,
               .game = (*info)->name,
               .rules_version = (*info)->rules_version,
               .lexicon_hash = (*match)->lexicon_hash(),
               .cards_hash = (*match)->cards_hash(),
               .options = std::move(*options),
               .team = AnyMember{},
               .host = Actor::seat(0),
               .holders = std::move(holders)};
}

codec::Read<std::unique_ptr<catalogue::Match>> start_match(Games games, const Setup& setup) {
  const auto info = find(games, setup.game);
  if (!info) return std::unexpected(info.error());
  if (setup.rules_version != (*info)->rules_version) {
    return codec::problem(
        "other_rules",
        fmt::format("This game was played by version {} of its rules, and this program has {}: use "
                    "the program that it was played with.",
                    setup.rules_version, (*info)->rules_version));
  }
  auto match = (*info)->start(setup.options);
  if (!match) return match;
  if ((*match)->lexicon_hash() != setup.lexicon_hash) {
    return codec::problem("other_words", "This game was played with another list of words.");
  }
  if ((*match)->cards_hash() != setup.cards_hash) {
    return codec::problem("other_cards", "This game was played with another set of cards.");
  }
  return match;
}

}  // namespace tables
