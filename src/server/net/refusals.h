// What the edge itself answers, without asking the service.
#pragma once

#include <string_view>

#include "server/service.h"

namespace server::net {

// {"refused":{"code":…,"sentence":…}}; both are ours and need no escaping.
HttpResponse refused(unsigned status, std::string_view code, std::string_view sentence);

HttpResponse too_many_connections();

// Adds what every answer carries and this one does not yet: what browsers must not do with it.
void add_common_headers(HttpResponse&, std::string_view path);

}  // namespace server::net
