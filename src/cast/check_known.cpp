#include <fmt/format.h>

#include "cast/check.h"
#include "cast/recast.h"

namespace cast {
namespace {

// One Character of the rulebook, as far as it tells; what it does not tell is free.
struct Print {
  std::string_view name;
  std::vector<Role> roles{};
  bool no_other_role = false;
  std::optional<Role> without{};  // the examples say by which role it fits, so not by this one
  std::optional<std::optional<Label>> label{};
  std::optional<Power> power{};
  std::string_view book{};
  std::optional<Spot> spot{};
};

// Robin Hood's card is printed there; the others are in its examples.
const std::vector<Print>& prints() {
  static constexpr std::optional<Label> none;
  static const std::vector<Print> all{
      {.name = "Robin Hood",
       .roles = {Role::leader, Role::rebel},
       .no_other_role = true,
       .power = Power::replace,
       .book = "The Merry Adventures of Robin Hood"},
      {.name = "Fitzwilliam Darcy",
       .roles = {Role::love_interest, Role::wealthy},
       .no_other_role = true,
       .book = "Pride and Prejudice"},
      {.name = "Guinevere",
       .roles = {Role::love_interest},
       .without = Role::wealthy,
       .label = Label::quill},
      {.name = "Alexei Vronsky",
       .roles = {Role::love_interest},
       .without = Role::wealthy,
       .label = none},
      {.name = "Ebenezer Scrooge",
       .roles = {Role::wealthy},
       .without = Role::love_interest,
       .label = Label::typewriter},
      {.name = "Tiny Tim Cratchit",
       .label = Label::typewriter,
       .book = "A Christmas Carol",
       .spot = Spot{2}},
  };
  return all;
}

std::optional<std::size_t> place_of(const Cards& cards, std::string_view name) {
  for (std::size_t i = 0; i < cards.characters.size(); ++i) {
    if (cards.characters[i].name == name) return i;
  }
  return std::nullopt;
}

// What the card says otherwise than the rulebook; none if they agree.
std::optional<std::string> difference(const Cards& cards, const Print& print) {
  const auto place = place_of(cards, print.name);
  if (!place) return "is missing";
  const CharacterFacts& facts = cards.facts.characters[*place];
  RoleSet roles;
  for (const Role role : print.roles) {
    roles.add(role);
    if (!facts.roles.has(role)) return fmt::format("is not {}", name(role));
  }
  if (print.no_other_role && facts.roles != roles) {
    return fmt::format("is more than {}", roles_text(roles));
  }
  if (print.without && facts.roles.has(*print.without)) {
    return fmt::format("is {}", name(*print.without));
  }
  if (print.label && facts.label != *print.label) {
    return fmt::format("is labelled {}", facts.label ? name(*facts.label) : "with nothing");
  }
  if (print.power && facts.power != *print.power) {
    return fmt::format("has the Power {}", name(facts.power));
  }
  if (!print.book.empty() && cards.of(facts.home).title != print.book) {
    return fmt::format("is at home in {}", cards.of(facts.home).title);
  }
  if (print.spot && facts.spot != *print.spot) {
    return fmt::format("is at home in spot {}", index(facts.spot) + 1);
  }
  return std::nullopt;
}

}  // namespace

std::vector<core::Trouble> check_known(const Cards& cards) {
  std::vector<core::Trouble> found;
  const auto complain = [&](std::string_view who, std::string_view what) {
    found.push_back({0, fmt::format("{} {}, unlike in the rulebook.", who, what)});
  };
  for (const Print& print : prints()) {
    if (const auto what = difference(cards, print)) complain(print.name, *what);
  }
  for (const BookCard& book : cards.books) {
    if (book.title != "The Merry Adventures of Robin Hood") continue;
    if (book.author != "Howard Pyle") complain(book.title, "is by " + book.author);
    if (book.year != 1883) complain(book.title, fmt::format("is of {}", book.year));
  }
  const auto& octavius = cards.of(Librarian::octavius);
  if (octavius.animal != "octopus") complain("Octavius", "is a " + octavius.animal);
  return found;
}

}  // namespace cast
