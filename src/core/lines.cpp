#include "core/lines.h"

namespace core {

std::vector<Line> lines(std::string_view text) {
  std::vector<Line> found;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::size_t last = line.find_last_not_of(" \t\r");
    line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    found.push_back({found.size() + 1, line});
  }
  return found;
}

std::vector<Line> data_lines(std::string_view text) {
  std::vector<Line> found = lines(text);
  std::erase_if(found,
                [](const Line& line) { return line.text.empty() || line.text.starts_with('#'); });
  return found;
}

}  // namespace core
