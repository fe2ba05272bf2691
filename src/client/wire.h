// Asio as a client uses it; only for the sources of this folder.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "client/failure.h"
#include "client/url.h"
#include "sockets/coroutines.h"

namespace client {

namespace asio = boost::asio;

using sockets::Awaitable;
using sockets::awaited;
using sockets::Executor;
using sockets::or_throw;
using sockets::SteadyTimer;
using Wire = sockets::Stream;

// Calls `cut` after a while, unless it is destroyed before.
class Limit {
 public:
  Limit(asio::io_context&, std::chrono::milliseconds, std::function<void()> cut);
  Limit(const Limit&) = delete;
  Limit& operator=(const Limit&) = delete;
  ~Limit();
  bool is_over() const { return call_->cut == nullptr; }

 private:
  struct Call {
    SteadyTimer timer;
    std::function<void()> cut;
  };
  std::shared_ptr<Call> call_;
};

void cut(Wire&);

// Connects to wherever the name of the machine leads; the limit is one that cuts the wire.
Awaitable<std::optional<Failure>> reach(asio::io_context&, Wire&, Url, const Limit&);

Failure too_slow(const Url&, std::chrono::milliseconds);

}  // namespace client
