#include "terminal/wordles/story.h"

#include <fmt/format.h>

#include "terminal/wordles/card_text.h"
#include "terminal/wordles/score_text.h"

namespace terminal_wordles {
namespace {

using terminal::capital;
using terminal::Writer;
using wordles::Open;
using wordles::Phase;
using wordles::Seat;

struct Story {
  Writer& writer;
  const Scene& before;
  const Scene& after;

  const Open& then() const { return before.open(); }
  const Open& open() const { return after.open(); }
  bool is_over() const { return open().phase == Phase::over; }
  bool same_round() const { return then().past.size() == open().past.size(); }
  void tell(std::string_view sentence) const { writer.paragraph(capital(sentence)); }

  // The phase that we saw last ended because its clock ran out.
  bool by_clock() const {
    const auto end = wordles::runs_out(before.rules, then());
    return end && then().position != open().position && open().since >= *end;
  }

  void tell_hiding() const {
    if (!before.view.own || !after.view.own) return;
    const auto word = after.view.own->secret;
    if (word.empty() || word == before.view.own->secret) return;
    tell(by_clock() ? fmt::format("Time is up: the program hides {} for you.", word.upper())
                    : fmt::format("Your word is {}. Only you see it.", word.upper()));
  }

  void tell_exchange() const {
    for (const Seat of : after.seats()) {
      const auto &had = before.board(of).card, &has = after.board(of).card;
      if (!had || !has || *had == *has || then().round != open().round) continue;
      tell(after.does(of, "exchange your query card.", "exchanges the query card."));
      if (of == after.seat) show_card(writer, after, of);
    }
  }

  // With three and more the callers follow each other; with two it is whoever does not own the
  // word.
  Seat caller(Seat owner, std::size_t row) const {
    if (after.rules.is_duel()) return after.rules.after(owner);
    return wordles::seat_at((wordles::index(open().first) + row) % after.rules.options.seats);
  }

  void tell_call(Seat by, wordles::Word word) const {
    if (!writer.look().plain) writer.line();
    const bool timed_out = by_clock() && then().phase == Phase::call && then().active == by;
    tell(timed_out
             ? fmt::format("Time is up: the program calls {} for {}.", word.upper(), after.name(by))
             : fmt::format("{} {}.", after.does(by, "call", "calls"), word.upper()));
  }

  // Calls whose rows are new, the newest row on its boards at the end.
  void tell_rows(Rows rows) const {
    wordles::SeatSet owners;
    std::vector<std::pair<Seat, std::size_t>> told;
    for (std::size_t r = 0; r < wordles::rows_a_board; ++r) {
      for (const Seat of : after.seats()) {
        const std::size_t known = same_round() ? before.board(of).rows.size() : 0;
        if (r < known || r >= after.board(of).rows.size()) continue;
        owners.add(of);
        const Seat by = caller(of, r);
        if (!told.empty() && told.back() == std::pair{by, r}) continue;
        told.emplace_back(by, r);
        const auto query = after.board(of).rows[r].query;
        if (query != then().called) tell_call(by, query);
      }
    }
    if (owners.empty()) {
      if (!open().called.empty() && open().called != then().called) {
        tell_call(open().active, open().called);
      }
      return;
    }
    if (rows == Rows::shown) show_new_row(writer, after, owners);
  }

  void tell_marked() const {
    if (then().called != open().called) return;
    for (const Seat of : after.seats()) {
      if (!open().marked.has(of)) continue;
      const bool anew =
          !then().marked.has(of) || (of == after.seat && before.view.own && after.view.own &&
                                     before.view.own->marking != after.view.own->marking);
      if (!anew) continue;
      tell(of == after.seat ? "Your marks are in; mark again to correct them until all have marked."
                            : fmt::format("{} has marked.", player(of)));
    }
  }

