// Bytes choose the options, then every move. What is accepted keeps the state within its limits.
#include <set>

#include "codec/wordles_json.h"
#include "games/wordles/pile.h"
#include "testing/apply_fuzz.h"
#include "testing/wordles_tables.h"

namespace {

using namespace wordles;
using battery::Bytes;
using battery::require;
using core::Actor;

Seat seat_from(Bytes& bytes) { return seat_at(bytes.byte() % 8U); }  // also seats that none has

Word word_from(const Rules& rules, const State& state, Bytes& bytes) {
  const auto pick = bytes.byte();
  if (pick < 100) return state.secrets[pick % rules.options.seats];
  if (pick < 200) {
    const auto entries = rules.words->entries();
    return entries[(bytes.byte() * 256U + bytes.byte()) % entries.size()].word;
  }
  std::string letters;
  for (unsigned i = 0; i < pick % 6U; ++i) {
    letters.push_back(static_cast<char>('a' + bytes.byte() % 26));
  }
  return letters.empty() ? Word{} : Word{letters};
}

Marking marking_from(const Rules& rules, const State& state, Bytes& bytes) {
  const auto pick = bytes.byte();
  Marking marking{Marks{pick % 16U == 0 ? 9U - rules.options.letters : rules.options.letters}, {}};
  const Word secret = state.secrets[pick % rules.options.seats];
  if (pick % 3 == 0 && !secret.empty() && !state.open.called.empty()) {
    marking = truth(rules, secret, state.open.called);
  }
  for (unsigned i = 0; i < pick / 2U % 4U; ++i) {
    marking.marks.set(bytes.byte() % 4U, lexicon::Mark(bytes.byte() % 4));
  }
  if (pick % 5 == 0) marking.sign = Sign(bytes.byte() % 2);
  return marking;
}

Action action_from(const Rules& rules, const State& state, Bytes& bytes) {
  switch (bytes.byte() % 12) {
    case 0: {
      core::Draw draw;
      for (unsigned i = bytes.byte() % 9U; i > 0; --i) draw.drawn.push_back(bytes.byte() % 10U);
      return draw;
    }
    case 1: return core::Expire{};
    case 2: return core::Substitute{Actor::seat(bytes.byte() % core::most_seats)};
    case 3: return Hide{word_from(rules, state, bytes)};
    case 4: return Deal{};
    case 5: return Exchange{CardNumber(bytes.byte() % most_cards)};
    case 6: return Call{word_from(rules, state, bytes)};
    case 7: return Mark{marking_from(rules, state, bytes)};
    case 8: {
      const Seat owner = seat_from(bytes);
      const bool knows = bytes.byte() % 2 == 0 && index(owner) < most_players;
      return Attempt{owner, knows ? state.secrets[index(owner)] : word_from(rules, state, bytes)};
    }
    case 9: return Pass{};
    case 10: return Reconsider{};
    default: return Ready{};
  }
}

// Mostly whoever is due, so that games get far; anybody at all now and then.
Actor actor_from(const Rules& rules, const State& state, Bytes& bytes) {
  const auto pick = bytes.byte() % 32U;
  if (core::is_owed(owed(rules, state)) && pick > 4) return Actor::chance();
  if (pick == 0) return Actor::chance();
  if (pick == 1) return Actor::clock();
  if (pick == 2) return Actor::spectator();
  if (pick < 8) return Actor::seat(bytes.byte() % core::most_seats);
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    const auto seat = seat_at((i + pick) % rules.options.seats);
    if (is_awaited(rules, state.open, seat)) return actor(seat);
  }
  return Actor::clock();
}

// Until all words are hidden the attempts in sight are those of the round before.
bool is_of_this_round(const Open& open) { return open.phase > Phase::hide; }

