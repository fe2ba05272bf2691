// What an actor may do now, each offer a family of actions with all that a player needs to choose.
#pragma once

#include "games/impossible/open.h"

namespace impossible {

using core::DrawOffer;
using core::ExpireOffer;
using core::SubstituteOffer;

struct ChooseOffer {
  std::array<Librarian, 2> librarians;
  friend bool operator==(const ChooseOffer&, const ChooseOffer&) = default;
};
struct KeepOffer {
  friend bool operator==(KeepOffer, KeepOffer) = default;
};
struct RefreshOffer {
  std::uint8_t drawn;
  friend bool operator==(const RefreshOffer&, const RefreshOffer&) = default;
};
struct RenewOffer {
  CharacterSet cards;  // any of these
  friend bool operator==(const RenewOffer&, const RenewOffer&) = default;
};

// One way to add a Character.
struct Placement {
  Label book{};
  Spot spot{};
  std::optional<Label> molds;  // the Book that gets one Mold for it
  bool loses = false;          // the game, at once: `anyway` has to be said
  friend bool operator==(const Placement&, const Placement&) = default;
};
struct AddOffer {
  Character character;
  core::List<Placement, cast::labels * cast::spots_a_book> placements;
  friend bool operator==(const AddOffer&, const AddOffer&) = default;
};
struct DoneOffer {
  friend bool operator==(DoneOffer, DoneOffer) = default;
};
struct CompleteOffer {
  LabelSet books;
  friend bool operator==(const CompleteOffer&, const CompleteOffer&) = default;
};
struct RescueOffer {
  LabelSet books;
  friend bool operator==(const RescueOffer&, const RescueOffer&) = default;
};
struct BuryOffer {
  core::List<Character, most_shown> cards;
  friend bool operator==(const BuryOffer&, const BuryOffer&) = default;
};
struct ArrangeOffer {
  core::List<Character, most_shown> cards;  // as they lie
  friend bool operator==(const ArrangeOffer&, const ArrangeOffer&) = default;
};
struct UseOffer {
  Character card;
  EffectOffer effect;
  friend bool operator==(const UseOffer&, const UseOffer&) = default;
};
struct HelpOffer {
  AbilityOffer ability;
  friend bool operator==(const HelpOffer&, const HelpOffer&) = default;
};
struct AgreeOffer {
  friend bool operator==(AgreeOffer, AgreeOffer) = default;
};
struct DeclineOffer {
  friend bool operator==(DeclineOffer, DeclineOffer) = default;
};
struct PassOffer {
  std::optional<Extent> passed;  // any other extent
  friend bool operator==(const PassOffer&, const PassOffer&) = default;
};
struct HeedOffer {
  friend bool operator==(HeedOffer, HeedOffer) = default;
};

using Offer =
    std::variant<DrawOffer, ExpireOffer, SubstituteOffer, ChooseOffer, KeepOffer, RefreshOffer,
                 RenewOffer, AddOffer, DoneOffer, CompleteOffer, RescueOffer, BuryOffer,
                 ArrangeOffer, UseOffer, HelpOffer, AgreeOffer, DeclineOffer, PassOffer, HeedOffer>;

}  // namespace impossible