  void tell_attempt(const wordles::Tried& tried) const {
    const std::string deed = fmt::format("{} {} for {} word", after.does(tried.by, "try", "tries"),
                                         tried.word.upper(), after.whose(tried.owner));
    if (!tried.right) return tell(fmt::format("{}: wrong.", deed));
    const bool counts =
        same_round() ? !after.board(tried.by).mistaken : !open().past.back().mistaken.has(tried.by);
    tell(fmt::format(
        "{}: {} {}", deed, writer.paint(terminal::Ink::right, "right!"),
        counts ? fmt::format("{}.", points_text(tried.value)) : "Wrong marks cost the points."));
  }

  void tell_attempts() const {
    // A new round's list begins anew; while words are hidden the last round's still stands there.
    const bool calls = open().phase > Phase::hide && open().phase < Phase::over;
    const bool anew = calls && (then().round != open().round || then().phase <= Phase::hide);
    for (std::size_t i = anew ? 0 : then().attempts.size(); i < open().attempts.size(); ++i) {
      tell_attempt(open().attempts[i]);
    }
    if (!same_round()) return;
    for (const Seat of : after.seats()) {
      if (!after.board(of).mistaken || before.board(of).mistaken) continue;
      tell(fmt::format("{} a row wrongly and {} nothing in this round.",
                       after.does(of, "marked", "marked"), of == after.seat ? "score" : "scores"));
    }
  }

  // Whoever closed the window that we saw open by passing: nothing else of it is left to see.
  void tell_last_pass() const {
    if (then().phase != Phase::window || then().position == open().position) return;
    if (by_clock()) return tell("Time is up; the window is closed.");
    wordles::SeatSet pending;
    for (const Seat of : after.seats()) {
      if (wordles::is_awaited(before.rules, then(), of)) pending.add(of);
    }
    if (pending.size() != 1 || then().attempts != open().attempts) return;
    tell(after.does(pending.first(), "pass.", "passes."));
  }

  void tell_passes() const {
    const bool same_window = then().position == open().position;
    for (const Seat of : after.seats()) {
      const bool had = same_window && then().passed.has(of), has = open().passed.has(of);
      if (!had && has) {
        tell(of == after.seat ? "You pass; wait takes it back while the window is open."
                              : fmt::format("{} passes.", player(of)));
      } else if (had && !has && !open().tried.has(of)) {
        tell(after.does(of, "take the pass back.", "takes the pass back."));
      }
    }
  }

  void tell_ready() const {
    if (!then().ready || !open().ready) return;
    for (const Seat of : after.seats()) {
      if (then().ready->has(of) || !open().ready->has(of)) continue;
      tell(after.does(of, "are ready.", "is ready."));
    }
  }

  void tell_end_of_round() const {
    if (same_round()) return;
    const std::size_t last = open().past.size() - 1;
    writer.bell();
    writer.line();
    writer.line(writer.paint(terminal::Ink::strong, fmt::format("Round {} is over.", last + 1)));
    show_past_round(writer, after, last);
  }

  void tell_new_round() const {
    if (then().round == open().round) return;
    writer.line();
    writer.line(writer.paint(terminal::Ink::strong,
                             fmt::format("Round {}: {} first.", open().round,
                                         after.does(open().first, "call", "calls"))));
    if (!after.notes.empty()) tell("Your notes of the last round still stand; note - wipes them.");
  }

  void tell_notes() const {
    for (const Seat of : after.seats()) {
      const auto note = after.note_on(of);
      if (note == before.note_on(of)) continue;
      tell(note ? fmt::format("Noted on {}: {}", player(of), *note)
                : fmt::format("The note on {} is wiped off.", player(of)));
    }
  }
};

}  // namespace

void tell_change(Writer& writer, const Scene& before, const Scene& after, Rows rows) {
  const Story story{writer, before, after};
  if (before.open().boards.empty()) return;  // nothing was seen yet
  story.tell_hiding();
  const bool in_window = before.open().phase == Phase::window;
  if (in_window) story.tell_attempts();  // it closes before the next call
  story.tell_last_pass();
  story.tell_exchange();
  if (story.same_round()) story.tell_rows(rows);
  story.tell_marked();
  if (!in_window) story.tell_attempts();
  story.tell_passes();
  story.tell_end_of_round();
  story.tell_ready();
  story.tell_new_round();
  story.tell_notes();
}

}  // namespace terminal_wordles
