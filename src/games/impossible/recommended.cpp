#include "games/impossible/recommended.h"

#include <fmt/format.h>

#include <array>

namespace impossible {
namespace {

using Row = std::array<Recommended, most_players>;

// What `bench/setups` found: Mold, Bookend, +Card, +Card & Threshold, cube, threshold, and the
// chance.
constexpr std::array<Row, core::enum_size<Preset> - 1> found{{
    // short, gentle
    Row{{{{9, 7, 2, 5, 2, 2}, {89.79, 90.72, 91.59}},
         {{11, 7, 2, 5, 2, 3}, {87.09, 88.12, 89.09}},
         {{9, 7, 3, 5, 2, 3}, {88.64, 89.62, 90.53}},
         {{10, 7, 3, 5, 2, 4}, {89.79, 90.72, 91.59}}}},
    // short, even
    Row{{{{10, 7, 2, 5, 2, 3}, {70.21, 71.62, 73.00}},
         {{12, 7, 2, 5, 3, 3}, {68.76, 70.20, 71.60}},
         {{10, 7, 3, 5, 3, 3}, {67.30, 68.75, 70.17}},
         {{5, 7, 3, 5, 2, 3}, {70.61, 72.02, 73.39}}}},
    // short, hard
    Row{{{{10, 7, 2, 5, 3, 3}, {43.84, 45.38, 46.92}},
         {{11, 7, 2, 5, 3, 4}, {44.46, 46.00, 47.55}},
         {{9, 7, 3, 5, 3, 4}, {43.21, 44.75, 46.30}},
         {{9, 7, 3, 5, 3, 4}, {45.01, 46.55, 48.10}}}},
    // short, grim
    Row{{{{8, 7, 2, 5, 3, 4}, {16.23, 17.38, 18.58}},
         {{8, 7, 2, 5, 3, 4}, {20.50, 21.75, 23.06}},
         {{6, 7, 3, 5, 3, 4}, {19.13, 20.35, 21.63}},
         {{5, 7, 3, 5, 3, 4}, {15.24, 16.35, 17.53}}}},
    // short, impossible
    Row{{{{1, 7, 2, 5, 4, 2}, {45.52, 48.33, 51.16}},
         {{1, 7, 2, 5, 3, 3}, {46.10, 48.92, 51.74}},
         {{1, 7, 3, 5, 4, 3}, {52.84, 55.67, 58.45}},
         {{1, 7, 3, 5, 4, 3}, {73.93, 76.42, 78.73}}}},
    // long, gentle
    Row{{{{12, 11, 2, 7, 1, 2}, {81.55, 82.75, 83.89}},
         {{10, 11, 2, 7, 1, 3}, {86.67, 87.72, 88.71}},
         {{9, 11, 3, 7, 1, 3}, {91.20, 92.07, 92.87}},
         {{10, 11, 3, 7, 2, 2}, {89.42, 90.38, 91.25}}}},
    // long, even
    Row{{{{10, 11, 2, 7, 1, 4}, {69.98, 71.40, 72.78}},
         {{10, 11, 2, 7, 3, 2}, {71.32, 72.72, 74.08}},
         {{6, 11, 3, 7, 2, 2}, {69.22, 70.65, 72.04}},
         {{4, 11, 3, 7, 3, 2}, {66.79, 68.25, 69.67}}}},
    // long, hard
    Row{{{{8, 11, 2, 7, 2, 2}, {40.06, 41.58, 43.11}},
         {{3, 11, 2, 7, 1, 3}, {43.54, 45.07, 46.62}},
         {{10, 11, 3, 7, 2, 3}, {41.15, 42.68, 44.21}},
         {{12, 11, 3, 7, 2, 4}, {43.69, 45.23, 46.77}}}},
    // long, grim
    Row{{{{10, 11, 2, 7, 2, 3}, {18.06, 19.25, 20.50}},
         {{8, 11, 2, 7, 2, 3}, {17.57, 18.75, 19.99}},
         {{11, 11, 3, 7, 3, 3}, {18.28, 19.48, 20.73}},
         {{10, 11, 3, 7, 3, 3}, {18.06, 19.25, 20.50}}}},
    // long, impossible
    Row{{{{6, 11, 2, 7, 4, 3}, {46.43, 49.25, 52.08}},
         {{2, 11, 2, 7, 4, 3}, {42.62, 45.42, 48.24}},
         {{1, 11, 3, 7, 4, 3}, {51.76, 54.58, 57.38}},
         {{1, 11, 3, 7, 4, 3}, {72.39, 74.92, 77.29}}}},
}};

constexpr std::array<const char*, most_players> how_many{"alone", "in twos", "in threes",
                                                         "in fours"};

std::string values_text(const Setup& values) {
  return fmt::format("{} Mold, cube {}, threshold {}", values.mold, values.cube, values.threshold);
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
  if (preset == Preset::draft) return "The rulebook's own: ten Books to save, nine Mold.";
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
