#include "terminal/fiction/board_text.h"

#include <fmt/format.h>

#include "games/fiction/deception.h"
#include "games/fiction/text.h"
#include "terminal/fiction/card_input.h"

namespace terminal_fiction {
namespace {

using fiction::Board;
using fiction::place_at;
using fiction::Row;
using fiction::word_length;
using terminal::Ink;
using terminal::Writer;

const fiction::Truth* truth_of(const Scene& scene, std::size_t row) {
  if (!scene.view.desk || row >= scene.view.desk->truths.size()) return nullptr;
  return &scene.view.desk->truths[row];
}

// What a row says beside its clues.
std::vector<std::string> remarks(const Writer& writer, const Scene& scene, std::size_t number) {
  const Row& row = scene.board().rows[number];
  const bool plain = writer.look().plain;
  std::vector<std::string> list;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row.answers[i] == fiction::Answer::none) continue;
    const auto shows = row.answers[i] == fiction::Answer::fact ? "Fact" : "Fiction";
    list.push_back(
        fmt::format("{} {}: {}", plain ? "Token on" : "token", upper(row.guess[i]), shows));
  }
  if (plain) {
    std::string doubted;
    for (std::size_t i = 0; i < word_length; ++i) {
      if (scene.is_doubted(number, i))
        doubted += (doubted.empty() ? "" : ", ") + upper(row.guess[i]);
    }
    if (!doubted.empty()) list.push_back("Doubted: " + doubted);
  }
  for (std::size_t i = 0; i < word_length; ++i) {
    if (row.pinned.has(place_at(i))) list.push_back(fmt::format("Place {} is honest", i + 1));
  }
  if (row.no_tokens) list.emplace_back("No tokens here");
  if (const auto* truth = truth_of(scene, number)) {
    const auto lied = fiction::lies(truth->honest, row.shown);
    for (std::size_t i = 0; i < word_length; ++i) {
      if (!lied.has(place_at(i))) continue;
      const auto honest = plain ? word_of(truth->honest[i]) : glyph_of(truth->honest[i]);
      list.push_back(fmt::format("{} {} is honestly {}",
                                 plain ? "Lie:" : "lie:", upper(row.guess[i]), honest));
    }
    if (lied.empty()) list.emplace_back("No lie");
    if (const auto ability = fiction::ability_of(truth->use)) {
      list.push_back(fmt::format("Used: {}", fiction::title(*ability)));
    }
  }
  return list;
}

std::string joined(const std::vector<std::string>& list, std::string_view between) {
  std::string text;
  for (const auto& each : list) text += (text.empty() ? "" : std::string{between}) + each;
  return text;
}

// Four columns a clue: " C✗ ", a ring around a lie "(C✗)", a doubt " C✗?".
std::string cell(const Writer& writer, const Scene& scene, std::size_t number, std::size_t place) {
  const Row& row = scene.board().rows[number];
  const auto mark = row.shown[place];
  const auto* truth = truth_of(scene, number);
  const bool lie = row.shared && truth != nullptr && truth->honest[place] != mark;
  const bool doubt = scene.is_doubted(number, place);
  const std::string clue = row.shared ? fmt::format("{}{}", upper(row.guess[place]), glyph_of(mark))
                                      : upper(row.guess[place]) + " ";
  const std::string painted = row.shared ? writer.paint(ink_of(mark), clue) : clue;
  return fmt::format("{}{}{}", lie ? "(" : " ", painted, lie ? ")" : doubt ? "?" : " ");
}

void show_compact(Writer& writer, const Scene& scene, std::size_t number) {
  std::string text = fmt::format("{:3} ", number + 1);
  for (std::size_t i = 0; i < word_length; ++i) text += cell(writer, scene, number, i);
  const auto beside = joined(remarks(writer, scene, number), ", ");
  writer.line(beside.empty() ? text : text + "  " + beside);
}

void show_in_words(Writer& writer, const Scene& scene, std::size_t number) {
  const Row& row = scene.board().rows[number];
  std::string text = fmt::format("Guess {}: {}. ", number + 1, row.guess.upper());
  text += row.shared ? clues_text(writer, row.guess, row.shown) : "No clues yet";
  for (const auto& remark : remarks(writer, scene, number)) text += ". " + remark;
  writer.paragraph(text + ".");
}

void show_half(Writer& writer, const Scene& scene, int half) {
  const Board& board = scene.board();
  const std::size_t border = fiction::halves(board)[0].guesses;
  const std::size_t from = half == 1 ? 0 : border;
  const std::size_t to = half == 1 ? border : board.rows.size();
  const bool now = board.half == half;
  const std::size_t unused = now         ? board.boards_left
                             : half == 1 ? fiction::boards_a_half - border
                                         : fiction::boards_a_half;
  const bool banned = scene.rules.options.edition == fiction::Edition::banned;
  std::string head = fmt::format("{} half, {} boards", half == 1 ? "First" : "Second",
                                 half == 1 ? "blue"
                                 : banned  ? "red"
                                           : "tan");
  const bool lost = half == 1 && board.half == 2;
  const bool over = board.phase == fiction::Phase::over;
  head += unused == 0 ? ": all used"
                      : fmt::format(": {} {}", number_word(unused),
                                    lost || over ? (lost ? "lost" : "unused") : "left");
  writer.line(writer.look().plain ? head + "." : writer.paint(Ink::strong, head));
  for (std::size_t i = from; i < to; ++i) show_row(writer, scene, i);
}

