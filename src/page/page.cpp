#include "page/page.h"

#include <array>
#include <cassert>
#include <charconv>

extern "C" {
extern const char liebrary_page_begin[], liebrary_page_end[];
}

namespace page {
namespace {

// Takes what stands before `end` away from `text`, and `end` with it.
std::optional<std::string_view> take_until(std::string_view& text, char end) {
  const auto at = text.find(end);
  if (at == std::string_view::npos) return std::nullopt;
  const auto taken = text.substr(0, at);
  text.remove_prefix(at + 1);
  return taken;
}

std::optional<std::size_t> number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

struct Line {
  std::string_view path, type;
  std::array<std::size_t, 3> sizes{};
};

std::optional<Line> read_line(std::string_view text) {
  Line line;
  const auto path = take_until(text, '\t');
  const auto type = take_until(text, '\t');
  if (!path || path->empty() || !type) return std::nullopt;
  line.path = *path;
  line.type = *type;
  for (std::size_t i = 0; i < line.sizes.size(); ++i) {
    const auto size =
        i + 1 == line.sizes.size() ? number(text) : number(take_until(text, '\t').value_or(""));
    if (!size) return std::nullopt;
    line.sizes.at(i) = *size;
  }
  return line;
}

std::optional<std::string_view> take(std::string_view& bytes, std::size_t size) {
  if (size > bytes.size()) return std::nullopt;
  const auto taken = bytes.substr(0, size);
  bytes.remove_prefix(size);
  return taken;
}

}  // namespace

std::optional<std::vector<server::PageFile>> unpack(std::string_view pack) {
  std::vector<Line> lines;
  while (!pack.empty()) {
    const auto text = take_until(pack, '\n');
    if (!text) return std::nullopt;
    if (text->empty()) break;
    const auto line = read_line(*text);
    if (!line) return std::nullopt;
    lines.push_back(*line);
  }
  std::vector<server::PageFile> files;
  for (const auto& line : lines) {
    const auto plain = take(pack, line.sizes[0]);
    const auto gzip = take(pack, line.sizes[1]);
    const auto brotli = take(pack, line.sizes[2]);
    if (!plain || !gzip || !brotli) return std::nullopt;
    files.push_back({line.path, line.type, *plain, *gzip, *brotli});
  }
  if (!pack.empty()) return std::nullopt;
  return files;
}

// The pack is ours, so trouble in it is a bug, and the tests find it.
std::span<const server::PageFile> built() {
  static const std::vector<server::PageFile> files = [] {
    auto read = unpack({liebrary_page_begin, liebrary_page_end});
    assert(read.has_value());
    return std::move(read).value_or(std::vector<server::PageFile>{});
  }();
  return files;
}

}  // namespace page
