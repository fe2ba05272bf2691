#include "testing/wordles_twins.h"

#include <algorithm>

namespace battery {

using wordles::Board;
using wordles::Mark;
using wordles::Marking;
using wordles::Move;
using wordles::Open;
using wordles::Phase;
using wordles::Row;
using wordles::Seat;
using wordles::seat_at;
using wordles::State;
using wordles::Word;

WordlesTwins::WordlesTwins(const WordlesTable& table, std::vector<Move> log, core::Actor viewer,
                           Fold fold, core::Generator& generator)
    : table_{table},
      log_{std::move(log)},
      viewer_{viewer},
      fold_{std::move(fold)},
      generator_{generator},
      one_{table.start} {
  const std::size_t sure = log_.size() - generator_.below(std::min<std::size_t>(log_.size(), 12));
  std::vector<State> states{table.start};
  for (const Move& move : log_) {
    states.push_back(states.back());
    advance(table_.rules, states.back(), move);
  }
  last_seen_ = states.back().pile.dealt;
  choose_words(states[sure]);
  while (states[played_].open.round != states[sure].open.round) ++played_;
  one_ = other_ = states[played_];
  auto& order = other_.pile.order;
  if (order.size() > last_seen_ + 1) {
    generator_.shuffle(std::span{order.begin() + last_seen_ + 1, order.end()});
  }
}

bool WordlesTwins::fits(const State& sure, std::size_t player, Word word) const {
  for (const auto& tried : sure.open.attempts) {
    if (index(tried.owner) == player && tried.word == word) return false;
  }
  if (table_.rules.options.by_hand) return true;  // the marks need not be right
  return std::ranges::all_of(sure.open.boards[player].rows, [&](const Row& row) {
    return truth(table_.rules, word, row.query) == row.shown;
  });
}

void WordlesTwins::choose_words(const State& sure) {
  words_ = sure.secrets;
  const auto entries = table_.rules.words->entries();
  for (std::size_t i = 0; i < sure.open.boards.size(); ++i) {
    if (viewer_ == core::Actor::seat(i) || sure.open.boards[i].is_revealed()) continue;
    const std::size_t from = generator_.below(entries.size());
    for (std::size_t k = 0; k < entries.size(); ++k) {
      const Word word = entries[(from + k) % entries.size()].word;
      if (word == sure.secrets[i] || !fits(sure, i, word)) continue;
      words_[i] = word;
      break;
    }
  }
}

core::Draw WordlesTwins::shuffled_below_the_top(core::Draw draw) {
  const std::size_t before = one_.pile.order.size();
  const std::size_t seen = last_seen_ < before ? 0 : last_seen_ + 1 - before;
  if (seen < draw.drawn.size()) {
    generator_.shuffle(std::span{draw.drawn.begin() + seen, draw.drawn.end()});
  }
  return draw;
}

// Whether owners marked or the program did for them, the twin's owners mark the same.
std::vector<Move> WordlesTwins::marked_by_hand(const Move& move, const State& after) {
  std::vector<Move> moves;
  const auto* absent = std::get_if<core::Substitute>(&move.action);
  if (const auto* mark = std::get_if<Mark>(&move.action)) {
    const bool last = after.open.phase != Phase::mark;
    if (!last && move.actor != viewer_ && generator_.below(2) == 0) {
      Marking other{lexicon::Marks{table_.rules.options.letters}, {}};
      if (mark->marking.sign || table_.rules.options.sequence) other.sign = wordles::Sign::before;
      moves.push_back({move.actor, move.at, Mark{other}});
    }
    moves.push_back(move);
    return moves;
  }
  for (std::size_t i = 0; i < one_.open.boards.size(); ++i) {
    const bool due = is_awaited(table_.rules, one_.open, seat_at(i));
    if (!due || (absent != nullptr && absent->seat != core::Actor::seat(i))) continue;
    const auto& kept = after.markings[i];
    const Marking marking = kept ? *kept : after.open.boards[i].rows.back().shown;
    moves.push_back({core::Actor::seat(i), move.at, Mark{marking}});
  }
  return moves;
}

std::vector<Move> WordlesTwins::twins_of(const Move& move, const State& after) {
  const auto* draw = std::get_if<core::Draw>(&move.action);
  if (draw != nullptr && table_.rules.has_cards() && one_.pile.empty()) {
    return {{move.actor, move.at, shuffled_below_the_top(*draw)}};
  }
  if (one_.open.phase == Phase::mark) return marked_by_hand(move, after);
  if (one_.open.phase != Phase::hide) return {move};
  if (draw != nullptr) {
    const Seat seat = one_.program_hides.first();
    if (actor(seat) == viewer_) return {move};
    return {{actor(seat), move.at, wordles::Hide{words_[index(seat)]}}};
  }
  const bool hides = std::holds_alternative<wordles::Hide>(move.action);
  if (!hides || move.actor == viewer_) return {move};
  return {{move.actor, move.at, wordles::Hide{words_[move.actor.seat_index()]}}};
}

// What the truth may rightly bring to light.
bool WordlesTwins::has_parted() const {
  const Open &a = one_.open, &b = other_.open;
  if (!(a.past == b.past) || !(a.attempts == b.attempts)) return true;
  for (std::size_t i = 0; i < a.boards.size(); ++i) {
    if (a.boards[i].revealed != b.boards[i].revealed) return true;
    const bool by_hand = table_.rules.options.by_hand;
    if (!by_hand && !(a.boards[i].rows == b.boards[i].rows)) return true;
  }
  return false;
}

bool WordlesTwins::next() {
  if (played_ == log_.size()) return false;
  const Move& move = log_[played_++];
  State after = one_;
  fold_(table_.rules, after, move);
  for (const Move& twin : twins_of(move, after)) {
    if (refusal(table_.rules, view(table_.rules, other_, twin.actor), twin.action)) return false;
    fold_(table_.rules, other_, twin);
  }
  one_ = after;
  return !is_over(one_) && !has_parted();
}

bool WordlesTwins::has_another_secret() const {
  for (std::size_t i = 0; i < one_.open.boards.size(); ++i) {
    if (one_.secrets[i] != other_.secrets[i] && !one_.open.boards[i].rows.empty()) return true;
  }
  return false;
}

bool WordlesTwins::is_wrong(const State& state, std::size_t player) const {
  const Board& board = state.open.boards[player];
  return std::ranges::any_of(board.rows, [&](const Row& row) {
    return row.shown != truth(table_.rules, state.secrets[player], row.query);
  });
}

bool WordlesTwins::has_an_unseen_mistake() const {
  for (std::size_t i = 0; i < one_.open.boards.size(); ++i) {
    if (is_wrong(one_, i) != is_wrong(other_, i)) return true;
  }
  return false;
}

}  // namespace battery
