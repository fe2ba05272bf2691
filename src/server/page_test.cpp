// What browsers get of a page of four small files.
#include "server/page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "server/hub.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

constexpr std::array<PageFile, 5> files{
    PageFile{"index.html", "text/html; charset=utf-8", "<base href=\"/\" /> other", "", ""},
    PageFile{"front.html", "text/html; charset=utf-8", "<base href=\"/\" /> front", "", ""},
    PageFile{"table.html", "text/html; charset=utf-8", "<base href=\"/\" /> table", "", ""},
    PageFile{"assets/index-1234.js", "text/javascript; charset=utf-8", "let it = 'be';", "gzipped",
             "br"},
    PageFile{"icon.svg", "image/svg+xml", "<svg/>", "", ""},
};

constexpr std::string_view here = "http://localhost/";

HttpRequest ask(std::string path, std::string accepts = "", std::string has = "") {
  return {.method = "GET",
          .path = std::move(path),
          .query = "",
          .body = "",
          .caller = {.address = "192.0.2.1", .host = "localhost", .origin = "", .token = ""},
          .accept_encoding = std::move(accepts),
          .if_none_match = std::move(has)};
}

TEST(Page, NamesTheFolderItIsServedFrom) {
  EXPECT_EQ((Page{files, "/"}.document(ask("/"), here).content()), "<base href=\"/\" /> front");
  const Page below{files, "/games/"};
  EXPECT_EQ(below.document(ask("/"), here).content(), "<base href=\"/games/\" /> front");
  const Page odd{files, "/\"><b>&/"};
  EXPECT_EQ(odd.document(ask("/"), here).content(), "<base href=\"/&quot;>&lt;b>&amp;/\" /> front");
}

TEST(Page, ShowsLinksToTablesAsSuch) {
  const Page page{files, "/"};
  EXPECT_TRUE(page.document(ask("/r/0123"), here).content().ends_with("table"));
  EXPECT_TRUE(page.document(ask("/rules"), here).content().ends_with("other"));
  EXPECT_TRUE(page.document(ask("/t/0123"), here).content().ends_with("other"))
      << "it has no other";
}

TEST(Page, NamesThePictureForLinksInFull) {
  constexpr std::array<PageFile, 1> one{PageFile{
      "index.html", "text/html; charset=utf-8",
      "<base href=\"/\" /><meta property=\"og:image\" content=\"./link-preview.png\" />", "", ""}};
  const Page page{one, "/games/"};
  const auto shown = page.document(ask("/"), "https://play.example/games/");
  EXPECT_NE(shown.content().find("content=\"https://play.example/games/link-preview.png\""),
            std::string_view::npos)
      << shown.content();
  const auto tag = header(shown, "ETag");
  EXPECT_EQ(page.document(ask("/", "", tag), "https://play.example/games/").status, 304U);
  EXPECT_EQ(page.document(ask("/", "", tag), "http://localhost/games/").status, 200U)
      << "another address";
  EXPECT_EQ(page.document(ask("/"), "http://\"><b>/").content().find("<b>"),
            std::string_view::npos);
}

TEST(Page, IsNotSentAgainToWhoeverHasIt) {
  const Page page{files, "/"};
  const auto first = page.document(ask("/"), here);
  EXPECT_EQ(first.status, 200U);
  EXPECT_EQ(header(first, "Cache-Control"), "no-cache");
  const auto tag = header(first, "ETag");
  EXPECT_EQ(tag.size(), 34U) << tag;
  for (const auto& has : {tag, "\"other\", " + tag, "W/" + tag, std::string{"*"}}) {
    const auto again = page.document(ask("/", "", has), here);
    EXPECT_EQ(again.status, 304U) << has;
    EXPECT_EQ(again.content(), "");
    EXPECT_EQ(header(again, "ETag"), tag);
  }
  EXPECT_EQ(page.document(ask("/", "", "\"other\""), here).status, 200U);
  EXPECT_EQ((Page{files, "/games/"}.document(ask("/", "", tag), here).status), 200U)
      << "another one";
}

struct Packing {
  std::string accepts, encoding, bytes;
};

