// Addresses of machines, and networks of them.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace server::net {

// IPv4 is kept as IPv6 maps it (::ffff:1.2.3.4), so that a machine has one address only.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  static std::optional<Address> parse(std::string_view text);
  bool is_v4() const;
  std::string text() const;
  friend auto operator<=>(const Address&, const Address&) = default;
};

struct Network {
  Address base;
  std::size_t bits = 128;  // of the mapped form: an IPv4 /8 has 104

  // "10.0.0.0/8", "fd00::/8", or one address.
  static std::optional<Network> parse(std::string_view text);
  bool contains(const Address&) const;
};

bool any_contains(const std::vector<Network>&, const Address&);

// What is counted as one client: an IPv4 address, or the /64 that a household gets of IPv6.
Address household(const Address&);

}  // namespace server::net
