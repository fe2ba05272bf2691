#include <fmt/format.h>

#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/impossible/forecast.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using terminal::Writer;

// Places before the marker are shown even where no card lies there yet.
std::vector<std::string> places(const Scene& scene) {
  const auto& open = scene.open();
  std::vector<std::string> list;
  for (std::size_t i = 0; i < std::max<std::size_t>(open.pool.size(), open.threshold); ++i) {
    list.push_back(fmt::format("{} {}", i + 1,
                               i < open.pool.size() ? with_label(scene, open.pool[i]) : "empty"));
  }
  return list;
}

// Where the Pool stands, and what follows from it.
std::string outlook(const Scene& scene) {
  const auto& open = scene.open();
  if (impossible::attack_is_due(open)) return "The Mold attacks in this turn's Upkeep.";
  const auto missing = open.threshold - open.pool.size();
  return fmt::format("{} more and the Mold attacks.",
                     terminal::capital(terminal::number_word(missing)));
}

}  // namespace

void show_attack(Writer& writer, const Scene& scene) {
  auto open = scene.open();
  for (const auto& fall : attack(scene.rules, open)) {
    const auto effect = fall_text(scene, fall);
    writer.item(fmt::format("  {}: ", with_label(scene, *fall.card)),
                effect.empty() ? "nothing" : effect);
  }
}

void show_pool(Writer& writer, const Scene& scene) {
  const auto& open = scene.open();
  std::string text;
  const auto list = places(scene);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i > 0) text += i == open.threshold ? " " : ", ";
    if (i == open.threshold) text += writer.look().plain ? "then, behind the marker, " : "| ";
    text += list[i];
  }
  if (list.size() == open.threshold) text += writer.look().plain ? ", then the marker" : " |";
  writer.item(
      padded(takes_columns(writer) ? "POOL" : "Infestation Pool:", takes_columns(writer) ? 12 : 18),
      fmt::format("{}. {}", text, outlook(scene)));
  auto attacked = open;
  std::vector<std::string> effects;
  for (const auto& fall : attack(scene.rules, attacked)) {
    const auto effect = fall_text(scene, fall);
    if (!effect.empty()) effects.push_back(effect);
  }
  if (effects.empty()) return;
  writer.item(
      takes_columns(writer) ? std::string(12, ' ') : "",
      fmt::format("{} {}.", impossible::attack_is_due(open) ? "It brings" : "So far it would bring",
                  terminal::listed(effects)));
}

}  // namespace terminal_impossible
