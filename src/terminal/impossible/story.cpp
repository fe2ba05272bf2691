#include "terminal/impossible/story.h"

#include <fmt/format.h>

#include "terminal/impossible/board_text.h"
#include "terminal/impossible/card_text.h"
#include "terminal/impossible/consequences.h"
#include "terminal/impossible/saved_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Label;
using impossible::Open;
using impossible::Phase;
using impossible::Seat;
using terminal::capital;
using terminal::listed;
using terminal::Writer;

struct Story {
  Writer& writer;
  const Scene& before;
  const Scene& after;
  Consequences result;

  const Open& then() const { return before.open(); }
  const Open& open() const { return after.open(); }
  void tell(std::string_view sentence) const {
    writer.paragraph(fmt::format("{}.", capital(sentence)));
  }

  void tell_deed(const std::optional<Deed>& deed, Reasons reasons) const {
    if (!deed) {
      // Over a wire, what chance owed is a step of its own.
      const bool drawn = then().owing != impossible::Owing::nothing;
      if (!drawn && then().position != open().position) tell("time is up");
      return;
    }
    const auto text = is_asked_for() ? request(*deed) : deed_text(before, *deed) + fall();
    if (!text.empty()) tell(text);
    if (reasons == Reasons::wanted && !deed->why.empty()) {
      writer.item("  ", fmt::format("({})", deed->why));
    }
  }
  // The Mold that an addition brought.
  std::string fall() const {
    const auto text = result.fall ? fall_text(before, *result.fall) : "";
    return text.empty() ? "" : ". " + capital(text);
  }

  // The deed waits for somebody's consent (I-27). Who is asked here hears of it in the question.
  bool is_asked_for() const {
    return std::holds_alternative<impossible::Consent>(open().pending) &&
           then().position != open().position;
  }
  std::string request(const Deed& deed) const {
    std::vector<std::string> asked;
    for (const Seat of : std::get<impossible::Consent>(open().pending).awaited) {
      if (after.bots[impossible::index(of)].empty()) return {};
      asked.push_back(after.name(of));
    }
    return fmt::format("{} {} for consent{}", after.does(deed.by, "ask", "asks"), listed(asked),
                       after.is_you(deed.by) ? "" : ": " + deed_text(before, deed));
  }
  // What was agreed on happens now.
  void tell_agreed(const std::optional<Deed>& deed) const {
    if (!deed || !std::holds_alternative<impossible::Agree>(deed->action)) return;
    const auto* consent = std::get_if<impossible::Consent>(&then().pending);
    if (consent == nullptr || consent->awaited.size() > 1) return;
    const auto action =
        std::visit([](const auto& agreed) { return impossible::Action{agreed}; }, consent->deed);
    tell(deed_text(before, {consent->by, action}) + fall());
  }

  void tell_librarians() const {
    if (then().phase > Phase::librarians) return;
    for (const Seat of : after.seats()) {
      const auto &had = then().player(of).librarian, &has = open().player(of).librarian;
      if (had || !has) continue;
      tell(fmt::format("{} {}", after.does(of, "choose", "chooses"), librarian_name(after, *has)));
    }
  }

  void tell_saved() const {
    if (result.saved.empty()) return;
    const auto first = then().saved.size();
    for (std::size_t i = 0; i < result.saved.size(); ++i) {
      writer.bell();
      writer.line();
      writer.paragraph(writer.paint(terminal::Ink::strong,
                                    fmt::format("A Book is saved, number {} of {}!", first + i + 1,
                                                after.rules.setup.to_fill())));
      show_saved(writer, after, first + i);
      writer.line();
    }
    if (result.returned > 0) {
      tell(fmt::format(
          "{} back to the Containment",
          terminal::counted(static_cast<std::size_t>(result.returned), "Mold goes", "Mold go")));
    }
    if (result.rescued) {
      tell(rescue_text(before, *result.rescued));
    }
    if (open().cube > then().cube) {
      tell(fmt::format("+Card: from now on {} join the Pool in every turn",
                       terminal::counted(open().cube, "Character", "Characters")));
    }
    if (open().threshold > then().threshold) {
      tell(fmt::format("the marker moves: the Mold attacks at {} cards", open().threshold));
    }
  }

