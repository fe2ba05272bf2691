#include "terminal/wordles/board_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace terminal_wordles {
namespace {

using terminal::capital;
using terminal::Ink;
using terminal::Writer;
using wordles::Board;
using wordles::Seat;

constexpr std::size_t column = 17;  // "Player 2 (sleuth)"; five letters and a sign are 16
constexpr std::size_t gap = 2;
constexpr std::size_t margin = 3;  // what a row is worth
constexpr std::size_t letters_a_line = column - 2;

std::string padded(std::string text, std::size_t width) {
  const auto taken = terminal::columns(text);
  if (taken < width) text.append(width - taken, ' ');
  return text;
}

std::string heading(const Scene& scene, Seat of) {
  if (of == scene.seat) return fmt::format("You, {}", player(of));
  const auto name = scene.full_name(of);
  return capital(name.size() <= column ? name : player(of));
}

std::string standing(const Scene& scene, Seat of) {
  auto points = points_text(scene.board(of).score);
  const auto word = scene.known_word(of);
  if (word.empty()) return points;
  return scene.board(of).is_revealed() ? fmt::format("{}, {}", points, word.upper())
                                       : fmt::format("{} ({})", points, word.upper());
}

std::string letters_in_a_row(lexicon::LetterSet letters) {
  std::string text;
  for (unsigned l = 0; l < 26; ++l) {
    if (letters.has(lexicon::Letter(l))) text += terminal::upper(lexicon::Letter(l));
  }
  return text;
}

std::string value_of(std::size_t row) { return std::to_string(wordles::rows_a_board - row); }

// Boards beside each other.
class Grid {
 public:
  Grid(Writer& writer, const Scene& scene, std::vector<Seat> seats)
      : writer_{writer}, scene_{scene}, seats_{std::move(seats)} {}

  void show() const {
    line("", [&](Seat of) { return writer_.paint(Ink::strong, heading(scene_, of)); });
    line("", [&](Seat of) { return standing(scene_, of); });
    for (std::size_t r = 0; r < wordles::rows_a_board; ++r) {
      line(value_of(r), [&](Seat of) {
        const Board& board = scene_.board(of);
        if (r >= board.rows.size()) return std::string{};
        return marking_text(writer_, board.rows[r].query, board.rows[r].shown);
      });
    }
    for (std::size_t part = 0; part < 26; part += letters_a_line) {
      line("", [&](Seat of) {
        const auto letters = letters_in_a_row(wordles::struck(scene_.board(of)));
        if (part >= letters.size()) return std::string{};
        return (part == 0 ? "✗ " : "  ") + letters.substr(part, letters_a_line);
      });
    }
  }

 private:
  template <class Cell>
  void line(std::string_view head, const Cell& cell) const {
    std::string text = padded(fmt::format(" {}", head), margin);
    bool any = false;
    for (const Seat of : seats_) {
      const std::string content = cell(of);
      any = any || !content.empty();
      text += padded(content, column + gap);
    }
    if (!any) return;
    writer_.line(text.substr(0, text.find_last_not_of(' ') + 1));
  }

  Writer& writer_;
  const Scene& scene_;
  std::vector<Seat> seats_;
};

std::size_t boards_a_band(const Writer& writer) {
  return std::max<std::size_t>(1, (writer.look().width - margin + gap) / (column + gap));
}

void show_bands(Writer& writer, const Scene& scene, const std::vector<Seat>& seats) {
  const auto most = boards_a_band(writer);
  for (std::size_t i = 0; i < seats.size(); i += most) {
    if (i > 0) writer.line();
    const auto end = std::min(seats.size(), i + most);
    Grid{writer, scene, {seats.data() + i, seats.data() + end}}.show();
  }
}

void show_in_words(Writer& writer, const Scene& scene, Seat of) {
  const Board& board = scene.board(of);
  const auto word = scene.known_word(of);
  const std::string state = board.is_revealed() ? fmt::format("The word was {}", word.upper())
                            : !word.empty()     ? fmt::format("Your word is {}", word.upper())
                            : board.covered     ? "The word is hidden"
                                                : "No word yet";
  const auto name = of == scene.seat ? heading(scene, of) : scene.full_name(of);
  writer.paragraph(fmt::format("{}: {}. {}.", capital(name), points_text(board.score), state));
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    const auto& row = board.rows[r];
    writer.paragraph(fmt::format("Row {}, worth {}: {}. {}.", r + 1, value_of(r), row.query.upper(),
                                 marking_text(writer, row.query, row.shown)));
  }
  if (const auto letters = wordles::struck(board); !letters.empty()) {
    writer.paragraph(fmt::format("Struck: {}.", terminal::upper_letters(letters)));
  }
}

