// How an HttpSession answers.
#include <algorithm>
#include <array>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <cassert>
#include <ctime>
#include <utility>

#include "server/net/http_session.h"
#include "server/net/refusals.h"

namespace server::net {
namespace {

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::array<char, 40> written{};
  const std::size_t size =
      std::strftime(written.data(), written.size(), "%a, %d %b %Y %H:%M:%S GMT", &utc);
  return {written.data(), size};
}

template <class Body>
http::response<Body> with_headers(const HttpResponse& answer, unsigned version, bool keeps) {
  http::response<Body> response{static_cast<http::status>(answer.status), version};
  response.set(http::field::date, http_date());
  response.set(http::field::server, "liebrary");
  for (const Header& header : answer.headers) {
    assert(header.value.find_first_of("\r\n") == std::string::npos);
    response.insert(header.name, header.value);
  }
  const bool has_content = answer.status >= 200 && answer.status != 204 && answer.status != 304;
  if (has_content) {
    response.set(http::field::content_type, answer.type);
    response.content_length(answer.content().size());
  }
  response.keep_alive(keeps);
  return response;
}

}  // namespace

Awaitable<HttpSession::Next> HttpSession::respond(HttpResponse response, const Request& request,
                                                  std::string_view path) {
  const bool keeps = request.keep_alive() && served_ < edge_->limits().requests &&
                     !edge_->is_draining && edge_->service != nullptr;
  const bool is_head = request.method() == http::verb::head;
  const bool is_written =
      co_await write(std::move(response), path, request.version(), is_head, keeps);
  if (!is_written) co_return Next::close;
  co_return keeps ? Next::another : Next::linger;
}

Awaitable<HttpSession::Next> HttpSession::refuse(HttpResponse response, unsigned version) {
  const bool is_written = co_await write(std::move(response), "/", version, false, false);
  co_return is_written ? Next::linger : Next::close;
}

Awaitable<bool> HttpSession::write(HttpResponse answer, std::string_view path, unsigned version,
                                   bool is_head, bool keeps) {
  add_common_headers(answer, path);
  expect_within(edge_->limits().write);
  if (is_head) {
    auto response = with_headers<http::empty_body>(answer, version, keeps);
    const auto [error, count] = co_await http::async_write(socket_, response, awaited);
    co_return was_taken(error);
  }
  auto response = with_headers<http::span_body<const char>>(answer, version, keeps);
  const std::string_view content = answer.content();
  response.body() = {content.data(), content.size()};
  const auto [error, count] = co_await http::async_write(socket_, response, awaited);
  co_return was_taken(error);
}

bool HttpSession::was_taken(boost::system::error_code error) {
  if (error && is_late_) edge_->tally.count(Limit::write);
  return !error;
}

// Closing while the client still sends would take our last answer away from it. So the rest is read
// and dropped, in bounds.
Awaitable<void> HttpSession::linger() {
  boost::system::error_code failed;
  socket_.shutdown(Socket::shutdown_send, failed);
  if (failed) co_return;
  expect_within(std::min(edge_->limits().request, std::chrono::milliseconds{2000}));
  buffer_.clear();
  for (std::size_t dropped = 0; dropped < 1024 * 1024;) {
    const auto [error, count] = co_await socket_.async_read_some(buffer_.prepare(4096), awaited);
    if (error) co_return;
    dropped += count;
  }
}

}  // namespace server::net
