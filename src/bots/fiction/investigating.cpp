#include "bots/fiction/investigating.h"

#include <fmt/format.h>

#include <cmath>

#include "bots/fiction/card_play.h"

namespace fiction::bots {
namespace {

constexpr double anything_bits = 0.02;  // when this is the last moment for it
constexpr core::Millis short_time = std::chrono::seconds{75};
constexpr core::Millis a_board_takes = std::chrono::seconds{20};

double log2_of(std::size_t words) { return words < 2 ? 0 : std::log2(static_cast<double>(words)); }

}  // namespace

double bits_told(std::size_t words, std::span<const std::size_t> left) {
  double sum = 0;
  double weighed = 0;
  for (const std::size_t n : left) {
    sum += static_cast<double>(n);
    weighed += static_cast<double>(n) * log2_of(n);
  }
  return sum > 0 ? log2_of(words) - weighed / sum : 0;
}

namespace {

std::size_t left_if(const Reading& reading, const Token& token, Answer first, Answer second) {
  Board board = reading.board();
  Row& row = board.rows[index(token.row)];
  row.answers[index(token.place)] = first;
  if (token.neighbour) row.answers[index(*token.neighbour)] = second;
  --board.tokens;
  ++board.position;
  board.token_laid = true;
  return reading.knowledge.size_if(reading.rules, board);
}

Ask ask_token(const Reading& reading, const Token& token) {
  std::vector<std::size_t> left;
  for (const Answer first : {Answer::fact, Answer::fiction}) {
    left.push_back(left_if(reading, token, first, Answer::fact));
    if (token.neighbour) left.push_back(left_if(reading, token, first, Answer::fiction));
  }
  const double bits = bits_told(reading.knowledge.size(), left);
  const char letter = to_upper(reading.board().rows[index(token.row)].guess[index(token.place)]);
  const double words_left = static_cast<double>(reading.knowledge.size()) / std::exp2(bits);
  return {token, bits,
          fmt::format("A token on {} leaves about {} of {} words.", letter,
                      std::max(1L, std::lround(words_left)), reading.knowledge.size())};
}

void keep_better(Ask& best, Ask ask) {
  if (ask.bits > best.bits) best = std::move(ask);
}

void ask_tokens(const Reading& reading, const TokenOffer& offer, Ask& best) {
  for (const Spot& spot : offer.spots) {
    keep_better(best, ask_token(reading, {spot.row, spot.place, std::nullopt}));
    for (std::size_t i = index(spot.place) + 1; i < word_length; ++i) {
      if (!spot.neighbours.has(place_at(i))) continue;
      keep_better(best, ask_token(reading, {spot.row, spot.place, place_at(i)}));
    }
  }
}

bool tokens_lapse(const Reading& reading) {
  return reading.rules.options.one_token_a_half && reading.board().half == 1;
}

// One is kept for B-06f, unless it would lapse.
std::size_t tokens_to_spend(const Reading& reading) {
  const Board& board = reading.board();
  const bool kept = board.guessers_card == Ability::extra_board && !board.extra_board_used &&
                    !tokens_lapse(reading);
  return board.tokens - (kept && board.tokens > 0 ? 1U : 0U);
}

// How many more chances there will be to spend a token of the present stock.
std::size_t moments_to_come(const Reading& reading) {
  const std::size_t boards = tokens_lapse(reading) ? reading.board().boards_left : reading.boards();
  return boards > 0 ? boards - 1 : 0;
}

bool last_moment(const Reading& reading) {
  return moments_to_come(reading) < tokens_to_spend(reading);
}

std::optional<Choice> buy_board(const Reading& reading, const DiscardOffer& offer) {
  if (!std::holds_alternative<ExtraBoardOffer>(offer.favour)) return std::nullopt;
  if (reading.boards() > 2) return std::nullopt;
  return Choice{Discard{ExtraBoard{}}, "Few boards are left, and one more guess may find it."};
}

}  // namespace

std::optional<Choice> buy_time(const Reading& reading) {
  const Board& board = reading.board();
  const auto left = board.timer.remaining;
  if (left > short_time || left > a_board_takes * (board.boards_left + 1)) return std::nullopt;
  const Discard more{MoreTime{}};
  if (refusal(reading.rules, reading.seen, more)) return std::nullopt;
  return Choice{more, "Time is running out, and boards are left."};
}

std::optional<Choice> spend_token(const Reading& reading, const Guessing& next,
                                  const Thrift& thrift) {
  const std::size_t words = reading.knowledge.size();
  if (words <= reading.boards() || words < 2) return std::nullopt;
  Ask best;
  for (const Offer& offer : offers(reading.rules, reading.seen)) {
    if (const auto* tokens = std::get_if<TokenOffer>(&offer)) ask_tokens(reading, *tokens, best);
    if (const auto* discard = std::get_if<DiscardOffer>(&offer)) {
      if (auto board = buy_board(reading, *discard)) return board;
      if (words <= thrift.few_words || last_moment(reading)) {
        keep_better(best, ask_favour(reading, next, discard->favour));
      }
    }
  }
  if (tokens_to_spend(reading) == 0) return std::nullopt;
  const double needed = last_moment(reading) ? anything_bits : thrift.enough_bits;
  if (best.bits < needed) return std::nullopt;
  return Choice{best.action, best.why};
}

}  // namespace fiction::bots
