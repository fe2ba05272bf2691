#include "bots/fiction/reader.h"

#include "bots/fiction/guessing.h"
#include "bots/fiction/investigating.h"

namespace fiction::bots {

Choice investigate(const Rules& rules, const View& seen, core::Generator& generator) {
  const Reading reading{rules, seen, solver::Knowledge{rules, seen}};
  if (auto urgent = buy_time(reading)) return *urgent;
  const Guessing guess = best_guess(reading, generator);
  if (auto spent = spend_token(reading, guess)) return *spent;
  return {Guess{guess.word}, guess.why};
}

}  // namespace fiction::bots
