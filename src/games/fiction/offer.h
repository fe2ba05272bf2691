// What an actor may do now, each offer a family of actions with all that a player needs to choose.
#pragma once

#include <optional>
#include <variant>

#include "core/list.h"
#include "games/fiction/action.h"

namespace fiction {

using core::DrawOffer;
using core::ExpireOffer;
using core::SubstituteOffer;

struct KeepOffer {
  std::array<Ability, 2> abilities;
  friend bool operator==(const KeepOffer&, const KeepOffer&) = default;
};
struct ChooseOffer {
  core::List<Word, 32> words;
  friend bool operator==(const ChooseOffer&, const ChooseOffer&) = default;
};
struct NameOffer {
  lexicon::LetterSet letters;
  friend bool operator==(const NameOffer&, const NameOffer&) = default;
};

struct GuessOffer {  // a five-letter word of the lexicon, under these conditions
  bool any_letters;  // need not be a word (B-05a)
  bool may_repeat;   // letters may repeat (F-31)
  std::optional<Letter> banned;
  friend bool operator==(const GuessOffer&, const GuessOffer&) = default;
};

// What the ability would allow with these clues, beyond sharing them plainly.
struct TwoLiesOffer {
  friend bool operator==(TwoLiesOffer, TwoLiesOffer) = default;
};
struct WholeTruthOffer {
  friend bool operator==(WholeTruthOffer, WholeTruthOffer) = default;
};
struct BlankOffer {
  friend bool operator==(BlankOffer, BlankOffer) = default;
};
struct ExchangeOffer {
  friend bool operator==(ExchangeOffer, ExchangeOffer) = default;
};
struct NoTokensOffer {
  friend bool operator==(NoTokensOffer, NoTokensOffer) = default;
};
struct HurryOffer {
  friend bool operator==(HurryOffer, HurryOffer) = default;
};
struct FalseTokenOffer {
  friend bool operator==(FalseTokenOffer, FalseTokenOffer) = default;
};
struct BanOffer {
  lexicon::LetterSet letters;
  friend bool operator==(const BanOffer&, const BanOffer&) = default;
};
struct NewWordOffer {
  core::List<Word, 32> words;
  core::List<Marks, 32> honest;  // the clues to each of them; none where they are written by hand
  friend bool operator==(const NewWordOffer&, const NewWordOffer&) = default;
};
using UseOffer = std::variant<TwoLiesOffer, WholeTruthOffer, BlankOffer, ExchangeOffer,
                              NoTokensOffer, HurryOffer, FalseTokenOffer, BanOffer, NewWordOffer>;

struct ShareOffer {
  RowNumber row;
  std::optional<Marks> honest;  // absent where the Lie-brarian writes them by hand (F-18)
  PlaceSet may_lie;             // places that B-06c does not pin
  std::optional<UseOffer> use;
  friend bool operator==(const ShareOffer&, const ShareOffer&) = default;
};

struct Spot {
  RowNumber row;
  Place place;
  PlaceSet neighbours;  // that B-06e may add
  friend bool operator==(const Spot&, const Spot&) = default;
};
struct TokenOffer {
  core::List<Spot, most_rows * word_length> spots;
  friend bool operator==(const TokenOffer&, const TokenOffer&) = default;
};

struct GibberishOffer {
  friend bool operator==(GibberishOffer, GibberishOffer) = default;
};
struct LetterQueryOffer {
  lexicon::LetterSet letters;
  friend bool operator==(const LetterQueryOffer&, const LetterQueryOffer&) = default;
};
struct MoreTimeOffer {
  friend bool operator==(MoreTimeOffer, MoreTimeOffer) = default;
};
struct HonestPlaceOffer {
  PlaceSet places;
  friend bool operator==(const HonestPlaceOffer&, const HonestPlaceOffer&) = default;
};
struct VowelCountOffer {
  friend bool operator==(VowelCountOffer, VowelCountOffer) = default;
};
struct ExtraBoardOffer {
  friend bool operator==(ExtraBoardOffer, ExtraBoardOffer) = default;
};
struct BeforeOrAfterOffer {
  friend bool operator==(BeforeOrAfterOffer, BeforeOrAfterOffer) = default;
};
using FavourOffer = std::variant<GibberishOffer, LetterQueryOffer, MoreTimeOffer, HonestPlaceOffer,
                                 VowelCountOffer, ExtraBoardOffer, BeforeOrAfterOffer>;
struct DiscardOffer {
  FavourOffer favour;
  friend bool operator==(const DiscardOffer&, const DiscardOffer&) = default;
};

using Offer = std::variant<DrawOffer, ExpireOffer, SubstituteOffer, KeepOffer, ChooseOffer,
                           NameOffer, GuessOffer, ShareOffer, TokenOffer, DiscardOffer>;

}  // namespace fiction
