// A lexicon from the text files of data/, or from a few lines in a test.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/lines.h"
#include "lexicon/lexicon.h"

namespace lexicon {

// Where there is no list of secrets.
inline constexpr std::uint8_t largest_common_size = 40;

// Blank lines and # comments are skipped. `words` has a word, a tab and its size a line, of one
// length; the others have a word a line and may mix lengths. All are sorted, in lower case.
struct LexiconText {
  std::string_view words;
  std::string_view unsuitable;
  std::string_view poor_secrets;
  std::string_view proper_nouns;
  std::string_view foreign{};
  std::optional<std::string_view> secrets{};  // none: the size says which words are common
};

// Takes the words of `length` letters. Every exception and every secret must be in `words`, no word
// in two of these lists; no proper noun and no foreign word may be in `words`.
std::expected<Lexicon, core::Trouble> parse_lexicon(const LexiconText&, std::size_t length,
                                                    std::string hash);

}  // namespace lexicon
