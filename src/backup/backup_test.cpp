// A backup and back, and what is refused. What happens beside a server is in live_backup_test.cpp.
#include "backup/backup.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backup/check.h"
#include "backup/stored_test.h"
#include "backup/tar.h"
#include "catalogue/catalogue.h"
#include "directory/sqlite_directory.h"
#include "journal/sqlite_journal.h"

namespace backup {
namespace {

using ::testing::HasSubstr;

const std::vector<std::string> no_problems;

class Backup : public StoredTest {
 protected:
  Backup() {
    EXPECT_TRUE(journal::SqliteJournal::open(data));
    EXPECT_TRUE(directory::SqliteDirectory::open(data));
  }
  std::string write() {
    const auto written = write_backup(data, file, 1'700'000'000'000);
    return written ? "written" : written.error().sentence;
  }
  std::string restore() {
    const auto restored = restore_backup(file, other);
    return restored ? "restored" : restored.error().sentence;
  }
  std::vector<std::string> files_in(const std::filesystem::path& path) {
    std::vector<std::string> found;
    for (const auto& each : std::filesystem::directory_iterator{path}) {
      found.push_back(each.path().filename().string());
    }
    std::ranges::sort(found);
    return found;
  }

  const std::filesystem::path file = folder.path() / "it.backup", other = folder.path() / "other";
};

TEST_F(Backup, HoldsEverything) {
  ASSERT_EQ(write(), "written");
  struct stat found{};
  ASSERT_EQ(::stat(file.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0600U) << "it holds names";
  ASSERT_EQ(restore(), "restored");
  EXPECT_TRUE(std::filesystem::exists(other / "directory.db"));
  auto before = open_pair(data), after = open_pair(other);
  ASSERT_TRUE(before && after);
  EXPECT_EQ(before->journal->running().value(), after->journal->running().value());
  EXPECT_EQ(before->journal->finished(1000).value(), after->journal->finished(1000).value());
  EXPECT_EQ(before->directory->rooms().value(), after->directory->rooms().value());
  EXPECT_EQ(before->directory->tables().value(), after->directory->tables().value());
  EXPECT_EQ(check(*after, catalogue::games()).problems, no_problems);
}

TEST_F(Backup, LeavesNothingElseBehind) {
  ASSERT_EQ(write(), "written");
  EXPECT_EQ(files_in(folder.path()), (std::vector<std::string>{"data", "it.backup"}));
}

TEST_F(Backup, TakesNoOthersPlace) {
  std::ofstream{file} << "mine";
  EXPECT_EQ(write(), file.string() + " is there already: remove it, or name another file.");
  EXPECT_EQ(std::filesystem::file_size(file), 4U);
}

TEST_F(Backup, NeedsAFolderToBeWrittenIn) {
  const auto written = write_backup(data, folder.path() / "nowhere" / "it", 0);
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error().sentence, HasSubstr("cannot be made: No such file or directory."));
}

TEST_F(Backup, GamesOfATerminalAloneAreBackedUp) {
  std::filesystem::remove(data / "directory.db");
  ASSERT_EQ(write(), "written");
  ASSERT_EQ(restore(), "restored");
  EXPECT_FALSE(std::filesystem::exists(other / "directory.db"));
}

// Whoever was erased is in no corner of the copy.
TEST_F(Backup, HoldsNothingOfWhoeverWasErased) {
  constexpr const char* name = "Zarathustra Unmistakable";
  {
    auto directory = std::move(*directory::SqliteDirectory::open(data));
    const directory::Person person{directory::PersonId{{9}}, name, "", 1, 1};
    ASSERT_FALSE(change_and_wait(*directory, directory::PutPerson{person}));
    ASSERT_FALSE(change_and_wait(*directory, directory::ErasePerson{person.id}));
    ASSERT_EQ(write(), "written");
  }
  std::ostringstream bytes;
  bytes << std::ifstream{file, std::ios::binary}.rdbuf();
  EXPECT_EQ(bytes.str().find(name), std::string::npos);
}

TEST_F(Backup, IsNotRestoredOverAStore) {
  ASSERT_EQ(write(), "written");
  const auto restored = restore_backup(file, data);
  ASSERT_FALSE(restored);
  EXPECT_EQ(restored.error().sentence,
            "There is a store in " + data.string() +
                " already: move it away first, or name another folder with --data.");
}

TEST_F(Backup, IsNotRestoredWhereAServerIs) {
  ASSERT_EQ(write(), "written");
  const auto journal = journal::SqliteJournal::open(other);
  EXPECT_THAT(restore(), HasSubstr("are in use by process"));
}

TEST_F(Backup, ThatIsDamagedIsNotRestored) {
  ASSERT_EQ(write(), "written");
  {
    std::fstream bytes{file, std::ios::in | std::ios::out | std::ios::binary};
    bytes.seekp(20'000) << "rotten";
  }
  EXPECT_THAT(restore(), HasSubstr("its SHA-256 is another one"));
  EXPECT_FALSE(std::filesystem::exists(other / "liebrary.db"));
  EXPECT_FALSE(std::filesystem::exists(other / "directory.db"));
  EXPECT_FALSE(std::filesystem::exists(other / "directory.db.restored"));
}

TEST_F(Backup, ThatIsCutShortIsNotRestored) {
  ASSERT_EQ(write(), "written");
  const auto whole = std::filesystem::file_size(file);
  for (const auto size : {whole / 2, std::uintmax_t{700}, std::uintmax_t{0}}) {
    std::filesystem::resize_file(file, size);
    EXPECT_THAT(restore(), HasSubstr("cannot be restored: it ends too early.")) << size;
    EXPECT_FALSE(std::filesystem::exists(other / "liebrary.db"));
  }
}

TEST_F(Backup, ThatIsNoneIsNotRestored) {
  EXPECT_EQ(restore(), "There is no file " + file.string() + ".");
  TarWriter writer{file};
  writer.add("holiday.jpg", "x", 0);
  writer.finish();
  EXPECT_EQ(restore(), file.string() + " cannot be restored: it is no backup of Liebrary.");
}

}  // namespace
}  // namespace backup
