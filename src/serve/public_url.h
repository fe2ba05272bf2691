// What --public-url may be.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace serve {

// What is wrong with the address by which others are told to reach this server, and the way out.
std::optional<std::string> public_url_refusal(std::string_view url, bool trusts_a_proxy);

}  // namespace serve
