// What lies open on the table. Nothing secret may ever be put in here: every view holds it whole.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/list.h"
#include "core/table_time.h"
#include "games/wordles/action.h"

namespace wordles {

inline constexpr std::size_t rows_a_board = 6;
inline constexpr std::size_t most_rounds = 12;  // W-20; with three and more it is eight (W-16)

enum class Phase : std::uint8_t {
  deal,    // chance shuffles the query cards
  hide,    // everybody hides a word
  call,    // the active player may exchange a card, then calls a word
  mark,    // owners mark it by hand
  window,  // attempts: everybody's, or the caller's alone with two players
  over,
  round_over,  // a break: all look at the round that is over until they are ready (W-34)
};

struct Row {
  Word query;
  Marking shown;
  friend bool operator==(const Row&, const Row&) = default;
};

// What all have seen of one player and of the word that this player hides. With two players its
// rows stand on the opponent's form, since it was the opponent who called (W-18).
struct Board {
  std::uint8_t score = 0;   // of the game
  std::uint8_t points = 0;  // of this round, among them
  bool covered = false;     // a word is hidden
  bool mistaken = false;    // found when the word was revealed: no points in this round (W-08)
  Word revealed;            // no word before
  std::optional<CardNumber> card;
  core::List<Row, rows_a_board> rows;

  bool is_revealed() const { return !revealed.empty(); }
  friend bool operator==(const Board&, const Board&) = default;
};

struct Tried {  // an attempt that was made
  Seat by, owner;
  std::uint8_t value;  // of the row that was just filled
  bool right;
  Word word;
  friend bool operator==(const Tried&, const Tried&) = default;
};

struct PastRound {
  std::array<std::uint8_t, most_players> points{};
  std::array<Word, most_players> words{};
  SeatSet mistaken;  // whose marks by hand were wrong (W-08)
  friend bool operator==(const PastRound&, const PastRound&) = default;
};

struct Open {
  Phase phase = Phase::hide;
  std::uint8_t round = 1;
  std::uint8_t pile = 0;       // query cards left on it
  bool exchanged = false;      // in this turn
  std::uint16_t position = 0;  // counts turns and phases, not what several do at once in one
  Seat first{}, active{};
  SeatSet marked;                 // owners who have marked the word that is called
  SeatSet tried, passed;          // in this window
  SeatSet winners;                // once it is over
  std::optional<CardNumber> top;  // of the pile, face up (W-10)
  Word called;                    // and not marked yet on all boards
  core::TableTime since{};        // when the clock of this phase began
  core::List<Board, most_players> boards;
  // Of this round; while words are hidden still of the last one, so that all see how it ended.
  core::List<Tried, most_players * rows_a_board> attempts;
  core::List<PastRound, most_rounds> past;
  std::optional<SeatSet> ready;  // in a break alone: who is
  friend bool operator==(const Open&, const Open&) = default;
};

// W-07: letters that some row of the board marks "not" and nowhere else in it otherwise.
lexicon::LetterSet struck(const Board&);

}  // namespace wordles
