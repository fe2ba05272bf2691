#include "tables/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "catalogue/catalogue.h"
#include "codec/json.h"
#include "commands/failure.h"
#include "commands/files.h"
#include "commands/print.h"
#include "tables/entry_text.h"

namespace commands {
namespace {

using Facts = std::vector<std::string>;

struct ReplayOptions {
  std::string file;
  std::size_t from = 1;
  bool json = false;
};

// The entry that was folded last, in the words of its record.
struct Step {
  std::size_t number;
  const tables::RecordedEntry& recorded;
  std::string line;  // "3:12.500 guesser guess crane"
  const Facts& before;
  const Facts& after;
};

std::string for_people(const Step& step) {
  std::string text = fmt::format("{} {}\n", step.number, step.line);
  const auto tell = [&](const Facts& facts, const Facts& others, char sign) {
    for (const auto& fact : facts) {
      if (std::ranges::find(others, fact) == others.end()) {
        text += fmt::format("    {} {}\n", sign, fact);
      }
    }
  };
  tell(step.before, step.after, '-');
  tell(step.after, step.before, '+');
  return text;
}

std::string for_programs(const Step& step, const std::optional<std::string>& result) {
  codec::Words words{step.line};
  words.next();
  codec::json::object object;
  object["number"] = step.number;
  object["at"] = step.recorded.entry.at.time_since_epoch().count();
  object["actor"] = codec::json::value(words.next());
  object["action"] = codec::json::value(words.rest());
  object["facts"] = codec::to_json(step.after);
  codec::json::array commitments;
  for (const auto& [ordinal, hash] : step.recorded.commitments) commitments.emplace_back(hash.text);
  object["commitments"] = std::move(commitments);
  if (result) object["result"] = codec::json::value(*result);
  return codec::json_text(object) + "\n";
}

[[noreturn]] void give_up(const std::string& file, const tables::Wrong& wrong) {
  throw Failure{bad_usage, fmt::format("{}:{}: {}", file, wrong.line, wrong.sentence)};
}

ExitCode replay(const ReplayOptions& options) {
  const auto text = read_text(options.file);
  const auto record = tables::read_record(catalogue::games(), text);
  if (!record) give_up(options.file, record.error());
  auto again = tables::Replay::of(catalogue::games(), *record);
  if (!again) give_up(options.file, again.error());
  const auto& table = again->table();
  const auto spectator = core::Actor::spectator();
  Facts before = options.from > 1 ? Facts{} : table.match().tools().view_lines(spectator);
  for (std::size_t number = 1; !again->is_done(); ++number) {
    const auto& recorded = record->entries[number - 1];
    if (auto wrong = again->next()) give_up(options.file, *wrong);
    if (number < options.from) continue;
    Facts after = table.match().tools().view_lines(spectator);
    const auto result = table.is_finished() ? std::optional{table.result()} : std::nullopt;
    const Step step{number, recorded, tables::entry_line(table.match(), recorded.entry, false),
                    before, after};
    print(options.json ? for_programs(step, result) : for_people(step));
    before = std::move(after);
  }
  if (options.json) return done;
  std::string end = fmt::format("\nresult {}\n", record->result);
  for (const auto& fact : table.match().tools().view_lines(spectator))
    end += fmt::format("    {}\n", fact);
  for (const auto& [ordinal, opening] : record->openings) {
    end += fmt::format("sealed {} {}\n", ordinal, opening.seal.value);
  }
  print(end);
  return done;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ReplayOptions>();
  auto* command = app.add_subcommand("replay", "Plays a record again, entry by entry");
  command->footer(
      "Shown is what spectators saw: - what no longer held, + what held from then on; in the end\n"
      "everything, with what was sealed. --json prints an object a line for every entry.");
  command->add_option("file", options->file, "A record, or - for standard input")
      ->required()
      ->type_name("FILE");
  command->add_flag("--json", options->json, "For programs");
  command->add_option("--from", options->from, "Begin at this entry")
      ->type_name("N")
      ->check(CLI::PositiveNumber.description(""));
  on_choice(*command, exit_code, [options] { return replay(*options); });
}

}  // namespace commands
