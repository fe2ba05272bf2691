#include "tables/referee.h"

#include "journal/memory_journal.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "tables/table_test.h"

namespace tables {
namespace {

using journal::Trouble;

constexpr std::int64_t start_of_time = 1'700'000'000'000;

// A journal that fails as it is told.
class FailingJournal final : public journal::Journal {
 public:
  std::optional<Trouble> trouble;  // of the next appends
  bool keeps_it_all_the_same = false;
  bool cannot_read = false;

  void append(journal::Row row, Done done) override {
    if (!trouble) return kept_.append(std::move(row), std::move(done));
    if (keeps_it_all_the_same) kept_.append(std::move(row), [](const auto&) {});
    done(journal::Failure{*trouble, "The disk is full; make room."});
  }
  std::expected<std::vector<journal::Row>, journal::Failure> read(
      const journal::TableId& id) override {
    if (cannot_read) return std::unexpected(journal::Failure{Trouble::failed, "The disk is gone."});
    return kept_.read(id);
  }
  std::expected<std::vector<journal::TableSummary>, journal::Failure> running() override {
    return kept_.running();
  }
  std::expected<std::vector<journal::TableSummary>, journal::Failure> finished(
      std::size_t limit) override {
    return kept_.finished(limit);
  }
  std::optional<journal::Failure> beat(std::int64_t wall_ms) override {
    return kept_.beat(wall_ms);
  }
  std::expected<std::int64_t, journal::Failure> last_beat() override { return kept_.last_beat(); }

 private:
  journal::MemoryJournal kept_;
};

class RefereeTest : public testing::Test {
 protected:
  WallClock clock() {
    return [this] { return wall; };
  }
  Referee open(journal::Journal& journal, std::vector<Option> options = {}) {
    auto referee = Referee::open(games, test_setup(games, "letterbox", std::move(options)), journal,
                                 clock(), chance);
    EXPECT_TRUE(referee) << referee.error().sentence;
    EXPECT_FALSE(referee->settle());
    return std::move(*referee);
  }
  Referee resume(journal::Journal& journal) {
    auto referee =
        Referee::resume(games, test_setup(games, "letterbox", {}).id, journal, clock(), chance);
    EXPECT_TRUE(referee) << referee.error().sentence;
    return std::move(*referee);
  }
  static std::string act(Referee& referee, Actor seat, std::string_view notation) {
    const auto wrong = referee.submit({seat, PlayMove{parsed(referee.table().match(), notation)}});
    return wrong ? std::string{wrong->code.name()} : "";
  }
  // The letter of the other seat, which only the end shows; here the referee tells.
  static std::string letter_of(const Referee& referee, Actor seat) {
    for (const auto& fact : referee.table().match().tools().view_lines(seat)) {
      if (fact.starts_with("own ")) return fact.substr(4);
    }
    return "";
  }

