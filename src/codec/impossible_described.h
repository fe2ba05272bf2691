// The shape of Fiction Impossible's types, for JSON and notation. A member missing here does not
// compile. Cards are written by their keys, so that a log can be read without a list beside it.
#pragma once

#include "codec/core_described.h"
#include "codec/notation.h"
#include "games/impossible/impossible.h"

namespace impossible {

BOOST_DESCRIBE_STRUCT(Options, (),
                      (seats, first, preset, mold, bookend, plus_card, plus_threshold, cube,
                       threshold, reshuffle_mold, phase_seconds, reaction_seconds))

BOOST_DESCRIBE_STRUCT(Replace, (), (player))
BOOST_DESCRIBE_STRUCT(Swap, (), (mine, pooled))
BOOST_DESCRIBE_STRUCT(Exchange, (), (swaps))
BOOST_DESCRIBE_STRUCT(Weed, (), (pooled, cost))
BOOST_DESCRIBE_STRUCT(Scrub, (), (book, cost))
BOOST_DESCRIBE_STRUCT(Trade, (), (one, other, cards))
BOOST_DESCRIBE_STRUCT(Reshelve, (), (one, other))
BOOST_DESCRIBE_STRUCT(Recall, (), (card, player, cost))
BOOST_DESCRIBE_STRUCT(Foresee, (), ())
BOOST_DESCRIBE_STRUCT(Recast, (), (character, book, spot))
BOOST_DESCRIBE_STRUCT(Shelter, (), (book))
BOOST_DESCRIBE_STRUCT(Inspire, (), (player, cost))
BOOST_DESCRIBE_STRUCT(Restore, (), (costs))
BOOST_DESCRIBE_STRUCT(Understudy, (), (cost))

BOOST_DESCRIBE_STRUCT(ReplaceOffer, (), (players))
BOOST_DESCRIBE_STRUCT(ExchangeOffer, (), (mine, pooled))
BOOST_DESCRIBE_STRUCT(WeedOffer, (), (pooled, costs))
BOOST_DESCRIBE_STRUCT(ScrubOffer, (), (books, costs))
BOOST_DESCRIBE_STRUCT(TradeOffer, (), (players, cards, most))
BOOST_DESCRIBE_STRUCT(ReshelveOffer, (), (books))
BOOST_DESCRIBE_STRUCT(RecallOffer, (), (cards, players, costs))
BOOST_DESCRIBE_STRUCT(ForeseeOffer, (), ())
BOOST_DESCRIBE_STRUCT(RecastOffer, (), (ways))
BOOST_DESCRIBE_STRUCT(ShelterOffer, (), (books))
BOOST_DESCRIBE_STRUCT(InspireOffer, (), (players, costs))
BOOST_DESCRIBE_STRUCT(RestoreOffer, (), (costs))
BOOST_DESCRIBE_STRUCT(UnderstudyOffer, (), (costs))

BOOST_DESCRIBE_STRUCT(Hazel, (), (cost, pooled))
BOOST_DESCRIBE_STRUCT(Basil, (), (mine, pooled))
BOOST_DESCRIBE_STRUCT(Cordelia, (), (card, to))
BOOST_DESCRIBE_STRUCT(Percival, (), (costs, one, other))
BOOST_DESCRIBE_STRUCT(HazelOffer, (), (costs, pooled))
BOOST_DESCRIBE_STRUCT(BasilOffer, (), (mine, pooled))
BOOST_DESCRIBE_STRUCT(CordeliaOffer, (), (mine, theirs))
BOOST_DESCRIBE_STRUCT(PercivalOffer, (), (costs, needed, books))

BOOST_DESCRIBE_STRUCT(Choose, (), (librarian))
BOOST_DESCRIBE_STRUCT(Keep, (), ())
BOOST_DESCRIBE_STRUCT(Refresh, (), ())
BOOST_DESCRIBE_STRUCT(Renew, (), (cards))
BOOST_DESCRIBE_STRUCT(Plainly, (), ())
BOOST_DESCRIBE_STRUCT(Anyway, (), ())
BOOST_DESCRIBE_STRUCT(Add, (), (character, book, spot, sparing, how))
BOOST_DESCRIBE_STRUCT(Done, (), ())
BOOST_DESCRIBE_STRUCT(Complete, (), (book))
BOOST_DESCRIBE_STRUCT(Rescue, (), (book))
BOOST_DESCRIBE_STRUCT(Bury, (), (card))
BOOST_DESCRIBE_STRUCT(Arrange, (), (cards))
BOOST_DESCRIBE_STRUCT(Use, (), (card, effect))
BOOST_DESCRIBE_STRUCT(Help, (), (ability))
BOOST_DESCRIBE_STRUCT(Agree, (), ())
BOOST_DESCRIBE_STRUCT(Decline, (), ())
BOOST_DESCRIBE_STRUCT(Pass, (), (extent))
BOOST_DESCRIBE_STRUCT(Heed, (), ())

BOOST_DESCRIBE_STRUCT(ChooseOffer, (), (librarians))
BOOST_DESCRIBE_STRUCT(KeepOffer, (), ())
BOOST_DESCRIBE_STRUCT(RefreshOffer, (), (drawn))
BOOST_DESCRIBE_STRUCT(RenewOffer, (), (cards))
BOOST_DESCRIBE_STRUCT(Placement, (), (book, spot, molds, loses))
BOOST_DESCRIBE_STRUCT(AddOffer, (), (character, placements))
BOOST_DESCRIBE_STRUCT(DoneOffer, (), ())
BOOST_DESCRIBE_STRUCT(CompleteOffer, (), (books))
BOOST_DESCRIBE_STRUCT(RescueOffer, (), (books))
BOOST_DESCRIBE_STRUCT(BuryOffer, (), (cards))
BOOST_DESCRIBE_STRUCT(ArrangeOffer, (), (cards))
BOOST_DESCRIBE_STRUCT(UseOffer, (), (card, effect))
BOOST_DESCRIBE_STRUCT(HelpOffer, (), (ability))
BOOST_DESCRIBE_STRUCT(AgreeOffer, (), ())
BOOST_DESCRIBE_STRUCT(DeclineOffer, (), ())
BOOST_DESCRIBE_STRUCT(PassOffer, (), (passed))
BOOST_DESCRIBE_STRUCT(HeedOffer, (), ())

BOOST_DESCRIBE_STRUCT(Slot, (), (book, mold, shelters, cast))
BOOST_DESCRIBE_STRUCT(Saved, (), (book, cast, spine))
BOOST_DESCRIBE_STRUCT(Player, (), (dealt, librarian, hand, passes))
BOOST_DESCRIBE_STRUCT(Nobody, (), ())
BOOST_DESCRIBE_STRUCT(Consent, (), (by, deed, awaited))
BOOST_DESCRIBE_STRUCT(Renewal, (), (player))
BOOST_DESCRIBE_STRUCT(Arranging, (), (player, cards))
BOOST_DESCRIBE_STRUCT(Omen, (), (cards))
BOOST_DESCRIBE_STRUCT(NextBook, (), ())
BOOST_DESCRIBE_STRUCT(Rescuing, (), (books))
BOOST_DESCRIBE_STRUCT(Step, (), (kind, player, cards))
BOOST_DESCRIBE_STRUCT(Open, (),
                      (phase, outcome, owing, active, players, slots, pool, discards, deck,
                       known_top, known_bottom, books, destroyed, saved, containment, left_out,
                       removed, cube, threshold, ability_used, deeds, understudy, moved,
                       still_turns, completing, used, pending, agenda, since, asked, position))
BOOST_DESCRIBE_STRUCT(MoldForecast, (), (card, label, outcome, mold, ends))
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, open, known_top, known_bottom, pending_draw, attack, awaited,
                       ends_at))
