#include "testing/fiction_tables.h"

#include <algorithm>

#include "codec/fiction_json.h"
#include "decks/deck.h"
#include "games/fiction/deception.h"
#include "testing/table_name.h"

namespace battery {
namespace {

using fiction::Ability;
using fiction::Action;
using fiction::Edition;
using fiction::Offer;
using fiction::Options;
using fiction::Phase;
using fiction::Rules;
using fiction::State;

fiction::Deck fronts_of(const decks::Deck& deck) {
  fiction::Deck result;
  for (const auto& card : deck.cards) {
    fiction::Front front;
    for (const auto word : card.yellow) front.yellow.push_back(word);
    for (const auto word : card.red) front.red.push_back(word);
    result.push_back(front);
  }
  return result;
}

// Whether the use that a share makes is the one on offer, with a letter or word that it lists.
bool covers_use(const std::optional<fiction::UseOffer>& offer, const fiction::Use& use) {
  if (!fiction::ability_of(use)) return true;
  return offer && std::ranges::count(fiction::all_uses(*offer), use) == 1;
}

struct Covers {
  const Rules& rules;
  const Action& action;

  template <class T>
  const T& as() const {
    return std::get<T>(action);
  }

  bool operator()(const fiction::DrawOffer& o) const {
    return core::fits(o.pending_draw, as<core::Draw>());
  }
  bool operator()(const fiction::ExpireOffer&) const { return true; }
  bool operator()(const fiction::SubstituteOffer& o) const {
    return o.seat == as<core::Substitute>().seat;
  }
  bool operator()(const fiction::KeepOffer& o) const {
    const Ability kept = as<fiction::Keep>().ability;
    return o.abilities[0] == kept || o.abilities[1] == kept;
  }
  bool operator()(const fiction::ChooseOffer& o) const {
    return o.words.contains(as<fiction::Choose>().word);
  }
  bool operator()(const fiction::NameOffer& o) const {
    return o.letters.has(as<fiction::Name>().letter);
  }
  bool operator()(const fiction::GuessOffer& o) const {
    const auto word = as<fiction::Guess>().word;
    return word.size() == fiction::word_length && (o.any_letters || rules.words->has(word)) &&
           (o.may_repeat || !word.repeats_a_letter()) && (!o.banned || !word.has(*o.banned));
  }
  bool operator()(const fiction::ShareOffer& o) const {
    const auto& share = as<fiction::Share>();
    const auto* change = std::get_if<fiction::NewWord>(&share.use);
    if (!o.honest || change) return covers_use(o.use, share.use);  // other honest clues than these
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      const bool lie = share.shown[i] != (*o.honest)[i];
      if (lie && !o.may_lie.has(fiction::place_at(i))) return false;
    }
    return covers_use(o.use, share.use);
  }
  bool operator()(const fiction::TokenOffer& o) const {
    const auto& token = as<fiction::Token>();
    for (const auto& spot : o.spots) {
      if (spot.row != token.row || spot.place != token.place) continue;
      return !token.neighbour || spot.neighbours.has(*token.neighbour);
    }
    return false;
  }
  bool operator()(const fiction::DiscardOffer& o) const {
    return std::ranges::count(fiction::all_favours(o.favour), as<fiction::Discard>().favour) == 1;
  }
};

// In one of 24 guesses the Guessers hit upon the secret, if it may be guessed now.
std::optional<FictionTable::Deed> find_the_word(const Rules& rules, const State& state,
                                                core::Generator& generator) {
  if (state.board.phase != Phase::guess || generator.below(24) != 0) return std::nullopt;
  const auto guesser = Actor::seat(rules.options.librarian == 1 ? 1 : 0);
  const Action guess = fiction::Guess{state.desk.secret};
  if (refusal(rules, view(rules, state, guesser), guess)) return std::nullopt;
  return FictionTable::Deed{guesser, guess};
}

// Deals the card first and another beside it; keeps it as soon as it can be kept.
std::optional<FictionTable::Deed> take_card(const Rules& rules, const State& state,
                                            Ability guessers, Ability librarian) {
  const auto nth = [](Ability ability) {
    return static_cast<std::uint16_t>(fiction::ability_number(ability));
  };
  if (state.board.phase == Phase::deal) {
    const Ability card = state.librarian_hand ? guessers : librarian;
    const auto first = nth(card);
    const auto count = fiction::ability_count(fiction::side_of(card));
    const auto other = static_cast<std::uint16_t>((first + 1U) % count);
    return FictionTable::Deed{Actor::chance(), core::Draw{{first, other}}};
  }
  if (state.board.phase != Phase::keep) return std::nullopt;
  if (core::is_owed(owed(rules, state))) {
    return FictionTable::Deed{Actor::chance(), core::Draw{{std::uint16_t{0}}}};
  }
  if (state.librarian_hand && !state.librarian_hand->kept) {
    return FictionTable::Deed{rules.librarian(), fiction::Keep{librarian}};
  }
  const auto guesser = Actor::seat(rules.options.librarian == 1 ? 1 : 0);
  return FictionTable::Deed{guesser, fiction::Keep{guessers}};
}

}  // namespace

