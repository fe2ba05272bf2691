#include <gtest/gtest.h>

#include "server/net/running_test.h"

namespace server::net {
namespace {

using std::chrono::milliseconds;
using testing::Test;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string refusal(const std::string& response) {
  const std::size_t at = response.find("{\"refused\":{\"code\":\"");
  if (at == std::string::npos) return "";
  return response.substr(9, 3) + " " +
         response.substr(at + 20, response.find('"', at + 20) - at - 20);
}

TEST(Http, PassesARequestOnAsItCame) {
  Running running;
  RawClient client{running.port};
  client.send(
      "POST /api/rooms%20here?a=%20b HTTP/1.1\r\nHost: books.example:80\r\n"
      "Origin: http://books.example\r\nCookie: x=1; liebrary=token\r\nContent-Length: "
      "5\r\n\r\nhello");
  const std::string response = client.response();
  EXPECT_TRUE(response.starts_with("HTTP/1.1 200 OK\r\n")) << response;
  EXPECT_TRUE(
      response.ends_with("POST /api/rooms here ?a=%20b from 127.0.0.1 host books.example:80 "
                         "origin http://books.example token token http\nhello"))
      << response;
}

TEST(Http, PassesOnWhatABrowserReadsAndHas) {
  Running running;
  RawClient client{running.port};
  const auto said =
      client.get("/accepts", "Accept-Encoding: br, gzip\r\nIf-None-Match: \"a\", \"b\"\r\n");
  EXPECT_TRUE(said.ends_with("\r\n\r\nbr, gzip | \"a\", \"b\"")) << said;
}

TEST(Http, GivesOutBytesThatAreNotItsOwn) {
  Running running;
  RawClient client{running.port};
  const auto given = client.get("/lasting");
  EXPECT_TRUE(has(given, "Content-Length: 10\r\n")) << given;
  EXPECT_TRUE(given.ends_with("\r\n\r\nsince ever")) << given;
  client.send("HEAD /lasting HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_TRUE(has(client.response(true), "Content-Length: 10\r\n"));
  EXPECT_TRUE(has(client.get("/next"), "GET /next"));
}

TEST(Http, AnswersOneRequestAfterTheOtherOnOneConnection) {
  Running running;
  RawClient client{running.port};
  for (const char* path : {"/a", "/later", "/c"}) {
    EXPECT_TRUE(has(client.get(path), std::string{"GET "} + path));
  }
  // Sent in one breath: answered in order.
  client.send("GET /later HTTP/1.1\r\nHost: h\r\n\r\nGET /e HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_TRUE(has(client.response(), "GET /later"));
  EXPECT_TRUE(has(client.response(), "GET /e"));
}

TEST(Http, ReadsARequestByteByByte) {
  Running running;
  RawClient client{running.port};
  client.send_bytewise("POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc");
  EXPECT_TRUE(client.response().ends_with("\nabc"));
  client.send_bytewise(
      "POST /slow HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: "
      "chunked\r\n\r\n2\r\nde\r\n1\r\nf\r\n0\r\n\r\n");
  EXPECT_TRUE(client.response().ends_with("\ndef"));
}

TEST(Http, AnswersHeadWithoutABody) {
  Running running;
  RawClient client{running.port};
  client.send("HEAD /page HTTP/1.1\r\nHost: h\r\n\r\n");
  const std::string head = client.response(true);
  EXPECT_TRUE(has(head, "Content-Length: ")) << head;
  EXPECT_TRUE(has(client.get("/next"), "GET /next"));  // nothing stood in between
}

TEST(Http, SaysWhatBrowsersMayDoWithAnAnswer) {
  Running running;
  RawClient client{running.port};
  const std::string page = client.get("/page"), api = client.get("/api/x"),
                    own = client.get("/own-policy"), empty = client.get("/empty");
  EXPECT_TRUE(has(page, "X-Content-Type-Options: nosniff\r\n"));
  EXPECT_TRUE(has(page, "Referrer-Policy: no-referrer\r\n"));
  EXPECT_TRUE(has(page, "Content-Security-Policy: default-src 'self';"));
  EXPECT_TRUE(has(page, "; base-uri 'self';")) << "the page names its folder";
  EXPECT_TRUE(has(page, "; connect-src 'self';"));
  EXPECT_FALSE(has(page, "unsafe"));
  EXPECT_FALSE(has(page, "Cache-Control"));
  EXPECT_TRUE(has(api, "Cache-Control: no-store\r\n"));
  EXPECT_TRUE(has(own, "content-security-policy: sandbox\r\n")) << own;
  EXPECT_TRUE(has(own, "Set-Cookie: liebrary=t\r\n"));
  EXPECT_FALSE(has(own, "default-src"));
  EXPECT_TRUE(empty.starts_with("HTTP/1.1 204 ")) << empty;
  EXPECT_FALSE(has(empty, "Content-Length"));
}

TEST(Http, RefusesWhatItCannotRead) {
  Running running;
  const auto answer = [&](const std::string& request) {
    RawClient client{running.port};
    client.send(request);
    const std::string response = client.response();
    EXPECT_TRUE(client.is_closed()) << request;
    return refusal(response);
  };
  EXPECT_EQ(answer("rubbish\r\n\r\n"), "400 bad_request");
  EXPECT_EQ(answer("GET / HTTP/1.1\r\n\r\n"), "400 bad_request");
  EXPECT_EQ(answer("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), "400 bad_request");
  EXPECT_EQ(answer("GET /../x HTTP/1.1\r\nHost: h\r\n\r\n"), "400 bad_path");
  EXPECT_EQ(
      answer(
          "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"),
      "400 bad_request");
  EXPECT_EQ(answer("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(9000, 'x') + "\r\n\r\n"),
            "431 header_too_long");
  EXPECT_EQ(answer("GET /" + std::string(20000, 'x')), "431 header_too_long");
  EXPECT_EQ(answer("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 70000\r\n\r\n" +
                   std::string(70000, 'x')),
            "413 body_too_long");
  EXPECT_EQ(answer("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n11170\r\n" +
                   std::string(70000, 'x')),
            "413 body_too_long");
}

// A proxy may read such a request otherwise than we do, and then its end is somebody else's
// beginning: so nothing behind it is read either.
TEST(Http, RefusesWhatAProxyMayReadOtherwise) {
  Running running;
  const auto answer = [&](const std::string& headers) {
    RawClient client{running.port};
    client.send("POST /first HTTP/1.1\r\n" + headers + "\r\n" +
                "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n");
    const std::string response = client.response();
    EXPECT_TRUE(has(response, "Connection: close\r\n")) << headers;
    EXPECT_TRUE(client.is_closed()) << headers;
    return refusal(response);
  };
  for (const char* headers :
       {"Host: h\r\nTransfer-Encoding: identity\r\n",
        "Host: h\r\nTransfer-Encoding: gzip, chunked\r\n",
        "Host: h\r\nTransfer-Encoding: xchunked\r\n", "Host: h\r\nTransfer-Encoding:\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Host: h\r\nTransfer-Encoding: identity\r\nContent-Length: 3\r\n",
        "Host: h\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n",
        "Host: h\r\nContent-Length: 3\r\nContent-Length: 3\r\n",
        "Host: h\r\nTransfer-Encoding:\r\n chunked\r\n", "Host: h\r\nX: a\r\n\tb\r\n", "Host:\r\n",
        "Host: a b\r\n", "Host: h/x\r\n", "Host: u@h\r\n", "Host: h, i\r\n",
        "Host: h\r\nhost: h\r\n"}) {
    EXPECT_EQ(answer(headers), "400 bad_request") << headers;
  }
}

TEST(Http, SaysWhenToTryAgain) {
  ServerOptions options;
  options.limits.answer = milliseconds{20};
  options.limits.connections_per_address = 1;
  Running running{options};
  RawClient client{running.port};
  EXPECT_TRUE(has(client.get("/never"), "Retry-After: 5\r\n"));
  EXPECT_TRUE(has(client.get("/too-often"), "Retry-After: 60\r\n"));
  EXPECT_FALSE(has(client.get("/page"), "Retry-After"));
  RawClient second{running.port};
  EXPECT_TRUE(has(second.response(), "Retry-After: 10\r\n"));
}

TEST(Http, RefusesUnknownMethodsAndGoesOn) {
  Running running;
  RawClient client{running.port};
  client.send("PATCH / HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(refusal(client.response()), "405 unknown_method");
  EXPECT_TRUE(has(client.get("/next"), "GET /next"));
}

TEST(Http, GivesUpASlowRequest) {
  ServerOptions options;
  options.limits.request = milliseconds{50};
  Running running{options};
  RawClient header{running.port}, body{running.port}, silent{running.port};
  header.send("GET / HTTP/1.1\r\nHo");
  body.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc");
  EXPECT_EQ(refusal(header.response()), "408 request_too_slow");
  EXPECT_EQ(refusal(body.response()), "408 request_too_slow");
  EXPECT_TRUE(silent.is_closed());
}

// A byte now and then does not help: the limit is for the whole request.
TEST(Http, GivesUpASlowRequestThatKeepsComing) {
  ServerOptions options;
  options.limits.request = milliseconds{100};
  Running running{options};
  RawClient client{running.port};
  client.send("GET / HTTP/1.1\r\nX: ");
  for (int i = 0; i < 15; ++i) {
    client.send("x");
    std::this_thread::sleep_for(milliseconds{10});
  }
  EXPECT_EQ(refusal(client.response()), "408 request_too_slow");
}

TEST(Http, ClosesAConnectionThatIsIdle) {
  ServerOptions options;
  options.limits.idle = milliseconds{30};
  Running running{options};
  RawClient client{running.port};
  EXPECT_TRUE(has(client.get("/a"), "GET /a"));
  EXPECT_TRUE(client.is_closed());
}

TEST(Http, ClosesAfterSoManyRequests) {
  ServerOptions options;
  options.limits.requests = 2;
  Running running{options};
  RawClient client{running.port};
  EXPECT_FALSE(has(client.get("/a"), "Connection: close"));
  EXPECT_TRUE(has(client.get("/b"), "Connection: close"));
  EXPECT_TRUE(client.is_closed());
}

TEST(Http, KeepsToWhatTheClientSaysOfTheConnection) {
  Running running;
  RawClient client{running.port}, old{running.port};
  client.get("/a", "Connection: close\r\n");
  EXPECT_TRUE(client.is_closed());
  old.send("GET /old HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(has(old.response(), "GET /old"));
  EXPECT_TRUE(old.is_closed());
}

TEST(Http, AnswersForAServiceThatDoesNot) {
  ServerOptions options;
  options.limits.answer = milliseconds{20};
  Running running{options};
  RawClient client{running.port};
  EXPECT_EQ(refusal(client.get("/never")), "503 no_answer");
  // Late, and for nobody.
  running.on_loop([&] { running.service.unanswered.at(0)({}); });
  EXPECT_TRUE(has(client.get("/next"), "GET /next"));
}

TEST(Http, CutsAClientThatDoesNotReadItsAnswer) {
  ServerOptions options;
  options.limits.write = milliseconds{50};
  Running running{options};
  RawClient client{running.port, "127.0.0.1", 4096};
  client.send("GET /big HTTP/1.1\r\nHost: h\r\n\r\n");
  const auto connections = [&] {
    return running.on_loop([&] { return running.server.connections(); });
  };
  while (connections() == 0) std::this_thread::yield();
  while (connections() == 1) std::this_thread::yield();
  EXPECT_LT(client.rest().size(), 8u * 1024 * 1024);
}

TEST(Http, LivesBelowItsBasePath) {
  ServerOptions options;
  options.base_path = "/games/";
  Running running{options};
  RawClient client{running.port};
  EXPECT_TRUE(has(client.get("/games/api/x"), "GET /api/x"));
  EXPECT_TRUE(has(client.get("/games/"), "GET / "));
  EXPECT_EQ(refusal(client.get("/api/x")), "404 not_here");
  const std::string moved = client.get("/games");
  EXPECT_TRUE(moved.starts_with("HTTP/1.1 308 ")) << moved;
  EXPECT_TRUE(has(moved, "Location: /games/\r\n"));
}

TEST(Http, BelievesForwardedHeadersOfTrustedProxiesAlone) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.2"};
  Running running{options};
  const char* headers =
      "X-Forwarded-For: 6.6.6.6, 1.2.3.4\r\nX-Forwarded-Proto: https\r\n"
      "Cookie: liebrary=plain; __Host-liebrary=secure\r\n";
  RawClient anybody{running.port}, proxy{running.port, "127.0.0.2"};
  EXPECT_TRUE(
      has(anybody.get("/", headers), "from 127.0.0.1 host here origin  token plain http\n"));
  EXPECT_TRUE(has(proxy.get("/", headers), "from 1.2.3.4 host here origin  token secure https\n"));
}

// Else whoever has a whole network of addresses would have as many tries at a password.
TEST(Http, CountsTheAddressesOfAHouseholdAsOne) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.2"};
  Running running{options};
  RawClient proxy{running.port, "127.0.0.2"};
  for (const char* address : {"2001:db8:0:7::1", "2001:db8:0:7:a:b:c:d"}) {
    const auto header = fmt::format("X-Forwarded-For: {}\r\n", address);
    EXPECT_TRUE(has(proxy.get("/", header), "from 2001:db8:0:7:: host here")) << address;
  }
}

TEST(Http, TurnsAwayWhatIsTooMuch) {
  ServerOptions options;
  options.limits.connections_per_address = 2;
  options.limits.connections = 3;
  Running running{options};
  std::optional<RawClient> first{std::in_place, running.port};
  RawClient second{running.port}, third{running.port};
  EXPECT_TRUE(has(first->get("/1"), "GET /1"));
  EXPECT_TRUE(has(second.get("/2"), "GET /2"));
  EXPECT_EQ(refusal(third.response()), "429 too_many_connections");
  RawClient elsewhere{running.port, "127.0.0.3"}, too_many{running.port, "127.0.0.4"};
  EXPECT_TRUE(has(elsewhere.get("/3"), "GET /3"));
  EXPECT_EQ(refusal(too_many.response()), "429 too_many_connections");
  first.reset();
  while (running.on_loop([&] { return running.server.connections(); }) > 2)
    std::this_thread::yield();
  RawClient again{running.port};
  EXPECT_TRUE(has(again.get("/4"), "GET /4"));
}

TEST(Http, SaysWhyItCannotListen) {
  Loop loop;
  EchoService service{loop};
  const Server first{loop, {}, service};
  const auto why = [&](const ServerOptions& options) -> std::string {
    try {
      const Server server{loop, options, service};
    } catch (const CannotListen& reason) {
      return reason.what();
    }
    return "";
  };
  ServerOptions taken;
  taken.port = first.port();
  EXPECT_TRUE(has(why(taken), "is taken; choose another one")) << why(taken);
  EXPECT_EQ(why({.addresses = {"here"}}),
            "'here' is not an address of this machine; write 127.0.0.1, 0.0.0.0 or ::.");
  EXPECT_EQ(why({.base_path = "/games"}),
            "The base path '/games' has to begin and end with a slash.");
  EXPECT_TRUE(has(why({.trusted_proxies = {"proxy"}}), "'proxy' is neither an address"));
}

TEST(Http, ListensAtSeveralAddressesOnOnePort) {
  ServerOptions options;
  options.addresses = {"127.0.0.1", "127.0.0.5"};
  Running running{options};
  RawClient client{running.port};
  EXPECT_TRUE(has(client.get("/a"), "GET /a"));
}

}  // namespace
}  // namespace server::net
