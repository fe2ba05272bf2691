#include "narration/impossible/effects.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/impossible/places.h"
#include "games/impossible/turn.h"
#include "narration/impossible/card_text.h"
#include "narration/impossible/consequences.h"
#include "narration/phrases.h"

namespace narration_impossible {
namespace {

using impossible::Book;
using impossible::Label;
using impossible::MoldOutcome;
using impossible::Open;
using impossible::Phase;
using impossible::Seat;
using impossible::Slot;
using narration::capital;
using narration::counted;
using narration::listed;
using narration::number_word;

// What an attack comes to.
struct Toll {
  std::vector<Book> destroyed;
  std::size_t molds = 0;
  bool ends = false;

  bool destroys(Book book) const { return std::ranges::find(destroyed, book) != destroyed.end(); }
};

Toll toll_of(const impossible::Rules& rules, Open open) {
  Toll toll;
  if (!impossible::attack_is_due(open) || open.is_over()) return toll;
  for (const Fall& fall : attack(rules, open)) {
    if (fall.outcome == MoldOutcome::destroys) toll.destroyed.push_back(*fall.book);
    if (fall.outcome == MoldOutcome::destroys || fall.outcome == MoldOutcome::molded) ++toll.molds;
    toll.ends = toll.ends || fall.ends;
  }
  return toll;
}

const Slot* slot_of(const Open& open, Book book) {
  const auto* const found = std::ranges::find(open.slots, std::optional{book}, &Slot::book);
  return found == open.slots.end() ? nullptr : found;
}

class Outlook {
 public:
  Outlook(const Scene& now, const impossible::Action& action)
      : now_{now},
        action_{action},
        by_{now.seat},
        then_{performed(now.rules, now.open(), now.seat, action)} {}

  std::vector<std::string> all() {
    tell_fall();
    std::visit(*this, action_);
    tell_attack();
    tell_books();
    tell_containment();
    tell_consent();
    std::ranges::stable_sort(effects_, std::ranges::greater{}, &Effect::gravity);
    std::vector<std::string> sentences;
    for (auto& effect : effects_) sentences.push_back(std::move(effect.sentence));
    return sentences;
  }

  // What follows from the action by its kind.
  void operator()(impossible::Keep) { tell_growth(); }
  void operator()(const impossible::Refresh&) { tell_growth(); }
  void operator()(impossible::Done) { tell_rest_of_turn(); }
  void operator()(const impossible::Pass&) {
    if (open().phase != Phase::window) return;
    const auto seats = now_.seats();
    const bool waits = std::ranges::any_of(
        seats, [&](const Seat of) { return of != by_ && impossible::is_awaited(open(), of); });
    if (!waits) tell_attack_of(open());
  }
  void operator()(const auto&) {}

 private:
  enum class Gravity { note, gain, loss, book, game };
  struct Effect {
    Gravity gravity;
    std::string sentence;
  };

  const Open& open() const { return now_.open(); }
  const impossible::Rules& rules() const { return now_.rules; }
  void tell(Gravity gravity, std::string_view text) {
    effects_.push_back({gravity, fmt::format("{}.", capital(text))});
  }
  void tell_loss() { tell(Gravity::game, "that loses the game"); }

  // The Mold that an addition brings.
  void tell_fall() {
    if (!then_.fall) return;
    const Fall& fall = *then_.fall;
    if (fall.ends) tell_loss();
    if (!fall.book) return;
    const auto name = title(now_, *fall.book);
    if (fall.outcome == MoldOutcome::destroys) {
      tell(Gravity::book, fmt::format("{} takes its last Mold and is lost", name));
    } else if (fall.outcome == MoldOutcome::molded) {
      tell(Gravity::loss, fmt::format("{} gets a Mold, {} of {}", name, fall.mold, fall.spaces));
    } else if (fall.outcome == MoldOutcome::sheltered) {
      tell(Gravity::note, fmt::format("{} is sheltered and gets no Mold", name));
    }
  }

