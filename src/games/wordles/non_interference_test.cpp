// Nobody learns what they may not know: of twins that differ only in that, all that is shown and
// told is the same, now and as the game goes on. And the checker finds leaks that are planted.
#include <gtest/gtest.h>

#include <set>

#include "codec/wordles_codec.h"
#include "codec/wordles_json.h"
#include "games/wordles/wordles_test.h"
#include "testing/secrecy_search.h"
#include "testing/wordles_twins.h"

namespace wordles {
namespace {

using Surface = battery::Surface<Wordles>;

Surface rules_as_they_are() {
  return {.facts = [](const Rules& rules, const State&, const View& seen) {
    return codec::facts(rules, seen);
  }};
}

struct Secrets {
  using Game = Wordles;
  using Twins = battery::WordlesTwins;
  static constexpr std::uint64_t positions_a_scramble = 24;

  struct Looked : battery::Looked {
    std::set<Phase> phases;
    std::size_t other_piles = 0, unseen_mistakes = 0;

    void saw(const State& state) { phases.insert(state.open.phase); }
    void went_along(const Twins& twins) {
      other_piles += twins.has_another_pile() ? 1 : 0;
      unseen_mistakes += twins.has_an_unseen_mistake() ? 1 : 0;
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

  static battery::WordlesTable table_of(std::size_t game) {
    const auto options = battery::wordles_options();
    return battery::wordles_table(options[game % options.size()]);
  }

  static constexpr auto& scrambled = battery::scrambled;
  static constexpr auto& questions = battery::questions;
};

// proves W-02, W-08, W-10
TEST(WordlesSecrecy, NothingTellsWhatMayNotBeKnown) {
  Secrets::Looked looked;
  EXPECT_EQ(battery::search<Secrets>(rules_as_they_are(), 60, looked), std::nullopt);
  EXPECT_GE(looked.scrambled, 3000U);
  EXPECT_GE(looked.steps, 3000U);
  EXPECT_GE(looked.other_secrets, 1000U) << "another word behind the same rows";
  EXPECT_GE(looked.unseen_mistakes, 300U) << "marked rightly in one, wrongly in the other";
  EXPECT_GE(looked.other_piles, 300U);
  EXPECT_EQ(looked.phases.size(), 6U) << "every phase before the end";
}

// The same marks are right of HOUSE and wrong of MOUSE. Until the round ends nobody but the owner
// can tell the two games apart; then the mistake costs what its owner had scored.
// proves W-08
TEST(WordlesSecrecy, AMistakeByHandStaysUnseenUntilTheReveal) {
  Options options;
  options.seats = 3;
  options.own_words = options.by_hand = true;
  Sitting honest{options}, mistaken{options};
  core::SeededGenerator generator{5};
  const auto both = [&](std::size_t player, const Action& action) {
    for (Sitting* table : {&honest, &mistaken}) table->does(player, action);
    const auto asked = battery::questions(honest.rules, honest.state, mistaken.state, generator);
    for (const Actor viewer :
         {Actor::seat(1), Actor::seat(2), Actor::spectator(), Actor::clock(), Actor::chance()}) {
      EXPECT_EQ(battery::difference(rules_as_they_are(), honest.rules, honest.state, mistaken.state,
                                    viewer, asked),
                std::nullopt);
    }
  };
  honest.does(0, Hide{Word{"house"}});
  mistaken.does(0, Hide{Word{"mouse"}});
  for (const std::size_t player : {1U, 2U}) both(player, Hide{Sitting::secret_of(player)});
  for (std::size_t row = 0; row < rows_a_board; ++row) {
    EXPECT_FALSE(mistaken.board(0).mistaken);
    both(index(honest.open().active), Call{Sitting::query(row)});
    for (std::size_t i = 0; i < 3; ++i) {
      if (honest.board(i).is_revealed()) continue;
      both(i, Mark{truth(honest.rules, Sitting::secret_of(i), Sitting::query(row))});
    }
    if (row == 0) both(0, Attempt{seat_at(1), Sitting::secret_of(1)});
    for (std::size_t i = row == 0 ? 1 : 0; i < 3; ++i) {
      if (row + 1 < rows_a_board || i + 1 < 3) both(i, Pass{});
    }
  }
  EXPECT_EQ(mistaken.board(0).score, 6);
  for (Sitting* table : {&honest, &mistaken}) table->does(2, Pass{});
  EXPECT_EQ(honest.open().past[0].points[0], 6);
  EXPECT_EQ(mistaken.open().past[0].points[0], 0);
}

using Leak = battery::Leak<Wordles>;

class PlantedLeak : public ::testing::TestWithParam<Leak> {};

TEST_P(PlantedLeak, IsFound) {
  Surface surface = rules_as_they_are();
  GetParam().plant(surface);
  Secrets::Looked looked;
  EXPECT_NE(battery::search<Secrets>(surface, 60, looked), std::nullopt);
}

// Whether the owner has marked some row wrongly.
bool is_wrong(const Rules& rules, const State& state, std::size_t player) {
  for (const Row& row : state.open.boards[player].rows) {
    if (row.shown != truth(rules, state.secrets[player], row.query)) return true;
  }
  return false;
}

const Leak leaks[] = {
    {"letters_struck_by_the_hidden_word",
     [](Surface& surface) {
       surface.facts = [](const Rules& rules, const State& state, const View& seen) {
         auto list = codec::facts(rules, seen);
         for (std::size_t i = 0; i < seen.open.boards.size(); ++i) {
           for (const Row& row : seen.open.boards[i].rows) {
             for (std::size_t k = 0; k < row.query.size(); ++k) {
               if (!state.secrets[i].has(row.query[k])) list.push_back("struck");
             }
           }
         }
         return list;
       };
     }},
    {"a_mistake_before_the_reveal",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         for (std::size_t i = 0; i < seen.open.boards.size(); ++i) {
           seen.open.boards[i].mistaken = is_wrong(rules, state, i);
         }
         return seen;
       };
     }},
    {"a_penalty_taken_at_once",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         advance(rules, state, move);
         for (std::size_t i = 0; i < state.open.boards.size(); ++i) {
           Board& board = state.open.boards[i];
           if (!is_wrong(rules, state, i)) continue;
           board.score = static_cast<std::uint8_t>(board.score - board.points);
           board.points = 0;
         }
       };
     }},
    {"another_s_marking_before_all_have_marked",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         for (std::size_t i = 0; i < seen.open.boards.size(); ++i) {
           if (state.markings[i]) {
             seen.open.boards[i].rows.push_back({state.open.called, *state.markings[i]});
           }
         }
         return seen;
       };
     }},
    {"an_attempt_refused_because_it_is_right",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* attempt = std::get_if<Attempt>(&action);
         const bool right =
             !why && attempt != nullptr && state.secrets[index(attempt->owner)] == attempt->word;
         return right ? std::optional{Refusal::not_a_word} : why;
       };
     }},
    {"a_call_refused_because_it_is_somebody_s_word",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* call = std::get_if<Call>(&action);
         for (const Word secret : state.secrets) {
           if (!why && call != nullptr && call->word == secret) {
             return std::optional{Refusal::called_before};
           }
         }
         return why;
       };
     }},
    {"a_position_that_counts_corrections",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         const bool corrects = std::holds_alternative<Mark>(move.action) &&
                               state.open.marked.has(seat_at(move.actor.seat_index()));
         advance(rules, state, move);
         if (corrects) ++state.open.position;
       };
     }},
    {"a_position_that_counts_greens_not_yet_laid_open",
     [](Surface& surface) {
       surface.position = [](const Rules&, const State& state, const View& seen) {
         auto counted = seen.open.position;
         for (const auto& marking : state.markings) {
           if (marking && marking->marks[0] == lexicon::Mark::right) ++counted;
         }
         return counted;
       };
     }},
    {"a_seal_more_for_a_repeated_letter",
     [](Surface& surface) {
       surface.sealed_count = [](const Rules& rules, const State& state) {
         return sealed(rules, state).size() + (state.secrets[0].repeats_a_letter() ? 1U : 0U);
       };
     }},
    {"a_deadline_that_knows_a_word",
     [](Surface& surface) {
       surface.deadline = [](const Rules& rules, const State& state) {
         auto when = deadline(rules, state);
         if (when && state.secrets[1].has(lexicon::letter('e'))) *when += core::Millis{1};
         return when;
       };
     }},
    {"the_second_card_of_the_pile",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         const Pile& pile = state.pile;
         if (pile.dealt + 1U < pile.order.size()) {
           seen.top = (*rules.deck)[index(pile.order[pile.dealt + 1U])];
         }
         return seen;
       };
     }},
    {"an_offer_that_depends_on_another_s_word",
     [](Surface& surface) {
       surface.offers = [](const Rules& rules, const State& state, const View& seen) {
         auto list = offers(rules, seen);
         std::erase_if(list, [&](const Offer& offer) {
           const auto* attempt = std::get_if<AttemptOffer>(&offer);
           return attempt != nullptr &&
                  state.secrets[index(attempt->owners.first())].has(lexicon::letter('s'));
         });
         return list;
       };
     }},
    {"words_that_the_program_dealt",
     [](Surface& surface) {
       surface.facts = [](const Rules& rules, const State& state, const View& seen) {
         auto list = codec::facts(rules, seen);
         if (!state.program_hides.empty() && seen.viewer != Actor::chance()) {
           list.push_back("somebody could not think of a word");
         }
         return list;
       };
     }},
    {"json_with_a_length_that_depends_on_a_word",
     [](Surface& surface) {
       surface.json = [](const Rules&, const State& state, const View& seen) {
         auto text = codec::json_text(codec::to_json(seen));
         const bool own = seen.viewer == Actor::seat(0);
         return !own && state.secrets[0].repeats_a_letter() ? text + " " : text;
       };
     }},
    {"a_wrong_mark_that_takes_a_moment",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const Move& move) {
         const auto* mark = std::get_if<Mark>(&move.action);
         const bool wrong = mark != nullptr &&
                            mark->marking != truth(rules, state.secrets[move.actor.seat_index()],
                                                   state.open.called);
         advance(rules, state, move);
         if (wrong) state.open.since += core::Millis{1};
       };
     }},
};

INSTANTIATE_TEST_SUITE_P(WordlesSecrecy, PlantedLeak, ::testing::ValuesIn(leaks),
                         [](const auto& leak) { return std::string{leak.param.name}; });

}  // namespace
}  // namespace wordles
