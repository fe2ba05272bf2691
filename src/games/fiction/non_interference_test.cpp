// Nobody learns what they may not know: of twins that differ only in that, all that is shown and
// told is the same, now and as the game goes on. And the checker finds leaks that are planted.
#include <gtest/gtest.h>

#include <set>

#include "codec/fiction_codec.h"
#include "codec/fiction_json.h"
#include "games/fiction/clue.h"
#include "testing/fiction_twins.h"
#include "testing/secrecy_search.h"

namespace fiction {
namespace {

using battery::FictionTable;
using core::Actor;
using Surface = battery::Surface<Fiction>;

Surface rules_as_they_are() {
  return {.facts = [](const Rules& rules, const State&, const View& seen) {
    return codec::facts(rules, seen);
  }};
}

struct Secrets {
  using Game = Fiction;
  using Twins = battery::TwinGames;
  static constexpr std::uint64_t positions_a_scramble = 4;

  struct Looked : battery::Looked {
    std::set<Phase> phases;
    std::set<Ability> uses_behind_a_twin;

    void saw(const State& state) { phases.insert(state.board.phase); }
    void went_along(const Twins& twins) {
      if (twins.other().desk.truths.empty()) return;
      const auto use = ability_of(twins.other().desk.truths.back().use);
      if (use) uses_behind_a_twin.insert(*use);
    }
  };

  static std::vector<battery::Viewer> viewers(const Rules& rules) {
    const auto guesser = Actor::seat(rules.options.librarian == 1 ? 1 : 0);
    return {{guesser, "a Guesser"},
            {rules.librarian(), "the Lie-brarian"},
            {Actor::spectator(), "a spectator"}};
  }

  static FictionTable table_of(std::size_t game) {
    const auto options = battery::fiction_options();
    auto table = battery::fiction_table(options[game % options.size()]);
    if (!table.rules.options.abilities || game % 3 == 0) return table;
    const std::size_t pair = game / 3;
    return battery::with_cards(table, nth_ability(Side::guessers, pair / 9 % 9),
                               nth_ability(Side::librarian, pair % 9));
  }

