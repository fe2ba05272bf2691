// Asio behind the loop; only for the sources of this folder.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include "server/net/loop.h"

namespace server::net {

namespace asio = boost::asio;

struct Loop::Context {
  asio::io_context io{1};  // one thread runs it
  asio::executor_work_guard<asio::io_context::executor_type> work = asio::make_work_guard(io);
};

}  // namespace server::net
