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
  const auto saved =
      fmt::format("{} of {}", terminal::counted(open.saved.size(), "Book is", "Books are"),
                  terminal::number_word(scene.rules.setup.to_fill()));
  if (impossible::won(open)) {
    return fmt::format("{} won! {}.", alone ? "You have" : "You have all", reason(*open.outcome));
  }
  return fmt::format("{} lost. {}. {} saved.", alone ? "You have" : "You have all",
                     reason(*open.outcome), terminal::capital(saved));
}

void reveal(terminal::Writer& writer, const Scene& scene) {
  writer.line();
  writer.paragraph(writer.paint(terminal::Ink::strong, verdict(scene)));
  if (scene.open().saved.empty()) return;
  writer.line();
  show_story(writer, scene);
}

}  // namespace terminal_impossible
