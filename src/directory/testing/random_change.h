// Random but repeatable changes over few people, rooms and tables, so that they meet one another.
#pragma once

#include <random>

#include "directory/directory.h"

namespace directory::testing {

inline constexpr std::uint8_t few = 6;  // of each kind

PersonId person_of(std::uint64_t number);
RoomId room_of(std::uint64_t number);
TokenHash token_of(std::uint64_t number);
std::string table_of(std::uint64_t number);
std::string name_of(std::uint64_t number);  // names differ in case, and some in nothing else
std::string code_of(std::uint64_t number);

Change random_change(std::mt19937_64&);

}  // namespace directory::testing
