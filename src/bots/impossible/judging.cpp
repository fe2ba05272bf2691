#include "bots/impossible/judging.h"

#include <algorithm>

#include "games/impossible/librarian.h"

namespace impossible::bots {
namespace {

// A hand is soon large enough: what comes on top of so many is hardly used.
constexpr std::size_t ample = 5, plenty = 7;

}  // namespace

double Judge::refreshed(Open& open) const {
  open.player(open.active).hand = {};
  return standing(thought_.mind, open) + fresh_hand(open) * thought_.mind.eye.fresh_now;
}

double Judge::settled(Open& open, double hope) const {
  if (open.is_over()) return standing(thought_.mind, open);
  if (open.phase == Phase::draw) {
    const double kept = standing(thought_.mind, open) + hope;
    return std::max(kept, refreshed(open));
  }
  end_turn(thought_.rules(), open);
  return standing(thought_.mind, open) + hope;
}

double Judge::if_nothing_is_done() const {
  Open open = thought_.open;
  return settled(open, 0);
}

double Judge::kept() const { return standing(thought_.mind, thought_.open); }

double Judge::refreshed() const {
  Open open = thought_.open;
  return refreshed(open);
}

double Judge::hopes(const Use& use) const {
  const Open& open = thought_.open;
  const Eye& eye = thought_.mind.eye;
  const auto fresh = [&](Seat seat) {
    return seat == open.active && open.phase != Phase::window ? eye.fresh_now : eye.fresh_later;
  };
  if (const auto* inspire = std::get_if<Inspire>(&use.effect)) {
    const std::size_t held = open.player(inspire->player).hand.size();
    if (held >= plenty) return 0;
    return (held >= ample ? 1 : 2) * fresh(inspire->player);
  }
  if (const auto* replace = std::get_if<Replace>(&use.effect)) {
    const Wanted spots = wanted(thought_.mind, open);
    double hope = 0;
    for (const Character card : open.player(replace->player).hand) {
      if (card == use.card) continue;
      hope += std::max(0.0, fresh(replace->player) - worth(thought_.mind, spots, card));
    }
    return hope;
  }
  return std::holds_alternative<Foresee>(use.effect) ? eye.foresight : 0;
}

double Judge::with_understudy(Open& open) const {
  Trial trial{thought_.rules(), open};
  double best = -at_the_end;
  for (const Character card : open.player(thought_.me).hand) {
    for (const Placement& way : placements(thought_.rules(), open, card)) {
      if (way.loses) continue;
      Open& then = trial.after(thought_.me, Add{card, way.book, way.spot, {}, {}});
      best = std::max(best, settled(then, 0));
    }
  }
  return best;
}

double Judge::after(const Deed& deed) {
  Open& open = trial_.after(thought_.me, action_of(deed));
  const auto* use = std::get_if<Use>(&deed);
  if (use == nullptr) return settled(open, 0);
  if (std::holds_alternative<Understudy>(use->effect)) return with_understudy(open);
  return settled(open, hopes(*use));
}

}  // namespace impossible::bots
