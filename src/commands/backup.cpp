// backup, restore and check: a data folder as one file and back, and whether it is whole.
#include "backup/backup.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <memory>

#include "backup/check.h"
#include "catalogue/catalogue.h"
#include "commands/data_folder.h"
#include "commands/failure.h"
#include "commands/print.h"

namespace commands {
namespace {

struct BackupOptions {
  std::string file, data;
};

std::filesystem::path folder_of(const BackupOptions& options) {
  return options.data.empty() ? default_data_folder() : std::filesystem::path{options.data};
}

std::string day_and_time(std::int64_t wall_ms) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(static_cast<std::time_t>(wall_ms / 1000)));
}

ExitCode back_up(const BackupOptions& options) {
  const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                       std::chrono::system_clock::now().time_since_epoch())
                       .count();
  const auto written = backup::write_backup(folder_of(options), options.file, now);
  if (!written) throw Failure{no_way, written.error().sentence};
  print(fmt::format("Written: {}, {} bytes.\n", options.file, written->bytes));
  return done;
}

ExitCode restore(const BackupOptions& options) {
  const auto folder = folder_of(options);
  const auto restored = backup::restore_backup(options.file, folder);
  if (!restored) throw Failure{no_way, restored.error().sentence};
  print(fmt::format("Restored to {}, as of {}. `liebrary serve` goes on from there.\n",
                    folder.string(), day_and_time(restored->made)));
  return done;
}

ExitCode check(const BackupOptions& options) {
  auto pair = backup::open_pair(folder_of(options));
  if (!pair) throw Failure{no_way, pair.error().sentence};
  const auto found = backup::check(*pair, catalogue::games());
  print(fmt::format("Games: {}, of them running: {}, entries: {}, rooms: {}.\n", found.games,
                    found.running, found.entries, found.rooms));
  for (const auto& note : found.notes) print(note + "\n");
  for (const auto& problem : found.problems) print(problem + "\n");
  if (found.problems.empty()) {
    print("Nothing is damaged or missing.\n");
    return done;
  }
  print(fmt::format("{} {} wrong.\n", found.problems.size(),
                    found.problems.size() == 1 ? "thing is" : "things are"));
  return said_no;
}

}  // namespace

void add_backup(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<BackupOptions>();
  auto* command = app.add_subcommand(
      "backup", "Writes all games, people and rooms into one file, also while a server serves");
  command->footer(
      "The file holds everything as it was at one moment, and nothing that was acknowledged "
      "before\n"
      "is missing. It holds names and passwords' hashes, too: keep it as you keep the folder, and\n"
      "delete it in time, since whoever is erased here is still in it.");
  command->add_option("file", options->file, "A new file")->required()->type_name("FILE");
  add_data_option(*command, options->data);
  on_choice(*command, exit_code, [options] { return back_up(*options); });
}

void add_restore(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<BackupOptions>();
  auto* command = app.add_subcommand("restore", "Puts a backup into a folder without a store");
  command->add_option("file", options->file, "What `liebrary backup` has written")
      ->required()
      ->type_name("FILE");
  add_data_option(*command, options->data);
  on_choice(*command, exit_code, [options] { return restore(*options); });
}

void add_store_check(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<BackupOptions>();
  auto* command =
      app.add_subcommand("check", "Reads everything that is kept and says what is wrong with it");
  command->footer(
      "Every page, every game from its first entry to its last, every room, and whether they fit\n"
      "together; also while a server serves. If something is wrong the exit code is 1.");
  add_data_option(*command, options->data);
  on_choice(*command, exit_code, [options] { return check(*options); });
}

}  // namespace commands
