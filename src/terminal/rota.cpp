#include "terminal/rota.h"

#include <algorithm>
#include <vector>

namespace terminal {

void Rota::acted(Actor seat, std::uint32_t position) {
  acted_[seat] = position;
  called_.reset();
}

bool Rota::is_fresh(const Sitter& sitter) const {
  const auto last = acted_.find(sitter.seat);
  return sitter.asked && (last == acted_.end() || last->second != sitter.position);
}

Actor Rota::next(std::span<const Sitter> sitters, Actor current) const {
  // Whoever is there comes first, the others follow in turn.
  std::vector<Sitter> turn(sitters.begin(), sitters.end());
  const auto here = std::ranges::find(turn, current, &Sitter::seat);
  if (here != turn.end()) std::ranges::rotate(turn, here);
  const Sitter& first = turn.front();
  if (called_ == At{first.seat, first.position} && first.may_act) return first.seat;
  for (const Sitter& sitter : turn) {
    if (is_fresh(sitter)) return sitter.seat;
  }
  for (const Sitter& sitter : turn) {
    if (sitter.asked) return sitter.seat;
  }
  return first.seat;
}

}  // namespace terminal
