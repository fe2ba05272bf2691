#include "terminal/impossible/phases_text.h"

#include <fmt/format.h>

#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Phase;

struct Entry {
  std::string_view name, text;
  bool is_now;
};

}  // namespace

void show_phases(terminal::Writer& writer, const Scene& scene) {
  const auto& open = scene.open();
  const auto joining = terminal::counted(open.cube, "Character joins", "Characters join");
  const bool is_dealt = open.player(scene.seat).librarian.has_value();
  const std::size_t hand = is_dealt ? impossible::hand_limit(open, scene.seat) : 3;
  const std::string draw =
      fmt::format("keep your hand, or discard all of it for {} new ones. Then {} the Pool.",
                  terminal::number_word(hand - 1), joining);
  const std::string upkeep = fmt::format(
      "with {} cards or more in the Pool the Mold attacks: each card up to the marker puts a Mold "
      "on the Book at its label. New Books are laid, and you draw up to {}.",
      open.threshold, terminal::number_word(hand));
  const Entry entries[]{
      {"Draw", draw, open.phase == Phase::draw},
      {"Add",
       "put Characters into spots of any Book, by a role in common with the original. With a label "
       "that is not the Book's it puts a Mold on the Book at its own label; who comes home never "
       "does.",
       open.phase == Phase::add},
      {"Resolve", "full Books are completed and go to the Bookshelf.",
       open.phase == Phase::resolve},
      {"Upkeep", upkeep, open.phase == Phase::window || open.phase == Phase::upkeep},
  };
  writer.line("A turn has four phases:");
  for (const auto& [name, text, is_now] : entries) {
    writer.item(fmt::format("{} {:8} ", is_now ? ">" : " ", name),
                fmt::format("{}{}", text, is_now ? " (Now.)" : ""));
  }
  writer.paragraph(
      "At any time in Draw and Add, and before an attack, anybody may discard a card for its "
      "Power. "
      "(rule I-36; type: rules I-36)");
}

}  // namespace terminal_impossible
