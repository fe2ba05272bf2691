#include <fmt/format.h>

#include "codec/impossible_json.h"
#include "terminal/impossible/answering.h"
#include "terminal/impossible/card_text.h"

namespace terminal_impossible {
namespace {

using impossible::Character;
using impossible::Label;
using impossible::Seat;

struct Typing {
  const Scene& scene;

  std::string card(Character character) const { return card_name(scene, character); }
  template <class Cards>
  std::string cards(const Cards& list) const {
    std::string text;
    for (const Character each : list) text += (text.empty() ? "" : ", ") + card(each);
    return text;
  }
  static std::string book(Label label) { return std::string{cast::name(label)}; }

  // Behind "use Puck": what its questions are answered with.
  std::string target(const impossible::Replace& replace) const { return whom(replace.player); }
  std::string target(const impossible::Exchange& exchange) const {
    std::string mine, pooled;
    for (const auto& swap : exchange.swaps) {
      mine += (mine.empty() ? "" : ", ") + card(swap.mine);
      pooled += (pooled.empty() ? "" : ", ") + card(swap.pooled);
    }
    return fmt::format("{} for {}", mine, pooled);
  }
  std::string target(const impossible::Weed& weed) const {
    return fmt::format("{} with {}", card(weed.pooled), card(weed.cost));
  }
  std::string target(const impossible::Scrub& scrub) const {
    return fmt::format("{} with {}", book(scrub.book), card(scrub.cost));
  }
  std::string target(const impossible::Trade& trade) const {
    return trade.one == trade.other ? cards(trade.cards)
                                    : fmt::format("{} and {} {}", player(trade.one),
                                                  player(trade.other), cards(trade.cards));
  }
  std::string target(const impossible::Reshelve& swap) const {
    return fmt::format("{} and {}", book(swap.one), book(swap.other));
  }
  std::string target(const impossible::Recall& recall) const {
    const auto to = whom(recall.player).empty() ? "" : " to " + whom(recall.player);
    return fmt::format("{}{} with {}", card(recall.card), to, card(recall.cost));
  }
  std::string target(impossible::Foresee) const { return {}; }
  std::string target(const impossible::Recast& recast) const {
    return fmt::format("{} to {} {}", card(recast.character), book(recast.book),
                       impossible::index(recast.spot) + 1);
  }
  std::string target(const impossible::Shelter& shelter) const { return book(shelter.book); }
  std::string target(const impossible::Inspire& inspire) const {
    return behind(whom(inspire.player), "with " + card(inspire.cost));
  }
  std::string target(const impossible::Restore& restore) const { return cards(restore.costs); }
  std::string target(const impossible::Understudy& cost) const { return card(cost.cost); }
  std::string target(const impossible::Hazel& hazel) const {
    return fmt::format("{} with {}", card(hazel.pooled), card(hazel.cost));
  }
  std::string target(const impossible::Basil& basil) const {
    return fmt::format("{} for {}", card(basil.mine), card(basil.pooled));
  }
  std::string target(const impossible::Cordelia& give) const {
    return give.to == scene.seat ? card(give.card)
                                 : fmt::format("{} to {}", card(give.card), player(give.to));
  }
  std::string target(const impossible::Percival& swap) const {
    return fmt::format("{} and {} with {}", book(swap.one), book(swap.other), cards(swap.costs));
  }
  // Nobody is asked for where there is one player.
  std::string whom(Seat of) const { return scene.rules.is_solitaire() ? "" : player(of); }

  static std::string behind(std::string command, const std::string& what) {
    return command.empty() || what.empty() ? command + what : command + " " + what;
  }

  std::string operator()(const impossible::Choose& choose) const {
    return scene.rules.cards->of(choose.librarian).name;
  }
  std::string operator()(const impossible::Renew& renew) const {
    return "renew " + cards(renew.cards);
  }
  std::string operator()(const impossible::Add& add) const {
    auto text = fmt::format("add {} to {} {}", card(add.character), book(add.book),
                            impossible::index(add.spot) + 1);
    if (std::holds_alternative<impossible::Anyway>(add.how)) text += " anyway";
    return text;
  }
  std::string operator()(const impossible::Complete& complete) const { return book(complete.book); }
  std::string operator()(const impossible::Rescue& rescue) const { return book(rescue.book); }
  std::string operator()(const impossible::Bury& bury) const { return card(bury.card); }
  std::string operator()(const impossible::Arrange& arrange) const { return cards(arrange.cards); }
  std::string operator()(const impossible::Use& use) const {
    return behind("use " + card(use.card),
                  std::visit([&](const auto& effect) { return target(effect); }, use.effect));
  }
  std::string operator()(const impossible::Help& help) const {
    return behind("ability",
                  std::visit([&](const auto& ability) { return target(ability); }, help.ability));
  }
  std::string operator()(impossible::Agree) const { return "yes"; }
  std::string operator()(impossible::Decline) const { return "no"; }
  std::string operator()(const impossible::Pass& pass) const {
    switch (pass.extent) {
      case impossible::Extent::attack: break;
      case impossible::Extent::turn: return "pass turn";
      case impossible::Extent::always: return "pass always";
    }
    return "pass";
  }
  std::string operator()(const auto& plain) const {
    return codec::to_notation(impossible::Action{plain});
  }
};

}  // namespace

std::string as_typed(const Scene& scene, const impossible::Action& action) {
  return std::visit(Typing{scene}, action);
}

}  // namespace terminal_impossible
