#include "directory/memory_directory.h"

#include <algorithm>
#include <cassert>

#include "directory/refusal.h"
#include "unicode/likeness.h"

namespace directory {
namespace {

template <class Map, class Key>
auto found_in(const Map& map, const Key& key) {
  const auto place = map.find(key);
  return place == map.end() ? std::nullopt : std::optional(place->second);
}

bool later(const GamePlayed& one, const GamePlayed& other) {
  if (one.begun != other.begun) return one.begun > other.begun;
  return one.table < other.table;
}

bool names(const std::vector<std::optional<PersonId>>& seats, const PersonId& id) {
  return std::ranges::find(seats, std::optional(id)) != seats.end();
}

template <class Id>
std::vector<Id> by_time(std::vector<std::pair<WallMillis, Id>> found) {
  std::ranges::sort(found);
  std::vector<Id> ids;
  for (const auto& [time, id] : found) ids.push_back(id);
  return ids;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): no `done` throws; without memory there is no going on
MemoryDirectory::~MemoryDirectory() { release(); }

void MemoryDirectory::change(Change change, Done done) {
  std::optional<Failure> failure;
  {
    const std::scoped_lock lock(mutex_);
    if (holding_) {
      held_.emplace_back(std::move(change), std::move(done));
      return;
    }
    failure = make(std::move(change));
  }
  done(std::move(failure));
}

void MemoryDirectory::hold() {
  const std::scoped_lock lock(mutex_);
  holding_ = true;
}

void MemoryDirectory::release() {
  std::vector<std::pair<std::optional<Failure>, Done>> answers;
  {
    const std::scoped_lock lock(mutex_);
    holding_ = false;
    for (auto& [change, done] : held_) answers.emplace_back(make(std::move(change)), done);
    held_.clear();
  }
  for (auto& [failure, done] : answers) done(std::move(failure));
}

std::size_t MemoryDirectory::held() {
  const std::scoped_lock lock(mutex_);
  return held_.size();
}

void MemoryDirectory::fail_with(std::optional<Failure> failure) {
  const std::scoped_lock lock(mutex_);
  failing_ = std::move(failure);
}

std::optional<Failure> MemoryDirectory::make(Change&& change) {
  if (failing_) return failing_;
  return std::visit([this](auto& each) { return take(std::move(each)); }, change);
}

std::optional<Failure> MemoryDirectory::take(PutPerson&& put) {
  Person& person = put.person;
  const auto before = people_.find(person.id);
  const bool has_it = before != people_.end() && !before->second.password.empty() &&
                      before->second.name == person.name;
  for (const auto& [id, other] : people_) {
    if (has_it || id == person.id || other.password.empty()) continue;
    if (unicode::are_alike(other.name, person.name)) return name_is_taken(person.name);
  }
  people_[person.id] = std::move(person);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(SawPerson&& saw) {
  if (const auto known = people_.find(saw.id); known != people_.end()) {
    known->second.seen = saw.seen;
  }
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(PutSession&& put) {
  if (people_.contains(put.person)) sessions_[put.token] = put.person;
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(EndSession&& end) {
  sessions_.erase(end.token);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(EndSessionsOf&& end) {
  std::erase_if(sessions_, [&](const auto& session) {
    return session.second == end.person && session.first != end.but;
  });
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(PutPassword&& put) {
  const PersonId id = put.person.id;
  if (auto refusal = take(PutPerson{std::move(put.person)})) return refusal;
  take(EndSessionsOf{id, std::nullopt});
  return take(PutSession{put.session, id, put.made});
}

std::optional<Failure> MemoryDirectory::take(PutRoom&& put) {
  rooms_[put.room.id] = std::move(put.room);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(DropRoom&& drop) {
  rooms_.erase(drop.id);
  said_.erase(drop.id);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(PutGame&& put) {
  assert(put.game.seats.size() == put.game.bots.size());
  games_[put.game.table] = std::move(put.game);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(PutSaid&& put) {
  if (put.room) take(PutRoom{std::move(*put.room)});
  if (!rooms_.contains(put.said.room)) return std::nullopt;
  said_[put.said.room][put.said.number] = std::move(put.said);
  return std::nullopt;
}

std::optional<Failure> MemoryDirectory::take(ErasePerson&& erase) {
  const PersonId id = erase.id;
  people_.erase(id);
  std::erase_if(sessions_, [&](const auto& session) { return session.second == id; });
  for (auto& [room_id, room] : rooms_) {
    std::erase(room.members, id);
    if (room.owner == id) room.owner.reset();
  }
  for (auto& [table, game] : games_) {
    std::ranges::replace(game.seats, std::optional(id), std::optional<PersonId>());
  }
  for (auto& [room, all] : said_) {
    for (auto& [number, said] : all) {
      if (said.person != id) continue;
      said.person.reset();
      said.text.clear();
      said.phrase.clear();
    }
  }
  return std::nullopt;
}

std::vector<PersonId> MemoryDirectory::guests_unseen_since(WallMillis since) const {
  std::vector<std::pair<WallMillis, PersonId>> found;
  for (const auto& [id, person] : people_) {
    if (person.password.empty() && person.seen < since) found.emplace_back(person.seen, id);
  }
  return by_time(std::move(found));
}

std::vector<RoomId> MemoryDirectory::rooms_untouched_since(WallMillis since) const {
  std::vector<std::pair<WallMillis, RoomId>> found;
  for (const auto& [id, room] : rooms_) {
    if (room.touched < since) found.emplace_back(room.touched, id);
  }
  return by_time(std::move(found));
}

std::optional<Failure> MemoryDirectory::take(CleanUp&& clean) {
  auto guests = guests_unseen_since(clean.guests_before);
  guests.resize(std::min(guests.size(), clean.at_most));
  for (const PersonId& id : guests) take(ErasePerson{id});
  auto rooms = rooms_untouched_since(clean.rooms_before);
  rooms.resize(std::min(rooms.size(), clean.at_most));
  for (const RoomId& id : rooms) take(DropRoom{id});
  return std::nullopt;
}

Result<Outdated> MemoryDirectory::outdated(WallMillis guests_before, WallMillis rooms_before) {
  const std::scoped_lock lock(mutex_);
  return Outdated{guests_unseen_since(guests_before).size(),
                  rooms_untouched_since(rooms_before).size()};
}

Result<std::optional<Person>> MemoryDirectory::person(const PersonId& id) {
  const std::scoped_lock lock(mutex_);
  return found_in(people_, id);
}

Result<std::optional<Person>> MemoryDirectory::person_named(std::string_view name) {
  const std::scoped_lock lock(mutex_);
  std::vector<Person> alike;
  for (const auto& [id, person] : people_) {
    if (person.password.empty()) continue;
    if (folded(person.name) == folded(name)) return person;
    if (unicode::are_alike(person.name, name)) alike.push_back(person);
  }
  return alike.size() == 1 ? std::optional(alike.front()) : std::nullopt;
}

Result<std::optional<PersonId>> MemoryDirectory::session(const TokenHash& token) {
  const std::scoped_lock lock(mutex_);
  return found_in(sessions_, token);
}

Result<std::vector<Room>> MemoryDirectory::rooms() {
  const std::scoped_lock lock(mutex_);
  std::vector<Room> all;
  for (const auto& [id, room] : rooms_) all.push_back(room);
  return all;
}

Result<std::optional<Room>> MemoryDirectory::room(const RoomId& id) {
  const std::scoped_lock lock(mutex_);
  return found_in(rooms_, id);
}

Result<std::optional<RoomId>> MemoryDirectory::room_with_code(std::string_view code) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, room] : rooms_) {
    if (!code.empty() && room.code == code) return id;
  }
  return std::nullopt;
}

Result<std::size_t> MemoryDirectory::open_rooms_of(const PersonId& owner) {
  const std::scoped_lock lock(mutex_);
  return static_cast<std::size_t>(
      std::ranges::count_if(rooms_, [&](const auto& each) { return each.second.owner == owner; }));
}

Result<std::vector<Room>> MemoryDirectory::rooms_of(const PersonId& id, std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<Room> all;
  for (const auto& [room_id, room] : rooms_) {
    if (std::ranges::find(room.members, id) != room.members.end()) all.push_back(room);
  }
  std::ranges::stable_sort(all, std::ranges::greater(),
                           &Room::touched);  // by id where they are alike
  all.resize(std::min(limit, all.size()));
  return all;
}

Result<std::vector<RoomId>> MemoryDirectory::awake_rooms() {
  const std::scoped_lock lock(mutex_);
  std::vector<RoomId> all;
  for (const auto& [id, room] : rooms_) {
    if (room.awake) all.push_back(id);
  }
  return all;
}

Result<std::vector<GamePlayed>> MemoryDirectory::games_of(const PersonId& id, std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<GamePlayed> all;
  for (const auto& [table, game] : games_) {
    if (names(game.seats, id)) all.push_back(game);
  }
  std::ranges::sort(all, later);
  all.resize(std::min(limit, all.size()));
  return all;
}

Result<std::optional<GamePlayed>> MemoryDirectory::game(std::string_view table) {
  const std::scoped_lock lock(mutex_);
  return found_in(games_, table);
}

Result<std::vector<Said>> MemoryDirectory::said_in(const RoomId& room, std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<Said> latest;
  const auto all = found_in(said_, room).value_or(std::map<std::uint32_t, Said>());
  for (const auto& [number, said] : all) latest.push_back(said);
  const std::size_t surplus = latest.size() - std::min(limit, latest.size());
  latest.erase(latest.begin(), latest.begin() + static_cast<std::ptrdiff_t>(surplus));
  return latest;
}

Result<std::optional<AllOf>> MemoryDirectory::all_of(const PersonId& id) {
  const std::scoped_lock lock(mutex_);
  const auto known = people_.find(id);
  if (known == people_.end()) return std::nullopt;
  AllOf all{known->second, {}, {}, {}};
  for (const auto& [room_id, room] : rooms_) {
    if (std::ranges::find(room.members, id) != room.members.end()) all.rooms.push_back(room);
  }
  for (const auto& [table, game] : games_) {
    if (names(game.seats, id)) all.games.push_back(game);
  }
  std::ranges::sort(all.games, later);
  for (const auto& [room, by_number] : said_) {
    for (const auto& [number, said] : by_number) {
      if (said.person == id) all.said.push_back(said);
    }
  }
  return all;
}

}  // namespace directory
