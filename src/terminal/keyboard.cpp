#include "terminal/keyboard.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "terminal/line_editor.h"
#include "terminal/raw_mode.h"
#include "terminal/signals.h"

namespace terminal {
namespace {

constexpr std::size_t longest_line = 64 * 1024;

enum class Ready { nothing, input, signal };

// poll(2) passes over a file that is -1.
Ready wait_for(const Signals& signals, core::Millis patience, int other) {
  std::array<pollfd, 3> files{
      {{STDIN_FILENO, POLLIN, 0}, {signals.file(), POLLIN, 0}, {other, POLLIN, 0}}};
  const auto most = std::clamp<core::Millis::rep>(patience.count(), 0, 60'000);
  const int ready = ::poll(files.data(), files.size(), static_cast<int>(most));
  if (ready > 0 && files[1].revents != 0) return Ready::signal;
  if (ready > 0 && files[0].revents != 0) return Ready::input;
  return Ready::nothing;
}

// Bytes of standard input; none at its end. A read that fails is an end, too.
std::string some_bytes() {
  std::array<char, 4096> bytes;
  ssize_t count = 0;
  do {
    count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  } while (count < 0 && errno == EINTR);
  return {bytes.data(), count > 0 ? static_cast<std::size_t>(count) : 0};
}

// Whole lines, edited by nobody or by the terminal itself.
class Lines final : public Keyboard {
 public:
  explicit Lines(Writer& writer) : writer_{writer}, echoes_{::isatty(STDIN_FILENO) == 1} {}

  Heard listen(std::string_view prompt, core::Millis patience) override {
    writer_.prompt(prompt, "", 0);
    if (auto line = next_line()) return std::move(*line);
    if (ended_) return EndOfInput{};
    switch (wait_for(signals_, patience, other_)) {
      case Ready::nothing: return Tick{};
      case Ready::signal: return after_signal();
      case Ready::input: break;
    }
    const std::string more = some_bytes();
    ended_ = more.empty();
    left_ += more;
    if (auto line = next_line()) return std::move(*line);
    if (ended_) return EndOfInput{};
    return Tick{};
  }

  void wake_on(int file) override { other_ = file; }
  void forget() override {}

 private:
  std::optional<Line> next_line() {
    auto end = left_.find('\n');
    const std::size_t newline = end == std::string::npos ? 0 : 1;
    if (newline == 0) {
      if (left_.empty() || (!ended_ && left_.size() < longest_line)) return std::nullopt;
      end = std::min(left_.size(), longest_line);
    }
    std::string_view text = std::string_view{left_}.substr(0, end);
    if (text.ends_with('\r')) text.remove_suffix(1);
    Line line{cleaned(text)};
    left_.erase(0, end + newline);
    if (echoes_) {
      writer_.end_prompt();
    } else {
      writer_.end_prompt(line.text);  // so that what is written reads like a session
    }
    return line;
  }

  Heard after_signal() {
    while (const auto number = signals_.take()) {
      if (*number != SIGWINCH) return Interrupted{*number};
    }
    return Tick{};
  }

  Writer& writer_;
  Signals signals_{false};
  bool echoes_;  // the terminal shows what is typed
  bool ended_ = false;
  int other_ = -1;
  std::string left_;
};

class Keys final : public Keyboard {
 public:
  explicit Keys(Writer& writer) : writer_{writer} {}

  Heard listen(std::string_view prompt, core::Millis patience) override {
    if (auto heard = taken(prompt)) return std::move(*heard);
    writer_.prompt(prompt, editor_.text(), editor_.cursor());
    switch (wait_for(signals_, patience, other_)) {
      case Ready::nothing: return Tick{};
      case Ready::signal: return after_signal();
      case Ready::input: break;
    }
    const std::string more = some_bytes();
    if (more.empty()) return EndOfInput{};
    left_ += more;
    if (auto heard = taken(prompt)) return std::move(*heard);
    return Tick{};
  }

  void wake_on(int file) override { other_ = file; }
  void forget() override {
    editor_.forget();
    left_.clear();
  }

 private:
  // Feeds what has come in until a line is complete.
  std::optional<Heard> taken(std::string_view prompt) {
    while (!left_.empty()) {
      const auto heard = editor_.feed(left_.front());
      left_.erase(0, 1);
      if (heard == LineEditor::Heard::more) continue;
      writer_.prompt(prompt, editor_.text(), editor_.cursor());
      writer_.end_prompt();
      if (heard == LineEditor::Heard::end) return EndOfInput{};
      return Line{cleaned(editor_.take())};
    }
    return std::nullopt;
  }

  Heard after_signal() {
    while (const auto number = signals_.take()) {
      if (*number == SIGWINCH) {
        writer_.set_width(width_here());
      } else if (*number == SIGTSTP) {
        mode_.leave();
        ::raise(SIGSTOP);
        mode_.enter();
      } else {
        return Interrupted{*number};
      }
    }
    return Tick{};
  }

  Writer& writer_;
  Signals signals_{true};
  RawMode mode_{STDIN_FILENO};
  LineEditor editor_;
  int other_ = -1;
  std::string left_;
};

}  // namespace

std::unique_ptr<Keyboard> keyboard_here(Writer& writer) {
  if (writer.look().live) return std::make_unique<Keys>(writer);
  return std::make_unique<Lines>(writer);
}

}  // namespace terminal
