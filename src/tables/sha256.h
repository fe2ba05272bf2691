// SHA-256, as 64 hexadecimal digits.
#pragma once

#include <sodium/crypto_hash_sha256.h>

#include <string>
#include <string_view>

namespace tables {

class Sha256 {
 public:
  Sha256();
  void add(std::string_view bytes);
  std::string text();  // of all that was added; nothing may be added afterwards

 private:
  crypto_hash_sha256_state state_;
};

std::string sha256(std::string_view bytes);

}  // namespace tables
