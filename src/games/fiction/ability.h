// The ability cards of Banned Books (B-01 to B-07): which there are, and what the user of each one
// names. A card is
//
//   - an enumerator of Ability, after the last of its side,
//   - a struct with what its user names, and the struct that offers it,
//   - an entry in one of the three lists at the end,
//   - ability_<name>.cpp, which defines `card`: its texts and all that it does in the rules.
//     ability_card.h says what a card may define.
//
// Names of enumerators, of structs and of their members are formats: records and logs hold them.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/enum_name.h"
#include "core/list.h"
#include "games/fiction/options.h"
#include "games/fiction/place.h"
#include "lexicon/marks.h"
#include "lexicon/word.h"

namespace fiction {

using lexicon::Letter;
using lexicon::Marks;
using lexicon::Word;

// The Guessers' cards, then the Lie-brarian's. Within a side the order is the one in which chance
// counts the cards, so it is a format as well.
enum class Ability : std::uint8_t {
  gibberish,
  vowel_hunt,
  letter_query,
  more_time,
  honest_place,
  vowel_count,
  neighbour,
  extra_board,
  before_or_after,

  two_lies,
  whole_truth,
  blank,
  exchange,
  no_tokens,
  hurry,
  false_token,
  ban,
  new_word,
};

// See ability_card.h.
template <class Use>
struct LibrarianCard;
template <class Favour>
struct DiscardCard;
struct TokenCard;

// The Guessers' cards that a discarded token pays for.

struct GibberishOffer {
  friend bool operator==(GibberishOffer, GibberishOffer) = default;
};
struct Gibberish {  // B-05a
  using Offer = GibberishOffer;
  static constexpr Ability ability = Ability::gibberish;
  static const DiscardCard<Gibberish> card;
  friend bool operator==(Gibberish, Gibberish) = default;
};

struct LetterQueryOffer {
  lexicon::LetterSet letters;
  friend bool operator==(const LetterQueryOffer&, const LetterQueryOffer&) = default;
};
struct LetterQuery {  // B-06a
  using Offer = LetterQueryOffer;
  static constexpr Ability ability = Ability::letter_query;
  static const DiscardCard<LetterQuery> card;
  Letter letter;
  friend bool operator==(const LetterQuery&, const LetterQuery&) = default;
};

struct MoreTimeOffer {
  friend bool operator==(MoreTimeOffer, MoreTimeOffer) = default;
};
struct MoreTime {  // B-06b
  using Offer = MoreTimeOffer;
  static constexpr Ability ability = Ability::more_time;
  static const DiscardCard<MoreTime> card;
  friend bool operator==(MoreTime, MoreTime) = default;
};

struct HonestPlaceOffer {
  PlaceSet places;
  friend bool operator==(const HonestPlaceOffer&, const HonestPlaceOffer&) = default;
};
struct HonestPlace {  // B-06c
  using Offer = HonestPlaceOffer;
  static constexpr Ability ability = Ability::honest_place;
  static const DiscardCard<HonestPlace> card;
  Place place;
  friend bool operator==(const HonestPlace&, const HonestPlace&) = default;
};

struct VowelCountOffer {
  friend bool operator==(VowelCountOffer, VowelCountOffer) = default;
};
struct VowelCount {  // B-06d
  using Offer = VowelCountOffer;
  static constexpr Ability ability = Ability::vowel_count;
  static const DiscardCard<VowelCount> card;
  friend bool operator==(VowelCount, VowelCount) = default;
};

struct ExtraBoardOffer {
  friend bool operator==(ExtraBoardOffer, ExtraBoardOffer) = default;
};
struct ExtraBoard {  // B-06f
  using Offer = ExtraBoardOffer;
  static constexpr Ability ability = Ability::extra_board;
  static const DiscardCard<ExtraBoard> card;
  friend bool operator==(ExtraBoard, ExtraBoard) = default;
};

struct BeforeOrAfterOffer {
  friend bool operator==(BeforeOrAfterOffer, BeforeOrAfterOffer) = default;
};
struct BeforeOrAfter {  // B-06g
  using Offer = BeforeOrAfterOffer;
  static constexpr Ability ability = Ability::before_or_after;
  static const DiscardCard<BeforeOrAfter> card;
  friend bool operator==(BeforeOrAfter, BeforeOrAfter) = default;
};

// The Guessers' cards that change where a token may go. They are used by laying one, so they have
// no action of their own.

struct VowelHunt {  // B-05b
  static constexpr Ability ability = Ability::vowel_hunt;
  static const TokenCard card;
};

struct Neighbour {  // B-06e
  static constexpr Ability ability = Ability::neighbour;
  static const TokenCard card;
};

// The Lie-brarian's cards, used with the clues to a guess.

struct Plainly {  // without a card
  struct Offer {};
  static const LibrarianCard<Plainly> card;
  friend bool operator==(Plainly, Plainly) = default;
};

struct TwoLiesOffer {
  friend bool operator==(TwoLiesOffer, TwoLiesOffer) = default;
};
struct TwoLies {  // B-05c
  using Offer = TwoLiesOffer;
  static constexpr Ability ability = Ability::two_lies;
  static const LibrarianCard<TwoLies> card;
  friend bool operator==(TwoLies, TwoLies) = default;
};

struct WholeTruthOffer {
  friend bool operator==(WholeTruthOffer, WholeTruthOffer) = default;
};
struct WholeTruth {  // B-05d
  using Offer = WholeTruthOffer;
  static constexpr Ability ability = Ability::whole_truth;
  static const LibrarianCard<WholeTruth> card;
  friend bool operator==(WholeTruth, WholeTruth) = default;
};

struct BlankOffer {
  friend bool operator==(BlankOffer, BlankOffer) = default;
};
struct Blank {  // B-07a: the clues show where
  using Offer = BlankOffer;
  static constexpr Ability ability = Ability::blank;
  static const LibrarianCard<Blank> card;
  friend bool operator==(Blank, Blank) = default;
};

struct ExchangeOffer {
  friend bool operator==(ExchangeOffer, ExchangeOffer) = default;
};
struct Exchange {  // B-07b
  using Offer = ExchangeOffer;
  static constexpr Ability ability = Ability::exchange;
  static const LibrarianCard<Exchange> card;
  friend bool operator==(Exchange, Exchange) = default;
};

struct NoTokensOffer {
  friend bool operator==(NoTokensOffer, NoTokensOffer) = default;
};
struct NoTokens {  // B-07c
  using Offer = NoTokensOffer;
  static constexpr Ability ability = Ability::no_tokens;
  static const LibrarianCard<NoTokens> card;
  friend bool operator==(NoTokens, NoTokens) = default;
};

struct HurryOffer {
  friend bool operator==(HurryOffer, HurryOffer) = default;
};
struct Hurry {  // B-07d
  using Offer = HurryOffer;
  static constexpr Ability ability = Ability::hurry;
  static const LibrarianCard<Hurry> card;
  friend bool operator==(Hurry, Hurry) = default;
};

struct FalseTokenOffer {
  friend bool operator==(FalseTokenOffer, FalseTokenOffer) = default;
};
struct FalseToken {  // B-07e
  using Offer = FalseTokenOffer;
  static constexpr Ability ability = Ability::false_token;
  static const LibrarianCard<FalseToken> card;
  friend bool operator==(FalseToken, FalseToken) = default;
};

struct BanOffer {
  lexicon::LetterSet letters;
  friend bool operator==(const BanOffer&, const BanOffer&) = default;
};
struct Ban {  // B-07f
  using Offer = BanOffer;
  static constexpr Ability ability = Ability::ban;
  static const LibrarianCard<Ban> card;
  Letter letter;
  friend bool operator==(const Ban&, const Ban&) = default;
};

struct NewWordOffer {
  core::List<Word, 32> words;
  core::List<Marks, 32> honest;  // clues to each word; empty if they are written by hand (F-18)
  friend bool operator==(const NewWordOffer&, const NewWordOffer&) = default;
};
struct NewWord {  // B-07g
  using Offer = NewWordOffer;
  static constexpr Ability ability = Ability::new_word;
  static const LibrarianCard<NewWord> card;
  Word word;
  friend bool operator==(const NewWord&, const NewWord&) = default;
};

// The registration: everything that depends on the card goes through these three lists.

template <class... Cards>
struct CardList {
  static constexpr std::size_t size = sizeof...(Cards);
};

using DiscardCards =
    CardList<Gibberish, LetterQuery, MoreTime, HonestPlace, VowelCount, ExtraBoard, BeforeOrAfter>;
using TokenCards = CardList<VowelHunt, Neighbour>;
using LibrarianCards =
    CardList<TwoLies, WholeTruth, Blank, Exchange, NoTokens, Hurry, FalseToken, Ban, NewWord>;

// Calls f.operator()<Card>() for every card of a list.
template <class... Cards, class F>
constexpr void for_each_card(CardList<Cards...>, F&& f) {
  (f.template operator()<Cards>(), ...);
}
template <class F>
constexpr void for_each_card(F&& f) {
  for_each_card(DiscardCards{}, f);
  for_each_card(TokenCards{}, f);
  for_each_card(LibrarianCards{}, f);
}

template <class... Cards>
struct VariantsOf;
template <class... Cards>
struct VariantsOf<CardList<Cards...>> {
  using Uses = std::variant<Plainly, Cards...>;
  using Favours = std::variant<Cards...>;
  using Offers = std::variant<typename Cards::Offer...>;
};

using Favour = VariantsOf<DiscardCards>::Favours;
using FavourOffer = VariantsOf<DiscardCards>::Offers;
using Use = VariantsOf<LibrarianCards>::Uses;
using UseOffer = VariantsOf<LibrarianCards>::Offers;

constexpr std::size_t ability_count(Side side) {
  return side == Side::librarian ? LibrarianCards::size : DiscardCards::size + TokenCards::size;
}
constexpr Side side_of(Ability ability) {
  const bool guessers = static_cast<std::size_t>(ability) < ability_count(Side::guessers);
  return guessers ? Side::guessers : Side::librarian;
}

// The nth card of a side, as chance deals them; n < ability_count(side).
constexpr Ability nth_ability(Side side, std::size_t n) {
  return Ability(n + (side == Side::librarian ? ability_count(Side::guessers) : 0));
}
// The n for which nth_ability(side_of(ability), n) == ability.
constexpr std::size_t ability_number(Ability ability) {
  return static_cast<std::size_t>(ability) -
         static_cast<std::size_t>(nth_ability(side_of(ability), 0));
}

// The ability that a use is a use of; nullopt for Plainly.
std::optional<Ability> ability_of(const Use&);
Ability ability_of(const Favour&);

// Whether it is about time, so that it is not dealt where none passes (F-39).
bool needs_clock(Ability);

// How often the Lie-brarian may use it in a game; nullopt for ∞ and for the Guessers' cards.
std::optional<std::uint8_t> uses_allowed(Ability);

// Whether the Guessers learn of a use when the clues are shared (B-04).
bool is_open(Ability);

// Whether a use shows other clues than plain lies: another number of lies, a blank, or clues to
// another secret.
bool alters_clues(Ability);

// Every action that an offer offers, in a fixed order.
std::vector<Use> all_uses(const UseOffer&);
std::vector<Favour> all_favours(const FavourOffer&);

}  // namespace fiction
