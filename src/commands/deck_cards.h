// The cards of Fiction Impossible, for the command `deck`.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "cast/cards.h"
#include "commands/command.h"

namespace commands {

struct NamedText {
  std::string name, text;
};

// The built-in cards with these texts in the place of their own; each must be of a kind that
// cast::card_file knows. What is wrong is a sentence that begins with the text's name.
std::expected<cast::Cards, std::string> read_cards(const std::vector<NamedText>&);

// Says whether they are in order, alone or together, and if not, everything that is wrong.
ExitCode check_cards(const std::vector<NamedText>&);

// A list; or every card in full; or those in full that go by this key, name or title.
std::string shown_cards(const cast::Cards&, std::string_view card, bool in_full);

void add_recast(CLI::App& deck, int& exit_code);

}  // namespace commands
