#include "client/member.h"

#include <fmt/format.h>

#include <boost/beast/core/buffers_to_string.hpp>
#include <utility>

namespace client {
namespace {

// Where we close as well, it is our closing that reads the other's good-bye, and reading is merely
// aborted.
Ended ending(const websocket::close_reason& reason, beast::error_code error) {
  if (reason.code != websocket::close_code::none) {
    return {reason.code, std::string{reason.reason.data(), reason.reason.size()}};
  }
  return {static_cast<std::uint16_t>(error == websocket::error::closed ? 1005 : 1006), ""};
}

}  // namespace

Member::Member(asio::io_context& io, const Patience& patience, Url url, Handlers handlers)
    : io_(io),
      patience_(patience),
      url_(std::move(url)),
      handlers_(std::move(handlers)),
      stream_(io) {
  stream_.set_option(websocket::stream_base::timeout{patience.connect, patience.silence, true});
  stream_.write_buffer_bytes(1024);
  stream_.text(true);
}

Awaitable<void> Member::live(std::string cookie) {
  const auto failure = co_await open(std::move(cookie));
  if (failure) {
    client::cut(stream_.next_layer());
    const auto tell = std::exchange(handlers_, {}).failed;
    if (tell) tell(*failure);
    co_return;
  }
  is_open_ = true;
  if (handlers_.opened) handlers_.opened();
  co_await listen();
}

Awaitable<std::optional<Failure>> Member::open(std::string cookie) {
  const Limit limit{io_, patience_.connect, [this] { client::cut(stream_.next_layer()); }};
  auto unreachable = co_await reach(io_, stream_.next_layer(), url_, limit);
  if (limit.is_over()) co_return too_slow(url_, patience_.connect);
  if (unreachable) co_return unreachable;
  if (!cookie.empty()) {
    stream_.set_option(
        websocket::stream_base::decorator([cookie](websocket::request_type& request) {
          request.set(beast::http::field::cookie, "liebrary=" + cookie);
        }));
  }
  websocket::response_type response;
  const auto [error] =
      co_await stream_.async_handshake(response, url_.authority(), url_.target, awaited);
  if (!error) co_return std::nullopt;
  if (limit.is_over() || error == beast::error::timeout) {
    co_return too_slow(url_, patience_.connect);
  }
  if (error == websocket::error::upgrade_declined) {
    co_return Failure{
        Trouble::refused,
        fmt::format("{} refused the connection (status {}).", url_.text(), response.result_int()),
        response.result_int(), std::move(response.body())};
  }
  co_return Failure{Trouble::broken,
                    fmt::format("What {} answered is not what a Liebrary server answers ({}).",
                                url_.text(), error.message())};
}

Awaitable<void> Member::listen() {
  beast::flat_buffer buffer;
  for (;;) {
    const auto [error, count] = co_await stream_.async_read(buffer, awaited);
    if (error) {
      is_open_ = false;
      client::cut(stream_.next_layer());
      const auto tell = std::exchange(handlers_, {}).closed;
      if (tell) tell(ending(stream_.reason(), error));
      co_return;
    }
    const std::string lines = beast::buffers_to_string(buffer.data());
    buffer.consume(buffer.size());
    if (buffer.capacity() > 8192) buffer.shrink_to_fit();
    hear(lines);
  }
}

// Whoever hears a line may cut the connection.
void Member::hear(std::string_view lines) {
  while (handlers_.received && !lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    handlers_.received(std::string{lines.substr(0, end)});
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

void Member::send(std::string text) {
  if (!is_open_ || farewell_) return;
  outbox_.push_back(std::move(text));
  if (outbox_.size() == 1) write_front();
}

void Member::write_front() {
  stream_.async_write(asio::buffer(outbox_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        self->outbox_.pop_front();
                        if (error) self->outbox_.clear();  // reading fails as well, and tells
                        if (!self->outbox_.empty()) return self->write_front();
                        self->close_when_empty();
                      });
}

void Member::close(std::uint16_t code, const std::string& reason) {
  if (!is_open_ || farewell_) return;
  farewell_.emplace(static_cast<websocket::close_code>(code),
                    beast::string_view{reason.data(), std::min<std::size_t>(reason.size(), 123)});
  close_when_empty();
}

void Member::close_when_empty() {
  if (!farewell_ || !outbox_.empty() || !is_open_) return;
  stream_.async_close(*farewell_, [self = shared_from_this()](beast::error_code) {});
}

void Member::cut() {
  handlers_ = {};
  client::cut(stream_.next_layer());
}

int Member::descriptor() { return is_open_ ? stream_.next_layer().native_handle() : -1; }

}  // namespace client
