// Everything that anybody can do in a game of Fiction.
#pragma once

#include <optional>
#include <variant>

#include "core/chance.h"
#include "core/clock.h"
#include "games/fiction/ability.h"
#include "games/fiction/place.h"
#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace fiction {

using lexicon::Letter;
using lexicon::Marks;
using lexicon::Word;

// Both sides, before the prologue.
struct Keep {
  Ability ability;
  friend bool operator==(const Keep&, const Keep&) = default;
};

// The Lie-brarian's prologue.
struct Choose {
  Word word;
  friend bool operator==(const Choose&, const Choose&) = default;
};
struct Name {
  Letter letter;
  friend bool operator==(const Name&, const Name&) = default;
};

// How the Lie-brarian uses an ability with the clues; Plainly is without.
struct Plainly {
  friend bool operator==(Plainly, Plainly) = default;
};
struct TwoLies {
  friend bool operator==(TwoLies, TwoLies) = default;
};
struct WholeTruth {
  friend bool operator==(WholeTruth, WholeTruth) = default;
};
struct Blank {
  friend bool operator==(Blank, Blank) = default;
};  // the clues show where
struct Exchange {
  friend bool operator==(Exchange, Exchange) = default;
};
struct NoTokens {
  friend bool operator==(NoTokens, NoTokens) = default;
};
struct Hurry {
  friend bool operator==(Hurry, Hurry) = default;
};
struct FalseToken {
  friend bool operator==(FalseToken, FalseToken) = default;
};
struct Ban {
  Letter letter;
  friend bool operator==(const Ban&, const Ban&) = default;
};
struct NewWord {
  Word word;
  friend bool operator==(const NewWord&, const NewWord&) = default;
};
using Use = std::variant<Plainly, TwoLies, WholeTruth, Blank, Exchange, NoTokens, Hurry, FalseToken,
                         Ban, NewWord>;

// The ability that a use is a use of; nothing for Plainly.
std::optional<Ability> ability_of(const Use&);

// The Lie-brarian's clues to the guess at hand.
struct Share {
  Marks shown;
  Use use;
  std::optional<Marks> honest;  // what they wrote by hand (F-18)
  friend bool operator==(const Share&, const Share&) = default;
};

// The Guessers' actions.
struct Guess {
  Word word;
  friend bool operator==(const Guess&, const Guess&) = default;
};
struct Token {
  RowNumber row;
  Place place;
  std::optional<Place> neighbour;  // B-06e
  friend bool operator==(const Token&, const Token&) = default;
};

// What a discarded token buys.
struct Gibberish {
  friend bool operator==(Gibberish, Gibberish) = default;
};
struct LetterQuery {
  Letter letter;
  friend bool operator==(const LetterQuery&, const LetterQuery&) = default;
};
struct MoreTime {
  friend bool operator==(MoreTime, MoreTime) = default;
};
struct HonestPlace {
  Place place;
  friend bool operator==(const HonestPlace&, const HonestPlace&) = default;
};
struct VowelCount {
  friend bool operator==(VowelCount, VowelCount) = default;
};
struct ExtraBoard {
  friend bool operator==(ExtraBoard, ExtraBoard) = default;
};
struct BeforeOrAfter {
  friend bool operator==(BeforeOrAfter, BeforeOrAfter) = default;
};
using Favour = std::variant<Gibberish, LetterQuery, MoreTime, HonestPlace, VowelCount, ExtraBoard,
                            BeforeOrAfter>;

Ability ability_of(const Favour&);

struct Discard {
  Favour favour;
  friend bool operator==(const Discard&, const Discard&) = default;
};

using Action = std::variant<core::Draw, core::Expire, core::Substitute, Keep, Choose, Name, Guess,
                            Share, Token, Discard>;

}  // namespace fiction
