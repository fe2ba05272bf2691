#include "commands/game_choice.h"

#include <fmt/format.h>

#include "commands/failure.h"

namespace commands {
namespace {

std::string misspelling(lexicon::Misspelling why, std::string_view typed,
                        std::string_view lengths) {
  switch (why) {
    case lexicon::Misspelling::empty:
      return fmt::format("A word of {} letters is missing.", lengths);
    case lexicon::Misspelling::several_words:
      return fmt::format("{} is more than one word.", in_quotes(typed));
    case lexicon::Misspelling::not_letters:
      return fmt::format("{} has something other than the letters a to z.", in_quotes(typed));
    case lexicon::Misspelling::wrong_length: break;
  }
  return fmt::format("{} has {} letters; this takes words of {}.", in_quotes(typed), typed.size(),
                     lengths);
}

}  // namespace

void add_game_option(CLI::App& subcommand, GameChoice& game) {
  static const std::map<std::string, GameChoice> names{{"fiction", GameChoice::fiction},
                                                       {"wordles", GameChoice::wordles}};
  subcommand.add_option("--game", game, "fiction (also Banned Books) or wordles")
      ->transform(CLI::CheckedTransformer(names).description(""))
      ->type_name("GAME");
}

lexicon::Word parse_word(GameChoice game, std::string_view typed) {
  const bool wordles = game == GameChoice::wordles;
  const auto word = lexicon::Word::parse(typed, wordles ? 0 : 5);
  const bool too_short = word && word->size() < 4;
  if (!word || too_short) {
    const auto why = word ? lexicon::Misspelling::wrong_length : word.error();
    throw Failure{bad_usage, misspelling(why, typed, wordles ? "four or five" : "five")};
  }
  return *word;
}

}  // namespace commands
