#include "directory/passwords.h"

#include <sodium.h>

#include <array>
#include <cstdlib>
#include <new>

namespace directory {
namespace {

constexpr auto operations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto memory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

void start_sodium() {
  if (sodium_init() < 0) std::abort();  // a system without randomness must not salt passwords
}

}  // namespace

std::string hash_password(std::string_view password) {
  start_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), operations, memory) != 0) {
    throw std::bad_alloc();
  }
  return hash.data();
}

bool password_fits(const std::string& hash, std::string_view password) {
  if (hash.empty() || hash.size() >= crypto_pwhash_STRBYTES) return false;
  start_sodium();
  std::array<char, crypto_pwhash_STRBYTES> whole{};  // libsodium reads all of it
  hash.copy(whole.data(), hash.size());
  return crypto_pwhash_str_verify(whole.data(), password.data(), password.size()) == 0;
}

bool needs_rehash(const std::string& hash) {
  if (hash.size() >= crypto_pwhash_STRBYTES) return true;
  std::array<char, crypto_pwhash_STRBYTES> whole{};
  hash.copy(whole.data(), hash.size());
  return crypto_pwhash_str_needs_rehash(whole.data(), operations, memory) != 0;
}

}  // namespace directory
