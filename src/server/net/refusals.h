// What the edge itself answers, without asking the service.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/service.h"

namespace server::net {

// Why the edge refuses a request by itself. The enumerators are the codes on the wire.
enum class NetProblem : std::uint8_t {
  header_too_long,
  body_too_long,
  request_too_slow,
  bad_request,
  bad_path,
  not_here,
  unknown_method,
  unknown_version,
  bad_handshake,
  too_many_connections,
  no_answer,
  closing,
};

// {"refused":{"code":…,"sentence":…}}; both are ours and need no escaping.
HttpResponse refused(unsigned status, NetProblem, std::string_view sentence);

HttpResponse too_many_connections();

// Adds what every answer carries and this one does not yet: what browsers must not do with it.
void add_common_headers(HttpResponse&, std::string_view path);

}  // namespace server::net
