#include "narration/impossible/story.h"

#include <fmt/format.h>

#include "narration/impossible/card_text.h"
#include "narration/phrases.h"

namespace narration_impossible {
namespace {

using impossible::Label;
using impossible::Open;
using impossible::Phase;
using impossible::Seat;
using narration::capital;
using narration::counted;
using narration::listed;

std::string ending_text(const impossible::Outcome outcome) {
  switch (outcome) {
    case impossible::Outcome::bookshelf_full:
      return "the game is won: every slot left of the Bookend has its spine";
    case impossible::Outcome::mold_ran_out:
      return "the game is lost: the Containment had to give a Mold and had none";
    case impossible::Outcome::books_ran_out:
      return "the game is lost: fewer Books are left than slots to fill";
    case impossible::Outcome::nothing_moves:
      return "the game is lost: a whole round has passed in which no card moved";
  }
  return {};
}

// The sentences of a change, one after the other.
class ChangeTelling {
 public:
  explicit ChangeTelling(const Change& change) : change_{change} {}

  std::vector<std::string> all(core::Actor actor, const impossible::Action& action) {
    if (change_.deed) {
      tell_deed();
    } else if (actor == core::Actor::clock()) {
      tell_clock(action);
    }
    tell(agreed_text(change_));
    tell_fall();
    if (!change_.deed) tell(librarian_texts(change_));
    tell_saved();
    tell(saving_texts(change_));
    tell_attack();
    tell(book_texts(change_));
    tell(draw_texts(change_));
    tell_window();
    tell_ending();
    if (begins_turn(change_)) tell(turn_text(change_));
    if (are_shown(change_)) tell(shown_text(change_));
    return std::move(sentences_);
  }

 private:
  const Open& then() const { return change_.before.open(); }
  const Open& open() const { return change_.after.open(); }
  void tell(std::string_view text) {
    if (!text.empty()) sentences_.push_back(fmt::format("{}.", capital(text)));
  }
  void tell(const std::vector<std::string>& texts) {
    for (const auto& text : texts) tell(text);
  }

  void tell_deed() {
    const Deed& deed = *change_.deed;
    const auto text = deed_text(change_.before, deed);
    if (!is_asked_for(change_)) return tell(text);
    std::vector<std::string> asked;
    for (const Seat of : std::get<impossible::Consent>(open().pending).awaited) {
      asked.push_back(change_.after.name(of));
    }
    tell(fmt::format("{} {} for consent: {}", change_.after.does(deed.by, "ask", "asks"),
                     listed(asked), text));
  }

  void tell_clock(const impossible::Action& action) {
    const auto* absent = std::get_if<core::Substitute>(&action);
    if (absent != nullptr) {
      const Seat seat = impossible::seat_at(absent->seat.seat_index());
      return tell(fmt::format("the program chooses for {}, who is away", change_.after.name(seat)));
    }
    const bool asked = std::holds_alternative<impossible::Consent>(then().pending);
    tell(asked ? "time is up: there is no consent, and nothing is spent" : "time is up");
  }

  // The Mold that an addition has brought, and why.
  void tell_fall() {
    if (!change_.result.fall) return;
    const Fall& fall = *change_.result.fall;
    const auto text = fall_text(change_.before, fall);
    if (text.empty()) return;
    tell(fmt::format("the label of {} is {}: {}", in_text(change_.before, *fall.card),
                     cast::name(*fall.label), text));
  }

  void tell_saved() {
    auto slot = then().saved.size();
    for (const auto& saved : change_.result.saved) {
      ++slot;
      tell(fmt::format("{} {}; its spine stands in slot {} of {}",
                       change_.before.does(then().active, "save", "saves"),
                       title(change_.after, saved.book), slot,
                       change_.after.rules.setup.to_fill()));
    }
  }

  void tell_attack() {
    if (!change_.result.attacked) return;
    tell("the Mold attacks");
    for (const Fall& fall : *change_.result.attacked) {
      const auto text = fall_text(change_.before, fall);
      tell(fmt::format("{}: {}", in_text(change_.before, *fall.card),
                       text.empty() ? "no label, no Mold" : text));
    }
  }

  void tell_window() {
    if (open().phase != Phase::window || then().phase == Phase::window) return;
    tell(fmt::format("the Pool has {}: the Mold attacks, unless a Power changes that",
                     counted(open().pool.size(), "card", "cards")));
  }

  void tell_ending() {
    if (open().outcome && !then().outcome) tell(ending_text(*open().outcome));
  }

