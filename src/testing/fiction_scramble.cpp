#include <algorithm>

#include "codec/fiction_described.h"
#include "core/enum_name.h"
#include "testing/alternative.h"
#include "testing/fiction_twins.h"

namespace battery {

using core::Actor;
using core::Generator;
using fiction::Ability;
using fiction::Action;
using fiction::Hand;
using fiction::Rules;
using fiction::Side;
using fiction::State;
using fiction::Use;
using fiction::Word;
using lexicon::Letter;

namespace {

Word any_word(const Rules& rules, Generator& generator) {
  return rules.words->entries()[generator.below(rules.words->entries().size())].word;
}

lexicon::Marks any_marks(Generator& generator) {
  lexicon::Marks marks;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    marks.set(i, lexicon::Mark(generator.below(generator.below(6) == 0 ? 4 : 3)));
  }
  return marks;
}

Letter any_letter(Generator& generator) { return Letter(generator.below(26)); }

Use any_use(const Rules& rules, Generator& generator) {
  struct Named {
    const Rules& rules;
    Generator& generator;
    void operator()(Letter& letter) const { letter = any_letter(generator); }
    void operator()(Word& word) const { word = any_word(rules, generator); }
  };
  return alternative<Use>(generator.below(std::variant_size_v<Use>), Named{rules, generator});
}

Hand any_hand(Side side, Generator& generator) {
  const auto card = [&] {
    return nth_ability(side, generator.below(fiction::ability_count(side)));
  };
  Hand hand{{card(), card()}, std::nullopt};
  if (generator.below(2) == 0) hand.kept = hand.dealt[generator.below(2)];
  return hand;
}

void scramble_desk(const Rules& rules, fiction::Desk& desk, std::size_t rows,
                   Generator& generator) {
  desk.front = fiction::Front{};
  for (int i = 0; i < 3; ++i) desk.front.yellow.push_back(any_word(rules, generator));
  if (!desk.secret.empty()) desk.secret = any_word(rules, generator);
  for (auto& truth : desk.truths) truth = {any_marks(generator), any_use(rules, generator)};
  desk.uses = static_cast<std::uint8_t>(generator.below(4));
  desk.change.reset();
  if (rows > 0 && generator.below(2) == 0) {
    const auto row = static_cast<std::uint8_t>(generator.below(rows));
    desk.change = fiction::Change{any_word(rules, generator), fiction::RowNumber(row)};
  }
}

// How many secrets there are is public; that stays.
template <class T>
void scramble(std::optional<T>& hidden, const T& value) {
  if (hidden) hidden = value;
}

// All favours, with every letter or place that can be named.
void ask_favours(std::vector<Action>& list) {
  using namespace fiction;
  for (std::size_t n = 0; n < std::variant_size_v<Favour>; ++n) {
    for (std::uint8_t named = 0; named < 26; ++named) {
      struct Named {
        std::uint8_t n;
        void operator()(Letter& letter) const { letter = Letter(n); }
        void operator()(Place& place) const { place = place_at(n % word_length); }
      };
      const Action asked = Discard{alternative<Favour>(n, Named{named})};
      if (std::ranges::find(list, asked) == list.end()) list.push_back(asked);
    }
  }
  for (unsigned l = 0; l < 26; ++l) list.emplace_back(Name{Letter(l)});
}

}  // namespace

State scrambled(const Rules& rules, const State& state, Actor viewer, Generator& generator) {
  State twin = state;
  const bool librarian = viewer == rules.librarian();
  if (!librarian) {
    scramble_desk(rules, twin.desk, state.board.rows.size(), generator);
    scramble(twin.librarian_hand, any_hand(Side::librarian, generator));
  }
  if (!rules.guesses(viewer)) scramble(twin.guessers_hand, any_hand(Side::guessers, generator));
  twin.program_chooses = generator.below(2) == 0;
  twin.program_keeps_for_librarian = generator.below(2) == 0;
  twin.program_keeps_for_guessers = generator.below(2) == 0;
  return twin;
}

std::vector<Action> questions(const Rules& rules, const State& one, const State& other,
                              Generator& generator) {
  using namespace fiction;
  std::vector<Action> list{core::Expire{},
                           core::Draw{},
                           core::Draw{{std::uint16_t{0}}},
                           core::Draw{{std::uint16_t{1}, std::uint16_t{0}}},
                           Guess{Word{}},
                           Guess{Word{"xqzzy"}},
                           Guess{Word{"paris"}}};
  for (std::size_t i = 0; i <= rules.options.seats && i < core::most_seats; ++i) {
    list.emplace_back(core::Substitute{Actor::seat(i)});
  }
  for (std::size_t i = 0; i < core::enum_size<Ability>; ++i) list.emplace_back(Keep{Ability(i)});
  std::vector<Word> words{one.desk.secret, other.desk.secret};
  for (int i = 0; i < 8; ++i) words.push_back(any_word(rules, generator));
  for (const State* state : {&one, &other}) {
    for (const Word word : state->desk.front.yellow) words.push_back(word);
  }
  for (const Word word : words) {
    list.emplace_back(Guess{word});
    list.emplace_back(Choose{word});
    list.emplace_back(Share{any_marks(generator), NewWord{word}, std::nullopt});
  }
  for (std::size_t r = 0; r <= one.board.rows.size() && r < most_rows; ++r) {
    const RowNumber row{static_cast<std::uint8_t>(r)};
    for (std::size_t i = 0; i < word_length; ++i) {
      list.emplace_back(Token{row, place_at(i), std::nullopt});
      list.emplace_back(Token{row, place_at(i), place_at(generator.below(word_length))});
    }
  }
  for (int i = 0; i < 16; ++i) {
    Share share{any_marks(generator), any_use(rules, generator), std::nullopt};
    if (i % 2 == 0) share.honest = any_marks(generator);
    list.emplace_back(share);
  }
  ask_favours(list);
  return list;
}

}  // namespace battery
