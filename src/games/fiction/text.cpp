#include "games/fiction/text.h"

#include <fmt/format.h>

#include "games/fiction/deception.h"

namespace fiction {
namespace {

const Word* word_in(const Action& action) {
  if (const auto* guess = std::get_if<Guess>(&action)) return &guess->word;
  if (const auto* choose = std::get_if<Choose>(&action)) return &choose->word;
  const auto* share = std::get_if<Share>(&action);
  if (share == nullptr) return nullptr;
  return std::visit(
      [](const auto& use) -> const Word* {
        if constexpr (requires { use.word; }) {
          return &use.word;
        } else {
          return nullptr;
        }
      },
      share->use);
}

std::string quoted(const Action& action) {
  const Word* word = word_in(action);
  return word == nullptr || word->empty() ? "That word" : word->upper();
}

std::string upper(const std::optional<Letter>& letter) {
  return letter ? std::string{lexicon::to_upper(*letter)} : std::string{};
}

std::string places_text(PlaceSet places) {
  std::string text;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    text += fmt::format("{}{}", text.empty() ? "" : ", ", i + 1);
  }
  return text;
}

// "first", "first and third".
std::string ordinals_text(PlaceSet places) {
  static constexpr std::array<std::string_view, word_length> ordinals{"first", "second", "third",
                                                                      "fourth", "fifth"};
  std::string text;
  int left = places.size();
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    text += ordinals[i];
    if (--left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

// F-18: the program points at the mistakes.
std::string wrong_honest_clues(const Rules& rules, const View& seen, const Action& action) {
  const auto* share = std::get_if<Share>(&action);
  if (share == nullptr || !share->honest || !seen.desk) return "The honest clues are not right.";
  const Marks honest = Deception{rules, seen}.honest(share->use);
  return fmt::format("The honest clues are not right at place {}; look again before you share.",
                     places_text(lies(honest, *share->honest)));
}

// What the rules refuse whichever cards are played with; a card has the texts of its own refusals.
constexpr RefusalText general_texts[]{
    {Refusal::game_over, "F-28", "The game is over."},
    {Refusal::only_watching, "F-01", "You are watching; sit down to play."},
    {Refusal::only_the_librarian, "F-01", "Only the Lie-brarian does that."},
    {Refusal::only_the_guessers, "F-01", "Only the Guessers do that."},
    {Refusal::only_chance, "F-02", "Only chance draws cards."},
    {Refusal::only_the_clock, "F-19", "Only the table's clock does that."},
    {Refusal::nothing_is_owed, "F-02", "Nothing is to be drawn now."},
    {Refusal::draw_does_not_fit, "F-02", "That draw is not what the game asked for."},
    {Refusal::no_clock_runs, "F-19", "No clock is running that could run out."},
    {Refusal::nothing_to_choose, "F-35", "That seat has no choice pending."},
    {Refusal::cards_are_being_dealt, "B-01", "The cards are not dealt yet; wait a moment."},
    {Refusal::no_ability_cards, "B-01", "This table plays without ability cards."},
    {Refusal::already_kept, "B-01", "Your side has kept its ability card already."},
    {Refusal::not_dealt_to_you, "B-01", "That card was not dealt to you; keep one of your two."},
    {Refusal::keep_an_ability_first, "B-01", "Both sides keep an ability card first."},
    {Refusal::word_already_chosen, "F-03", "The secret is chosen already."},
    {Refusal::not_on_the_card, "F-03", "{word} is not on the book card; choose one of its words."},
    {Refusal::red_words_are_off, "F-04",
     "{word} is a red word; this table plays with yellow words."},
    {Refusal::choose_a_word_first, "F-05", "Choose the secret first."},
    {Refusal::letter_already_named, "F-05", "A letter is named already."},
    {Refusal::letter_not_in_the_secret, "F-05",
     "That letter is not in your secret; name one that is."},
    {Refusal::not_started, "F-06", "The game has not started; the Lie-brarian is choosing."},
    {Refusal::clues_are_due, "F-11", "Your last guess has no clues yet; wait for them."},
    {Refusal::wrong_length, "F-08", "{word} does not have five letters."},
    {Refusal::proper_noun, "F-08", "{word} is a proper noun; guess a common word."},
    {Refusal::not_english, "F-10", "{word} is a word of another language; guess an English one."},
    {Refusal::not_a_word, "F-08", "{word} is no English word that our lexicon knows."},
    {Refusal::repeated_letter, "F-09",
     "{word} repeats a letter; a guess needs five different ones."},
    {Refusal::no_guess_to_answer, "F-11", "There is no guess to answer; wait for one."},
    {Refusal::not_five_clues, "F-15", "A guess has five clues, one a letter; write them all."},
    {Refusal::honest_clues_missing, "F-18",
     "This table writes clues by hand: add the honest ones to those that you share."},
    {Refusal::honest_clues_wrong, "F-18", "The honest clues are not right."},
    {Refusal::not_your_ability, "B-04", "That is not the ability card in front of you."},
    {Refusal::ability_used_up, "B-04", "Your ability is used up; share the clues plainly."},
    {Refusal::no_lie, "F-16", "There is no lie in these clues; change exactly one."},
    {Refusal::more_than_one_lie, "F-16", "These clues hold more than one lie; change only one."},
    {Refusal::no_time_passes, "F-39",
     "This table plays without a clock; there is no time to add or to take."},
    {Refusal::timer_is_paused, "F-23",
     "The timer is paused; tokens wait until the clues are shared."},
    {Refusal::no_tokens_left, "F-20", "You have no token left for this."},
    {Refusal::one_token_a_guess, "F-22",
     "One token between two guesses; make another guess first."},
    {Refusal::no_clues_yet, "F-23", "No guess has clues yet; make one first."},
    {Refusal::no_such_row, "F-21", "There is no such guess yet."},
    {Refusal::not_the_latest_guess, "F-21", "A token goes on your latest guess only."},
    {Refusal::place_has_a_token, "F-24", "That letter has a token already; choose another."},
    {Refusal::already_answered, "B-06", "You know the answer to that already; keep the token."},
};

// Every refusal has a text; tests ask for all of them.
const RefusalText& text_of(Refusal why) {
  static constexpr RefusalText none{};
  const RefusalText* found = &none;
  const auto search = [&](const auto& texts) {
    for (const RefusalText& text : texts) {
      if (text.why == why) found = &text;
    }
  };
  search(general_texts);
  for_each_card([&]<class Card>() { search(Card::card.text.refusals); });
  return *found;
}

}  // namespace

std::string_view wire_name(Ability ability) { return core::enum_name(ability); }
std::string_view title(Ability ability) { return card_text(ability).title; }
std::string_view describe(Ability ability) { return card_text(ability).sentence; }
std::string_view rule_of(Ability ability) { return card_text(ability).rule; }

std::string explain(const Rules& rules, const View& seen, const Action& action, Refusal why) {
  if (why == Refusal::honest_clues_wrong) return wrong_honest_clues(rules, seen, action);
  const Board& board = seen.board;
  const PlaceSet pinned = board.rows.empty() ? PlaceSet{} : board.rows.back().pinned;
  return fmt::format(fmt::runtime(text_of(why).sentence), fmt::arg("word", quoted(action)),
                     fmt::arg("named", upper(board.named)),
                     fmt::arg("banned", upper(board.next.banned)),
                     fmt::arg("pinned", places_text(pinned)));
}

std::string seen_through(PlaceSet certain, PlaceSet possible) {
  const auto places = ordinals_text(certain);
  if (certain.size() > 1) {
    return fmt::format("The {} clues can only be lies: the Guessers will see through them.",
                       places);
  }
  if (certain == possible) {
    return fmt::format("Only the {} clue can be the lie: the Guessers will see through it.",
                       places);
  }
  return fmt::format("The {} clue can only be a lie: the Guessers will see through it.", places);
}

std::string_view rule_of(Refusal why) { return text_of(why).rule; }

}  // namespace fiction
