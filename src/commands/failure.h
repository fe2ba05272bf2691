// Why a command ends early, and the one place that says so.
#pragma once

#include <functional>
#include <string>

#include "commands/command.h"

namespace commands {

// Thrown by a command that cannot go on.
struct Failure {
  ExitCode code;
  std::string sentence;  // empty where nobody is left to hear it: a closed pipe
};

// Runs when this subcommand is chosen. A Failure becomes its sentence on standard error.
void on_choice(CLI::App& subcommand, int& exit_code, std::function<ExitCode()> run);

void complain(std::string_view sentence);  // a line on standard error

// Something from outside inside a sentence: shortened, and without what would upset a terminal.
std::string in_quotes(std::string_view text);

}  // namespace commands
