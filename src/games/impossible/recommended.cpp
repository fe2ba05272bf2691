#include "games/impossible/recommended.h"

#include <fmt/format.h>

#include <array>

namespace impossible {
namespace {

using Row = std::array<Recommended, most_players>;

// What was found by play: Mold, Bookend, +Card, +Card & Threshold, cube, threshold, the Mold that a
// reshuffle costs, and the chance.
constexpr std::array<Row, core::enum_size<Preset> - 1> found{{
    // short, gentle
    Row{{{{8, 7, 2, 5, 1, 3, 2}, {88.34, 89.75, 91.00}},
         {{7, 7, 2, 5, 1, 3, 3}, {87.71, 89.15, 90.44}},
         {{7, 7, 3, 5, 1, 3, 3}, {90.09, 91.40, 92.55}},
         {{8, 7, 3, 5, 1, 3, 3}, {92.17, 93.35, 94.36}}}},
    // short, even
    Row{{{{12, 7, 2, 5, 2, 3, 2}, {63.84, 65.95, 67.99}},
         {{12, 7, 2, 5, 2, 4, 3}, {67.70, 69.75, 71.72}},
         {{12, 7, 3, 5, 2, 4, 3}, {71.52, 73.50, 75.39}},
         {{12, 7, 3, 5, 2, 4, 3}, {63.03, 65.15, 67.21}}}},
    // short, hard
    Row{{{{11, 7, 2, 5, 2, 3, 2}, {53.06, 55.25, 57.42}},
         {{11, 7, 2, 5, 2, 3, 3}, {54.12, 56.30, 58.46}},
         {{10, 7, 3, 5, 2, 3, 3}, {49.96, 52.15, 54.33}},
         {{10, 7, 3, 5, 2, 3, 3}, {47.51, 49.70, 51.89}}}},
    // short, grim
    Row{{{{8, 7, 2, 5, 2, 3, 2}, {24.42, 26.30, 28.27}},
         {{8, 7, 2, 5, 2, 3, 3}, {25.59, 27.50, 29.50}},
         {{6, 7, 3, 5, 2, 4, 3}, {16.76, 18.40, 20.16}},
         {{7, 7, 3, 5, 2, 3, 3}, {21.01, 22.80, 24.69}}}},
    // short, impossible
    Row{{{{6, 7, 2, 5, 2, 3, 2}, {45.70, 51.33, 56.94}},
         {{5, 7, 2, 5, 2, 3, 3}, {40.12, 45.67, 51.32}},
         {{6, 7, 3, 5, 2, 3, 3}, {47.35, 53.00, 58.57}},
         {{6, 7, 3, 5, 2, 3, 3}, {41.43, 47.00, 52.65}}}},
    // long, gentle
    Row{{{{12, 11, 2, 7, 1, 3, 0}, {76.54, 78.40, 80.15}},
         {{12, 11, 2, 7, 1, 3, 0}, {86.82, 88.30, 89.64}},
         {{12, 11, 3, 7, 1, 3, 0}, {91.26, 92.50, 93.57}},
         {{12, 11, 3, 7, 1, 3, 0}, {89.83, 91.15, 92.32}}}},
    // long, even
    Row{{{{12, 11, 2, 7, 1, 4, 2}, {57.33, 59.50, 61.63}},
         {{12, 11, 2, 7, 1, 3, 3}, {61.52, 63.65, 65.73}},
         {{12, 11, 3, 7, 1, 4, 3}, {65.47, 67.55, 69.57}},
         {{12, 11, 3, 7, 1, 4, 3}, {55.77, 57.95, 60.10}}}},
    // long, hard
    Row{{{{11, 11, 2, 7, 1, 3, 2}, {48.11, 50.30, 52.49}},
         {{10, 11, 2, 7, 1, 3, 3}, {39.80, 41.95, 44.13}},
         {{10, 11, 3, 7, 1, 3, 3}, {44.57, 46.75, 48.94}},
         {{11, 11, 3, 7, 1, 3, 3}, {46.61, 48.80, 50.99}}}},
    // long, grim
    Row{{{{8, 11, 2, 7, 1, 3, 2}, {21.31, 23.10, 25.00}},
         {{8, 11, 2, 7, 1, 3, 3}, {24.42, 26.30, 28.27}},
         {{8, 11, 3, 7, 1, 4, 3}, {24.47, 26.35, 28.32}},
         {{8, 11, 3, 7, 1, 3, 3}, {20.34, 22.10, 23.97}}}},
    // long, impossible
    Row{{{{6, 11, 2, 7, 1, 3, 2}, {40.77, 46.33, 51.99}},
         {{5, 11, 2, 7, 1, 3, 3}, {33.97, 39.33, 44.96}},
         {{6, 11, 3, 7, 1, 3, 3}, {42.08, 47.67, 53.31}},
         {{6, 11, 3, 7, 1, 3, 3}, {32.05, 37.33, 42.93}}}},
}};

constexpr std::array<const char*, most_players> how_many{"alone", "in twos", "in threes",
                                                         "in fours"};

std::string values_text(const Setup& values) {
  return fmt::format("{} Mold, cube {}, threshold {}, reshuffle {}", values.mold, values.cube,
                     values.threshold, values.reshuffle_mold);
}

std::string chance_text(const Chance& chance) {
  return fmt::format("{:.0f} ({:.0f} to {:.0f})", chance.won, chance.low, chance.high);
}

}  // namespace

const Recommended& recommended(Preset preset, std::uint8_t seats) {
  return found[static_cast<std::size_t>(preset) - 1][seats - 1U];
}

bool is_for_thinkers(Preset preset) {
  return preset == Preset::short_impossible || preset == Preset::long_impossible;
}

std::string title(Preset preset) {
  std::string text{core::enum_name(preset)};
  if (const auto gap = text.find('_'); gap != std::string::npos) text.replace(gap, 1, ", ");
  text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string sentence(Preset preset, std::uint8_t seats) {
  if (preset == Preset::draft) {
    return fmt::format(
        "The rulebook's own, ten Books to save and nine Mold; a reshuffle costs {} of it.",
        seats == 1 ? "two" : "three");
  }
  const auto& [values, chance] = recommended(preset, seats);
  return fmt::format("{} Books to save, {}. {} wins {} of 100.",
                     values.to_fill() == 6 ? "Six" : "Ten", values_text(values),
                     is_for_thinkers(preset) ? "Who thinks every turn through" : "A plain player",
                     chance_text(chance));
}

std::string paragraph(Preset preset) {
  std::string text = title(preset) + ": ";
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const auto& [values, chance] = recommended(preset, seats);
    text += fmt::format("{}{} {}, won {}", seats == 1 ? "" : "; ", how_many[seats - 1U],
                        values_text(values), chance_text(chance));
  }
  return text + ".";
}

}  // namespace impossible
