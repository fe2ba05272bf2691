#include <fmt/format.h>

#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using terminal::Writer;

// "[##+...&...]": filled, +Card, +Card & Threshold, free.
std::string drawing(const Scene& scene) {
  const auto& setup = scene.rules.setup;
  std::string text = "[";
  for (std::size_t slot = 1; slot <= setup.to_fill(); ++slot) {
    text += slot <= scene.open().saved.size() ? '#'
            : slot == setup.plus_card         ? '+'
            : slot == setup.plus_threshold    ? '&'
                                              : '.';
  }
  return text + "]";
}

std::string tokens(const Scene& scene) {
  const auto& setup = scene.rules.setup;
  const std::size_t filled = scene.open().saved.size();
  std::vector<std::string> list;
  if (setup.plus_card > filled) {
    list.push_back(fmt::format("+Card in slot {}{}", setup.plus_card,
                               filled + 1 == setup.plus_card ? " (next)" : ""));
  }
  if (setup.plus_threshold > filled) {
    list.push_back(fmt::format("+Card & Threshold in slot {}{}", setup.plus_threshold,
                               filled + 1 == setup.plus_threshold ? " (next)" : ""));
  }
  return terminal::listed(list);
}

std::string saved_text(const Scene& scene) {
  return fmt::format("{} of {} Books saved", scene.open().saved.size(),
                     scene.rules.setup.to_fill());
}

std::string mold_text(const Scene& scene) {
  const auto& open = scene.open();
  std::vector<std::string> elsewhere;
  if (open.left_out > 0) elsewhere.push_back(fmt::format("{} left out", open.left_out));
  if (open.removed > 0) elsewhere.push_back(fmt::format("{} out of the game", open.removed));
  return fmt::format("{} Mold in the Containment{}", open.containment,
                     elsewhere.empty() ? "" : fmt::format(" ({})", terminal::listed(elsewhere)));
}

std::string decks_text(const Scene& scene) {
  const auto& open = scene.open();
  return fmt::format("{} Characters and {} Books in the decks, {} discarded", open.deck, open.books,
                     open.discards.size());
}

}  // namespace

void show_counts(Writer& writer, const Scene& scene) {
  const auto token = tokens(scene);
  const auto shelf = fmt::format("{}{}.", saved_text(scene), token.empty() ? "" : "; " + token);
  const auto table =
      fmt::format("{}. {}. {} each turn into the Pool.", mold_text(scene), decks_text(scene),
                  terminal::capital(terminal::counted(scene.open().cube, "card", "cards")));
  if (!takes_columns(writer)) {
    writer.paragraph("Bookshelf: " + shelf);
    return writer.paragraph(table);
  }
  writer.item(padded("SHELF", 12), fmt::format("{} {}", drawing(scene), shelf));
  writer.item(padded("TABLE", 12), table);
}

void show_known(Writer& writer, const Scene& scene) {
  std::vector<std::string> next, bottom;
  for (const auto card : scene.view.known_top) next.push_back(with_label(scene, card));
  for (const auto card : scene.view.known_bottom) bottom.push_back(with_label(scene, card));
  if (!next.empty()) {
    writer.paragraph(
        fmt::format("Next in the deck, the first comes first: {}.", terminal::listed(next)));
  }
  if (!bottom.empty()) {
    writer.paragraph(
        fmt::format("Known at the bottom, the last comes first: {}.", terminal::listed(bottom)));
  }
}

void show_shelf(Writer& writer, const Scene& scene) {
  const auto token = tokens(scene);
  writer.paragraph(fmt::format("Bookshelf: {}; the Bookend is in slot {}{}{}.", saved_text(scene),
                               scene.rules.setup.bookend, token.empty() ? "" : ", ", token));
  for (std::size_t i = 0; i < scene.open().saved.size(); ++i) {
    const auto& saved = scene.open().saved[i];
    std::vector<std::string> cast;
    for (std::size_t s = 0; s < saved.cast.size(); ++s) {
      cast.push_back(casting_text(scene, saved.book, impossible::Spot(s), saved.cast[s]));
    }
    writer.item(fmt::format("  {:2}  ", i + 1),
                fmt::format("{}, spine {}: {}.", title(scene, saved.book), saved.spine + 1,
                            terminal::listed(cast)));
  }
  if (!scene.open().destroyed.empty()) {
    std::vector<std::string> lost;
    for (const auto book : scene.open().destroyed) lost.push_back(title(scene, book));
    writer.paragraph(fmt::format("Destroyed: {}.", terminal::listed(lost)));
  }
}

void show_discards(Writer& writer, const Scene& scene) {
  const auto& pile = scene.open().discards;
  if (pile.empty()) return writer.line("Nothing is discarded.");
  writer.line(fmt::format("Discarded, the top first ({}):", pile.size()));
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const auto card = pile[pile.size() - 1 - i];
    writer.item(fmt::format("  {:2}  ", i + 1),
                fmt::format("{}, {}, {}", with_roles(scene, card),
                            label_text(scene.rules.of(card).label), power_name(scene, card)));
  }
}

}  // namespace terminal_impossible
