#include "terminal/impossible/window_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using terminal::Writer;

// Whether it changes what an attack does.
bool bears_on_attack(impossible::Power power) {
  switch (power) {
    case impossible::Power::exchange:
    case impossible::Power::weed:
    case impossible::Power::scrub:
    case impossible::Power::reshelve:
    case impossible::Power::shelter:
    case impossible::Power::restore: return true;
    case impossible::Power::replace:
    case impossible::Power::trade:
    case impossible::Power::recall:
    case impossible::Power::foresee:
    case impossible::Power::recast:
    case impossible::Power::inspire:
    case impossible::Power::understudy: return false;
  }
  return false;
}

bool bears_on_attack(impossible::Librarian librarian) {
  return librarian == impossible::Librarian::hazel || librarian == impossible::Librarian::basil ||
         librarian == impossible::Librarian::percival;
}

// What a player could do now: how it is typed, and what it does.
struct Means {
  std::string typed, text;
};

std::vector<Means> helpful(const Scene& scene, std::vector<std::string>& other) {
  std::vector<Means> list;
  const auto cards = scene.hand(scene.seat);
  for (const auto& offer : scene.offers) {
    const auto* use = std::get_if<impossible::UseOffer>(&offer);
    if (use == nullptr) continue;
    const auto number = std::ranges::find(cards, use->card) - cards.begin() + 1;
    const auto power = scene.rules.of(use->card).power;
    const auto name = card_name(scene, use->card);
    if (!bears_on_attack(power)) {
      other.push_back(fmt::format("{} {} ({})", number, name, cast::name(power)));
      continue;
    }
    list.push_back({fmt::format("use {}", number),
                    fmt::format("{}, {}: {}", name, cast::name(power),
                                cast::explain(power, scene.rules.is_solitaire()))});
  }
  const auto& librarian = scene.open().player(scene.seat).librarian;
  if (scene.offered<impossible::HelpOffer>() == nullptr || !librarian) return list;
  if (bears_on_attack(*librarian)) {
    list.push_back({"ability", fmt::format("{}: {}", librarian_name(scene, *librarian),
                                           ability_text(scene, *librarian))});
  } else {
    other.push_back(fmt::format("the ability of {}", scene.rules.cards->of(*librarian).name));
  }
  return list;
}

void show_means(Writer& writer, const Scene& scene) {
  std::vector<std::string> other;
  const auto list = helpful(scene, other);
  writer.line(list.empty() ? "You have nothing against it." : "This could change it:");
  for (const auto& [typed, text] : list) writer.item(fmt::format("  {}  ", typed), text);
  if (other.empty()) return;
  writer.paragraph(fmt::format("Usable, but no help: {}.", terminal::listed(other)));
}

}  // namespace

void ask_before_attack(Writer& writer, const Scene& scene) {
  if (!impossible::attack_is_due(scene.open())) {
    return writer.paragraph(
        "The Pool is too small for an attack now. Pass, and it stays away; or use a Power.");
  }
  writer.bell();
  writer.paragraph(
      writer.paint(terminal::Ink::warning,
                   fmt::format("The Mold is about to attack, with {} in the Pool:",
                               terminal::counted(scene.open().pool.size(), "card", "cards"))));
  show_attack(writer, scene);
  show_means(writer, scene);
  writer.paragraph(
      "Use a Power, or pass: for this attack (pass), for all of this turn (pass turn), or until "
      "further notice (pass always).");
}

}  // namespace terminal_impossible
