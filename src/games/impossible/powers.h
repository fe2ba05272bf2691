// What the user of a Power names, a struct each: I-31a to I-31m. A Power is such a struct, its
// offer beside it, an entry in the two variants below, and power_<name>.cpp with its five
// functions.
#pragma once

#include <variant>

#include "games/impossible/cards.h"
#include "games/impossible/seat.h"

namespace impossible {

struct Replace {  // I-31a
  Seat player;
  friend bool operator==(const Replace&, const Replace&) = default;
};
struct ReplaceOffer {
  SeatSet players;
  friend bool operator==(const ReplaceOffer&, const ReplaceOffer&) = default;
};

struct Swap {
  Character mine, pooled;
  friend bool operator==(const Swap&, const Swap&) = default;
};
struct Exchange {  // I-31b
  core::List<Swap, 2> swaps;
  friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct ExchangeOffer {
  CharacterSet mine, pooled;
  friend bool operator==(const ExchangeOffer&, const ExchangeOffer&) = default;
};

struct Weed {  // I-31c
  Character pooled, cost;
  friend bool operator==(const Weed&, const Weed&) = default;
};
struct WeedOffer {
  CharacterSet pooled, costs;
  friend bool operator==(const WeedOffer&, const WeedOffer&) = default;
};

struct Scrub {  // I-31d
  Label book;
  Character cost;
  friend bool operator==(const Scrub&, const Scrub&) = default;
};
struct ScrubOffer {
  LabelSet books;
  CharacterSet costs;
  friend bool operator==(const ScrubOffer&, const ScrubOffer&) = default;
};

struct Trade {  // I-31e: what one of the two holds goes to the other; both the same: solitaire
  Seat one, other;
  CharacterSet cards;
  friend bool operator==(const Trade&, const Trade&) = default;
};
struct TradeOffer {
  SeatSet players;     // any two of them, or the one who plays alone
  CharacterSet cards;  // that could change hands
  std::uint8_t most;   // of them at a time
  friend bool operator==(const TradeOffer&, const TradeOffer&) = default;
};

struct Reshelve {  // I-31f
  Label one, other;
  friend bool operator==(const Reshelve&, const Reshelve&) = default;
};
struct ReshelveOffer {
  LabelSet books;
  friend bool operator==(const ReshelveOffer&, const ReshelveOffer&) = default;
};

struct Recall {  // I-31g
  Character card;
  Seat player;
  Character cost;
  friend bool operator==(const Recall&, const Recall&) = default;
};
struct RecallOffer {
  CharacterSet cards;
  SeatSet players;
  CharacterSet costs;
  friend bool operator==(const RecallOffer&, const RecallOffer&) = default;
};

struct Foresee {  // I-31h
  friend bool operator==(Foresee, Foresee) = default;
};
struct ForeseeOffer {
  friend bool operator==(ForeseeOffer, ForeseeOffer) = default;
};

struct Recast {  // I-31i
  Character character;
  Label book;
  Spot spot;
  friend bool operator==(const Recast&, const Recast&) = default;
};
struct RecastOffer {
  core::List<Recast, 20> ways;  // nine spots: at most four and five of them trade places
  friend bool operator==(const RecastOffer&, const RecastOffer&) = default;
};

struct Shelter {  // I-31j
  Label book;
  friend bool operator==(const Shelter&, const Shelter&) = default;
};
struct ShelterOffer {
  LabelSet books;
  friend bool operator==(const ShelterOffer&, const ShelterOffer&) = default;
};

struct Inspire {  // I-31k
  Seat player;
  Character cost;
  friend bool operator==(const Inspire&, const Inspire&) = default;
};
struct InspireOffer {
  SeatSet players;
  CharacterSet costs;
  friend bool operator==(const InspireOffer&, const InspireOffer&) = default;
};

struct Restore {       // I-31l
  CharacterSet costs;  // two
  friend bool operator==(const Restore&, const Restore&) = default;
};
struct RestoreOffer {
  CharacterSet costs;
  friend bool operator==(const RestoreOffer&, const RestoreOffer&) = default;
};

struct Understudy {  // I-31m
  Character cost;
  friend bool operator==(const Understudy&, const Understudy&) = default;
};
struct UnderstudyOffer {
  CharacterSet costs;
  friend bool operator==(const UnderstudyOffer&, const UnderstudyOffer&) = default;
};

// In the order of cast::Power.
using Effect = std::variant<Replace, Exchange, Weed, Scrub, Trade, Reshelve, Recall, Foresee,
                            Recast, Shelter, Inspire, Restore, Understudy>;
using EffectOffer = std::variant<ReplaceOffer, ExchangeOffer, WeedOffer, ScrubOffer, TradeOffer,
                                 ReshelveOffer, RecallOffer, ForeseeOffer, RecastOffer,
                                 ShelterOffer, InspireOffer, RestoreOffer, UnderstudyOffer>;

constexpr Power power_of(const Effect& effect) { return static_cast<Power>(effect.index()); }

}  // namespace impossible
