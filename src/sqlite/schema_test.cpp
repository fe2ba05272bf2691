// Versions of a store's tables.
#include "sqlite/schema.h"

#include <gtest/gtest.h>

#include <vector>

namespace sqlite {
namespace {

std::int64_t tables(Database& database, const char* names) {
  const std::string sql =
      std::string("SELECT count(*) FROM sqlite_schema WHERE name IN (") + names + ")";
  return *database.ask(sql.c_str());
}

TEST(Schema, upgrades_go_in_one_transaction_or_not_at_all) {
  auto database = Database::open(":memory:", "");
  std::vector<const char*> steps{"CREATE TABLE nought (x)"};
  const Schema old{77, steps};
  ASSERT_FALSE(check_version(*database, old));
  ASSERT_FALSE(upgrade(*database, old));
  ASSERT_EQ(*database->ask("PRAGMA user_version"), 1);

  std::vector<const char*> more{steps[0], "CREATE TABLE one (x)", "CREATE TABLE one (x)"};
  EXPECT_TRUE(upgrade(*database, {77, more})) << "the second step fails: it is there";
  EXPECT_EQ(*database->ask("PRAGMA user_version"), 1);
  EXPECT_EQ(tables(*database, "'one'"), 0);

  more.back() = "CREATE TABLE two (x)";
  EXPECT_FALSE(upgrade(*database, {77, more}));
  EXPECT_EQ(*database->ask("PRAGMA user_version"), 3);
  EXPECT_EQ(tables(*database, "'one', 'two'"), 2);
  EXPECT_FALSE(check_version(*database, {77, more}));
  EXPECT_EQ(check_version(*database, old)->trouble, Trouble::newer);
}

TEST(Schema, tells_our_stores_apart) {
  auto database = Database::open(":memory:", "");
  const std::vector<const char*> steps{"CREATE TABLE one (x)"};
  ASSERT_FALSE(upgrade(*database, {77, steps}));
  EXPECT_EQ(check_version(*database, {78, steps})->trouble, Trouble::damaged);
}

}  // namespace
}  // namespace sqlite
