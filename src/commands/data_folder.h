// Where the program keeps its games.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "commands/command.h"
#include "journal/journal.h"

namespace commands {

// $XDG_STATE_HOME/liebrary, or ~/.local/state/liebrary. Throws Failure where neither is known.
std::filesystem::path default_data_folder();

void add_data_option(CLI::App& subcommand, std::string& folder);  // --data; empty is the default

// The journal of a folder that is there already, as it is now, also while a server is writing it:
// asking for a game makes no folder and owns none. Throws Failure.
std::unique_ptr<journal::Journal> open_journal(const std::string& folder);

// The one table that `text` means: an id, the beginning of one, or "latest". Throws Failure.
journal::TableId find_table(journal::Journal&, const std::string& text);

// All tables, the latest first, running or finished. Throws Failure.
std::vector<journal::TableSummary> all_tables(journal::Journal&);

}  // namespace commands