TEST(Page, IsPackedAsTheBrowserReadsIt) {
  const Page page{files, "/"};
  const std::vector<Packing> cases{
      {"", "", "let it = 'be';"},
      {"gzip, deflate, br, zstd", "br", "br"},
      {"gzip, deflate", "gzip", "gzipped"},
      {"br;q=0, gzip;q=0.5", "gzip", "gzipped"},
      {"br; q=0.0,gzip ;q=0", "", "let it = 'be';"},
      {"brotli, identity", "", "let it = 'be';"},
  };
  std::vector<std::string> tags;
  for (const auto& each : cases) {
    const auto got = page.file(ask("/assets/index-1234.js", each.accepts));
    ASSERT_TRUE(got);
    EXPECT_EQ(header(*got, "Content-Encoding"), each.encoding) << each.accepts;
    EXPECT_EQ(got->content(), each.bytes) << each.accepts;
    EXPECT_EQ(got->type, "text/javascript; charset=utf-8");
    EXPECT_EQ(header(*got, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(*got, "Cache-Control"), "public, max-age=31536000, immutable");
    tags.push_back(header(*got, "ETag"));
  }
  EXPECT_NE(tags[0], tags[1]);
  EXPECT_NE(tags[1], tags[2]);
  const auto known = page.file(ask("/assets/index-1234.js", "br", tags[1]));
  EXPECT_EQ(known->status, 304U);
  EXPECT_EQ(header(*known, "Content-Encoding"), "");
  EXPECT_EQ(page.file(ask("/assets/index-1234.js", "gzip", tags[1]))->status, 200U);
}

TEST(Page, KeepsWhatHasNoHashInItsNameForADay) {
  const auto icon = Page{files, "/"}.file(ask("/icon.svg", "br"));
  ASSERT_TRUE(icon);
  EXPECT_EQ(icon->type, "image/svg+xml");
  EXPECT_EQ(header(*icon, "Cache-Control"), "public, max-age=86400");
  EXPECT_EQ(header(*icon, "Vary"), "");
}

TEST(Page, HasNoOtherFiles) {
  const Page page{files, "/"};
  EXPECT_FALSE(page.file(ask("/assets/other.js")));
  EXPECT_FALSE(page.file(ask("/index.html")));
}

// -- which addresses have it

class Addresses : public ::testing::Test {
 protected:
  HttpResponse get(const std::string& path, std::string method = "GET") {
    HttpResponse got;
    auto asked = ask(path);
    asked.method = std::move(method);
    hub_.request(std::move(asked), [&](HttpResponse answer) { got = std::move(answer); });
    return got;
  }

 private:
  simulation::World world_{tables::Games{}};
  core::SeededGenerator secrets_{1};
  Hub hub_{Ports{world_.games, [this] { return world_.now(); }, &secrets_, &world_, &world_,
                 &world_, &world_, &world_},
           Limits{}, Place{"", "/games/", {"localhost"}}, files};
};

TEST_F(Addresses, OfThePageGetItsDocument) {
  for (const auto* path : {"/", "/make", "/learn", "/me", "/rules", "/rules/one", "/print",
                           "/print/one", "/r/0", "/t/0"}) {
    const auto got = get(path);
    EXPECT_EQ(got.status, 200U) << path;
    EXPECT_EQ(got.type, "text/html; charset=utf-8") << path;
    EXPECT_TRUE(got.content().starts_with("<base href=\"/games/\" />")) << path;
  }
  EXPECT_TRUE(get("/r/0").content().ends_with("table"));
}

TEST_F(Addresses, OfItsFilesGetThem) {
  EXPECT_EQ(get("/assets/index-1234.js").content(), "let it = 'be';");
  EXPECT_EQ(get("/icon.svg").content(), "<svg/>");
  const auto unknown = get("/assets/index-5678.js");
  EXPECT_EQ(unknown.status, 404U);
  EXPECT_EQ(unknown.type, "application/json");
}

TEST_F(Addresses, ThatDoNotExistGetThePageThatSaysSo) {
  const auto lost = get("/nowhere");
  EXPECT_EQ(lost.status, 404U);
  EXPECT_TRUE(lost.content().ends_with("other"));
  EXPECT_EQ(get("/api/nowhere").type, "application/json");
  EXPECT_EQ(get("/make", "POST").status, 405U);
}

TEST_F(Addresses, OfTheRestAreAsTheyWere) {
  EXPECT_EQ(get("/health").type, "application/json");
  EXPECT_EQ(get("/api/games").status, 200U);
}

TEST(WithoutAPage, BrowsersAreToldOfTheTerminal) {
  simulation::World world{tables::Games{}};
  const auto got = world.http("GET", "/r/0123", "");
  EXPECT_EQ(got.content(),
            "Liebrary is open here, for terminals: liebrary join http://localhost:8080/r/0123\n");
  EXPECT_EQ(world.http("GET", "/assets/a.js", "").status, 404U);
  EXPECT_EQ(world.http("GET", "/nowhere", "").type, "application/json");
}

}  // namespace
}  // namespace server
