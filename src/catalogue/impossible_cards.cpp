#include "catalogue/impossible_cards.h"

#include <utility>

#include "cast/recast.h"
#include "games/impossible/pieces.h"
#include "games/impossible/text.h"

namespace impossible {
namespace {

std::optional<std::string> if_any(std::string text) {
  return text.empty() ? std::nullopt : std::optional{std::move(text)};
}

Field shown(Blank blank) {
  Field field{.asks = std::move(blank.asks),
              .kind = blank.kind,
              .names = std::move(blank.names),
              .from = std::move(blank.from),
              .min = static_cast<std::uint8_t>(blank.min),
              .max = static_cast<std::uint8_t>(blank.max),
              .max_from = if_any(std::move(blank.max_from)),
              .min_from = if_any(std::move(blank.min_from)),
              .pays = blank.pays,
              .when = if_any(std::move(blank.when)),
              .choices = {}};
  for (BlankChoice& choice : blank.choices) {
    auto value =
        std::visit([](const auto& each) { return codec::written_json(each); }, choice.value);
    field.choices.push_back(
        {{std::move(value)}, std::move(choice.title), std::move(choice.sentence)});
  }
  return field;
}

Form shown(const std::string& name, BlankForm form) {
  Form all{name, std::move(form.title), std::move(form.sentence), std::move(form.rule), {}};
  for (Blank& blank : form.blanks) all.fields.push_back(shown(std::move(blank)));
  return all;
}

// Of each alternative of a variant, by its number.
template <class Variant, class Add>
void for_each_kind(const Add& add) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (add(FormOf<std::variant_alternative_t<i, Variant>>{}, i), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

template <class A>
constexpr bool has_action_form = requires { action_form(FormOf<A>{}); };

BookCard shown(const Rules& rules, Book book) {
  const auto& card = rules.cards->of(book);
  return {book,
          card.title,
          card.author,
          card.year,
          rules.of(book).mold_spaces,
          rules.of(book).originals,
          cast::parse_summary(card.summary).value_or(std::vector<cast::Piece>{})};
}

CharacterCard shown(const Rules& rules, Character character) {
  const auto& card = rules.cards->of(character);
  const auto& facts = rules.of(character);
  const auto pronoun = [&](cast::Case word) {
    return std::string{cast::pronoun(card.pronoun, card.plural, word)};
  };
  CharacterCard all{
      .key = character,
      .name = card.name,
      .article = card.article,
      .pronouns = {pronoun(cast::Case::they), pronoun(cast::Case::them), pronoun(cast::Case::their),
                   pronoun(cast::Case::theirs), pronoun(cast::Case::themself)},
      .plural = card.plural,
      .possessive = cast::possessive(card.name),
      .roles = {},
      .label = facts.label,
      .power = facts.power,
      .home = facts.home,
      .spot = facts.spot};
  for (std::size_t i = 0; i < core::enum_size<cast::Role>; ++i) {
    const auto role = static_cast<cast::Role>(i);
    if (facts.roles.has(role)) all.roles.emplace_back(cast::name(role));
  }
  return all;
}

LibrarianCard shown(const Rules& rules, Librarian librarian) {
  const auto& card = rules.cards->of(librarian);
  return {librarian,
          card.name,
          card.animal,
          cast::ability(card, rules.is_solitaire()),
          std::string{cast::example(librarian)},
          std::string{cast::advice(librarian)},
          card.solitaire};
}

}  // namespace

Cards printed_cards(const Rules& rules) {
  Cards cards{.books = {},
              .characters = {},
              .librarians = {},
              .powers = {},
              .abilities = {},
              .actions = {},
              .setup = rules.setup};
  for (std::size_t i = 0; i < cast::books_in_all; ++i) cards.books.push_back(shown(rules, Book(i)));
  for (std::size_t i = 0; i < cast::characters_in_all; ++i) {
    cards.characters.push_back(shown(rules, Character(i)));
  }
  for (std::size_t i = 0; i < core::enum_size<Librarian>; ++i) {
    cards.librarians.push_back(shown(rules, static_cast<Librarian>(i)));
  }
  for_each_kind<Effect>([&]<class A>(FormOf<A>, std::size_t number) {
    const auto power = static_cast<Power>(number);
    auto form = shown(codec::wire_name<A>(), power_form(rules, power));
    cards.powers.push_back({power, form.title, form.sentence, form.rule, form});
  });
  for_each_kind<Ability>([&]<class A>(FormOf<A>, std::size_t number) {
    cards.abilities.push_back(shown(codec::wire_name<A>(), ability_form(rules, number)));
  });
  for_each_kind<Action>([&]<class A>(FormOf<A> kind, std::size_t) {
    if constexpr (has_action_form<A>) {
      cards.actions.push_back(shown(codec::wire_name<A>(), action_form(kind)));
    }
  });
  return cards;
}

}  // namespace impossible
