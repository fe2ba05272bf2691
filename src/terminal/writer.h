// The one way to the screen. It wraps, paints where colour is wanted, and keeps the prompt below
// whatever is written while somebody types. After a write has failed it writes nothing more.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "terminal/look.h"

namespace terminal {

enum class Ink { right, elsewhere, absent, strong, faint, warning };

class Writer {
 public:
  // Takes the bytes, or says that nobody does any more.
  using Sink = std::function<bool(std::string_view)>;

  Writer(Sink sink, Look look) : sink_{std::move(sink)}, look_{look} {}

  const Look& look() const { return look_; }
  void set_width(std::size_t width) { look_.width = width; }

  std::string paint(Ink, std::string_view text) const;

  void line(std::string_view text = {});                    // as it is
  void paragraph(std::string_view text);                    // wrapped at the width
  void item(std::string_view head, std::string_view text);  // wrapped, indented under its head

  // What is typed so far stands behind the prompt, the cursor at a character of it.
  void prompt(std::string_view prompt, std::string_view typed, std::size_t cursor);
  bool prompt_stands() const { return prompt_stands_; }
  void end_prompt();                        // the line was entered
  void end_prompt(std::string_view typed);  // and what was typed is not on the screen yet

  // So that the next person at the keyboard sees nothing of this.
  void hide();
  void bell();

  bool failed() const { return failed_; }

 private:
  void put(std::string_view bytes);
  void lift_prompt();
  void wrapped(std::string_view head, std::string_view text);

  Sink sink_;
  Look look_;
  bool failed_ = false;
  bool prompt_stands_ = false;
  std::string shown_prompt_;
};

Writer::Sink sink_to(int file);

// Characters of UTF-8 text, as a terminal counts them where all are of single width.
std::size_t columns(std::string_view text);

// ASCII that says nearly the same.
std::string in_ascii(std::string_view utf8);

}  // namespace terminal
