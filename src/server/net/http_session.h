// One connection that speaks HTTP/1.1: a request, its answer, the next one.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>

#include "server/net/edge.h"
#include "server/net/framing.h"

namespace server::net {

namespace beast = boost::beast;
namespace http = beast::http;

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(std::shared_ptr<Edge>, Socket, Address peer, Place);
  ~HttpSession();

  void start();

  // Ends it before its next request; the present one is still answered.
  void drain();
  void shut();  // ends it now

 private:
  using Parser = http::request_parser<http::string_body>;
  using Request = http::request<http::string_body>;
  enum class Next { another, close, linger };
  struct PendingAnswer {
    SteadyTimer arrived;
    std::optional<HttpResponse> response{};
  };

  Awaitable<void> serve();
  Awaitable<bool> first_byte(bool is_first);
  Awaitable<Next> next_request();
  Awaitable<boost::system::error_code> read_header(Parser&, FoldWatch&);
  Awaitable<boost::system::error_code> read_body(Parser&);
  Awaitable<Next> handle(Request&);
  Awaitable<Next> upgrade(Request&, HttpRequest);
  Awaitable<HttpResponse> answer(HttpRequest);
  Awaitable<Next> respond(HttpResponse, const Request&, std::string_view path);
  Awaitable<Next> refuse(HttpResponse, unsigned version = 11);
  Awaitable<bool> write(HttpResponse, std::string_view path, unsigned version, bool is_head,
                        bool keeps);
  bool was_taken(boost::system::error_code);
  Awaitable<void> linger();
  void expect_within(std::chrono::milliseconds);
  void watch_limit();

  std::shared_ptr<Edge> edge_;
  Socket socket_;
  Address peer_;
  std::optional<Place> place_;
  beast::flat_buffer buffer_;
  SteadyTimer limit_;
  std::weak_ptr<PendingAnswer> pending_;
  std::size_t served_ = 0;
  bool is_waiting_ = false;  // for the first byte of a request
  bool is_late_ = false;
};

}  // namespace server::net
