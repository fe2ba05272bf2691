// What there is to play: the games, their options, seats and cards, for whoever makes a table.
#pragma once

#include "catalogue/match.h"
#include "protocol/answers.h"
#include "server/service.h"
#include "tables/setup.h"

namespace server {

// The seats of a match: their roles, their teams, and who of the game's bots could play them.
std::vector<protocol::SeatOffered> seats_of(const catalogue::GameInfo&, const catalogue::Match&);

protocol::Games games_offered(tables::Games);

// The seats of a table with the options of this query: "seats=3&librarian=2".
HttpResponse seats_with(const catalogue::GameInfo*, std::string_view query);

// What everybody may read on the cards of a game that is set up as `query` says ("a=1&b=2").
HttpResponse cards_of(const catalogue::GameInfo*, std::string_view query);

// All that is on a game's cards, secrets included, for printing them on paper.
HttpResponse print_of(const catalogue::GameInfo*, std::string_view query);

}  // namespace server
