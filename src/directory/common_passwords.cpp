#include "directory/common_passwords.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "core/lines.h"
#include "unicode/characters.h"
#include "unicode/likeness.h"

extern "C" {
extern const char liebrary_common_passwords_begin[], liebrary_common_passwords_end[];
}

namespace directory {
namespace {

std::string spelt_alike(std::string_view text) { return unicode::likenesses(text).front(); }

bool is_listed(std::string_view password) {
  static const auto all = [] {
    std::unordered_set<std::string> folds;
    for (const auto each : common_passwords()) folds.insert(spelt_alike(each));
    return folds;
  }();
  return all.contains(spelt_alike(password));
}

// All steps from one character to the next are the same: none, one up, or one down.
bool is_row(std::string_view text) {
  std::u32string all;
  while (!text.empty()) all += unicode::take(text);
  if (all.size() < 2) return true;
  const auto step = static_cast<std::int64_t>(all[1]) - static_cast<std::int64_t>(all[0]);
  if (step < -1 || step > 1) return false;
  for (std::size_t i = 1; i < all.size(); ++i) {
    const bool wraps = all[i - 1] == U'9' && all[i] == U'0';  // 1234567890
    const auto next = static_cast<std::int64_t>(all[i]) - static_cast<std::int64_t>(all[i - 1]);
    if (next != step && !wraps) return false;
  }
  return true;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_in_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

std::vector<std::string_view> common_passwords() {
  std::vector<std::string_view> all;
  for (const auto& line :
       core::data_lines({liebrary_common_passwords_begin, liebrary_common_passwords_end})) {
    all.push_back(line.text);
  }
  return all;
}

bool is_common_password(std::string_view password, std::string_view name) {
  constexpr std::size_t most_behind = 4;
  for (std::size_t behind = 0; behind <= most_behind && !password.empty(); ++behind) {
    if (is_row(password) || is_listed(password)) return true;
    if (unicode::are_alike(password, name)) return true;
    if (is_letter(password.back()) || !is_in_ascii(password.back())) return false;
    password.remove_suffix(1);
  }
  return false;
}

}  // namespace directory
