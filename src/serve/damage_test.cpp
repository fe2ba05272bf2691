// The program on a disk that has spoiled something: it says in its log what is lost.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "client/http.h"
#include "journal/testing/temporary_folder.h"
#include "serve/program_test.h"

namespace serve {
namespace {

class Damage : public ::testing::Test {
 protected:
  // A server that was killed after it had kept some guests.
  Damage() {
    Program program{data};
    for (int i = 0; i < 20; ++i) {
      const auto guest =
          client::Http::request("POST", program.url + "api/guest", R"({"name":"Ada"})");
      EXPECT_EQ(guest.value().status, 200U);
    }
  }
  void spoil(const std::string& name, std::streamoff at) {
    std::fstream bytes{data / name, std::ios::in | std::ios::out | std::ios::binary};
    bytes.seekp(at) << std::string(300, '\x7f');
  }
  // Its exit code, if it does not come to listen.
  int start() {
    Program program{data, {}, [this] {
                      ::dup2(::open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600),
                             STDERR_FILENO);
                    }};
    if (program.url.empty()) return WEXITSTATUS(program.wait());
    return WEXITSTATUS(program.end(SIGTERM));
  }
  std::string told() const {
    std::ostringstream text;
    text << std::ifstream{log}.rdbuf();
    return text.str();
  }
  bool is_told(const std::string& part) const { return told().find(part) != std::string::npos; }

  const journal::testing::TemporaryFolder folder;
  const std::filesystem::path data = folder.path() / "data", log = folder.path() / "log";
};

TEST_F(Damage, IsNotToldOfAStoreThatWasKilled) {
  EXPECT_EQ(start(), 0);
  EXPECT_FALSE(is_told("log_cut_short")) << told();
  EXPECT_FALSE(is_told("store_damaged")) << told();
}

TEST_F(Damage, OfALogIsToldWithWhatIsLost) {
  const auto size = std::filesystem::file_size(data / "directory.db-wal");
  ASSERT_GT(size, 40'000U);
  spoil("directory.db-wal", static_cast<std::streamoff>(size / 2));
  EXPECT_EQ(start(), 0) << "what comes before it is kept";
  EXPECT_TRUE(is_told(R"("level":"error","what":"log_cut_short","store":"directory","bytes":)"))
      << told();
  EXPECT_FALSE(is_told(R"("transactions":0)"));
}

TEST_F(Damage, OfADatabaseIsToldAndNothingIsWritten) {
  ASSERT_EQ(start(), 0);  // and the log is in the database
  const auto size = std::filesystem::file_size(data / "directory.db");
  spoil("directory.db", static_cast<std::streamoff>(size - 4096 + 2));
  EXPECT_EQ(start(), 3);
  EXPECT_TRUE(is_told(R"("what":"store_damaged","store":"directory")")) << told();
  EXPECT_TRUE(is_told("directory.db is damaged")) << told();
  EXPECT_TRUE(is_told("put back a backup")) << told();
}

}  // namespace
}  // namespace serve
