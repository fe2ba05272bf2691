#include "bots/fiction/amateur.h"

#include <fmt/format.h>

#include "solver/forecast.h"

namespace fiction::bots {
namespace {

using lexicon::Mark;
using solver::Spelling;

// Measured against the liar, 400 games each: a row more or less in mind is worth six to ten games
// of a hundred, and so are tokens spent at once rather than never.
constexpr Habits novice{.vocabulary = 20,
                        .rows_in_mind = 3,
                        .trust = Trust::and_every_right,
                        .ideas = 1,
                        .thrift = {.enough_bits = 0.02, .few_words = 5000}};  // at once
constexpr Habits casual{.vocabulary = 35,
                        .rows_in_mind = 3,
                        .trust = Trust::confirmed,
                        .ideas = 3,
                        .thrift = {.enough_bits = 0.6, .few_words = 100}};

// Whether this row says the same of a letter: that it is in this place, or somewhere, or nowhere.
bool bears_out(const Row& row, Letter letter, std::size_t place, Mark mark) {
  if (!row.shared) return false;
  for (std::size_t i = 0; i < word_length; ++i) {
    const bool same_place = i == place || mark != Mark::right;
    if (same_place && row.guess[i] == letter && row.shown[i] == mark) return true;
  }
  return false;
}

bool is_confirmed(const Board& board, std::size_t number, std::size_t place) {
  const Mark mark = board.rows[number].shown[place];
  const Letter letter = board.rows[number].guess[place];
  if (mark == Mark::elsewhere && board.named == letter) return true;
  for (std::size_t r = 0; r < board.rows.size(); ++r) {
    if (r != number && bears_out(board.rows[r], letter, place, mark)) return true;
  }
  return false;
}

bool is_trusted(Trust trust, const Board& board, std::size_t number, std::size_t place) {
  const Row& row = board.rows[number];
  if (row.answers[place] == Answer::fiction) return false;
  if (trust == Trust::and_every_right && row.shown[place] == Mark::right) return true;
  return is_confirmed(board, number, place);
}

lexicon::Lexicon familiar_words(const Habits& habits, const lexicon::Lexicon& words) {
  std::vector<lexicon::Entry> entries;
  for (const lexicon::Entry& entry : words.entries()) {
    const bool familiar = entry.size <= habits.vocabulary;
    if (familiar && entry.verdict == lexicon::Verdict::common) entries.push_back(entry);
  }
  return {std::move(entries), {}, std::string{words.hash()}};
}

// The most telling of the words that come to mind. Requires that one is allowed.
Guessing best_idea(const Habits& habits, const Reading& reading, core::Generator& generator) {
  std::vector<Spelling> words = allowed_candidates(reading);
  generator.shuffle(std::span{words});
  const solver::Forecast forecast{reading.knowledge, reading.board().librarian_card,
                                  reading.board().next.pinned};
  std::optional<Guessing> best;
  for (std::size_t i = 0; i < words.size() && i < habits.ideas; ++i) {
    const double bits_left = forecast.expect(words[i]).bits_left;
    if (best && best->bits_left <= bits_left) continue;
    best = {words[i].word, bits_left,
            words.size() == 1
                ? "It is the only word I can think of."
                : fmt::format("I can think of {} words that fit, and this is one.", words.size())};
  }
  return *best;
}

Choice decide(const Reading& reading, const Guessing& guess, const Thrift& thrift) {
  if (auto urgent = buy_time(reading)) return *urgent;
  if (auto spent = spend_token(reading, guess, thrift)) return *spent;
  return {Guess{guess.word}, guess.why};
}

}  // namespace

const Habits& habits(Bot bot) { return bot == Bot::novice ? novice : casual; }

View remembered(const Habits& habits, const View& seen) {
  View in_mind = seen;
  auto& rows = in_mind.board.rows;
  for (std::size_t r = 0; r + habits.rows_in_mind < rows.size(); ++r) {
    rows[r].shared = false;
    --in_mind.board.position;  // which counts the clues that were shared
  }
  return in_mind;
}

View believed(Trust trust, const View& in_mind) {
  View belief = in_mind;
  auto& rows = belief.board.rows;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t i = 0; i < word_length; ++i) {
      const bool trusted = rows[r].shared && is_trusted(trust, in_mind.board, r, i);
      if (trusted) rows[r].pinned.add(place_at(i));
    }
  }
  return belief;
}

Choice guess_by_habit(const Habits& habits, const Rules& rules, const View& seen,
                      core::Generator& generator) {
  const lexicon::Lexicon familiar = familiar_words(habits, *rules.words);
  const Rules by_heart{rules.options, &familiar};
  const View in_mind = remembered(habits, seen);
  const View belief = believed(habits.trust, in_mind);
  // If nothing fits, first a clue is doubted after all, then rarer words are thought of.
  for (const auto& [known, view] : {std::pair{&by_heart, &belief},
                                    {&by_heart, &in_mind},
                                    {&rules, &belief},
                                    {&rules, &in_mind}}) {
    const Reading reading{*known, *view, solver::Knowledge{*known, *view}};
    if (allowed_candidates(reading).empty()) continue;
    return decide(reading, best_idea(habits, reading, generator), habits.thrift);
  }
  // All that fits is banned (B-07f), or the table has words of its own.
  const Reading reading{rules, in_mind, solver::Knowledge{rules, in_mind}};
  return decide(reading, best_guess(reading, generator), habits.thrift);
}

}  // namespace fiction::bots
