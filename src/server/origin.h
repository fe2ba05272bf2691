// Where a request comes from, and what may be built from it.
#pragma once

#include <string>
#include <vector>

#include "server/service.h"

namespace server {

struct Place {
  std::string public_url;          // "https://games.example/liebrary/"; empty: from the request
  std::string base_path = "/";     // begins and ends with a slash
  std::vector<std::string> hosts;  // names by which this server may be called, without a port
};

// Whether the header Host names this server: a page of another name must not reach it by pointing
// that name here.
bool is_called_rightly(const Place&, const Caller&);

// Whether a request that changes something comes from a page of this server, or from no page.
bool comes_from_here(const Place&, const Caller&);

// The beginning of every link to this server, up to and with the base path.
std::string own_url(const Place&, const Caller&);

// Whether the link works on this machine alone.
bool is_local_url(std::string_view url);

}  // namespace server
