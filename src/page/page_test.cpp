#include "page/page.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace page {
namespace {

TEST(Pack, IsTakenApart) {
  const std::string_view pack =
      "index.html\ttext/html\t5\t0\t0\n"
      "assets/a.js\ttext/javascript\t6\t3\t2\n"
      "\n"
      "<a />abcdefgz!br";
  const auto files = unpack(pack);
  ASSERT_TRUE(files);
  ASSERT_EQ(files->size(), 2U);
  EXPECT_EQ((*files)[0].path, "index.html");
  EXPECT_EQ((*files)[0].type, "text/html");
  EXPECT_EQ((*files)[0].plain, "<a />");
  EXPECT_EQ((*files)[0].gzip, "");
  EXPECT_EQ((*files)[1].path, "assets/a.js");
  EXPECT_EQ((*files)[1].plain, "abcdef");
  EXPECT_EQ((*files)[1].gzip, "gz!");
  EXPECT_EQ((*files)[1].brotli, "br");
}

TEST(Pack, MayBeEmpty) {
  const auto files = unpack("");
  ASSERT_TRUE(files);
  EXPECT_TRUE(files->empty());
}

TEST(Pack, IsRefusedWhereItIsNotOne) {
  EXPECT_FALSE(unpack("index.html"));
  EXPECT_FALSE(unpack("index.html\ttext/html\t5\t0\n\n<a />"));
  EXPECT_FALSE(unpack("index.html\ttext/html\t5\t0\tx\n\n<a />"));
  EXPECT_FALSE(unpack("index.html\ttext/html\t-5\t0\t0\n\n<a />"));
  EXPECT_FALSE(unpack("index.html\ttext/html\t6\t0\t0\n\n<a />")) << "too short";
  EXPECT_FALSE(unpack("index.html\ttext/html\t4\t0\t0\n\n<a />")) << "too long";
  EXPECT_FALSE(unpack("\ttext/html\t0\t0\t0\n\n"));
}

// There may be none yet; one that is there is whole.
TEST(BuiltPage, HasADocumentAndItsScript) {
  const auto files = built();
  if (files.empty()) GTEST_SKIP() << "no page was built before this program";
  const auto has = [&](auto&& is_it) { return std::ranges::any_of(files, is_it); };
  EXPECT_TRUE(has([](const auto& file) {
    return file.path == "index.html" && file.plain.contains("<base href=\"/\" />");
  }));
  EXPECT_TRUE(has([](const auto& file) {
    return file.path.starts_with("assets/") && file.path.ends_with(".js") &&
           file.brotli.size() < file.gzip.size() && file.gzip.size() < file.plain.size();
  }));
}

}  // namespace
}  // namespace page
