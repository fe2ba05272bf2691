#include "terminal/line_editor.h"

namespace terminal {
namespace {

constexpr std::size_t longest_line = 1000;
constexpr std::size_t longest_history = 100;
constexpr char escape = '\033';

constexpr char control(char letter) { return static_cast<char>(letter & 0x1F); }
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

}  // namespace

std::string cleaned(std::string_view typed) {
  std::string text;
  for (std::size_t i = 0; i < typed.size();) {
    const auto first = static_cast<unsigned char>(typed[i]);
    const std::size_t length = length_of(first);
    bool whole = length > 0 && i + length <= typed.size();
    for (std::size_t k = 1; whole && k < length; ++k) whole = continues(typed[i + k]);
    // C1 controls are two bytes in UTF-8, 0xC2 and 0x80 to 0x9F.
    const bool c1 = whole && first == 0xC2 && static_cast<unsigned char>(typed[i + 1]) < 0xA0;
    if (first == '\t') {
      text += ' ';
    } else if (!whole || first < 0x20 || first == 0x7F || c1) {
      text += '?';
    } else {
      text += typed.substr(i, length);
    }
    i += whole ? length : 1;
  }
  return text;
}

std::size_t LineEditor::before(std::size_t at) const {
  if (at > 0) --at;
  while (at > 0 && continues(text_[at])) --at;
  return at;
}

std::size_t LineEditor::after(std::size_t at) const {
  if (at < text_.size()) ++at;
  while (at < text_.size() && continues(text_[at])) ++at;
  return at;
}

std::size_t LineEditor::cursor() const {
  std::size_t n = 0;
  for (std::size_t i = 0; i < at_; ++i) n += continues(text_[i]) ? 0U : 1U;
  return n;
}

void LineEditor::erase_back(std::size_t to) {
  text_.erase(to, at_ - to);
  at_ = to;
}

void LineEditor::recall(bool earlier) {
  if (earlier ? recalled_ == 0 : recalled_ == history_.size()) return;
  if (recalled_ == history_.size()) draft_ = text_;
  recalled_ += earlier ? std::size_t(-1) : 1;
  text_ = recalled_ == history_.size() ? draft_ : history_[recalled_];
  at_ = text_.size();
}

void LineEditor::key(char final) {
  switch (final) {
    case 'A': return recall(true);
    case 'B': return recall(false);
    case 'C': at_ = after(at_); return;
    case 'D': at_ = before(at_); return;
    case 'H': at_ = 0; return;
    case 'F': at_ = text_.size(); return;
    case '~':
      if (escape_ == "\033[3" && at_ < text_.size()) text_.erase(at_, after(at_) - at_);
      return;
    default: return;
  }
}

LineEditor::Heard LineEditor::feed(char byte) {
  if (!escape_.empty()) {
    const bool opens = escape_.size() == 1 && (byte == '[' || byte == 'O');
    const bool ends = escape_.size() > 1 && byte >= '@' && byte <= '~';
    if (ends) key(byte);
    if (opens || (escape_.size() > 1 && !ends && escape_.size() < 16)) {
      escape_ += byte;
    } else {
      escape_.clear();
    }
    return Heard::more;
  }
  switch (byte) {
    case '\r':
    case '\n': return Heard::line;
    case escape: escape_ = byte; return Heard::more;
    case control('D'):
      if (text_.empty()) return Heard::end;
      if (at_ < text_.size()) text_.erase(at_, after(at_) - at_);
      return Heard::more;
    case control('A'): at_ = 0; return Heard::more;
    case control('E'): at_ = text_.size(); return Heard::more;
    case control('B'): at_ = before(at_); return Heard::more;
    case control('F'): at_ = after(at_); return Heard::more;
    case control('P'): recall(true); return Heard::more;
    case control('N'): recall(false); return Heard::more;
    case control('K'): text_.erase(at_); return Heard::more;
    case control('U'): erase_back(0); return Heard::more;
    case control('W'): {
      std::size_t to = at_;
      while (to > 0 && text_[to - 1] == ' ') --to;
      while (to > 0 && text_[to - 1] != ' ') --to;
      erase_back(to);
      return Heard::more;
    }
    case '\b':
    case 0x7F: erase_back(before(at_)); return Heard::more;
    default: break;
  }
  if (static_cast<unsigned char>(byte) < 0x20 || text_.size() >= longest_line) return Heard::more;
  text_.insert(at_++, 1, byte);
  return Heard::more;
}

std::string LineEditor::take() {
  std::string line = std::move(text_);
  text_.clear();
  at_ = 0;
  if (!line.empty() && (history_.empty() || history_.back() != line)) history_.push_back(line);
  if (history_.size() > longest_history) history_.erase(history_.begin());
  recalled_ = history_.size();
  return line;
}

void LineEditor::forget() { *this = LineEditor{}; }

}  // namespace terminal
