// What the routes of the hub read of a request.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/json.h"
#include "server/people.h"

namespace server {

inline constexpr std::size_t all_rooms = 1'000'000;  // of a person

// The body as what it should be, or the answer that says what is wrong with it.
template <class Body>
std::optional<Body> read(const HttpRequest& request,
                         const std::function<void(HttpResponse)>& answer) {
  auto body = protocol::read_body<Body>(request.body);
  if (body) return std::move(*body);
  answer(refusal(400, body.error()));
  return std::nullopt;
}

inline std::string rest_of(const HttpRequest& request, std::string_view prefix,
                           std::string_view suffix = {}) {
  return request.path.substr(prefix.size(), request.path.size() - prefix.size() - suffix.size());
}

}  // namespace server
