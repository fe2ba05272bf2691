#include "client/exchange.h"

#include <fmt/format.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <utility>

namespace client {
namespace {

namespace http = boost::beast::http;

using Answer = http::response<http::string_body>;

std::string given_cookie(const Answer& answer) {
  std::string given;
  const auto [first, last] = answer.equal_range(http::field::set_cookie);
  for (auto each = first; each != last; ++each) {
    const std::string_view text{each->value().data(), each->value().size()};
    for (const std::string_view name : {"liebrary=", "__Host-liebrary="}) {
      if (text.starts_with(name)) given = text.substr(name.size(), text.find(';') - name.size());
    }
  }
  return given;
}

http::request<http::string_body> written(Request asked) {
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(asked.method);
  request.target(asked.url.target);
  request.set(http::field::host, asked.url.authority());
  request.set(http::field::connection, "close");
  if (!asked.cookie.empty()) request.set(http::field::cookie, "liebrary=" + asked.cookie);
  if (!asked.body.empty()) request.set(http::field::content_type, "application/json");
  request.body() = std::move(asked.body);
  request.prepare_payload();
  return request;
}

}  // namespace

Awaitable<std::expected<Response, Failure>> exchange(asio::io_context& io, Request asked,
                                                     std::chrono::milliseconds patience) {
  const Url url = asked.url;
  Wire wire{io};
  const Limit limit{io, patience, [&wire] { cut(wire); }};
  auto unreachable = co_await reach(io, wire, url, limit);
  if (limit.is_over()) co_return std::unexpected{too_slow(url, patience)};
  if (unreachable) co_return std::unexpected{std::move(*unreachable)};

  auto request = written(std::move(asked));
  http::response_parser<http::string_body> parser;
  parser.body_limit(64 * 1024 * 1024);
  parser.skip(request.method() == http::verb::head);
  boost::beast::flat_buffer buffer;
  // A server may answer before it has read everything, and stop reading: its answer counts.
  co_await http::async_write(wire, request, awaited);
  const auto [error, count] = co_await http::async_read(wire, buffer, parser, awaited);
  if (error && limit.is_over()) co_return std::unexpected{too_slow(url, patience)};
  if (error) {
    co_return std::unexpected{Failure{
        Trouble::broken, fmt::format("What {} answered is not what a Liebrary server answers ({}).",
                                     url.text(), error.message())}};
  }
  Answer& answer = parser.get();
  const auto type = answer[http::field::content_type];
  co_return Response{.status = answer.result_int(),
                     .body = std::move(answer.body()),
                     .type = {type.data(), type.size()},
                     .cookie = given_cookie(answer)};
}

}  // namespace client
