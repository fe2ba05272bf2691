// What a player has to name for an action, declared as a form with blanks. A client that asks for
// the blanks in their order, each filled in from the members of an offer, can make the action
// without knowing what it does. docs/formats/wire.md says how each kind is filled in.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "games/impossible/action.h"

namespace impossible {

struct Rules;

// How a blank is filled in, from members of the offer (`from`) to members of the action (`names`).
enum class FieldKind : std::uint8_t {
  one,     // one of from[0] -> names[0]; may be left out if `min` is 0
  some,    // min to max of from[0] -> names[0], a list
  two,     // two different ones of from[0] -> names[0] and names[1]; the same twice if there is one
  pairs,   // min to max pairs -> names[0]: names[1] of from[0], names[2] of from[1], none twice
  way,     // one of the structs in from[0] -> its members of these names
  order,   // all of from[0], in any order -> names[0]
  give,    // one of from[0] to another player, or one of from[1] to oneself -> names[0], names[1]
  choice,  // one of `choices` except the offer's from[0] -> names[0]
  insist,  // nothing is asked: choices[1] if the chosen way has the flag from[0], else choices[0]
  held,    // as `some`, of the cards in the hands of the two players named before
};

struct BlankChoice {
  std::variant<Extent, decltype(Add::how)> value;
  std::string title, sentence;
};

struct Blank {
  std::string asks;  // "Off which Book comes a Mold?"
  FieldKind kind{};
  std::vector<std::string> names, from;
  std::size_t min = 1, max = 1;
  std::string min_from{}, max_from{};  // members of the offer that say how many; empty: min and max
  bool pays = false;                   // what is named is discarded for it
  std::string when{};                  // only asked if the chosen way has this member
  std::vector<BlankChoice> choices{};
};
using Blanks = std::vector<Blank>;

struct BlankForm {
  std::string title, sentence;  // of the button: "New hand"
  std::string rule;             // its id
  Blanks blanks{};
};

// The cost of a Power or an ability: one Character, or `count` of them.
Blank cost_blank(std::string asks);
Blank costs_blank(std::string asks, std::size_t count);

BlankForm power_form(const Rules&, Power);
BlankForm ability_form(const Rules&, std::size_t entry);  // of the variant Ability

// The other actions of a player.
template <class A>
using FormOf = std::type_identity<A>;
BlankForm action_form(FormOf<Choose>);
BlankForm action_form(FormOf<Keep>);
BlankForm action_form(FormOf<Refresh>);
BlankForm action_form(FormOf<Renew>);
BlankForm action_form(FormOf<Add>);
BlankForm action_form(FormOf<Done>);
BlankForm action_form(FormOf<Complete>);
BlankForm action_form(FormOf<Rescue>);
BlankForm action_form(FormOf<Bury>);
BlankForm action_form(FormOf<Arrange>);
BlankForm action_form(FormOf<Agree>);
BlankForm action_form(FormOf<Decline>);
BlankForm action_form(FormOf<Pass>);
BlankForm action_form(FormOf<Heed>);

}  // namespace impossible
