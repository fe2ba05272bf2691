#include "cast/cards.h"

namespace cast {
namespace {

std::string_view explain_alone(Power power) {
  switch (power) {
    case Power::replace: return "Discard any number of your Characters and draw as many.";
    case Power::scrub:
      return "Discard one further Character, from your hand or from a Book: one Mold on a Book "
             "returns to the Containment.";
    case Power::trade:
      return "Exchange up to three of your Characters for as many from the top of the discard "
             "pile.";
    case Power::weed:
      return "Discard one further Character, from your hand or from a Book: discard any one "
             "Character from the Infestation Pool.";
    case Power::recall:
      return "Discard one further Character, from your hand or from a Book: take any discarded "
             "Character into your hand, unless its Power is RECALL.";
    case Power::foresee: return "See the top four Characters of the deck, and put them in order.";
    case Power::inspire:
      return "Discard one further Character, from your hand or from a Book: draw two Characters.";
    case Power::restore:
      return "Discard two further Characters, from your hand or from Books: one Mold that was left "
             "out at set-up goes into the Containment.";
    case Power::understudy:
      return "Before you end your Add phase, discard one further Character, from your hand or from "
             "a Book: the next Character that you add needs no role in common with the spot. Its "
             "label still counts.";
    case Power::exchange:
    case Power::reshelve:
    case Power::recast:
    case Power::shelter: break;
  }
  return {};
}

std::string_view explain_together(Power power) {
  switch (power) {
    case Power::replace:
      return "Pick a player, yourself included: they may discard any number of their Characters, "
             "and draw as many.";
    case Power::exchange:
      return "Exchange one or two of your Characters with as many in the Infestation Pool; each "
             "takes the place of the other.";
    case Power::weed:
      return "Discard one further Character, from any hand or from a Book: discard any one "
             "Character from the Infestation Pool.";
    case Power::scrub:
      return "Discard one further Character, from any hand or from a Book: one Mold on a Book "
             "returns to the Containment.";
    case Power::trade:
      return "Two players, you or others, agree which of their Characters each gives to the other, "
             "any number either way.";
    case Power::reshelve: return "Two Books change slots, with all that lies on them.";
    case Power::recall:
      return "Discard one further Character, from any hand or from a Book: put any discarded "
             "Character into any player's hand, unless its Power is RECALL.";
    case Power::foresee:
      return "Everyone sees the top four Characters of the deck, and you put them in order.";
    case Power::recast:
      return "Move a Character from its Book to an empty spot that it fits, in any Book, without "
             "Mold.";
    case Power::shelter:
      return "Shelter a Book: the next Mold that is due on it in this turn stays in the "
             "Containment.";
    case Power::inspire:
      return "Discard one further Character, from any hand or from a Book, and pick a player, "
             "yourself included: they draw two Characters.";
    case Power::restore:
      return "Discard two further Characters, from any hands or from Books: one Mold that was left "
             "out at set-up goes into the Containment.";
    case Power::understudy:
      return "In your own turn, before you end your Add phase, discard one further Character, from "
             "any hand or from a Book: the next Character that you add needs no role in common "
             "with the spot. Its label still counts.";
  }
  return {};
}

}  // namespace

std::string_view explain(Power power, bool alone) {
  const auto differently = alone ? explain_alone(power) : std::string_view{};
  return differently.empty() ? explain_together(power) : differently;
}

}  // namespace cast
