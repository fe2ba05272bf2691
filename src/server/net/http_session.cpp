#include "server/net/http_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "server/net/caller.h"
#include "server/net/refusals.h"
#include "server/net/socket_session.h"
#include "server/net/target.h"

namespace server::net {
namespace {

using boost::system::error_code;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// What is wrong with a request that could not be read; nothing where there is nobody to tell.
std::optional<HttpResponse> reading_refusal(error_code error, const Limits& limits, Tally& tally) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    tally.count(Limit::header_bytes);
    return refused(431, NetProblem::header_too_long,
                   fmt::format("The header of this request is longer than {} bytes; a shorter one, "
                               "with fewer cookies, is read.",
                               limits.header_bytes));
  }
  if (error == http::error::body_limit) {
    tally.count(Limit::body_bytes);
    return refused(413, NetProblem::body_too_long,
                   fmt::format("The body of this request is longer than {} bytes; send less.",
                               limits.body_bytes));
  }
  if (error == http::error::end_of_stream || error == http::error::partial_message) return {};
  if (error.category() != make_error_code(http::error::bad_method).category()) return {};
  return refused(400, NetProblem::bad_request,
                 "This is not a request of HTTP/1.1 as this server reads it.");
}

template <class Fields>
std::vector<std::string_view> all_of(const Fields& fields, http::field name) {
  std::vector<std::string_view> values;
  const auto [first, last] = fields.equal_range(name);
  for (auto each = first; each != last; ++each) values.push_back(view(each->value()));
  return values;
}

Framing framing_of(const http::request<http::string_body>& request) {
  return {.version = request.version(),
          .hosts = all_of(request, http::field::host),
          .codings = all_of(request, http::field::transfer_encoding),
          .lengths = all_of(request, http::field::content_length)};
}

HttpRequest asked(http::request<http::string_body>& request, Target target, const Address& peer,
                  const Edge& edge, Address& believed) {
  Forwarded forwarded;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto each = first; each != last; ++each) forwarded.addresses.push_back(view(each->value()));
  forwarded.proto = view(request["X-Forwarded-Proto"]);
  const Believed who = believe(peer, forwarded, edge.trusted);
  believed = who.address;

  std::string_view token;
  const auto [first_cookie, last_cookie] = request.equal_range(http::field::cookie);
  for (auto each = first_cookie; each != last_cookie && token.empty(); ++each) {
    token = cookie_value(view(each->value()), cookie_name(who.is_https));
  }
  const bool is_head = request.method() == http::verb::head;
  return {.method = is_head ? "GET" : std::string{view(request.method_string())},
          .path = std::move(target.path),
          .query = std::move(target.query),
          .body = std::move(request.body()),
          .caller = {.address = household(who.address).text(),
                     .host = std::string{view(request[http::field::host])},
                     .origin = std::string{view(request[http::field::origin])},
                     .token = std::string{token},
                     .is_https = who.is_https},
          .accept_encoding = std::string{view(request[http::field::accept_encoding])},
          .if_none_match = std::string{view(request[http::field::if_none_match])}};
}

bool is_known(http::verb method) {
  return method == http::verb::get || method == http::verb::head || method == http::verb::post ||
         method == http::verb::delete_;
}

// The key of a handshake is 16 bytes, in base64.
bool is_key(beast::string_view key) { return key.size() == 24 && key.substr(22) == "=="; }

}  // namespace

HttpSession::HttpSession(std::shared_ptr<Edge> edge, Socket socket, Address peer, Place place)
    : edge_(std::move(edge)),
      socket_(std::move(socket)),
      peer_(peer),
      place_(std::move(place)),
      buffer_(edge_->limits().header_bytes + 512),
      limit_(edge_->io) {
  edge_->http.insert(this);
}

HttpSession::~HttpSession() { edge_->http.erase(this); }

void HttpSession::start() {
  asio::co_spawn(edge_->io, [self = shared_from_this()] { return self->serve(); }, or_throw);
}

void HttpSession::drain() {
  if (is_waiting_) shut();
}

