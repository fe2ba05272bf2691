#include "server/net/refusals.h"

#include <fmt/format.h>
#include <strings.h>

#include <algorithm>
#include <string>

#include "core/enum_name.h"

namespace server::net {
namespace {

void add_if_missing(HttpResponse& response, std::string_view name, std::string_view value) {
  const std::string wanted{name};
  const bool is_there = std::any_of(
      response.headers.begin(), response.headers.end(),
      [&](const Header& header) { return strcasecmp(header.name.c_str(), wanted.c_str()) == 0; });
  if (!is_there) response.headers.push_back({wanted, std::string{value}});
}

}  // namespace

HttpResponse refused(unsigned status, NetProblem problem, std::string_view sentence) {
  return {.status = status,
          .body = fmt::format(R"({{"refused":{{"code":"{}","sentence":"{}"}}}})",
                              core::enum_name(problem), sentence)};
}

HttpResponse too_many_connections() {
  HttpResponse response =
      refused(429, NetProblem::too_many_connections,
              "There are too many connections from where you are; close some and try again.");
  response.headers.push_back({"Retry-After", "10"});
  return response;
}

void add_common_headers(HttpResponse& response, std::string_view path) {
  add_if_missing(response, "X-Content-Type-Options", "nosniff");
  add_if_missing(response, "Referrer-Policy", "no-referrer");
  add_if_missing(response, "Content-Security-Policy",
                 "default-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                 "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'");
  if (response.status == 429) add_if_missing(response, "Retry-After", "60");
  if (response.status == 503) add_if_missing(response, "Retry-After", "5");
  const bool is_api = path == "/api" || path.starts_with("/api/");
  if (is_api || response.status >= 400) add_if_missing(response, "Cache-Control", "no-store");
}

}  // namespace server::net
