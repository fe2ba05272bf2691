// What a view says of an attack is what happens when the Mold attacks.
#include "games/impossible/impossible_test.h"
#include "testing/scale.h"

namespace impossible {
namespace {

// Everybody who is asked before the attack passes, and nobody does anything else.
State without_interference(const Rules& rules, State state) {
  for (std::size_t i = 0; i < rules.options.seats; ++i) {
    if (state.open.phase != Phase::window || !is_awaited(state.open, seat_at(i))) continue;
    advance(rules, state, {Actor::seat(i), state.open.since, Pass{Extent::attack}});
  }
  return state;
}

struct Seen {
  std::size_t attacks = 0, endings = 0, destroyed = 0, sheltered = 0, nowhere = 0;
};

void expect_forecast(const Rules& rules, const State& before, Seen& seen) {
  const auto forecast = view(rules, before, Actor::spectator()).attack;
  const Open after = without_interference(rules, before).open;
  ASSERT_NE(after.phase, Phase::window);
  ASSERT_FALSE(forecast.empty());
  const MoldForecast& last = forecast.back();
  EXPECT_EQ(last.ends, after.is_over());
  if (!last.ends) {
    EXPECT_EQ(forecast.size(), before.open.threshold);
  }

  std::size_t from_containment = 0, destroyed = 0;
  for (std::size_t i = 0; i < forecast.size(); ++i) {
    const MoldForecast& fall = forecast[i];
    EXPECT_EQ(fall.card, before.open.pool[i]);
    EXPECT_EQ(fall.label, rules.of(fall.card).label);
    EXPECT_TRUE(!fall.ends || i + 1 == forecast.size());
    from_containment +=
        fall.outcome == MoldOutcome::molded || fall.outcome == MoldOutcome::destroys;
    if (fall.outcome == MoldOutcome::nowhere) ++seen.nowhere;
    if (fall.outcome == MoldOutcome::sheltered) ++seen.sheltered;
    if (!fall.label) continue;
    const auto& was = before.open.slot(*fall.label);
    EXPECT_EQ(fall.outcome == MoldOutcome::destroys,
              was.book && after.destroyed.contains(*was.book) &&
                  fall.mold == rules.of(*was.book).mold_spaces);
    if (fall.outcome == MoldOutcome::destroys) ++destroyed;
  }
  EXPECT_EQ(after.containment + from_containment, before.open.containment);
  EXPECT_EQ(after.destroyed.size(), before.open.destroyed.size() + destroyed);
  for (std::size_t i = 0; i < after.slots.size(); ++i) {
    const auto &was = before.open.slots[i], &is = after.slots[i];
    if (!was.book || is.book != was.book) continue;
    std::uint8_t mold = was.mold;
    for (const MoldForecast& fall : forecast) {
      if (fall.label == Label(i)) mold = fall.mold;
    }
    EXPECT_EQ(is.mold, mold);
  }
  ++seen.attacks;
  seen.endings += last.ends;
  seen.destroyed += destroyed;
}

// proves I-18, I-22
TEST(ImpossibleForecast, IsWhatTheAttackDoesIfNobodyInterferes) {
  Seen seen;
  std::uint64_t seed = 90;
  for (const Options& options : battery::impossible_options()) {
    const auto table = battery::impossible_table(options);
    for (std::size_t game = 0; game < (scale::thinned > 1 ? 1 : 6); ++game) {
      battery::RandomPlay<Impossible> play{table, ++seed};
      while (const auto move = play.next()) {
        play.play(*move);
        const Open& open = play.state().open;
        const bool due = open.phase == Phase::window && attack_is_due(open);
        if (!due || open.waits_for_an_answer() || open.owing != Owing::nothing) continue;
        expect_forecast(table.rules, play.state(), seen);
        if (HasFailure()) FAIL() << table.name << ", seed " << seed;
      }
    }
  }
  EXPECT_GT(seen.attacks, 100U / scale::thinned);
  EXPECT_GT(seen.destroyed, 10U / scale::thinned);
  EXPECT_GT(seen.nowhere, 10U / scale::thinned);
  EXPECT_GT(seen.endings, 0U);
}

TEST(ImpossibleForecast, GoesAsFarAsThePoolAndTheMarker) {
  Options options = seated(1);
  options.threshold = 3;
  Sitting table{options, {.books = {"dracula", "macbeth", "odyssey"}}};
  const auto attack = [&] { return table.seen_by(Actor::seat(0)).attack; };
  table.open().pool = pile({"moby_dick", "alice"});
  ASSERT_EQ(attack().size(), 2U);
  EXPECT_EQ(attack()[0].outcome, MoldOutcome::molded);
  EXPECT_EQ(attack()[0].mold, table.at(Label::quill).mold + 1);
  EXPECT_EQ(attack()[1].outcome, MoldOutcome::nowhere);
  table.open().pool = pile({"moby_dick", "alice", "don_quixote", "titania"});
  EXPECT_EQ(attack().size(), 3U);
  EXPECT_EQ(attack()[2].mold, table.at(Label::quill).mold + 2);

  table.open().slot(Label::quill).shelters = 1;
  EXPECT_EQ(attack()[0].outcome, MoldOutcome::sheltered);
  EXPECT_EQ(attack()[2].outcome, MoldOutcome::molded);
  table.open().containment = 0;
  EXPECT_EQ(attack()[2].outcome, MoldOutcome::loses);
  EXPECT_TRUE(attack()[2].ends);
  table.open().slot(Label::quill) = {};
  EXPECT_EQ(attack()[0].outcome, MoldOutcome::no_book);
}

}  // namespace
}  // namespace impossible
