#include "terminal/impossible/question.h"

#include <fmt/format.h>

#include "terminal/impossible/card_text.h"

namespace terminal_impossible {

using impossible::Character;
using impossible::CharacterSet;
using impossible::Label;
using impossible::Seat;

Choice card_choice(const Scene& scene, Character card, std::size_t number) {
  const auto& printed = scene.rules.cards->of(card);
  return {number,
          fmt::format("{}, {}, {}", with_roles(scene, card), label_text(scene.rules.of(card).label),
                      power_name(scene, card)),
          {printed.name, in_text(scene, card), printed.key}};
}

Choices<Character> card_choices(const Scene& scene, std::span<const Character> cards) {
  Choices<Character> choices;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    choices.add(cards[i], card_choice(scene, cards[i], i + 1));
  }
  return choices;
}

Choices<Character> hand_choices(const Scene& scene, const CharacterSet& among) {
  Choices<Character> choices;
  const auto cards = scene.hand(scene.seat);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (among.has(cards[i])) choices.add(cards[i], card_choice(scene, cards[i], i + 1));
  }
  return choices;
}

Choices<Character> pool_choices(const Scene& scene, const CharacterSet& among) {
  Choices<Character> choices;
  const auto& pool = scene.open().pool;
  for (std::size_t i = 0; i < pool.size(); ++i) {
    if (among.has(pool[i])) choices.add(pool[i], card_choice(scene, pool[i], i + 1));
  }
  return choices;
}

Choices<Label> book_choices(const Scene& scene, const impossible::LabelSet& among) {
  Choices<Label> choices;
  for (const Label label : among) {
    const auto& slot = scene.open().slot(label);
    if (!slot.book) continue;
    choices.add(label, {impossible::index(label) + 1,
                        fmt::format("{}, Mold {} of {}", book_text(scene, *slot.book, label),
                                    slot.mold, scene.rules.of(*slot.book).mold_spaces),
                        {std::string{cast::name(label)}, title(scene, *slot.book)}});
  }
  return choices;
}

Choices<Seat> player_choices(const Scene& scene, const impossible::SeatSet& among) {
  Choices<Seat> choices;
  for (const Seat of : among) {
    const auto number = impossible::index(of) + 1;
    Choice choice{number,
                  scene.full_name(of),
                  {player(of), fmt::format("player{}", number), fmt::format("p{}", number)}};
    if (const auto& librarian = scene.open().player(of).librarian) {
      choice.text += fmt::format(", {}", librarian_name(scene, *librarian));
      choice.names.push_back(scene.rules.cards->of(*librarian).name);
    }
    if (of == scene.seat) {
      for (const auto* self : {"me", "myself", "you"}) choice.names.emplace_back(self);
    }
    choices.add(of, std::move(choice));
  }
  return choices;
}

Choices<Character> cost_choices(const Scene& scene, const CharacterSet& among) {
  auto choices = hand_choices(scene, among);
  std::size_t number = scene.hand(scene.seat).size();
  const auto add = [&](Character card, const std::string& whence) {
    if (!among.has(card)) return;
    auto choice = card_choice(scene, card, ++number);
    choice.text += fmt::format(" ({})", whence);
    choices.add(card, std::move(choice));
  };
  for (const Seat of : scene.seats()) {
    if (of == scene.seat) continue;
    for (const Character card : scene.hand(of)) {
      add(card, fmt::format("of {}, who is asked", player(of)));
    }
  }
  for (std::size_t i = 0; i < cast::labels; ++i) {
    for (const auto& card : scene.open().slots[i].cast) {
      if (card) add(*card, fmt::format("out of {}", book_at(scene, Label(i))));
    }
  }
  return choices;
}

}  // namespace terminal_impossible
