#include "bots/fiction/card_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "games/fiction/deception.h"
#include "solver/forecast.h"

namespace fiction::bots {
namespace {

constexpr double worth_a_use = 0.25;    // bits that a limited use must add
constexpr double worth_barring = 0.35;  // bits that a token would tell
constexpr std::size_t few_to_ban = 40;  // so few words that the next guess may be the secret

// Each side's cards, the most useful first. Measured: only with two lies, the whole truth and the
// exchange did the liar ever beat the reader, the first two about equally often. All else is
// judgement, the Guessers' order included: it was measured before the reader learnt to wait.
constexpr std::array<Ability, core::enum_size<Ability>> by_worth{
    Ability::letter_query, Ability::neighbour,   Ability::before_or_after, Ability::extra_board,
    Ability::gibberish,    Ability::vowel_count, Ability::vowel_hunt,      Ability::more_time,
    Ability::honest_place, Ability::two_lies,    Ability::whole_truth,     Ability::exchange,
    Ability::blank,        Ability::no_tokens,   Ability::false_token,     Ability::ban,
    Ability::new_word,     Ability::hurry,
};
constexpr bool lists_every_card() {
  for (std::size_t i = 0; i < by_worth.size(); ++i) {
    if (std::ranges::find(by_worth, Ability(i)) == by_worth.end()) return false;
  }
  return true;
}
static_assert(lists_every_card());

// The Lie-brarian's cards.

// A ban tells nothing if it goes by the words that the Guessers will see, not by the secret.
std::optional<Letter> letter_to_ban(const Lying& lying, const Lie& plain, lexicon::LetterSet open) {
  if (plain.leaving.words > few_to_ban) return std::nullopt;
  View next = lying.seen;
  next.board.rows.back().shown = plain.share.shown;
  next.board.rows.back().shared = true;
  const solver::Knowledge after{lying.rules, next};
  std::optional<Letter> best;
  std::size_t most = 0;
  for (unsigned l = 0; l < 26; ++l) {
    if (!open.has(Letter(l))) continue;
    std::size_t words = 0;
    for (const auto& candidate : after.candidates()) words += candidate.spelling.letters >> l & 1U;
    if (words > most) most = words, best = Letter(l);
  }
  return best;
}

bool time_to_hurry(const Lying& lying) {
  return lying.board().timer.remaining <= std::chrono::minutes{4} || lying.board().boards_left <= 2;
}

// One overload per card: the best lie with it, if using it now is better than saving it.
struct LyingWith {
  const Lying& lying;
  const Lie& plain;

  std::optional<Lie> operator()(const TwoLiesOffer&) const { return if_better(TwoLies{}); }
  std::optional<Lie> operator()(const WholeTruthOffer&) const { return if_better(WholeTruth{}); }
  std::optional<Lie> operator()(const BlankOffer&) const { return if_better(Blank{}); }
  std::optional<Lie> operator()(const ExchangeOffer&) const { return if_better(Exchange{}); }
  std::optional<Lie> operator()(const NoTokensOffer&) const {
    return is_token_likely() ? best_lie(lying, NoTokens{}) : std::nullopt;
  }
  std::optional<Lie> operator()(const FalseTokenOffer&) const {
    return is_token_likely() ? best_lie(lying, FalseToken{}) : std::nullopt;
  }
  std::optional<Lie> operator()(const HurryOffer&) const {
    return time_to_hurry(lying) ? best_lie(lying, Hurry{}) : std::nullopt;
  }
  std::optional<Lie> operator()(const BanOffer& offer) const {
    const auto letter = letter_to_ban(lying, plain, offer.letters);
    return letter ? best_lie(lying, Ban{*letter}) : std::nullopt;
  }
  std::optional<Lie> operator()(const NewWordOffer& offer) const {
    std::optional<Lie> best;
    for (const Word word : offer.words) {
      auto lie = if_better(NewWord{word});
      if (lie && (!best || lie->bits > best->bits)) best = lie;
    }
    return best;
  }

