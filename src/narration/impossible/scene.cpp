#include "narration/impossible/scene.h"

#include <fmt/format.h>

namespace narration_impossible {

using impossible::Seat;

std::vector<Seat> Scene::seats() const {
  std::vector<Seat> all;
  for (std::size_t i = 0; i < rules.options.seats; ++i) all.push_back(impossible::seat_at(i));
  return all;
}

Scene wire_scene(const impossible::Rules& rules, const impossible::View& seen) {
  const auto seat = seen.viewer.is_seat() ? seen.viewer.seat_index() : rules.options.seats;
  return {.rules = rules,
          .seat = impossible::seat_at(seat),
          .shared = true,
          .naming = Naming::braces,
          .view = seen};
}

std::string player(Seat of) { return fmt::format("player {}", impossible::index(of) + 1); }

std::string Scene::name(Seat of) const {
  if (is_you(of)) return "you";
  return naming == Naming::player ? player(of) : fmt::format("{{{}}}", impossible::index(of) + 1);
}

std::string Scene::whose(Seat of) const { return is_you(of) ? "your" : name(of) + "'s"; }

std::string Scene::does(Seat of, std::string_view you, std::string_view other) const {
  return fmt::format("{} {}", name(of), is_you(of) ? you : other);
}

}  // namespace narration_impossible