void HttpSession::shut() {
  error_code ignored;
  socket_.close(ignored);
  if (const auto pending = pending_.lock()) pending->arrived.cancel();
}

// Cancels what the socket waits for, and leaves it open: there is an answer to be written.
void HttpSession::expect_within(std::chrono::milliseconds limit) {
  is_late_ = false;
  limit_.expires_after(limit);
  watch_limit();
}

// Goes on cancelling: bytes that arrive at the very moment make reading go on behind our back.
void HttpSession::watch_limit() {
  limit_.async_wait([weak = weak_from_this()](error_code error) {
    const auto self = weak.lock();
    if (error || !self || self->limit_.expiry() > SteadyTimer::clock_type::now()) return;
    self->is_late_ = true;
    error_code ignored;
    self->socket_.cancel(ignored);
    self->limit_.expires_after(std::chrono::milliseconds{100});
    self->watch_limit();
  });
}

Awaitable<void> HttpSession::serve() {
  Next next = Next::another;
  while (next == Next::another) {
    // On a line of its own: in a condition behind &&, g++ 12 awaits it in any case.
    const bool has_come = co_await first_byte(served_ == 0);
    next = has_come ? Next::another : Next::close;
    if (has_come) next = co_await next_request();
  }
  if (next == Next::linger) co_await linger();
  limit_.cancel();
  edge_->http.erase(this);
  shut();
  place_.reset();
  edge_->left();
}

Awaitable<bool> HttpSession::first_byte(bool is_first) {
  if (edge_->is_draining) co_return false;
  if (buffer_.size() > 0) co_return true;
  const Limits& limits = edge_->limits();
  expect_within(is_first ? limits.request : limits.idle);
  is_waiting_ = true;
  const auto [error, count] = co_await socket_.async_read_some(buffer_.prepare(512), awaited);
  is_waiting_ = false;
  buffer_.commit(count);
  if (error && is_late_ && is_first) edge_->tally.count(Limit::request);
  co_return !error;
}

Awaitable<HttpSession::Next> HttpSession::next_request() {
  const Limits& limits = edge_->limits();
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  parser.body_limit(limits.body_bytes);
  expect_within(limits.request);
  FoldWatch folds;
  error_code error = co_await read_header(parser, folds);
  if (!error) {
    auto wrong = framing_refusal(framing_of(parser.get()));
    if (folds.has_fold()) wrong = "A line of a header does not go on in the next one.";
    if (wrong) co_return co_await refuse(refused(400, NetProblem::bad_request, *wrong));
    error = co_await read_body(parser);
  }
  if (error && is_late_) {
    edge_->tally.count(Limit::request);
    co_return co_await refuse(
        refused(408, NetProblem::request_too_slow,
                fmt::format("This request had not arrived after {} ms; send it again.",
                            limits.request.count())));
  }
  if (error) {
    auto refusal = reading_refusal(error, limits, edge_->tally);
    if (!refusal) co_return Next::close;
    co_return co_await refuse(std::move(*refusal));
  }
  ++served_;
  co_return co_await handle(parser.get());
}

// As http::async_read_header does it, but with a look at the bytes before they are gone.
Awaitable<error_code> HttpSession::read_header(Parser& parser, FoldWatch& folds) {
  std::size_t seen = 0;  // of what is in the buffer
  for (;;) {
    const auto bytes = buffer_.data();
    folds.look({static_cast<const char*>(bytes.data()) + seen, bytes.size() - seen});
    error_code error;
    buffer_.consume(parser.put(bytes, error));
    if (error && error != http::error::need_more) co_return error;
    if (parser.is_header_done()) co_return error_code{};
    seen = buffer_.size();
    if (seen == buffer_.max_size()) co_return http::error::buffer_overflow;
    const auto space = std::min<std::size_t>(512, buffer_.max_size() - seen);
    const auto [failed, count] = co_await socket_.async_read_some(buffer_.prepare(space), awaited);
    if (failed == asio::error::eof) co_return http::error::end_of_stream;
    if (failed) co_return failed;
    buffer_.commit(count);
  }
}

