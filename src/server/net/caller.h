// Who asks, as far as it can be believed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/network.h"

namespace server::net {

struct Forwarded {
  std::vector<std::string_view> addresses;  // every X-Forwarded-For, in order
  std::string_view proto;                   // X-Forwarded-Proto
};

struct Believed {
  Address address;
  bool is_https = false;
};

// A proxy writes behind what it was told: of the list only what trusted proxies wrote counts, from
// its end up to the first machine that is not one of them.
Believed believe(const Address& peer, const Forwarded&, const std::vector<Network>& trusted);

// A page at https gets a cookie that no plain page can set; http://localhost has to do without.
std::string_view cookie_name(bool is_https);

// The value of the cookie `name` in a header Cookie; empty where there is none.
std::string_view cookie_value(std::string_view header, std::string_view name);

}  // namespace server::net
