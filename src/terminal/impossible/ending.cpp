#include "terminal/impossible/ending.h"

#include <fmt/format.h>

#include "terminal/impossible/saved_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

std::string reason(const impossible::Outcome outcome) {
  switch (outcome) {
    case impossible::Outcome::bookshelf_full: return "Every slot left of the Bookend has its spine";
    case impossible::Outcome::mold_ran_out:
      return "The Containment had to give a Mold and had none (rule I-21)";
    case impossible::Outcome::books_ran_out:
      return "Fewer Books are left than slots to fill (rule I-23)";
    case impossible::Outcome::nothing_moves:
      return "A whole round has passed in which no card moved (rule I-23)";
  }
  return {};
}

}  // namespace

std::string verdict(const Scene& scene) {
  const auto& open = scene.open();
  if (!open.is_over() || !open.outcome) return "The game is closed without a result.";
  const bool alone = scene.rules.is_solitaire();
  if (impossible::won(open)) {
    return fmt::format("{} won! {}.", alone ? "You have" : "You have all", reason(*open.outcome));
  }
  const auto saved = open.saved.size();
  return fmt::format(
      "{} lost. {}. {} of {} Books {} saved.", alone ? "You have" : "You have all",
      reason(*open.outcome), saved == 0 ? "None" : terminal::capital(terminal::number_word(saved)),
      terminal::number_word(scene.rules.setup.to_fill()), saved == 1 ? "was" : "were");
}

void reveal(terminal::Writer& writer, const Scene& scene) {
  writer.line();
  writer.paragraph(writer.paint(terminal::Ink::strong, verdict(scene)));
  if (scene.open().saved.empty()) return;
  writer.line();
  show_story(writer, scene);
}

}  // namespace terminal_impossible
