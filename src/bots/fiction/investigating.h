// The reader's tokens: laid or discarded when that tells enough, before the next guess.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "bots/fiction/guessing.h"

namespace fiction::bots {

// A way to spend a token, and how many bits the answer is expected to tell.
struct Ask {
  Action action;
  double bits = 0;
  std::string why;
};

// Bits that a question tells whose answers leave so many words each, every answer being as likely
// as the words that allow it.
double bits_told(std::size_t words, std::span<const std::size_t> left);

// The same, of a question that sorts the words that are still possible by its answers.
template <class Sort>
double bits_by(const Reading& reading, Sort&& sort) {
  std::map<int, std::size_t> left;
  for (const solver::Candidate& candidate : reading.knowledge.candidates()) {
    ++left[sort(candidate.spelling)];
  }
  std::vector<std::size_t> counts;
  for (const auto& [answer, words] : left) counts.push_back(words);
  return bits_told(reading.knowledge.size(), counts);
}

// B-06b, when this half's time is short.
std::optional<Choice> buy_time(const Reading&);

// What a token must promise to be spent.
struct Thrift {
  double enough_bits = 0.98;  // while other moments will come
  // Early guesses tell about letters and vowels anyway: questions to the secret wait for so few
  // words.
  std::size_t few_words = 40;
};

// Nothing where the token is better kept. `next` is the guess that would follow.
std::optional<Choice> spend_token(const Reading&, const Guessing& next, const Thrift& = {});

}  // namespace fiction::bots
