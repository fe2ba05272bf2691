#include <fmt/format.h>

#include <algorithm>

#include "cast/card_parts.h"
#include "core/enum_name.h"

namespace cast {
namespace {

using core::Line;
using core::Trouble;

using Complaint = std::optional<std::string>;  // none: all is well

// As cards print them, in the order of Librarian.
const std::vector<std::string>& names() {
  static const auto all = [] {
    std::vector<std::string> printed;
    for (std::size_t i = 0; i < core::enum_size<Librarian>; ++i) {
      auto& name = printed.emplace_back(core::enum_name(static_cast<Librarian>(i)));
      name[0] = static_cast<char>(name[0] - 'a' + 'A');
    }
    return printed;
  }();
  return all;
}

std::string all_librarians() { return listed({names().begin(), names().end()}); }

struct Desk {
  std::vector<LibrarianCard> cards{core::enum_size<Librarian>};
  std::vector<std::size_t> lines = std::vector<std::size_t>(core::enum_size<Librarian>);
  LibrarianCard* card = nullptr;  // the one that is being written
};

Complaint take_librarian(Desk& desk, const Line& line, std::string_view name) {
  const auto found = std::ranges::find(names(), name);
  if (found == names().end()) {
    return fmt::format("\"{}\" is no Librarian of the game; there are {}.", name, all_librarians());
  }
  const auto place = static_cast<std::size_t>(found - names().begin());
  if (desk.lines[place] != 0) {
    return fmt::format("{} is in line {} already; leave one out.", name, desk.lines[place]);
  }
  desk.lines[place] = line.number;
  desk.card = &desk.cards[place];
  desk.card->name = name;
  return std::nullopt;
}

Complaint take_line(Desk& desk, const Line& line) {
  const auto [part, rest] = line_part(line.text);
  if (rest.empty()) return fmt::format("Nothing follows \"{}\"; write it, or leave it out.", part);
  if (part == "librarian") return take_librarian(desk, line, rest);
  if (desk.card == nullptr) {
    return fmt::format("\"{}\" comes before the first Librarian; begin with librarian and a name.",
                       part);
  }
  LibrarianCard& card = *desk.card;
  if (part == "animal" && !card.animal.empty()) {
    return fmt::format("{} is a {} already; leave one line out.", card.name, card.animal);
  }
  if (part == "animal") {
    card.animal = rest;
  } else if (part == "ability") {
    append_line(card.ability, rest);
  } else if (part == "alone" && rest == "no") {
    card.solitaire = false;
  } else if (part == "alone") {
    append_line(card.alone, rest);
  } else {
    return fmt::format("\"{}\" is no part of a Librarian; use librarian, animal, ability or alone.",
                       part);
  }
  if (card.solitaire || card.alone.empty()) return std::nullopt;
  return fmt::format("{} is not for solitaire and yet reads \"{}\" there; leave one out.",
                     card.name, card.alone);
}

}  // namespace

std::expected<std::vector<LibrarianCard>, Trouble> read_librarians(std::string_view text) {
  Desk desk;
  for (const Line& line : core::data_lines(text)) {
    if (auto complaint = take_line(desk, line)) {
      return std::unexpected(Trouble{line.number, std::move(*complaint)});
    }
  }
  for (std::size_t i = 0; i < desk.cards.size(); ++i) {
    const auto& card = desk.cards[i];
    if (desk.lines[i] == 0) {
      return std::unexpected(Trouble{0, fmt::format("The Librarian {} is missing; the game has {}.",
                                                    names()[i], all_librarians())});
    }
    if (card.animal.empty() || card.ability.empty()) {
      return std::unexpected(Trouble{
          desk.lines[i], fmt::format("{} has no {}; add a line that begins with it.", card.name,
                                     card.animal.empty() ? "animal" : "ability")});
    }
  }
  return std::move(desk.cards);
}

}  // namespace cast
