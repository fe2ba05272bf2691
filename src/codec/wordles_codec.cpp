#include "codec/wordles_codec.h"

#include <fmt/format.h>

#include "codec/parse_problem.h"
#include "codec/players.h"
#include "codec/wordles_described.h"

namespace codec {

using wordles::Board;
using wordles::Open;
using wordles::Rules;
using wordles::Seat;
using wordles::seat_at;
using wordles::SeatSet;
using wordles::Sign;

std::string Leaf<Sign>::text(Sign sign) { return sign == Sign::before ? "<" : ">"; }

Read<Sign> Leaf<Sign>::parse(std::string_view text) {
  if (text == "<") return Sign::before;
  if (text == ">") return Sign::after;
  return problem(ParseProblem::not_a_sign,
                 fmt::format("“{}” is neither < (your word comes first) nor > (after).", text));
}

std::string Leaf<SeatSet>::text(SeatSet seats) {
  std::string text;
  for (std::size_t i = 0; i < wordles::most_players; ++i) {
    if (seats.has(seat_at(i))) text += std::to_string(i + 1);
  }
  return text;
}

Read<SeatSet> Leaf<SeatSet>::parse(std::string_view text) {
  SeatSet seats;
  for (const char c : text) {
    if (c < '1' || c > '6') {
      return problem(ParseProblem::not_seats, fmt::format("“{}” is not players 1 to 6.", text));
    }
    seats.add(seat_at(static_cast<std::size_t>(c - '1')));
  }
  return seats;
}

std::string actor_name(const Rules&, core::Actor actor) { return player_name(actor); }

Read<core::Actor> actor_from_name(const Rules& rules, std::string_view name) {
  return player_from_name(rules.options.seats, name);
}

namespace {

using Facts = std::vector<std::string>;

std::string player(Seat seat) { return player_name(actor(seat)); }

std::string players(SeatSet seats) {
  std::string text;
  for (; !seats.empty(); seats.remove(seats.first())) text += " " + player(seats.first());
  return text;
}

std::string marking_text(const wordles::Marking& marking) {
  return marking.marks.text() + (marking.sign ? " " + Leaf<Sign>::text(*marking.sign) : "");
}

std::string words_of(const wordles::QueryCard& card) {
  std::string text;
  for (const auto word : card.words) text += " " + word.text();
  return text;
}

void tell_board(Facts& facts, const Board& board, Seat seat) {
  const std::string name = player(seat);
  facts.push_back(fmt::format("{} score {}", name, board.score));
  if (board.covered) facts.push_back(fmt::format("{} hidden", name));
  for (std::size_t i = 0; i < board.rows.size(); ++i) {
    facts.push_back(fmt::format("{} row {} {} {}", name, i + 1, board.rows[i].query.text(),
                                marking_text(board.rows[i].shown)));
  }
  if (const auto letters = wordles::struck(board); !letters.empty()) {
    facts.push_back(fmt::format("{} struck {}", name, Leaf<lexicon::LetterSet>::text(letters)));
  }
  if (board.is_revealed()) facts.push_back(fmt::format("{} word {}", name, board.revealed.text()));
  if (board.mistaken) facts.push_back(fmt::format("{} mistaken", name));
}

void tell_turn(Facts& facts, const Open& open) {
  facts.push_back(fmt::format("phase {}", core::enum_name(open.phase)));
  facts.push_back(fmt::format("round {}", open.round));
  if (open.phase == wordles::Phase::over) {
    facts.push_back("winner" + players(open.winners));
  } else if (open.phase == wordles::Phase::round_over) {
    facts.push_back("ready" + players(*open.ready));
  } else if (open.phase > wordles::Phase::hide) {
    facts.push_back("active " + player(open.active));
  } else {
    facts.push_back("first " + player(open.first));
  }
  if (!open.called.empty()) facts.push_back("called " + open.called.text());
  if (!open.marked.empty()) facts.push_back("marked" + players(open.marked));
  if (!open.passed.empty()) facts.push_back("passed" + players(open.passed));
  for (const auto& tried : open.attempts) {
    facts.push_back(fmt::format("attempt {} {} {} {} {}", player(tried.by), player(tried.owner),
                                tried.word.text(), tried.right ? "right" : "wrong", tried.value));
  }
  for (std::size_t r = 0; r < open.past.size(); ++r) {
    std::string points, words;
    for (std::size_t i = 0; i < open.boards.size(); ++i) {
      points += fmt::format(" {}", open.past[r].points[i]);
      words += " " + open.past[r].words[i].text();
    }
    facts.push_back(fmt::format("points {}{}", r + 1, points));
    facts.push_back(fmt::format("words {}{}", r + 1, words));
  }
}

}  // namespace

std::vector<std::string> facts(const Rules&, const wordles::View& seen) {
  Facts facts;
  tell_turn(facts, seen.open);
  for (std::size_t i = 0; i < seen.open.boards.size(); ++i) {
    tell_board(facts, seen.open.boards[i], seat_at(i));
  }
  for (std::size_t i = 0; i < seen.cards.size(); ++i) {
    facts.push_back(fmt::format("{} card{}", player(seat_at(i)), words_of(seen.cards[i])));
  }
  if (seen.top)
    facts.push_back(
        fmt::format("top {}{}", wordles::index(*seen.open.top) + 1, words_of(*seen.top)));
  if (seen.open.pile > 0) facts.push_back(fmt::format("pile {}", seen.open.pile));
  if (seen.own && !seen.own->secret.empty()) {
    facts.push_back("secret " + seen.own->secret.text());
  }
  if (seen.own && seen.own->marking) {
    facts.push_back("marking " + marking_text(*seen.own->marking));
  }
  for (const auto& [by, word] : seen.calls) {
    facts.push_back(fmt::format("call {} {}", player(by), word.text()));
  }
  for (const auto& [owner, row, honest] : seen.mistakes) {
    facts.push_back(fmt::format("mistake {} row {} {}", player(owner), row, marking_text(honest)));
  }
  return facts;
}

}  // namespace codec
