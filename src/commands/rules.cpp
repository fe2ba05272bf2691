#include <fmt/format.h>

#include <memory>

#include "codec/notation.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "rulebook/rulebook.h"

namespace commands {
namespace {

constexpr std::size_t columns = 80;

// How many places of a line the word takes: characters, not bytes.
std::size_t width(std::string_view word) {
  return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

std::string wrapped(std::string_view paragraph) {
  std::string text;
  std::size_t column = 0;
  for (codec::Words words{paragraph}; !words.empty();) {
    const auto word = words.next();
    const bool fits = column + 1 + width(word) <= columns;
    if (column > 0) text += fits ? ' ' : '\n';
    column = (column > 0 && fits ? column + 1 : 0) + width(word);
    text += word;
  }
  return text + "\n";
}

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
