#include "directory/passwords.h"

#include <gtest/gtest.h>
#include <sodium.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <new>

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

// That a hash of libsodium's is read as libsodium does.
TEST(Passwords, fit_what_libsodium_has_written) {
  for (const unsigned long long operations : {1ULL, 3ULL}) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    ASSERT_EQ(crypto_pwhash_str(hash.data(), "open", 4, operations, 8 * 1024 * 1024), 0);
    EXPECT_TRUE(password_fits(hash.data(), "open")) << hash.data();
    EXPECT_FALSE(password_fits(hash.data(), "opeN"));
    std::string other = hash.data();
    other[other.find("$m=") + 3] = '9';
    EXPECT_FALSE(password_fits(other, "open")) << other;
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

// In a process of its own, which may have 32 MiB more than it has and not the 64 that it takes.
template <class Job>
bool throws_with_little_memory(Job job) {
  const pid_t child = ::fork();
  if (child == 0) {
    std::ifstream pages{"/proc/self/statm"};
    std::uint64_t size = 0;
    pages >> size;
    const rlim_t most = size * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + (32U << 20U);
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
    try {
      job();
    } catch (const std::bad_alloc&) {
      ::_exit(7);
    }
    ::_exit(1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 7;
}

TEST(Passwords, say_that_there_is_too_little_memory) {
  const std::string hash = hash_password("open sesame");
  EXPECT_TRUE(throws_with_little_memory([] { hash_password("x"); }));
  EXPECT_TRUE(throws_with_little_memory([&] { password_fits(hash, "open sesame"); }));
}

}  // namespace
}  // namespace directory
