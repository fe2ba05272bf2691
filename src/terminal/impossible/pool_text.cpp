#include <fmt/format.h>

#include <map>

#include "narration/impossible/forecast.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/columns.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using terminal::Writer;

constexpr std::size_t margin = 12;

// Those before the marker stand in brackets, even where no card lies there yet.
std::string places(const Writer& writer, const Scene& scene) {
  const auto& open = scene.open();
  const bool plain = writer.look().plain;
  const auto count = std::max<std::size_t>(open.pool.size(), open.threshold);
  std::string text = plain ? "" : "[";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += i == open.threshold ? (plain ? "; behind the marker " : "] ") : ", ";
    text += i < open.pool.size() ? fmt::format("{} {}", i + 1, with_label(scene, open.pool[i]))
            : plain              ? "free"
                                 : "-";
  }
  if (count == open.threshold) text += plain ? ", then the marker" : "]";
  return text + (plain ? "." : "");
}

// Where the Pool stands, and what follows from it.
std::string outlook(const Scene& scene, const std::string& toll) {
  const auto& open = scene.open();
  if (impossible::attack_is_due(open)) {
    return fmt::format("The Mold attacks in this turn's Upkeep{}.",
                       toll.empty() ? " and hits nothing" : ": " + toll);
  }
  const auto missing = open.threshold - open.pool.size();
  return fmt::format("{} more and the Mold attacks{}.",
                     terminal::capital(terminal::number_word(missing)),
                     toll.empty() ? "" : "; so far: " + toll);
}

// What it comes to for each place, in short.
std::string toll(const Scene& scene) {
  auto open = scene.open();
  std::map<impossible::Label, std::string> last;
  for (const auto& fall : attack(scene.rules, open)) {
    const bool nothing = fall.outcome == impossible::MoldOutcome::nowhere ||
                         fall.outcome == impossible::MoldOutcome::no_book;
    if (!nothing) last[*fall.label] = short_fall_text(scene, fall);
  }
  std::vector<std::string> effects;
  for (const auto& [label, effect] : last) effects.push_back(effect);
  return terminal::listed(effects);
}

}  // namespace

void show_falls(Writer& writer, const Scene& scene, const std::vector<Fall>& falls) {
  std::size_t widest = 0;
  for (const auto& fall : falls) {
    widest = std::max(widest, terminal::columns(card_name(scene, *fall.card)));
  }
  for (const auto& fall : falls) {
    const auto effect = fall_text(scene, fall);
    const auto name = card_name(scene, *fall.card);
    writer.item(takes_columns(writer) ? padded("  " + name, widest + 4) : name + ": ",
                effect.empty() ? "no label, nothing" : effect);
  }
}

void show_attack(Writer& writer, const Scene& scene) {
  auto open = scene.open();
  show_falls(writer, scene, attack(scene.rules, open));
}

void show_pool(Writer& writer, const Scene& scene) {
  const bool in_columns = takes_columns(writer);
  writer.item(in_columns ? padded("POOL", margin) : "Infestation Pool: ", places(writer, scene));
  writer.item(in_columns ? std::string(margin, ' ') : "", outlook(scene, toll(scene)));
}

}  // namespace terminal_impossible
