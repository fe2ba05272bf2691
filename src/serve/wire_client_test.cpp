// A client that was written from docs/formats/wire.md alone plays a whole game of each kind at the
// program as it is: tests/wire_client/, in Python without any library.
#include <gtest/gtest.h>

#include <cstdlib>

#include "journal/testing/temporary_folder.h"
#include "serve/program_test.h"

namespace serve {
namespace {

TEST(WireClient, PlaysAWholeGameOfEachKindByThePageAlone) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path(), {"--quick-bots", "--log-level", "error"}};
  ASSERT_FALSE(program.url.empty());
  const auto command = "python3 -B " LIEBRARY_SOURCE_DIR "/tests/wire_client " + program.url;
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace serve
