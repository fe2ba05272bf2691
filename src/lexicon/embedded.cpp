// The built-in lexicons. Their text is ours, so trouble in it is a bug, and the tests find it.
#include <cassert>

#include "lexicon/lexicon.h"
#include "lexicon/lexicon_text.h"

extern "C" {
extern const char liebrary_lexicon5_begin[], liebrary_lexicon5_end[];
extern const char liebrary_lexicon4_begin[], liebrary_lexicon4_end[];
extern const char liebrary_secrets5_begin[], liebrary_secrets5_end[];
extern const char liebrary_secrets4_begin[], liebrary_secrets4_end[];
extern const char liebrary_unsuitable_begin[], liebrary_unsuitable_end[];
extern const char liebrary_poor_secrets_begin[], liebrary_poor_secrets_end[];
extern const char liebrary_proper_nouns_begin[], liebrary_proper_nouns_end[];
extern const char liebrary_foreign_words_begin[], liebrary_foreign_words_end[];
extern const char liebrary_lexicon5_1_begin[], liebrary_lexicon5_1_end[];
extern const char liebrary_lexicon4_1_begin[], liebrary_lexicon4_1_end[];
extern const char liebrary_unsuitable_1_begin[], liebrary_unsuitable_1_end[];
extern const char liebrary_poor_secrets_1_begin[], liebrary_poor_secrets_1_end[];
extern const char liebrary_proper_nouns_1_begin[], liebrary_proper_nouns_1_end[];
}

namespace lexicon {
namespace {

Lexicon parsed(const LexiconText& text, std::size_t length, std::string hash) {
  auto lexicon = parse_lexicon(text, length, std::move(hash));
  assert(lexicon.has_value());
  return std::move(*lexicon);
}

Lexicon built_in(std::string_view words, std::string_view secrets, std::size_t length,
                 std::string hash) {
  return parsed({.words = words,
                 .unsuitable = {liebrary_unsuitable_begin, liebrary_unsuitable_end},
                 .poor_secrets = {liebrary_poor_secrets_begin, liebrary_poor_secrets_end},
                 .proper_nouns = {liebrary_proper_nouns_begin, liebrary_proper_nouns_end},
                 .foreign = {liebrary_foreign_words_begin, liebrary_foreign_words_end},
                 .secrets = secrets},
                length, std::move(hash));
}

// As of data/earlier/1: common was what had a small size.
Lexicon first(std::string_view words, std::size_t length, std::string hash) {
  return parsed({.words = words,
                 .unsuitable = {liebrary_unsuitable_1_begin, liebrary_unsuitable_1_end},
                 .poor_secrets = {liebrary_poor_secrets_1_begin, liebrary_poor_secrets_1_end},
                 .proper_nouns = {liebrary_proper_nouns_1_begin, liebrary_proper_nouns_1_end}},
                length, std::move(hash));
}

}  // namespace

const Lexicon& five_letters() {
  static const Lexicon lexicon =
      built_in({liebrary_lexicon5_begin, liebrary_lexicon5_end},
               {liebrary_secrets5_begin, liebrary_secrets5_end}, 5, LEXICON5_HASH);
  return lexicon;
}

const Lexicon& four_letters() {
  static const Lexicon lexicon =
      built_in({liebrary_lexicon4_begin, liebrary_lexicon4_end},
               {liebrary_secrets4_begin, liebrary_secrets4_end}, 4, LEXICON4_HASH);
  return lexicon;
}

const Lexicon& first_five_letters() {
  static const Lexicon lexicon =
      first({liebrary_lexicon5_1_begin, liebrary_lexicon5_1_end}, 5, LEXICON5_1_HASH);
  return lexicon;
}

const Lexicon& first_four_letters() {
  static const Lexicon lexicon =
      first({liebrary_lexicon4_1_begin, liebrary_lexicon4_1_end}, 4, LEXICON4_1_HASH);
  return lexicon;
}

const Lexicon* find_five_letters(std::string_view hash) {
  if (hash == LEXICON5_HASH) return &five_letters();
  return hash == LEXICON5_1_HASH ? &first_five_letters() : nullptr;
}

const Lexicon* find_four_letters(std::string_view hash) {
  if (hash == LEXICON4_HASH) return &four_letters();
  return hash == LEXICON4_1_HASH ? &first_four_letters() : nullptr;
}

}  // namespace lexicon
