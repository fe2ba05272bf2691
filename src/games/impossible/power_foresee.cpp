// FORESEE (I-31h): everyone sees what the deck brings next, and its user puts it in order.
#include "games/impossible/pieces.h"
#include "games/impossible/turn.h"

namespace impossible {

Refused refused(const User& user, const Foresee&) {
  if (user.open.deck == 0) return Refusal::deck_is_empty;
  return std::nullopt;
}

bool offered(const User& user, ForeseeOffer&) { return user.open.deck > 0; }

Foresee sampled(const User&, const ForeseeOffer&, core::Generator&) { return {}; }

void work(const Rules&, State& state, Seat user, const Foresee&, core::TableTime now) {
  Open& open = state.open;
  const auto shown = std::min<std::uint8_t>(most_shown, open.deck);
  open.known_top = std::max(open.known_top, shown);
  if (shown > 1) ask(open, Arranging{user, shown}, now);
}

Blanks blanks(const Rules&, FormOf<Foresee>) { return {}; }

}  // namespace impossible
