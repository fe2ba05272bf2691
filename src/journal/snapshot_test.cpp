// A journal that is read while its owner writes it.
#include "journal/snapshot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "sqlite/database.h"

namespace journal {
namespace {

using ::testing::HasSubstr;
using testing::TemporaryFolder;

TableId table_numbered(std::uint8_t number) { return {{number}}; }

void append(Journal& journal, std::uint8_t table, std::uint32_t number, bool last = false) {
  ASSERT_FALSE(
      append_and_wait(journal, {table_numbered(table), number, number, {}, "entry", last}));
}

TEST(Snapshot, IsReadBesideItsOwnerAndStaysAsItWas) {
  const TemporaryFolder folder;
  auto owner = std::move(*SqliteJournal::open(folder.path()));
  append(*owner, 1, 0);
  append(*owner, 1, 1, true);
  append(*owner, 2, 0);
  ASSERT_FALSE(owner->beat(77));
  owner->wait_until_idle();
  const auto before = Snapshot::open(folder.path());
  ASSERT_TRUE(before) << before.error().sentence;
  append(*owner, 2, 1);
  append(*owner, 3, 0);
  EXPECT_EQ((*before)->running().value().size(), 1U);
  EXPECT_EQ((*before)->finished(10).value().size(), 1U);
  EXPECT_EQ((*before)->read(table_numbered(1)).value().size(), 2U);
  EXPECT_EQ((*before)->read(table_numbered(2)).value().size(), 1U);
  EXPECT_TRUE((*before)->read(table_numbered(3)).value().empty());
  EXPECT_EQ((*before)->last_beat().value(), 77);
  EXPECT_EQ((*Snapshot::open(folder.path()))->read(table_numbered(2)).value().size(), 2U);
}

TEST(Snapshot, TakesNothing) {
  const TemporaryFolder folder;
  append(**SqliteJournal::open(folder.path()), 1, 0);
  const auto snapshot = std::move(*Snapshot::open(folder.path()));
  EXPECT_EQ(append_and_wait(*snapshot, {table_numbered(1), 1, 0, {}, "x", false})->trouble,
            Trouble::closed);
  EXPECT_EQ(snapshot->beat(1)->trouble, Trouble::closed);
}

// Somebody who copies a large store takes their time.
TEST(Snapshot, HoldsUpNoStart) {
  const TemporaryFolder folder;
  append(**SqliteJournal::open(folder.path()), 1, 0);
  const auto snapshot = std::move(*Snapshot::open(folder.path()));
  auto owner = SqliteJournal::open(folder.path());
  ASSERT_TRUE(owner) << owner.error().sentence;
  append(**owner, 1, 1);
  owner->reset();
  owner = SqliteJournal::open(folder.path());
  ASSERT_TRUE(owner) << owner.error().sentence;
  EXPECT_EQ((*owner)->read(table_numbered(1)).value().size(), 2U);
  EXPECT_EQ(snapshot->read(table_numbered(1)).value().size(), 1U);
}

TEST(Snapshot, SaysWhyThereIsNone) {
  const TemporaryFolder folder;
  EXPECT_FALSE(Snapshot::open(folder.path()));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "liebrary.db")) << "nothing is made";
  {
    auto empty = sqlite::Database::open(folder.path() / "liebrary.db", "");
    ASSERT_EQ(empty->run("PRAGMA user_version = 0; VACUUM"), SQLITE_OK);
  }
  EXPECT_THAT(Snapshot::open(folder.path()).error().sentence, HasSubstr("by an older Liebrary"));
}

}  // namespace
}  // namespace journal
