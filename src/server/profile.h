// What somebody's finished games come to: how many of which kind, won and lost, and what each game
// has to tell of them. Nothing of it is kept; it is read from the games themselves, so that whoever
// is erased has none.
#pragma once

#include <span>

#include "protocol/answers.h"
#include "server/ports.h"

namespace server {

inline constexpr std::size_t games_in_a_profile = 500;  // the latest

// Reads and folds every game: for a worker. Of `played`, in any order, those that are over and that
// this person has played to their end.
protocol::Profile profile_of(tables::Games, Store&, const directory::PersonId&,
                             std::span<const directory::GamePlayed> played);
HttpResponse profile_answer(tables::Games, Store&, const directory::PersonId&);

}  // namespace server
