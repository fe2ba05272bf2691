// The subcommands of the program. Each adds itself to the command line and, when it is chosen, runs
// and leaves its exit code.
#pragma once

#include <CLI/CLI.hpp>

namespace commands {

// What the program tells its caller.
enum ExitCode : int {
  done = 0,
  said_no = 1,  // the answer to the question is no: a record that does not verify, an illegal word
  bad_usage = 2,  // the call or its input cannot be understood
  no_way = 3,     // the world refused: no such file, no space, a closed pipe
};

void add_play(CLI::App&, int& exit_code);
void add_clue(CLI::App&, int& exit_code);
void add_word(CLI::App&, int& exit_code);
void add_rules(CLI::App&, int& exit_code);
void add_lab(CLI::App&, int& exit_code);
void add_deck(CLI::App&, int& exit_code);
void add_tables(CLI::App&, int& exit_code);
void add_backup(CLI::App&, int& exit_code);
void add_restore(CLI::App&, int& exit_code);
void add_store_check(CLI::App&, int& exit_code);
void add_export(CLI::App&, int& exit_code);
void add_replay(CLI::App&, int& exit_code);
void add_verify(CLI::App&, int& exit_code);
void add_schema(CLI::App&, int& exit_code);
void add_serve(CLI::App&, int& exit_code);
void add_join(CLI::App&, int& exit_code);
void add_simulate(CLI::App&, int& exit_code);
void add_load(CLI::App&, int& exit_code);

}  // namespace commands
