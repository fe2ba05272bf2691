// Opening a store: whose it is, how old it is, and whether it is one at all.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <sstream>

#include "directory/schema.h"
#include "directory/sqlite_directory.h"
#include "directory/testing/random_change.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"

namespace directory {
namespace {

using journal::testing::TemporaryFolder;
using ::testing::HasSubstr;
using testing::person_of;

void run(const std::filesystem::path& file, const char* sql) {
  auto database = Database::open(file, "");
  ASSERT_TRUE(database);
  ASSERT_EQ(database->run(sql), SQLITE_OK);
}

Failure refusal_to_open(const std::filesystem::path& folder) {
  auto directory = SqliteDirectory::open(folder);
  return directory ? Failure{Trouble::name_taken, "it opened"} : directory.error();
}

TEST(Open, shares_its_folder_with_the_journal) {
  const TemporaryFolder folder;
  const auto games = journal::SqliteJournal::open(folder.path());
  ASSERT_TRUE(games);
  EXPECT_TRUE(SqliteDirectory::open(folder.path()));
  EXPECT_TRUE(SqliteDirectory::open(folder.path())) << "it is free again after closing";
}

TEST(Open, a_second_owner_is_refused) {
  const TemporaryFolder folder;
  const auto first = SqliteDirectory::open(folder.path());
  ASSERT_TRUE(first);
  EXPECT_EQ(refusal_to_open(folder.path()).trouble, Trouble::held);
}

TEST(Open, a_newer_store_is_refused_and_left_alone) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "directory.db";
  {
    auto directory = std::move(*SqliteDirectory::open(folder.path()));
    ASSERT_FALSE(change_and_wait(*directory, PutPerson{{person_of(1), "Ann", "", 1, 1}}));
  }
  run(file, "CREATE TABLE later (x); PRAGMA user_version = 5");
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::newer);
  EXPECT_THAT(failure.sentence, HasSubstr("newer Liebrary (store version 5, this one knows 4)"));
  run(file, "DROP TABLE later; PRAGMA user_version = 4");
  EXPECT_TRUE((*SqliteDirectory::open(folder.path()))->person(person_of(1)).value());
}

TEST(Open, what_is_no_directory_is_refused_and_kept) {
  const TemporaryFolder folder;
  ASSERT_TRUE(journal::SqliteJournal::open(folder.path()));
  std::filesystem::rename(folder.path() / "liebrary.db", folder.path() / "directory.db");
  EXPECT_THAT(refusal_to_open(folder.path()).sentence, HasSubstr("another program's database"));
  std::ofstream(folder.path() / "directory.db") << std::string(3000, 'o');
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::damaged);
  EXPECT_EQ(std::filesystem::file_size(folder.path() / "directory.db"), 3000u);
}

// What is to be created, without remarks and spacing.
std::string bare(std::istream& text) {
  std::string found;
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    line = line.substr(0, line.find("--"));
    const std::size_t start = line.find_first_not_of(' ');
    inside = inside || (start != std::string::npos && line.compare(start, 7, "CREATE ") == 0);
    if (inside)
      std::ranges::copy_if(line, std::back_inserter(found), [](char c) { return c > ' '; });
    if (line.find(';') != std::string::npos) inside = false;
  }
  return found;
}

TEST(Schema, is_the_one_that_the_page_shows) {
  std::ifstream page(LIEBRARY_SOURCE_DIR "/docs/formats/directory.md");
  ASSERT_EQ(schema().upgrades.size(), 4u);
  std::istringstream steps(std::string(schema().upgrades[0]) + schema().upgrades[2] +
                           schema().upgrades[3]);
  const std::string shown = bare(page);
  EXPECT_THAT(shown, HasSubstr("CREATETABLEperson(idBLOBNOTNULLPRIMARYKEY,"));
  EXPECT_EQ(shown, bare(steps));
  page.clear();
  page.seekg(0);
  const std::string text(std::istreambuf_iterator<char>(page), {});
  const std::array columns = {
      std::pair(1, "ALTER TABLE game ADD COLUMN edition TEXT NOT NULL DEFAULT '';\n"),
      std::pair(2, "ALTER TABLE upkeep ADD COLUMN likenesses INTEGER NOT NULL DEFAULT 0;\n"),
      std::pair(3, "ALTER TABLE room ADD COLUMN code TEXT NOT NULL DEFAULT '';\n"),
      std::pair(3, "ALTER TABLE room ADD COLUMN owner BLOB;\n"),
      std::pair(3, "ALTER TABLE room ADD COLUMN awake INTEGER NOT NULL DEFAULT 1;\n")};
  for (const auto& [step, column] : columns) {
    EXPECT_THAT(text, HasSubstr(std::string("\n    ") + column));
    EXPECT_THAT(std::string(schema().upgrades[static_cast<std::size_t>(step)]),
                HasSubstr(std::string("\n      ") + column));
  }
}

}  // namespace
}  // namespace directory