// What a player has earned in this round, by its attempts.
unsigned earned(const Open& open, Seat by) {
  unsigned points = 0;
  if (!is_of_this_round(open)) return points;
  for (const Tried& tried : open.attempts)
    points += tried.right && tried.by == by ? tried.value : 0;
  return points;
}

void check_player(const Rules& rules, const State& state, Seat seat) {
  const Open& open = state.open;
  const Board& board = open.boards[index(seat)];
  const bool over = open.phase >= Phase::over;  // this round is among the past ones already
  unsigned before = 0;
  for (const PastRound& past : open.past) before += past.points[index(seat)];
  require(board.score == before + (over ? 0U : board.points));
  require(board.points == (board.mistaken ? 0U : earned(open, seat)));
  require(board.rows.size() <= rows_a_board);
  require(board.covered == !state.secrets[index(seat)].empty());
  require(!board.is_revealed() || board.revealed == state.secrets[index(seat)]);
  bool any_wrong = false;
  for (const Row& row : board.rows) {
    any_wrong = any_wrong || row.shown != truth(rules, state.secrets[index(seat)], row.query);
  }
  require(rules.options.by_hand || !any_wrong);
  require(board.mistaken == (board.is_revealed() && any_wrong));
  require(!state.markings[index(seat)] || open.marked.has(seat));
}

void check_rows(const Rules& rules, const Open& open) {
  std::size_t longest = 0;
  for (const Board& board : open.boards) longest = std::max(longest, board.rows.size());
  for (const Board& board : open.boards) {
    std::set<Word> queries;
    for (const Row& row : board.rows) require(queries.insert(row.query).second);
    if (!rules.is_duel() && !board.is_revealed()) require(board.rows.size() == longest);
  }
}

void check_attempts(const Open& open) {
  std::set<std::pair<Seat, unsigned>> windows;  // a row's value names its window
  for (const Tried& tried : open.attempts) {
    require(windows.insert({tried.by, tried.value}).second);
    require(tried.by != tried.owner && tried.value >= 1 && tried.value <= rows_a_board);
    const Word revealed = is_of_this_round(open) ? open.boards[index(tried.owner)].revealed
                                                 : open.past.back().words[index(tried.owner)];
    require(tried.right == (revealed == tried.word));
  }
  for (std::size_t i = 0; i < most_players; ++i) {
    require(!open.tried.has(seat_at(i)) || !open.passed.has(seat_at(i)));
  }
}

void check_cards(const Rules& rules, const State& state) {
  const Pile& pile = state.pile;
  require(state.open.pile == pile.order.size() - pile.dealt);
  if (!rules.has_cards()) return require(pile.order.empty() && !state.open.top);
  require(state.open.top.has_value() == !pile.empty());
  std::set<CardNumber> all;
  std::size_t places = 0;
  const auto lies = [&](CardNumber card) { all.insert(card), ++places; };
  for (std::size_t i = pile.dealt; i < pile.order.size(); ++i) lies(pile.order[i]);
  for (const Board& board : state.open.boards) {
    if (board.card) lies(*board.card);
  }
  for (const CardNumber used : used_cards(rules, state)) lies(used);
  require(places == rules.deck->size() && all.size() == places);
}

void check_limits(const Rules& rules, const State& state) {
  for (std::size_t i = 0; i < rules.options.seats; ++i) check_player(rules, state, seat_at(i));
  check_rows(rules, state.open);
  check_attempts(state.open);
  check_cards(rules, state);
  require(state.open.winners.empty() == (state.open.phase != Phase::over));
  require(state.open.round <= (rules.is_duel() ? 12 : 8));
  require(!state.program_calls || state.open.phase == Phase::call);
  require(state.program_hides.empty() || state.open.phase == Phase::hide);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const auto all = battery::wordles_options();
  const Rules rules = battery::wordles_rules(all[bytes.byte() % all.size()]);
  battery::play_bytes<Wordles>(rules, start(rules), bytes, 1500, actor_from, action_from,
                               check_limits);
  return 0;
}
