#include "terminal/impossible/card_text.h"

#include <fmt/format.h>

#include "cast/recast.h"
#include "games/impossible/text.h"

namespace terminal_impossible {

using impossible::Character;
using impossible::Power;

void show_power(terminal::Writer& writer, const Scene& scene, Power power) {
  const auto rule = impossible::rule_of(power);
  writer.item(fmt::format("{}: ", cast::name(power)),
              fmt::format("{} (rule {}; type: rules {})",
                          cast::explain(power, scene.rules.is_solitaire()), rule, rule));
}

void show_card(terminal::Writer& writer, const Scene& scene, Character card) {
  writer.paragraph(fmt::format("{}: {}. {}.", card_name(scene, card),
                               cast::roles_text(scene.rules.of(card).roles),
                               label_text(scene.rules.of(card).label)));
  show_power(writer, scene, scene.rules.of(card).power);
}

}  // namespace terminal_impossible
