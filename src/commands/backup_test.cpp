// backup, restore and check as whoever runs a server calls them.
#include "commands/run_test.h"
#include "directory/sqlite_directory.h"
#include "journal/sqlite_journal.h"
#include "sqlite/database.h"

namespace commands {
namespace {

class Backup : public ProgramTest {
 protected:
  Backup() {
    const auto journal = journal::SqliteJournal::open(path("data"));
    EXPECT_TRUE(directory::SqliteDirectory::open(path("data")));
    EXPECT_FALSE(journal::append_and_wait(**journal, {{{1}}, 0, 1, {}, "no game", false}));
  }
};

TEST_F(Backup, GoesThereAndBack) {
  const auto journal = journal::SqliteJournal::open(path("data"));  // as a server has it
  const auto written = run("backup it.backup --data data");
  EXPECT_EQ(written.code, 0) << written.err;
  EXPECT_TRUE(written.out.starts_with("Written: it.backup, ")) << written.out;
  const auto restored = run("restore it.backup --data other");
  EXPECT_EQ(restored.code, 0) << restored.err;
  EXPECT_TRUE(restored.out.starts_with("Restored to other, as of 20")) << restored.out;
  EXPECT_EQ(run("tables --data other").out, run("tables --data data").out);
}

TEST_F(Backup, SaysWhatCannotBeDone) {
  expect_failure("backup it --data nowhere", 3,
                 "There is no store in nowhere: no game was kept there yet, or --data must name "
                 "another folder.");
  write("it", "mine");
  expect_failure("backup it --data data", 3,
                 "it is there already: remove it, or name another file.");
  expect_failure("restore nothing --data other", 3, "There is no file nothing.");
  expect_failure("restore it --data other", 3, "it cannot be restored: it ends too early.");
  expect_failure("check --data nowhere", 3,
                 "There is no store in nowhere: no game was kept there yet, or --data must name "
                 "another folder.");
}

TEST_F(Backup, ACheckTellsByItsExitCode) {
  const auto wrong = run("check --data data");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(wrong.out.starts_with("Games: 1, of them running: 1, entries: 1, rooms: 0.\nGame "))
      << wrong.out;
  EXPECT_TRUE(wrong.out.ends_with("1 thing is wrong.\n")) << wrong.out;
  auto database = sqlite::Database::open(path("data/liebrary.db"), "");
  ASSERT_EQ(database->run("DELETE FROM hot"), 0);
  const auto right = run("check --data data");
  EXPECT_EQ(right.code, 0);
  EXPECT_EQ(
      right.out,
      "Games: 0, of them running: 0, entries: 0, rooms: 0.\nNothing is damaged or missing.\n");
}

}  // namespace
}  // namespace commands
