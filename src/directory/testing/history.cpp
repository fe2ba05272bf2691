#include "directory/testing/history.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

#include "unicode/likeness.h"

namespace directory::testing {
namespace {

template <class T>
void note(std::vector<T>& all, const T& one) {
  const auto place = std::ranges::lower_bound(all, one);
  if (place == all.end() || *place != one) all.insert(place, one);
}

// Calls with every change that is a Kind, in order; `each` may take several kinds.
template <class Each>
void walk(const std::vector<Change>& changes, Each each) {
  for (const Change& change : changes) {
    std::visit(
        [&](const auto& one) {
          if constexpr (requires { each(one); }) each(one);
        },
        change);
  }
}

template <class... Cases>
struct Match : Cases... {
  using Cases::operator()...;
};

template <class T>
void keep_last(std::vector<T>& all, std::size_t limit) {
  while (all.size() > limit) all.erase(all.begin());
}

bool is_named_like(const Person& person, std::string_view name) {
  return !person.password.empty() && unicode::are_alike(person.name, name);
}

}  // namespace

bool History::refuses_or_adds(const Change& change) {
  if (const auto* put = std::get_if<PutPassword>(&change)) {
    if (refuses_or_adds(PutPerson{put->person})) return true;
    add(EndSessionsOf{put->person.id, std::nullopt});
    add(PutSession{put->session, put->person.id, put->made});
    return false;
  }
  if (const auto* put = std::get_if<PutPerson>(&change)) {
    const auto before = person(put->person.id);
    const bool has_it = before && !before->password.empty() && before->name == put->person.name;
    for (const PersonId& id : people_) {
      const auto other = person(id);
      if (has_it || !other || other->id == put->person.id) continue;
      if (is_named_like(*other, put->person.name)) return true;
    }
  }
  add(change);
  return false;
}

void History::add(const Change& change) {
  if (const auto* clean = std::get_if<CleanUp>(&change)) {
    std::set<std::pair<WallMillis, PersonId>> guests;
    for (const PersonId& id : people_) {
      const auto guest = person(id);
      if (guest && guest->password.empty() && guest->seen < clean->guests_before) {
        guests.emplace(guest->seen, id);
      }
    }
    std::set<std::pair<WallMillis, RoomId>> rooms;
    for (const RoomId& id : rooms_) {
      const auto old = room(id);
      if (old && old->touched < clean->rooms_before) rooms.emplace(old->touched, id);
    }
    for (const auto& [seen, id] : guests | std::views::take(clean->at_most)) add(ErasePerson{id});
    for (const auto& [touched, id] : rooms | std::views::take(clean->at_most)) add(DropRoom{id});
    return;
  }
  if (std::holds_alternative<Probe>(change)) return;
  if (const auto* put = std::get_if<PutSaid>(&change); put && put->room) {
    add(PutRoom{*put->room});
    return add(PutSaid{put->said});
  }
  if (const auto* put = std::get_if<PutSession>(&change); put && !person(put->person)) return;
  if (const auto* put = std::get_if<PutSaid>(&change); put && !room(put->said.room)) return;
  if (const auto* put = std::get_if<PutPerson>(&change)) note(people_, put->person.id);
  if (const auto* put = std::get_if<PutRoom>(&change)) note(rooms_, put->room.id);
  if (const auto* put = std::get_if<PutGame>(&change)) note(tables_, put->game.table);
  changes_.push_back(change);
}

std::optional<Person> History::person(const PersonId& id) const {
  std::optional<Person> found;
  walk(changes_, Match{[&](const PutPerson& put) {
                         if (put.person.id == id) found = put.person;
                       },
                       [&](const SawPerson& saw) {
                         if (saw.id == id && found) found->seen = saw.seen;
                       },
                       [&](const ErasePerson& gone) {
                         if (gone.id == id) found.reset();
                       }});
  return found;
}

std::optional<Person> History::person_named(std::string_view name) const {
  for (const PersonId& id : people_) {
    const auto found = person(id);
    if (found && is_named_like(*found, name)) return found;  // no two of them can be alike
  }
  return std::nullopt;
}

std::optional<PersonId> History::session(const TokenHash& token) const {
  std::optional<PersonId> found;
  walk(changes_, Match{[&](const PutSession& put) {
                         if (put.token == token) found = put.person;
                       },
                       [&](const EndSession& end) {
                         if (end.token == token) found.reset();
                       },
                       [&](const EndSessionsOf& end) {
                         if (found == end.person && end.but != token) found.reset();
                       },
                       [&](const ErasePerson& gone) {
                         if (found == gone.id) found.reset();
                       }});
  return found;
}

std::optional<Room> History::room(const RoomId& id) const {
  std::optional<Room> found;
  walk(changes_, Match{[&](const PutRoom& put) {
                         if (put.room.id == id) found = put.room;
                       },
                       [&](const DropRoom& drop) {
                         if (drop.id == id) found.reset();
                       },
                       [&](const ErasePerson& gone) {
                         if (!found) return;
                         std::erase(found->members, gone.id);
                         if (found->owner == gone.id) found->owner.reset();
                       }});
  return found;
}

std::vector<Room> History::rooms() const {
  std::vector<Room> all;
  for (const RoomId& id : rooms_) {
    if (auto found = room(id)) all.push_back(std::move(*found));
  }
  return all;
}

std::optional<RoomId> History::room_with_code(std::string_view code) const {
  for (const Room& room : rooms()) {
    if (!code.empty() && room.code == code) return room.id;
  }
  return std::nullopt;
}

std::size_t History::open_rooms_of(const PersonId& owner) const {
  std::size_t open = 0;
  for (const Room& room : rooms()) open += room.owner == owner ? 1 : 0;
  return open;
}

std::vector<Room> History::rooms_of(const PersonId& id, std::size_t limit) const {
  std::vector<Room> all;
  for (Room& room : rooms()) {
    if (std::ranges::find(room.members, id) != room.members.end()) all.push_back(std::move(room));
  }
  std::ranges::stable_sort(all, std::ranges::greater(), &Room::touched);
  if (all.size() > limit) all.resize(limit);
  return all;
}

std::vector<RoomId> History::awake_rooms() const {
  std::vector<RoomId> all;
  for (const Room& room : rooms()) {
    if (room.awake) all.push_back(room.id);
  }
  return all;
}

std::optional<GamePlayed> History::game(std::string_view table) const {
  std::optional<GamePlayed> found;
  walk(changes_, Match{[&](const PutGame& put) {
                         if (put.game.table == table) found = put.game;
                       },
                       [&](const ErasePerson& gone) {
                         if (!found) return;
                         for (auto& seat : found->seats) {
                           if (seat == gone.id) seat.reset();
                         }
                       }});
  return found;
}

std::vector<GamePlayed> History::games_of(const PersonId& id, std::size_t limit) const {
  std::vector<GamePlayed> all;
  for (const std::string& table : tables_) {  // sorted, as equal times are
    auto found = game(table);
    if (std::ranges::find(found->seats, std::optional(id)) == found->seats.end()) continue;
    all.push_back(std::move(*found));
  }
  std::ranges::stable_sort(all, std::ranges::greater(), &GamePlayed::begun);
  if (all.size() > limit) all.resize(limit);
  return all;
}

std::vector<Said> History::said_in(const RoomId& room, std::size_t limit) const {
  std::map<std::uint32_t, Said> found;
  walk(changes_, Match{[&](const PutSaid& put) {
                         if (put.said.room == room) found[put.said.number] = put.said;
                       },
                       [&](const DropRoom& drop) {
                         if (drop.id == room) found.clear();
                       },
                       [&](const ErasePerson& gone) {
                         for (auto& [number, said] : found) {
                           if (said.person != gone.id) continue;
                           said = {room, number, {}, said.who, said.team, "", "", said.at};
                         }
                       }});
  std::vector<Said> latest;
  for (auto& [number, said] : found) latest.push_back(said);
  keep_last(latest, limit);
  return latest;
}

std::optional<AllOf> History::all_of(const PersonId& id) const {
  auto who = person(id);
  if (!who) return std::nullopt;
  AllOf all{std::move(*who), {}, games_of(id, 1'000'000), {}};
  for (const Room& room : rooms()) {
    if (std::ranges::find(room.members, id) != room.members.end()) all.rooms.push_back(room);
    for (const Said& said : said_in(room.id, 1'000'000)) {
      if (said.person == id) all.said.push_back(said);
    }
  }
  return all;
}

}  // namespace directory::testing
