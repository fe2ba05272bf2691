#include "commands/failure.h"

#include <fmt/format.h>

#include <cstdio>

namespace commands {

void complain(std::string_view sentence) {
  const auto line = fmt::format("{}\n", sentence);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void on_choice(CLI::App& subcommand, int& exit_code, std::function<ExitCode()> run) {
  subcommand.final_callback([&exit_code, run = std::move(run)] {
    try {
      exit_code = run();
    } catch (const Failure& failure) {
      exit_code = failure.code;
      if (!failure.sentence.empty()) complain(failure.sentence);
    }
  });
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string shown = "“";
  for (const char c : text.substr(0, longest)) {
    const bool plain = c >= ' ' && c <= '~';
    shown.push_back(plain ? c : '?');
  }
  return shown + (text.size() > longest ? "…”" : "”");
}

}  // namespace commands
