#include "catalogue/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/fiction_entry.h"
#include "catalogue/impossible_entry.h"
#include "catalogue/wordles_entry.h"

namespace catalogue {

const std::vector<GameInfo>& games() {
  static const std::vector<GameInfo> all{fiction_entry(), wordles_entry(), impossible_entry()};
  return all;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games()) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

std::string title_of(const GameInfo& game, std::span<const Option> options) {
  const auto named = std::ranges::find(options, "edition", &Option::name);
  const auto known = std::ranges::find(game.option_infos, "edition", &OptionInfo::name);
  if (named == options.end() || known == game.option_infos.end()) return game.title;
  const auto edition = std::ranges::find(known->choices, named->value, &ChoiceInfo::name);
  if (edition == known->choices.end() || edition->title == game.title) return game.title;
  return fmt::format("{}: {}", game.title, edition->title);
}

codec::Read<std::vector<Option>> options_of_new_table(const GameInfo& game,
                                                      std::span<const Option> given) {
  std::vector<Option> named(given.begin(), given.end());
  for (const Option& option : game.new_table_options) {
    if (std::ranges::find(given, option.name, &Option::name) == given.end()) {
      named.push_back(option);
    }
  }
  return game.options(named);
}

}  // namespace catalogue
