// Text as it is being written, a piece at a time. Room is asked for once a piece, and a buffer that
// is used again has it already: what is written often costs little more than the copying.
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <concepts>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace codec {

class TextBuffer {
 public:
  TextBuffer() = default;
  TextBuffer(const TextBuffer&) = delete;
  TextBuffer& operator=(const TextBuffer&) = delete;

  void put(char c) {
    need(1);
    *at_++ = c;
  }
  void put(std::string_view piece) {
    need(piece.size());
    copy(piece);
  }
  template <std::size_t size>
  void put(const std::array<char, size>& piece) {
    need(size);
    std::memcpy(at_, piece.data(), size);
    at_ += size;
  }
  void put_quoted(std::string_view piece) {  // where there is nothing to escape
    need(piece.size() + 2);
    *at_++ = '"';
    copy(piece);
    *at_++ = '"';
  }
  template <std::integral Number>
  void put_number(Number number) {
    need(24);
    at_ = std::to_chars(at_, end_, number).ptr;
  }

  std::size_t size() const { return static_cast<std::size_t>(at_ - start()); }
  char& operator[](std::size_t i) {
    assert(i < size());
    return start()[i];
  }
  std::string_view view() const { return {start(), size()}; }
  void clear();
  void shrink(std::size_t to) {  // Requires that there is as much.
    assert(to <= size());
    at_ = start() + to;
  }
  void cut(std::size_t from, std::size_t to) {  // takes out [from, to)
    assert(from <= to && to <= size());
    if (from == to) return;
    std::memmove(start() + from, start() + to, size() - to);
    at_ -= to - from;
  }

 private:
  char* start() const { return room_.get(); }
  void need(std::size_t count) {
    if (static_cast<std::size_t>(end_ - at_) < count) grow(count);
  }
  void copy(std::string_view piece) {
    if (piece.empty()) return;
    std::memcpy(at_, piece.data(), piece.size());
    at_ += piece.size();
  }
  void grow(std::size_t count);

  std::unique_ptr<char[]> room_;
  char *at_ = nullptr, *end_ = nullptr;
};

}  // namespace codec
