#include "games/impossible/speaking.h"

#include <fmt/format.h>

#include "cast/cards.h"
#include "core/enum_name.h"
#include "games/impossible/places.h"

namespace impossible {
namespace {

using Cards = core::List<Character, cast::characters_in_all>;

void name_all(Cards& list, const CharacterSet& cards) {
  for (const Character card : cards) list.push_back(card);
}

// The cards of an action that have to be in its actor's hand, in the order in which they are asked.
Cards own_cards(const Action& action) {
  Cards list;
  if (const auto* add = std::get_if<Add>(&action)) {
    list.push_back(add->character);
  } else if (const auto* renew = std::get_if<Renew>(&action)) {
    name_all(list, renew->cards);
  } else if (const auto* use = std::get_if<Use>(&action)) {
    list.push_back(use->card);
    if (const auto* exchange = std::get_if<Exchange>(&use->effect)) {
      for (const Swap& swap : exchange->swaps) list.push_back(swap.mine);
    }
    if (const auto* trade = std::get_if<Trade>(&use->effect)) name_all(list, trade->cards);
  } else if (const auto* help = std::get_if<Help>(&action)) {
    if (const auto* hazel = std::get_if<Hazel>(&help->ability)) list.push_back(hazel->cost);
    if (const auto* basil = std::get_if<Basil>(&help->ability)) list.push_back(basil->mine);
    if (const auto* cordelia = std::get_if<Cordelia>(&help->ability)) {
      list.push_back(cordelia->card);
    }
    if (const auto* percival = std::get_if<Percival>(&help->ability)) {
      name_all(list, percival->costs);
    }
  }
  return list;
}

// The cards that a Power or an ability is aimed at.
Cards targets(const Action& action) {
  Cards list;
  if (const auto* use = std::get_if<Use>(&action)) {
    if (const auto* exchange = std::get_if<Exchange>(&use->effect)) {
      for (const Swap& swap : exchange->swaps) list.push_back(swap.pooled);
    }
    if (const auto* weed = std::get_if<Weed>(&use->effect)) list.push_back(weed->pooled);
    if (const auto* recall = std::get_if<Recall>(&use->effect)) list.push_back(recall->card);
    if (const auto* recast = std::get_if<Recast>(&use->effect)) list.push_back(recast->character);
  } else if (const auto* help = std::get_if<Help>(&action)) {
    if (const auto* hazel = std::get_if<Hazel>(&help->ability)) list.push_back(hazel->pooled);
    if (const auto* basil = std::get_if<Basil>(&help->ability)) list.push_back(basil->pooled);
  } else if (const auto* add = std::get_if<Add>(&action)) {
    list.push_back(add->character);
  } else if (const auto* bury = std::get_if<Bury>(&action)) {
    list.push_back(bury->card);
  }
  return list;
}

// The first that is not where it has to be; the last of them if all are.
template <class IsThere>
std::optional<Character> culprit(const Cards& cards, IsThere is_there) {
  for (const Character card : cards) {
    if (!is_there(card)) return card;
  }
  return cards.empty() ? std::nullopt : std::optional{cards.back()};
}

std::string listed(cast::RoleSet wanted) {
  std::string text;
  for (std::size_t i = 0; i < core::enum_size<cast::Role>; ++i) {
    const auto role = static_cast<cast::Role>(i);
    if (!wanted.has(role)) continue;
    text += (text.empty() ? "" : " or ") + std::string{cast::name(role)};
  }
  return text;
}

}  // namespace

bool Speaking::is_plural(std::optional<Character> card) const {
  return card && rules.cards->of(*card).plural;
}

std::string Speaking::name(std::optional<Character> card) const {
  if (!card) return "That card";
  std::string text = cast::with_article(rules.cards->of(*card));
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string Speaking::being(std::optional<Character> card) const {
  return name(card) + (is_plural(card) ? " are" : " is");
}

std::optional<Character> Speaking::target() const {
  return culprit(targets(action), [](Character) { return false; });
}

std::string Speaking::not_in_hand() const {
  const bool sits = rules.seats(seen.viewer);
  const auto held = [&](Character card) {
    return sits && open().player(seat_at(seen.viewer.seat_index())).hand.has(card);
  };
  const auto card = culprit(own_cards(action), held);
  // All are held: a Power's card is named once more for what the Power is about.
  if (card && held(*card) && use() != nullptr) {
    return being(use()->card) + " used up by this itself; name another card.";
  }
  return being(card) + " not in your hand.";
}

std::string Speaking::not_pooled() const {
  const auto card = culprit(
      targets(action), [&](Character named) { return place_in_pool(open(), named).has_value(); });
  return being(card) + " not in the Infestation Pool.";
}

std::string Speaking::not_first_pooled() const {
  return fmt::format("Basil takes the card at the start of the Pool: {}.",
                     cast::with_article(rules.cards->of(open().pool[0])));
}

std::string Speaking::misfit() const {
  return fmt::format("{} {} not fit there: the spot asks for {}.", name(target()),
                     is_plural(target()) ? "do" : "does", roles_wanted());
}

std::string Speaking::another_power() const {
  if (use() == nullptr) return "That card has another Power.";
  return fmt::format("The Power of {} is {}.", cast::with_article(rules.cards->of(use()->card)),
                     cast::name(rules.of(use()->card).power));
}

std::string Speaking::not_your_turn() const {
  const auto active = index(open().active) + 1;
  if (use() != nullptr) {
    return fmt::format("{} is for your own turn, and it is player {}'s.",
                       cast::name(power_of(use()->effect)), active);
  }
  return fmt::format("It is player {}'s turn; Powers are all that you can use now.", active);
}

std::string Speaking::which_cards() const {
  if (std::holds_alternative<Arrange>(action)) return "Name the cards that are shown, each once.";
  return "Name at least one card to discard, or decline.";
}

std::string Speaking::roles_wanted() const {
  const auto* add = std::get_if<Add>(&action);
  const auto* recast = use() == nullptr ? nullptr : std::get_if<Recast>(&use()->effect);
  if (add == nullptr && recast == nullptr) return "a role of the original";
  const Slot& slot = open().slot(add != nullptr ? add->book : recast->book);
  if (!slot.book) return "a role of the original";
  const Spot spot = add != nullptr ? add->spot : recast->spot;
  return listed(rules.of(rules.of(*slot.book).originals[index(spot)]).roles);
}

std::string Speaking::asked() const {
  for (std::size_t i = 0; i < open().players.size(); ++i) {
    if (is_awaited(open(), seat_at(i))) return fmt::format("player {}", i + 1);
  }
  return "somebody";
}

}  // namespace impossible