const fiction::Deck& fronts(Edition edition) {
  static const fiction::Deck classics = fronts_of(decks::classics());
  static const fiction::Deck banned = fronts_of(decks::banned());
  return edition == Edition::banned ? banned : classics;
}

FictionTable fiction_table(const Options& options) {
  const Rules rules{options, &lexicon::five_letters()};
  const fiction::Deck& deck = fronts(options.edition);
  FictionTable table{.name = name_of(options),
                     .rules = rules,
                     .start = fiction::start(rules, deck),
                     .seats = options.seats};
  table.nudge = [rules](const State& state, core::Generator& generator) {
    return find_the_word(rules, state, generator);
  };
  table.covers = [](const Rules& r, const Offer& offer, const Action& action) {
    return std::visit(Covers{r, action}, offer);
  };
  table.complete = [&deck](State& state) { state.deck = &deck; };
  return table;
}

std::vector<Options> fiction_options() {
  std::vector<Options> all;
  for (const Edition edition : {Edition::classic, Edition::banned}) {
    const bool abilities = edition == Edition::banned;
    Options plain;
    plain.edition = edition;
    plain.abilities = abilities;
    const auto add = [&](auto&& change) {
      Options options = plain;
      change(options);
      all.push_back(options);
    };
    add([](Options&) {});
    add([](Options& o) { o.one_token_a_half = true; });
    add([](Options& o) { o.short_timer = true; });
    add([](Options& o) { o.red_words = true; });
    add([](Options& o) { o.one_token_a_half = o.short_timer = o.red_words = true; });
    add([](Options& o) { o.by_hand = true; });
    add([](Options& o) { o.choice_seconds = 20; });
    add([](Options& o) { o.half_seconds = 40; });
    add([](Options& o) { o.half_seconds = 90, o.choice_seconds = 5, o.red_words = true; });
    add([](Options& o) { o.seats = 3, o.librarian = 2; });
    add([](Options& o) { o.seats = 12, o.librarian = 12, o.choice_seconds = 60; });
    add([](Options& o) { o.abilities = false; });
    add([](Options& o) { o.by_hand = o.red_words = true, o.choice_seconds = 30, o.seats = 4; });
    add([](Options& o) { o.clock = fiction::Clock::off, o.choice_seconds = 20; });
    add([](Options& o) { o.clock = fiction::Clock::twice, o.half_seconds = 40; });
  }
  return all;
}

FictionTable with_cards(FictionTable table, Ability guessers, Ability librarian) {
  table.name += " " + std::string{core::enum_name(guessers)} + " against " +
                std::string{core::enum_name(librarian)};
  table.nudge = [rules = table.rules, guessers, librarian](const State& state,
                                                           core::Generator& generator) {
    if (auto deed = take_card(rules, state, guessers, librarian)) return deed;
    return find_the_word(rules, state, generator);
  };
  return table;
}

}  // namespace battery
