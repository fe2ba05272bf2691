#include <fmt/format.h>

#include "games/impossible/places.h"
#include "narration/impossible/card_text.h"
#include "narration/impossible/deed_text.h"
#include "narration/phrases.h"

namespace narration_impossible {
namespace {

using impossible::Character;
using impossible::CharacterSet;
using impossible::Seat;
using narration::listed;

struct Effects {
  const Scene& scene;
  Seat by;

  std::string card(Character character) const { return in_text(scene, character); }
  std::string is(Seat of) const { return scene.name(of); }
  std::string draws(Seat of, std::string_view what) const {
    return fmt::format("{} {}", scene.does(of, "draw", "draws"), what);
  }

  // A cost, and whence where it is not the payer's own hand.
  std::string paid(Character cost) const {
    const auto holder = impossible::holder(scene.open(), cost);
    const auto place = impossible::place_in_book(scene.open(), cost);
    if (place) return fmt::format("{} out of {}", card(cost), book_at(scene, place->book));
    if (holder && *holder != by) return fmt::format("{} {}", scene.whose(*holder), card(cost));
    return card(cost);
  }
  std::string paid(const CharacterSet& costs) const {
    std::vector<std::string> list;
    for (const Character cost : costs) list.push_back(paid(cost));
    return listed(list);
  }
  CharacterSet held(Seat of) const { return scene.open().player(of).hand; }
  std::string swap(impossible::Label one, impossible::Label other) const {
    return fmt::format("{} and {} change places", book_at(scene, one), book_at(scene, other));
  }

  std::string operator()(const impossible::Replace& replace) const {
    return fmt::format("{} may replace cards", is(replace.player));
  }
  std::string operator()(const impossible::Exchange& exchange) const {
    std::vector<std::string> swaps;
    for (const auto& [mine, pooled] : exchange.swaps) {
      swaps.push_back(fmt::format("{} for {}", card(mine), card(pooled)));
    }
    return fmt::format("into the Pool {} {}", swaps.size() == 1 ? "goes" : "go", listed(swaps));
  }
  std::string operator()(const impossible::Weed& weed) const {
    return fmt::format("{} leaves the Pool, paid with {}", card(weed.pooled), paid(weed.cost));
  }
  std::string operator()(const impossible::Scrub& scrub) const {
    return fmt::format("a Mold comes off {}, paid with {}", book_at(scene, scrub.book),
                       paid(scrub.cost));
  }
  std::string operator()(const impossible::Trade& trade) const {
    if (trade.one == trade.other) {
      return fmt::format("{} for the top of the discards", listed(in_texts(scene, trade.cards)));
    }
    std::vector<std::string> gifts;
    for (const auto& [from, to] : {std::pair{trade.one, trade.other}, {trade.other, trade.one}}) {
      const auto cards = listed(in_texts(scene, held(from) & trade.cards));
      if (!cards.empty()) {
        gifts.push_back(
            fmt::format("{} {} from {}", scene.does(to, "get", "gets"), cards, is(from)));
      }
    }
    return listed(gifts);
  }
  std::string operator()(const impossible::Reshelve& reshelve) const {
    return swap(reshelve.one, reshelve.other);
  }
  std::string operator()(const impossible::Recall& recall) const {
    return fmt::format("{} comes back from the discards to {}, paid with {}", card(recall.card),
                       is(recall.player), paid(recall.cost));
  }
  std::string operator()(impossible::Foresee) const { return "the next cards are shown"; }
  std::string operator()(const impossible::Recast& recast) const {
    const auto& book = scene.open().slot(recast.book).book;
    if (!book) return "somebody moves";
    return fmt::format("now {}, spot {} of {}",
                       casting_text(scene, *book, recast.spot, recast.character),
                       impossible::index(recast.spot) + 1, book_text(scene, *book, recast.book));
  }
  std::string operator()(const impossible::Shelter& shelter) const {
    return fmt::format("{} is spared its next Mold of this turn", book_at(scene, shelter.book));
  }
  std::string operator()(const impossible::Inspire& inspire) const {
    return fmt::format("{}, paid with {}", draws(inspire.player, "two cards"), paid(inspire.cost));
  }
  std::string operator()(const impossible::Restore& restore) const {
    return fmt::format("a Mold that was left out joins the Containment, paid with {}",
                       paid(restore.costs));
  }
  std::string operator()(const impossible::Understudy& understudy) const {
    return fmt::format("the next one to be added fits anywhere, paid with {}",
                       paid(understudy.cost));
  }

  std::string operator()(const impossible::Hazel& hazel) const {
    return fmt::format("{} leaves the Pool, paid with {}", card(hazel.pooled), card(hazel.cost));
  }
  std::string operator()(const impossible::Basil& basil) const {
    return fmt::format("into the Pool goes {} for {}", card(basil.mine), card(basil.pooled));
  }
  std::string operator()(const impossible::Cordelia& cordelia) const {
    const auto from = impossible::holder(scene.open(), cordelia.card);
    return fmt::format("{} {}{}", scene.does(cordelia.to, "get", "gets"), card(cordelia.card),
                       from ? " from " + is(*from) : "");
  }
  std::string operator()(const impossible::Percival& percival) const {
    return fmt::format("{}, paid with {}, and {}", swap(percival.one, percival.other),
                       listed(in_texts(scene, percival.costs)), draws(by, "a card"));
  }
};

}  // namespace

std::string effect_text(const Scene& before, Seat by, const impossible::Effect& effect) {
  return std::visit(Effects{before, by}, effect);
}

std::string ability_deed_text(const Scene& before, Seat by, const impossible::Ability& ability) {
  return std::visit(Effects{before, by}, ability);
}

}  // namespace narration_impossible
