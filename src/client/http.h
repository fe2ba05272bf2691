// One request and its answer, for a program that waits for it.
#pragma once

#include <expected>
#include <string>

#include "client/failure.h"
#include "client/swarm.h"

namespace client {

struct Http {
  // Any status is an answer; a failure is where there was none. `cookie` is our token, or empty.
  static std::expected<Response, Failure> request(const std::string& method, const std::string& url,
                                                  const std::string& body = {},
                                                  const std::string& cookie = {}, Patience = {});
  static std::expected<Response, Failure> request(const Request&, Patience = {});
};

}  // namespace client
