#include "terminal/rules_text.h"

#include <fmt/format.h>

#include "core/lines.h"
#include "rulebook/rulebook.h"

namespace terminal {
namespace {

void tell_contents(Writer& writer, const RulesOf& game) {
  std::string_view chapter, example;
  for (const auto& rule : rulebook::rules()) {
    if (!game.letters.empty() && game.letters.find(rule.id.front()) == std::string::npos) continue;
    if (example.empty()) example = rule.id;
    if (rule.chapter != chapter) {
      chapter = rule.chapter;
      writer.line(writer.paint(Ink::strong, chapter));
    }
    writer.line(fmt::format("  {:6} {}", rule.id, rule.title));
  }
  if (example.empty()) return writer.line("There are no rules of this game to read here yet.");
  writer.line(fmt::format("Type rules and an id to read one: rules {}.{}{}", example,
                          game.remark.empty() ? "" : " ", game.remark));
}

}  // namespace

void tell_rules(Writer& writer, const RulesOf& game, std::string_view id) {
  if (id.empty()) return tell_contents(writer, game);
  const auto* rule = rulebook::find(id);
  if (rule == nullptr) {
    return writer.paragraph(fmt::format("There is no rule “{}”; type rules for the list.", id));
  }
  writer.line(writer.paint(Ink::strong, fmt::format("{} {}", rule->id, rule->title)));
  for (const auto& line : core::lines(rule->text)) {
    if (!line.text.empty()) writer.paragraph(line.text);
  }
}

}  // namespace terminal
