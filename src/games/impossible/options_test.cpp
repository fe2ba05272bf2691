#include "games/impossible/options.h"

#include <gtest/gtest.h>

#include <array>

#include "cast/cards.h"
#include "core/enum_name.h"
#include "games/impossible/librarian.h"
#include "games/impossible/recommended.h"

namespace impossible {
namespace {

std::string said(auto change) {
  Options options;
  change(options);
  const auto problem = validate(options);
  return problem ? problem->sentence : "";
}
using Values = Setup;  // a name that a test's own SetUp does not hide

Values made(auto change) {
  Options options;
  change(options);
  EXPECT_EQ(validate(options), std::nullopt);
  return setup(options);
}

// proves I-01, I-11
TEST(ImpossibleOptions, SeatOneToFour) {
  for (std::uint8_t n = 1; n <= 4; ++n) {
    EXPECT_EQ(said([&](Options& o) { o.seats = n; }), "");
    EXPECT_EQ(said([&](Options& o) { o.seats = o.first = n; }), "");
  }
  EXPECT_EQ(said([](Options& o) { o.seats = 0; }),
            "The number of players is 1 to 4; 0 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.seats = 5; }),
            "The number of players is 1 to 4; 5 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.seats = 3, o.first = 4; }),
            "Player 4 cannot begin among 3; give 1 to 3, or 0 for the lot.");
}

// proves I-04, I-05, I-06, I-10
TEST(ImpossibleOptions, OfTheDraftAreTheRulebooks) {
  for (std::uint8_t n = 1; n <= 4; ++n) {
    const std::uint8_t plus_card = n <= 2 ? 2 : 3,
                       lost = std::array<std::uint8_t, 4>{3, 5, 6, 6}[n - 1U];
    EXPECT_EQ(made([&](Options& o) { o.seats = n; }), (Values{9, 11, plus_card, 7, 1, 3, lost}));
    EXPECT_EQ(made([&](Options& o) { o.seats = n, o.preset = Preset::as_printed; }),
              (Values{9, 11, plus_card, 7, 1, 3, 0}))
        << "without a price of a reshuffle";
  }
  EXPECT_EQ(made([](Options&) {}).to_fill(), 10);
}

// proves I-37
TEST(ImpossibleOptions, ComeInNamedSetUps) {
  EXPECT_EQ(made([](Options& o) { o.preset = Preset::draft; }), (Values{9, 11, 2, 7, 1, 3, 3}));
  for (std::size_t i = 1; i < core::enum_size<Preset>; ++i) {
    const auto preset = static_cast<Preset>(i);
    const bool is_short = title(preset).starts_with("Short, ");
    for (std::uint8_t n = 1; n <= 4; ++n) {
      const auto values = made([&](Options& o) { o.preset = preset, o.seats = n; });
      EXPECT_EQ(values, recommended(preset, n).values);
      EXPECT_EQ(values.to_fill(), is_short ? 6 : 10) << title(preset);
    }
  }
}

// proves I-37, I-05
TEST(ImpossibleOptions, OverruleTheNamedSetUp) {
  EXPECT_EQ(made([](Options& o) {
              o.preset = Preset::long_grim, o.mold = 4, o.bookend = 9, o.plus_card = 5;
              o.plus_threshold = 8, o.cube = 2, o.threshold = 6, o.reshuffle_mold = 4;
            }),
            (Values{4, 9, 5, 8, 2, 6, 4}));
  EXPECT_EQ(made([](Options& o) { o.plus_card = 0, o.plus_threshold = 0; }),
            (Values{9, 11, 0, 0, 1, 3, 3}));
  EXPECT_EQ(made([](Options& o) { o.bookend = 7; }), (Values{9, 7, 2, 0, 1, 3, 3}))
      << "the token in slot 7 has no room left of it";
  EXPECT_EQ(made([](Options& o) { o.bookend = 2; }), (Values{9, 2, 0, 0, 1, 3, 3}));
  EXPECT_EQ(made([](Options& o) { o.bookend = 8; }), (Values{9, 8, 2, 7, 1, 3, 3}));
}

// proves I-05, I-06, I-10
TEST(ImpossibleOptions, HaveLimitsAndSayThem) {
  EXPECT_EQ(said([](Options& o) { o.mold = 1, o.bookend = 2, o.cube = 1, o.threshold = 2; }), "");
  EXPECT_EQ(said([](Options& o) { o.mold = 12, o.bookend = 12, o.cube = 4, o.threshold = 6; }), "");
  EXPECT_EQ(said([](Options& o) { o.mold = 0; }),
            "Mold in the Containment is 1 to 12; 0 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.mold = 13; }),
            "Mold in the Containment is 1 to 12; 13 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.bookend = 1; }),
            "The Bookend's slot is 2 to 12; 1 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.bookend = 13; }),
            "The Bookend's slot is 2 to 12; 13 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.cube = 0; }), "The cube's place is 1 to 4; 0 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.cube = 5; }), "The cube's place is 1 to 4; 5 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.threshold = 1; }),
            "The threshold is 2 to 6; 1 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.threshold = 7; }),
            "The threshold is 2 to 6; 7 is not possible.");
}

