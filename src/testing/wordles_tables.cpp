#include "testing/wordles_tables.h"

#include <map>

#include "codec/wordles_described.h"
#include "decks/query_card.h"
#include "testing/table_name.h"

namespace battery {
namespace {

using wordles::Action;
using wordles::Offer;
using wordles::Options;
using wordles::Phase;
using wordles::Rules;
using wordles::seat_at;
using wordles::State;

struct Covers {
  const Rules& rules;
  const Action& action;

  template <class T>
  const T& as() const {
    return std::get<T>(action);
  }

  bool operator()(const wordles::DrawOffer& o) const {
    return core::fits(o.pending_draw, as<core::Draw>());
  }
  bool operator()(const wordles::ExpireOffer&) const { return true; }
  bool operator()(const wordles::SubstituteOffer& o) const {
    return o.seat == as<core::Substitute>().seat;
  }
  bool operator()(const wordles::HideOffer&) const {
    return rules.words->has(as<wordles::Hide>().word);
  }
  bool operator()(const wordles::DealOffer&) const { return true; }
  bool operator()(const wordles::ExchangeOffer& o) const {
    return o.card == as<wordles::Exchange>().card;
  }
  bool operator()(const wordles::CallOffer& o) const {
    const auto word = as<wordles::Call>().word;
    if (!o.words.empty()) return o.words.contains(word);
    return rules.words->has(word) && !o.called.contains(word);
  }
  bool operator()(const wordles::MarkOffer& o) const {
    const auto& marking = as<wordles::Mark>().marking;
    return marking.marks.size() == o.query.size() && (o.with_sign || !marking.sign);
  }
  bool operator()(const wordles::AttemptOffer& o) const {
    const auto& attempt = as<wordles::Attempt>();
    return o.owners.has(attempt.owner) && rules.words->has(attempt.word);
  }
  bool operator()(const wordles::PassOffer&) const { return true; }
  bool operator()(const wordles::ReconsiderOffer&) const { return true; }
  bool operator()(const wordles::ReadyOffer&) const { return true; }
};

// In one of six deeds of a window somebody knows another's word.
std::optional<WordlesTable::Deed> name_a_word(const Rules& rules, const State& state,
                                              core::Generator& generator) {
  if (state.open.phase != Phase::window || generator.below(6) != 0) return std::nullopt;
  const auto by = seat_at(generator.below(rules.options.seats));
  const auto owners = targets(rules, state.open, by);
  if (owners.empty() || state.open.tried.has(by)) return std::nullopt;
  const auto owner = owners.first();
  return WordlesTable::Deed{actor(by), wordles::Attempt{owner, state.secrets[index(owner)]}};
}

}  // namespace

const wordles::QueryDeck& query_faces(std::uint8_t letters, std::size_t few) {
  static std::map<std::pair<std::uint8_t, std::size_t>, wordles::QueryDeck> kept;
  auto& faces = kept[{letters, few}];
  const auto& deck = letters == 4 ? decks::four_letter_queries() : decks::five_letter_queries();
  for (std::size_t i = faces.size(); i < std::min(few, deck.cards.size()); ++i) {
    faces.push_back({deck.cards[i].words});
  }
  return faces;
}

Rules wordles_rules(const Options& options) {
  const auto& words = options.letters == 4 ? lexicon::four_letters() : lexicon::five_letters();
  const std::size_t few = options.sequence ? options.seats + 1U : wordles::most_cards;
  return {options, &words, &query_faces(options.letters, few)};
}

WordlesTable wordles_table(const Options& options) {
  const Rules rules = wordles_rules(options);
  WordlesTable table{.name = name_of(options),
                     .rules = rules,
                     .start = wordles::start(rules),
                     .seats = options.seats,
                     .most_moves = 4000};
  table.nudge = [rules](const State& state, core::Generator& generator) {
    return name_a_word(rules, state, generator);
  };
  table.covers = [](const Rules& r, const Offer& offer, const Action& action) {
    return std::visit(Covers{r, action}, offer);
  };
  return table;
}

std::vector<Options> wordles_options() {
  std::vector<Options> all;
  for (std::uint8_t seats = 2; seats <= wordles::most_players; ++seats) {
    Options plain;
    plain.seats = seats;
    plain.first = static_cast<std::uint8_t>(seats / 2);
    const auto add = [&](auto&& change) {
      Options options = plain;
      change(options);
      all.push_back(options);
    };
    add([](Options&) {});
    add([](Options& o) { o.sequence = true; });
    add([](Options& o) { o.by_hand = true; });
    add([](Options& o) { o.by_hand = o.sequence = true, o.letters = 4; });
    add([](Options& o) { o.clocks = false, o.letters = 4; });
    add([](Options& o) { o.clocks = false, o.by_hand = o.sequence = true; });
    add([](Options& o) { o.hide_seconds = 20, o.turn_seconds = 5; });
    add([](Options& o) { o.breaks = true; });
    add([](Options& o) { o.breaks = o.by_hand = true, o.clocks = false; });
    if (seats == 2) continue;
    add([](Options& o) { o.own_words = true; });
    add([](Options& o) { o.own_words = o.by_hand = o.sequence = true, o.window_seconds = 5; });
    add([](Options& o) { o.window_seconds = 600, o.sequence = true, o.letters = 4; });
  }
  return all;
}

}  // namespace battery
