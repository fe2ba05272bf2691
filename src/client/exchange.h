// A request and its answer over a connection of their own; only for the sources of this folder.
#pragma once

#include <expected>

#include "client/swarm.h"
#include "client/wire.h"

namespace client {

Awaitable<std::expected<Response, Failure>> exchange(asio::io_context&, Request,
                                                     std::chrono::milliseconds limit);

}  // namespace client
