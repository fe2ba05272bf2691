#include "serve/public_url.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/net/framing.h"

namespace serve {
namespace {

constexpr std::string_view plain = "http://", secure = "https://";

// Of what stands behind the host: unreserved characters and slashes, nothing to be decoded.
bool is_path(std::string_view path) {
  return std::ranges::all_of(path, [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
           c == '-' || c == '.' || c == '_' || c == '~';
  });
}

}  // namespace

std::optional<std::string> public_url_refusal(std::string_view url, bool trusts_a_proxy) {
  const bool is_secure = url.starts_with(secure);
  std::string_view rest = url;
  if (is_secure || url.starts_with(plain)) {
    rest.remove_prefix(is_secure ? secure.size() : plain.size());
  } else {
    rest = {};
  }
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  if (!server::net::is_host(rest.substr(0, slash)) || !is_path(rest.substr(slash))) {
    return "What --public-url names is no address of a server; write it as people type it, such as "
           "https://games.example or http://192.168.1.5:8080/games/.";
  }
  if (is_secure && !trusts_a_proxy) {
    return "A --public-url with https:// needs --trust-proxy and the address of the proxy that "
           "speaks TLS, or this server takes every visitor for the proxy, and every page for one "
           "without TLS. A proxy on this machine is --trust-proxy 127.0.0.1.";
  }
  return std::nullopt;
}

}  // namespace serve
