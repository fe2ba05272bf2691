#include <fmt/format.h>

#include <memory>

#include "catalogue/catalogue.h"
#include "commands/data_folder.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "tables/record.h"

namespace commands {
namespace {

struct ExportOptions {
  std::string table, data, output;
};

ExitCode write_out(const ExportOptions& options) {
  const auto journal = open_journal(options.data);
  const auto id = find_table(*journal, options.table);
  const auto kept = tables::read_kept(catalogue::games(), id, *journal);
  if (!kept) throw Failure{no_way, kept.error().sentence};
  const auto record = tables::write_record(catalogue::games(), *kept);
  if (!record) throw Failure{said_no, record.error().sentence};
  deliver(options.output, *record);
  return done;
}

}  // namespace

void add_export(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ExportOptions>();
  auto* command = app.add_subcommand("export", "Writes the record of a finished game");
  command->add_option("table", options->table, "A table's id, the beginning of one, or latest")
      ->required()
      ->type_name("TABLE");
  add_data_option(*command, options->data);
  command->add_option("-o,--output", options->output, "Into a new file")->type_name("FILE");
  on_choice(*command, exit_code, [options] { return write_out(*options); });
}

}  // namespace commands
