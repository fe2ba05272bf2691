#include "catalogue/impossible_aids.h"

#include "bots/impossible/uses.h"
#include "codec/impossible_codec.h"
#include "narration/impossible/effects.h"

namespace impossible::aids {

codec::Read<Powers> powers(const Rules& rules, const View& seen, const catalogue::Question&) {
  Powers all;
  const auto scene = narration_impossible::wire_scene(rules, seen);
  for (const auto& [use, helps] : bots::best_uses(rules, seen)) {
    all.powers.push_back(
        {use.card, Action{use}, narration_impossible::effects(scene, Action{use}), helps});
  }
  return all;
}

}  // namespace impossible::aids