  // What the action changes about the attack of this turn.
  void tell_attack() {
    const Open& after = then_.open;
    if (!impossible::attack_is_due(open()) || after.is_over()) return;
    if (!impossible::attack_is_due(after)) {
      const bool grows = open().phase == Phase::draw;
      return tell(Gravity::gain, fmt::format("the Pool has {} then: no attack {}",
                                             counted(after.pool.size(), "card", "cards"),
                                             grows ? "unless more come" : "this turn"));
    }
    const Toll was = toll_of(rules(), open()), is = toll_of(rules(), after);
    if (is.ends && !was.ends) tell(Gravity::game, "the attack loses the game then");
    if (was.ends && !is.ends) tell(Gravity::gain, "the attack does not lose the game then");
    for (const Book book : is.destroyed) {
      if (was.destroys(book)) continue;
      tell(Gravity::book, fmt::format("the attack destroys {} then", title(now_, book)));
    }
    for (const Book book : was.destroyed) {
      if (is.destroys(book) || slot_of(after, book) == nullptr) continue;
      tell(Gravity::gain, fmt::format("the attack does not destroy {} then", title(now_, book)));
    }
    if (was.molds != is.molds && was.ends == is.ends) {
      tell(is.molds > was.molds ? Gravity::loss : Gravity::gain,
           fmt::format("the attack brings {} Mold then, not {}", number_word(is.molds),
                       number_word(was.molds)));
    }
  }

  // Books that are full then, and spots that are empty again.
  void tell_books() {
    for (const Slot& was : open().slots) {
      const Slot* is = was.book ? slot_of(then_.open, *was.book) : nullptr;
      if (is == nullptr) continue;
      const auto name = title(now_, *was.book);
      if (is->is_full() && !was.is_full()) tell_full(name);
      for (std::size_t i = 0; i < is->cast.size(); ++i) {
        if (!was.cast[i] || is->cast[i]) continue;
        tell(Gravity::loss, fmt::format("spot {} of {} is empty again", i + 1, name));
      }
    }
  }
  void tell_full(const std::string& name) {
    const bool resolves = open().phase == Phase::draw || open().phase == Phase::add;
    const bool last = open().saved.size() + 1 >= rules().setup.to_fill();
    tell(Gravity::gain,
         fmt::format("{} is full, and is saved in {}Resolve{}", name, resolves ? "" : "the next ",
                     last ? ": that wins the game" : ""));
  }

  void tell_containment() {
    const auto was = open().containment, is = then_.open.containment;
    if (is <= was) return;
    tell(Gravity::gain, fmt::format("the Containment has {} Mold then", number_word(is)));
  }

  void tell_consent() {
    const auto asked = impossible::to_consent(open(), by_, action_).size();
    if (asked == 0) return;
    tell(Gravity::note, fmt::format("{} has to agree first",
                                    asked == 1 ? "another player" : "each of the players asked"));
  }

  // The Pool grows behind Draw 1.
  void tell_growth() {
    const std::size_t cards = open().cube, has = open().pool.size() + cards;
    const auto join = counted(cards, "card joins the Pool", "cards join the Pool");
    if (has >= open().threshold) {
      tell(Gravity::loss,
           fmt::format("{}: the Mold attacks in this turn, unless a Power changes that", join));
    } else {
      tell(Gravity::note, fmt::format("{}, which has {} then; the Mold attacks at {}", join,
                                      number_word(has), number_word(open().threshold)));
    }
  }

  // Full Books are saved, and the Mold attacks if nobody changes that.
  void tell_rest_of_turn() {
    impossible::State state;
    state.open = open();
    std::vector<std::string> saved;
    for (std::size_t i = 0; i < state.open.slots.size() && !state.open.is_over(); ++i) {
      if (!state.open.slots[i].is_full()) continue;
      saved.push_back(title(now_, *state.open.slots[i].book));
      state.open.completing = Label(i);
      impossible::complete(rules(), state, 0, state.open.since);
    }
    if (!saved.empty()) {
      tell(Gravity::gain,
           fmt::format("{} {} saved", listed(saved), saved.size() == 1 ? "is" : "are"));
    }
    if (state.open.is_over()) return tell(Gravity::game, "that wins the game");
    tell_attack_of(state.open);
  }

  void tell_attack_of(Open table) {
    if (!impossible::attack_is_due(table)) {
      return tell(Gravity::note, fmt::format("the Pool has {}: no attack this turn",
                                             counted(table.pool.size(), "card", "cards")));
    }
    const Toll toll = toll_of(rules(), table);
    if (toll.ends) tell(Gravity::game, "the Mold attacks, and the game is lost");
    for (const Book book : toll.destroyed) {
      tell(Gravity::book, fmt::format("the Mold attacks and destroys {}", title(now_, book)));
    }
    if (toll.ends || !toll.destroyed.empty()) return;
    tell(Gravity::loss, toll.molds == 0 ? "the Mold attacks and hits nothing"
                                        : fmt::format("the Mold attacks and brings {} Mold",
                                                      number_word(toll.molds)));
  }

  const Scene& now_;
  const impossible::Action& action_;
  Seat by_;
  Performed then_;
  std::vector<Effect> effects_;
};

}  // namespace

std::vector<std::string> effects(const Scene& now, const impossible::Action& action) {
  return Outlook{now, action}.all();
}

}  // namespace narration_impossible
