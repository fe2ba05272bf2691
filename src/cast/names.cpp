#include "cast/cards.h"

namespace cast {

std::string_view name(Role role) {
  switch (role) {
    case Role::leader: return "Leader";
    case Role::rebel: return "Rebel";
    case Role::love_interest: return "Love Interest";
    case Role::wealthy: return "Wealthy";
    case Role::child: return "Child";
    case Role::villain: return "Villain";
    case Role::detective: return "Detective";
    case Role::traveller: return "Traveller";
    case Role::monster: return "Monster";
    case Role::scientist: return "Scientist";
    case Role::trickster: return "Trickster";
    case Role::soldier: return "Soldier";
    case Role::sage: return "Sage";
    case Role::outcast: return "Outcast";
    case Role::royal: return "Royal";
  }
  return {};
}

std::string_view name(Label label) {
  switch (label) {
    case Label::quill: return "Quill";
    case Label::typewriter: return "Typewriter";
    case Label::ballpoint: return "Ballpoint";
  }
  return {};
}

std::string_view name(Power power) {
  switch (power) {
    case Power::replace: return "REPLACE";
    case Power::exchange: return "EXCHANGE";
    case Power::weed: return "WEED";
    case Power::scrub: return "SCRUB";
    case Power::trade: return "TRADE";
    case Power::reshelve: return "RESHELVE";
    case Power::recall: return "RECALL";
    case Power::foresee: return "FORESEE";
    case Power::recast: return "RECAST";
    case Power::shelter: return "SHELTER";
    case Power::inspire: return "INSPIRE";
    case Power::restore: return "RESTORE";
    case Power::understudy: return "UNDERSTUDY";
  }
  return {};
}

}  // namespace cast