  std::optional<Lie> if_better(const Use& use) const {
    auto lie = best_lie(lying, use);
    const double needed = has_uses_to_spare(use) ? 1e-9 : worth_a_use;
    if (!lie || lie->bits < plain.bits + needed) return std::nullopt;
    return lie;
  }
  // More than there will be guesses that still get clues.
  bool has_uses_to_spare(const Use& use) const {
    const Board& board = lying.board();
    const std::size_t boards = board.boards_left + (board.half == 1 ? boards_a_half : 0U);
    const std::size_t rows_to_come = boards > 0 ? boards - 1 : 0;
    const auto limit = use_rules(use).uses;
    return !limit || static_cast<std::size_t>(*limit - lying.seen.desk->uses) > rows_to_come;
  }
  bool is_token_likely() const {
    return lying.board().tokens > 0 && plain.token_tells >= worth_barring;
  }
};

// The Guessers' cards.

Ask ask_letter(const Reading& reading, lexicon::LetterSet open) {
  Ask best;
  for (unsigned l = 0; l < 26; ++l) {
    if (!open.has(Letter(l))) continue;
    const double bits = bits_by(reading, [&](const solver::Spelling& word) {
      return static_cast<int>(word.letters >> l & 1U);
    });
    if (bits <= best.bits) continue;
    best = {Discard{LetterQuery{Letter(l)}}, bits,
            fmt::format("{} is in about half of the words that fit.", to_upper(Letter(l)))};
  }
  return best;
}

Ask ask_honest_place(const Reading& reading, PlaceSet open, const Guessing& next) {
  Ask best;
  const auto card = reading.board().librarian_card;
  const solver::Spelling word{next.word};
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!open.has(place_at(i))) continue;
    PlaceSet pinned = reading.board().next.pinned;
    pinned.add(place_at(i));
    const solver::Forecast forecast{reading.knowledge, card, pinned};
    const double bits = next.bits_left - forecast.expect(word).bits_left;
    if (bits <= best.bits) continue;
    best = {Discard{HonestPlace{place_at(i)}}, bits,
            fmt::format("An honest clue in place {} tells most about the next guess.", i + 1)};
  }
  return best;
}

// One overload per card: what a token would buy.
struct Asking {
  const Reading& reading;
  const Guessing& next;

  Ask operator()(const GibberishOffer&) const {
    const double bits = next.bits_left - best_letters(reading, next).bits_left;
    return {Discard{Gibberish{}}, bits, "Letters that are no word would tell clearly more."};
  }
  Ask operator()(const LetterQueryOffer& offer) const { return ask_letter(reading, offer.letters); }
  Ask operator()(const MoreTimeOffer&) const { return {}; }  // buy_time sees to it
  Ask operator()(const HonestPlaceOffer& offer) const {
    return ask_honest_place(reading, offer.places, next);
  }
  Ask operator()(const VowelCountOffer&) const {
    const double bits = bits_by(reading, [](const solver::Spelling& word) {
      return std::popcount(word.letters & lexicon::vowels.bits());
    });
    return {Discard{VowelCount{}}, bits, "The number of vowels splits the words that fit."};
  }
  Ask operator()(const ExtraBoardOffer&) const { return {}; }  // kept for the end
  Ask operator()(const BeforeOrAfterOffer&) const {
    const Word guess = reading.board().rows.back().guess;
    const double bits =
        bits_by(reading, [&](const solver::Spelling& word) { return word.word < guess ? 1 : 0; });
    return {Discard{BeforeOrAfter{}}, bits,
            fmt::format("The words that fit lie on both sides of {}.", guess.upper())};
  }
};

}  // namespace

Choice keep_better(const Rules& rules, std::array<Ability, 2> dealt) {
  const auto worth = [&](Ability ability) {
    const bool about_time = ability == Ability::more_time || ability == Ability::hurry;
    if (about_time && !rules.timed()) return by_worth.end();  // F-39
    return std::ranges::find(by_worth, ability);
  };
  const Ability better = worth(dealt[0]) < worth(dealt[1]) ? dealt[0] : dealt[1];
  return {Keep{better}, "Of your two cards I take this one to be the stronger."};
}

std::optional<Lie> lie_with_card(const Lying& lying, const Lie& plain) {
  const auto offer = use_offer(Deception{lying.rules, lying.seen});
  return offer ? std::visit(LyingWith{lying, plain}, *offer) : std::nullopt;
}

Ask ask_favour(const Reading& reading, const Guessing& next, const FavourOffer& offer) {
  return std::visit(Asking{reading, next}, offer);
}

}  // namespace fiction::bots
