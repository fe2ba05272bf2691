// What `liebrary serve` says of a call that cannot be served.
#include "commands/run_test.h"

namespace commands {
namespace {

class Serve : public ProgramTest {};

TEST_F(Serve, APublicUrlThatIsNoneIsNamed) {
  for (const char* url : {"games.example", "ftp://games.example", "http://", "http://a@b"}) {
    expect_failure(fmt::format("serve --data data --port 0 --public-url {}", url), 2,
                   "What --public-url names is no address of a server; write it as people type it, "
                   "such as https://games.example or http://192.168.1.5:8080/games/.");
  }
}

TEST_F(Serve, TlsInFrontNeedsAProxyThatIsBelieved) {
  expect_failure(
      "serve --data data --port 0 --public-url https://games.example", 2,
      "A --public-url with https:// needs --trust-proxy and the address of the proxy that speaks "
      "TLS, or this server takes every visitor for the proxy, and every page for one without TLS. "
      "A proxy on this machine is --trust-proxy 127.0.0.1.");
  EXPECT_FALSE(std::filesystem::exists(path("data"))) << "nothing was begun";
}

}  // namespace
}  // namespace commands
