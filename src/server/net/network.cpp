#include "server/net/network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace server::net {
namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

Address masked(Address address, std::size_t bits) {
  for (std::size_t i = 0; i < address.bytes.size(); ++i) {
    const std::size_t kept = bits <= i * 8 ? 0 : std::min<std::size_t>(8, bits - i * 8);
    address.bytes[i] = static_cast<std::uint8_t>(address.bytes[i] & (0xff00u >> kept));
  }
  return address;
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string terminated{text};
  Address address;
  if (inet_pton(AF_INET6, terminated.c_str(), address.bytes.data()) == 1) return address;
  if (inet_pton(AF_INET, terminated.c_str(), address.bytes.data() + 12) != 1) return std::nullopt;
  std::copy(mapped_prefix.begin(), mapped_prefix.end(), address.bytes.begin());
  return address;
}

bool Address::is_v4() const {
  return std::equal(mapped_prefix.begin(), mapped_prefix.end(), bytes.begin());
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> written{};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes.data() + 12, written.data(), written.size());
  } else {
    inet_ntop(AF_INET6, bytes.data(), written.data(), written.size());
  }
  return written.data();
}

std::optional<Network> Network::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto base = Address::parse(text.substr(0, slash));
  if (!base) return std::nullopt;
  if (slash == std::string_view::npos) return Network{*base, 128};
  const std::string_view digits = text.substr(slash + 1);
  std::size_t bits = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  const bool is_v4 = base->is_v4() && text.find(':') == std::string_view::npos;
  if (bits > (is_v4 ? 32u : 128u)) return std::nullopt;
  if (is_v4) bits += 96;
  return Network{masked(*base, bits), bits};
}

bool Network::contains(const Address& address) const { return masked(address, bits) == base; }

bool any_contains(const std::vector<Network>& networks, const Address& address) {
  return std::any_of(networks.begin(), networks.end(),
                     [&](const Network& network) { return network.contains(address); });
}

Address household(const Address& address) {
  return address.is_v4() ? address : masked(address, 64);
}

}  // namespace server::net
