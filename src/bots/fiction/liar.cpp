#include "bots/fiction/liar.h"

#include "bots/fiction/hiding.h"
#include "bots/fiction/lying.h"

namespace fiction::bots {

Choice deceive(const Rules& rules, const View& seen, core::Generator& generator) {
  if (seen.board.phase == Phase::choose_word) return hide(rules, seen, generator);
  if (seen.board.phase == Phase::name_letter) return name_least_telling(rules, seen);
  return lie(rules, seen, generator);
}

}  // namespace fiction::bots
