#include "backup/manifest.h"

#include <gtest/gtest.h>

namespace backup {
namespace {

const std::string sum(64, 'a');

TEST(Manifest, IsReadAsItWasWritten) {
  const Manifest manifest{1'700'000'000'000,
                          {{"directory.db", 4096, sum}, {"liebrary.db", 0, sum}}};
  EXPECT_EQ(text_of(manifest), "liebrary backup 1\nmade 1700000000000\nfile directory.db 4096 " +
                                   sum + "\nfile liebrary.db 0 " + sum + "\n");
  EXPECT_EQ(parse_manifest(text_of(manifest)).value(), manifest);
}

TEST(Manifest, SaysWhatIsWrong) {
  const auto why = [](const std::string& text) { return parse_manifest(text).error(); };
  EXPECT_EQ(why(""), "it is no backup of Liebrary");
  EXPECT_EQ(why("liebrary record 1\n"), "it is no backup of Liebrary");
  EXPECT_EQ(why("liebrary backup 2\nmade 1\n"), "it was written by a newer Liebrary; use that one");
  for (const std::string rest :
       {"", "made x\n", "made 1\nfile a 1\n", "made 1\nfile a 1 b\n", "made 1\nfile ../a 1 ",
        "made 1\nfile /a 1 ", "made 1\nfile .a 1 "}) {
    const bool needs_sum = rest.ends_with(' ');
    EXPECT_EQ(why("liebrary backup 1\n" + rest + (needs_sum ? sum + "\n" : "")),
              "its manifest is damaged")
        << rest;
  }
}

}  // namespace
}  // namespace backup
