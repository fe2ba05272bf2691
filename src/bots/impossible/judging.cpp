#include "bots/impossible/judging.h"

#include <algorithm>

#include "bots/impossible/answering.h"
#include "games/impossible/librarian.h"

namespace impossible::bots {
namespace {

// A hand is soon large enough: what comes on top of so many is hardly used.
constexpr std::size_t ample = 5, plenty = 7;

// A Mold that the Containment has not and that a reshuffle in the next turn will ask for.
constexpr double missed = 3;

}  // namespace

bool Judge::loses_by_drawing(const Open& open, std::size_t cards) const {
  const Open& now = thought_.open;
  return now.deck < cards && !now.discards.empty() &&
         open.containment < thought_.rules().setup.reshuffle_mold;
}

double Judge::missed_soon(const Open& open) const {
  const std::size_t held = open.player(open.active).hand.size();
  const std::size_t limit = hand_limit(open, open.active);
  const std::size_t drawn = limit > held ? limit - held : 0;
  if (loses_by_drawing(open, drawn)) return at_the_end;
  if (!loses_by_drawing(open, drawn + open.cube)) return 0;
  return missed * (thought_.rules().setup.reshuffle_mold - open.containment);
}

double Judge::refreshed(const Open& open) const {
  const std::size_t cards = fresh_hand(open);
  if (open.player(open.active).hand.empty() || loses_by_drawing(open, cards + open.cube)) {
    return -at_the_end;
  }
  Open then = open;
  then.player(open.active).hand = {};
  return standing(thought_.mind, then) + static_cast<double>(cards) * thought_.mind.eye.fresh_now;
}

double Judge::renewed(const Open& open) const {
  const CharacterSet& hand = open.player(open.active).hand;
  if (!can_help(open, Librarian::ferdinand) || hand.empty()) return -at_the_end;
  const CharacterSet given = renewable(thought_, hand);
  const std::size_t cards = given.size() + 1;
  if (loses_by_drawing(open, cards + open.cube)) return -at_the_end;
  Open then = open;
  then.player(open.active).hand = hand - given;
  return standing(thought_.mind, then) + static_cast<double>(cards) * thought_.mind.eye.fresh_now;
}

double Judge::settled(Open& open, double hope) const {
  if (open.is_over()) return standing(thought_.mind, open);
  if (open.phase == Phase::draw) {
    const double kept = standing(thought_.mind, open) + hope;
    return std::max({kept, refreshed(open), renewed(open)});
  }
  end_turn(thought_.rules(), open);
  const double stands = standing(thought_.mind, open) + hope;
  return open.is_over() ? stands : stands - missed_soon(open);
}

double Judge::if_nothing_is_done() const {
  Open open = thought_.open;
  return settled(open, 0);
}

double Judge::kept() const { return standing(thought_.mind, thought_.open); }
double Judge::refreshed() const { return refreshed(thought_.open); }
double Judge::renewed() const { return renewed(thought_.open); }

double Judge::fresh(Seat seat) const {
  const Open& open = thought_.open;
  const Eye& eye = thought_.mind.eye;
  return seat == open.active && open.phase != Phase::window ? eye.fresh_now : eye.fresh_later;
}

double Judge::drawn(Seat seat, std::size_t cards) const {
  const Open& open = thought_.open;
  if (loses_by_drawing(open, cards)) return -at_the_end;
  const std::size_t held = open.player(seat).hand.size();
  if (held >= plenty) return 0;
  return static_cast<double>(held >= ample ? 1 : cards) * fresh(seat);
}

double Judge::hopes(const Use& use) const {
  if (const auto* inspire = std::get_if<Inspire>(&use.effect)) return drawn(inspire->player, 2);
  if (const auto* replace = std::get_if<Replace>(&use.effect)) {
    const Wanted spots = wanted(thought_.mind, thought_.open);
    double hope = 0;
    for (const Character card : thought_.open.player(replace->player).hand) {
      if (card == use.card) continue;
      hope += std::max(0.0, fresh(replace->player) - worth(thought_.mind, spots, card));
    }
    return hope;
  }
  return std::holds_alternative<Foresee>(use.effect) ? thought_.mind.eye.foresight : 0;
}

double Judge::hopes(const Help& help) const {
  return std::holds_alternative<Percival>(help.ability) ? drawn(thought_.me, 1) : 0;
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
  if (const auto* help = std::get_if<Help>(&deed)) return settled(open, hopes(*help));
  const auto* use = std::get_if<Use>(&deed);
  if (use == nullptr) return settled(open, 0);
  if (std::holds_alternative<Understudy>(use->effect)) return with_understudy(open);
  return settled(open, hopes(*use));
}

}  // namespace impossible::bots
