// liebrary: one binary for everything.
#include <CLI/CLI.hpp>
#include <iostream>

#include "commands/command.h"
#include "commands/print.h"

namespace {

int run(int argc, char** argv) {
  CLI::App app{"Liebrary: literary games of words and lies."};
  app.name("liebrary");
  app.set_version_flag("--version", LIEBRARY_VERSION);
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Help for every command");

  int exit_code = commands::done;
  for (const auto add :
       {commands::add_play, commands::add_clue, commands::add_word, commands::add_rules,
        commands::add_lab, commands::add_deck, commands::add_tables, commands::add_export,
        commands::add_replay, commands::add_verify, commands::add_schema, commands::add_serve,
        commands::add_backup, commands::add_restore, commands::add_store_check, commands::add_join,
        commands::add_simulate, commands::add_load}) {
    add(app, exit_code);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    exit_code = app.exit(error) == 0 ? commands::done : commands::bad_usage;
  }
  return std::cout.flush() ? exit_code : commands::no_way;
}

}  // namespace

int main(int argc, char** argv) {
  commands::guard_standard_streams();
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return commands::no_way;
  }
}
