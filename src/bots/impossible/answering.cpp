#include "bots/impossible/answering.h"

#include <algorithm>

#include "bots/impossible/judging.h"
#include "bots/impossible/standing.h"

namespace impossible::bots {
namespace {

// Whoever asks has their reasons: what looks a little worse is agreed to.
constexpr double misgivings = 0.1;

// The most helpful first, as games were won with them alone and in company.
constexpr std::array by_help{Librarian::octavius,   Librarian::hazel,    Librarian::ferdinand,
                             Librarian::marguerite, Librarian::percival, Librarian::tobias,
                             Librarian::cordelia,   Librarian::ambrose,  Librarian::basil,
                             Librarian::odile};

// What it would do as a card of the Pool.
double harm(const Thought& thought, Character card) {
  const auto label = thought.rules().of(card).label;
  if (!label) return 0;
  const Slot& slot = thought.open.slot(*label);
  if (!slot.book) return 1;
  return 1 + slot.mold;
}

Action answer_to(const Thought&, Nobody) { return Decline{}; }

// With the best that whoever asks could then add to a Book.
double with_best_addition(const Thought& asker) {
  Judge judge{asker};
  double best = judge.if_nothing_is_done();
  Ideas additions;
  const bool adds = asker.is_active() && asker.open.phase == Phase::add;
  if (adds && !asker.open.is_over()) think_of_adding(asker, additions);
  for (const Deed& addition : additions) best = std::max(best, judge.after(addition));
  return best;
}

Action answer_to(const Thought& thought, const Consent& consent) {
  Open before = thought.open;
  before.pending = Nobody{};
  Trial trial{thought.rules(), before};
  const Action deed = std::visit([](const auto& it) { return Action{it}; }, consent.deed);
  const Open after = trial.after(consent.by, deed);
  const Thought now{thought.mind, before, thought.shown, consent.by, false};
  const Thought then{thought.mind, after, thought.shown, consent.by, false};
  if (with_best_addition(then) > with_best_addition(now) - misgivings) return Agree{};
  return Decline{};
}

Action answer_to(const Thought& thought, const Renewal&) {
  const CharacterSet cards = poor_cards(thought);
  if (cards.empty()) return Decline{};
  return Renew{cards};
}

Action answer_to(const Thought& thought, const Arranging& arranging) {
  const Open& open = thought.open;
  const Wanted spots = wanted(thought.mind, open);
  std::vector<Character> cards(thought.shown.begin(), thought.shown.begin() + arranging.cards);
  const auto drawn = [&]() -> std::size_t {
    const std::size_t held = open.player(open.active).hand.size();
    const std::size_t limit = hand_limit(open, open.active);
    return limit > held ? limit - held : 0;
  }();
  // To the Pool first in Draw, to the hand first afterwards.
  const std::size_t pooled = std::min<std::size_t>(open.cube, cards.size());
  std::ranges::stable_sort(cards, {}, [&](Character card) { return harm(thought, card); });
  if (open.phase != Phase::draw) {
    const std::size_t first = std::min<std::size_t>(drawn, cards.size() - pooled);
    std::ranges::rotate(cards, cards.begin() + static_cast<std::ptrdiff_t>(pooled));
    std::stable_sort(cards.begin(), cards.end() - static_cast<std::ptrdiff_t>(pooled),
                     [&](Character a, Character b) {
                       return worth(thought.mind, spots, a) > worth(thought.mind, spots, b);
                     });
    std::rotate(cards.begin() + static_cast<std::ptrdiff_t>(first),
                cards.end() - static_cast<std::ptrdiff_t>(pooled), cards.end());
  }
  Arrange arrange;
  for (const Character card : cards) arrange.cards.push_back(card);
  return arrange;
}

// With these cards on top of the deck: in Draw, and the next ones in Upkeep as far as one counts on
// them.
double with_on_top(const Thought& thought, std::span<const Character> shown) {
  constexpr std::size_t later = 2;
  constexpr double counted_on = 0.5;
  const Thought then{thought.mind, thought.open, shown, thought.me, thought.asks};
  const Judge judge{then};
  const Wanted spots = wanted(thought.mind, thought.open);
  double sum = std::max(judge.kept(), judge.refreshed());
  for (std::size_t i = thought.open.cube; i < thought.open.cube + later && i < shown.size(); ++i) {
    sum += counted_on * worth(thought.mind, spots, shown[i]);
  }
  return sum;
}

Action answer_to(const Thought& thought, const Omen& omen) {
  Action best = Decline{};
  double most = with_on_top(thought, thought.shown);
  for (const Character card : thought.shown.first(omen.cards)) {
    core::List<Character, most_shown> rest;
    for (const Character other : thought.shown) {
      if (other != card) rest.push_back(other);
    }
    const double value = with_on_top(thought, {rest.begin(), rest.end()});
    if (value > most) most = value, best = Bury{card};
  }
  return best;
}

Action answer_to(const Thought& thought, NextBook) {
  std::optional<Label> best;
  for (std::size_t i = 0; i < cast::labels; ++i) {
    const Slot& slot = thought.open.slots[i];
    if (!slot.is_full()) continue;
    if (!best || slot.mold < thought.open.slot(*best).mold) best = Label(i);
  }
  return Complete{*best};
}

Action answer_to(const Thought& thought, const Rescuing& rescuing) {
  Label best = rescuing.books.first();
  const auto life = [&](Label label) {
    const Slot& slot = thought.open.slot(label);
    return thought.rules().of(*slot.book).mold_spaces - slot.mold;
  };
  for (const Label label : rescuing.books) {
    if (life(label) < life(best)) best = label;
  }
  return Rescue{best};
}

}  // namespace

CharacterSet poor_cards(const Thought& thought) {
  const bool now = thought.is_active() && thought.open.phase != Phase::window;
  const double fresh = now ? thought.mind.eye.fresh_now : thought.mind.eye.fresh_later;
  const Wanted spots = wanted(thought.mind, thought.open);
  CharacterSet cards;
  for (const Character card : thought.hand()) {
    if (worth(thought.mind, spots, card) < fresh) cards.add(card);
  }
  return cards;
}

Action answer(const Thought& thought) {
  return std::visit([&](const auto& asked) { return answer_to(thought, asked); },
                    thought.open.pending);
}

Action choose_librarian(const Thought& thought) {
  const auto& dealt = thought.open.player(thought.me).dealt;
  const auto* const first = std::ranges::find_first_of(by_help, dealt);
  return Choose{*first};
}

}  // namespace impossible::bots
