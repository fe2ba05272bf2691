// A data folder as a server of some time ago has left it, from testdata/stores/.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "journal/testing/temporary_folder.h"
#include "sqlite/database.h"

namespace backup {

inline void run_sql(const std::filesystem::path& file, const std::string& sql) {
  auto database = sqlite::Database::open(file, "");
  ASSERT_TRUE(database) << database.error().sentence;
  const int code = database->run(sql.c_str());
  ASSERT_EQ(code, SQLITE_OK) << database->failure(code).sentence;
}

class StoredTest : public ::testing::Test {
 protected:
  StoredTest() {
    std::filesystem::create_directory(data);
    const std::filesystem::path stored =
        std::filesystem::path{LIEBRARY_SOURCE_DIR} / "testdata/stores/v1";
    for (const std::string name : {"liebrary", "directory"}) {
      std::ostringstream sql;
      sql << std::ifstream{stored / (name + ".sql")}.rdbuf();
      run_sql(data / (name + ".db"), sql.str());
    }
  }

  const journal::testing::TemporaryFolder folder;
  const std::filesystem::path data = folder.path() / "data";
};

}  // namespace backup
