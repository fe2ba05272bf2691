#include "terminal/wordles/card_text.h"

#include <fmt/format.h>

namespace terminal_wordles {
namespace {

using terminal::Writer;
using wordles::Word;

bool was_called(const Scene& scene, Word word) {
  for (const auto& board : scene.open().boards) {
    for (const auto& row : board.rows) {
      if (row.query == word) return true;
    }
  }
  return false;
}

std::string words_of(const Scene& scene, const wordles::QueryCard& card) {
  std::string text;
  for (const Word word : card.words) {
    if (!was_called(scene, word)) text += (text.empty() ? "" : " ") + word.text();
  }
  return text;
}

}  // namespace

void show_card(Writer& writer, const Scene& scene, wordles::Seat of) {
  if (!scene.rules.has_cards()) {
    return writer.paragraph("This table plays without query cards: call any word. (rule W-30)");
  }
  if (wordles::index(of) >= scene.view.cards.size()) {
    return writer.line("The cards are not dealt yet.");
  }
  writer.item(fmt::format("{} card: ", terminal::capital(scene.whose(of))),
              words_of(scene, scene.view.cards[wordles::index(of)]));
}

void show_top(Writer& writer, const Scene& scene) {
  if (!scene.view.top) return;
  writer.item("An exchange brings: ", words_of(scene, *scene.view.top));
}

}  // namespace terminal_wordles