BOOST_DESCRIBE_STRUCT(State, (), (open, deck, books, shuffled, shuffled_books, shuffles))

}  // namespace impossible

namespace codec {

template <>
inline constexpr std::string_view variant_name<decltype(impossible::Add::how)> = "impossible.How";
template <>
inline constexpr std::string_view variant_name<decltype(impossible::Consent::deed)> =
    "impossible.Deed";
template <>
inline constexpr std::string_view variant_name<impossible::Effect> = "impossible.Effect";
template <>
inline constexpr std::string_view variant_name<impossible::EffectOffer> = "impossible.EffectOffer";
template <>
inline constexpr std::string_view variant_name<impossible::Ability> = "impossible.Ability";
template <>
inline constexpr std::string_view variant_name<impossible::AbilityOffer> =
    "impossible.AbilityOffer";
template <>
inline constexpr std::string_view variant_name<impossible::Pending> = "impossible.Pending";
template <>
inline constexpr std::string_view variant_name<impossible::Action> = "impossible.Action";
template <>
inline constexpr std::string_view variant_name<impossible::Offer> = "impossible.Offer";

template <>
struct Leaf<impossible::Seat> : OrdinalLeaf<impossible::Seat, impossible::most_players> {};
template <>
struct Leaf<cast::Spot> : OrdinalLeaf<cast::Spot, cast::spots_a_book> {};
template <>
struct Leaf<cast::Character> {
  static constexpr bool is_number = false;
  static std::string text(cast::Character);
  static void put(TextBuffer&, cast::Character);
  static Read<cast::Character> parse(std::string_view);
};
template <>
struct Leaf<cast::Book> {
  static constexpr bool is_number = false;
  static std::string text(cast::Book);
  static void put(TextBuffer&, cast::Book);
  static Read<cast::Book> parse(std::string_view);
};
template <>
inline constexpr bool is_unspoken<impossible::Plainly> = true;

static_assert(describes_all<impossible::Options> && describes_all<impossible::Add> &&
              describes_all<impossible::Trade> && describes_all<impossible::Percival> &&
              describes_all<impossible::AddOffer> && describes_all<impossible::Placement> &&
              describes_all<impossible::Slot> && describes_all<impossible::Saved> &&
              describes_all<impossible::Player> && describes_all<impossible::Consent> &&
              describes_all<impossible::Step> && describes_all<impossible::Open> &&
              describes_all<impossible::MoldForecast> && describes_all<impossible::View> &&
              describes_all<impossible::State>);

}  // namespace codec
