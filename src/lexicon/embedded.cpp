// The built-in lexicons. Their text is ours, so trouble in it is a bug, and the tests find it.
#include <cassert>

#include "lexicon/lexicon.h"
#include "lexicon/lexicon_text.h"

extern "C" {
extern const char liebrary_lexicon5_begin[], liebrary_lexicon5_end[];
extern const char liebrary_lexicon4_begin[], liebrary_lexicon4_end[];
extern const char liebrary_unsuitable_begin[], liebrary_unsuitable_end[];
extern const char liebrary_poor_secrets_begin[], liebrary_poor_secrets_end[];
extern const char liebrary_proper_nouns_begin[], liebrary_proper_nouns_end[];
extern const char liebrary_foreign_words_begin[], liebrary_foreign_words_end[];
}

namespace lexicon {
namespace {

Lexicon built_in(std::string_view words, std::size_t length, std::string hash) {
  auto lexicon =
      parse_lexicon({.words = words,
                     .unsuitable = {liebrary_unsuitable_begin, liebrary_unsuitable_end},
                     .poor_secrets = {liebrary_poor_secrets_begin, liebrary_poor_secrets_end},
                     .proper_nouns = {liebrary_proper_nouns_begin, liebrary_proper_nouns_end},
                     .foreign = {liebrary_foreign_words_begin, liebrary_foreign_words_end}},
                    length, std::move(hash));
  assert(lexicon.has_value());
  return std::move(*lexicon);
}

}  // namespace

const Lexicon& five_letters() {
  static const Lexicon lexicon =
      built_in({liebrary_lexicon5_begin, liebrary_lexicon5_end}, 5, LEXICON5_HASH);
  return lexicon;
}

const Lexicon& four_letters() {
  static const Lexicon lexicon =
      built_in({liebrary_lexicon4_begin, liebrary_lexicon4_end}, 4, LEXICON4_HASH);
  return lexicon;
}

}  // namespace lexicon
