#include "directory/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/lines.h"

extern "C" {
extern const char liebrary_code_words_begin[], liebrary_code_words_end[];
}

namespace directory {
namespace {

// The word of the list with which the text begins: there is one at most. Empty if there is none.
std::string_view word_that_begins(std::string_view text) {
  const auto words = code_words();
  const auto after = std::ranges::upper_bound(words, text);
  if (after == words.begin()) return {};
  const auto word = *std::prev(after);
  return text.starts_with(word) ? word : std::string_view{};
}

std::string in_capitals(std::string text) {
  for (char& c : text) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return text;
}

}  // namespace

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

std::span<const std::string_view> code_words() {
  static const auto all = [] {
    std::vector<std::string_view> words;
    for (const auto& line :
         core::data_lines({liebrary_code_words_begin, liebrary_code_words_end})) {
      words.push_back(line.text);
    }
    return words;
  }();
  return all;
}

std::string draw_room_code(core::Generator& generator) {
  const auto words = code_words();
  std::string code;
  for (std::size_t i = 0; i < words_of_a_room_code; ++i) {
    if (i > 0) code += '-';
    code += words[generator.below(words.size())];
  }
  return code;
}

std::string folded_room_code(std::string_view typed) {
  constexpr std::string_view between = " \t-.,_";
  std::string letters;
  for (const char c : typed) {
    if (between.contains(c)) continue;
    letters += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  std::string code;
  std::string_view left = letters;
  for (std::size_t i = 0; i < words_of_a_room_code; ++i) {
    const auto word = word_that_begins(left);
    if (word.empty()) return in_capitals(std::move(letters));
    if (i > 0) code += '-';
    code += word;
    left.remove_prefix(word.size());
  }
  return left.empty() ? code : in_capitals(std::move(letters));
}

}  // namespace directory