std::string sign_of(const Scene& scene, lexicon::Letter letter) {
  const auto& answers = scene.board().answers;
  if (scene.board().named == letter || answers.present.has(letter)) return "in";
  if (answers.asked.has(letter)) return "out";
  return scene.note_on(letter).value_or("");
}

}  // namespace

void show_row(Writer& writer, const Scene& scene, std::size_t row) {
  if (writer.look().plain) {
    show_in_words(writer, scene, row);
  } else {
    show_compact(writer, scene, row);
  }
}

void show_board(Writer& writer, const Scene& scene, core::TableTime now) {
  const Board& board = scene.board();
  if (board.card) {
    writer.paragraph(
        fmt::format("The book: {}.{}", card_back(scene, *board.card),
                    board.named ? fmt::format(" The letter: {}.", upper(*board.named)) : ""));
  }
  if (board.guessers_card && board.librarian_card) {
    writer.line(fmt::format("Cards: {} for the Guessers, {} for the Lie-brarian.",
                            fiction::title(*board.guessers_card),
                            fiction::title(*board.librarian_card)));
  }
  show_half(writer, scene, 1);
  if (board.half == 2) show_half(writer, scene, 2);
  for (const auto& answer : answers_text(scene)) writer.line(answer);
  if (scene.guesses()) show_alphabet(writer, scene);
  if (board.phase != fiction::Phase::over) writer.paragraph(status_text(scene, now));
}

void show_alphabet(Writer& writer, const Scene& scene) {
  if (writer.look().plain) {
    for (const auto* sign : {"in", "maybe", "out", ""}) {
      lexicon::LetterSet letters;
      for (unsigned l = 0; l < 26; ++l) {
        if (sign_of(scene, lexicon::Letter(l)) == sign) letters.add(lexicon::Letter(l));
      }
      if (letters.empty()) continue;
      writer.line(
          fmt::format("{}: {}.", *sign == '\0' ? "Open" : capital(sign), upper_letters(letters)));
    }
    return;
  }
  std::string text = "   ";
  for (unsigned l = 0; l < 26; ++l) {
    const lexicon::Letter letter{static_cast<std::uint8_t>(l)};
    const auto sign = sign_of(scene, letter);
    const std::string name = upper(letter);
    if (sign == "in") {
      text += writer.paint(Ink::right, name + "✓");
    } else if (sign == "out") {
      text += writer.paint(Ink::absent, name + "✗");
    } else if (sign == "maybe") {
      text += writer.paint(Ink::elsewhere, name + "?");
    } else {
      text += name + " ";
    }
    if (l < 25) text += l == 12 && writer.look().width < 84 ? "\n   " : " ";
  }
  writer.line(text);
}

void show_abilities(Writer& writer, const Scene& scene) {
  const Board& board = scene.board();
  if (!board.guessers_card || !board.librarian_card) {
    return writer.line(scene.rules.options.abilities ? "The ability cards are not chosen yet."
                                                     : "This table plays without ability cards.");
  }
  const auto tell = [&](std::string_view whose, fiction::Ability card) {
    writer.paragraph(
        fmt::format("{}: {}. {}", whose, fiction::title(card), fiction::describe(card)));
  };
  tell("The Guessers' card", *board.guessers_card);
  tell("The Lie-brarian's card", *board.librarian_card);
  if (scene.rules.seats(scene.seat)) {
    writer.line(
        fmt::format("For yours, type: {}",
                    typed_for(scene.guesses() ? *board.guessers_card : *board.librarian_card)));
  }
  if (scene.view.desk) {
    const auto limit = fiction::uses_allowed(*board.librarian_card);
    writer.line(fmt::format("Used so far: {}{}.", scene.view.desk->uses,
                            limit ? fmt::format(" of {}", *limit) : ""));
  }
}

std::vector<std::string> answers_text(const Scene& scene) {
  std::vector<std::string> list;
  const auto& answers = scene.board().answers;
  const auto& next = scene.board().next;
  if (!answers.present.empty()) {
    list.push_back(fmt::format("The secret has {}.", upper_letters(answers.present)));
  }
  const lexicon::LetterSet lacks{answers.asked.bits() & ~answers.present.bits()};
  if (!lacks.empty()) list.push_back(fmt::format("The secret lacks {}.", upper_letters(lacks)));
  if (answers.vowel_count) {
    list.push_back(fmt::format("The secret has {}.",
                               counted(*answers.vowel_count, "vowel", "different vowels")));
  }
  for (const auto& comparison : answers.comparisons) {
    list.push_back(fmt::format("The secret comes {} {}.",
                               comparison.secret_is_before ? "before" : "after",
                               comparison.guess.upper()));
  }
  if (next.gibberish) list.emplace_back("The next guess may be any five letters.");
  if (next.banned) {
    list.push_back(fmt::format("The next guess must do without {}.", upper(*next.banned)));
  }
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!next.pinned.has(place_at(i))) continue;
    list.push_back(fmt::format("The clue at place {} of the next guess will be honest.", i + 1));
  }
  if (scene.view.token_lapses) {
    list.push_back(fmt::format("{} lost at halftime unless it is used before this guess.",
                               scene.guesses() ? "Your token is" : "The Guessers' token is"));
  }
  return list;
}

std::string status_text(const Scene& scene, core::TableTime now) {
  const Board& board = scene.board();
  return fmt::format("{} half, {}{}, {} left, {} left.", board.half == 1 ? "First" : "Second",
                     scene.view.timed ? clock_text(left(board, now)) + " on the clock" : "no clock",
                     board.timer.running ? "" : " (paused)",
                     counted(board.boards_left, "guess", "guesses"),
                     counted(board.tokens, "token", "tokens"));
}

}  // namespace terminal_fiction
