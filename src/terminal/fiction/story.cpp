#include "terminal/fiction/story.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/fiction/text.h"

namespace terminal_fiction {
namespace {

using fiction::Answer;
using fiction::Board;
using fiction::Row;
using terminal::Writer;

struct Story {
  Writer& writer;
  const Scene& before;
  const Scene& after;
  core::TableTime now;

  const Board& then() const { return before.board(); }
  const Board& board() const { return after.board(); }

  void tell_opening() const {
    if (board().guessers_card && !then().guessers_card) show_abilities(writer, after);
    if (board().card && !then().card) {
      writer.paragraph(fmt::format("The book: {}.", card_back(after, *board().card)));
    }
    if (board().named && !then().named) {
      writer.paragraph(
          fmt::format("The secret has the letter {}, which is all that the "
                      "Lie-brarian gives away.{}",
                      upper(*board().named), after.view.timed ? " The clock runs." : ""));
    }
  }

  void tell_tokens() const {
    for (std::size_t r = 0; r < then().rows.size(); ++r) {
      const Row& row = board().rows[r];
      for (std::size_t i = 0; i < fiction::word_length; ++i) {
        if (row.answers[i] == then().rows[r].answers[i]) continue;
        const bool fact = row.answers[i] == Answer::fact;
        writer.paragraph(fmt::format(
            "{} on {} of {}: {}", after.guesses() ? "Token" : "The Guessers lay a token",
            upper(row.guess[i]), row.guess.upper(),
            writer.paint(fact ? terminal::Ink::right : terminal::Ink::warning,
                         fact ? "Fact." : "Fiction!")));
      }
    }
  }

  void tell_favours() const {
    const auto known = answers_text(before);
    for (const auto& answer : answers_text(after)) {
      if (std::find(known.begin(), known.end(), answer) == known.end()) writer.line(answer);
    }
    if (board().extra_board_used && !then().extra_board_used) {
      writer.line("This half has one more board.");
    }
    const bool spent = board().tokens < then().tokens && board().half == then().half;
    if (spent && board().guessers_card == fiction::Ability::more_time &&
        board().timer.remaining > then().timer.remaining) {
      writer.line(
          fmt::format("Two minutes more: {} on the clock.", clock_text(left(board(), now))));
    }
    if (spent && !after.guesses()) {
      writer.line(
          fmt::format("The Guessers have {} left.", counted(board().tokens, "token", "tokens")));
    }
  }

  bool row_is_new(std::size_t r) const { return r >= then().rows.size(); }
  bool clues_are_new(std::size_t r) const {
    return board().rows[r].shared && (row_is_new(r) || !then().rows[r].shared);
  }

  bool tell_rows() const {
    bool shared = false;
    for (std::size_t r = 0; r < board().rows.size(); ++r) {
      if (row_is_new(r) && !after.guesses()) {
        writer.paragraph(fmt::format("Guess {}: {}.", r + 1, board().rows[r].guess.upper()));
      }
      if (!clues_are_new(r)) continue;
      shared = true;
      if (writer.look().plain || !after.guesses()) show_row(writer, after, r);
      if (board().rows[r].no_tokens) {
        writer.line("The Lie-brarian has closed this guess to tokens.");
      }
    }
    // The timer stood still while the Lie-brarian thought: only Hurry can have taken from it.
    const bool hurried = shared && board().half == then().half && !then().timer.running &&
                         board().timer.remaining < then().timer.remaining;
    if (hurried) writer.line("The Lie-brarian hurries: a minute is off the clock.");
    return shared;
  }

  void tell_notes() const {
    if (before.notes == after.notes) return;
    bool letters = false;
    for (unsigned l = 0; l < 26; ++l) {
      const lexicon::Letter letter{static_cast<std::uint8_t>(l)};
      letters = letters || before.note_on(letter) != after.note_on(letter);
    }
    if (letters) show_alphabet(writer, after);
    for (std::size_t r = 0; r < board().rows.size(); ++r) {
      bool doubts = false;
      for (std::size_t i = 0; i < fiction::word_length; ++i) {
        doubts = doubts || before.is_doubted(r, i) != after.is_doubted(r, i);
      }
      if (doubts) show_row(writer, after, r);
    }
  }

  void tell_half() const {
    if (board().half == then().half || board().phase == fiction::Phase::over) return;
    const bool by_clock = then().phase == fiction::Phase::guess && then().boards_left > 0;
    writer.bell();
    if (by_clock) {
      writer.paragraph(fmt::format("Time is up in the first half; {} lost.",
                                   then().boards_left == 1
                                       ? "one board is"
                                       : counted(then().boards_left, "", "boards are")));
    }
    const auto clock = after.rules.timed() ? fmt::format(", {} on the clock, and it runs",
                                                         length_text(after.rules.half()))
                                           : std::string{};
    writer.paragraph(fmt::format("Halftime: five new boards{}.{}", clock,
                                 after.rules.options.one_token_a_half ? " One new token." : ""));
  }
};

}  // namespace

void tell_change(Writer& writer, const Scene& before, const Scene& after, core::TableTime now) {
  const Story story{writer, before, after, now};
  story.tell_opening();
  story.tell_tokens();
  const bool shared = story.tell_rows();
  story.tell_favours();
  story.tell_notes();
  story.tell_half();
  const bool half_is_new = before.board().half != after.board().half;
  const bool over = after.board().phase == fiction::Phase::over;
  if (!writer.look().plain && after.guesses() && (shared || half_is_new) && !over) {
    writer.line();
    show_board(writer, after, now);
  }
}

}  // namespace terminal_fiction
