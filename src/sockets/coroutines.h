// Asio as the coroutines of both ends use it; only for sources of server/net and of client.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>

namespace sockets {

namespace asio = boost::asio;

// With the one executor that there is, and not a variable one: smaller and quicker.
using Executor = asio::io_context::executor_type;
using Stream = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock,
                               asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class Value>
using Awaitable = asio::awaitable<Value, Executor>;

// What the world does wrong comes as an error code, never as an exception.
inline constexpr auto awaited = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// For co_spawn: an exception is a bug, and comes out of whoever runs the context.
inline constexpr auto or_throw = [](std::exception_ptr bug) {
  if (bug) std::rethrow_exception(bug);
};

}  // namespace sockets
