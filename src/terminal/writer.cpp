#include "terminal/writer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace terminal {
namespace {

constexpr std::size_t widest_text = 100;  // longer lines are hard to read
constexpr int lines_that_hide = 40;

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::right: return "1;30;42";
    case Ink::elsewhere: return "1;30;43";
    case Ink::absent: return "97;100";
    case Ink::strong: return "1";
    case Ink::faint: return "2";
    case Ink::warning: return "1;31";
  }
  return "0";
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The part of `text` from one character to another.
std::string_view characters(std::string_view text, std::size_t from, std::size_t to) {
  std::size_t seen = 0, first = text.size(), last = text.size();
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (continues(text[i])) continue;
    if (seen == from) first = i;
    if (seen == to) {
      last = i;
      break;
    }
    ++seen;
  }
  return text.substr(first, last - std::min(first, last));
}

}  // namespace

std::size_t columns(std::string_view text) {
  std::size_t count = 0;
  bool painting = false;  // inside an escape sequence, which takes no room
  for (const char c : text) {
    if (c == '\033') painting = true;
    if (!painting && !continues(c)) ++count;
    if (painting && c == 'm') painting = false;
  }
  return count;
}

std::string Writer::paint(Ink ink, std::string_view text) const {
  if (!look_.colour) return std::string{text};
  return fmt::format("\033[{}m{}\033[0m", code_of(ink), text);
}

void Writer::put(std::string_view bytes) {
  if (failed_) return;
  failed_ = !sink_(look_.utf8 ? std::string{bytes} : in_ascii(bytes));
}

void Writer::lift_prompt() {
  if (!prompt_stands_) return;
  put(look_.live ? "\r\033[K" : "\n");
  prompt_stands_ = false;
}

void Writer::line(std::string_view text) {
  lift_prompt();
  put(fmt::format("{}\n", text));
}

void Writer::paragraph(std::string_view text) { wrapped("", text); }
void Writer::item(std::string_view head, std::string_view text) { wrapped(head, text); }

void Writer::wrapped(std::string_view head, std::string_view text) {
  // A screen reader pauses at every line's end: plain text is not broken.
  const std::size_t width = look_.plain ? 100'000 : std::min(look_.width, widest_text);
  std::string out{head};
  std::size_t column = columns(head);
  bool fresh = true;  // nothing of the text on this line yet
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (!fresh && column + 1 + columns(word) > width) {
      line(out);
      out.assign(columns(head), ' ');
      column = out.size();
      fresh = true;
    }
    if (!fresh) out += ' ', ++column;
    out += word;
    column += columns(word);
    fresh = false;
  }
  line(out);
}

void Writer::prompt(std::string_view prompt, std::string_view typed, std::size_t cursor) {
  if (!look_.live) {
    if (prompt_stands_) return;
    put(prompt);
    prompt_stands_ = true;
    return;
  }
  // One line, whatever is typed: the part around the cursor is shown.
  const std::size_t room =
      look_.width > columns(prompt) + 2 ? look_.width - columns(prompt) - 1 : 1;
  const std::size_t from = cursor >= room ? cursor - room + 1 : 0;
  const auto visible = characters(typed, from, from + room);
  const std::size_t at = columns(prompt) + cursor - from;
  std::string now = fmt::format("\r\033[K{}{}\r", prompt, visible);
  if (at > 0) now += fmt::format("\033[{}C", at);
  if (prompt_stands_ && now == shown_prompt_) return;
  put(now);
  shown_prompt_ = std::move(now);
  prompt_stands_ = true;
}

void Writer::end_prompt() {
  if (prompt_stands_ && look_.live) put("\n");
  prompt_stands_ = false;
}

void Writer::end_prompt(std::string_view typed) {
  if (prompt_stands_) put(fmt::format("{}\n", typed));
  prompt_stands_ = false;
}

void Writer::hide() {
  lift_prompt();
  if (look_.live) return put("\033[H\033[2J\033[3J");
  put(std::string(lines_that_hide, '\n'));
}

void Writer::bell() {
  if (look_.live) put("\a");
}

Writer::Sink sink_to(int file) {
  return [file](std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t written = ::write(file, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  };
}

}  // namespace terminal
