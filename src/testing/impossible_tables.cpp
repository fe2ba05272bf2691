#include "testing/impossible_tables.h"

#include <fmt/format.h>

#include "cast/cards.h"
#include "codec/impossible_described.h"
#include "testing/table_name.h"

namespace battery {
namespace {

using namespace impossible;

// Whether what an action names is among what is offered.
struct CoversEffect {
  const Effect& effect;

  template <class T>
  const T& as() const {
    return std::get<T>(effect);
  }
  bool operator()(const ReplaceOffer& o) const { return o.players.has(as<Replace>().player); }
  bool operator()(const ExchangeOffer& o) const {
    return std::ranges::all_of(as<Exchange>().swaps, [&](const Swap& swap) {
      return o.mine.has(swap.mine) && o.pooled.has(swap.pooled);
    });
  }
  bool operator()(const WeedOffer& o) const {
    return o.pooled.has(as<Weed>().pooled) && o.costs.has(as<Weed>().cost);
  }
  bool operator()(const ScrubOffer& o) const {
    return o.books.has(as<Scrub>().book) && o.costs.has(as<Scrub>().cost);
  }
  bool operator()(const TradeOffer& o) const {
    const Trade& trade = as<Trade>();
    return o.players.has(trade.one) && o.players.has(trade.other) && o.cards.has_all(trade.cards) &&
           trade.cards.size() <= o.most;
  }
  bool operator()(const ReshelveOffer& o) const {
    return o.books.has(as<Reshelve>().one) && o.books.has(as<Reshelve>().other);
  }
  bool operator()(const RecallOffer& o) const {
    return o.cards.has(as<Recall>().card) && o.players.has(as<Recall>().player) &&
           o.costs.has(as<Recall>().cost);
  }
  bool operator()(const ForeseeOffer&) const { return true; }
  bool operator()(const RecastOffer& o) const { return o.ways.contains(as<Recast>()); }
  bool operator()(const ShelterOffer& o) const { return o.books.has(as<Shelter>().book); }
  bool operator()(const InspireOffer& o) const {
    return o.players.has(as<Inspire>().player) && o.costs.has(as<Inspire>().cost);
  }
  bool operator()(const RestoreOffer& o) const { return o.costs.has_all(as<Restore>().costs); }
  bool operator()(const UnderstudyOffer& o) const { return o.costs.has(as<Understudy>().cost); }
};

struct CoversAbility {
  const Ability& ability;

  template <class T>
  const T& as() const {
    return std::get<T>(ability);
  }
  bool operator()(const HazelOffer& o) const {
    return o.costs.has(as<Hazel>().cost) && o.pooled.has(as<Hazel>().pooled);
  }
  bool operator()(const BasilOffer& o) const {
    return o.mine.has(as<Basil>().mine) && o.pooled.has(as<Basil>().pooled);
  }
  bool operator()(const CordeliaOffer& o) const {
    return (o.mine | o.theirs).has(as<Cordelia>().card);
  }
  bool operator()(const PercivalOffer& o) const {
    const Percival& percival = as<Percival>();
    return o.costs.has_all(percival.costs) && percival.costs.size() == o.needed &&
           o.books.has(percival.one) && o.books.has(percival.other);
  }
};

struct Covers {
  const Action& action;

  template <class T>
  const T& as() const {
    return std::get<T>(action);
  }
  bool operator()(const DrawOffer& o) const { return core::fits(o.pending_draw, as<core::Draw>()); }
  bool operator()(const ExpireOffer&) const { return true; }
  bool operator()(const SubstituteOffer& o) const { return o.seat == as<core::Substitute>().seat; }
  bool operator()(const ChooseOffer& o) const {
    return as<Choose>().librarian == o.librarians[0] || as<Choose>().librarian == o.librarians[1];
  }
  bool operator()(const KeepOffer&) const { return true; }
  bool operator()(const RefreshOffer&) const { return true; }
  bool operator()(const RenewOffer& o) const { return o.cards.has_all(as<Renew>().cards); }
  bool operator()(const AddOffer& o) const {
    const Add& add = as<Add>();
    if (add.character != o.character || add.sparing) return false;
    return std::ranges::any_of(o.placements, [&](const Placement& way) {
      if (way.book != add.book || way.spot != add.spot) return false;
      return !way.loses || std::holds_alternative<Anyway>(add.how);
    });
  }
  bool operator()(const DoneOffer&) const { return true; }
  bool operator()(const CompleteOffer& o) const { return o.books.has(as<Complete>().book); }
  bool operator()(const RescueOffer& o) const { return o.books.has(as<Rescue>().book); }
  bool operator()(const BuryOffer& o) const { return o.cards.contains(as<Bury>().card); }
  bool operator()(const ArrangeOffer& o) const {
    return std::ranges::is_permutation(o.cards, as<Arrange>().cards);
  }
  bool operator()(const UseOffer& o) const {
    const Use& use = as<Use>();
    return use.card == o.card && use.effect.index() == o.effect.index() &&
           std::visit(CoversEffect{use.effect}, o.effect);
  }
  bool operator()(const HelpOffer& o) const {
    const Help& help = as<Help>();
    return help.ability.index() == o.ability.index() &&
           std::visit(CoversAbility{help.ability}, o.ability);
  }
  bool operator()(const AgreeOffer&) const { return true; }
  bool operator()(const DeclineOffer&) const { return true; }
  bool operator()(const PassOffer& o) const { return as<Pass>().extent != o.passed; }
  bool operator()(const HeedOffer&) const { return true; }
};

// Counts every card where it lies.
template <std::size_t n>
class Census {
 public:
  template <class Cards>
  void counts(const Cards& cards) {
    for (const auto card : cards) ++seen_[index(card)];
  }
  bool all_once() const {
    return std::ranges::all_of(seen_, [](int count) { return count == 1; });
  }

