#include "journal/journal.h"

#include <gtest/gtest.h>

#include "journal/memory_journal.h"
#include "journal/testing/story.h"

namespace journal {
namespace {

TEST(TableId, is_32_hexadecimal_digits) {
  const auto id = TableId::parse("00112233445566778899aabbccddeeff");
  ASSERT_TRUE(id);
  EXPECT_EQ(id->bytes[0], 0x00);
  EXPECT_EQ(id->bytes[15], 0xff);
  EXPECT_EQ(id->text(), "00112233445566778899aabbccddeeff");
  EXPECT_EQ(TableId::parse("00112233445566778899AABBCCDDEEFF"), id);
}

TEST(TableId, refuses_anything_else) {
  EXPECT_FALSE(TableId::parse(""));
  EXPECT_FALSE(TableId::parse("00112233445566778899aabbccddeef"));
  EXPECT_FALSE(TableId::parse("00112233445566778899aabbccddeeff0"));
  EXPECT_FALSE(TableId::parse("0011223344556677889 aabbccddeeff"));
  EXPECT_FALSE(TableId::parse("0x112233445566778899aabbccddeeff"));
}

// The model has a test of its own, since others are judged by it.
TEST(MemoryJournal, takes_rows_in_order_and_commands_once) {
  MemoryJournal journal;
  const TableId table = testing::table_of(1);
  const auto trouble = [&](std::uint32_t number, std::optional<CommandKey> command,
                           bool last = false) -> std::optional<Trouble> {
    const auto failure = append_and_wait(journal, {table, number, 5, command, "x", last});
    return failure ? std::optional(failure->trouble) : std::nullopt;
  };
  EXPECT_EQ(trouble(1, {}), Trouble::unknown_table);
  EXPECT_EQ(trouble(0, {}), std::nullopt);
  EXPECT_EQ(trouble(0, {}), Trouble::out_of_order);
  EXPECT_EQ(trouble(2, {}), Trouble::out_of_order);
  EXPECT_EQ(trouble(1, CommandKey{"ann", "c1"}), std::nullopt);
  EXPECT_EQ(trouble(2, CommandKey{"ann", "c1"}), Trouble::repeated_command);
  EXPECT_EQ(trouble(2, CommandKey{"bob", "c1"}, true), std::nullopt);
  EXPECT_EQ(trouble(3, {}), Trouble::out_of_order);
  EXPECT_EQ(trouble(3, CommandKey{"bob", "c1"}), Trouble::repeated_command);
  EXPECT_EQ(journal.read(table)->size(), 3u);
  EXPECT_TRUE(journal.running()->empty());
  EXPECT_EQ(journal.finished(9), (std::vector<TableSummary>{{table, 3, true, 5}}));
}

TEST(MemoryJournal, says_which_row_it_expects) {
  MemoryJournal journal;
  const TableId table = *TableId::parse("00112233445566778899aabbccddeeff");
  ASSERT_FALSE(append_and_wait(journal, {table, 0, 0, {}, "set-up", false}));
  const auto failure = append_and_wait(journal, {table, 4, 0, {}, "late", false});
  ASSERT_TRUE(failure);
  EXPECT_EQ(
      failure->sentence,
      "Row 4 was not taken: the next of table 00112233445566778899aabbccddeeff is 1. Read the "
      "table again and go on from there.");
}

}  // namespace
}  // namespace journal
