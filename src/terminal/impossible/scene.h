// What a seat knows, read from its snapshot alone, and how people call each other.
#pragma once

#include <vector>

#include "narration/impossible/scene.h"
#include "tables/setup.h"
#include "tables/snapshot.h"

namespace terminal_impossible {

using narration_impossible::player;

struct Scene : narration_impossible::Scene {
  std::vector<std::string> bots;  // by seat; empty for a person
  std::vector<impossible::Offer> offers;
  std::vector<tables::Note> notes;
  std::optional<std::string> result;

  std::vector<impossible::Character> hand(impossible::Seat) const;  // in the order of their numbers
  bool is_active() const { return open().active == seat; }
  // Whether something is asked of this seat now, and not only allowed.
  bool is_asked() const { return !watches() && impossible::is_awaited(open(), seat); }
  bool watches() const { return impossible::index(seat) >= rules.options.seats; }
  std::optional<core::Millis> left(core::TableTime now) const;  // of the clock, where one runs
  std::optional<std::string> plan() const;                      // what was noted

  std::string full_name(impossible::Seat) const;  // you, player 2 (novice)

  template <class Kind>
  const Kind* offered() const {
    for (const auto& offer : offers) {
      if (const auto* found = std::get_if<Kind>(&offer)) return found;
    }
    return nullptr;
  }
};

codec::Read<Scene> first_scene(const tables::Setup&, core::Actor seat);  // before any snapshot
codec::Read<Scene> read_scene(const Scene& before, const tables::Snapshot&);

}  // namespace terminal_impossible
