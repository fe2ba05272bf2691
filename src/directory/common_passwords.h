// Passwords that whoever guesses tries first (data/common_passwords.txt).
#pragma once

#include <string_view>
#include <vector>

namespace directory {

// One of those, or one character again and again, or a row such as 12345678, or the name that it is
// for: in any case and spelling, and whatever few digits and signs follow.
bool is_common_password(std::string_view password, std::string_view name);

std::vector<std::string_view> common_passwords();

}  // namespace directory
