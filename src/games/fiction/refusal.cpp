#include "games/fiction/refusal.h"

#include "games/fiction/deception.h"
#include "games/fiction/fiction.h"
#include "games/fiction/investigation.h"

namespace fiction {
namespace {

using core::Actor;

struct Asking {
  const Rules& rules;
  const View& seen;

  const Board& board() const { return seen.board; }
  Phase phase() const { return seen.board.phase; }
  bool is_librarian() const { return seen.viewer == rules.librarian(); }
  bool is_guesser() const { return rules.guesses(seen.viewer); }
  const std::optional<Hand>& hand() const {
    return is_librarian() ? seen.librarian_hand : seen.guessers_hand;
  }
};

std::optional<Refusal> check(const Asking& asking, const core::Draw& draw) {
  if (asking.seen.viewer != Actor::chance()) return Refusal::only_chance;
  if (!core::is_owed(asking.seen.pending_draw)) return Refusal::nothing_is_owed;
  if (!core::fits(asking.seen.pending_draw, draw)) return Refusal::draw_does_not_fit;
  return std::nullopt;
}

std::optional<Refusal> check(const Asking& asking, const core::Expire&) {
  if (asking.seen.viewer != Actor::clock()) return Refusal::only_the_clock;
  const bool chance_first = asking.phase() == Phase::deal || asking.phase() == Phase::draw_card;
  const bool timed =
      asking.phase() == Phase::guess ? asking.rules.timed() : asking.rules.choice().has_value();
  if (chance_first || !timed) return Refusal::no_clock_runs;
  return std::nullopt;
}

std::optional<Refusal> check(const Asking& asking, const core::Substitute& absent) {
  if (asking.seen.viewer != Actor::clock()) return Refusal::only_the_clock;
  if (asking.phase() == Phase::keep) {
    return asking.rules.seats(absent.seat) ? std::nullopt
                                           : std::optional{Refusal::nothing_to_choose};
  }
  const bool chooses = asking.phase() == Phase::choose_word ||
                       asking.phase() == Phase::name_letter || asking.phase() == Phase::deceive;
  if (!chooses || absent.seat != asking.rules.librarian()) return Refusal::nothing_to_choose;
  return std::nullopt;
}

std::optional<Refusal> check(const Asking& asking, const Keep& keep) {
  if (!asking.rules.seats(asking.seen.viewer)) return Refusal::only_watching;
  if (!asking.rules.options.abilities) return Refusal::no_ability_cards;
  if (asking.phase() == Phase::deal) return Refusal::cards_are_being_dealt;
  if (!asking.hand() || asking.hand()->kept) return Refusal::already_kept;
  for (const Ability dealt : asking.hand()->dealt) {
    if (dealt == keep.ability) return std::nullopt;
  }
  return Refusal::not_dealt_to_you;
}

std::optional<Refusal> check(const Asking& asking, const Choose& choose) {
  if (!asking.is_librarian()) return Refusal::only_the_librarian;
  if (asking.phase() == Phase::keep) return Refusal::keep_an_ability_first;
  if (asking.phase() < Phase::choose_word) return Refusal::cards_are_being_dealt;
  if (asking.phase() > Phase::choose_word) return Refusal::word_already_chosen;
  const Front& front = asking.seen.desk->front;
  if (allowed_words(asking.rules, front).contains(choose.word)) return std::nullopt;
  return front.red.contains(choose.word) ? Refusal::red_words_are_off : Refusal::not_on_the_card;
}

std::optional<Refusal> check(const Asking& asking, const Name& name) {
  if (!asking.is_librarian()) return Refusal::only_the_librarian;
  if (asking.phase() < Phase::name_letter) return Refusal::choose_a_word_first;
  if (asking.phase() > Phase::name_letter) return Refusal::letter_already_named;
  if (!asking.seen.desk->secret.has(name.letter)) return Refusal::letter_not_in_the_secret;
  return std::nullopt;
}

std::optional<Refusal> check(const Asking& asking, const Guess& guess) {
  if (!asking.is_guesser()) return Refusal::only_the_guessers;
  if (asking.phase() < Phase::guess) return Refusal::not_started;
  if (asking.phase() == Phase::deceive) return Refusal::clues_are_due;
  if (guess.word.size() != word_length) return Refusal::wrong_length;
  const Next& next = asking.board().next;
  if (!next.gibberish) {
    const auto verdict = asking.rules.words->verdict(guess.word);
    if (verdict == lexicon::Verdict::proper_noun) return Refusal::proper_noun;
    if (verdict == lexicon::Verdict::foreign) return Refusal::not_english;
    if (!lexicon::is_legal(verdict)) return Refusal::not_a_word;
  }
  if (!may_repeat_letters(asking.rules, next) && guess.word.repeats_a_letter()) {
    return Refusal::repeated_letter;
  }
  if (next.banned && guess.word.has(*next.banned)) return Refusal::banned_letter;
  return std::nullopt;
}

std::optional<Refusal> check(const Asking& asking, const Share& share) {
  if (!asking.is_librarian()) return Refusal::only_the_librarian;
  if (asking.phase() < Phase::guess) return Refusal::not_started;
  if (asking.phase() == Phase::guess) return Refusal::no_guess_to_answer;
  const bool whole =
      share.shown.size() == word_length && (!share.honest || share.honest->size() == word_length);
  if (!whole) return Refusal::not_five_clues;
  return refusal(Deception{asking.rules, asking.seen}, share);
}

template <class WithToken>
std::optional<Refusal> check_token(const Asking& asking, const WithToken& action) {
  if (!asking.is_guesser()) return Refusal::only_the_guessers;
  if (asking.phase() < Phase::guess) return Refusal::not_started;
  if (asking.phase() == Phase::deceive) return Refusal::timer_is_paused;
  return refusal(asking.rules, asking.board(), action);
}
std::optional<Refusal> check(const Asking& asking, const Token& token) {
  return check_token(asking, token);
}
std::optional<Refusal> check(const Asking& asking, const Discard& discard) {
  return check_token(asking, discard);
}

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const View& seen, const Action& action) {
  const bool may_act =
      rules.seats(seen.viewer) || seen.viewer == Actor::chance() || seen.viewer == Actor::clock();
  if (!may_act) return Refusal::only_watching;
  if (seen.board.phase == Phase::over) return Refusal::game_over;
  const Asking asking{rules, seen};
  return std::visit([&](const auto& alternative) { return check(asking, alternative); }, action);
}

}  // namespace fiction
