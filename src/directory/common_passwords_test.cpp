#include "directory/common_passwords.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace directory {
namespace {

TEST(CommonPasswords, AreKnownInAnySpelling) {
  for (const auto* each :
       {"password", "PassWord", "passw0rd", "password1", "Password123!", "qwertyuiop", "12345678",
        "1234567890", "87654321", "11111111", "aaaaaaaaaaaa", "abcdefgh", "iloveyou", "ILOVEY0U",
        "trustno1", "liebrary2026", "Banned Books", "password password", "pаssword"}) {
    EXPECT_TRUE(is_common_password(each, "Ada")) << each;
  }
}

TEST(CommonPasswords, AreTheNameAsWell) {
  EXPECT_TRUE(is_common_password("Ada Lovelace", "ada lovelace"));
  EXPECT_TRUE(is_common_password("AdaLovelace1815", "Ada Lovelace"));
  EXPECT_FALSE(is_common_password("Ada Lovelace", "Charles"));
}

TEST(CommonPasswords, AreFew) {
  for (const auto* each : {"correct horse", "password of mine", "my password", "wwlhbtkl",
                           "12345678 sheep", "13579135", "parsnip 1234", "пароль и пряник"}) {
    EXPECT_FALSE(is_common_password(each, "Ada")) << each;
  }
}

TEST(CommonPasswords, AreListedOnce) {
  auto all = common_passwords();
  EXPECT_GT(all.size(), 100U);
  std::ranges::sort(all);
  EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
}

}  // namespace
}  // namespace directory
