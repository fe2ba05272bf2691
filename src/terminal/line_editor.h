// A line while it is being typed: backspace, Ctrl-U, Ctrl-W, Ctrl-A, Ctrl-E, arrows, and the lines
// entered before. Knows no terminal; bytes come in, text and cursor come out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

class LineEditor {
 public:
  enum class Heard { more, line, end };  // end: Ctrl-D on an empty line

  Heard feed(char byte);

  const std::string& text() const { return text_; }
  std::size_t cursor() const;  // in characters
  std::string take();          // the entered line, which goes into the history
  void forget();               // history and all: somebody else sits down

 private:
  void key(char final);
  void recall(bool earlier);
  void erase_back(std::size_t to);
  std::size_t before(std::size_t at) const;
  std::size_t after(std::size_t at) const;

  std::string text_;
  std::size_t at_ = 0;  // in bytes
  std::string escape_;  // of an unfinished key
  std::vector<std::string> history_;
  std::size_t recalled_ = 0;  // history_.size(): none
  std::string draft_;         // what was typed before recalling
};

// What a person typed, made fit to be shown again: control bytes and broken UTF-8 become '?'.
std::string cleaned(std::string_view typed);

}  // namespace terminal
