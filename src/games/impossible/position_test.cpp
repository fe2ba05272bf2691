// When a deed is stale: a position moves on with phases, turns and questions, not because somebody
// else was quicker with something that changes nothing for it.
#include "games/impossible/impossible_test.h"

namespace impossible {
namespace {

std::uint32_t position_of(const Sitting& table) {
  return table.seen_by(Actor::seat(0)).open.position;
}

// proves I-26, I-36
TEST(ImpossiblePosition, MovesWithPhasesAndTurns) {
  Sitting table{seated(2)};
  auto before = position_of(table);
  for (const auto* said : {"keep", "done"}) {
    table.says(1, said);
    EXPECT_GT(position_of(table), before) << said;
    before = position_of(table);
  }
  table.says(2, "keep");
  EXPECT_GT(position_of(table), before);
}

// proves I-26, I-39
TEST(ImpossiblePosition, StaysWhereNobodysDeedIsLate) {
  Sitting table{seated(2),
                {.cards = {"tripitaka", "puck", "juliet", "jean_valjean", "kai", "alice"}}};
  const auto before = position_of(table);
  for (const auto* said :
       {"pass attack", "pass always", "heed", "use jean_valjean shelter quill"}) {
    table.says(2, said);
    EXPECT_EQ(position_of(table), before) << said;
  }
  table.says(1, "keep");
  const auto adding = position_of(table);
  table.says(1, "use tripitaka shelter quill");
  table.says(1, "add puck ballpoint 3");
  EXPECT_EQ(position_of(table), adding) << "what one adds does not hurry the others";
}

// proves I-26, I-27
TEST(ImpossiblePosition, MovesWithQuestionsAndTheirAnswers) {
  Sitting table{seated(3),
                {.cards = {"friar_laurence", "puck", "juliet", "jean_valjean", "kai", "alice",
                           "gerda", "roxane", "persian"}}};
  const auto before = position_of(table);
  table.says(1, "use friar_laurence restore jean_valjean+gerda");
  const auto asked = position_of(table);
  EXPECT_GT(asked, before);
  table.says(2, "agree");
  EXPECT_EQ(position_of(table), asked) << "the other is still asked the same";
  table.says(3, "agree");
  EXPECT_GT(position_of(table), asked);
}

// proves I-26, I-39
TEST(ImpossiblePosition, MovesWithAPowerInTheWindow) {
  Options options = seated(2);
  options.cube = 3;
  Sitting table{options,
                {.cards = {"tripitaka", "puck", "juliet", "jean_valjean", "kai", "alice"}}};
  table.says(1, "keep");
  table.says(1, "done");
  ASSERT_EQ(table.open().phase, Phase::window);
  const auto before = position_of(table);
  table.says(1, "pass attack");
  EXPECT_EQ(position_of(table), before);
  table.says(2, "use jean_valjean shelter quill");
  EXPECT_GT(position_of(table), before) << "a pass that was meant for the table as it was";
}

// What bots and screens may go by: a turn in which much has been used already.
TEST(ImpossiblePosition, HasBesideItHowManyPowersAndAbilitiesATurnHasSeen) {
  Sitting table{seated(2),
                {.cards = {"tripitaka", "puck", "juliet", "jean_valjean", "kai", "alice"}}};
  table.says(1, "use tripitaka shelter quill");
  table.says(2, "use jean_valjean shelter quill");
  table.says(1, "keep");
  table.says(1, "add puck ballpoint 3");
  EXPECT_EQ(table.open().deeds, 2);
  table.says(1, "help hazel juliet odysseus");
  EXPECT_EQ(table.open().deeds, 3);
  table.says(1, "done");
  EXPECT_EQ(table.open().deeds, 0) << "another turn";
}

}  // namespace
}  // namespace impossible
