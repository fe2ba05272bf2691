#include "server/net/framing.h"

#include <algorithm>
#include <string>

namespace server::net {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_port(std::string_view text) {
  if (text.empty() || text.size() > 5 || !std::ranges::all_of(text, is_digit)) return false;
  return std::stoul(std::string{text}) <= 65'535;
}

bool is_chunked(std::string_view coding) {
  const auto lower = [](char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); };
  return std::ranges::equal(coding, std::string_view{"chunked"}, {}, lower);
}

}  // namespace

void FoldWatch::look(std::string_view bytes) {
  for (const char c : bytes) {
    switch (at_) {
      case At::first_line:
      case At::line:
        if (c == '\n') at_ = At::line_begin;
        break;
      case At::line_begin:
        has_fold_ = has_fold_ || c == ' ' || c == '\t';
        at_ = c == '\r' ? At::empty_line : c == '\n' ? At::behind : At::line;
        break;
      case At::empty_line: at_ = c == '\n' ? At::behind : At::line; break;
      case At::behind: return;
    }
  }
}

bool is_host(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos || end < 3) return false;
    const auto inside = text.substr(1, end - 1), behind = text.substr(end + 1);
    return std::ranges::all_of(inside, [](char c) { return is_hex(c) || c == ':' || c == '.'; }) &&
           (behind.empty() || (behind.front() == ':' && is_port(behind.substr(1))));
  }
  const std::size_t colon = text.find(':');
  const auto name = text.substr(0, colon);
  if (name.empty() || name.size() > 255) return false;
  if (colon != std::string_view::npos && !is_port(text.substr(colon + 1))) return false;
  return std::ranges::all_of(
      name, [](char c) { return is_letter(c) || is_digit(c) || c == '.' || c == '-' || c == '_'; });
}

std::optional<std::string_view> framing_refusal(const Framing& framing) {
  const bool is_old = framing.version == 10;
  if ((framing.version != 11 && !is_old) || framing.hosts.size() > 1 ||
      (framing.hosts.empty() && !is_old)) {
    return "A request of HTTP/1.1 names its host, once.";
  }
  if (!framing.hosts.empty() && !is_host(framing.hosts.front())) {
    return "The host of this request is no name or address; send it as the address bar has it.";
  }
  if (framing.lengths.size() > 1 || (!framing.lengths.empty() && !framing.codings.empty())) {
    return "A request says once how long it is: by one Content-Length, or by being chunked.";
  }
  if (framing.codings.empty()) return std::nullopt;
  if (is_old || framing.codings.size() > 1 || !is_chunked(framing.codings.front())) {
    return "The only Transfer-Encoding that this server reads is chunked, in HTTP/1.1.";
  }
  return std::nullopt;
}

}  // namespace server::net