 private:
  std::array<int, n> seen_{};
};

}  // namespace

Rules impossible_rules(const Options& options) { return {options, cast::standard_cards()}; }

ImpossibleTable impossible_table(const Options& options) {
  const Rules rules = impossible_rules(options);
  ImpossibleTable table{.name = name_of(options),
                        .rules = rules,
                        .start = impossible::start(rules),
                        .seats = options.seats,
                        .most_moves = 20'000};
  table.covers = [](const Rules&, const Offer& offer, const Action& action) {
    return std::visit(Covers{action}, offer);
  };
  return table;
}

std::vector<Options> impossible_options() {
  std::vector<Options> all;
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    Options plain;
    plain.seats = seats;
    const auto add = [&](auto&& change) {
      Options options = plain;
      change(options);
      all.push_back(options);
    };
    add([](Options&) {});
    add([](Options& o) { o.preset = Preset::long_gentle, o.phase_seconds = 60; });
    add([](Options& o) { o.preset = Preset::short_even, o.first = 1, o.reaction_seconds = 5; });
    add([](Options& o) { o.preset = Preset::long_hard, o.reshuffle_mold = 0; });
    add([](Options& o) { o.preset = Preset::short_impossible, o.cube = 4, o.threshold = 2; });
    add([](Options& o) { o.mold = 1, o.bookend = 2; });
    add([](Options& o) { o.mold = 12, o.bookend = 3, o.plus_card = 0, o.plus_threshold = 0; });
    add([](Options& o) {
      o.mold = 12, o.bookend = 12, o.plus_card = 1, o.threshold = 6, o.reshuffle_mold = 4;
    });
    add([](Options& o) { o.bookend = 4, o.plus_threshold = 1, o.phase_seconds = 10; });
  }
  return all;
}

std::optional<std::string> miscounted(const Rules& rules, const State& state) {
  const Open& open = state.open;
  Census<cast::characters_in_all> characters;
  Census<cast::books_in_all> books;
  std::size_t mold = open.containment + open.left_out + open.removed;
  for (const Player& player : open.players) characters.counts(player.hand);
  characters.counts(open.pool);
  characters.counts(open.discards);
  characters.counts(open.used);
  characters.counts(state.deck);
  books.counts(open.destroyed);
  books.counts(state.books);
  for (const Saved& saved : open.saved) {
    characters.counts(saved.cast);
    books.counts(std::array{saved.book});
  }
  for (const Slot& slot : open.slots) {
    mold += slot.mold;
    for (const auto& character : slot.cast) {
      if (character) characters.counts(std::array{*character});
    }
    if (slot.book) {
      books.counts(std::array{*slot.book});
      if (slot.mold >= rules.of(*slot.book).mold_spaces) return "a Book bears too much Mold";
    } else if (slot != Slot{}) {
      return "something lies where no Book is";
    }
  }
  if (mold != mold_in_all) return fmt::format("there are {} Mold tokens", mold);
  if (open.deck != state.deck.size() || open.books != state.books.size()) return "a deck's count";
  if (open.known_top > open.deck || open.known_bottom > open.deck) return "known cards not there";
  if (state.shuffles >= 1 && !characters.all_once()) return "a Character is lost or in two places";
  if (state.shuffles >= 2 && !books.all_once()) return "a Book is lost or in two places";
  return std::nullopt;
}

}  // namespace battery
