#include "server/net/socket_session.h"

#include <fmt/format.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <utility>

namespace server::net {
namespace {

// A reason has room for 123 bytes; a letter is not cut in two.
std::string_view short_enough(std::string_view reason) {
  if (reason.size() <= 123) return reason;
  std::size_t end = 123;
  while (end > 0 && (static_cast<unsigned char>(reason[end]) & 0xc0) == 0x80) --end;
  return reason.substr(0, end);
}

}  // namespace

SocketSession::SocketSession(std::shared_ptr<Edge> edge, ConnectionId id, Socket socket,
                             Place place)
    : edge_(std::move(edge)),
      id_(id),
      stream_(std::move(socket)),
      place_(std::move(place)),
      pace_(edge_->limits(), Loop::now()) {
  const Limits& limits = edge_->limits();
  stream_.set_option(websocket::stream_base::timeout{limits.handshake, limits.silence, true});
  stream_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(http::field::server, "liebrary"); }));
  stream_.read_message_max(limits.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
}

void SocketSession::start(const std::shared_ptr<Edge>& edge, Socket socket, Place place,
                          std::unique_ptr<Opening> opening) {
  const ConnectionId id = edge->next_id++;
  const auto session =
      std::make_shared<SocketSession>(edge, id, std::move(socket), std::move(place));
  edge->sockets.emplace(id, session);
  asio::co_spawn(edge->io, session->serve(std::move(opening)),
                 [session](std::exception_ptr bug) { or_throw(bug); });
}

Awaitable<void> SocketSession::serve(std::unique_ptr<Opening> opening) {
  is_open_ = co_await accept(*opening);
  if (is_open_ && edge_->service != nullptr) {
    const bool is_sent_away = farewell_ != nullptr;  // while it came in
    edge_->service->opened(id_, opening->request);
    opening.reset();
    if (edge_->is_draining) close(1012, "The server restarts.");
    if (is_sent_away) close_when_empty();
    co_await read();
  }
  has_ended_ = true;
  shut();
  edge_->sockets.erase(id_);
  if (is_open_ && edge_->service != nullptr) edge_->service->closed(id_);
  place_.reset();
  edge_->left();
}

Awaitable<bool> SocketSession::accept(const Opening& opening) {
  const auto [error] = co_await stream_.async_accept(opening.handshake, awaited);
  if (error == beast::error::timeout) edge_->tally.count(Limit::handshake);
  co_return !error;
}

// A small buffer, since it is there for as long as the connection is; a message grows only while it
// comes.
Awaitable<void> SocketSession::read() {
  std::array<char, 256> chunk;
  std::string text;
  for (;;) {
    const auto [error, count] = co_await stream_.async_read_some(asio::buffer(chunk), awaited);
    if (error) co_return count_end(error);
    if (farewell_) continue;  // until the client says good-bye, too
    if (!stream_.got_text()) {
      fail(1003, "Send text, not binary messages.");
      continue;
    }
    text.append(chunk.data(), count);
    if (!stream_.is_message_done()) continue;
    const auto wait = pace_.take(edge_->limits(), Loop::now());
    if (wait > wait.zero()) co_await pause(wait);
    take(std::exchange(text, {}));
  }
}

void SocketSession::count_end(beast::error_code error) {
  if (error == websocket::error::message_too_big) edge_->tally.count(Limit::message_bytes);
  if (error != beast::error::timeout) return;
  edge_->tally.count(farewell_ ? Limit::handshake : Limit::silence);
}

Awaitable<void> SocketSession::pause(std::chrono::milliseconds wait) {
  SteadyTimer timer{edge_->io, wait};
  co_await timer.async_wait(awaited);
}

void SocketSession::take(std::string text) {
  if (farewell_ || edge_->service == nullptr) return;
  if (pace_.is_flood(edge_->limits(), Loop::now())) {
    edge_->tally.count(Limit::flood);
    fail(1008, fmt::format("Too many messages; send fewer than {} a second.",
                           edge_->limits().messages_per_second));
  } else {
    edge_->service->received(id_, std::move(text));
  }
}

bool SocketSession::send(Outbox::Text text) {
  if (farewell_ || has_ended_ || !outbox_.put(std::move(text), edge_->limits())) return false;
  if (std::exchange(is_writing_, true)) return true;
  // Not at once: what else is sent to this client in the same breath goes in the same message.
  asio::post(edge_->io, [self = shared_from_this()] { self->write_next(); });
  return true;
}

void SocketSession::write_next() {
  if (has_ended_ || outbox_.is_empty()) return written(true);
  stream_.async_write(asio::buffer(outbox_.next()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        self->written(!!error);
                      });
}

void SocketSession::written(bool has_failed) {
  if (has_failed) {  // reading fails as well, then, and tells the service
    outbox_.clear();
    is_writing_ = false;
    return shut();
  }
  const bool is_drained = outbox_.written();
  if (!outbox_.is_empty()) return write_next();
  is_writing_ = false;
  close_when_empty();
  if (is_drained && !farewell_ && !has_ended_ && edge_->service != nullptr) {
    edge_->service->drained(id_);
  }
}

void SocketSession::close(std::uint16_t code, std::string reason) {
  if (farewell_ || has_ended_) return;
  const std::string_view cut = short_enough(reason);
  farewell_ = std::make_unique<websocket::close_reason>(static_cast<websocket::close_code>(code),
                                                        beast::string_view{cut.data(), cut.size()});
  expect_end_within(edge_->limits().write);
  close_when_empty();
}

// For clients that break the rules: they do not get what is still in their outbox.
void SocketSession::fail(std::uint16_t code, std::string_view reason) {
  outbox_.drop_waiting();
  close(code, std::string{reason});
  expect_end_within(edge_->limits().handshake);
}

// What is not open yet cannot be closed either: Beast begins anew when it opens, and would forget
// who is writing.
void SocketSession::close_when_empty() {
  if (!farewell_ || is_writing_ || !is_open_ || has_ended_) return;
  stream_.async_close(*farewell_, [self = shared_from_this()](beast::error_code) {});
}

// A client that takes nothing would never be rid of: neither of its outbox nor of our good-bye.
void SocketSession::expect_end_within(std::chrono::milliseconds limit) {
  if (!end_limit_) end_limit_ = std::make_unique<SteadyTimer>(edge_->io);
  end_limit_->expires_after(limit);
  end_limit_->async_wait([weak = weak_from_this()](beast::error_code error) {
    const auto self = weak.lock();
    if (!error && self) self->shut();
  });
}

void SocketSession::shut() {
  if (end_limit_) end_limit_->cancel();
  beast::error_code ignored;
  stream_.next_layer().close(ignored);
}

}  // namespace server::net
