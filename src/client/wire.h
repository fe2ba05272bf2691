// Asio as a client uses it; only for the sources of this folder.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>

#include "client/failure.h"
#include "client/url.h"

namespace client {

namespace asio = boost::asio;

using Executor = asio::io_context::executor_type;
using Wire = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock,
                               asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class Value>
using Awaitable = asio::awaitable<Value, Executor>;

inline constexpr auto awaited = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// For co_spawn: an exception is a bug, and comes out of Swarm::run().
inline constexpr auto or_throw = [](std::exception_ptr bug) {
  if (bug) std::rethrow_exception(bug);
};

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
