#include "bots/impossible/lore.h"

#include "core/enum_name.h"

namespace impossible::bots {

Lore::Lore(const cast::Facts& facts) {
  constexpr std::size_t roles = core::enum_size<cast::Role>;
  std::array<CharacterSet, roles> having{};
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    const auto& character = facts.characters[i];
    for (std::size_t role = 0; role < roles; ++role) {
      if (character.roles.has(cast::Role(role))) having[role].add(Character(i));
    }
    for (std::size_t label = 0; label < cast::labels; ++label) {
      const bool welcome = !character.label || index(*character.label) == label;
      if (welcome) at_home_at_[label].add(Character(i));
    }
  }
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    like_[i].add(Character(i));
    for (std::size_t role = 0; role < roles; ++role) {
      if (facts.characters[i].roles.has(cast::Role(role))) like_[i] = like_[i] | having[role];
    }
  }
}

}  // namespace impossible::bots
