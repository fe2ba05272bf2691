#include "client/http.h"

#include <optional>
#include <utility>

namespace client {

std::expected<Response, Failure> Http::request(const std::string& method, const std::string& url,
                                               const std::string& body, const std::string& cookie,
                                               Patience patience) {
  auto parsed = Url::parse(url);
  if (!parsed) return std::unexpected{std::move(parsed.error())};
  return request({.method = method, .url = *parsed, .body = body, .cookie = cookie}, patience);
}

std::expected<Response, Failure> Http::request(const Request& request, Patience patience) {
  Swarm swarm{patience};
  std::optional<std::expected<Response, Failure>> answer;
  swarm.request(request, [&](std::expected<Response, Failure> got) { answer = std::move(got); });
  while (!answer) swarm.run_one(std::chrono::seconds{1});
  return std::move(*answer);
}

}  // namespace client
