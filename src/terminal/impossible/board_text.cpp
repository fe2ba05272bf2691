#include "terminal/impossible/board_text.h"

#include <fmt/format.h>

#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

std::string_view name_of(impossible::Phase phase) {
  switch (phase) {
    case impossible::Phase::set_up: return "the cards are dealt";
    case impossible::Phase::librarians: return "everybody chooses a Librarian";
    case impossible::Phase::draw: return "Draw";
    case impossible::Phase::add: return "Add";
    case impossible::Phase::resolve: return "Resolve";
    case impossible::Phase::window: return "Upkeep, before the attack";
    case impossible::Phase::upkeep: return "Upkeep";
    case impossible::Phase::over: return "the game is over";
  }
  return {};
}

}  // namespace

std::string moment_text(const Scene& scene) {
  const auto& open = scene.open();
  const auto phase = name_of(open.phase);
  const bool turn = open.phase > impossible::Phase::librarians && !open.is_over();
  if (!turn) return fmt::format("{}.", terminal::capital(phase));
  return fmt::format("{} turn, {}.", terminal::capital(scene.whose(open.active)), phase);
}

void show_board(terminal::Writer& writer, const Scene& scene) {
  if (scene.open().phase <= impossible::Phase::librarians) return;
  show_books(writer, scene);
  show_pool(writer, scene);
  show_counts(writer, scene);
  show_known(writer, scene);
  if (const auto plan = scene.plan()) writer.paragraph(fmt::format("Noted: {}", *plan));
  show_hands(writer, scene);
}

}  // namespace terminal_impossible
