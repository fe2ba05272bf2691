#include "games/fiction/ability.h"

#include <algorithm>

#include "games/fiction/ability_card.h"

namespace fiction {
namespace {

// True if every enumerator has exactly one card, on its side of the enumeration.
constexpr bool is_registration_complete() {
  std::array<int, core::enum_size<Ability>> cards{};
  bool sides_right = true;
  const auto count = [&]<class Card>() { ++cards[static_cast<std::size_t>(Card::ability)]; };
  for_each_card(count);
  for_each_card(LibrarianCards{}, [&]<class Card>() {
    sides_right = sides_right && side_of(Card::ability) == Side::librarian;
  });
  return sides_right && std::ranges::all_of(cards, [](int n) { return n == 1; });
}
static_assert(is_registration_complete());

}  // namespace

std::optional<Ability> ability_of(const Use& use) {
  return std::visit(
      []<class Card>(const Card&) -> std::optional<Ability> {
        if constexpr (std::is_same_v<Card, Plainly>) {
          return std::nullopt;
        } else {
          return Card::ability;
        }
      },
      use);
}

Ability ability_of(const Favour& favour) {
  return std::visit([]<class Card>(const Card&) { return Card::ability; }, favour);
}

const CardText& card_text(Ability ability) {
  const CardText* text = nullptr;
  for_each_card([&]<class Card>() {
    if (Card::ability == ability) text = &Card::card.text;
  });
  return *text;
}

const UseRules& use_rules(std::optional<Ability> ability) {
  return *with_card(LibrarianCards{}, ability, &Plainly::card.rules,
                    []<class Card>() { return &Card::card.rules; });
}
const UseRules& use_rules(const Use& use) {
  return std::visit([]<class Card>(const Card&) -> const UseRules& { return Card::card.rules; },
                    use);
}

const TokenCard* token_card(std::optional<Ability> ability) {
  const TokenCard* none = nullptr;
  return with_card(TokenCards{}, ability, none, []<class Card>() { return &Card::card; });
}

bool needs_clock(Ability ability) {
  bool needs = false;
  for_each_card([&]<class Card>() {
    if (Card::ability == ability) needs = Card::card.needs_clock;
  });
  return needs;
}

std::optional<std::uint8_t> uses_allowed(Ability ability) { return use_rules(ability).uses; }
bool is_open(Ability ability) { return use_rules(ability).is_open; }

bool alters_clues(Ability ability) {
  const UseRules& rules = use_rules(ability);
  const bool other_secret = with_card(LibrarianCards{}, ability, false,
                                      []<class Card>() { return Card::card.secret != nullptr; });
  return rules.lies != 1 || rules.blanks != 0 || other_secret;
}

namespace {

template <class Named, class Offer, class... Cards>
std::vector<Named> all_of_offer(CardList<Cards...>, const Offer& offer) {
  std::vector<Named> all;
  const auto add = [&]<class Card>() {
    const auto* offered = std::get_if<typename Card::Offer>(&offer);
    if (offered == nullptr) return;
    for (const Card& named : Card::card.all(*offered)) all.emplace_back(named);
  };
  (add.template operator()<Cards>(), ...);
  return all;
}

}  // namespace

std::vector<Use> all_uses(const UseOffer& offer) {
  return all_of_offer<Use>(LibrarianCards{}, offer);
}
std::vector<Favour> all_favours(const FavourOffer& offer) {
  return all_of_offer<Favour>(DiscardCards{}, offer);
}

}  // namespace fiction
