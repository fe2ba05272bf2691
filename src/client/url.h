// Where a server is.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "client/failure.h"

namespace client {

struct Url {
  std::string host;  // a name or an address, IPv6 without brackets
  std::uint16_t port = 80;
  std::string target = "/";  // path and query, begins with a slash

  // "http://…" or "ws://…"; a port, a path and a query may follow. A bare "host:port" is taken for
  // http. https is refused with a sentence: this program has no TLS.
  static std::expected<Url, Failure> parse(std::string_view text);

  // What is at `path` below this one, which is the base of a server: "api/rooms" or "/api/rooms".
  Url below(std::string_view path) const;

  std::string authority() const;  // as the header Host has it
  std::string text() const;
  friend bool operator==(const Url&, const Url&) = default;
};

}  // namespace client
