// A client that sends exactly the bytes it is told to, as no well-behaved library would.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace server::net {

struct Frame {
  unsigned opcode = 0;
  std::string payload;
  // Of a close frame.
  unsigned code() const {
    return payload.size() < 2 ? 0
                              : static_cast<unsigned char>(payload[0]) * 256u +
                                    static_cast<unsigned char>(payload[1]);
  }
};

class RawClient {
 public:
  explicit RawClient(std::uint16_t port, const char* from = "127.0.0.1", int receive_buffer = 0)
      : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_buffer > 0) {
      ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const timeval patience{10, 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const int on = 1;
    ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const sockaddr_in own = address(from, 0), server = address("127.0.0.1", port);
    EXPECT_EQ(::bind(descriptor_, reinterpret_cast<const sockaddr*>(&own), sizeof own), 0);
    EXPECT_EQ(::connect(descriptor_, reinterpret_cast<const sockaddr*>(&server), sizeof server), 0);
  }
  RawClient(RawClient&& other) noexcept
      : descriptor_(std::exchange(other.descriptor_, -1)), unread_(std::move(other.unread_)) {}
  RawClient& operator=(RawClient&&) = delete;
  ~RawClient() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  // False where the other side has gone.
  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  void send_bytewise(std::string_view bytes) {
    for (const char& each : bytes) send({&each, 1});
  }

  void finish_sending() { ::shutdown(descriptor_, SHUT_WR); }
  void leave() { ::shutdown(descriptor_, SHUT_RDWR); }

  // "HTTP/1.1 200 OK…" with its body; what there is, where the other side closes before.
  std::string response(bool is_head = false) {
    std::size_t end;
    while ((end = unread_.find("\r\n\r\n")) == std::string::npos) {
      if (!read_more()) return std::exchange(unread_, {});
    }
    end += 4;
    const std::size_t length = unread_.find("Content-Length: ");
    if (!is_head && length < end) end += std::stoul(unread_.substr(length + 16));
    while (unread_.size() < end && read_more()) {
    }
    return take(end);
  }

  std::string rest() {
    while (read_more()) {
    }
    return std::exchange(unread_, {});
  }

  // Whether the other side has closed, with nothing more to read.
  bool is_closed() { return unread_.empty() && !read_more(); }

  std::string get(std::string_view path, std::string_view headers = {}) {
    send("GET " + std::string{path} + " HTTP/1.1\r\nHost: here\r\n" + std::string{headers} +
         "\r\n");
    return response();
  }

  std::string upgrade(std::string_view path = "/ws", std::string_view headers = {}) {
    return get(path,
               "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                   std::string{headers});
  }

  bool send_frame(unsigned opcode, std::string_view payload, bool is_last = true) {
    std::string frame{static_cast<char>((is_last ? 0x80 : 0) | opcode)};
    const std::size_t size = payload.size();
    if (size < 126) {
      frame += static_cast<char>(0x80 | size);
    } else if (size < 65536) {
      frame += static_cast<char>(0x80 | 126);
      frame += static_cast<char>(size >> 8);
      frame += static_cast<char>(size & 0xff);
    } else {
      frame += static_cast<char>(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(size >> shift);
    }
    frame += std::string(4, '\0');  // a mask that changes nothing
    frame += payload;
    return send(frame);
  }
  bool send_text(std::string_view text) { return send_frame(1, text); }

  std::optional<Frame> frame() {
    if (!read_up_to(2)) return std::nullopt;
    const unsigned opcode = static_cast<unsigned char>(unread_[0]) & 0xf;
    std::size_t size = static_cast<unsigned char>(unread_[1]), begin = 2;
    if (size == 126 || size == 127) {
      const std::size_t wide = size == 126 ? 2 : 8;
      if (!read_up_to(begin + wide)) return std::nullopt;
      size = 0;
      for (; begin < 2 + wide; ++begin)
        size = size * 256 + static_cast<unsigned char>(unread_[begin]);
    }
    if (!read_up_to(begin + size)) return std::nullopt;
    return Frame{opcode, take(begin + size).substr(begin)};
  }
  std::string text() {
    const auto next = frame();
    return next ? next->payload : "(closed)";
  }

 private:
  static sockaddr_in address(const char* ip, std::uint16_t port) {
    sockaddr_in result{};
    result.sin_family = AF_INET;
    result.sin_port = htons(port);
    inet_pton(AF_INET, ip, &result.sin_addr);
    return result;
  }
  bool read_more() {
    char chunk[16384];
    const auto count = ::recv(descriptor_, chunk, sizeof chunk, 0);
    EXPECT_FALSE(count < 0 && errno == EAGAIN) << "nothing came for ten seconds";
    if (count <= 0) return false;
    unread_.append(chunk, static_cast<std::size_t>(count));
    return true;
  }
  bool read_up_to(std::size_t size) {
    while (unread_.size() < size) {
      if (!read_more()) return false;
    }
    return true;
  }
  std::string take(std::size_t size) {
    std::string taken = unread_.substr(0, size);
    unread_.erase(0, size);
    return taken;
  }

  int descriptor_;
  std::string unread_;
};

}  // namespace server::net
