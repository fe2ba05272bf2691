// testdata/stores/v2/directory.sql: the directory of a program that compared names by the case of A
// to Z alone. It is opened by the program of today: everybody keeps their name, and who comes new
// is compared with all of them.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "directory/passwords.h"
#include "directory/sqlite_directory.h"
#include "directory/tokens.h"
#include "journal/testing/temporary_folder.h"

namespace directory {
namespace {

using journal::testing::TemporaryFolder;

std::unique_ptr<SqliteDirectory> opened(const TemporaryFolder& folder) {
  auto directory = SqliteDirectory::open(folder.path());
  EXPECT_TRUE(directory) << directory.error().sentence;
  return std::move(*directory);
}

class Upgrade : public ::testing::Test {
 protected:
  Upgrade() {
    std::ostringstream sql;
    sql << std::ifstream{LIEBRARY_SOURCE_DIR "/testdata/stores/v2/directory.sql"}.rdbuf();
    auto database = Database::open(folder.path() / "directory.db", "");
    EXPECT_TRUE(database);
    EXPECT_EQ(database->run(sql.str().c_str()), SQLITE_OK);
  }
  Person named(Directory& directory, std::string_view name) {
    const auto found = directory.person_named(name);
    EXPECT_TRUE(found && *found) << name;
    return found && *found ? **found : Person{};
  }

  TemporaryFolder folder;
};

TEST_F(Upgrade, KeepsNamesThatAreAlike) {
  const auto directory = opened(folder);
  const auto first = named(*directory, "Ångström"), second = named(*directory, "ångström");
  EXPECT_NE(first.id, second.id);
  EXPECT_TRUE(password_fits(first.password, "correct horse"));
  EXPECT_TRUE(password_fits(second.password, "battery staple"));
  EXPECT_EQ(named(*directory, "BOB").name, "Bob");
  EXPECT_EQ(named(*directory, "νικη").name, "ΝΙΚΗ") << "the only one that is like it";
  EXPECT_EQ(directory->person_named("ÅNGSTRÖM").value(), std::nullopt) << "which of the two?";
}

TEST_F(Upgrade, LetsThemGoOnWithTheirNames) {
  const auto directory = opened(folder);
  for (const char* name : {"Ångström", "ångström"}) {
    auto person = named(*directory, name);
    person.password = hash_password("another horse");
    const auto failure = change_and_wait(*directory, PutPassword{person, hash_of(name), 1});
    EXPECT_FALSE(failure) << failure->sentence;
    EXPECT_EQ(directory->session(hash_of(name)).value(), person.id);
  }
  EXPECT_EQ(directory->session(hash_of("token of 1")).value(), std::nullopt);
  EXPECT_TRUE(directory->session(hash_of("token of 4")).value()) << "the guest stays, too";
}

TEST_F(Upgrade, ComparesWhoeverChoosesANameNow) {
  for (int time = 0; time < 2; ++time) {  // the second time nothing is made anew
    const auto directory = opened(folder);
    for (const char* name : {"ÅNGSTRÖM", "B0b", "Воb", "NIKH", "νίκη"}) {
      const Person guest{.id = {{9}}, .name = name, .password = {}, .made = 1, .seen = 1};
      const auto failure = change_and_wait(*directory, PutPerson{guest});
      const bool is_accented = std::string_view{name} == "νίκη";
      EXPECT_EQ(failure.has_value(), !is_accented) << name;
      EXPECT_TRUE(!failure || failure->trouble == Trouble::name_taken) << failure->sentence;
    }
  }
}

TEST_F(Upgrade, FreesTheNamesOfWhoeverIsErased) {
  const auto directory = opened(folder);
  const auto bob = named(*directory, "Bob");
  const Person rival{.id = {{9}}, .name = "B0B", .password = "hash", .made = 1, .seen = 1};
  EXPECT_TRUE(change_and_wait(*directory, PutPerson{rival}));
  EXPECT_FALSE(change_and_wait(*directory, ErasePerson{bob.id}));
  EXPECT_FALSE(change_and_wait(*directory, PutPerson{rival}));
}

}  // namespace
}  // namespace directory
