#include <fmt/format.h>

#include "cast/recast.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Seat;
using terminal::capital;
using terminal::Writer;

constexpr std::size_t card_column = 50;  // "  1  Robin Hood (Leader, Rebel)"
constexpr std::size_t label_column = 12;

std::string passes_text(const std::optional<impossible::Extent>& passes) {
  if (!passes) return {};
  switch (*passes) {
    case impossible::Extent::attack: return "; has passed for the next attack";
    case impossible::Extent::turn: return "; has passed for this turn";
    case impossible::Extent::always: return "; passes always";
  }
  return {};
}

std::string heading(const Scene& scene, Seat of) {
  const auto& seated = scene.open().player(of);
  auto text = capital(scene.full_name(of));
  if (seated.librarian) text += fmt::format(", {}", librarian_name(scene, *seated.librarian));
  return text + passes_text(seated.passes);
}

std::string card_line(const Scene& scene, impossible::Character card) {
  return padded(label_text(scene.rules.of(card).label), label_column) + power_name(scene, card);
}

}  // namespace

void show_hand(Writer& writer, const Scene& scene, Seat of) {
  const auto cards = scene.hand(of);
  writer.paragraph(writer.paint(terminal::Ink::strong, heading(scene, of)) +
                   (cards.empty() ? ": no cards" : ""));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto card = fmt::format("{}", with_roles(scene, cards[i]));
    if (takes_columns(writer)) {
      writer.line(padded(fmt::format("  {}  {}", i + 1, card), card_column) + "  " +
                  card_line(scene, cards[i]));
    } else {
      writer.paragraph(fmt::format("{}: {}, {}, {}.", i + 1, card,
                                   label_text(scene.rules.of(cards[i]).label),
                                   power_name(scene, cards[i])));
    }
  }
}

void show_hands(Writer& writer, const Scene& scene) {
  for (const Seat of : scene.seats()) show_hand(writer, scene, of);
}

void show_librarians(Writer& writer, const Scene& scene) {
  for (const Seat of : scene.seats()) {
    const auto& librarian = scene.open().player(of).librarian;
    if (!librarian) {
      writer.paragraph(fmt::format("{}: no Librarian yet.", capital(scene.full_name(of))));
      continue;
    }
    writer.item(
        fmt::format("{}, {}: ", capital(scene.full_name(of)), librarian_name(scene, *librarian)),
        ability_text(scene, *librarian));
  }
}

}  // namespace terminal_impossible
