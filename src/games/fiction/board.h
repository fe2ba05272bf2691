// What lies open on the table. Nothing secret may ever be put in here: every view holds it whole.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/list.h"
#include "core/table_time.h"
#include "games/fiction/action.h"

namespace fiction {

enum class Phase : std::uint8_t {
  deal,         // chance deals two ability cards to each side
  keep,         // both sides keep one, unseen by the other
  draw_card,    // chance draws the book card
  choose_word,  // the Lie-brarian chooses the secret
  name_letter,  // and names a letter of it
  guess,        // the timer runs: guesses, tokens, discards
  deceive,      // the timer is paused: clues are due
  over,
};

enum class Outcome : std::uint8_t { undecided, word_found, boards_ran_out, time_ran_out };

enum class Answer : std::uint8_t { none, fact, fiction };  // what a token shows

struct Row {
  Word guess;
  Marks shown;  // once shared
  bool shared = false;
  bool no_tokens = false;  // B-07c
  PlaceSet pinned;         // B-06c: the places that had to be honest
  std::array<Answer, word_length> answers{};
  friend bool operator==(const Row&, const Row&) = default;
};

struct Timer {
  core::Millis remaining{};  // at `since` while it runs, now while it is paused
  core::TableTime since{};
  bool running = false;

  core::TableTime runs_out() const { return since + remaining; }  // requires running
  void start(core::TableTime at) { since = at, running = true; }
  // The table's clock may come late; nobody then has less than no time.
  void pause(core::TableTime at) {
    remaining = std::max(core::Millis{0}, remaining - (at - since));
    since = core::TableTime{};
    running = false;
  }
  friend bool operator==(const Timer&, const Timer&) = default;
};

struct Comparison {  // B-06g
  Word guess;
  bool secret_is_before;
  friend bool operator==(const Comparison&, const Comparison&) = default;
};

// What Guesser abilities have brought to light, in answer to all.
struct Answers {
  lexicon::LetterSet asked, present;        // B-06a
  std::optional<std::uint8_t> vowel_count;  // B-06d
  core::List<Comparison, 3> comparisons;    // B-06g
  friend bool operator==(const Answers&, const Answers&) = default;
};

// What is promised or forbidden for the next accepted guess, across halftime too.
struct Next {
  bool gibberish = false;        // B-05a
  PlaceSet pinned;               // B-06c
  std::optional<Letter> banned;  // B-07f
  friend bool operator==(const Next&, const Next&) = default;
};

// Whether the next guess may have a letter twice: with red words (F-31), or any letters (B-05a).
inline bool may_repeat_letters(const Rules& rules, const Next& next) {
  return rules.options.red_words || next.gibberish;
}

struct Board {
  Phase phase = Phase::deal;
  Outcome outcome = Outcome::undecided;
  std::uint8_t half = 1;
  std::uint8_t boards_left = boards_a_half;  // in this half
  std::uint8_t tokens = 0;                   // left to the Guessers now
  bool token_laid = false;                   // since the latest guess (F-22)
  bool extra_board_used = false;             // B-06f
  std::uint16_t position = 0;  // counts what all have seen happen since the timer first started
  std::optional<std::uint8_t> card;                      // the book card, whose back all may read
  std::optional<Letter> named;                           // F-05
  std::optional<Ability> guessers_card, librarian_card;  // face up once both have kept
  Timer timer;
  core::TableTime choosing_since{};  // when the pending untimed choice began
  Answers answers;
  Next next;
  core::List<Row, most_rows> rows;
  friend bool operator==(const Board&, const Board&) = default;
};

struct HalfPlayed {
  std::uint8_t boards = boards_a_half;
  std::uint8_t guesses = 0;  // on the first of them
  friend bool operator==(const HalfPlayed&, const HalfPlayed&) = default;
};
std::array<HalfPlayed, 2> halves(const Board&);

}  // namespace fiction
