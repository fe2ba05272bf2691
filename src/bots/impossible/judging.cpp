#include "bots/impossible/judging.h"

#include <algorithm>

#include "bots/impossible/answering.h"
#include "games/impossible/librarian.h"
#include "games/impossible/places.h"

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
  CharacterSet& hand = then.player(open.active).hand;
  hand = {};
  const std::size_t known = std::min(cards, thought_.shown.size());
  for (const Character card : thought_.shown.first(known)) hand.add(card);
  return pooled(then, known) + static_cast<double>(cards - known) * thought_.mind.eye.fresh_now;
}

double Judge::pooled(Open& open, std::size_t drawn) const {
  const Eye& eye = thought_.mind.eye;
  double as_unknown = 0;  // what a card that comes counts for before it is seen
  for (const Character card : thought_.shown.subspan(drawn)) {
    if (open.cube == 0) break;
    open.pool.push_back(card);
    --open.cube;
    as_unknown += eye.cube - eye.pooled;
  }
  return standing(thought_.mind, open) + as_unknown;
}

double Judge::kept(Open open) const { return pooled(open, 0); }

double Judge::settled(Open& open, double hope) const {
  if (open.is_over()) return standing(thought_.mind, open);
  if (open.phase == Phase::draw) {
    return std::max(kept(open) + hope, refreshed(open));
  }
  end_turn(thought_.rules(), open);
  const double stands = standing(thought_.mind, open) + hope;
  return open.is_over() ? stands : stands - missed_soon(open);
}

double Judge::if_nothing_is_done() const {
  Open open = thought_.open;
  return settled(open, 0);
}

double Judge::kept() const { return kept(thought_.open); }
double Judge::refreshed() const { return refreshed(thought_.open); }

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
  if (held >= ample) cards = 1;
  const std::size_t known = std::min(cards, thought_.shown.size());
  const Wanted spots = wanted(thought_.mind, open);
  double sum = static_cast<double>(cards - known) * fresh(seat);
  for (const Character card : thought_.shown.first(known)) {
    sum += worth(thought_.mind, spots, card);
  }
  return sum;
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

double Judge::hopes(const Add& add) const {  // with Tobias its owner draws another
  const Seat owner = *holder(thought_.open, add.character);
  return owner == thought_.me ? 0 : drawn(owner, 1);
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
  if (const auto* add = std::get_if<Add>(&deed)) return settled(open, hopes(*add));
  const auto* use = std::get_if<Use>(&deed);
  if (use == nullptr) return settled(open, 0);
  if (std::holds_alternative<Understudy>(use->effect)) return with_understudy(open);
  return settled(open, hopes(*use));
}

}  // namespace impossible::bots
