#include "directory/tokens.h"

#include <sodium.h>

#include <array>

namespace directory {

std::string draw_token(core::Generator& generator) {
  std::array<std::uint8_t, 32> bits{};
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < bits.size(); ++i, word >>= 8U) {
    if (i % 8 == 0) word = generator.next();
    bits[i] = static_cast<std::uint8_t>(word);
  }
  constexpr int form = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(sizeof bits, form)> text{};
  sodium_bin2base64(text.data(), text.size(), bits.data(), bits.size(), form);
  return text.data();
}

TokenHash hash_of(std::string_view token) {
  static_assert(std::tuple_size_v<TokenHash> == crypto_hash_sha256_BYTES);
  TokenHash hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size());
  return hash;
}

std::string draw_room_code(core::Generator& generator) {
  std::string code;
  while (code.size() < room_code_length) {
    code += room_code_letters[generator.below(room_code_letters.size())];
  }
  return code;
}

}  // namespace directory