  const Change& change_;
  std::vector<std::string> sentences_;
};

}  // namespace

Change::Change(const Scene& was, const Scene& is, std::optional<Deed> done)
    : before{was}, after{is}, deed{std::move(done)}, result{consequences(was, is, deed)} {}

bool is_asked_for(const Change& change) {
  const Open &then = change.before.open(), &open = change.after.open();
  return std::holds_alternative<impossible::Consent>(open.pending) &&
         then.position != open.position;
}

std::string agreed_text(const Change& change) {
  const auto& deed = change.deed;
  if (!deed || !std::holds_alternative<impossible::Agree>(deed->action)) return {};
  const auto* consent = std::get_if<impossible::Consent>(&change.before.open().pending);
  if (consent == nullptr || consent->awaited.size() > 1) return {};
  const auto action =
      std::visit([](const auto& agreed) { return impossible::Action{agreed}; }, consent->deed);
  return deed_text(change.before, {consent->by, action});
}

std::vector<std::string> librarian_texts(const Change& change) {
  std::vector<std::string> texts;
  if (change.before.open().phase > Phase::librarians) return texts;
  for (const Seat of : change.after.seats()) {
    const auto& had = change.before.open().player(of).librarian;
    const auto& has = change.after.open().player(of).librarian;
    if (had || !has) continue;
    texts.push_back(fmt::format("{} {}", change.after.does(of, "choose", "chooses"),
                                librarian_name(change.after, *has)));
  }
  return texts;
}

std::vector<std::string> saving_texts(const Change& change) {
  std::vector<std::string> texts;
  const Consequences& result = change.result;
  const Open &then = change.before.open(), &open = change.after.open();
  if (result.saved.empty()) return texts;
  if (result.returned > 0) {
    texts.push_back(
        fmt::format("{} back to the Containment",
                    counted(static_cast<std::size_t>(result.returned), "Mold goes", "Mold go")));
  }
  if (result.rescued) {
    texts.push_back(rescue_text(change.before, *result.rescued));
  }
  if (open.cube > then.cube) {
    texts.push_back(fmt::format("+Card: from now on {} join the Pool in every turn",
                                counted(open.cube, "Character", "Characters")));
  }
  if (open.threshold > then.threshold) {
    texts.push_back(fmt::format("the marker moves: the Mold attacks at {} cards", open.threshold));
  }
  return texts;
}

std::vector<std::string> book_texts(const Change& change) {
  std::vector<std::string> texts;
  if (change.before.open().phase <= Phase::librarians) return texts;
  const auto& slots = change.after.open().slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const auto& book = slots[i].book;
    if (!book || change.result.open.slots[i].book == book) continue;
    texts.push_back(
        fmt::format("a new Book at {}: {}", cast::name(Label(i)), imprint(change.after, *book)));
  }
  return texts;
}

std::vector<std::string> draw_texts(const Change& change) {
  std::vector<std::string> texts;
  const Open &then = change.before.open(), &open = change.after.open();
  if (then.phase <= Phase::librarians) return texts;
  if (open.deck > then.deck) {
    const auto lost = change.after.rules.setup.reshuffle_mold;
    const bool paid = open.outcome != impossible::Outcome::mold_ran_out;
    texts.push_back(
        fmt::format("the discards are shuffled and become the deck{}",
                    lost == 0 ? ""
                    : paid    ? fmt::format("; {} Mold {} the game", narration::number_word(lost),
                                            lost == 1 ? "leaves" : "leave")
                              : fmt::format("; the Containment has not the {} Mold for it",
                                            narration::number_word(lost))));
  }
  for (const Seat of : change.after.seats()) {
    const auto drawn = open.player(of).hand - change.result.open.player(of).hand;
    if (drawn.empty()) continue;
    texts.push_back(fmt::format("{} {}", change.after.does(of, "draw", "draws"),
                                listed(in_texts(change.after, drawn))));
  }
  std::vector<std::string> joined;
  for (const auto card : open.pool) {
    if (!change.result.open.pool.contains(card)) joined.push_back(with_label(change.after, card));
  }
  if (joined.empty()) return texts;
  const auto has = counted(open.pool.size(), "card", "cards");
  texts.push_back(fmt::format("into the Pool {} {}. It has {}; the Mold attacks at {}",
                              joined.size() == 1 ? "comes" : "come", listed(joined), has,
                              narration::number_word(open.threshold)));
  return texts;
}

bool are_shown(const Change& change) {
  const Open &then = change.before.open(), &open = change.after.open();
  const bool foreseen = std::holds_alternative<impossible::Arranging>(open.pending) ||
                        std::holds_alternative<impossible::Omen>(open.pending);
  return foreseen && then.position != open.position;
}
std::string shown_text(const Change& change) {
  return fmt::format("next in the deck: {}",
                     listed(in_texts(change.after, change.after.view.known_top)));
}

bool begins_turn(const Change& change) {
  return change.after.open().phase == Phase::draw && change.before.open().phase != Phase::draw;
}
std::string turn_text(const Change& change) {
  const Open& open = change.after.open();
  const auto& librarian = open.player(open.active).librarian;
  return fmt::format("{} turn, with {}", change.after.whose(open.active),
                     librarian ? librarian_name(change.after, *librarian) : "no Librarian");
}

std::vector<std::string> story(const Scene& before, const Scene& after, core::Actor actor,
                               const impossible::Action& action) {
  std::optional<Deed> deed;
  if (actor.is_seat()) deed = Deed{impossible::seat_at(actor.seat_index()), action};
  return ChangeTelling{Change{before, after, std::move(deed)}}.all(actor, action);
}

}  // namespace narration_impossible
