// The cards of Fiction Impossible, as the rules see them: who shares a role with whom, which label
// and Power a Character has, how much Mold a Book bears. Names and summaries are in cards.h.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace cast {

// Where a Book lies, and what most Characters bear (I-03, I-09).
enum class Label : std::uint8_t { quill, typewriter, ballpoint };
inline constexpr std::size_t labels = 3;

enum class Role : std::uint8_t {  // I-33
  leader,
  rebel,
  love_interest,
  wealthy,
  child,
  villain,
  detective,
  traveller,
  monster,
  scientist,
  trickster,
  soldier,
  sage,
  outcast,
  royal,
};

enum class Power : std::uint8_t {  // I-31a to I-31m
  replace,
  exchange,
  weed,
  scrub,
  trade,
  reshelve,
  recall,
  foresee,
  recast,
  shelter,
  inspire,
  restore,
  understudy,
};

enum class Librarian : std::uint8_t {  // I-30, I-32a to I-32i
  octavius,
  hazel,
  ambrose,
  marguerite,
  ferdinand,
  odile,
  basil,
  cordelia,
  tobias,
  percival,
};

// Places in the lists of cards; the first is 0 here.
enum class Character : std::uint8_t {};
enum class Book : std::uint8_t {};
enum class Spot : std::uint8_t {};  // of a Book; counted from 1 where people read it
constexpr std::size_t index(Character character) { return static_cast<std::size_t>(character); }
constexpr std::size_t index(Book book) { return static_cast<std::size_t>(book); }
constexpr std::size_t index(Spot spot) { return static_cast<std::size_t>(spot); }
constexpr std::size_t index(Label label) { return static_cast<std::size_t>(label); }

inline constexpr std::size_t books_in_all = 30;
inline constexpr std::size_t spots_a_book = 3;
inline constexpr std::size_t characters_in_all = books_in_all * spots_a_book;

class RoleSet {
 public:
  constexpr RoleSet() = default;
  constexpr void add(Role role) {
    bits_ = static_cast<std::uint16_t>(bits_ | 1U << static_cast<unsigned>(role));
  }
  constexpr bool has(Role role) const { return (bits_ >> static_cast<unsigned>(role) & 1U) != 0; }
  constexpr bool meets(RoleSet other) const { return (bits_ & other.bits_) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

struct CharacterFacts {
  RoleSet roles;
  std::optional<Label> label;
  Power power{};
  Book home{};  // the one Book that it comes from …
  Spot spot{};  // … and its place there
  friend bool operator==(const CharacterFacts&, const CharacterFacts&) = default;
};

struct BookFacts {
  std::uint8_t mold_spaces = 3;                     // 2 to 4
  std::array<Character, spots_a_book> originals{};  // whose roles a newcomer must share
  friend bool operator==(const BookFacts&, const BookFacts&) = default;
};

// All that a game is played with. Characters are at home where `originals` names them.
struct Facts {
  std::array<CharacterFacts, characters_in_all> characters{};
  std::array<BookFacts, books_in_all> books{};

  const CharacterFacts& of(Character character) const { return characters[index(character)]; }
  const BookFacts& of(Book book) const { return books[index(book)]; }
  friend bool operator==(const Facts&, const Facts&) = default;
};

// Whether it may fill that spot (I-14): it shares a role with the original, or is the original.
inline bool fits(const Facts& facts, Character newcomer, Book book, Spot spot) {
  const Character original = facts.of(book).originals[index(spot)];
  return newcomer == original || facts.of(newcomer).roles.meets(facts.of(original).roles);
}

}  // namespace cast
