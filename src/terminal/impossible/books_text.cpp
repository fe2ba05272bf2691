#include <fmt/format.h>

#include "cast/recast.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Label;
using impossible::Slot;
using impossible::Spot;
using terminal::Ink;
using terminal::Writer;

constexpr std::size_t label_column = 12;  // "TYPEWRITER  "
constexpr std::size_t mold_column = 14;   // "Mold 2 of 3!  "
constexpr std::size_t spot_column = 46;   // "  1  Odysseus (Soldier, Traveller, Trickster)"

std::string mold_text(const Scene& scene, const Slot& slot) {
  auto text = fmt::format("Mold {} of {}", slot.mold, scene.rules.of(*slot.book).mold_spaces);
  if (slot.shelters > 0) {
    text += fmt::format(", {}", terminal::counted(slot.shelters, "shelter", "shelters"));
  }
  return text;
}

bool is_in_danger(const Scene& scene, const Slot& slot) {
  return slot.mold + 1 == scene.rules.of(*slot.book).mold_spaces && slot.shelters == 0;
}

std::string upper(std::string_view label) {
  std::string text{label};
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

std::string filled_by(const Scene& scene, const Slot& slot, std::size_t spot) {
  if (!slot.cast[spot]) return "free";
  const bool home = *slot.cast[spot] == original(scene, *slot.book, Spot(spot));
  return card_name(scene, *slot.cast[spot]) + (home ? ", at home" : "");
}

void show_in_columns(Writer& writer, const Scene& scene, Label label) {
  const Slot& slot = scene.open().slot(label);
  const auto head = padded(writer.paint(Ink::strong, upper(cast::name(label))), label_column);
  if (!slot.book) return writer.line(head + "no Book");
  const bool danger = is_in_danger(scene, slot);
  const auto mold = mold_text(scene, slot) + (danger ? "!" : "");
  writer.item(head + padded(danger ? writer.paint(Ink::warning, mold) : mold, mold_column),
              imprint(scene, *slot.book));
  for (std::size_t i = 0; i < slot.cast.size(); ++i) {
    const auto part = with_roles(scene, original(scene, *slot.book, Spot(i)));
    writer.item(padded(fmt::format("  {}  {}", i + 1, part), spot_column) + "  ",
                slot.cast[i] ? writer.paint(Ink::strong, filled_by(scene, slot, i)) : "free");
  }
}

void show_in_words(Writer& writer, const Scene& scene, Label label) {
  const Slot& slot = scene.open().slot(label);
  if (!slot.book) {
    return writer.paragraph(fmt::format("No Book lies at {}.", cast::name(label)));
  }
  writer.paragraph(fmt::format("{}: {}. {}.{}", cast::name(label), imprint(scene, *slot.book),
                               mold_text(scene, slot),
                               is_in_danger(scene, slot) ? " One more destroys it." : ""));
  for (std::size_t i = 0; i < slot.cast.size(); ++i) {
    const auto part = with_roles(scene, original(scene, *slot.book, Spot(i)));
    writer.paragraph(fmt::format("{} spot {}, {}: {}.", cast::name(label), i + 1, part,
                                 slot.cast[i] ? "filled by " + filled_by(scene, slot, i) : "free"));
  }
}

void show_one(Writer& writer, const Scene& scene, Label label) {
  if (takes_columns(writer)) return show_in_columns(writer, scene, label);
  show_in_words(writer, scene, label);
}

}  // namespace

void show_books(Writer& writer, const Scene& scene) {
  for (std::size_t i = 0; i < cast::labels; ++i) show_one(writer, scene, Label(i));
}

void show_book(Writer& writer, const Scene& scene, Label label) {
  show_one(writer, scene, label);
  const Slot& slot = scene.open().slot(label);
  if (!slot.book) return;
  writer.item("    ", cast::summary(*scene.rules.cards, *slot.book, slot.cast));
}

}  // namespace terminal_impossible