// One line a board: its newest row, and what is struck.
void show_one_row(Writer& writer, const Scene& scene, Seat of) {
  const Board& board = scene.board(of);
  const auto& row = board.rows.back();
  const auto letters = wordles::struck(board);
  const auto clues = marking_text(writer, row.query, row.shown);
  if (writer.look().plain) {
    const auto struck =
        letters.empty() ? "" : fmt::format(" Struck: {}.", terminal::upper_letters(letters));
    return writer.paragraph(fmt::format("{} word: {}.{}", capital(scene.whose(of)), clues, struck));
  }
  const std::string text =
      padded(fmt::format(" {:9} {}", capital(scene.name(of)), clues), column + gap + 9);
  const auto struck = letters.empty() ? "" : "✗ " + letters_in_a_row(letters);
  const bool room = terminal::columns(text + struck) <= writer.look().width;
  writer.line(room ? text + struck : text);
}

}  // namespace

std::string points_text(std::size_t points) {
  return fmt::format("{} {}", points, points == 1 ? "point" : "points");
}

std::string tried_in_vain(const Scene& scene) {
  if (scene.open().phase <= wordles::Phase::hide) return {};  // those are the last round's
  std::vector<std::string> targets;
  for (const Seat of : scene.seats()) {
    if (scene.board(of).is_revealed()) continue;
    std::vector<std::string> words;
    for (const auto& tried : scene.open().attempts) {
      if (tried.owner == of && !tried.right) words.push_back(tried.word.upper());
    }
    if (words.empty()) continue;
    targets.push_back(fmt::format("{} for {} word", terminal::listed(words), scene.whose(of)));
  }
  if (targets.empty()) return {};
  std::string text;
  for (const auto& target : targets) text += (text.empty() ? "" : "; ") + target;
  return fmt::format("Tried in vain: {}.", text);
}

std::string sign_text(const Writer& writer, const wordles::Marking& marking, wordles::Word query) {
  if (!marking.sign) return {};
  const bool before = *marking.sign == wordles::Sign::before;
  if (!writer.look().plain) return before ? " <" : " >";
  return fmt::format("; the word comes {} {}", before ? "before" : "after", query.upper());
}

std::string marking_text(const Writer& writer, wordles::Word query,
                         const wordles::Marking& marking) {
  return terminal::clues_text(writer, query, marking.marks) + sign_text(writer, marking, query);
}

void show_board(Writer& writer, const Scene& scene, Seat of) {
  if (writer.look().plain) {
    show_in_words(writer, scene, of);
  } else {
    Grid{writer, scene, {of}}.show();
  }
  if (const auto note = scene.note_on(of)) writer.paragraph(fmt::format("Your note: {}", *note));
}

void show_boards(Writer& writer, const Scene& scene) {
  const auto seats = scene.seats();
  if (writer.look().plain) {
    for (const Seat of : seats) show_in_words(writer, scene, of);
  } else {
    show_bands(writer, scene, seats);
  }
  if (const auto tried = tried_in_vain(scene); !tried.empty()) writer.paragraph(tried);
}

void show_new_row(Writer& writer, const Scene& scene, wordles::SeatSet owners) {
  const auto seats = scene.seats();
  if (!writer.look().plain && seats.size() <= boards_a_band(writer)) {
    return show_boards(writer, scene);
  }
  for (const Seat of : seats) {
    if (owners.has(of)) show_one_row(writer, scene, of);
  }
}

}  // namespace terminal_wordles
