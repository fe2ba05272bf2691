#include "testing/impossible_twins.h"

namespace battery {

using core::Actor;
using core::Generator;
using impossible::Action;
using impossible::Character;
using impossible::Label;
using impossible::Rules;
using impossible::seat_at;
using impossible::Spot;
using impossible::State;

namespace {

Character any_character(Generator& generator) {
  return static_cast<Character>(generator.below(cast::characters_in_all));
}

// What a Power could be aimed at, whoever holds such a card.
std::vector<impossible::Effect> effects(Character card, Generator& generator) {
  using namespace impossible;
  const auto label = [&] { return static_cast<Label>(generator.below(cast::labels)); };
  const Seat seat = seat_at(generator.below(most_players));
  return {Replace{seat},
          Exchange{{Swap{any_character(generator), card}}},
          Weed{card, any_character(generator)},
          Scrub{label(), card},
          Trade{seat, seat_at(generator.below(most_players)), {card}},
          Reshelve{label(), label()},
          Recall{card, seat, any_character(generator)},
          Foresee{},
          Recast{card, label(), Spot(generator.below(3))},
          Shelter{label()},
          Inspire{seat, card},
          Restore{{card, any_character(generator)}},
          Understudy{card}};
}

}  // namespace

State scrambled(const Rules&, const State& state, Actor, Generator& generator) {
  State twin = state;
  auto* const unseen = twin.deck.begin() + std::min(state.open.known_bottom, state.open.deck);
  auto* const end = twin.deck.end() - state.open.known_top;
  if (unseen < end) generator.shuffle(std::span{unseen, end});
  generator.shuffle(std::span{twin.books.begin(), twin.books.end()});
  generator.shuffle(std::span{twin.shuffled.begin(), twin.shuffled.end()});
  generator.shuffle(std::span{twin.shuffled_books.begin(), twin.shuffled_books.end()});
  return twin;
}

std::vector<Action> questions(const Rules& rules, const State& one, const State& other,
                              Generator& generator) {
  using namespace impossible;
  std::vector<Action> list{core::Expire{},
                           core::Draw{},
                           core::Draw{{std::uint16_t{0}}},
                           Keep{},
                           Refresh{},
                           Done{},
                           Agree{},
                           Decline{},
                           Heed{},
                           Pass{Extent(generator.below(3))},
                           Choose{Librarian(generator.below(10))},
                           Complete{Label(generator.below(3))},
                           Rescue{Label(generator.below(3))},
                           Arrange{}};
  for (std::size_t i = 0; i <= rules.options.seats; ++i) {
    list.emplace_back(core::Substitute{Actor::seat(i)});
  }
  std::vector<Character> about{any_character(generator), any_character(generator)};
  for (const State* state : {&one, &other}) {
    const std::size_t cards = state->deck.size();
    for (std::size_t i = 0; i < std::min<std::size_t>(cards, 3); ++i) {
      about.push_back(state->deck[cards - 1 - i]);
      about.push_back(state->deck[i]);
    }
    for (const Player& player : state->open.players) {
      if (!player.hand.empty())
        about.push_back(player.hand.nth(generator.below(player.hand.size())));
    }
  }
  for (const Character card : about) {
    const Character second = any_character(generator);
    const auto label = static_cast<Label>(generator.below(3));
    list.emplace_back(Renew{{card}});
    list.emplace_back(Add{card, label, Spot(generator.below(3)), std::nullopt, {}});
    list.emplace_back(Add{card, label, Spot(generator.below(3)), second, Anyway{}});
    list.emplace_back(Bury{card});
    list.emplace_back(Arrange{{card, second}});
    list.emplace_back(Help{Hazel{second, card}});
    list.emplace_back(Help{Basil{second, card}});
    list.emplace_back(Help{Cordelia{card, seat_at(generator.below(most_players))}});
    list.emplace_back(Help{Percival{{card}, label, Label(generator.below(3))}});
    for (const Effect& effect : effects(card, generator)) list.emplace_back(Use{second, effect});
    const auto all = effects(second, generator);
    list.emplace_back(Use{card, all[static_cast<std::size_t>(rules.of(card).power)]});
  }
  return list;
}

}  // namespace battery
