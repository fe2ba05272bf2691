#include "server/net/target.h"

#include <gtest/gtest.h>

namespace server::net {
namespace {

TEST(ReadTarget, DecodesThePathAndLeavesTheQuery) {
  EXPECT_EQ(read_target("/", "/"), (ReadTarget{Target{"/", ""}}));
  EXPECT_EQ(read_target("/api/rooms?a=%20b?c", "/"),
            (ReadTarget{Target{"/api/rooms", "a=%20b?c"}}));
  EXPECT_EQ(read_target("/a%20b/%C3%A9", "/"), (ReadTarget{Target{"/a b/\u00e9", ""}}));
}

TEST(ReadTarget, TakesTheBasePathOff) {
  EXPECT_EQ(read_target("/games/api", "/games/"), (ReadTarget{Target{"/api", ""}}));
  EXPECT_EQ(read_target("/games/", "/games/"), (ReadTarget{Target{"/", ""}}));
  EXPECT_EQ(read_target("/games", "/games/"), ReadTarget{WithoutSlash{}});
  EXPECT_EQ(read_target("/gamesome", "/games/"), ReadTarget{NotOurs{}});
  EXPECT_EQ(read_target("/", "/games/"), ReadTarget{NotOurs{}});
}

TEST(ReadTarget, RefusesWhatClimbsOrHides) {
  for (const char* target : {"", "*", "http://here/", "/../etc", "/a/..", "/a/./b", "/%2e%2e/etc",
                             "/a%2F..", "/%", "/%1", "/%zz", "/%00", "/a%0d%0ab", "/%7f"}) {
    EXPECT_EQ(read_target(target, "/"), ReadTarget{Malformed{}}) << target;
  }
}

}  // namespace
}  // namespace server::net
