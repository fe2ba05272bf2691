// What tests of the server want to know of an answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/json.h"
#include "server/service.h"

namespace server {

inline std::string code(const std::optional<protocol::Refused>& refused) {
  return refused ? refused->code : "done";
}

inline std::string code(const HttpResponse& response) {
  const auto told = protocol::read_answer<protocol::Failure>(response.body);
  return told ? told->refused.code : "done";
}

// Empty where there is none of that name.
inline std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& each : response.headers) {
    if (each.name == name) return each.value;
  }
  return {};
}

}  // namespace server
