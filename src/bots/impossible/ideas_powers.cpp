#include <algorithm>

#include "bots/impossible/ideas.h"
#include "bots/impossible/standing.h"
#include "games/impossible/pieces.h"

namespace impossible::bots {
namespace {

// So many are thought through.
constexpr std::size_t recalls = 6, cheapest = 2;

// One Power in the hand of somebody who may use it.
class Using {
 public:
  Using(const Thought& thought, Character card, Ideas& list)
      : thought_{thought},
        open_{thought.open},
        user_{thought.rules(), thought.open, thought.me, card},
        list_{list} {}

  void think() {
    switch (thought_.rules().of(*user_.card).power) {
      case Power::replace: return replace();
      case Power::exchange: return exchange();
      case Power::weed: return weed();
      case Power::scrub: return scrub();
      case Power::trade: return open_.players.size() == 1 ? trade_alone() : trade();
      case Power::reshelve:
        idea(Reshelve{Label::quill, Label::typewriter});
        idea(Reshelve{Label::quill, Label::ballpoint});
        return idea(Reshelve{Label::typewriter, Label::ballpoint});
      case Power::recall: return recall();
      case Power::foresee: return idea(Foresee{});
      case Power::recast: return recast();
      case Power::shelter: return shelter();
      case Power::inspire: return inspire();
      case Power::restore: return restore();
      case Power::understudy: return understudy();
    }
  }

 private:
  template <class Effect>
  void idea(const Effect& effect) {
    if (!refused(user_, effect)) list_.emplace_back(Use{*user_.card, effect});
  }

  std::vector<Character> spare() const { return spare_cards(thought_, {*user_.card}); }
  std::vector<Character> cheap() const {
    std::vector<Character> costs = spare();
    if (costs.size() > cheapest) costs.resize(cheapest);
    return costs;
  }

  void replace() {
    for (const Seat seat : everybody(open_)) idea(Replace{seat});
  }

  void weed() {
    for (const Character cost : cheap()) {
      for (const Character pooled : open_.pool) idea(Weed{pooled, cost});
    }
  }

  void inspire() {
    for (const Character cost : cheap()) {
      for (const Seat seat : everybody(open_)) idea(Inspire{seat, cost});
    }
  }

  void exchange() {
    for (const Character mine : user_.hand()) {
      for (const Character pooled : open_.pool) {
        idea(Exchange{{{mine, pooled}}});
        exchange_also(mine, pooled);
      }
    }
  }

  // A second swap, only where both cards of the Pool would strike.
  void exchange_also(Character mine, Character pooled) {
    const std::size_t strikes = std::min<std::size_t>(open_.pool.size(), open_.threshold);
    for (std::size_t i = 0; i < strikes && open_.pool[i] != pooled; ++i) {
      for (const Character other : user_.hand()) {
        if (other != mine) idea(Exchange{{{mine, pooled}, {other, open_.pool[i]}}});
      }
    }
  }

  void scrub() {
    if (std::ranges::none_of(open_.slots, [](const Slot& slot) { return slot.mold > 0; })) return;
    const auto costs = spare();
    for (const Label label : books_on_table(open_)) {
      for (const Character cost : costs) idea(Scrub{label, cost});
    }
  }

  void trade_alone() {
    std::vector<Character> cards;
    for (const Character card : user_.hand()) cards.push_back(card);
    if (cards.size() > 4) cards.resize(4);
    for (unsigned bits = 1; bits < 1U << cards.size(); ++bits) {
      CharacterSet some;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((bits >> i & 1U) != 0) some.add(cards[i]);
      }
      idea(Trade{thought_.me, thought_.me, some});
    }
  }

  // To the active player, who has a use for it now.
  void trade() {
    if (!thought_.is_active() || !thought_.asks) return;
    const CharacterSet useful = wanted(thought_.mind, open_).clean;
    for (const Seat other : everybody(open_)) {
      if (other == thought_.me) continue;
      for (const Character theirs : open_.player(other).hand& useful) {
        idea(Trade{thought_.me, other, {theirs}});
        for (const Character mine : user_.hand()) idea(Trade{thought_.me, other, {mine, theirs}});
      }
    }
  }

  void recall() {
    const Wanted spots = wanted(thought_.mind, open_);
    std::vector<std::pair<double, Character>> best;
    for (const Character card : open_.discards) {
      if (thought_.rules().of(card).power == Power::recall) continue;
      best.emplace_back(-worth(thought_.mind, spots, card), card);
    }
    const auto count = std::min(recalls, best.size());
    std::ranges::partial_sort(best, best.begin() + static_cast<std::ptrdiff_t>(count));
    for (const Character cost : cheap()) {
      for (std::size_t i = 0; i < count; ++i) idea(Recall{best[i].second, thought_.me, cost});
    }
  }

  void recast() {
    RecastOffer offer;
    if (!offered(user_, offer)) return;
    for (const Recast& way : offer.ways) idea(way);
  }

  void shelter() {
    if (!attack_is_due(open_)) return;
    for (const Label label : books_on_table(open_)) idea(Shelter{label});
  }

  void understudy() {
    for (const Character cost : cheap()) idea(Understudy{cost});
  }

  void restore() {
    const auto costs = spare();
    if (costs.size() >= 2) idea(Restore{{costs[0], costs[1]}});
  }

  const Thought& thought_;
  const Open& open_;
  User user_;
  Ideas& list_;
};

}  // namespace

void think_of_powers(const Thought& thought, Ideas& list) {
  for (const Character card : thought.hand()) Using{thought, card, list}.think();
}

}  // namespace impossible::bots
