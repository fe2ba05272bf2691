#include "client/wire.h"

#include <fmt/format.h>

#include <boost/asio/connect.hpp>
#include <utility>
#include <vector>

namespace client {

using asio::ip::tcp;

Limit::Limit(asio::io_context& io, std::chrono::milliseconds limit, std::function<void()> cut)
    : call_(std::make_shared<Call>(SteadyTimer{io, limit}, std::move(cut))) {
  call_->timer.async_wait([call = call_](boost::system::error_code) {
    if (const auto due = std::exchange(call->cut, nullptr)) due();
  });
}

Limit::~Limit() {
  call_->cut = nullptr;
  call_->timer.cancel();
}

void cut(Wire& wire) {
  boost::system::error_code ignored;
  wire.close(ignored);
}

Failure too_slow(const Url& url, std::chrono::milliseconds limit) {
  return {
      Trouble::timed_out,
      fmt::format("{} did not answer within {} s. Is the address right, and is there a network?",
                  url.text(), static_cast<double>(limit.count()) / 1000)};
}

Awaitable<std::optional<Failure>> reach(asio::io_context& io, Wire& wire, Url url,
                                        const Limit& limit) {
  boost::system::error_code not_numeric;
  std::vector<tcp::endpoint> ends;
  const auto ip = asio::ip::make_address(url.host, not_numeric);
  if (!not_numeric) {
    ends.emplace_back(ip, url.port);
  } else if (url.host == "localhost") {  // this machine, also where no file says so
    ends = {{asio::ip::address_v4::loopback(), url.port},
            {asio::ip::address_v6::loopback(), url.port}};
  } else {
    asio::ip::basic_resolver<tcp, Executor> resolver{io};
    const auto [error, found] =
        co_await resolver.async_resolve(url.host, std::to_string(url.port), awaited);
    if (error) {
      co_return Failure{
          Trouble::unreachable,
          fmt::format("There is no machine called '{}': check the address.", url.host)};
    }
    if (limit.is_over()) co_return std::nullopt;  // there was no wire to cut yet
    for (const auto& each : found) ends.push_back(each.endpoint());
  }
  const auto [error, end] = co_await asio::async_connect(wire, ends, awaited);
  if (error) {
    co_return Failure{Trouble::unreachable,
                      fmt::format("Nobody answers at {} ({}). Is the server running there?",
                                  url.text(), error.message())};
  }
  boost::system::error_code ignored;
  wire.set_option(tcp::no_delay{true}, ignored);
  co_return std::nullopt;
}

}  // namespace client