Awaitable<error_code> HttpSession::read_body(Parser& parser) {
  if (parser.is_done()) co_return error_code{};
  const auto [error, count] = co_await http::async_read(socket_, buffer_, parser, awaited);
  co_return error;
}

Awaitable<HttpSession::Next> HttpSession::handle(Request& request) {
  ReadTarget read = read_target(view(request.target()), edge_->options.base_path);
  if (std::holds_alternative<Malformed>(read)) {
    co_return co_await refuse(
        refused(400, NetProblem::bad_path,
                "The path of this request cannot be read; begin at the front page."));
  }
  if (std::holds_alternative<NotOurs>(read)) {
    co_return co_await respond(refused(404, NetProblem::not_here,
                                       fmt::format("There is nothing here; the library is at {}.",
                                                   edge_->options.base_path)),
                               request, "/");
  }
  if (!is_known(request.method())) {
    HttpResponse refusal = refused(405, NetProblem::unknown_method,
                                   "This server knows GET, HEAD, POST and DELETE, and no other.");
    refusal.headers.push_back({"Allow", "GET, HEAD, POST, DELETE"});
    co_return co_await respond(std::move(refusal), request, "/");
  }
  if (std::holds_alternative<WithoutSlash>(read)) {
    HttpResponse moved{.status = 308, .body = "", .type = "text/plain"};
    moved.headers.push_back({"Location", edge_->options.base_path});
    co_return co_await respond(std::move(moved), request, "/");
  }
  Address believed;
  HttpRequest what = asked(request, std::get<Target>(std::move(read)), peer_, *edge_, believed);
  if (beast::websocket::is_upgrade(request)) {
    if (!edge_->gate.name(*place_, believed)) {
      co_return co_await refuse(too_many_connections());
    }
    co_return co_await upgrade(request, std::move(what));
  }
  const std::string path = what.path;
  HttpResponse response = co_await answer(std::move(what));
  co_return co_await respond(std::move(response), request, path);
}

Awaitable<HttpResponse> HttpSession::answer(HttpRequest request) {
  if (edge_->service == nullptr) co_return refused(503, NetProblem::closing, "The server closes.");
  limit_.cancel();
  const auto pending = std::make_shared<PendingAnswer>(SteadyTimer{edge_->io});
  pending_ = pending;
  pending->arrived.expires_after(edge_->limits().answer);
  edge_->service->request(std::move(request),
                          [weak = std::weak_ptr{pending}](HttpResponse response) {
                            const auto waiting = weak.lock();
                            if (!waiting) return;
                            waiting->response = std::move(response);
                            waiting->arrived.cancel();
                          });
  if (!pending->response) co_await pending->arrived.async_wait(awaited);
  if (pending->response) co_return std::move(*pending->response);
  edge_->tally.count(Limit::answer);
  co_return refused(503, NetProblem::no_answer,
                    "The server took too long over this; try again in a while.");
}

Awaitable<HttpSession::Next> HttpSession::upgrade(Request& request, HttpRequest what) {
  if (request[http::field::sec_websocket_version] != "13") {
    HttpResponse refusal =
        refused(426, NetProblem::unknown_version, "This server speaks WebSocket 13.");
    refusal.headers.push_back({"Sec-WebSocket-Version", "13"});
    co_return co_await refuse(std::move(refusal));
  }
  if (!is_key(request[http::field::sec_websocket_key]) || buffer_.size() > 0) {
    co_return co_await refuse(
        refused(400, NetProblem::bad_handshake, "This is not how a WebSocket is asked for."));
  }
  if (edge_->service == nullptr || edge_->is_draining) {
    co_return co_await refuse(
        refused(503, NetProblem::closing, "The server closes; try again in a while."));
  }
  if (auto refusal = edge_->service->wants_socket(what)) {
    co_return co_await respond(std::move(*refusal), request, what.path);
  }
  SocketSession::start(edge_, std::move(socket_), std::move(*place_),
                       std::make_unique<Opening>(Opening{
                           http::request<http::empty_body>{request.base()}, std::move(what)}));
  place_.reset();
  co_return Next::close;
}

}  // namespace server::net
