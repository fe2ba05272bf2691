#include "directory/passwords.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>

namespace directory {
namespace {

TEST(Passwords, fit_their_own_hash_alone) {
  const std::string hash = hash_password("open sesame");
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_TRUE(password_fits(hash, "open sesame"));
  EXPECT_FALSE(password_fits(hash, "open sesamE"));
  EXPECT_FALSE(password_fits(hash, ""));
  EXPECT_NE(hash_password("open sesame"), hash) << "every hash has its own salt";
}

TEST(Passwords, nothing_fits_what_is_no_hash) {
  for (const std::string& hash :
       {std::string(), std::string("open sesame"), std::string(128, '$'), std::string(1000, 'x')}) {
    EXPECT_FALSE(password_fits(hash, "")) << hash;
    EXPECT_FALSE(password_fits(hash, "open sesame")) << hash;
  }
}

TEST(Passwords, are_hashed_anew_when_the_limits_change) {
  EXPECT_FALSE(needs_rehash(hash_password("x")));
  std::array<char, crypto_pwhash_STRBYTES> weak{};
  ASSERT_EQ(crypto_pwhash_str(weak.data(), "x", 1, crypto_pwhash_OPSLIMIT_MIN, 1024 * 1024), 0);
  EXPECT_TRUE(password_fits(weak.data(), "x"));
  EXPECT_TRUE(needs_rehash(weak.data()));
  EXPECT_TRUE(needs_rehash(""));
}

}  // namespace
}  // namespace directory
