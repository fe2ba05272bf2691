#include "client/url.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace client {
namespace {

std::unexpected<Failure> bad(std::string sentence) {
  return std::unexpected{Failure{Trouble::bad_url, std::move(sentence)}};
}

std::optional<std::uint16_t> read_port(std::string_view digits) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc{} || end != digits.data() + digits.size() || port == 0)
    return std::nullopt;
  return port;
}

std::string lower(std::string_view text) {
  std::string result{text};
  std::transform(result.begin(), result.end(), result.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return result;
}

}  // namespace

std::expected<Url, Failure> Url::parse(std::string_view text) {
  const auto odd = [&](std::string_view what) {
    return bad(
        fmt::format("'{}' is not the address of a server: {} Write it like "
                    "http://192.168.1.5:8080/.",
                    text, what));
  };
  const bool is_clean =
      std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c != 0x7f; });
  if (!is_clean) return odd("it has spaces or strange characters in it.");
  std::string_view rest = text;
  if (const std::size_t mark = rest.find("://"); mark != std::string_view::npos) {
    const std::string scheme = lower(rest.substr(0, mark));
    if (scheme == "https" || scheme == "wss") {
      return bad(
          fmt::format("'{}' asks for an encrypted connection, which this program does not "
                      "speak. Open it in a browser, or use an http:// address of the server.",
                      text));
    }
    if (scheme != "http" && scheme != "ws") return odd("it does not begin with http://.");
    rest.remove_prefix(mark + 3);
  }
  const std::size_t end = std::min(rest.find_first_of("/?#"), rest.size());
  std::string_view where = rest.substr(0, end), target = rest.substr(end);
  target = target.substr(0, target.find('#'));

  Url url;
  if (where.find('@') != std::string_view::npos) return odd("it has a user's name in it.");
  std::string_view port;
  if (where.starts_with('[')) {
    const std::size_t bracket = where.find(']');
    if (bracket == std::string_view::npos) return odd("a bracket is missing.");
    url.host = where.substr(1, bracket - 1);
    port = where.substr(bracket + 1);
  } else {
    const std::size_t colon = std::min(where.find(':'), where.size());
    url.host = where.substr(0, colon);
    port = where.substr(colon);
  }
  if (url.host.empty()) return odd("the name of the machine is missing.");
  if (!port.empty()) {
    const auto number = port.starts_with(':') ? read_port(port.substr(1)) : std::nullopt;
    if (!number) return odd("its port is not a number from 1 to 65535.");
    url.port = *number;
  }
  if (!target.empty()) url.target = (target.starts_with('/') ? "" : "/") + std::string{target};
  return url;
}

Url Url::below(std::string_view path) const {
  Url result = *this;
  result.target = target.substr(0, target.find('?'));
  if (!result.target.ends_with('/')) result.target += '/';
  if (path.starts_with('/')) path.remove_prefix(1);
  result.target += path;
  return result;
}

std::string Url::authority() const {
  const bool is_v6 = host.find(':') != std::string::npos;
  const std::string name = is_v6 ? "[" + host + "]" : host;
  return port == 80 ? name : fmt::format("{}:{}", name, port);
}

std::string Url::text() const { return "http://" + authority() + target; }

}  // namespace client
