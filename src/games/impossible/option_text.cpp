#include "games/impossible/option_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/impossible/recommended.h"

namespace impossible {
namespace {

// They differ by how many play.
std::string chances(Preset preset, Chance Recommended::* of) {
  double least = 100, most = 0;
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const double won = (recommended(preset, seats).*of).won;
    least = std::min(least, won);
    most = std::max(most, won);
  }
  const auto low = fmt::format("{:.0f}", least), high = fmt::format("{:.0f}", most);
  return low == high ? low : fmt::format("{} to {}", low, high);
}

std::string books(Preset preset) {
  if (preset == Preset::draft) return "The rulebook's own: ten Books to save, nine Mold";
  if (preset == Preset::as_printed) return "The rulebook to the letter: a reshuffle costs nothing";
  return fmt::format("{} Books to save",
                     recommended(preset, 1).values.to_fill() == 6 ? "Six" : "Ten");
}

}  // namespace

core::ChoiceText text_of(Preset preset) {
  return {title(preset), fmt::format("{}; a plain player wins {} games of 100, a thorough one {}.",
                                     books(preset), chances(preset, &Recommended::clerk),
                                     chances(preset, &Recommended::archivist))};
}

}  // namespace impossible
