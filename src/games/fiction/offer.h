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
  bool may_repeat;   // letters may repeat (F-31, B-05a)
  std::optional<Letter> banned;
  friend bool operator==(const GuessOffer&, const GuessOffer&) = default;
};

struct ShareOffer {
  RowNumber row;
  std::optional<Marks> honest;  // absent where the Lie-brarian writes them by hand (F-18)
  PlaceSet may_lie;             // places that B-06c does not pin
  std::optional<UseOffer> use;  // what the ability would allow beyond sharing them plainly
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

struct DiscardOffer {
  FavourOffer favour;
  friend bool operator==(const DiscardOffer&, const DiscardOffer&) = default;
};

using Offer = std::variant<DrawOffer, ExpireOffer, SubstituteOffer, KeepOffer, ChooseOffer,
                           NameOffer, GuessOffer, ShareOffer, TokenOffer, DiscardOffer>;

}  // namespace fiction
