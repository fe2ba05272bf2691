#include "server/origin.h"

#include <algorithm>
#include <cctype>

namespace server {
namespace {

std::string lower(std::string_view text) {
  std::string small{text};
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

// "[::1]:8080" is "[::1]", "example:80" is "example".
std::string without_port(std::string_view host) {
  const auto bracket = host.find(']');
  const auto colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
  return lower(host.substr(0, colon));
}

std::string host_of_url(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  url.remove_prefix(scheme + 3);
  return std::string{url.substr(0, url.find('/'))};
}

std::string origin_of(const Place& place, const Caller& caller) {
  if (!place.public_url.empty()) {
    const auto scheme = place.public_url.find("://");
    return lower(place.public_url.substr(0, place.public_url.find('/', scheme + 3)));
  }
  return lower((caller.is_https ? "https://" : "http://") + caller.host);
}

}  // namespace

bool is_called_rightly(const Place& place, const Caller& caller) {
  const auto host = without_port(caller.host);
  if (!place.public_url.empty() && host == without_port(host_of_url(place.public_url))) return true;
  return std::ranges::find(place.hosts, host) != place.hosts.end();
}

bool comes_from_here(const Place& place, const Caller& caller) {
  if (caller.origin.empty()) return true;
  const auto origin = lower(caller.origin);
  return origin == origin_of(place, caller) ||
         origin == lower((caller.is_https ? "https://" : "http://") + caller.host);
}

std::string own_url(const Place& place, const Caller& caller) {
  if (!place.public_url.empty()) {
    return place.public_url.ends_with('/') ? place.public_url : place.public_url + "/";
  }
  return (caller.is_https ? "https://" : "http://") + caller.host + place.base_path;
}

bool is_local_url(std::string_view url) {
  const auto host = without_port(host_of_url(url));
  return host == "localhost" || host == "[::1]" || host.starts_with("127.");
}

}  // namespace server
