#include "server/net/framing.h"

#include <gtest/gtest.h>

#include <string>

namespace server::net {
namespace {

bool has_fold(std::string_view header) {
  FoldWatch whole, bytewise;
  whole.look(header);
  for (const char& c : header) bytewise.look({&c, 1});
  EXPECT_EQ(whole.has_fold(), bytewise.has_fold()) << header;
  return whole.has_fold();
}

TEST(FoldWatch, FindsALineThatGoesOn) {
  EXPECT_TRUE(has_fold("GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n"));
  EXPECT_TRUE(has_fold("GET / HTTP/1.1\r\nHost: a\r\n\tb\r\n\r\n"));
  EXPECT_TRUE(has_fold("GET / HTTP/1.1\r\n Host: a\r\n\r\n"));
  EXPECT_TRUE(has_fold("GET / HTTP/1.1\nHost: a\n b\n\n"));
  EXPECT_FALSE(has_fold("GET / HTTP/1.1\r\nHost:  a \r\nX: y\tz\r\n\r\n"));
  EXPECT_FALSE(has_fold("POST / HTTP/1.1\r\nHost: a\r\n\r\nline\r\n line")) << "a body may";
}

TEST(Framing, AHostIsANameOrAnAddress) {
  for (const char* good : {"localhost", "a.example", "xn--rger-koa.example:443", "127.0.0.1:80",
                           "[::1]", "[fe80::1.2.3.4]:8080", "my_host"}) {
    EXPECT_TRUE(is_host(good)) << good;
  }
  for (const char* bad :
       {"",        ":80", "a b",  "a/b", "user@a", "a,b",     "a:",     "a:b",  "a:99999",
        "a:80:80", "a?b", "[::1", "[]",  "[zz]",   "[::1]80", "[::1]:", "a\"b", "\xc3\xa4.example",
        "<a>",     "a#b", "a\\b"}) {
    EXPECT_FALSE(is_host(bad)) << bad;
  }
  EXPECT_FALSE(is_host(std::string(256, 'a')));
}

TEST(Framing, OneHostAndOneLength) {
  EXPECT_FALSE(framing_refusal({.hosts = {"a"}}));
  EXPECT_FALSE(framing_refusal({.hosts = {"a"}, .lengths = {"5"}}));
  EXPECT_FALSE(framing_refusal({.hosts = {"a"}, .codings = {"Chunked"}}));
  EXPECT_FALSE(framing_refusal({.version = 10}));
  EXPECT_TRUE(framing_refusal({}));
  EXPECT_TRUE(framing_refusal({.version = 12, .hosts = {"a"}}));
  EXPECT_TRUE(framing_refusal({.hosts = {"a", "a"}}));
  EXPECT_TRUE(framing_refusal({.hosts = {""}}));
  EXPECT_TRUE(framing_refusal({.hosts = {"a"}, .lengths = {"5", "5"}}));
  EXPECT_TRUE(framing_refusal({.hosts = {"a"}, .codings = {"chunked"}, .lengths = {"5"}}));
  EXPECT_TRUE(framing_refusal({.version = 10, .hosts = {"a"}, .codings = {"chunked"}}));
  for (const char* coding : {"identity", "gzip, chunked", "chunked, chunked", "chunked;q=1", "",
                             "xchunked", "chunked,", "chunked\v"}) {
    EXPECT_TRUE(framing_refusal({.hosts = {"a"}, .codings = {coding}})) << coding;
  }
  EXPECT_TRUE(framing_refusal({.hosts = {"a"}, .codings = {"chunked", "chunked"}}));
}

}  // namespace
}  // namespace server::net
