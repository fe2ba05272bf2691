// Which game's rules of words a question is about.
#pragma once

#include <string_view>

#include "commands/command.h"
#include "lexicon/word.h"

namespace commands {

enum class GameChoice { fiction, wordles };

void add_game_option(CLI::App& subcommand, GameChoice& game);  // --game

// A word that this game could be played with, by its spelling alone. Throws Failure (bad_usage).
lexicon::Word parse_word(GameChoice, std::string_view typed);

}  // namespace commands
