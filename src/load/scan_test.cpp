#include "load/scan.h"

#include <gtest/gtest.h>

namespace load {
namespace {

std::string all(std::string_view object) {
  std::string told;
  JsonMembers members{object};
  while (const auto member = members.next()) {
    told += std::string{member->name} + " is " + std::string{member->value} + ";";
  }
  return told;
}

TEST(Scan, FindsTheMembersOfAnObject) {
  EXPECT_EQ(all(R"({"a":1,"b":{"c":[1,{"d":2}]},"e":"x","f":[]})"),
            R"(a is 1;b is {"c":[1,{"d":2}]};e is "x";f is [];)");
  EXPECT_EQ(all("{}"), "");
}

TEST(Scan, IsNotMisledByWhatStandsInAText) {
  EXPECT_EQ(all(R"({"a":"},\"{[","b":"\\","c":2})"), R"(a is "},\"{[";b is "\\";c is 2;)");
}

TEST(Scan, EndsWhereItIsNoObject) {
  for (const auto* text : {"", "[", "{", "{a", R"({"a)", R"({"a")", R"({"a"})", "7"}) {
    EXPECT_EQ(all(text), "") << text;
  }
  EXPECT_EQ(all(R"({"a":[1,2)"), "a is [1,2;");
}

TEST(Scan, ReadsTexts) {
  EXPECT_EQ(unquoted(R"("crane")"), "crane");
  EXPECT_EQ(unquoted(""), "");
}

}  // namespace
}  // namespace load
