// What an actor may do now, each offer a family of actions with all that a player needs to choose.
#pragma once

#include "games/wordles/action.h"
#include "games/wordles/options.h"

namespace wordles {

using core::DrawOffer;
using core::ExpireOffer;
using core::SubstituteOffer;

struct HideOffer {  // any word of the lexicon
  friend bool operator==(HideOffer, HideOffer) = default;
};
struct DealOffer {
  friend bool operator==(DealOffer, DealOffer) = default;
};
struct ExchangeOffer {
  CardNumber card;
  friend bool operator==(const ExchangeOffer&, const ExchangeOffer&) = default;
};
struct CallOffer {
  core::List<Word, 12> words;  // of the card; none where any word of the lexicon may be called …
  core::List<Word, 6> called;  // … save these
  friend bool operator==(const CallOffer&, const CallOffer&) = default;
};
struct MarkOffer {
  Word query;
  bool with_sign;
  friend bool operator==(const MarkOffer&, const MarkOffer&) = default;
};
struct AttemptOffer {
  SeatSet owners;
  friend bool operator==(const AttemptOffer&, const AttemptOffer&) = default;
};
struct PassOffer {
  friend bool operator==(PassOffer, PassOffer) = default;
};
struct ReconsiderOffer {
  friend bool operator==(ReconsiderOffer, ReconsiderOffer) = default;
};

struct ReadyOffer {
  friend bool operator==(ReadyOffer, ReadyOffer) = default;
};

using Offer =
    std::variant<DrawOffer, ExpireOffer, SubstituteOffer, HideOffer, DealOffer, ExchangeOffer,
                 CallOffer, MarkOffer, AttemptOffer, PassOffer, ReconsiderOffer, ReadyOffer>;

}  // namespace wordles
