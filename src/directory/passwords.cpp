#include "directory/passwords.h"

#include <sodium.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <new>
#include <optional>

namespace directory {
namespace {

constexpr auto operations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto memory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

void start_sodium() {
  if (sodium_init() < 0) std::abort();  // a system without randomness must not salt passwords
}

using Digest = std::array<unsigned char, 32>;

struct Kept {
  unsigned long long operations = 0;
  std::size_t memory = 0;
  std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
  Digest digest{};
};

// All of the text as so many bytes, in base64 without padding.
template <std::size_t size>
bool decode(std::string_view text, std::array<unsigned char, size>& bytes) {
  std::size_t length = 0;
  const char* end = nullptr;
  return sodium_base642bin(bytes.data(), size, text.data(), text.size(), nullptr, &length, &end,
                           sodium_base64_VARIANT_ORIGINAL_NO_PADDING) == 0 &&
         length == size && end == text.data() + text.size();
}

// What stands up to `end`, which is taken off with it; nothing if there is no such end.
std::optional<std::string_view> take_until(std::string_view& text, char end) {
  const auto at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const auto taken = text.substr(0, at);
  text.remove_prefix(at + 1);
  return taken;
}

template <class Number>
bool take_number(std::string_view& text, std::string_view before, Number& number) {
  if (!text.starts_with(before)) return false;
  text.remove_prefix(before.size());
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc{};
}

// "$argon2id$v=19$m=65536,t=2,p=1$SALT$DIGEST", as libsodium writes it.
std::optional<Kept> parse(std::string_view text) {
  Kept kept;
  std::size_t kib = 0;
  if (!take_number(text, "$argon2id$v=19$m=", kib) || !take_number(text, ",t=", kept.operations) ||
      !text.starts_with(",p=1$")) {
    return std::nullopt;
  }
  text.remove_prefix(5);
  const auto salt = take_until(text, '$');
  kept.memory = kib * 1024;
  const bool is_bounded = kib <= crypto_pwhash_MEMLIMIT_SENSITIVE / 1024 &&
                          kept.memory >= crypto_pwhash_MEMLIMIT_MIN &&
                          kept.operations >= crypto_pwhash_OPSLIMIT_MIN &&
                          kept.operations <= crypto_pwhash_OPSLIMIT_SENSITIVE;
  if (!is_bounded || !salt || !decode(*salt, kept.salt) || !decode(text, kept.digest)) {
    return std::nullopt;
  }
  return kept;
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

// Not crypto_pwhash_str_verify, which says of too little memory that the password is wrong.
bool password_fits(const std::string& hash, std::string_view password) {
  const auto kept = parse(hash);
  if (!kept) return false;
  start_sodium();
  Digest found{};
  if (crypto_pwhash(found.data(), found.size(), password.data(), password.size(), kept->salt.data(),
                    kept->operations, kept->memory, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::bad_alloc();
  }
  return sodium_memcmp(found.data(), kept->digest.data(), found.size()) == 0;
}

bool needs_rehash(const std::string& hash) {
  if (hash.size() >= crypto_pwhash_STRBYTES) return true;
  std::array<char, crypto_pwhash_STRBYTES> whole{};
  hash.copy(whole.data(), hash.size());
  return crypto_pwhash_str_needs_rehash(whole.data(), operations, memory) != 0;
}

}  // namespace directory
