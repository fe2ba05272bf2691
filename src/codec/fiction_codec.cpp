#include "codec/fiction_codec.h"

#include <fmt/format.h>

#include "codec/fiction_described.h"
#include "codec/parse_problem.h"

namespace codec {

using fiction::Answer;
using fiction::Board;
using fiction::Desk;
using fiction::PlaceSet;
using fiction::Row;
using fiction::Rules;

std::string Leaf<PlaceSet>::text(PlaceSet places) {
  std::string text;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    if (places.has(fiction::place_at(i))) text += std::to_string(i + 1);
  }
  return text;
}

Read<PlaceSet> Leaf<PlaceSet>::parse(std::string_view text) {
  PlaceSet places;
  for (const char c : text) {
    if (c < '1' || c > '5')
      return problem(ParseProblem::not_places, fmt::format("“{}” is not places 1 to 5.", text));
    places.add(fiction::place_at(static_cast<std::size_t>(c - '1')));
  }
  return places;
}

Read<fiction::Clock> Leaf<fiction::Clock>::parse(std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == text) return static_cast<fiction::Clock>(i);
  }
  return std::unexpected(none_of(text, names));
}

std::string actor_name(const Rules& rules, core::Actor actor) {
  if (!actor.is_seat()) return actor_text(actor);
  if (actor == rules.librarian()) return "librarian";
  if (rules.options.seats == 2) return "guesser";
  const std::size_t before = actor.seat_index() > rules.librarian().seat_index() ? 1 : 0;
  return fmt::format("guesser{}", actor.seat_index() + 1 - before);
}

Read<core::Actor> actor_from_name(const Rules& rules, std::string_view name) {
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    if (name == actor_name(rules, core::Actor::seat(i))) return core::Actor::seat(i);
  }
  if (name.starts_with("seat")) {
    return problem(ParseProblem::unknown_actor, fmt::format("“{}” is nobody at this table.", name));
  }
  return parse_actor(name);
}

namespace {

using Facts = std::vector<std::string>;

std::string clock_text(core::Millis left) {
  const auto seconds = left.count() / 1000;
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

void tell_row(Facts& facts, const Row& row, std::size_t n) {
  facts.push_back(fmt::format("row {} {} {}", n, row.guess.text(),
                              row.shared ? row.shown.text() : "unanswered"));
  if (row.no_tokens) facts.push_back(fmt::format("row {} barred", n));
  if (!row.pinned.empty()) {
    facts.push_back(fmt::format("row {} pinned {}", n, Leaf<PlaceSet>::text(row.pinned)));
  }
  for (std::size_t i = 0; i < row.answers.size(); ++i) {
    if (row.answers[i] == Answer::none) continue;
    facts.push_back(fmt::format("row {} token {} {}", n, i + 1, core::enum_name(row.answers[i])));
  }
}

void tell_answers(Facts& facts, const Board& board) {
  const auto& answers = board.answers;
  for (unsigned l = 0; l < 26; ++l) {
    const lexicon::Letter letter{static_cast<std::uint8_t>(l)};
    if (!answers.asked.has(letter)) continue;
    facts.push_back(fmt::format("{} {}", answers.present.has(letter) ? "has" : "lacks",
                                lexicon::to_char(letter)));
  }
  if (answers.vowel_count) facts.push_back(fmt::format("vowels {}", *answers.vowel_count));
  for (const auto& comparison : answers.comparisons) {
    facts.push_back(fmt::format("{} {}", comparison.secret_is_before ? "before" : "after",
                                comparison.guess.text()));
  }
  if (board.next.gibberish) facts.emplace_back("next gibberish");
  if (!board.next.pinned.empty()) {
    facts.push_back(fmt::format("next pinned {}", Leaf<PlaceSet>::text(board.next.pinned)));
  }
  if (board.next.banned) {
    facts.push_back(fmt::format("next banned {}", lexicon::to_char(*board.next.banned)));
  }
}

void tell_board(Facts& facts, const fiction::View& seen) {
  const Board& board = seen.board;
  facts.push_back(fmt::format("phase {}", core::enum_name(board.phase)));
  if (board.phase == fiction::Phase::over) {
    facts.push_back(fmt::format("outcome {}", core::enum_name(board.outcome)));
  }
  facts.push_back(fmt::format("half {}", board.half));
  facts.push_back(fmt::format("boards {}", board.boards_left));
  facts.push_back(fmt::format("tokens {}", board.tokens));
  facts.push_back(fmt::format("timer {} {}", seen.timed ? clock_text(board.timer.remaining) : "off",
                              board.timer.running ? "running" : "paused"));
  if (seen.token_lapses) facts.emplace_back("token lapses");
  if (board.card) facts.push_back(fmt::format("card {}", *board.card + 1));
  if (board.named) facts.push_back(fmt::format("letter {}", lexicon::to_char(*board.named)));
  if (board.librarian_card) {
    facts.push_back(fmt::format("librarian card {}", core::enum_name(*board.librarian_card)));
  }
  if (board.guessers_card) {
    facts.push_back(fmt::format("guessers card {}", core::enum_name(*board.guessers_card)));
  }
  for (std::size_t i = 0; i < board.rows.size(); ++i) tell_row(facts, board.rows[i], i + 1);
  tell_answers(facts, board);
}

void tell_hand(Facts& facts, std::string_view side, const fiction::Hand& hand) {
  facts.push_back(fmt::format("{} dealt {} {}", side, core::enum_name(hand.dealt[0]),
                              core::enum_name(hand.dealt[1])));
  if (hand.kept) facts.push_back(fmt::format("{} kept {}", side, core::enum_name(*hand.kept)));
}

void tell_desk(Facts& facts, const Board& board, const Desk& desk) {
  if (desk.secret.empty()) return;
  facts.push_back(fmt::format("secret {}", desk.secret.text()));
  if (desk.change) {
    facts.push_back(fmt::format("changed from {} at row {}", desk.change->from.text(),
                                fiction::index(desk.change->at) + 1));
  }
  for (std::size_t i = 0; i < desk.truths.size(); ++i) {
    const auto& truth = desk.truths[i];
    std::string lied;
    for (std::size_t p = 0; p < fiction::word_length; ++p) {
      const auto shown = board.rows[i].shown[p];
      if (shown == lexicon::Mark::blank) continue;  // nothing was said, so nothing was a lie
      if (shown != truth.honest[p]) lied += std::to_string(p + 1);
    }
    facts.push_back(fmt::format("honest {} {}", i + 1, truth.honest.text()));
    facts.push_back(fmt::format("lie {} {}", i + 1, lied.empty() ? "none" : lied));
    if (const auto ability = fiction::ability_of(truth.use)) {
      facts.push_back(fmt::format("use {} {}", i + 1, core::enum_name(*ability)));
    }
  }
}

}  // namespace

std::vector<std::string> facts(const Rules&, const fiction::View& seen) {
  Facts facts;
  tell_board(facts, seen);
  if (seen.librarian_hand) tell_hand(facts, "librarian", *seen.librarian_hand);
  if (seen.guessers_hand) tell_hand(facts, "guessers", *seen.guessers_hand);
  if (seen.desk) tell_desk(facts, seen.board, *seen.desk);
  return facts;
}

}  // namespace codec
