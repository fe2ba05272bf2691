#include "testing/wordles_twins.h"

namespace battery {

using core::Actor;
using core::Generator;
using wordles::Action;
using wordles::Marking;
using wordles::Rules;
using wordles::seat_at;
using wordles::State;
using wordles::Word;

namespace {

Word any_word(const Rules& rules, Generator& generator) {
  return rules.words->entries()[generator.below(rules.words->entries().size())].word;
}

Marking any_marking(const Rules& rules, Generator& generator) {
  Marking marking{lexicon::Marks{rules.options.letters}, {}};
  for (std::size_t i = 0; i < rules.options.letters; ++i) {
    marking.marks.set(i, lexicon::Mark(generator.below(generator.below(6) == 0 ? 4 : 3)));
  }
  if (generator.below(2) == 0) marking.sign = wordles::Sign(generator.below(2));
  return marking;
}

}  // namespace

State scrambled(const Rules& rules, const State& state, Actor viewer, Generator& generator) {
  State twin = state;
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    if (viewer == Actor::seat(i)) continue;
    const auto& board = state.open.boards[i];
    // That a word is hidden is public, and so is that somebody has marked.
    if (board.covered && !board.is_revealed()) twin.secrets[i] = any_word(rules, generator);
    if (twin.markings[i]) twin.markings[i] = any_marking(rules, generator);
  }
  auto& order = twin.pile.order;
  if (!state.pile.empty()) {
    generator.shuffle(std::span{order.begin() + state.pile.dealt + 1, order.end()});
  }
  if (viewer == Actor::chance()) return twin;  // it must know what it owes
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    if (generator.below(2) == 0) twin.program_hides.add(seat_at(i));
  }
  twin.program_calls = generator.below(2) == 0;
  return twin;
}

std::vector<Action> questions(const Rules& rules, const State& one, const State& other,
                              Generator& generator) {
  using namespace wordles;
  std::vector<Action> list{core::Expire{},
                           core::Draw{},
                           core::Draw{{std::uint16_t{0}}},
                           core::Draw{{std::uint16_t{1}, std::uint16_t{0}}},
                           Deal{},
                           Pass{},
                           Reconsider{},
                           Ready{},
                           Hide{Word{}},
                           Call{Word{"paris"}}};
  const std::size_t seats = rules.options.seats;
  for (std::size_t i = 0; i <= seats && i < core::most_seats; ++i) {
    list.emplace_back(core::Substitute{Actor::seat(i)});
  }
  std::vector<Word> words{any_word(rules, generator), any_word(rules, generator), Word{"xqzzy"}};
  for (const State* state : {&one, &other}) {
    for (std::size_t i = 0; i < seats; ++i) {
      if (!state->secrets[i].empty()) words.push_back(state->secrets[i]);
    }
  }
  for (const Word word : words) {
    list.emplace_back(Hide{word});
    list.emplace_back(Call{word});
    for (std::size_t i = 0; i <= seats; ++i) list.emplace_back(Attempt{seat_at(i), word});
  }
  for (const State* state : {&one, &other}) {
    const Pile& pile = state->pile;
    for (std::size_t i = pile.dealt; i < std::min<std::size_t>(pile.order.size(), pile.dealt + 3U);
         ++i) {
      list.emplace_back(Exchange{pile.order[i]});
    }
    for (std::size_t i = 0; i < seats && !one.open.called.empty(); ++i) {
      list.emplace_back(Mark{truth(rules, state->secrets[i], one.open.called)});
    }
  }
  for (int i = 0; i < 4; ++i) list.emplace_back(Mark{any_marking(rules, generator)});
  return list;
}

}  // namespace battery
