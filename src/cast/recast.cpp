#include "cast/recast.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <span>

#include "cast/card_parts.h"
#include "cast/summary.h"
#include "core/enum_name.h"

namespace cast {
namespace {

// Whoever stands in a spot, so far as grammar goes. A blank is one whom we call they.
struct Player {
  std::string name;
  Pronoun pronoun = Pronoun::they;
  bool plural = false;
  std::string roles;  // of a blank that has not been mentioned yet
};

Player player(const Cards& cards, Book book, std::size_t spot, std::optional<Character> character) {
  if (character) {
    const CharacterCard& card = cards.of(*character);
    return {with_article(card), card.pronoun, card.plural, {}};
  }
  const auto original = cards.facts.of(book).originals[spot];
  return {fmt::format("__{}__", spot + 1), Pronoun::they, false,
          roles_text(cards.facts.of(original).roles)};
}

class Telling {
 public:
  explicit Telling(std::array<Player, spots_a_book> players) : players_{std::move(players)} {}

  void operator()(const Words& words) { text_ += words.text; }
  void operator()(const Name& name) {
    Player& player = players_[index(name.spot)];
    say(name.possessive ? possessive(player.name) : player.name);
    if (!player.roles.empty()) text_ += fmt::format(" ({})", std::exchange(player.roles, {}));
  }
  void operator()(const PronounOf& said) {
    const Player& player = players_[index(said.spot)];
    say(pronoun(player.pronoun, player.plural, said.word));
  }
  void operator()(const Agreement& verb) {
    const Player& player = players_[index(verb.spot)];
    if (!verb.after_pronoun) return say(player.plural ? verb.several : verb.one);
    say(pronoun(player.pronoun, player.plural, Case::they));
    text_ += ' ';
    say(player.plural || player.pronoun == Pronoun::they ? verb.several : verb.one);
  }

  std::string text() && { return std::move(text_); }

 private:
  void say(std::string_view words) {
    const auto last = text_.find_last_not_of(" \"'(");
    const bool begins = last == std::string::npos || text_.find_first_of(".!?", last) == last;
    const auto at = text_.size();
    text_ += words;
    if (begins && text_[at] >= 'a' && text_[at] <= 'z') {
      text_[at] = static_cast<char>(text_[at] - 'a' + 'A');
    }
  }

  std::array<Player, spots_a_book> players_;
  std::string text_;
};

}  // namespace

std::string summary(const Cards& cards, Book book, const Casting& cast) {
  const auto pieces = parse_summary(cards.of(book).summary);
  assert(pieces.has_value());
  std::array<Player, spots_a_book> players;
  for (std::size_t i = 0; i < spots_a_book; ++i) players[i] = player(cards, book, i, cast[i]);
  Telling telling{std::move(players)};
  for (const Piece& piece : *pieces) std::visit(telling, piece);
  return std::move(telling).text();
}

std::string recast(const Cards& cards, Book book, std::array<Character, spots_a_book> cast) {
  return summary(cards, book, {cast[0], cast[1], cast[2]});
}

std::string blank_summary(const Cards& cards, Book book) { return summary(cards, book, {}); }

std::array<Character, spots_a_book> any_cast(const Facts& facts, Book book,
                                             core::Generator& generator) {
  const auto& originals = facts.of(book).originals;
  std::array<Character, spots_a_book> cast = originals;
  for (std::size_t spot = 0; spot < spots_a_book; ++spot) {
    std::vector<Character> takers;
    for (std::size_t i = 0; i < characters_in_all; ++i) {
      const auto newcomer = static_cast<Character>(i);
      const auto taken = std::span{cast}.first(spot);
      if (newcomer != originals[spot] && fits(facts, newcomer, book, static_cast<Spot>(spot)) &&
          std::ranges::find(taken, newcomer) == taken.end()) {
        takers.push_back(newcomer);
      }
    }
    if (!takers.empty()) cast[spot] = generator.one_of(std::span<const Character>{takers});
  }
  return cast;
}

std::string possessive(std::string_view name) {
  return fmt::format("{}{}", name, name.ends_with('s') ? "'" : "'s");
}

std::string roles_text(RoleSet roles) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < core::enum_size<Role>; ++i) {
    const auto role = static_cast<Role>(i);
    if (roles.has(role)) names.push_back(name(role));
  }
  return listed(names, ", ");
}

}  // namespace cast
