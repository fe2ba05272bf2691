#include "directory/testing/random_change.h"

#include <fmt/core.h>

#include <array>

namespace directory::testing {
namespace {

std::array<std::uint8_t, 16> bytes_of(std::uint64_t number, std::uint64_t kind) {
  std::array<std::uint8_t, 16> bytes{};
  std::uint64_t bits = (number + 1) * 0x9E3779B97F4A7C15U + kind;
  for (auto& byte : bytes) {
    byte = static_cast<std::uint8_t>(bits >> 56U);
    bits = (bits ^ (bits >> 29U)) * 0xBF58476D1CE4E5B9U;
  }
  return bytes;
}

std::string random_text(std::mt19937_64& chance) {
  std::string text(chance() % 24 == 0 ? 3000 + chance() % 4000 : chance() % 60, '\0');
  for (char& byte : text) byte = static_cast<char>(chance());
  return text;
}

WallMillis random_time(std::mt19937_64& chance) { return static_cast<WallMillis>(chance() % 100); }

PersonId some_person(std::mt19937_64& chance) { return person_of(chance() % few); }
RoomId some_room(std::mt19937_64& chance) { return room_of(chance() % few); }

Person random_person(std::mt19937_64& chance) {
  Person person{some_person(chance), name_of(chance() % few), {}, random_time(chance), 0};
  if (chance() % 2 == 0) person.password = fmt::format("hash {}", chance() % 10);
  person.seen = person.made + random_time(chance);
  return person;
}

Room random_room(std::mt19937_64& chance) {
  Room room{some_room(chance), random_text(chance), {}, random_time(chance)};
  for (auto count = chance() % 4; count > 0; --count) room.members.push_back(some_person(chance));
  if (chance() % 2 == 0) room.code = code_of(chance() % few);
  if (chance() % 2 == 0) room.owner = some_person(chance);
  room.awake = chance() % 2 == 0;
  return room;
}

GamePlayed random_game(std::mt19937_64& chance) {
  GamePlayed game{table_of(chance() % (2 * few)), some_room(chance), "a game", {}, {}, 0, {}};
  for (auto count = chance() % 4; count > 0; --count) {
    const bool bot = chance() % 3 == 0;
    game.seats.push_back(bot ? std::nullopt : std::optional(some_person(chance)));
    game.bots.emplace_back(bot ? "careful" : "");
  }
  game.begun = random_time(chance) / 10;
  if (chance() % 2 == 0) game.result = random_text(chance);
  if (chance() % 2 == 0) game.edition = random_text(chance);
  return game;
}

Said random_said(std::mt19937_64& chance) {
  Said said{some_room(chance), static_cast<std::uint32_t>(1 + chance() % 9), {}, 0, {}, "", "", 0};
  if (chance() % 8 != 0) said.person = some_person(chance);
  said.who = static_cast<std::uint32_t>(chance() % 5);
  if (chance() % 3 == 0) said.team = static_cast<std::uint32_t>(chance() % 2);
  (chance() % 3 == 0 ? said.phrase : said.text) = random_text(chance);
  said.at = random_time(chance);
  return said;
}

}  // namespace

PersonId person_of(std::uint64_t number) { return {bytes_of(number, 1)}; }
RoomId room_of(std::uint64_t number) { return {bytes_of(number, 2)}; }

TokenHash token_of(std::uint64_t number) {
  TokenHash hash{};
  const auto half = bytes_of(number, 3);
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = half[i % half.size()];
  return hash;
}

std::string table_of(std::uint64_t number) { return person_of(number + 100).text(); }

std::string name_of(std::uint64_t number) {
  const std::array names = {"Ann", "aNN", "Ångström", "ångström", "Bob", ""};
  return names.at(number % names.size());
}

std::string code_of(std::uint64_t number) { return fmt::format("code-{}", number); }

Change random_change(std::mt19937_64& chance) {
  switch (chance() % 40) {
    case 0: return ErasePerson{some_person(chance)};
    case 1: return CleanUp{random_time(chance) / 2, random_time(chance) / 4, chance() % 4};
    case 2: return DropRoom{some_room(chance)};
    case 3: return EndSession{token_of(chance() % (2 * few))};
    case 4: return EndSessionsOf{some_person(chance), std::nullopt};
    case 5: return EndSessionsOf{some_person(chance), token_of(chance() % (2 * few))};
    case 6:
      return PutPassword{random_person(chance), token_of(chance() % (2 * few)),
                         random_time(chance)};
    case 7:
    case 8: return SawPerson{some_person(chance), random_time(chance)};
    default: break;
  }
  switch (chance() % 6) {
    case 0: return PutPerson{random_person(chance)};
    case 1:
      return PutSession{token_of(chance() % (2 * few)), some_person(chance), random_time(chance)};
    case 2: return PutRoom{random_room(chance)};
    case 3: return PutGame{random_game(chance)};
    case 4: {
      auto said = random_said(chance);
      auto room = random_room(chance);
      room.id = said.room;
      return PutSaid{std::move(said), std::move(room)};
    }
    default: return PutSaid{random_said(chance)};
  }
}

}  // namespace directory::testing