  std::vector<catalogue::GameInfo> games = test_games();
  core::SeededGenerator chance{3};
  std::int64_t wall = start_of_time;
};

// proves F-38
TEST_F(RefereeTest, KeepsWhatItTells) {
  journal::MemoryJournal journal;
  auto referee = open(journal);
  EXPECT_EQ(journal.running()->size(), 1U);
  wall += 4000;
  EXPECT_EQ(act(referee, seat1, "ask m"), "");
  EXPECT_EQ(act(referee, seat1, "ask m"), "not_your_turn");
  const auto rows = journal.read(referee.table().setup().id);
  ASSERT_EQ(rows->size(), 4U) << "the head, two draws, one question; no row for a refusal";
  EXPECT_EQ(rows->back().entry, "0:04.000 first ask m");
  EXPECT_EQ(rows->back().wall_ms, wall);
  EXPECT_FALSE(rows->back().last);
  EXPECT_EQ(act(referee, seat2, "name " + letter_of(referee, seat1)), "");
  EXPECT_EQ(referee.table().result(), "second_wins");
  EXPECT_TRUE(journal.read(referee.table().setup().id)->back().last);
  EXPECT_TRUE(journal.running()->empty());
}

TEST_F(RefereeTest, ResumesFromTheDisk) {
  const journal::testing::TemporaryFolder folder;
  std::string before;
  {
    auto journal = journal::SqliteJournal::open(folder.path());
    ASSERT_TRUE(journal);
    auto referee = open(**journal);
    wall += 7000;
    EXPECT_EQ(act(referee, seat1, "ask m"), "");
    before = referee.table().match().state_text();
  }
  wall += 3'600'000;
  auto journal = journal::SqliteJournal::open(folder.path());
  ASSERT_TRUE(journal);
  auto referee = resume(**journal);
  EXPECT_EQ(referee.table().match().state_text(), before);
  EXPECT_EQ(referee.now(), TableTime{7s}) << "the hour in between is nobody's";
  EXPECT_EQ(act(referee, seat2, "name " + letter_of(referee, seat1)), "");
  EXPECT_EQ(referee.table().result(), "second_wins");
  const auto kept = read_kept(games, referee.table().setup().id, **journal);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->entries.size(), referee.table().entries());
  EXPECT_EQ(std::get<Outage>(kept->entries[3].what).lasted, 1h);
  EXPECT_TRUE((*journal)->running()->empty());
  EXPECT_EQ((*journal)->finished(9)->size(), 1U);
}

// proves F-38
TEST_F(RefereeTest, GivesTheTimeOfAnOutageToNobody) {
  journal::MemoryJournal journal;
  auto referee = open(journal, {{"seconds", "30"}});
  wall += 5000;
  EXPECT_FALSE(referee.beat());  // the last sign of life
  wall += 60'000;
  auto resumed = resume(journal);
  EXPECT_EQ(resumed.now(), TableTime{5s});
  wall += 2999;
  EXPECT_EQ(resumed.now(), TableTime{5s}) << "the count-in is nobody's either";
  wall += 1001;
  EXPECT_EQ(resumed.now(), TableTime{6s});
  wall += 23'999;
  EXPECT_EQ(act(resumed, seat1, "ask m"), "") << "29.999 s of 30 have run";
}

TEST_F(RefereeTest, ASecondCrashInTheCountInCostsNobodyTime) {
  journal::MemoryJournal journal;
  auto referee = open(journal, {{"seconds", "30"}});
  wall += 60'000;
  auto resumed = resume(journal);
  wall += 2000;
  EXPECT_FALSE(resumed.beat());
  wall += 60'000;
  auto again = resume(journal);
  EXPECT_EQ(again.now(), TableTime{});
  wall += 3000 + 29'999;
  EXPECT_EQ(act(again, seat1, "ask m"), "");
}

TEST_F(RefereeTest, ADeadlineBeforeTheOutageHasPassed) {
  journal::MemoryJournal journal;
  auto referee = open(journal, {{"seconds", "30"}});
  wall += 31'000;
  EXPECT_FALSE(journal.beat(wall));
  wall += 60'000;
  auto resumed = resume(journal);
  ASSERT_TRUE(resumed.table().is_finished());
  EXPECT_EQ(resumed.table().result(), "second_wins");
  EXPECT_EQ(resumed.table().last_at(), TableTime{30s});
}

TEST_F(RefereeTest, TellsNothingThatTheJournalDidNotTake) {
  FailingJournal journal;
  auto referee = open(journal);
  const auto before = referee.table().snapshot(seat2);
  journal.trouble = Trouble::full;
  const auto wrong = referee.submit({seat1, PlayMove{parsed(referee.table().match(), "ask m")}});
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->code.name(), "cannot_save");
  EXPECT_EQ(wrong->sentence, "The disk is full; make room.");
  EXPECT_TRUE(referee.table().snapshot(seat2).shows_the_same(before));
  EXPECT_EQ(referee.table().snapshot(seat2).number, before.number);
  journal.trouble.reset();
  EXPECT_EQ(act(referee, seat1, "ask m"), "") << "and goes on when there is room";
  EXPECT_EQ(referee.table().entries() + 1, journal.read(referee.table().setup().id)->size());
}

TEST_F(RefereeTest, LooksAgainWhenTheJournalIsUnsure) {
  FailingJournal journal;
  auto referee = open(journal);
  const auto id = referee.table().setup().id;
  journal.trouble = Trouble::unsure;
  EXPECT_EQ(act(referee, seat1, "ask m"), "cannot_save") << "it was not kept";
  EXPECT_EQ(referee.table().entries(), 2U);
  journal.keeps_it_all_the_same = true;
  EXPECT_EQ(act(referee, seat1, "ask m"), "") << "it was kept after all";
  EXPECT_EQ(referee.table().entries(), 3U);
  journal.cannot_read = true;
  EXPECT_EQ(act(referee, seat2, "ask m"), "cannot_save") << "nobody can tell";
  EXPECT_EQ(act(referee, seat2, "ask m"), "cannot_save");
  EXPECT_EQ(referee.table().entries(), 3U);
  journal.cannot_read = false;
  journal.trouble.reset();
  EXPECT_EQ(act(referee, seat2, "ask m"), "not_your_turn") << "it was kept, and is done once";
  EXPECT_EQ(act(referee, seat1, "ask n"), "");
  EXPECT_EQ(referee.table().entries() + 1, journal.read(id)->size());
}

TEST_F(RefereeTest, OpensNoTableThatCannotBeKept) {
  FailingJournal journal;
  journal.trouble = Trouble::full;
  const auto referee =
      Referee::open(games, test_setup(games, "letterbox", {}), journal, clock(), chance);
  ASSERT_FALSE(referee);
  EXPECT_EQ(referee.error().code.name(), "cannot_save");
}

TEST_F(RefereeTest, NamesATornEntry) {
  journal::MemoryJournal journal;
  auto referee = open(journal);
  const auto id = referee.table().setup().id;
  ASSERT_FALSE(
      journal::append_and_wait(journal, {id, 3, wall, std::nullopt, "0:01.000 fir", false}));
  const auto torn = Referee::resume(games, id, journal, clock(), chance);
  ASSERT_FALSE(torn);
  EXPECT_TRUE(torn.error().sentence.starts_with("Entry 3 of table 000102"))
      << torn.error().sentence;
  const auto unknown = Referee::resume(games, journal::TableId{}, journal, clock(), chance);
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code.name(), "unknown_table");
}

}  // namespace
}  // namespace tables
