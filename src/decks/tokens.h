// Running text cut into words, with what stands in a word's way of being counted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace decks {

// The book itself: without Project Gutenberg's header and licence, where the text has them.
std::string_view book_alone(std::string_view text);

class Tokens {
 public:
  explicit Tokens(std::string_view utf8) : rest_{utf8} {}

  // The next word as it is written, none at the end. Letters joined by hyphens or apostrophes are
  // one word, over the end of a line too; whatever is not a to z, such as é, is '?' in it.
  std::optional<std::string> next();

 private:
  std::string_view rest_;
};

}  // namespace decks
