// What everybody at a table of Fiction Impossible may read beforehand: all that is printed on its
// cards, and a form for every action, so that a client can ask for what it needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cast/cards.h"
#include "cast/summary.h"
#include "codec/impossible_json.h"
#include "games/impossible/form.h"

namespace cast {
BOOST_DESCRIBE_STRUCT(Words, (), (text))
BOOST_DESCRIBE_STRUCT(Name, (), (spot, possessive))
BOOST_DESCRIBE_STRUCT(PronounOf, (), (spot, word))
BOOST_DESCRIBE_STRUCT(Agreement, (), (spot, after_pronoun, one, several))
}  // namespace cast

namespace codec {
template <>
inline constexpr std::string_view variant_name<cast::Piece> = "impossible.SummaryPiece";
template <>
inline constexpr std::string_view wire_name_of<cast::PronounOf> = "pronoun";
}  // namespace codec

namespace impossible {

struct FieldChoice {
  codec::RawJson value;
  std::string title, sentence;
};
BOOST_DESCRIBE_STRUCT(FieldChoice, (), (value, title, sentence))

struct Field {  // a Blank of games/impossible/form.h
  std::string asks;
  FieldKind kind{};
  std::vector<std::string> names, from;
  std::uint8_t min = 1, max = 1;
  std::optional<std::string> max_from, min_from;
  bool pays = false;
  std::optional<std::string> when;
  std::vector<FieldChoice> choices;
};
BOOST_DESCRIBE_STRUCT(Field, (),
                      (asks, kind, names, from, min, max, max_from, min_from, pays, when, choices))

struct Form {
  std::string name;  // the alternative of Effect, Ability or Action
  std::string title, sentence, rule;
  std::vector<Field> fields;
};
BOOST_DESCRIBE_STRUCT(Form, (), (name, title, sentence, rule, fields))

struct BookCard {
  Book key{};
  std::string title, author;
  int year = 0;  // of first publication; negative is BC
  std::uint8_t mold_spaces = 0;
  std::array<Character, cast::spots_a_book> originals{};
  std::vector<cast::Piece> summary;
};
BOOST_DESCRIBE_STRUCT(BookCard, (), (key, title, author, year, mold_spaces, originals, summary))

struct Pronouns {
  std::string they, them, their, theirs, themself;
};
BOOST_DESCRIBE_STRUCT(Pronouns, (), (they, them, their, theirs, themself))

struct CharacterCard {
  Character key{};
  std::string name, article;  // "Cheshire Cat", "the"
  Pronouns pronouns;
  bool plural = false;
  std::string possessive;          // of the name, without its article
  std::vector<std::string> roles;  // as they are printed: "Love Interest"
  std::optional<Label> label;
  Power power{};
  Book home{};
  Spot spot{};
};
BOOST_DESCRIBE_STRUCT(CharacterCard, (),
                      (key, name, article, pronouns, plural, possessive, roles, label, power, home,
                       spot))

struct LibrarianCard {
  Librarian key{};
  std::string name, animal;
  std::string ability;          // as it reads for this number of players
  std::string example, advice;  // not printed on the card
  bool solitaire = true;        // can be dealt to one player alone
};
BOOST_DESCRIBE_STRUCT(LibrarianCard, (), (key, name, animal, ability, example, advice, solitaire))

struct PowerCard {
  Power name{};
  std::string title, sentence, rule;
  Form form;
};
BOOST_DESCRIBE_STRUCT(PowerCard, (), (name, title, sentence, rule, form))

BOOST_DESCRIBE_STRUCT(Setup, (),
                      (mold, bookend, plus_card, plus_threshold, cube, threshold, reshuffle_mold))

struct Cards {
  std::vector<BookCard> books;
  std::vector<CharacterCard> characters;
  std::vector<LibrarianCard> librarians;
  std::vector<PowerCard> powers;
  std::vector<Form> abilities;  // what a Librarian can do that its player has to say
  std::vector<Form> actions;    // every other action of a player
  Setup setup;                  // of this table
};
BOOST_DESCRIBE_STRUCT(Cards, (), (books, characters, librarians, powers, abilities, actions, setup))

static_assert(codec::describes_all<Cards> && codec::describes_all<Form> &&
              codec::describes_all<Field> && codec::describes_all<BookCard> &&
              codec::describes_all<CharacterCard> && codec::describes_all<LibrarianCard> &&
              codec::describes_all<PowerCard> && codec::describes_all<Setup> &&
              codec::describes_all<cast::Name> && codec::describes_all<cast::PronounOf> &&
              codec::describes_all<cast::Agreement>);

Cards printed_cards(const Rules&);

}  // namespace impossible
