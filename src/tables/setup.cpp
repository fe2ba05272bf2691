#include "tables/setup.h"

#include <fmt/format.h>

#include "catalogue/problems.h"
#include "tables/problems.h"
#include "tables/sha256.h"

namespace tables {
namespace {

codec::Read<const catalogue::GameInfo*> find(Games games, std::string_view name) {
  std::string names;
  for (const auto& game : games) {
    if (game.name == name) return &game;
    names += (names.empty() ? "" : ", ") + game.name;
  }
  return codec::problem(LogProblem::unknown_game,
                        fmt::format("There is no game “{}”; there are: {}.", name, names));
}

codec::Read<std::unique_ptr<catalogue::Match>> start(const catalogue::GameInfo& game,
                                                     std::span<const catalogue::Option> options,
                                                     const std::string& own_cards) {
  if (own_cards.empty()) return game.start(options);
  if (game.start_with_cards == nullptr) {
    return codec::problem(catalogue::MatchProblem::bad_cards,
                          fmt::format("{} is played with its own cards only.", game.title));
  }
  return game.start_with_cards(options, own_cards);
}

// With the words and cards that the set-up names, if this program has them.
codec::Read<std::unique_ptr<catalogue::Match>> start_as_begun(const catalogue::GameInfo& game,
                                                              const Setup& setup) {
  if (game.start_with == nullptr) return start(game, setup.options, setup.own_cards);
  return game.start_with(setup.options, {setup.lexicon_hash, setup.cards_hash, setup.own_cards});
}

std::string hash_of_cards(const catalogue::Match& match, const std::string& own_cards) {
  return own_cards.empty() ? match.cards_hash() : sha256(own_cards);
}

}  // namespace

codec::Read<Setup> make_setup(Games games, std::string_view game,
                              std::span<const catalogue::Option> given, std::vector<Holder> holders,
                              journal::TableId id, std::string own_cards) {
  const auto info = find(games, game);
  if (!info) return std::unexpected(info.error());
  auto options = (*info)->options(given);
  if (!options) return std::unexpected(options.error());
  auto match = start(**info, *options, own_cards);
  if (!match) return std::unexpected(match.error());
  holders.resize((*match)->seats());
  return Setup{.id = id,
               .game = (*info)->name,
               .rules_version = (*info)->rules_version,
               .lexicon_hash = (*match)->lexicon_hash(),
               .cards_hash = hash_of_cards(**match, own_cards),
               .own_cards = std::move(own_cards),
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
        LogProblem::other_rules,
        fmt::format("This game was played by version {} of its rules, and this program has {}: use "
                    "the program that it was played with.",
                    setup.rules_version, (*info)->rules_version));
  }
  auto match = start_as_begun(**info, setup);
  if (!match) return match;
  if ((*match)->lexicon_hash() != setup.lexicon_hash) {
    return codec::problem(LogProblem::other_words,
                          "This game was played with a list of words that this program does not "
                          "have: use the program that it was played with.");
  }
  if (hash_of_cards(**match, setup.own_cards) != setup.cards_hash) {
    return codec::problem(LogProblem::other_cards,
                          "This game was played with cards that this program does not have: use "
                          "the program that it was played with.");
  }
  return match;
}

}  // namespace tables
