// Nobody learns how the decks lie: of twins that differ only in that, all that is shown and told is
// the same, now and as the game goes on. And the checker finds leaks that are planted.
#include <gtest/gtest.h>

#include <set>

#include "codec/impossible_codec.h"
#include "codec/impossible_json.h"
#include "testing/impossible_twins.h"
#include "testing/secrecy_search.h"

namespace impossible {
namespace {

using core::Actor;
using Surface = battery::Surface<Impossible>;

Surface rules_as_they_are() {
  return {.facts = [](const Rules& rules, const State&, const View& seen) {
    return codec::facts(rules, seen);
  }};
}

struct Secrets {
  using Game = Impossible;
  using Twins = battery::ImpossibleTwins;
  static constexpr std::uint64_t positions_a_scramble = 12;

  struct Looked : battery::Looked {
    std::set<Phase> phases;
    std::set<std::size_t> answers;  // that were pending, by kind
    std::size_t other_books = 0, shuffles = 0;

    void saw(const State& state) {
      phases.insert(state.open.phase);
      answers.insert(state.open.pending.index());
    }
    void went_along(const Twins& twins) {
      other_books += twins.has_other_books() ? 1 : 0;
      shuffles += twins.has_shuffled() ? 1 : 0;
    }
  };

  static std::vector<battery::Viewer> viewers(const Rules& rules) {
    std::vector<battery::Viewer> all{{Actor::spectator(), "a spectator"},
                                     {Actor::clock(), "the clock"},
                                     {Actor::chance(), "chance"}};
    for (std::size_t i = 0; i < rules.options.seats; ++i) {
      all.push_back({Actor::seat(i), fmt::format("player {}", i + 1)});
    }
    return all;
  }

  static battery::ImpossibleTable table_of(std::size_t game) {
    const auto options = battery::impossible_options();
    return battery::impossible_table(options[game % options.size()]);
  }

