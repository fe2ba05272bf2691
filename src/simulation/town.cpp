#include "simulation/town.h"

namespace simulation {

std::string token_in(const HttpResponse& answer) {
  for (const auto& header : answer.headers) {
    if (header.name != "Set-Cookie") continue;
    const auto from = header.value.find('=') + 1;
    return header.value.substr(from, header.value.find(';') - from);
  }
  return {};
}

void ask_to_be_a_guest(Town& town, const std::string& name, const std::string& address,
                       std::function<void(std::optional<std::string> token)> then) {
  town.wire.ask({"POST", "/api/guest", "", protocol::text(protocol::GuestWish{name}),
                 caller_from(address, "")},
                [then = std::move(then)](const std::optional<HttpResponse>& answer) {
                  if (!answer || answer->status != 200) return then(std::nullopt);
                  then(token_in(*answer));
                });
}

}  // namespace simulation
