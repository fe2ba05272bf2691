#include "directory/testing/written.h"

#include "directory/testing/random_change.h"

namespace directory::testing {
namespace {

constexpr std::uint64_t kinds = 4;

Person written_person(std::uint64_t lane, std::uint64_t turn) {
  const std::uint64_t number = turn * lanes + lane;
  return {person_of(number), "Person " + std::to_string(number), "hash", 1, 2};
}

Said written_said(std::uint64_t lane, std::uint64_t turn) {
  const std::uint64_t number = turn * lanes + lane;
  Said said{
      room_of(lane), static_cast<std::uint32_t>(turn + 1), person_of(number), 1, {}, "", "", 3};
  said.text = std::to_string(number) + std::string((number * 131) % 900, '.');
  return said;
}

}  // namespace

Change written_change(std::uint64_t lane, std::uint64_t number) {
  const std::uint64_t turn = number / kinds;
  const Person person = written_person(lane, turn);
  switch (number % kinds) {
    case 0: return PutPerson{person};
    case 1: return PutSession{token_of(turn * lanes + lane), person.id, 3};
    case 2: return PutRoom{{room_of(lane), "a room", {person.id}, 3}};
    default: return PutSaid{written_said(lane, turn)};
  }
}

std::string fleeting_name(std::uint64_t number) {
  return "<fleeting " + std::to_string(number / 2) + ">";
}

Change fleeting_change(std::uint64_t number) {
  const PersonId id = person_of(1'000'000'000 + number / 2);
  if (number % 2 == 1) return ErasePerson{id};
  return PutPerson{{id, fleeting_name(number) + std::string(number * 37 % 400, '.'), "", 1, 2}};
}

bool has_written(Directory& directory, std::uint64_t lane, std::uint64_t count) {
  const auto said = directory.said_in(room_of(lane), 1'000'000).value();
  for (std::uint64_t number = 0; number < count; ++number) {
    const std::uint64_t turn = number / kinds;
    const Person person = written_person(lane, turn);
    bool there = true;
    switch (number % kinds) {
      case 0: there = directory.person(person.id).value() == person; break;
      case 1: there = directory.session(token_of(turn * lanes + lane)).value() == person.id; break;
      case 2: break;  // the next turn's stands in its place
      default: there = said.size() > turn && said[turn] == written_said(lane, turn); break;
    }
    if (!there) return false;
  }
  return true;
}

std::uint64_t count_written(Directory& directory, std::uint64_t lane) {
  std::uint64_t turn = 0;
  while (directory.person(written_person(lane, turn).id).value()) ++turn;
  if (turn == 0) return 0;
  const std::uint64_t last = turn - 1, before = last * kinds + 1;
  const auto all = directory.all_of(written_person(lane, last).id).value();
  if (!directory.session(token_of(last * lanes + lane)).value()) return before;
  if (all->rooms.empty()) return before + 1;
  return all->said.empty() ? before + 2 : before + 3;
}

}  // namespace directory::testing
