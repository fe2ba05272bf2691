// Where a request ends and whom it is for: what a proxy in front of us might read otherwise than we
// do is refused, or the end of one request could be the beginning of somebody else's.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace server::net {

// Looks at the bytes of a request's header as they come, in pieces of any length, for a line that
// goes on in the next one (obs-fold). The parser joins such lines, so this has to be seen before.
class FoldWatch {
 public:
  void look(std::string_view bytes);
  bool has_fold() const { return has_fold_; }

 private:
  enum class At : std::uint8_t { first_line, line, line_begin, empty_line, behind };
  At at_ = At::first_line;
  bool has_fold_ = false;
};

struct Framing {
  unsigned version = 11;  // of HTTP: 10 or 11
  // Each Host, Transfer-Encoding and Content-Length.
  std::vector<std::string_view> hosts{}, codings{}, lengths{};
};

// What is wrong with it, as a sentence.
std::optional<std::string_view> framing_refusal(const Framing&);

// A name, an IPv4 address or an IPv6 address in brackets, with or without a port.
bool is_host(std::string_view);

}  // namespace server::net
