#include "backup/check.h"

#include <algorithm>

#include "backup/stored_test.h"
#include "catalogue/catalogue.h"
#include "directory/sqlite_directory.h"
#include "journal/sqlite_journal.h"

namespace backup {
namespace {

using Sentences = std::vector<std::string>;
const Sentences nothing_wrong;

bool has(const Sentences& sentences, std::string_view part) {
  return std::ranges::any_of(
      sentences, [&](const auto& each) { return each.find(part) != std::string::npos; });
}

class Check : public StoredTest {
 protected:
  // Brought up to date, as a start does it.
  Check() {
    EXPECT_TRUE(journal::SqliteJournal::open(data));
    EXPECT_TRUE(directory::SqliteDirectory::open(data));
  }
  Findings found() {
    auto pair = open_pair(data);
    EXPECT_TRUE(pair) << pair.error().sentence;
    return check(*pair, catalogue::games());
  }
};

TEST_F(Check, FindsNothingWrongWithAStoreThatIsWhole) {
  const auto all = found();
  EXPECT_EQ(all.problems, nothing_wrong);
  EXPECT_GT(all.games, 3U);
  EXPECT_GT(all.running, 0U);
  EXPECT_GT(all.entries, 100U);
  EXPECT_GT(all.rooms, 3U);
}

TEST_F(Check, LooksAlsoWhileAServerOwnsTheStore) {
  const auto journal = journal::SqliteJournal::open(data);
  const auto directory = directory::SqliteDirectory::open(data);
  ASSERT_TRUE(journal && directory);
  EXPECT_EQ(found().problems, nothing_wrong);
}

TEST_F(Check, MissesAnEntryOfAFinishedGame) {
  (*journal::SqliteJournal::open(data))->wait_until_idle();  // it is in the archive
  run_sql(data / "liebrary.db", "DELETE FROM archive WHERE number = 3");
  EXPECT_TRUE(has(found().problems, "row 3 of finished table"));
}

TEST_F(Check, SeesAGameThatDoesNotFollowItsRules) {
  run_sql(data / "liebrary.db", "UPDATE hot SET entry = CAST('nonsense' AS BLOB) WHERE number = 2");
  EXPECT_TRUE(has(found().problems, "Entry 2 of table"));
}

TEST_F(Check, MissesTheGameOfARoom) {
  run_sql(data / "liebrary.db", "DELETE FROM hot");
  const auto all = found();
  EXPECT_TRUE(has(all.problems, "which is not in the journal."));
}

TEST_F(Check, SeesARoomThatCannotBeRead) {
  run_sql(data / "directory.db", "UPDATE room SET text = 'nonsense'");
  EXPECT_TRUE(has(found().problems, "cannot be read: "));
}

TEST_F(Check, SeesAPageThatIsDamaged) {
  std::fstream file{data / "liebrary.db", std::ios::in | std::ios::out | std::ios::binary};
  for (std::streamoff page = 2; page < 6; ++page) file.seekp(page * 4096) << "rotten bytes";
  file.close();
  auto pair = open_pair(data);
  const bool is_seen = !pair || !check(*pair, catalogue::games()).problems.empty();
  EXPECT_TRUE(is_seen);
}

TEST_F(Check, AFolderWithoutAStoreIsNamed) {
  const auto pair = open_pair(folder.path() / "nowhere");
  ASSERT_FALSE(pair);
  EXPECT_EQ(pair.error().sentence,
            "There is no store in " + (folder.path() / "nowhere").string() +
                ": no game was kept there yet, or --data must name another folder.");
}

}  // namespace
}  // namespace backup
