// Asio behind the loop; only for the sources of this folder.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include "server/net/loop.h"

namespace server::net {

namespace asio = boost::asio;

struct Loop::Context {
  // One thread runs it and touches its sockets; from others there only comes post().
  asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};
  asio::executor_work_guard<asio::io_context::executor_type> work = asio::make_work_guard(io);
};

}  // namespace server::net
