// What whoever runs a server may set, and what it bears.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace server::net {

struct Limits {
  std::size_t header_bytes = 8 * 1024;  // of a request, its first line included
  std::size_t body_bytes = 64 * 1024;
  std::chrono::milliseconds request{10'000};  // from its first byte to its last
  std::chrono::milliseconds idle{60'000};     // between two requests on one connection
  std::chrono::milliseconds answer{60'000};   // until the service has answered
  std::chrono::milliseconds write{60'000};    // until the client has taken an answer
  std::size_t requests = 1000;                // on one connection; then it is closed

  std::size_t connections = 50'000;           // in all; never more than there are descriptors for
  std::size_t connections_per_address = 256;  // of IPv6, of one /64

  std::size_t message_bytes = 16 * 1024;  // that a client sends over a WebSocket
  double messages_per_second = 30;        // beyond them it is read more slowly
  double messages_at_once = 60;
  std::chrono::milliseconds flood{10'000};      // for so long beyond them, and it is closed
  std::chrono::milliseconds handshake{10'000};  // opening and closing a WebSocket
  std::chrono::milliseconds silence{60'000};    // of a WebSocket; at half of it we ping

  std::size_t outbox_messages = 64;
  std::size_t outbox_bytes = 256 * 1024;
};

struct ServerOptions {
  std::vector<std::string> addresses{"127.0.0.1"};  // to listen at, IPv4 or IPv6
  std::uint16_t port = 0;                           // 0 takes a free one
  std::string base_path = "/";                      // begins and ends with a slash
  // Addresses or networks ("10.0.0.0/8", "::1") whose X-Forwarded-For and X-Forwarded-Proto are
  // believed.
  std::vector<std::string> trusted_proxies{};
  Limits limits{};
};

}  // namespace server::net