  static constexpr auto& scrambled = battery::scrambled;
  static constexpr auto& questions = battery::questions;
};

// proves F-17
TEST(FictionSecrecy, NothingTellsWhatMayNotBeKnown) {
  Secrets::Looked looked;
  EXPECT_EQ(battery::search<Secrets>(rules_as_they_are(), 500, looked), std::nullopt);
  EXPECT_GE(looked.scrambled, 3000U);
  EXPECT_GE(looked.steps, 3000U);
  EXPECT_GE(looked.other_secrets, 1000U);
  EXPECT_EQ(looked.phases.size(), 7U) << "every phase before the end";
  EXPECT_EQ(looked.uses_behind_a_twin.size(), ability_count(Side::librarian))
      << "every card of the Lie-brarian";
}

using Leak = battery::Leak<Fiction>;

bool is_librarian(const Rules& rules, const View& seen) { return seen.viewer == rules.librarian(); }

class PlantedLeak : public ::testing::TestWithParam<Leak> {};

TEST_P(PlantedLeak, IsFound) {
  Surface surface = rules_as_they_are();
  GetParam().plant(surface);
  Secrets::Looked looked;
  EXPECT_NE(battery::search<Secrets>(surface, 200, looked), std::nullopt);
}

const Leak leaks[] = {
    {"uses_counted_as_tokens",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         seen.board.tokens = static_cast<std::uint8_t>(seen.board.tokens + state.desk.uses);
         return seen;
       };
     }},
    {"honest_clues_before_they_are_shared",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         if (seen.board.phase != Phase::deceive) return seen;
         auto& row = seen.board.rows.back();
         row.shown = honest_marks(state.desk.secret, row.guess);
         return seen;
       };
     }},
    {"the_other_side_s_kept_card",
     [](Surface& surface) {
       surface.view = [](const Rules& rules, const State& state, Actor actor) {
         View seen = view(rules, state, actor);
         if (actor == rules.librarian() && state.guessers_hand) {
           seen.board.guessers_card = state.guessers_hand->kept;
         }
         return seen;
       };
     }},
    {"json_with_a_length_that_depends_on_a_change",
     [](Surface& surface) {
       surface.json = [](const Rules& rules, const State& state, const View& seen) {
         auto text = codec::json_text(codec::to_json(seen));
         return state.desk.change && !is_librarian(rules, seen) ? text + " " : text;
       };
     }},
    {"facts_that_count_the_lies",
     [](Surface& surface) {
       surface.facts = [](const Rules& rules, const State& state, const View& seen) {
         auto list = codec::facts(rules, seen);
         for (std::size_t i = 0; i < state.desk.truths.size(); ++i) {
           if (state.desk.truths[i].honest == seen.board.rows[i].shown) list.push_back("honest");
         }
         return list;
       };
     }},
    {"offers_that_shrink_with_a_secret_use",
     [](Surface& surface) {
       surface.offers = [](const Rules& rules, const State& state, const View& seen) {
         auto list = offers(rules, seen);
         const auto& truths = state.desk.truths;
         const bool used = !truths.empty() && ability_of(truths.back().use).has_value();
         if (used && !list.empty() && !is_librarian(rules, seen)) list.pop_back();
         return list;
       };
     }},
    {"a_letter_query_refused_because_of_the_secret",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* discard = std::get_if<Discard>(&action);
         const auto* query = discard ? std::get_if<LetterQuery>(&discard->favour) : nullptr;
         const bool lacks = query != nullptr && !state.desk.secret.has(query->letter);
         return !why && lacks ? std::optional{Refusal::already_answered} : why;
       };
     }},
    {"a_token_refused_where_the_lie_is",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* token = std::get_if<Token>(&action);
         if (why || token == nullptr || is_librarian(rules, seen)) return why;
         const auto& row = seen.board.rows[index(token->row)];
         const auto honest = state.desk.truths[index(token->row)].honest;
         const bool lie = honest[index(token->place)] != row.shown[index(token->place)];
         return lie ? std::optional{Refusal::place_is_blank} : why;
       };
     }},
    {"a_guess_refused_because_it_is_on_the_card",
     [](Surface& surface) {
       surface.refusal = [](const Rules& rules, const State& state, const View& seen,
                            const Action& action) {
         const auto why = refusal(rules, seen, action);
         const auto* guess = std::get_if<Guess>(&action);
         const bool listed = guess != nullptr && state.desk.front.yellow.contains(guess->word);
         return !why && listed ? std::optional{Refusal::not_a_word} : why;
       };
     }},
    {"a_position_that_counts_hidden_keeps",
     [](Surface& surface) {
       surface.position = [](const Rules&, const State& state, const View& seen) {
         const bool kept = state.librarian_hand && state.librarian_hand->kept;
         return seen.board.position + (kept ? 1U : 0U);
       };
     }},
    {"a_seal_more_for_a_changed_secret",
     [](Surface& surface) {
       surface.sealed_count = [](const Rules& rules, const State& state) {
         return sealed(rules, state).size() + (state.desk.change ? 1U : 0U);
       };
     }},
    {"a_deadline_that_knows_the_secret",
     [](Surface& surface) {
       surface.deadline = [](const Rules& rules, const State& state) {
         auto when = deadline(rules, state);
         if (when && state.desk.secret.has(lexicon::letter('e'))) *when += core::Millis{1};
         return when;
       };
     }},
    {"a_secret_use_that_takes_a_moment",
     [](Surface& surface) {
       surface.advance = [](const Rules& rules, State& state, const fiction::Move& move) {
         const auto before = state.desk.uses;
         advance(rules, state, move);
         if (state.desk.uses != before) state.board.timer.remaining -= core::Millis{1};
       };
     }},
};

INSTANTIATE_TEST_SUITE_P(FictionSecrecy, PlantedLeak, ::testing::ValuesIn(leaks),
                         [](const auto& leak) { return std::string{leak.param.name}; });

}  // namespace
}  // namespace fiction
