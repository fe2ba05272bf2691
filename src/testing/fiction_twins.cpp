#include "testing/fiction_twins.h"

#include <algorithm>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace battery {

using fiction::Ability;
using fiction::Board;
using fiction::Hand;
using fiction::Move;
using fiction::Phase;
using fiction::Share;
using fiction::Side;
using fiction::State;
using fiction::Use;
using fiction::Word;

namespace {

// How many places may differ from the honest clues of a word that the Guessers cannot rule out
// (B-08).
bool is_plausible(const Board& board, Word word) {
  for (const auto& row : board.rows) {
    if (row.guess == word) return false;
    if (!row.shared) continue;
    int lied = 0;
    const auto honest = fiction::honest_marks(word, row.guess);
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      lied += row.shown[i] != lexicon::Mark::blank && row.shown[i] != honest[i] ? 1 : 0;
    }
    const int with_card = fiction::use_rules(board.librarian_card).lies;
    if (lied > std::max(1, with_card) || lied < std::min(1, with_card)) return false;
  }
  return !board.named || word.has(*board.named);
}

// What the truth may rightly bring to light.
bool same_answers(const Board& a, const Board& b) {
  if (!(a.answers == b.answers) || a.rows.size() != b.rows.size()) return false;
  if ((a.phase == Phase::over) != (b.phase == Phase::over)) return false;
  for (std::size_t i = 0; i < a.rows.size(); ++i) {
    if (a.rows[i].answers != b.rows[i].answers) return false;
  }
  return true;
}

// The uses that could stand behind the same clues without the Guessers' seeing a difference.
std::vector<Use> secret_uses(const fiction::Deception& now, const Use& shown) {
  const auto ability = fiction::ability_of(shown);
  if (ability && fiction::is_open(*ability)) return {shown};
  std::vector<Use> uses{fiction::Plainly{}};
  const auto card = now.board.librarian_card;
  const auto offer = fiction::use_offer(now);
  if (!card || fiction::is_open(*card) || !offer) return uses;
  for (const Use& use : fiction::all_uses(*offer)) uses.push_back(use);
  return uses;
}

}  // namespace

TwinGames::TwinGames(const FictionTable& table, std::vector<Move> log, core::Actor viewer,
                     Fold fold, core::Generator& generator)
    : table_{table},
      log_{std::move(log)},
      viewer_{viewer},
      fold_{std::move(fold)},
      generator_{generator},
      one_{table.start},
      other_{table.start},
      end_{table.start} {
  for (const Move& move : log_) advance(table_.rules, end_, move);
  deck_ = *end_.deck;
  if (hides_desk()) prepare_deck(end_);
  other_.deck = &deck_;
}

bool TwinGames::hides_hand(Side side) const {
  const bool librarian = viewer_ == table_.rules.librarian();
  const bool guesser = table_.rules.guesses(viewer_);
  return side == Side::librarian ? !librarian : !guesser;
}

void TwinGames::prepare_deck(const State& end) {
  secret_ = end.desk.secret;
  std::vector<Word> words;
  for (const auto& entry : table_.rules.words->entries()) {
    if (entry.word.repeats_a_letter() || entry.word == end.desk.secret) continue;
    if (is_plausible(end.board, entry.word)) words.push_back(entry.word);
  }
  generator_.shuffle(std::span{words});
  if (!words.empty()) secret_ = words.front();
  fiction::Front front;
  for (const Word word : words) {
    if (front.yellow.size() + 1 < front.yellow.capacity) front.yellow.push_back(word);
  }
  if (!secret_.empty() && !front.yellow.contains(secret_)) front.yellow.push_back(secret_);
  if (front.yellow.empty()) front.yellow.push_back(table_.rules.words->entries().front().word);
  if (end.board.card) deck_[*end.board.card] = front;
}

// The kept card stays where it lies; the one beside it is another.
Hand TwinGames::other_hand(Side side, const Hand& hand) {
  Hand other = hand;
  const std::size_t beside = hand.kept == hand.dealt[1] ? 0 : 1;
  while (other.dealt[beside] == hand.dealt[beside] || other.dealt[0] == other.dealt[1]) {
    other.dealt[beside] = nth_ability(side, generator_.below(fiction::ability_count(side)));
  }
  return other;
}

std::optional<Move> TwinGames::twin_share(const Move& move, const State& after) {
  const core::Actor librarian = table_.rules.librarian();
  const auto shown = after.board.rows.back().shown;
  const auto seen = view(table_.rules, other_, librarian);
  const fiction::Deception now{table_.rules, seen};
  auto uses = secret_uses(now, after.desk.truths.back().use);
  generator_.shuffle(std::span{uses});
  for (const Use& use : uses) {
    Share share{shown, use, std::nullopt};
    if (table_.rules.options.by_hand) share.honest = now.honest(use);
    if (!refusal(table_.rules, seen, share)) return Move{librarian, move.at, share};
  }
  return std::nullopt;
}

std::optional<Move> TwinGames::twin_of(const Move& move, const State& after) {
  const core::Actor librarian = table_.rules.librarian();
  const bool decided = std::holds_alternative<core::Draw>(move.action) || move.actor == librarian;
  if (one_.board.phase == Phase::deal) {
    const Side side = one_.librarian_hand ? Side::guessers : Side::librarian;
    const auto& hand = side == Side::librarian ? end_.librarian_hand : end_.guessers_hand;
    if (!hand || !hides_hand(side)) return move;
    core::Draw draw;
    for (const Ability dealt : other_hand(side, *hand).dealt) {
      draw.drawn.push_back(static_cast<std::uint16_t>(fiction::ability_number(dealt)));
    }
    return Move{move.actor, move.at, draw};
  }
  if (!hides_desk() || !decided || one_.board.phase == Phase::keep) return move;
  if (std::holds_alternative<core::Draw>(move.action) && one_.board.phase == Phase::draw_card) {
    return move;
  }
  // Whether the Lie-brarian decided or the program did for them, the twin's Lie-brarian does.
  switch (one_.board.phase) {
    case Phase::choose_word: return Move{librarian, move.at, fiction::Choose{secret_}};
    case Phase::name_letter: {
      const auto letter = after.board.named ? *after.board.named : secret_[0];
      return Move{librarian, move.at, fiction::Name{letter}};
    }
    case Phase::deceive: return twin_share(move, after);
    case Phase::deal:
    case Phase::keep:
    case Phase::draw_card:
    case Phase::guess:
    case Phase::over: return move;
  }
  return move;
}

bool TwinGames::next() {
  if (played_ == log_.size()) return false;
  const Move& move = log_[played_++];
  State after = one_;
  fold_(table_.rules, after, move);
  const auto twin = twin_of(move, after);
  if (!twin || refusal(table_.rules, view(table_.rules, other_, twin->actor), twin->action)) {
    return false;
  }
  fold_(table_.rules, other_, *twin);
  one_ = after;
  return !is_over(one_) && same_answers(one_.board, other_.board);
}

}  // namespace battery
