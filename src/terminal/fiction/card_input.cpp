#include "terminal/fiction/card_input.h"

#include <fmt/format.h>

#include "codec/fiction_described.h"
#include "codec/parse_problem.h"
#include "games/fiction/ability_card.h"
#include "games/fiction/refusal.h"
#include "games/fiction/text.h"
#include "terminal/fiction/typed.h"

namespace terminal_fiction {
namespace {

using codec::ParseProblem;
using codec::problem;
using codec::Read;
using fiction::Ability;
using fiction::Favour;
using fiction::Use;

// What a card's user may have to name.
struct Argument {
  std::string_view noun, example, wish;
};
template <class T>
constexpr Argument argument_of;
template <>
constexpr Argument argument_of<lexicon::Letter>{"letter", "q", "Ask for a letter"};
template <>
constexpr Argument argument_of<lexicon::Word>{"word", "crane", "Name a word"};
template <>
constexpr Argument argument_of<fiction::Place>{"place", "3", "Name a place"};

// Cards that come with a token: how it is typed, and the answer to somebody who discards one.
struct TokenInput {
  std::string_view typed, answer;
};
template <class Card>
constexpr TokenInput token_input;
template <>
constexpr TokenInput token_input<fiction::VowelHunt>{
    "token 2 3 (guess 2, place 3)",
    "Vowel hunt comes with a token: token 2 3 goes on the second guess."};
template <>
constexpr TokenInput token_input<fiction::Neighbour>{
    "token 3 and 4", "Neighbour comes with a token, as in: token 3 and 4"};

// Calls f with the argument of the only member; returns `otherwise` if there is none.
template <class Card, class Result, class F>
Result with_argument(Result otherwise, F&& f) {
  using Members = codec::members_of<Card>;
  if constexpr (boost::mp11::mp_empty<Members>::value) {
    return otherwise;
  } else {
    static_assert(boost::mp11::mp_size<Members>::value == 1);
    const auto type = []<class T>(T Card::*) { return std::type_identity<T>{}; };
    using Member = typename decltype(type(boost::mp11::mp_front<Members>::pointer))::type;
    return f(std::type_identity<Member>{});
  }
}

// " q", or nothing.
template <class Card>
std::string example_of() {
  return with_argument<Card>(std::string{}, []<class T>(std::type_identity<T>) {
    return fmt::format(" {}", argument_of<T>.example);
  });
}

// Reads the argument; `missing` makes the sentence if it is none.
template <class Card, class Named, class Missing>
Read<Named> read_card(const std::string& argument, Missing missing) {
  return with_argument<Card>(Read<Named>{Named{Card{}}}, [&]<class T>(std::type_identity<T>) {
    const auto named = codec::Leaf<T>::parse(argument);
    if (named) return Read<Named>{Named{Card{*named}}};
    return Read<Named>{
        problem(ParseProblem::missing, missing(argument_of<T>), std::string{Card::card.text.rule})};
  });
}

std::string spoken(Ability ability) { return lower(fiction::title(ability)); }

template <class Card>
std::string typed_with_clues() {
  const fiction::UseRules& rules = Card::card.rules;
  if (std::is_same_v<Card, fiction::Exchange>) return "swap 2 4";
  if (rules.blanks > 0) return "lie 2 _ 4 x (a blank at 2, a lie at 4)";
  if (rules.lies == 0) return "truth";
  if (rules.lies > 1) return "lie 1 v 3 x";
  return fmt::format("lie 3 x use {}{}", spoken(Card::ability), example_of<Card>());
}

Read<Use> use_of(Ability ability, const std::string& argument) {
  const Read<Use> not_yours =
      problem(fiction::Refusal::not_your_ability, "That card is one of the Guessers'.", "B-04");
  return with_card(fiction::LibrarianCards{}, ability, not_yours, [&]<class Card>() {
    return read_card<Card, Use>(argument, [](const Argument& needed) {
      return fmt::format("Name the {} too, as in: use {} {}", needed.noun, spoken(Card::ability),
                         needed.example);
    });
  });
}

std::string joined(std::span<const std::string> words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

std::string typed_for(Ability ability) {
  using namespace fiction;
  const std::string token = with_card(TokenCards{}, ability, std::string{}, []<class Card>() {
    return std::string{token_input<Card>.typed};
  });
  const std::string discard = with_card(DiscardCards{}, ability, token, []<class Card>() {
    return fmt::format("discard{}", example_of<Card>());
  });
  return with_card(LibrarianCards{}, ability, discard,
                   []<class Card>() { return typed_with_clues<Card>(); });
}

Read<Use> read_use(const std::vector<std::string>& words) {
  const std::span all{words};
  if (const auto whole = read_ability(joined(all))) return use_of(*whole, "");
  if (words.size() > 1) {
    const auto head = read_ability(joined(all.first(words.size() - 1)));
    if (head) return use_of(*head, words.back());
  }
  return problem(ParseProblem::unknown_name,
                 fmt::format("“{}” is no ability card; type ability to see yours.", joined(all)));
}

Read<Favour> read_favour(Ability ability, const std::string& argument) {
  using namespace fiction;
  const Read<Favour> nothing =
      problem(fiction::Refusal::not_your_ability, "Your card buys nothing for a token.");
  const auto token = with_card(TokenCards{}, ability, nothing, []<class Card>() {
    return Read<Favour>{
        problem(InputProblem::not_discarded, std::string{token_input<Card>.answer})};
  });
  return with_card(DiscardCards{}, ability, token, [&]<class Card>() {
    return read_card<Card, Favour>(argument, [](const Argument& needed) {
      return fmt::format("{}, as in: discard {}", needed.wish, needed.example);
    });
  });
}

Use implied_use(std::optional<Ability> card, lexicon::Marks shown, fiction::PlaceSet lied) {
  const fiction::UseRules& rules = fiction::use_rules(card);
  const bool blank = rules.blanks > 0 && fiction::has_blank(shown);
  const bool lies = rules.lies != 1 && lied.size() == rules.lies;
  if (!blank && !lies) return fiction::Plainly{};
  return with_card(fiction::LibrarianCards{}, card, Use{fiction::Plainly{}}, []<class Card>() {
    if constexpr (std::is_empty_v<Card>) {
      return Use{Card{}};
    } else {
      return Use{fiction::Plainly{}};  // what it names has to be typed
    }
  });
}

}  // namespace terminal_fiction
