// Plays every transcript beside the rules. Chance may name cards by their keys.
#include "cast/cards.h"
#include "catalogue/catalogue.h"
#include "core/enum_name.h"
#include "games/impossible/librarian.h"
#include "testing/impossible_tables.h"
#include "testing/transcript/folder.h"

namespace {

const std::string folder = LIEBRARY_SOURCE_DIR "/src/games/impossible/transcripts";

using Number = std::optional<std::size_t>;

// Librarians are counted among those that this table deals from: fewer for one player (I-07).
Number librarian_number(std::string_view word, std::size_t among) {
  for (std::uint8_t seats = 1; seats <= 2; ++seats) {
    impossible::Options options;
    options.seats = seats;
    const auto dealt = impossible::dealt_from(battery::impossible_rules(options));
    for (std::size_t i = 0; dealt.size() == among && i < among; ++i) {
      if (core::enum_name(dealt[i]) == word) return i;
    }
  }
  return std::nullopt;
}

Number number_of(std::string_view word, std::size_t among) {
  const auto& cards = cast::standard_cards();
  if (among == cast::characters_in_all) {
    return cast::find_character(cards, word).transform([](auto c) { return index(c); });
  }
  if (among == cast::books_in_all) {
    return cast::find_book(cards, word).transform([](auto b) { return index(b); });
  }
  return librarian_number(word, among);
}

class Transcripts : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Transcripts, Hold) { transcript::expect_to_hold(catalogue::games(), GetParam(), number_of); }

INSTANTIATE_TEST_SUITE_P(Impossible, Transcripts,
                         testing::ValuesIn(transcript::transcripts_in(folder)),
                         transcript::test_name);

}  // namespace