// proves I-42
TEST(ImpossibleOptions, SayWhatAReshuffleCosts) {
  for (std::uint8_t lost = 0; lost <= 9; ++lost) {
    EXPECT_EQ(made([&](Options& o) { o.reshuffle_mold = lost; }).reshuffle_mold, lost);
  }
  EXPECT_EQ(said([](Options& o) { o.reshuffle_mold = 10; }),
            "Mold lost in a reshuffle is 0 to 9; 10 is not possible.");
}

// proves I-05
TEST(ImpossibleOptions, GiveEachTokenASlotOfItsOwnLeftOfTheBookend) {
  EXPECT_EQ(said([](Options& o) { o.plus_card = 10, o.plus_threshold = 1; }), "");
  EXPECT_EQ(said([](Options& o) { o.plus_card = 11; }),
            "+Card stands in a slot left of the Bookend, which is in slot 11: give 1 to 10, or 0 "
            "to leave it out.");
  EXPECT_EQ(said([](Options& o) { o.bookend = 5, o.plus_threshold = 5; }),
            "+Card & Threshold stands in a slot left of the Bookend, which is in slot 5: give 1 to "
            "4, or 0 to leave it out.");
  EXPECT_EQ(said([](Options& o) { o.plus_card = 7; }),
            "Slot 7 cannot hold both tokens; move one, or give 0 to leave it out.");
  EXPECT_EQ(said([](Options& o) { o.plus_card = 7, o.plus_threshold = 0; }), "");
}

// proves I-37, I-26
TEST(ImpossibleOptions, SetTheClocks) {
  using namespace std::chrono_literals;
  EXPECT_EQ(said([](Options& o) { o.reaction_seconds = 5; }), "");
  EXPECT_EQ(said([](Options& o) { o.reaction_seconds = 120; }), "");
  EXPECT_EQ(said([](Options& o) { o.reaction_seconds = 4; }),
            "The time for an answer, in seconds, is 5 to 120; 4 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.reaction_seconds = 121; }),
            "The time for an answer, in seconds, is 5 to 120; 121 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.phase_seconds = 10; }), "");
  EXPECT_EQ(said([](Options& o) { o.phase_seconds = 3600; }), "");
  EXPECT_EQ(said([](Options& o) { o.phase_seconds = 9; }),
            "The time for a phase, in seconds, is 10 to 3600; 9 is not possible.");
  EXPECT_EQ(said([](Options& o) { o.phase_seconds = 3601; }),
            "The time for a phase, in seconds, is 10 to 3600; 3601 is not possible.");
  Options options;
  EXPECT_EQ((Rules{options, cast::standard_cards()}.reaction()), 20s);
  options.reaction_seconds = 7;
  EXPECT_EQ((Rules{options, cast::standard_cards()}.reaction()), 7s);
  EXPECT_EQ((Rules{options, cast::standard_cards()}.arranging()), 30s);
}

// proves I-07, I-32, I-43
TEST(ImpossibleOptions, SayWhichLibrariansAreDealt) {
  Options options;
  const Rules alone{options, cast::standard_cards()};
  EXPECT_EQ(dealt_from(alone).size(), 7U);
  EXPECT_FALSE(dealt_from(alone).contains(Librarian::octavius));
  EXPECT_FALSE(dealt_from(alone).contains(Librarian::cordelia));
  EXPECT_FALSE(dealt_from(alone).contains(Librarian::tobias));
  options.seats = 2;
  EXPECT_EQ(dealt_from(Rules{options, cast::standard_cards()}).size(), 10U);
  for (std::size_t i = 0; i < 10; ++i) {
    const auto librarian = static_cast<Librarian>(i);
    EXPECT_EQ(plays_alone(librarian), cast::standard_cards().of(librarian).solitaire) << i;
  }
}

}  // namespace
}  // namespace impossible
