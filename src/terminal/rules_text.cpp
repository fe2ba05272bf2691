#include "terminal/rules_text.h"

#include <fmt/format.h>

#include "core/lines.h"
#include "rulebook/rulebook.h"

namespace terminal {
namespace {

void tell_contents(Writer& writer) {
  std::string_view chapter;
  for (const auto& rule : rulebook::rules()) {
    if (rule.chapter != chapter) {
      chapter = rule.chapter;
      writer.line(writer.paint(Ink::strong, chapter));
    }
    writer.line(fmt::format("  {:6} {}", rule.id, rule.title));
  }
  writer.line("Type rules and an id to read one: rules F-16. To guess the word, type: guess rules");
}

}  // namespace

void tell_rules(Writer& writer, std::string_view id) {
  if (id.empty()) return tell_contents(writer);
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
