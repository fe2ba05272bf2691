// What a seat knows, read from its snapshot alone.
#pragma once

#include <vector>

#include "games/fiction/fiction.h"
#include "tables/setup.h"
#include "tables/snapshot.h"

namespace terminal_fiction {

struct Scene {
  fiction::Rules rules;
  core::Actor seat;
  fiction::View view;
  std::vector<fiction::Offer> offers;
  std::vector<tables::Note> notes;
  std::optional<std::string> result;
  std::vector<tables::Seal> openings;
  std::vector<std::string> books{};  // the backs of the cards, as the table has them

  const fiction::Board& board() const { return view.board; }
  bool guesses() const { return rules.guesses(seat); }
  bool is_doubted(std::size_t row, std::size_t place) const;
  std::optional<std::string> note_on(lexicon::Letter) const;

  template <class Kind>
  const Kind* offered() const {
    for (const auto& offer : offers) {
      if (const auto* found = std::get_if<Kind>(&offer)) return found;
    }
    return nullptr;
  }
};

codec::Read<fiction::Rules> read_rules(const tables::Setup&);
codec::Read<Scene> read_scene(const fiction::Rules&, core::Actor seat, const tables::Snapshot&);

}  // namespace terminal_fiction
