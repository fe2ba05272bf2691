// Passwords, by Argon2id. Each of these takes 64 MiB and a good part of a second on purpose, so
// they belong on a worker and never on a thread that others wait for.
#pragma once

#include <string>
#include <string_view>

namespace directory {

// The first two throw std::bad_alloc without the memory for it.

// To be kept; it holds its own salt and limits.
std::string hash_password(std::string_view password);

// False as well for a hash that is none, such as a guest's empty one.
bool password_fits(const std::string& hash, std::string_view password);

// Made with other limits than today's: hash the password anew while it is at hand. Quick.
bool needs_rehash(const std::string& hash);

}  // namespace directory