  static constexpr auto& scrambled = battery::scrambled;
  static constexpr auto& questions = battery::questions;
};

constexpr std::size_t games = 36;  // each table once

// proves I-08, I-09, I-40
TEST(ImpossibleSecrecy, NothingTellsHowTheDecksLie) {
  Secrets::Looked looked;
  EXPECT_EQ(battery::search<Secrets>(rules_as_they_are(), games, looked), std::nullopt);
  EXPECT_GE(looked.scrambled, 2500U);
  EXPECT_GE(looked.steps, 3000U);
  EXPECT_GE(looked.other_secrets, 3000U) << "another order behind the same game";
  EXPECT_GE(looked.other_books, 3000U);
  EXPECT_GE(looked.shuffles, 100U) << "a shuffle on the way";
  EXPECT_GE(looked.phases.size(), 6U) << "every phase that waits for somebody";
  EXPECT_GE(looked.answers.size(), 5U) << "and nearly every kind of answer";
}

using Leak = battery::Leak<Impossible>;

class PlantedLeak : public ::testing::TestWithParam<Leak> {};

TEST_P(PlantedLeak, IsFound) {
  Surface surface = rules_as_they_are();
  GetParam().plant(surface);
  Secrets::Looked looked;
  EXPECT_NE(battery::search<Secrets>(surface, games, looked), std::nullopt);
}

bool is_labelled(const Rules& rules, const State& state) {
  return !state.deck.empty() && rules.of(state.deck.back()).label.has_value();
}

const Leak leaks[] = {
    {"the_next_card_in_view",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         if (seen.known_top.empty() && !state.deck.empty()) {
           seen.known_top.push_back(state.deck.back());
         }
         return seen;
       };
     }},
    {"the_last_card_in_view",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         if (state.deck.size() > seen.known_bottom.size()) {
           seen.known_bottom.push_back(state.deck[seen.known_bottom.size()]);
         }
         return seen;
       };
     }},
    {"the_next_book_for_whoever_watches",
     [](Surface& surface) {
       surface.facts = [](const Rules& rules, const State& state, const View& seen) {
         auto list = codec::facts(rules, seen);
         if (seen.viewer == Actor::spectator() && !state.books.empty()) {
           list.push_back(fmt::format("next book {}", index(state.books.back())));
         }
         return list;
       };
     }},
    {"whether_the_next_card_bears_a_label",
     [](Surface& surface) {
       surface.facts = [](const Rules& rules, const State& state, const View& seen) {
         auto list = codec::facts(rules, seen);
         if (is_labelled(rules, state)) list.emplace_back("a labelled card is next");
         return list;
       };
     }},
    {"a_look_that_goes_on_as_cards_are_drawn",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         const auto known = state.open.known_top;
         advance(rules, state, move);
         Open& open = state.open;
         if (open.known_top < known && open.known_top < open.deck) ++open.known_top;
       };
     }},
    {"a_bottom_card_that_flashes_in_the_shuffle",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         const bool shuffles = state.open.owing == Owing::characters;
         advance(rules, state, move);
         if (shuffles) state.open.known_bottom = 1;
       };
     }},
    {"a_refresh_refused_because_nothing_better_comes",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const bool poor =
             !why && std::holds_alternative<Refresh>(action) && is_labelled(rules, state);
         return poor ? std::optional{Refusal::nothing_would_come} : why;
       };
     }},
    {"a_card_refused_because_it_is_still_in_the_deck",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* bury = std::get_if<Bury>(&action);
         const bool next =
             bury != nullptr && !state.deck.empty() && bury->card == state.deck.back();
         return next && why ? std::optional{Refusal::not_shown} : why;
       };
     }},
    {"passing_offered_where_no_labelled_card_is_next",
     [](Surface& surface) {
       surface.offers = [](const Rules& rules, const State& state, const View& seen) {
         auto list = offers(rules, seen);
         std::erase_if(list, [&](const Offer& offer) {
           return std::holds_alternative<PassOffer>(offer) && is_labelled(rules, state);
         });
         return list;
       };
     }},
    {"a_position_that_knows_the_next_card",
     [](Surface& surface) {
       surface.position = [](const Rules& rules, const State& state, const View& seen) {
         return seen.open.position + (is_labelled(rules, state) ? 1U : 0U);
       };
     }},
    {"a_seal_more_for_a_book_of_two_spaces",
     [](Surface& surface) {
       surface.sealed_count = [](const Rules& rules, const State& state) {
         const bool frail = !state.books.empty() && rules.of(state.books.back()).mold_spaces == 2;
         return sealed(rules, state).size() + (frail ? 1U : 0U);
       };
     }},
    {"a_deadline_that_knows_the_next_book",
     [](Surface& surface) {
       surface.deadline = [](const Rules& rules, const State& state) {
         auto when = deadline(rules, state);
         const bool odd = !state.books.empty() && index(state.books.back()) % 2 == 1;
         if (when && odd) *when += core::Millis{1};
         return when;
       };
     }},
    {"a_turn_that_takes_a_moment_longer",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         advance(rules, state, move);
         if (is_labelled(rules, state)) state.open.since += core::Millis{1};
       };
     }},
    {"json_with_a_length_that_depends_on_the_deck",
     [](Surface& surface) {
       surface.json = [](const Rules& rules, const State& state, const View& seen) {
         return codec::json_text(codec::to_json(seen)) + (is_labelled(rules, state) ? " " : "");
       };
     }},
    {"what_chance_owes_depends_on_the_deck",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         if (actor == Actor::chance() && is_labelled(rules, state))
           seen.pending_draw = core::Order{3};
         return seen;
       };
     }},
};

INSTANTIATE_TEST_SUITE_P(ImpossibleSecrecy, PlantedLeak, ::testing::ValuesIn(leaks),
                         [](const auto& leak) { return std::string{leak.param.name}; });

}  // namespace
}  // namespace impossible
