#include <fmt/format.h>

#include <algorithm>

#include "cast/card_parts.h"
#include "core/enum_name.h"

namespace cast {
namespace {

using core::Line;
using core::Trouble;

using Complaint = std::optional<std::string>;  // none: all is well

template <core::NamedEnum E>
std::vector<std::string_view> names_of() {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < core::enum_size<E>; ++i) names.push_back(name(static_cast<E>(i)));
  return names;
}

// By the name that is printed on cards.
template <core::NamedEnum E>
std::optional<E> by_name(std::string_view printed) {
  const auto names = names_of<E>();
  const auto found = std::ranges::find(names, printed);
  if (found == names.end()) return std::nullopt;
  return static_cast<E>(found - names.begin());
}

Complaint take_name(WrittenCharacter& character, std::string_view text) {
  constexpr std::string_view the = "the ";
  if (text.starts_with(the)) {
    character.card.article = "the";
    text.remove_prefix(the.size());
  }
  if (text.empty()) {
    return fmt::format("{} has no name; write one.", character.card.key);
  }
  character.card.name = text;
  return std::nullopt;
}

Complaint take_pronoun(CharacterCard& card, std::string_view text) {
  card.plural = text == "several";
  const auto pronoun = card.plural ? Pronoun::they : core::enum_from_name<Pronoun>(text);
  if (!pronoun) {
    return fmt::format("{} is called \"{}\"; write he, she, it, they or several.", card.name, text);
  }
  card.pronoun = *pronoun;
  return std::nullopt;
}

Complaint take_roles(WrittenCharacter& character, std::string_view text) {
  const auto names = split(text, ',');
  if (names.size() > 3) {
    return fmt::format("{} has {} roles; a Character has one to three.", character.card.name,
                       names.size());
  }
  for (const auto printed : names) {
    const auto role = by_name<Role>(printed);
    if (!role) {
      return fmt::format("{} cannot be \"{}\"; the roles are {}.", character.card.name, printed,
                         listed(names_of<Role>()));
    }
    if (character.facts.roles.has(*role)) {
      return fmt::format("{} is {} twice; once will do.", character.card.name, printed);
    }
    character.facts.roles.add(*role);
  }
  return std::nullopt;
}

Complaint take_label(WrittenCharacter& character, std::string_view text) {
  if (text == "none") return std::nullopt;
  character.facts.label = by_name<Label>(text);
  if (character.facts.label) return std::nullopt;
  return fmt::format("{} is labelled \"{}\"; write {} or none.", character.card.name, text,
                     listed(names_of<Label>(), ", "));
}

Complaint take_power(WrittenCharacter& character, std::string_view text) {
  const auto power = by_name<Power>(text);
  if (!power) {
    return fmt::format("{} has the Power \"{}\"; the Powers are {}.", character.card.name, text,
                       listed(names_of<Power>()));
  }
  character.facts.power = *power;
  return std::nullopt;
}

std::expected<WrittenCharacter, std::string> written(const Line& line) {
  const auto cells = split(line.text, '|');
  if (cells.size() != 6) {
    return std::unexpected(
        fmt::format("\"{}\" has {} of the six parts of a Character; write its word, name, "
                    "pronoun, roles, label and Power with | between them.",
                    cells[0], cells.size()));
  }
  WrittenCharacter character;
  character.line = line.number;
  character.card.key = cells[0];
  if (!is_key(cells[0])) {
    return std::unexpected(fmt::format(
        "\"{}\" is no word to type a Character by; use a to z, 0 to 9 and _ alone.", cells[0]));
  }
  auto complaint = take_name(character, cells[1])
                       .or_else([&] { return take_pronoun(character.card, cells[2]); })
                       .or_else([&] { return take_roles(character, cells[3]); })
                       .or_else([&] { return take_label(character, cells[4]); })
                       .or_else([&] { return take_power(character, cells[5]); });
  if (complaint) return std::unexpected(std::move(*complaint));
  return character;
}

}  // namespace

std::expected<std::vector<WrittenCharacter>, Trouble> read_characters(std::string_view text) {
  std::vector<WrittenCharacter> characters;
  for (const Line& line : core::data_lines(text)) {
    auto character = written(line);
    if (!character) return std::unexpected(Trouble{line.number, character.error()});
    for (const auto& other : characters) {
      if (other.card.key != character->card.key && other.card.name != character->card.name)
        continue;
      return std::unexpected(Trouble{
          line.number, fmt::format("{} is in line {} already; leave one out or name it otherwise.",
                                   other.card.name, other.line)});
    }
    characters.push_back(std::move(*character));
  }
  if (characters.size() == characters_in_all) return characters;
  return std::unexpected(Trouble{0, fmt::format("There are {} Characters; the game has {}.",
                                                characters.size(), characters_in_all)});
}

}  // namespace cast
