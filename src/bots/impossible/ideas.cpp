#include "bots/impossible/ideas.h"

#include <algorithm>

#include "bots/impossible/outlook.h"
#include "bots/impossible/standing.h"
#include "games/impossible/adding.h"
#include "games/impossible/librarian.h"

namespace impossible::bots {
namespace {

constexpr std::size_t own_spare = 2;

std::vector<Character> in_doomed_books(const Thought& thought) {
  std::vector<Character> cards;
  Open later = thought.open;
  end_turn(thought.rules(), later);
  for (std::size_t i = 0; i < later.slots.size() && !later.is_over(); ++i) {
    const Slot& slot = thought.open.slots[i];
    if (slot.is_full() || later.slots[i].book == slot.book) continue;
    for (const auto& card : slot.cast) {
      if (card) cards.push_back(*card);
    }
  }
  return cards;
}

}  // namespace

Ideas ideas(const Thought& thought) {
  Ideas list;
  if (thought.is_active() && thought.open.phase == Phase::add) think_of_adding(thought, list);
  if (thought.open.deeds >= patience) return list;
  think_of_powers(thought, list);
  if (thought.is_active()) think_of_ability(thought, list);
  return list;
}

void think_of_adding(const Thought& thought, Ideas& list) {
  const Open& open = thought.open;
  for (const Character character : thought.asks ? addable(open, thought.me) : thought.hand()) {
    for (const Placement& way : placements(thought.rules(), open, character)) {
      if (!way.loses) list.emplace_back(Add{character, way.book, way.spot, std::nullopt, {}});
    }
  }
}

Action action_of(const Deed& deed) {
  return std::visit([](const auto& it) { return Action{it}; }, deed);
}

std::vector<Character> spare_cards(const Thought& thought, const CharacterSet& not_these) {
  const Open& open = thought.open;
  const Wanted spots = wanted(thought.mind, open);
  std::vector<std::pair<double, Character>> own, others;
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    if (seat_at(i) != thought.me && !thought.asks) continue;
    for (const Character card : open.players[i].hand - not_these) {
      auto& of = seat_at(i) == thought.me ? own : others;
      of.emplace_back(worth(thought.mind, spots, card), card);
    }
  }
  std::ranges::sort(own);
  std::vector<Character> spare = in_doomed_books(thought);
  std::erase_if(spare, [&](Character card) { return not_these.has(card); });
  for (std::size_t i = 0; i < std::min(own_spare, own.size()); ++i) spare.push_back(own[i].second);
  if (!others.empty()) spare.push_back(std::ranges::min(others).second);
  return spare;
}

}  // namespace impossible::bots
