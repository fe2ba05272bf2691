// Which bot sits where.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/match.h"

namespace lab {

enum class LabProblem : std::uint8_t { unknown_bot, unknown_seat, wrong_number_of_bots };

// By seat: the bots to ask for a move, one after another until one has an answer.
using Seating = std::vector<std::vector<std::string>>;

// "random" for all; "reader,random" a bot for each seat, or for each team in the order of its first
// seat; "librarian=reader,guesser=random" by name or role, all others as in an empty text: the
// strongest bot that has a move.
codec::Read<Seating> seat_bots(const catalogue::GameInfo&, const catalogue::Match&,
                               std::string_view wish);

// A bot for each seat; fewer names than seats are repeated in turn: "a,b" at four seats is
// "a,b,a,b".
codec::Read<Seating> seat_in_turn(const catalogue::GameInfo&, const catalogue::Match&,
                                  std::string_view wish);

// What a seat's bots are called together: its one bot, or "strongest".
std::string name_of(const std::vector<std::string>& bots);

// "librarian random, guesser strongest"
std::string seating_text(const catalogue::Match&, const Seating&);

}  // namespace lab
