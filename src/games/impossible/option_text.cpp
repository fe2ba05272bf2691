#include "games/impossible/option_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/impossible/recommended.h"

namespace impossible {

core::ChoiceText text_of(Preset preset) {
  if (preset == Preset::draft)
    return {title(preset), "The rulebook's own: ten Books to save, nine Mold."};
  double least = 100, most = 0;  // they differ by how many play
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const double won = recommended(preset, seats).chance.won;
    least = std::min(least, won);
    most = std::max(most, won);
  }
  const bool alike = fmt::format("{:.0f}", least) == fmt::format("{:.0f}", most);
  return {title(preset),
          fmt::format("{} Books to save; {} wins {}{:.0f} games of 100.",
                      recommended(preset, 1).values.to_fill() == 6 ? "Six" : "Ten",
                      is_for_thinkers(preset) ? "who thinks every turn through" : "a plain player",
                      alike ? "" : fmt::format("{:.0f} to ", least), most)};
}

}  // namespace impossible
