// liebrary: one binary for everything.
#include <CLI/CLI.hpp>

#include "commands/command.h"

int main(int argc, char** argv) {
  CLI::App app{"Liebrary: literary games of words and lies."};
  app.name("liebrary");
  app.set_version_flag("--version", LIEBRARY_VERSION);
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Help for every command");

  int exit_code = commands::done;
  for (const auto add : {commands::add_play, commands::add_clue, commands::add_word,
                         commands::add_rules, commands::add_lab, commands::add_deck,
                         commands::add_export, commands::add_replay, commands::add_verify}) {
    add(app, exit_code);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? commands::done : commands::bad_usage;
  }
  return exit_code;
}
