#include "client/socket.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace client {

struct Socket::State {
  explicit State(Patience patience) : swarm(patience) {}

  Swarm swarm;
  Swarm::Id id = 0;
  bool is_open = false, is_closing = false;
  std::optional<Failure> failure{};
  std::deque<std::string> inbox{};
  std::optional<Ended> ended{};
};

Socket::Socket(std::unique_ptr<State> state) : state_(std::move(state)) {}
Socket::Socket(Socket&&) noexcept = default;
Socket& Socket::operator=(Socket&&) noexcept = default;
Socket::~Socket() = default;

std::expected<Socket, Failure> Socket::connect(const std::string& url, const std::string& cookie,
                                               Patience patience) {
  auto parsed = Url::parse(url);
  if (!parsed) return std::unexpected{std::move(parsed.error())};
  return connect(*parsed, cookie, patience);
}

Socket Socket::begin(const Url& url, const std::string& cookie, Patience patience) {
  auto owned = std::make_unique<State>(patience);
  State& state = *owned;
  state.id = state.swarm.connect(
      url, cookie,
      {.failed = [&state](Failure failure) { state.failure = std::move(failure); },
       .opened = [&state] { state.is_open = true; },
       .received = [&state](std::string text) { state.inbox.push_back(std::move(text)); },
       .closed = [&state](Ended ended) { state.ended = std::move(ended); }});
  return Socket{std::move(owned)};
}

std::expected<Socket, Failure> Socket::connect(const Url& url, const std::string& cookie,
                                               Patience patience) {
  Socket socket = begin(url, cookie, patience);
  while (socket.is_opening()) socket.state_->swarm.run_one(std::chrono::seconds{1});
  if (socket.failure()) return std::unexpected{*socket.failure()};
  return socket;
}

bool Socket::send(std::string text) {
  if (!is_open()) return false;
  state_->swarm.send(state_->id, std::move(text));
  return true;
}

std::optional<std::string> Socket::receive(std::chrono::milliseconds timeout) {
  const auto end = std::chrono::steady_clock::now() + timeout;
  while (state_->inbox.empty()) {
    if (state_->ended || state_->failure) return std::nullopt;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(
        std::max(end - std::chrono::steady_clock::now(), std::chrono::steady_clock::duration{}));
    const bool is_done = state_->swarm.run_one(left);
    if (!is_done && left.count() == 0) return std::nullopt;
  }
  std::string text = std::move(state_->inbox.front());
  state_->inbox.pop_front();
  return text;
}

void Socket::close(std::uint16_t code, const std::string& reason) {
  if (!is_open()) return;
  state_->is_closing = true;
  state_->swarm.close(state_->id, code, reason);
  while (!state_->ended) state_->swarm.run_one(std::chrono::seconds{1});
}

bool Socket::is_open() const { return state_->is_open && !state_->ended && !state_->is_closing; }

bool Socket::is_opening() const { return !state_->is_open && !state_->failure; }

const std::optional<Failure>& Socket::failure() const { return state_->failure; }

const std::optional<Ended>& Socket::ended() const { return state_->ended; }

int Socket::descriptor() const { return state_->swarm.descriptor(state_->id); }

}  // namespace client
