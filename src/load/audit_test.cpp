// The audit finds what it is there for: each kind of harm, done on purpose.
#include "load/audit.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "load/table.h"
#include "tables/conductor.h"
#include "tables/secure_generator.h"

namespace load {
namespace {

// A journal with one game in it, whose first moves were made by somebody at table 0 of a load.
class Store {
 public:
  Store() {
    tables::SecureGenerator luck;
    auto journal = journal::SqliteJournal::open(folder.path());
    const auto& game = catalogue::games().front();
    auto setup = tables::make_setup(catalogue::games(), game.name, {},
                                    {tables::Person{}, tables::Person{}}, journal::TableId{{1}});
    const auto conductor =
        tables::Conductor::make(catalogue::games(), std::move(*setup),
                                {.append =
                                     [&](journal::Row row, journal::Journal::Done done) {
                                       rows.push_back(row);
                                       done(std::nullopt);
                                     },
                                 .read = [&](const journal::TableId&) { return rows; },
                                 .wall = tables::system_wall_clock(),
                                 .generator = &luck})
            .value();
    conductor->begin([](const auto&) {});
    conductor->pass_time();
    for (std::uint32_t move = 1; move <= 3; ++move) {
      for (const auto seat : {core::Actor::seat(0), core::Actor::seat(1)}) {
        const auto& match = conductor->table().match();
        const auto chosen = match.tools().random_action(match.tools().view_json(seat), luck);
        if (!chosen) continue;
        conductor->submit({seat, tables::PlayMove{*chosen}},
                          journal::CommandKey{"somebody", MoveId{0, move}.text()},
                          [](const auto& wrong) { EXPECT_FALSE(wrong); });
        break;
      }
    }
  }

  Audit judge(const std::vector<std::uint32_t>& acknowledged) {
    {
      auto journal = journal::SqliteJournal::open(folder.path()).value();
      for (const auto& row : rows) EXPECT_FALSE(journal::append_and_wait(*journal, row));
    }
    return audit(folder.path(), catalogue::games(), {&acknowledged}).value();
  }

  journal::testing::TemporaryFolder folder;
  std::vector<journal::Row> rows;
};

TEST(Audit, IsContentWhereEverythingIsThere) {
  Store store;
  const auto found = store.judge({1, 2, 3});
  EXPECT_TRUE(found.is_good());
  EXPECT_EQ(found.acknowledged, 3U);
  EXPECT_EQ(found.kept, 3U);
  EXPECT_EQ(found.rows, store.rows.size());
  EXPECT_EQ(found.games, 1U);
}

TEST(Audit, FindsAMoveThatIsNotThere) {
  Store store;
  const auto found = store.judge({1, 2, 3, 4});
  EXPECT_EQ(found.lost, 1U);
  EXPECT_FALSE(found.is_good());
}

TEST(Audit, FindsAMoveThatWasDoneTwice) {
  Store store;
  for (auto& row : store.rows) {
    if (row.command && row.command->id == MoveId{0, 3}.text()) {
      row.command = {"somebody else", MoveId{0, 2}.text()};
    }
  }
  const auto found = store.judge({1, 2});
  EXPECT_EQ(found.doubled, 1U);
  EXPECT_EQ(found.kept, 1U);
  EXPECT_FALSE(found.is_good());
}

TEST(Audit, FindsAGameThatDoesNotFollowFromItsLog) {
  Store store;
  store.rows.back().entry = "0:00.000 seat1 nonsense";
  const auto found = store.judge({1, 2});
  EXPECT_EQ(found.torn, 1U);
  EXPECT_FALSE(found.is_good());
}

TEST(MoveId, ReadsWhatItWrites) {
  const auto id = MoveId::parse(MoveId{12, 345}.text());
  ASSERT_TRUE(id);
  EXPECT_EQ(id->table, 12U);
  EXPECT_EQ(id->move, 345U);
  for (const auto* text : {"", "t", "t1", "t1-", "t1-x", "s1-2", "t1-2x"}) {
    EXPECT_FALSE(MoveId::parse(text)) << text;
  }
}

}  // namespace
}  // namespace load
