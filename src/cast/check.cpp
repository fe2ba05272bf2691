#include "cast/check.h"

#include <fmt/format.h>

#include <algorithm>

#include "cast/recast.h"
#include "core/enum_name.h"

namespace cast {
namespace {

class Findings {
 public:
  template <class... Parts>
  void add(fmt::format_string<Parts...> sentence, Parts&&... parts) {
    found_.push_back({0, fmt::format(sentence, std::forward<Parts>(parts)...)});
  }
  std::vector<core::Trouble> all() && { return std::move(found_); }

 private:
  std::vector<core::Trouble> found_;
};

template <class Has>
std::size_t count(const Cards& cards, Has has) {
  return static_cast<std::size_t>(std::ranges::count_if(cards.facts.characters, has));
}

void check_homes(const Cards& cards, Findings& found) {
  std::array<std::size_t, characters_in_all> spots{};
  for (std::size_t i = 0; i < books_in_all; ++i) {
    for (const Character original : cards.facts.books[i].originals) {
      if (index(original) < characters_in_all) ++spots[index(original)];
    }
  }
  for (std::size_t i = 0; i < characters_in_all; ++i) {
    const auto& facts = cards.facts.characters[i];
    if (spots[i] != 1) {
      found.add("{} is at home in {} spots; every Character has one.", cards.characters[i].name,
                spots[i]);
    } else if (cards.facts.of(facts.home).originals[index(facts.spot)] !=
               static_cast<Character>(i)) {
      found.add("{} says that it is at home in {}, which does not say so; name the same Book.",
                cards.characters[i].name, cards.of(facts.home).title);
    }
  }
}

void check_mold(const Cards& cards, Findings& found) {
  std::size_t three = 0;
  for (std::size_t i = 0; i < books_in_all; ++i) {
    const int spaces = cards.facts.books[i].mold_spaces;
    if (spaces < 2 || spaces > 4) {
      found.add("{} has {} Mold spaces; a Book has 2, 3 or 4.", cards.books[i].title, spaces);
    }
    if (spaces == 3) ++three;
  }
  if (three * 3 <= books_in_all) {
    found.add("{} of {} Books have three Mold spaces; more than a third should.", three,
              books_in_all);
  }
}

void check_roles(const Cards& cards, Findings& found) {
  for (std::size_t i = 0; i < characters_in_all; ++i) {
    const int roles = cards.facts.characters[i].roles.size();
    if (roles < 1 || roles > 3) {
      found.add("{} has {} roles; a Character has one to three.", cards.characters[i].name, roles);
    }
  }
  for (std::size_t i = 0; i < core::enum_size<Role>; ++i) {
    const auto role = static_cast<Role>(i);
    const auto n = count(cards, [role](const auto& facts) { return facts.roles.has(role); });
    if (n >= fewest_with_a_role) continue;
    found.add("{} Characters have the role {}; give it to {} at least.", n, name(role),
              fewest_with_a_role);
  }
}

void check_labels(const Cards& cards, Findings& found) {
  const auto judge = [&](std::string_view label, std::size_t n, std::size_t expected) {
    if (n >= expected - leeway && n <= expected + leeway) return;
    found.add("{} Characters have {}; let it be {} to {}.", n, label, expected - leeway,
              expected + leeway);
  };
  judge("no label", count(cards, [](const auto& facts) { return !facts.label; }), without_label);
  for (std::size_t i = 0; i < labels; ++i) {
    const auto label = static_cast<Label>(i);
    const auto n = count(cards, [label](const auto& facts) { return facts.label == label; });
    judge(fmt::format("the label {}", name(label)), n, with_a_label);
  }
}

void check_powers(const Cards& cards, Findings& found) {
  for (std::size_t i = 0; i < core::enum_size<Power>; ++i) {
    const auto power = static_cast<Power>(i);
    const auto n = count(cards, [power](const auto& facts) { return facts.power == power; });
    if (n >= fewest_with_a_power && n <= most_with_a_power) continue;
    found.add("{} Characters have the Power {}; let it be {} to {}.", n, name(power),
              fewest_with_a_power, most_with_a_power);
  }
}

void check_takers(const Cards& cards, Findings& found) {
  for (std::size_t i = 0; i < characters_in_all; ++i) {
    const auto& facts = cards.facts.characters[i];
    const auto n = count(cards, [&](const auto& other) { return other.roles.meets(facts.roles); });
    if (n >= fewest_takers && n <= most_takers) continue;
    found.add("{} Characters fit the spot of {} ({}); let it be {} to {}.", n,
              cards.characters[i].name, roles_text(facts.roles), fewest_takers, most_takers);
  }
}

void check_children(const Cards& cards, Findings& found) {
  for (std::size_t child = 0; child < characters_in_all; ++child) {
    const RoleSet roles = cards.facts.characters[child].roles;
    if (!roles.has(Role::child)) continue;
    for (std::size_t loved = 0; loved < characters_in_all; ++loved) {
      const RoleSet wanted = cards.facts.characters[loved].roles;
      if (!wanted.has(Role::love_interest) || !wanted.meets(roles)) continue;
      found.add("{}, a Child, fits the spot of {}, a Love Interest; let them share no role.",
                cards.characters[child].name, cards.characters[loved].name);
    }
  }
}

// What the rules do with a Librarian, its card must say.
void check_librarians(const Cards& cards, Findings& found) {
  for (std::size_t i = 0; i < cards.librarians.size(); ++i) {
    const auto librarian = static_cast<Librarian>(i);
    const LibrarianCard& card = cards.librarians[i];
    const bool plays_alone = librarian != Librarian::octavius && librarian != Librarian::cordelia &&
                             librarian != Librarian::tobias;
    if (card.solitaire != plays_alone) {
      found.add("{} {} a solitaire game; the card must say so.", card.name,
                plays_alone ? "can be dealt in" : "is not dealt in");
    }
    if (!card.alone.empty()) {
      found.add("{} works the same way in a solitaire game; leave its \"alone\" out.", card.name);
    }
  }
}

bool is_complete(const Cards& cards) {
  return cards.characters.size() == characters_in_all && cards.books.size() == books_in_all &&
         cards.librarians.size() == core::enum_size<Librarian>;
}

}  // namespace

std::vector<core::Trouble> check_facts(const Cards& cards) {
  Findings found;
  if (!is_complete(cards)) {
    found.add("There are {} Books, {} Characters and {} Librarians; the game has {}, {} and {}.",
              cards.books.size(), cards.characters.size(), cards.librarians.size(), books_in_all,
              characters_in_all, core::enum_size<Librarian>);
    return std::move(found).all();
  }
  check_homes(cards, found);
  check_mold(cards, found);
  check_roles(cards, found);
  check_labels(cards, found);
  check_powers(cards, found);
  check_takers(cards, found);
  check_children(cards, found);
  check_librarians(cards, found);
  return std::move(found).all();
}

std::vector<core::Trouble> check(const Cards& cards) {
  auto found = check_facts(cards);
  if (!is_complete(cards)) return found;
  std::ranges::copy(check_texts(cards), std::back_inserter(found));
  return found;
}

}  // namespace cast
