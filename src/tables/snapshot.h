// What one viewer of a table may know, whole.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tables/entry.h"

namespace tables {

struct Note {  // seen by the writer's team alone
  Actor writer;
  std::size_t team = 0;
  std::string key, value;
  bool personal = false;  // one a member, not one a team
  friend bool operator==(const Note&, const Note&) = default;
};

struct Proposal {  // seen by the proposer's team alone
  Actor seat;
  catalogue::Action action;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

struct Snapshot {
  std::uint32_t number = 0;  // of this viewer's own stream
  std::string view, offers;  // JSON
  std::uint32_t revision = 0;
  std::size_t commitments = 0;  // how many: all viewers know the same ones
  std::vector<Note> notes;
  std::vector<Proposal> proposals;
  std::vector<Holder> holders;
  std::vector<Actor> away;
  std::optional<std::string> result;
  std::vector<Seal> openings;  // of all commitments, once the game has ended or was closed

  // Whether the viewer could tell the two apart.
  bool shows_the_same(const Snapshot& other) const {
    return view == other.view && offers == other.offers && commitments == other.commitments &&
           notes == other.notes && proposals == other.proposals && holders == other.holders &&
           away == other.away && result == other.result && openings == other.openings;
  }
};

// What one commit changed in what a viewer knows: what it left as it was is empty.
struct TableDifference {
  catalogue::ViewDifference match;
  std::optional<std::vector<Note>> notes{};
  std::optional<std::vector<Proposal>> proposals{};
  std::optional<std::vector<Actor>> away{};
  std::optional<std::string> result{};
  std::optional<std::vector<Seal>> openings{};

  void clear() {  // keeps the memory of the texts
    match.view.clear();
    match.offers.clear();
    notes.reset();
    proposals.reset();
    away.reset();
    result.reset();
    openings.reset();
  }
};

}  // namespace tables
