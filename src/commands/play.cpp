#include "commands/command.h"
#include "commands/failure.h"

namespace commands {

void add_play(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand("play", "Play at this terminal");
  on_choice(*command, exit_code,
            []() -> ExitCode { throw Failure{no_way, "This build has no terminal to play at."}; });
}

}  // namespace commands
