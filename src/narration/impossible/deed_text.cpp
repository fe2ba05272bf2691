#include "narration/impossible/deed_text.h"

#include <fmt/format.h>

#include "games/impossible/librarian.h"
#include "narration/impossible/card_text.h"
#include "narration/phrases.h"

namespace narration_impossible {
namespace {

using impossible::Seat;
using narration::listed;

struct Telling {
  const Scene& scene;
  Seat by;

  std::string does(std::string_view you, std::string_view other) const {
    return scene.does(by, you, other);
  }
  std::string card(impossible::Character character) const { return in_text(scene, character); }
  const impossible::Open& open() const { return scene.open(); }

  std::string operator()(const core::Draw&) const { return "cards are drawn"; }
  std::string operator()(core::Expire) const { return "time is up"; }
  std::string operator()(core::Substitute) const { return "the program chooses for the absent"; }

  std::string operator()(const impossible::Choose& choose) const {
    return fmt::format("{} {}", does("choose", "chooses"), librarian_name(scene, choose.librarian));
  }
  std::string operator()(impossible::Keep) const {
    return does("keep your hand", "keeps the hand");
  }
  std::string operator()(impossible::Refresh) const {
    return fmt::format("{}: {}", does("discard your hand", "discards the hand"),
                       listed(in_texts(scene, open().player(by).hand)));
  }
  std::string operator()(const impossible::Renew& renew) const {
    return fmt::format("{} {} for new cards", does("discard", "discards"),
                       listed(in_texts(scene, renew.cards)));
  }
  std::string operator()(const impossible::Add& add) const {
    const auto& book = open().slot(add.book).book;
    if (!book) return does("add nothing", "adds nothing");
    return fmt::format("{} {}, spot {} of {}", does("add", "adds"),
                       casting_text(scene, *book, add.spot, add.character),
                       impossible::index(add.spot) + 1, book_text(scene, *book, add.book));
  }
  std::string operator()(impossible::Done) const {
    return does("are done with adding", "is done with adding");
  }
  std::string operator()(const impossible::Complete& complete) const {
    return fmt::format("{} {} next", does("complete", "completes"), book_at(scene, complete.book));
  }
  std::string operator()(const impossible::Rescue& rescue) const {
    return rescue_text(scene, rescue.book);
  }
  std::string operator()(const impossible::Bury& bury) const {
    return fmt::format("{} {} at the bottom of the deck", does("put", "puts"), card(bury.card));
  }
  std::string operator()(const impossible::Arrange& arrange) const {
    return fmt::format("{} the next cards in this order: {}", does("put", "puts"),
                       listed(in_texts(scene, arrange.cards)));
  }
  std::string operator()(const impossible::Use& use) const {
    return fmt::format("{} {} for {}: {}", does("discard", "discards"), card(use.card),
                       power_name(scene, use.card), effect_text(scene, by, use.effect));
  }
  std::string operator()(const impossible::Help& help) const {
    const auto& librarian = open().player(by).librarian;
    return fmt::format("{} helps {}: {}",
                       librarian ? scene.rules.cards->of(*librarian).name : "the Librarian",
                       scene.name(by), ability_deed_text(scene, by, help.ability));
  }
  std::string operator()(impossible::Agree) const { return does("agree", "agrees"); }
  std::string operator()(impossible::Decline) const {
    if (std::holds_alternative<impossible::Consent>(open().pending)) {
      return does("say no: nothing happens, and nothing is spent",
                  "says no: nothing happens, and nothing is spent");
    }
    if (std::holds_alternative<impossible::Renewal>(open().pending)) {
      return does("keep all your cards", "keeps all cards");
    }
    return does("leave the deck as it is", "leaves the deck as it is");
  }
  std::string operator()(const impossible::Pass& pass) const {
    switch (pass.extent) {
      case impossible::Extent::attack:
        return does("pass", "passes") +
               (open().phase == impossible::Phase::window ? "" : " for the next attack");
      case impossible::Extent::turn: return does("pass", "passes") + " for this turn";
      case impossible::Extent::always:
        return does("pass", "passes") + " always, until " +
               (scene.is_you(by) ? "you take it back with: heed" : "that is taken back");
    }
    return {};
  }
  std::string operator()(impossible::Heed) const {
    return does("want to be asked again", "wants to be asked again");
  }
};

}  // namespace

std::string rescue_text(const Scene& before, impossible::Label label) {
  const auto mold = std::min(impossible::most_rescued, before.open().slot(label).mold);
  return fmt::format("Marguerite takes {} Mold off {}",
                     mold == 1 ? "a" : narration::number_word(mold), book_at(before, label));
}

std::string deed_text(const Scene& before, const Deed& deed) {
  return std::visit(Telling{before, deed.by}, deed.action);
}

}  // namespace narration_impossible
