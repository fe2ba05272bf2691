// Games that wait in the journal.
#pragma once

#include "journal/journal.h"
#include "tables/referee.h"

namespace terminal {

// The unfinished game whose id begins so; the latest for an empty beginning. Codes: cannot_read,
// nothing_to_resume, no_such_game, several_games.
codec::Read<journal::TableId> find_unfinished(journal::Journal&, std::string_view beginning);

struct Waiting {
  tables::Setup setup;
  bool is_shared = false;  // people of several teams use one keyboard
  struct Person {
    core::Actor seat;
    tables::Snapshot sees;
  };
  std::vector<Person> could_act;  // one a team
};
codec::Read<Waiting> waiting_at(tables::Games, const journal::TableId&, journal::Journal&);

}  // namespace terminal
