#include "client/url.h"

#include <gtest/gtest.h>

namespace client {
namespace {

Url url(std::string_view text) { return Url::parse(text).value(); }
std::string why(std::string_view text) { return Url::parse(text).error().sentence; }

TEST(Url, IsReadInItsParts) {
  EXPECT_EQ(url("http://books.example"), (Url{"books.example", 80, "/"}));
  EXPECT_EQ(url("http://books.example:8080/games/"), (Url{"books.example", 8080, "/games/"}));
  EXPECT_EQ(url("ws://10.0.0.1/ws?room=7"), (Url{"10.0.0.1", 80, "/ws?room=7"}));
  EXPECT_EQ(url("HTTP://[::1]:99?x#part"), (Url{"::1", 99, "/?x"}));
  EXPECT_EQ(url("localhost:8080"), (Url{"localhost", 8080, "/"}));
  EXPECT_EQ(url("http://[::1]:99/x").text(), "http://[::1]:99/x");
  EXPECT_EQ(url("http://here").authority(), "here");
}

TEST(Url, HasThingsBelowIt) {
  EXPECT_EQ(url("http://here/games/").below("api/rooms").target, "/games/api/rooms");
  EXPECT_EQ(url("http://here/games?x=1").below("/ws?y").target, "/games/ws?y");
  EXPECT_EQ(url("http://here").below("ws").target, "/ws");
}

TEST(Url, WithTlsIsRefusedWithAWayOut) {
  EXPECT_EQ(
      why("https://books.example/"),
      "'https://books.example/' asks for an encrypted connection, which this program does not "
      "speak. Open it in a browser, or use an http:// address of the server.");
  EXPECT_EQ(Url::parse("wss://x").error().trouble, Trouble::bad_url);
}

TEST(Url, IsNotReadFromAnythingElse) {
  EXPECT_EQ(why("ftp://here"),
            "'ftp://here' is not the address of a server: it does not begin with http://. Write it "
            "like http://192.168.1.5:8080/.");
  for (const char* text : {"", "http://", "http://:80", "http://here:", "http://here:0",
                           "http://here:65536", "http://here:8o", "http://me@here", "http://[::1",
                           "http://[::1]8", "http://he re", "http://here/a\r\nb"}) {
    EXPECT_FALSE(Url::parse(text)) << text;
  }
}

}  // namespace
}  // namespace client
