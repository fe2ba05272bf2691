#include "serve/public_url.h"

#include <gtest/gtest.h>

namespace serve {
namespace {

TEST(PublicUrl, IsTheAddressOfAServer) {
  for (const char* good : {"http://games.example", "http://games.example/", "http://10.0.0.5:8080",
                           "http://[fd00::5]:8080/games/", "http://localhost/a-b_c"}) {
    EXPECT_FALSE(public_url_refusal(good, false)) << good;
  }
  for (const char* bad :
       {"games.example", "ftp://games.example", "http://", "http:///games", "http://a b",
        "http://user@games.example", "http://games.example?x", "http://games.example/#top",
        "http://games.example:port", "http://games.example:99999", "//games.example", "HTTPS"}) {
    EXPECT_TRUE(public_url_refusal(bad, true)) << bad;
  }
}

TEST(PublicUrl, WithTlsNeedsAProxyThatIsBelieved) {
  EXPECT_FALSE(public_url_refusal("https://games.example/", true));
  const auto why = public_url_refusal("https://games.example/", false);
  ASSERT_TRUE(why);
  EXPECT_NE(why->find("--trust-proxy 127.0.0.1"), std::string::npos);
}

}  // namespace
}  // namespace serve
