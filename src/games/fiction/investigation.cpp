#include "games/fiction/investigation.h"

#include <cstdlib>

#include "games/fiction/clue.h"

namespace fiction {
namespace {

using lexicon::Mark;

constexpr core::Millis more_time_adds = std::chrono::minutes{2};

std::optional<Refusal> place_refusal(const Row& row, Place place) {
  if (row.shown[index(place)] == Mark::blank) return Refusal::place_is_blank;
  if (row.answers[index(place)] != Answer::none) return Refusal::place_has_a_token;
  return std::nullopt;
}

bool adjacent(Place a, Place b) { return std::abs(static_cast<int>(a) - static_cast<int>(b)) == 1; }

// One overload a favour: why it cannot be had now, and what it does.
std::optional<Refusal> check(const Board& board, const Gibberish&) {
  if (board.next.gibberish) return Refusal::gibberish_in_force;
  return std::nullopt;
}
std::optional<Refusal> check(const Board& board, const LetterQuery& query) {
  if (query.letter == *board.named || board.answers.asked.has(query.letter)) {
    return Refusal::already_answered;
  }
  return std::nullopt;
}
std::optional<Refusal> check(const Board&, const MoreTime&) { return std::nullopt; }
std::optional<Refusal> check(const Board& board, const HonestPlace& promise) {
  if (board.next.pinned.has(promise.place)) return Refusal::place_already_named;
  return std::nullopt;
}
std::optional<Refusal> check(const Board& board, const VowelCount&) {
  if (board.answers.vowel_count) return Refusal::already_answered;
  return std::nullopt;
}
std::optional<Refusal> check(const Board& board, const ExtraBoard&) {
  if (board.half != 2) return Refusal::second_half_only;
  if (board.extra_board_used) return Refusal::once_a_game;
  return std::nullopt;
}
std::optional<Refusal> check(const Board& board, const BeforeOrAfter&) {
  if (board.rows.empty()) return Refusal::no_clues_yet;
  for (const Comparison& comparison : board.answers.comparisons) {
    if (comparison.guess == board.rows.back().guess) return Refusal::already_answered;
  }
  return std::nullopt;
}

void grant(State& state, const Gibberish&) { state.board.next.gibberish = true; }
void grant(State& state, const LetterQuery& query) {
  state.board.answers.asked.add(query.letter);
  if (state.desk.secret.has(query.letter)) state.board.answers.present.add(query.letter);
}
void grant(State& state, const MoreTime&) { state.board.timer.remaining += more_time_adds; }
void grant(State& state, const HonestPlace& promise) { state.board.next.pinned.add(promise.place); }
void grant(State& state, const VowelCount&) {
  const auto count = (state.desk.secret.letters() & lexicon::vowels).size();
  state.board.answers.vowel_count = static_cast<std::uint8_t>(count);
}
void grant(State& state, const ExtraBoard&) {
  ++state.board.boards_left;
  state.board.extra_board_used = true;
}
void grant(State& state, const BeforeOrAfter&) {
  const Word guess = state.board.rows.back().guess;
  state.board.answers.comparisons.push_back({guess, state.desk.secret < guess});
}

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Board& board, const Token& token) {
  if (board.rows.empty()) return Refusal::no_clues_yet;
  if (board.tokens == 0) return Refusal::no_tokens_left;
  if (rules.options.edition == Edition::classic && board.token_laid) {
    return Refusal::one_token_a_guess;
  }
  if (index(token.row) >= board.rows.size()) return Refusal::no_such_row;
  const Row& row = board.rows[index(token.row)];
  if (index(token.row) + 1 != board.rows.size()) {
    if (board.guessers_card != Ability::vowel_hunt) return Refusal::not_the_latest_guess;
    if (!lexicon::vowels.has(row.guess[index(token.place)])) {
      return Refusal::only_vowels_of_older_guesses;
    }
  }
  if (row.no_tokens) return Refusal::tokens_are_barred;
  if (auto why = place_refusal(row, token.place)) return why;
  if (!token.neighbour) return std::nullopt;
  if (board.guessers_card != Ability::neighbour) return Refusal::no_neighbour_ability;
  if (!adjacent(token.place, *token.neighbour)) return Refusal::neighbour_not_adjacent;
  return place_refusal(row, *token.neighbour);
}

std::optional<Refusal> refusal(const Rules& rules, const Board& board, const Discard& discard) {
  if (!board.guessers_card) return Refusal::no_ability_cards;
  if (board.guessers_card != ability_of(discard.favour)) return Refusal::not_your_ability;
  if (board.tokens == 0) return Refusal::no_tokens_left;
  if (std::holds_alternative<MoreTime>(discard.favour) && !rules.timed()) {
    return Refusal::no_time_passes;
  }
  return std::visit([&](const auto& favour) { return check(board, favour); }, discard.favour);
}

void lay(const Rules&, State& state, const Token& token) {
  Row& row = state.board.rows[index(token.row)];
  const bool first = row.answers == decltype(row.answers){};
  const bool turned =
      first && std::holds_alternative<FalseToken>(state.desk.truths[index(token.row)].use);
  // About the word as it is now: later tokens follow a new word (B-07g).
  const Marks honest = honest_marks(state.desk.secret, row.guess);
  const auto answer = [&](Place place) {
    const bool fact = row.shown[index(place)] == honest[index(place)];
    row.answers[index(place)] = fact != turned ? Answer::fact : Answer::fiction;
  };
  answer(token.place);
  if (token.neighbour) answer(*token.neighbour);
  --state.board.tokens;
  state.board.token_laid = true;
}

void spend(const Rules&, State& state, const Discard& discard) {
  --state.board.tokens;
  std::visit([&](const auto& favour) { grant(state, favour); }, discard.favour);
}

}  // namespace fiction
