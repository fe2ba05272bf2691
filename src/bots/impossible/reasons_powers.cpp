#include <fmt/format.h>

#include <algorithm>

#include "bots/impossible/reasons.h"

namespace impossible::bots {
namespace {

struct Using {
  const Thought& thought;
  Character card;
  const Rules& rules = thought.rules();

  std::string user(std::string_view one, std::string_view several) const {
    return begun(rules, card, one, several);
  }

  bool is_aimed_at(Label book) const {
    const CharacterPile& pool = thought.open.pool;
    return std::any_of(pool.begin(), pool.end(),
                       [&](Character pooled) { return rules.of(pooled).label == book; });
  }

  std::string operator()(const Replace& replace) const {
    return fmt::format("{} {} change poor cards for new ones.", user("lets", "let"),
                       whom(thought, replace.player));
  }
  std::string operator()(const Exchange& exchange) const {
    CharacterSet mine, pooled;
    for (const Swap& swap : exchange.swaps) mine.add(swap.mine), pooled.add(swap.pooled);
    return fmt::format("{} {} to the Pool in exchange for {}.", user("sends", "send"),
                       named(rules, mine), named(rules, pooled));
  }
  std::string operator()(const Weed& weed) const {
    const auto label = rules.of(weed.pooled).label;
    if (label && thought.open.slot(*label).book) {
      return fmt::format("{} {} from striking {}; the price is {}.", user("keeps", "keep"),
                         named(rules, weed.pooled), titled(thought, *label),
                         named(rules, weed.cost));
    }
    return fmt::format("{} {} out of the Pool; the price is {}.", user("takes", "take"),
                       named(rules, weed.pooled), named(rules, weed.cost));
  }
  std::string operator()(const Scrub& scrub) const {
    return fmt::format("{} a Mold off {}; the price is {}.", user("takes", "take"),
                       titled(thought, scrub.book), named(rules, scrub.cost));
  }
  std::string operator()(const Trade& trade) const {
    if (trade.one == trade.other) {
      return fmt::format("{} {} for what was discarded last.", user("trades", "trade"),
                         named(rules, trade.cards));
    }
    const auto gives = [&](Seat seat) { return trade.cards & thought.open.player(seat).hand; };
    std::string sentence = user("lets", "let");
    const auto one_gives = [&](Seat from, Seat to) {
      return fmt::format(" {} give {} {}", whom(thought, from), whom(thought, to),
                         named(rules, gives(from)));
    };
    const bool both = !gives(trade.one).empty() && !gives(trade.other).empty();
    if (!gives(trade.one).empty()) sentence += one_gives(trade.one, trade.other);
    if (both) return fmt::format("{} for {}.", sentence, named(rules, gives(trade.other)));
    if (gives(trade.one).empty()) sentence += one_gives(trade.other, trade.one);
    return sentence + ".";
  }
  std::string operator()(const Reshelve& reshelve) const {
    return fmt::format("{} {} and {} change places.", user("lets", "let"),
                       titled(thought, reshelve.one), titled(thought, reshelve.other));
  }
  std::string operator()(const Recall& recall) const {
    return fmt::format("{} {} {} back; the price is {}.", user("brings", "bring"),
                       whom(thought, recall.player), named(rules, recall.card),
                       named(rules, recall.cost));
  }
  std::string operator()(Foresee) const {
    return fmt::format("{} what the deck brings next.", user("sees", "see"));
  }
  std::string operator()(const Recast& recast) const {
    return fmt::format("{} {} move to {} without Mold.", user("lets", "let"),
                       named(rules, recast.character), titled(thought, recast.book));
  }
  std::string operator()(const Shelter& shelter) const {
    if (!is_aimed_at(shelter.book)) return user("makes", "make") + " room for a new card.";
    return fmt::format("{} {} from the next Mold.", user("shelters", "shelter"),
                       titled(thought, shelter.book));
  }
  std::string operator()(const Inspire& inspire) const {
    return fmt::format("{} {} two new cards; the price is {}.", user("brings", "bring"),
                       whom(thought, inspire.player), named(rules, inspire.cost));
  }
  std::string operator()(const Restore& restore) const {
    return fmt::format("{} a Mold back to the Containment; the price is {}.",
                       user("brings", "bring"), named(rules, restore.costs));
  }
  std::string operator()(const Understudy& understudy) const {
    return fmt::format("{} the next Character fit anywhere; the price is {}.",
                       user("makes", "make"), named(rules, understudy.cost));
  }
};

struct Helping {
  const Thought& thought;
  const Rules& rules = thought.rules();

  const std::string& librarian() const {
    return rules.cards->of(*thought.open.player(thought.me).librarian).name;
  }

  std::string operator()(const Hazel& hazel) const {
    return fmt::format("{} weeds {} out; the price is {}.", librarian(), named(rules, hazel.pooled),
                       named(rules, hazel.cost));
  }
  std::string operator()(const Basil& basil) const {
    return fmt::format("{} sends {} to the Pool in exchange for {}.", librarian(),
                       named(rules, basil.mine), named(rules, basil.pooled));
  }
  std::string operator()(const Cordelia& cordelia) const {
    return fmt::format("{} brings {} {}.", librarian(), whom(thought, cordelia.to),
                       named(rules, cordelia.card));
  }
  std::string operator()(const Percival& percival) const {
    return fmt::format("{} lets {} and {} change places, and draws; the price is {}.", librarian(),
                       titled(thought, percival.one), titled(thought, percival.other),
                       named(rules, percival.costs));
  }
};

}  // namespace

std::string reason_to_use(const Thought& thought, const Use& use) {
  return std::visit(Using{thought, use.card}, use.effect);
}

std::string reason_to_help(const Thought& thought, const Help& help) {
  return std::visit(Helping{thought}, help.ability);
}

}  // namespace impossible::bots
