#include "games/impossible/form.h"

#include <utility>

#include "cast/cards.h"
#include "games/impossible/pieces.h"
#include "games/impossible/text.h"

namespace impossible {
namespace {

// The blanks of the alternative of this number.
template <class Variant>
Blanks blanks_at(const Rules& rules, std::size_t number) {
  Blanks found;
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    const auto look = [&]<std::size_t at>() {
      if (at == number) found = blanks(rules, FormOf<std::variant_alternative_t<at, Variant>>{});
    };
    (look.template operator()<i>(), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>{});
  return found;
}

}  // namespace

Blank cost_blank(std::string asks) {
  return {std::move(asks), FieldKind::one, {"cost"}, {"costs"}, 1, 1, {}, {}, true};
}
Blank costs_blank(std::string asks, std::size_t count) {
  return {std::move(asks), FieldKind::some, {"costs"}, {"costs"}, count, count, {}, {}, true};
}

BlankForm power_form(const Rules& rules, Power power) {
  return {.title = std::string{cast::name(power)},
          .sentence = std::string{cast::explain(power, rules.is_solitaire())},
          .rule = rule_of(power),
          .blanks = blanks_at<Effect>(rules, static_cast<std::size_t>(power))};
}

BlankForm ability_form(const Rules& rules, std::size_t entry) {
  const Librarian librarian = librarian_of(entry);
  const auto& card = rules.cards->of(librarian);
  return {.title = "Ask " + card.name,
          .sentence = cast::ability(card, rules.is_solitaire()),
          .rule = rule_of(librarian),
          .blanks = blanks_at<Ability>(rules, entry)};
}

BlankForm action_form(FormOf<Choose>) {
  return {"Choose a Librarian",
          "Your Librarian stays with you for the whole game; the other one goes back.",
          "I-07",
          {{"Which Librarian is yours?", FieldKind::one, {"librarian"}, {"librarians"}}}};
}
BlankForm action_form(FormOf<Keep>) {
  return {"Keep your hand", "Your hand stays as it is, and you go on to Add.", "I-12"};
}
BlankForm action_form(FormOf<Refresh>) {
  return {"New hand", "Discard your whole hand and draw a new one.", "I-12"};
}
BlankForm action_form(FormOf<Renew>) {
  return {"Replace cards",
          "Discard any of your Characters and draw as many.",
          "I-31a",
          {{.asks = "Which of your cards do you discard?",
            .kind = FieldKind::some,
            .names = {"cards"},
            .from = {"cards"},
            .min = 1,
            .max = cast::characters_in_all,
            .pays = true}}};
}
BlankForm action_form(FormOf<Add>) {
  return {
      "Add a Character",
      "It fits a spot whose original it shares a role with. If its label is another Book's, that "
      "Book gets a Mold.",
      "I-14",
      {{"Which spot does it fill?", FieldKind::way, {"book", "spot"}, {"placements"}},
       {.asks = {},
        .kind = FieldKind::insist,
        .names = {"how"},
        .from = {"loses"},
        .choices = {{decltype(Add::how){Plainly{}}, "Add it", {}},
                    {decltype(Add::how){Anyway{}}, "Add it and lose the game",
                     "The Mold that it brings ends the game at once."}}}}};
}
BlankForm action_form(FormOf<Done>) {
  return {"Done adding", "You add no more in this turn; full Books are completed now.", "I-14"};
}
BlankForm action_form(FormOf<Complete>) {
  return {"Complete a Book",
          "Several Books are full; you say which one comes next.",
          "I-17",
          {{"Which Book is completed next?", FieldKind::one, {"book"}, {"books"}}}};
}
BlankForm action_form(FormOf<Rescue>) {
  return {"Clean a Book",
          "Marguerite takes up to two Mold off one other Book.",
          "I-32c",
          {{"Off which Book comes a Mold?", FieldKind::one, {"book"}, {"books"}}}};
}
BlankForm action_form(FormOf<Bury>) {
  return {"To the bottom",
          "One of the cards shown goes to the bottom of the deck.",
          "I-32e",
          {{"Which card goes to the bottom of the deck?", FieldKind::one, {"card"}, {"cards"}}}};
}
BlankForm action_form(FormOf<Arrange>) {
  return {"Put in order",
          "The cards shown go back on the deck as you put them, the first to be drawn first.",
          "I-31h",
          {{"In which order are they drawn?", FieldKind::order, {"cards"}, {"cards"}}}};
}
BlankForm action_form(FormOf<Agree>) { return {"Agree", "It happens as you were asked.", "I-27"}; }
BlankForm action_form(FormOf<Decline>) {
  return {"No", "Nothing happens, and nothing is spent.", "I-27"};
}
BlankForm action_form(FormOf<Pass>) {
  return {"Pass",
          "You use no Power before the attack.",
          "I-39",
          {{.asks = "For how long do you pass?",
            .kind = FieldKind::choice,
            .names = {"extent"},
            .from = {"passed"},
            .choices = {
                {Extent::attack, "Pass", "For this attack, or the next one."},
                {Extent::turn, "Pass for this turn", "For any attack in this turn."},
                {Extent::always, "Always pass", "For every attack, until you take it back."}}}}};
}
BlankForm action_form(FormOf<Heed>) {
  return {"Ask me again", "You take back that you pass.", "I-39"};
}

}  // namespace impossible
