// What a card of ability.h brings, defined once in ability_<name>.cpp:
//
//   const LibrarianCard<Hurry> Hurry::card{.text = {…}, .rules = {…}, .unavailable = …};
//
// A part that is left out has the meaning that stands beside it. Functions get no more than they
// may depend on: legality reads the board and, for the Lie-brarian, the desk, never the state.
//
// The functions after the structs choose a card at run time. Nothing else in the rules does.
#pragma once

#include <string_view>
#include <vector>

#include "core/generator.h"
#include "games/fiction/fiction.h"

namespace fiction {

struct Deception;

using Refused = std::optional<Refusal>;

// What people read about a refusal. A sentence may quote from the action and the board: {word},
// {named}, {banned}, {pinned}.
struct RefusalText {
  Refusal why{};
  std::string_view rule, sentence;
};

struct CardText {
  std::string_view title;                 // Vowel hunt
  std::string_view sentence;              // what it does and when
  std::string_view rule;                  // "B-05b"
  core::List<RefusalText, 8> refusals{};  // the refusals that only this card brings about
};

// What everybody knows about the uses of a Lie-brarian's card (B-04, B-08). The Guessers and the
// solver reckon with it while the card lies face up.
struct UseRules {
  std::optional<std::uint8_t> uses{};  // per game; nullopt: any number
  bool is_open = false;                // the Guessers learn of a use when the clues are shared
  int lies = 1;                        // clues that a use changes
  int blanks = 0;                      // clues that a use leaves out
  // Whether exactly these clues may be changed together; nullptr: any `lies` of them. Requires
  // that `lied` has `lies` places.
  bool (*fits)(PlaceSet lied, Marks honest, Marks shown) = nullptr;
  bool turns_first_token = false;  // the first token on the row shows the opposite
};

// What most cards ask of the clues, and Plainly: no blank, and exactly one lie.
Refused plain_clues_refusal(Marks shown, PlaceSet lied);
Refused one_lie_refusal(PlaceSet lied);
bool has_blank(Marks);

// One for each letter, place or word, in their order.
template <class Named>
std::vector<Named> each(lexicon::LetterSet letters) {
  std::vector<Named> all;
  for (unsigned l = 0; l < 26; ++l) {
    if (letters.has(Letter(l))) all.push_back({Letter(l)});
  }
  return all;
}
template <class Named>
std::vector<Named> each(PlaceSet places) {
  std::vector<Named> all;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (places.has(place_at(i))) all.push_back({place_at(i)});
  }
  return all;
}
template <class Named, std::size_t N>
std::vector<Named> each(const core::List<Word, N>& words) {
  std::vector<Named> all;
  for (const Word word : words) all.push_back({word});
  return all;
}

// A struct without members can be named in one way only.
template <class Named, class Offer>
constexpr auto only_way() -> std::vector<Named> (*)(const Offer&) {
  if constexpr (std::is_empty_v<Named>) {
    return [](const Offer&) { return std::vector{Named{}}; };
  } else {
    return nullptr;
  }
}

template <class Use>
struct LibrarianCard {
  using Offer = typename Use::Offer;

  CardText text;
  bool needs_clock = false;  // not dealt where no time passes (F-39)
  UseRules rules{};

  // Why it cannot be used with any clues now; that it is face up and not used up has been asked
  // before. nullptr: it can.
  Refused (*unavailable)(const Deception&) = nullptr;
  // Fills in what could be named, returns false if nothing could. Required, as is the next, if
  // Use has members.
  bool (*offered)(const Deception&, Offer&) = nullptr;
  // All that an offer lists, in a fixed order.
  std::vector<Use> (*all)(const Offer&) = only_way<Use, Offer>();
  // Why this may not be named, asked before the clues are looked at. nullptr: it may.
  Refused (*refused)(const Deception&, const Use&) = nullptr;
  // The secret that the clues are about. nullptr: it stays what it is.
  Word (*secret)(const Use&) = nullptr;
  // Why these clues are no such use. `lied` are the places that differ from the honest clues, a
  // blank among them.
  Refused (*clues_refused)(const Deception&, const Use&, Marks shown, PlaceSet lied) =
      [](const Deception&, const Use&, Marks shown, PlaceSet lied) {
        return plain_clues_refusal(shown, lied);
      };
  // Turns honest clues into any that are such a use. nullptr: any `rules.lies` of them lie, any
  // `rules.blanks` others are blank.
  void (*sampled)(Marks&, PlaceSet may_lie, core::Generator&) = nullptr;
  // What it changes besides the clues, while they are being shared. nullptr: nothing.
  void (*work)(State&, const Use&) = nullptr;
};

template <class Favour>
struct DiscardCard {
  using Offer = typename Favour::Offer;

  CardText text;
  bool needs_clock = false;  // not dealt where no time passes (F-39)

  // Why it cannot be had now; that the card is face up and a token is left has been asked before.
  // nullptr: it can.
  Refused (*refused)(const Rules&, const Board&, const Favour&) = nullptr;
  // Fills in what could be named, returns false if nothing could. Required, as is the next, if
  // Favour has members.
  bool (*offered)(const Rules&, const Board&, Offer&) = nullptr;
  // All that an offer lists, in a fixed order.
  std::vector<Favour> (*all)(const Offer&) = only_way<Favour, Offer>();
  // What it changes, besides the token.
  void (*work)(State&, const Favour&) = nullptr;
  // Whether the answers that it gave would be true of another secret (B-07g). nullptr: it gives
  // none.
  bool (*holds)(const Answers&, Word) = nullptr;
};

struct TokenCard {
  CardText text;
  bool needs_clock = false;  // not dealt where no time passes (F-39)

  // Why a token may not go on this place of a guess that is not the latest. nullptr: it never may.
  Refused (*older_row_refused)(const Row&, Place) = nullptr;
  // Why a token on the first place may not also answer the second. nullptr: it never may.
  Refused (*second_place_refused)(Place, Place) = nullptr;
};

// Calls f.operator()<Card>() for the card of a list that has this ability, and returns what it
// returns; `otherwise` if the list does not have it.
template <class Result, class... Cards, class F>
Result with_card(CardList<Cards...>, std::optional<Ability> ability, Result otherwise, F&& f) {
  Result result = std::move(otherwise);
  (void)((Cards::ability == ability && (result = f.template operator()<Cards>(), true)) || ...);
  return result;
}

const CardText& card_text(Ability);

// Those of plain clues if there is no card, or one of the Guessers'.
const UseRules& use_rules(std::optional<Ability>);
const UseRules& use_rules(const Use&);

// nullptr if the card does not change where tokens may go.
const TokenCard* token_card(std::optional<Ability>);

}  // namespace fiction
