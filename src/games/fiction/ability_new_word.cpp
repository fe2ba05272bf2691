// New word (B-07g): the secret may become another word of the card, if nothing that the Guessers
// were told would turn false.
#include <algorithm>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace fiction {
namespace {

bool was_guessed(const Board& board, Word word) {
  return std::ranges::any_of(board.rows, [&](const Row& row) { return row.guess == word; });
}

Refused told_otherwise(const Row& row, Word word) {
  const PlaceSet lied = lies(honest_marks(word, row.guess), row.shown);
  if (lied.size() != 1) return Refusal::new_word_breaks_a_clue;
  for (std::size_t i = 0; i < word_length; ++i) {
    const bool fiction = lied.has(place_at(i));
    if (fiction && row.pinned.has(place_at(i))) return Refusal::new_word_breaks_an_answer;
    if (row.answers[i] == Answer::none) continue;
    if (fiction != (row.answers[i] == Answer::fiction)) return Refusal::new_word_breaks_a_token;
  }
  return std::nullopt;
}

bool answers_hold(const Answers& answers, Word word) {
  bool hold = true;
  for_each_card(DiscardCards{}, [&]<class Card>() {
    if (Card::card.holds != nullptr) hold = hold && Card::card.holds(answers, word);
  });
  return hold;
}

Refused new_word_refusal(const Deception& now, Word word) {
  if (!allowed_words(now.rules, now.desk.front).contains(word)) {
    return Refusal::new_word_not_allowed;
  }
  if (word == now.desk.secret) return Refusal::new_word_is_the_secret;
  if (was_guessed(now.board, word)) return Refusal::new_word_was_guessed;
  if (!word.has(*now.board.named)) return Refusal::new_word_lacks_the_letter;
  for (const Row& row : now.board.rows) {
    if (!row.shared) continue;
    if (auto why = told_otherwise(row, word)) return why;
  }
  if (!answers_hold(now.board.answers, word)) return Refusal::new_word_breaks_an_answer;
  return std::nullopt;
}

core::List<Word, 32> new_words(const Deception& now) {
  core::List<Word, 32> words;
  for (const Word word : allowed_words(now.rules, now.desk.front)) {
    if (!new_word_refusal(now, word)) words.push_back(word);
  }
  return words;
}

}  // namespace

constinit const LibrarianCard<NewWord> NewWord::card{
    .text = {.title = "New word",
             .sentence = "Once a game, in secret: change the secret to another word of the card "
                         "that fits all that the Guessers were told.",
             .rule = "B-07g",
             .refusals =
                 {{Refusal::no_word_fits, "B-07g",
                   "No other word of the card fits what the Guessers were told; keep the secret."},
                  {Refusal::new_word_not_allowed, "B-07g",
                   "{word} is not a word of the card that may be the secret."},
                  {Refusal::new_word_is_the_secret, "B-07g",
                   "{word} is the secret already; choose another."},
                  {Refusal::new_word_was_guessed, "B-07g",
                   "{word} was guessed; choose a word that was not."},
                  {Refusal::new_word_lacks_the_letter, "B-07g",
                   "{word} has no {named}, the letter that you named."},
                  {Refusal::new_word_breaks_a_clue, "B-07g",
                   "An earlier guess would not hold exactly one lie about {word}."},
                  {Refusal::new_word_breaks_a_token, "B-07g",
                   "A token would have told a lie about {word}."},
                  {Refusal::new_word_breaks_an_answer, "B-07g",
                   "An answer that the Guessers got would be untrue of {word}."}}},
    .rules = {.uses = 1},
    .unavailable = [](const Deception& now) -> Refused {
      if (new_words(now).empty()) return Refusal::no_word_fits;
      return std::nullopt;
    },
    .offered =
        [](const Deception& now, NewWordOffer& offer) {
          offer.words = new_words(now);
          if (now.rules.options.by_hand) return true;
          for (const Word word : offer.words) offer.honest.push_back(now.honest(NewWord{word}));
          return true;
        },
    .all = [](const NewWordOffer& offer) { return each<NewWord>(offer.words); },
    .refused = [](const Deception& now,
                  const NewWord& change) { return new_word_refusal(now, change.word); },
    .secret = [](const NewWord& change) { return change.word; },
    .work =
        [](State& state, const NewWord& change) {
          const auto row = static_cast<std::uint8_t>(state.board.rows.size() - 1);
          state.desk.change = Change{state.desk.secret, RowNumber(row)};
          state.desk.secret = change.word;
        },
};

}  // namespace fiction
