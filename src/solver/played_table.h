// For tests: a table whose lexicon, card and ability cards are chosen, played through core::apply.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/generator.h"
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
    words =
        std::make_unique<lexicon::Lexicon>(std::move(entries), lexicon::RefusedWords{}, "small");
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
  const auto n = static_cast<std::uint16_t>(fiction::ability_number(ability));
  return drawing({n, static_cast<std::uint16_t>(
                         (n + 1U) % fiction::ability_count(fiction::side_of(ability)))});
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

// Twenty common words of the real lexicon, and eight red ones where they are played.
inline std::vector<Word> random_words(core::Generator& generator, bool red_words) {
  std::vector<Word> yellow, red, chosen;
  for (const auto& entry : lexicon::five_letters().entries()) {
    if (entry.verdict != lexicon::Verdict::common) continue;
    (entry.word.repeats_a_letter() ? red : yellow).push_back(entry.word);
  }
  generator.shuffle(std::span{yellow});
  generator.shuffle(std::span{red});
  chosen.assign(yellow.begin(), yellow.begin() + 20);
  if (red_words) chosen.insert(chosen.end(), red.begin(), red.begin() + 8);
  return chosen;
}

inline fiction::Options random_options(core::Generator& generator) {
  fiction::Options options;
  const auto coin = [&] { return generator.below(2) == 0; };
  options.edition = generator.below(4) > 0 ? fiction::Edition::banned : fiction::Edition::classic;
  options.abilities = options.edition == fiction::Edition::banned && generator.below(6) > 0;
  options.red_words = coin();
  options.one_token_a_half = coin();
  return options;
}

inline std::optional<Cards> random_cards(const fiction::Options& options,
                                         core::Generator& generator) {
  if (!options.abilities) return std::nullopt;
  const auto card = [&](fiction::Side side) {
    return fiction::nth_ability(side, generator.below(fiction::ability_count(side)));
  };
  return Cards{card(fiction::Side::librarian), card(fiction::Side::guessers)};
}

// Plainly, and one for each card of the Lie-brarian that names nothing.
inline std::vector<fiction::Use> plain_uses() {
  std::vector<fiction::Use> uses;
  uses.reserve(1 + fiction::LibrarianCards::size);
  uses.emplace_back(fiction::Plainly{});
  fiction::for_each_card(fiction::LibrarianCards{}, [&]<class Card>() {
    if constexpr (std::is_empty_v<Card>) uses.emplace_back(Card{});
  });
  return uses;
}

// The Lie-brarian's cards.
inline std::vector<Ability> librarian_cards() {
  std::vector<Ability> cards;
  for (std::size_t n = 0; n < fiction::ability_count(fiction::Side::librarian); ++n) {
    cards.push_back(fiction::nth_ability(fiction::Side::librarian, n));
  }
  return cards;
}

}  // namespace solver::testing
