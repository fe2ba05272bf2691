#include "terminal/impossible/story.h"

#include <fmt/format.h>

#include "narration/impossible/card_text.h"
#include "narration/impossible/story.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/saved_text.h"
#include "terminal/phrases.h"

namespace terminal_impossible {
namespace {

using impossible::Open;
using impossible::Seat;
using narration_impossible::Change;
using terminal::capital;
using terminal::listed;
using terminal::Writer;

struct Story {
  Writer& writer;
  const Scene& before;
  const Scene& after;
  const Change& change;

  const Open& then() const { return change.before.open(); }
  const Open& open() const { return change.after.open(); }
  void tell(std::string_view sentence) const {
    if (!sentence.empty()) writer.paragraph(fmt::format("{}.", capital(sentence)));
  }
  void tell(const std::vector<std::string>& sentences) const {
    for (const auto& sentence : sentences) tell(sentence);
  }

  void tell_deed(Reasons reasons) const {
    const auto& deed = change.deed;
    if (!deed) {
      // Over a wire, what chance owed is a step of its own.
      const bool drawn = then().owing != impossible::Owing::nothing;
      if (!drawn && then().position != open().position) tell("time is up");
      return;
    }
    tell(is_asked_for(change) ? request(*deed) : deed_text(change.before, *deed) + fall());
    if (reasons == Reasons::wanted && !deed->why.empty()) {
      writer.item("  ", fmt::format("({})", deed->why));
    }
  }
  // The Mold that an addition brought.
  std::string fall() const {
    const auto text =
        change.result.fall ? fall_text(change.before, *change.result.fall) : std::string{};
    return text.empty() ? "" : ". " + capital(text);
  }

  // Who is asked here hears of it in the question.
  std::string request(const Deed& deed) const {
    std::vector<std::string> asked;
    for (const Seat of : std::get<impossible::Consent>(open().pending).awaited) {
      if (after.bots[impossible::index(of)].empty()) return {};
      asked.push_back(after.name(of));
    }
    return fmt::format("{} {} for consent{}", after.does(deed.by, "ask", "asks"), listed(asked),
                       after.is_you(deed.by) ? "" : ": " + deed_text(change.before, deed));
  }
  void tell_agreed() const {
    const auto text = agreed_text(change);
    if (!text.empty()) tell(text + fall());
  }

  void tell_saved() const {
    const auto first = then().saved.size();
    for (std::size_t i = 0; i < change.result.saved.size(); ++i) {
      writer.bell();
      writer.line();
      writer.paragraph(writer.paint(terminal::Ink::strong,
                                    fmt::format("A Book is saved, number {} of {}!", first + i + 1,
                                                after.rules.setup.to_fill())));
      show_saved(writer, after, first + i);
      writer.line();
    }
    tell(saving_texts(change));
  }

  void tell_attack() const {
    if (!change.result.attacked) return;
    writer.line();
    writer.line(writer.paint(terminal::Ink::warning, "The Mold attacks!"));
    show_falls(writer, before, *change.result.attacked);
  }

  void tell_turn() const {
    if (!begins_turn(change)) return;
    writer.line();
    writer.paragraph(
        writer.paint(terminal::Ink::strong, fmt::format("{}.", capital(turn_text(change)))));
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
  const Change change{before, after, deed};
  const Story story{writer, before, after, change};
  story.tell_deed(reasons);
  story.tell_agreed();
  if (!deed) story.tell(librarian_texts(change));
  story.tell_saved();
  story.tell_attack();
  story.tell(book_texts(change));
  story.tell(draw_texts(change));
  story.tell_turn();
  if (are_shown(change) && !after.is_asked()) story.tell(shown_text(change));
  story.tell_note();
}

}  // namespace terminal_impossible
