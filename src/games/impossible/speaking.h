// What an action is about, as parts of sentences: which card is the trouble, what a spot asks for.
#pragma once

#include <optional>
#include <string>

#include "games/impossible/impossible.h"

namespace impossible {

struct Speaking {
  const Rules& rules;
  const View& seen;
  const Action& action;

  // What the action is aimed at, the first of it.
  std::optional<Character> target() const;
  // To open a sentence with: "Puck is", "The Thénardiers are", "That card is" where none is named.
  std::string being(std::optional<Character>) const;
  std::string asked() const;  // whose answer is awaited: "player 2"

  // Whole sentences, about the one card that is not where it has to be.
  std::string not_in_hand() const;
  std::string not_pooled() const;
  std::string not_first_pooled() const;
  std::string misfit() const;
  std::string another_power() const;
  std::string not_your_turn() const;
  std::string which_cards() const;

 private:
  const Open& open() const { return seen.open; }
  const Use* use() const { return std::get_if<Use>(&action); }
  bool is_plural(std::optional<Character>) const;
  std::string name(std::optional<Character>) const;
  std::string roles_wanted() const;
};

}  // namespace impossible
