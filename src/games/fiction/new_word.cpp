// B-07g: the secret may become another word of the card, if nothing that the Guessers were told
// would turn false.
#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace fiction {
namespace {

bool was_guessed(const Board& board, Word word) {
  for (const Row& row : board.rows) {
    if (row.guess == word) return true;
  }
  return false;
}

std::optional<Refusal> told_otherwise(const Row& row, Word word) {
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
  if ((word.letters() & answers.asked) != answers.present) return false;
  if (answers.vowel_count &&
      (word.letters() & lexicon::vowels).size() != static_cast<int>(*answers.vowel_count)) {
    return false;
  }
  for (const Comparison& comparison : answers.comparisons) {
    if ((word < comparison.guess) != comparison.secret_is_before) return false;
  }
  return true;
}

}  // namespace

std::optional<Refusal> new_word_refusal(const Deception& now, Word word) {
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

}  // namespace fiction
