#include <fmt/format.h>

#include <memory>

#include "commands/failure.h"
#include "commands/paragraph.h"
#include "commands/print.h"
#include "rulebook/rulebook.h"

namespace commands {
namespace {

std::string whole(const rulebook::Rule& rule) {
  std::string text = fmt::format("{} {} ({})\n", rule.id, rule.title, rule.chapter);
  std::string_view left = rule.text;
  while (!left.empty()) {
    const auto end = std::min(left.find('\n'), left.size());
    text += fmt::format("\n{}", wrapped(left.substr(0, end)));
    left.remove_prefix(std::min(end + 1, left.size()));
  }
  return text;
}

std::string contents() {
  std::string text;
  std::string_view chapter;
  for (const auto& rule : rulebook::rules()) {
    if (rule.chapter != chapter) {
      text += fmt::format("{}{}\n", text.empty() ? "" : "\n", rule.chapter);
      chapter = rule.chapter;
    }
    text += fmt::format("  {:<6} {}{}\n", rule.id, rule.title, rule.ruling ? " *" : "");
  }
  return text + "\n* with a ruling of ours. `liebrary rules F-12` prints a rule.\n";
}

ExitCode rules(const std::vector<std::string>& ids) {
  std::string text;
  for (const auto& id : ids) {
    const auto* rule = rulebook::find(id);
    if (rule == nullptr) {
      throw Failure{bad_usage, fmt::format("There is no rule {}; `liebrary rules` lists them all.",
                                           in_quotes(id))};
    }
    text += (text.empty() ? "" : "\n") + whole(*rule);
  }
  print(ids.empty() ? contents() : text);
  return done;
}

}  // namespace

void add_rules(CLI::App& app, int& exit_code) {
  auto ids = std::make_shared<std::vector<std::string>>();
  auto* command = app.add_subcommand("rules", "The rules: a list of them, or some in full");
  command->add_option("ids", *ids, "Rules such as F-12")->type_name("ID...");
  on_choice(*command, exit_code, [ids] { return rules(*ids); });
}

}  // namespace commands
