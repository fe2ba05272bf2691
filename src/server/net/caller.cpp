#include "server/net/caller.h"

#include <algorithm>
#include <optional>

namespace server::net {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// Some proxies add the port: "1.2.3.4:5678", "[::1]:5678".
std::optional<Address> forwarded_address(std::string_view text) {
  if (text.starts_with('[')) return Address::parse(text.substr(1, text.find(']') - 1));
  if (std::count(text.begin(), text.end(), ':') == 1) text = text.substr(0, text.find(':'));
  return Address::parse(text);
}

}  // namespace

Believed believe(const Address& peer, const Forwarded& forwarded,
                 const std::vector<Network>& trusted) {
  if (!any_contains(trusted, peer)) return {peer, false};
  Believed believed{peer, trimmed(forwarded.proto) == "https"};
  for (auto header = forwarded.addresses.rbegin(); header != forwarded.addresses.rend(); ++header) {
    std::string_view rest = *header;
    while (!rest.empty()) {
      const std::size_t comma = rest.rfind(',');
      const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
      const auto address = forwarded_address(trimmed(rest.substr(begin)));
      if (!address) return believed;
      believed.address = *address;
      if (!any_contains(trusted, *address)) return believed;
      rest = rest.substr(0, comma == std::string_view::npos ? 0 : comma);
    }
  }
  return believed;
}

std::string_view cookie_name(bool is_https) { return is_https ? "__Host-liebrary" : "liebrary"; }

std::string_view cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = header.find(';');
    const std::string_view pair = trimmed(header.substr(0, end));
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
      return pair.substr(equals + 1);
    }
    if (end == std::string_view::npos) break;
    header.remove_prefix(end + 1);
  }
  return {};
}

}  // namespace server::net
