#include <fmt/format.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "commands/print.h"
#include "tables/replay.h"

namespace commands {
namespace {

ExitCode verify(const std::string& file) {
  const auto text = read_text(file);
  const auto verified = tables::verify_record(catalogue::games(), text);
  if (!verified) {
    complain(fmt::format("{}:{}: {}", file, verified.error().line, verified.error().sentence));
    return said_no;
  }
  print(fmt::format("verified: {} entries, {} commitments, result {}\n", verified->entries,
                    verified->commitments, verified->result));
  return done;
}

}  // namespace

void add_verify(CLI::App& app, int& exit_code) {
  auto file = std::make_shared<std::string>();
  auto* command = app.add_subcommand("verify", "Checks a record: every rule, every commitment");
  command->footer("A record that is not right gets its first wrong line, and exit code 1.");
  command->add_option("file", *file, "A record, or - for standard input")
      ->required()
      ->type_name("FILE");
  on_choice(*command, exit_code, [file] { return verify(*file); });
}

}  // namespace commands
