#include "games/impossible/pieces.h"

namespace impossible {
namespace {

using core::Generator;

Add any_placement(const AddOffer& offer, Generator& generator) {
  const Placement& way = offer.placements[generator.below(offer.placements.size())];
  Add add{offer.character, way.book, way.spot, std::nullopt, {}};
  if (way.loses) add.how = Anyway{};
  return add;
}

CharacterSet some(const CharacterSet& cards, Generator& generator) {
  return some_of(cards, 1 + generator.below(cards.size()), generator);
}

Arrange any_order(const ArrangeOffer& offer, Generator& generator) {
  Arrange arrange{offer.cards};
  generator.shuffle(std::span{arrange.cards.begin(), arrange.cards.end()});
  return arrange;
}

Extent other_extent(const std::optional<Extent>& passed, Generator& generator) {
  if (!passed) return Extent(generator.below(3));
  return Extent((static_cast<std::uint64_t>(*passed) + 1 + generator.below(2)) % 3);
}

}  // namespace

Action sample(const Rules& rules, const View& seen, const Offer& offer, Generator& generator) {
  struct Visitor {
    const Rules& rules;
    const View& seen;
    Generator& generator;

    Seat seat() const { return seat_at(seen.viewer.seat_index()); }

    Action operator()(const DrawOffer& o) const { return core::draw(o.pending_draw, generator); }
    Action operator()(const ExpireOffer&) const { return core::Expire{}; }
    Action operator()(const SubstituteOffer& o) const { return core::Substitute{o.seat}; }
    Action operator()(const ChooseOffer& o) const {
      return Choose{o.librarians[generator.below(2)]};
    }
    Action operator()(const KeepOffer&) const { return Keep{}; }
    Action operator()(const RefreshOffer&) const { return Refresh{}; }
    Action operator()(const RenewOffer& o) const { return Renew{some(o.cards, generator)}; }
    Action operator()(const AddOffer& o) const { return any_placement(o, generator); }
    Action operator()(const DoneOffer&) const { return Done{}; }
    Action operator()(const CompleteOffer& o) const { return Complete{any_of(o.books, generator)}; }
    Action operator()(const RescueOffer& o) const { return Rescue{any_of(o.books, generator)}; }
    Action operator()(const BuryOffer& o) const {
      return Bury{o.cards[generator.below(o.cards.size())]};
    }
    Action operator()(const ArrangeOffer& o) const { return any_order(o, generator); }
    Action operator()(const UseOffer& o) const {
      const User user{rules, seen.open, seat(), o.card};
      return std::visit(
          [&](const auto& effect) { return Use{o.card, sampled(user, effect, generator)}; },
          o.effect);
    }
    Action operator()(const HelpOffer& o) const {
      const User user{rules, seen.open, seat(), std::nullopt};
      return std::visit(
          [&](const auto& ability) { return Help{sampled(user, ability, generator)}; }, o.ability);
    }
    Action operator()(const AgreeOffer&) const { return Agree{}; }
    Action operator()(const DeclineOffer&) const { return Decline{}; }
    Action operator()(const PassOffer& o) const { return Pass{other_extent(o.passed, generator)}; }
    Action operator()(const HeedOffer&) const { return Heed{}; }
  };
  return std::visit(Visitor{rules, seen, generator}, offer);
}

}  // namespace impossible
