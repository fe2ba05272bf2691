#include "games/impossible/recommended.h"

#include <fmt/format.h>

#include <array>

namespace impossible {
namespace {

using Row = std::array<Recommended, most_players>;

// The draft's set-ups, and what was found by play: Mold, Bookend, +Card, +Card & Threshold, cube,
// threshold, the Mold that a reshuffle costs; how often the clerk wins, and the archivist.
constexpr std::array<Row, core::enum_size<Preset>> all{{
    // draft
    Row{{{{9, 11, 2, 7, 1, 3, 3}, {34.42, 36.50, 38.63}, {72.60, 76.17, 79.40}},
         {{9, 11, 2, 7, 1, 3, 5}, {34.22, 36.30, 38.43}, {81.56, 84.67, 87.33}},
         {{9, 11, 3, 7, 1, 3, 6}, {34.17, 36.25, 38.38}, {78.90, 82.17, 85.02}},
         {{9, 11, 3, 7, 1, 3, 6}, {34.96, 37.05, 39.19}, {79.61, 82.83, 85.64}}}},
    // short, gentle
    Row{{{{7, 7, 2, 5, 1, 4, 3}, {85.87, 87.40, 88.78}, {91.92, 95.00, 96.95}},
         {{8, 7, 2, 5, 1, 3, 5}, {92.44, 93.60, 94.59}, {98.74, 100.00, 100.00}},
         {{9, 7, 3, 5, 2, 4, 0}, {86.03, 87.55, 88.93}, {98.74, 100.00, 100.00}},
         {{9, 7, 3, 5, 2, 4, 0}, {88.24, 89.65, 90.91}, {97.60, 99.33, 99.82}}}},
    // short, even
    Row{{{{4, 7, 2, 5, 1, 4, 0}, {70.14, 72.15, 74.07}, {93.97, 96.67, 98.18}},
         {{9, 7, 2, 5, 2, 3, 0}, {65.57, 67.65, 69.66}, {91.92, 95.00, 96.95}},
         {{11, 7, 3, 5, 2, 4, 6}, {67.55, 69.60, 71.58}, {93.14, 96.00, 97.70}},
         {{12, 7, 3, 5, 2, 3, 6}, {73.16, 75.10, 76.95}, {95.26, 97.67, 98.87}}}},
    // short, hard
    Row{{{{10, 7, 2, 5, 2, 4, 3}, {50.61, 52.80, 54.98}, {81.98, 86.33, 89.76}},
         {{10, 7, 2, 5, 2, 3, 5}, {44.57, 46.75, 48.94}, {76.90, 81.67, 85.64}},
         {{9, 7, 3, 5, 2, 4, 6}, {47.26, 49.45, 51.64}, {87.60, 91.33, 94.02}},
         {{4, 7, 3, 5, 2, 4, 0}, {41.44, 43.60, 45.78}, {90.32, 93.67, 95.91}}}},
    // short, grim
    Row{{{{7, 7, 2, 5, 2, 4, 3}, {25.64, 27.55, 29.55}, {61.84, 67.33, 72.39}},
         {{6, 7, 2, 5, 2, 4, 5}, {19.80, 21.55, 23.41}, {63.55, 69.00, 73.97}},
         {{5, 7, 3, 5, 2, 4, 6}, {19.22, 20.95, 22.79}, {61.15, 66.67, 71.76}},
         {{6, 7, 3, 5, 2, 3, 6}, {15.18, 16.75, 18.45}, {46.36, 52.00, 57.59}}}},
    // short, impossible
    Row{{{{6, 7, 2, 5, 2, 3, 3}, {14.17, 15.70, 17.36}, {48.01, 53.67, 59.23}},
         {{5, 7, 2, 5, 2, 3, 5}, {12.02, 13.45, 15.02}, {42.74, 48.33, 53.97}},
         {{5, 7, 3, 5, 2, 3, 6}, {16.47, 18.10, 19.85}, {50.34, 56.00, 61.51}},
         {{5, 7, 3, 5, 2, 3, 6}, {13.69, 15.20, 16.84}, {45.04, 50.67, 56.28}}}},
    // long, gentle
    Row{{{{12, 11, 2, 7, 1, 4, 0}, {76.90, 78.75, 80.49}, {96.62, 98.67, 99.48}},
         {{10, 11, 2, 7, 1, 3, 0}, {85.87, 87.40, 88.78}, {98.74, 100.00, 100.00}},
         {{8, 11, 3, 7, 1, 3, 0}, {88.98, 90.35, 91.57}, {98.74, 100.00, 100.00}},
         {{8, 11, 3, 7, 1, 3, 0}, {93.20, 94.30, 95.23}, {98.14, 99.67, 99.94}}}},
    // long, even
    Row{{{{10, 11, 2, 7, 1, 3, 0}, {67.65, 69.70, 71.67}, {94.83, 97.33, 98.64}},
         {{7, 11, 2, 7, 1, 3, 0}, {69.13, 71.15, 73.09}, {95.71, 98.00, 99.08}},
         {{5, 11, 3, 7, 1, 4, 0}, {69.94, 71.95, 73.88}, {93.14, 96.00, 97.70}},
         {{5, 11, 3, 7, 1, 4, 0}, {77.21, 79.05, 80.78}, {96.62, 98.67, 99.48}}}},
    // long, hard
    Row{{{{10, 11, 2, 7, 1, 3, 3}, {40.70, 42.85, 45.03}, {76.54, 81.33, 85.34}},
         {{10, 11, 2, 7, 1, 3, 5}, {43.53, 45.70, 47.89}, {85.33, 89.33, 92.34}},
         {{10, 11, 3, 7, 1, 3, 6}, {44.32, 46.50, 48.69}, {89.54, 93.00, 95.38}},
         {{10, 11, 3, 7, 1, 3, 6}, {47.11, 49.30, 51.49}, {84.58, 88.67, 91.78}}}},
    // long, grim
    Row{{{{7, 11, 2, 7, 1, 3, 3}, {17.10, 18.75, 20.52}, {44.38, 50.00, 55.62}},
         {{10, 11, 2, 7, 2, 4, 0}, {16.81, 18.45, 20.21}, {73.33, 78.33, 82.62}},
         {{9, 11, 3, 7, 2, 3, 0}, {21.01, 22.80, 24.69}, {71.21, 76.33, 80.79}},
         {{7, 11, 3, 7, 1, 3, 6}, {12.83, 14.30, 15.90}, {56.05, 61.67, 66.99}}}},
    // long, impossible
    Row{{{{6, 11, 2, 7, 1, 3, 3}, {10.41, 11.75, 13.24}, {38.82, 44.33, 49.99}},
         {{6, 11, 2, 7, 1, 3, 5}, {9.42, 10.70, 12.13}, {42.41, 48.00, 53.64}},
         {{7, 11, 3, 7, 1, 3, 6}, {13.79, 15.30, 16.94}, {48.68, 54.33, 59.88}},
         {{6, 11, 3, 7, 1, 3, 6}, {6.75, 7.85, 9.11}, {34.30, 39.67, 45.30}}}},
    // as printed
    Row{{{{9, 11, 2, 7, 1, 3, 0}, {63.79, 65.90, 67.95}, {95.31, 97.00, 98.09}},
         {{9, 11, 2, 7, 1, 3, 0}, {84.88, 86.45, 87.88}, {98.79, 99.67, 99.91}},
         {{9, 11, 3, 7, 1, 3, 0}, {92.55, 93.70, 94.68}, {99.36, 100.00, 100.00}},
         {{9, 11, 3, 7, 1, 3, 0}, {95.21, 96.15, 96.91}, {99.06, 99.83, 99.97}}}},
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

std::string beginning(Preset preset, const Setup& values) {
  if (preset == Preset::as_printed) return "The rulebook to the letter";
  if (preset == Preset::draft) {
    return fmt::format("The rulebook's own, but a reshuffle costs {} Mold", values.reshuffle_mold);
  }
  return fmt::format("{} Books, {}", values.to_fill() == 6 ? "Six" : "Ten", values_text(values));
}

}  // namespace

const Recommended& recommended(Preset preset, std::uint8_t seats) {
  return all[static_cast<std::size_t>(preset)][seats - 1U];
}

std::string title(Preset preset) {
  if (preset == Preset::as_printed) return "As printed";
  std::string text{core::enum_name(preset)};
  if (const auto gap = text.find('_'); gap != std::string::npos) text.replace(gap, 1, ", ");
  text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string sentence(Preset preset, std::uint8_t seats) {
  const auto& [values, clerk, archivist] = recommended(preset, seats);
  return fmt::format("{}: a plain player wins {} of 100, a thorough one {}.",
                     beginning(preset, values), chance_text(clerk), chance_text(archivist));
}

std::string paragraph(Preset preset) {
  std::string text = title(preset) + ": ";
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const auto& [values, clerk, archivist] = recommended(preset, seats);
    text += fmt::format("{}{} {}, won {} and {}", seats == 1 ? "" : "; ", how_many[seats - 1U],
                        values_text(values), chance_text(clerk), chance_text(archivist));
  }
  return text + ".";
}

}  // namespace impossible
