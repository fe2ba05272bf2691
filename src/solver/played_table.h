// For tests: a table whose lexicon, card and ability cards are chosen, played through core::apply.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/fiction/fiction.h"

namespace solver::testing {

using fiction::Ability;
using fiction::State;
using fiction::View;
using fiction::Word;

inline constexpr core::Actor librarian = core::Actor::seat(0);
inline constexpr core::Actor guesser = core::Actor::seat(1);

struct Table {
  std::unique_ptr<lexicon::Lexicon> words;
  fiction::Deck deck;
  fiction::Rules rules;

  // Every word is common and stands on the one card.
  Table(std::vector<Word> listed, fiction::Options options) : rules{options, nullptr} {
    std::ranges::sort(listed);
    std::vector<lexicon::Entry> entries;
    fiction::Front front;
    for (const Word word : listed) {
      entries.push_back({word, 10, lexicon::Verdict::common});
      if (word.repeats_a_letter()) {
        front.red.push_back(word);
      } else {
        front.yellow.push_back(word);
      }
    }
    words = std::make_unique<lexicon::Lexicon>(std::move(entries), std::vector<Word>{}, "small");
    deck.push_back(front);
    rules.words = words.get();
  }

  bool play(State& state, core::Actor actor, const fiction::Action& action,
            core::Millis at = {}) const {
    return !core::apply<fiction::Fiction>(rules, state, {actor, core::TableTime{at}, action});
  }

  View guessers_view(const State& state) const { return fiction::view(rules, state, guesser); }
};

struct Cards {
  Ability librarian, guessers;
};

inline core::Draw drawing(std::initializer_list<std::uint16_t> drawn) {
  core::Draw draw;
  for (const auto one : drawn) draw.drawn.push_back(one);
  return draw;
}

inline core::Draw dealing(Ability ability) {
  const auto n = static_cast<std::uint16_t>(static_cast<unsigned>(ability) %
                                            fiction::abilities_a_side);
  return drawing({n, static_cast<std::uint16_t>((n + 1U) % fiction::abilities_a_side)});
}

// The timer has just started; nothing where the secret has no such letter or may not be chosen.
inline std::optional<State> opened(const Table& table, std::optional<Cards> cards, Word secret,
                                   lexicon::Letter named) {
  State state = fiction::start(table.rules, table.deck);
  bool fine = true;
  const auto play = [&](core::Actor actor, const fiction::Action& action) {
    fine = fine && table.play(state, actor, action);
  };
  if (cards) {
    play(core::Actor::chance(), dealing(cards->librarian));
    play(core::Actor::chance(), dealing(cards->guessers));
    play(librarian, fiction::Keep{cards->librarian});
    play(guesser, fiction::Keep{cards->guessers});
  }
  play(core::Actor::chance(), drawing({0}));
  play(librarian, fiction::Choose{secret});
  play(librarian, fiction::Name{named});
  if (!fine) return std::nullopt;
  return state;
}

}  // namespace solver::testing