  void tell_attack() const {
    if (!result.attacked) return;
    writer.line();
    writer.line(writer.paint(terminal::Ink::warning, "The Mold attacks!"));
    show_falls(writer, before, *result.attacked);
  }

  void tell_new_books() const {
    if (then().phase <= Phase::librarians) return;
    for (std::size_t i = 0; i < open().slots.size(); ++i) {
      const auto& book = open().slots[i].book;
      if (!book || result.open.slots[i].book == book) continue;
      tell(fmt::format("a new Book at {}: {}", cast::name(Label(i)), imprint(after, *book)));
    }
  }

  void tell_reshuffle() const {
    const auto lost = after.rules.setup.reshuffle_mold;
    const bool paid = open().outcome != impossible::Outcome::mold_ran_out;
    tell(fmt::format("the discards are shuffled and become the deck{}",
                     lost == 0 ? ""
                     : paid    ? fmt::format("; {} Mold {} the game", terminal::number_word(lost),
                                             lost == 1 ? "leaves" : "leave")
                               : fmt::format("; the Containment has not the {} Mold for it",
                                             terminal::number_word(lost))));
  }

  void tell_draws() const {
    if (then().phase <= Phase::librarians) return;
    if (open().deck > then().deck) tell_reshuffle();
    for (const Seat of : after.seats()) {
      const auto drawn = open().player(of).hand - result.open.player(of).hand;
      if (drawn.empty()) continue;
      tell(fmt::format("{} {}", after.does(of, "draw", "draws"), listed(in_texts(after, drawn))));
    }
    std::vector<std::string> joined;
    for (const auto card : open().pool) {
      if (!result.open.pool.contains(card)) joined.push_back(with_label(after, card));
    }
    if (joined.empty()) return;
    const auto has = terminal::counted(open().pool.size(), "card", "cards");
    tell(fmt::format("into the Pool {} {}. It has {}; the Mold attacks at {}",
                     joined.size() == 1 ? "comes" : "come", listed(joined), has,
                     terminal::number_word(open().threshold)));
  }

  void tell_shown() const {
    const bool foreseen = std::holds_alternative<impossible::Arranging>(open().pending) ||
                          std::holds_alternative<impossible::Omen>(open().pending);
    if (!foreseen || then().position == open().position || after.is_asked()) return;
    tell(fmt::format("next in the deck: {}", listed(in_texts(after, after.view.known_top))));
  }

  void tell_turn() const {
    const bool begins = open().phase == Phase::draw && then().phase != Phase::draw;
    if (!begins) return;
    writer.line();
    const auto& librarian = open().player(open().active).librarian;
    writer.paragraph(
        writer.paint(terminal::Ink::strong,
                     fmt::format("{} turn, with {}.", capital(after.whose(open().active)),
                                 librarian ? librarian_name(after, *librarian) : "no Librarian")));
  }

  void tell_note() const {
    const auto note = after.plan();
    if (note == before.plan()) return;
    writer.paragraph(note ? fmt::format("Noted: {}", *note) : "The note is wiped off.");
  }
};

}  // namespace

void tell_change(Writer& writer, const Scene& before, const Scene& after,
                 const std::optional<Deed>& deed, Reasons reasons) {
  if (before.is_empty()) return;
  const Story story{writer, before, after, consequences(before, after, deed)};
  story.tell_deed(deed, reasons);
  story.tell_agreed(deed);
  if (!deed) story.tell_librarians();
  story.tell_saved();
  story.tell_attack();
  story.tell_new_books();
  story.tell_draws();
  story.tell_turn();
  story.tell_shown();
  story.tell_note();
}

}  // namespace terminal_impossible
