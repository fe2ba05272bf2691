// Opening a store: whose it is, how old it is, and whether it is one at all.
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "journal/schema.h"
#include "journal/sqlite_journal.h"
#include "journal/testing/story.h"
#include "journal/testing/temporary_folder.h"

namespace journal {
namespace {

using ::testing::HasSubstr;
using testing::table_of;
using testing::TemporaryFolder;

std::filesystem::path store_in(const TemporaryFolder& folder) {
  return folder.path() / "liebrary.db";
}

void run(const std::filesystem::path& file, const char* sql) {
  auto database = Database::open(file, "");
  ASSERT_TRUE(database);
  ASSERT_EQ(database->run(sql), SQLITE_OK);
}

Failure refusal_to_open(const std::filesystem::path& folder) {
  auto journal = SqliteJournal::open(folder);
  return journal ? Failure{Trouble::closed, "it opened"} : journal.error();
}

TEST(Open, makes_a_folder_for_its_owner_alone) {
  const TemporaryFolder folder;
  const auto path = folder.path() / "state" / "liebrary";
  ASSERT_TRUE(SqliteJournal::open(path));
  struct stat found{};
  ASSERT_EQ(::stat(path.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0700u);
}

TEST(Open, a_second_owner_is_told_who_the_first_is) {
  const TemporaryFolder folder;
  const auto first = SqliteJournal::open(folder.path());
  ASSERT_TRUE(first);
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::held);
  EXPECT_EQ(
      failure.sentence,
      fmt::format("The games in {} are in use by process {}. Stop it, or name another folder.",
                  folder.path().string(), ::getpid()));
}

TEST(Open, the_folder_is_free_again_after_closing) {
  const TemporaryFolder folder;
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(SqliteJournal::open(folder.path()));
}

TEST(Open, another_program_that_holds_the_database_is_noticed) {
  const TemporaryFolder folder;
  ASSERT_TRUE(SqliteJournal::open(folder.path()));
  auto other = Database::open(store_in(folder), "");
  ASSERT_EQ(other->run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"), SQLITE_OK);
  EXPECT_EQ(refusal_to_open(folder.path()).trouble, Trouble::held);
}

TEST(Open, a_newer_store_is_refused_and_left_alone) {
  const TemporaryFolder folder;
  {
    auto journal = SqliteJournal::open(folder.path());
    ASSERT_FALSE(append_and_wait(**journal, {table_of(1), 0, 0, {}, "kept", false}));
  }
  run(store_in(folder), "CREATE TABLE later (x); PRAGMA user_version = 2");
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::newer);
  EXPECT_THAT(failure.sentence, HasSubstr("newer Liebrary (store version 2, this one knows 1)"));
  run(store_in(folder), "DROP TABLE later; PRAGMA user_version = 1");
  EXPECT_EQ((*SqliteJournal::open(folder.path()))->read(table_of(1))->front().entry, "kept");
}

TEST(Open, a_file_that_is_no_database_is_refused_and_kept) {
  const TemporaryFolder folder;
  const std::string poem(3000, 'o');
  std::ofstream(store_in(folder)) << poem;
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::damaged);
  EXPECT_THAT(failure.sentence, HasSubstr("put back a backup"));
  EXPECT_EQ(std::filesystem::file_size(store_in(folder)), poem.size());
}

TEST(Open, somebody_elses_database_is_refused) {
  const TemporaryFolder folder;
  run(store_in(folder), "CREATE TABLE addresses (name)");
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::damaged);
  EXPECT_THAT(failure.sentence, HasSubstr("another program's database"));
}

TEST(Open, a_gap_in_the_rows_is_damage) {
  const TemporaryFolder folder;
  {
    auto journal = SqliteJournal::open(folder.path());
    for (std::uint32_t i = 0; i < 3; ++i) {
      ASSERT_FALSE(append_and_wait(**journal, {table_of(1), i, 0, {}, "x", false}));
    }
  }
  run(store_in(folder), "DELETE FROM hot WHERE number = 1");
  const Failure failure = refusal_to_open(folder.path());
  EXPECT_EQ(failure.trouble, Trouble::damaged);
  EXPECT_THAT(failure.sentence, HasSubstr("has row 2 where 1 should be"));
}

TEST(Open, a_torn_page_is_damage) {
  const TemporaryFolder folder;
  {
    auto journal = SqliteJournal::open(folder.path());
    for (std::uint32_t i = 0; i < 200; ++i) {
      ASSERT_FALSE(
          append_and_wait(**journal, {table_of(1), i, 0, {}, std::string(200, 'x'), false}));
    }
  }
  std::fstream file(store_in(folder), std::ios::in | std::ios::out | std::ios::binary);
  for (std::streamoff page = 1; page < 12; ++page) file.seekp(page * 4096) << "rotten bytes";
  file.close();
  EXPECT_EQ(refusal_to_open(folder.path()).trouble, Trouble::damaged);
}

TEST(Open, a_place_where_nothing_can_be_written_is_named) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "file") << "x";
  const Failure failure = refusal_to_open(folder.path() / "file");
  EXPECT_EQ(failure.trouble, Trouble::failed);
  EXPECT_THAT(failure.sentence, HasSubstr("Name a folder that this account may write to."));
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
  std::ifstream page(LIEBRARY_SOURCE_DIR "/docs/formats/journal.md");
  std::istringstream step(schema().upgrades.front());
  const std::string shown = bare(page);
  EXPECT_THAT(shown, HasSubstr("CREATETABLEhot(placeINTEGERPRIMARYKEY,"));
  EXPECT_EQ(shown, bare(step));
}

}  // namespace
}  // namespace journal
