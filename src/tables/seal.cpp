#include "tables/seal.h"

#include <sodium.h>

namespace tables {
namespace {

constexpr std::string_view domain = "liebrary seal 1";

void add_number(std::string& bytes, std::uint32_t number) {
  for (const unsigned shift : {24U, 16U, 8U, 0U}) {
    bytes.push_back(static_cast<char>(number >> shift & 0xFFU));
  }
}

}  // namespace

Nonce draw_nonce(core::Generator& generator) {
  Nonce nonce;
  for (std::size_t i = 0; i < nonce.size(); i += 8) {
    const std::uint64_t word = generator.next();
    for (std::size_t b = 0; b < 8; ++b) nonce[i + b] = static_cast<std::uint8_t>(word >> 8 * b);
  }
  return nonce;
}

std::string commitment(const journal::TableId& table, const Seal& seal) {
  std::string bytes{domain};
  bytes.append(reinterpret_cast<const char*>(table.bytes.data()), table.bytes.size());
  add_number(bytes, seal.ordinal);
  bytes.append(reinterpret_cast<const char*>(seal.nonce.data()), seal.nonce.size());
  add_number(bytes, static_cast<std::uint32_t>(seal.value.size()));
  bytes += seal.value;
  return sha256(bytes);
}

std::string hex(const Nonce& nonce) {
  std::string text(nonce.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), nonce.data(), nonce.size());
  text.pop_back();
  return text;
}

bool parse_hex(std::string_view text, Nonce& nonce) {
  std::size_t size = 0;
  if (text.size() != nonce.size() * 2) return false;
  return sodium_hex2bin(nonce.data(), nonce.size(), text.data(), text.size(), nullptr, &size,
                        nullptr) == 0 &&
         size == nonce.size();
}

}  // namespace tables
