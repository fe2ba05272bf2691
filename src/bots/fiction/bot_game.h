// For tests: a game between bots, played through core::apply.
#pragma once

#include "bots/fiction/bots.h"
#include "core/game.h"

namespace fiction::bots::testing {

// Cards of random common words; the bots must do without knowing them.
inline Deck random_deck(const lexicon::Lexicon& words, core::Generator& generator) {
  std::vector<Word> yellow, red;
  for (const lexicon::Entry& entry : words.entries()) {
    if (entry.verdict != lexicon::Verdict::common) continue;
    (entry.word.repeats_a_letter() ? red : yellow).push_back(entry.word);
  }
  Deck deck(20);
  for (Front& front : deck) {
    generator.shuffle(std::span{yellow});
    generator.shuffle(std::span{red});
    for (std::size_t i = 0; i < 24 && i < yellow.size(); ++i) front.yellow.push_back(yellow[i]);
    for (std::size_t i = 0; i < 8 && i < red.size(); ++i) front.red.push_back(red[i]);
  }
  return deck;
}

struct Seated {
  Bot librarian, guessers;
};

// One step of the table: chance, the clock, or the first seat that does something. `look` is shown
// the view of every seat before it chooses. False when the game is over or a bot was refused.
template <class Look>
bool step(const Rules& rules, State& state, Seated seated, core::TableTime& at,
          core::Generator& generator, Look&& look) {
  const auto play = [&](core::Actor actor, const Action& action) {
    return !core::apply<Fiction>(rules, state, {actor, at, action}) && !is_over(state);
  };
  at += std::chrono::seconds{2};
  if (const auto due = owed(rules, state); core::is_owed(due)) {
    return play(core::Actor::chance(), core::draw(due, generator));
  }
  if (const auto end = deadline(rules, state); end && at >= *end) {
    return play(core::Actor::clock(), core::Expire{});
  }
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    const core::Actor actor = core::Actor::seat(i);
    const View seen = view(rules, state, actor);
    look(seen);
    const Bot bot = actor == rules.librarian() ? seated.librarian : seated.guessers;
    if (const auto choice = choose(bot, rules, seen, generator)) return play(actor, choice->action);
  }
  return false;
}

inline State played_out(const Rules& rules, const Deck& deck, Seated seated,
                        core::Generator& generator) {
  State state = start(rules, deck);
  core::TableTime at{};
  while (step(rules, state, seated, at, generator, [](const View&) {})) {
  }
  return state;
}

}  // namespace fiction::bots::testing
