#include "bots/impossible/lore.h"

#include "core/enum_name.h"

namespace impossible::bots {

Lore::Lore(const cast::Facts& facts) {
  constexpr std::size_t roles = core::enum_size<cast::Role>;
  std::array<CharacterSet, roles> having{};
  std::array<CharacterSet, cast::labels> at_home{};  // of that label, or of none
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    const auto& character = facts.characters[i];
    for (std::size_t role = 0; role < roles; ++role) {
      if (character.roles.has(cast::Role(role))) having[role].add(Character(i));
    }
    for (std::size_t label = 0; label < cast::labels; ++label) {
      const bool welcome = !character.label || index(*character.label) == label;
      if (welcome) at_home[label].add(Character(i));
    }
  }
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    const CharacterSet itself{Character(i)};
    like_[i] = itself;
    for (std::size_t role = 0; role < roles; ++role) {
      if (facts.characters[i].roles.has(cast::Role(role))) like_[i] = like_[i] | having[role];
    }
    for (std::size_t label = 0; label < cast::labels; ++label) {
      clean_[i][label] = (like_[i] & at_home[label]) | itself;
    }
  }
}

}  // namespace impossible::bots
