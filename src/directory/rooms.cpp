#include "directory/rooms.h"

#include <algorithm>

namespace directory {

Rooms::Rooms(Database& database)
    : database_(database),
      put_(database,
           "INSERT INTO room (id, text, touched, code, owner, awake) VALUES (?, ?, ?, ?, ?, ?)"
           " ON CONFLICT (id) DO UPDATE SET text = excluded.text, touched = excluded.touched,"
           " code = excluded.code, owner = excluded.owner, awake = excluded.awake"),
      drop_(database, "DELETE FROM room WHERE id = ?"),
      put_member_(database,
                  "INSERT INTO member (room, place, person) VALUES (?, ?, ?)"
                  " ON CONFLICT (room, place) DO UPDATE SET person = excluded.person"
                  " WHERE person <> excluded.person"),
      drop_members_(database, "DELETE FROM member WHERE room = ? AND place >= ?"),
      put_said_(database,
                "INSERT OR REPLACE INTO said (room, number, person, who, team, text, phrase, at)"
                " SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM room WHERE id = ?1"),
      drop_said_(database, "DELETE FROM said WHERE room = ?"),
      erase_member_(database, "DELETE FROM member WHERE person = ?"),
      erase_owner_(database, "UPDATE room SET owner = NULL WHERE owner = ?"),
      erase_said_(database,
                  "UPDATE said SET person = NULL, text = '', phrase = '' WHERE person = ?"),
      all_(database, "SELECT id, text, touched, code, owner, awake FROM room ORDER BY id"),
      of_(database,
          "SELECT id, text, touched, code, owner, awake FROM room"
          " WHERE id IN (SELECT room FROM member WHERE person = ?) ORDER BY id"),
      latest_of_(database,
                 "SELECT id, text, touched, code, owner, awake FROM room"
                 " WHERE id IN (SELECT room FROM member WHERE person = ?)"
                 " ORDER BY touched DESC, id LIMIT ?"),
      find_(database, "SELECT id, text, touched, code, owner, awake FROM room WHERE id = ?"),
      with_code_(database, "SELECT id FROM room WHERE code = ? AND code <> '' ORDER BY id LIMIT 1"),
      count_owned_by_(database, "SELECT count(*) FROM room WHERE owner = ?"),
      awake_(database, "SELECT id FROM room WHERE awake = 1 ORDER BY id"),
      members_(database, "SELECT person FROM member WHERE room = ? ORDER BY place"),
      untouched_(database, "SELECT id FROM room WHERE touched < ? ORDER BY touched, id LIMIT ?"),
      count_untouched_(database, "SELECT count(*) FROM room WHERE touched < ?"),
      said_in_(database,
               "SELECT room, number, person, who, team, text, phrase, at FROM said"
               " WHERE room = ? ORDER BY number DESC LIMIT ?"),
      said_by_(database,
               "SELECT room, number, person, who, team, text, phrase, at FROM said"
               " WHERE person = ? ORDER BY room, number") {}

Outcome Rooms::run(Statement& statement, const std::array<std::uint8_t, 16>& id) {
  Run run(statement);
  run.bind_bytes(id);
  return finish(database_, run);
}

Outcome Rooms::put(const Room& room) {
  {
    Run run(put_);
    run.bind_bytes(room.id.bytes).bind_text(&room.text).bind_number(room.touched);
    run.bind_text(&room.code);
    if (room.owner) {
      run.bind_bytes(room.owner->bytes);
    } else {
      run.bind_null();
    }
    run.bind_number(room.awake ? 1 : 0);
    if (auto failure = finish(database_, run)) return failure;
  }
  for (std::size_t place = 0; place < room.members.size(); ++place) {
    Run run(put_member_);
    run.bind_bytes(room.id.bytes).bind_number(static_cast<std::int64_t>(place));
    run.bind_bytes(room.members[place].bytes);
    if (auto failure = finish(database_, run)) return failure;
  }
  return drop_members(room.id, room.members.size());
}

Outcome Rooms::drop_members(const RoomId& room, std::size_t from_place) {
  Run run(drop_members_);
  run.bind_bytes(room.bytes).bind_number(static_cast<std::int64_t>(from_place));
  return finish(database_, run);
}

Outcome Rooms::drop(const RoomId& id) {
  for (Statement* step : {&drop_, &drop_said_}) {
    if (auto failure = run(*step, id.bytes)) return failure;
  }
  return drop_members(id, 0);
}

Outcome Rooms::put(const Said& said) {
  Run run(put_said_);
  run.bind_bytes(said.room.bytes).bind_number(said.number);
  if (said.person) {
    run.bind_bytes(said.person->bytes);
  } else {
    run.bind_null();
  }
  run.bind_number(said.who);
  if (said.team) {
    run.bind_number(*said.team);
  } else {
    run.bind_null();
  }
  run.bind_text(&said.text).bind_text(&said.phrase).bind_number(said.at);
  return finish(database_, run);
}

Outcome Rooms::erase(const PersonId& id) {
  for (Statement* step : {&erase_member_, &erase_owner_, &erase_said_}) {
    if (auto failure = run(*step, id.bytes)) return failure;
  }
  return std::nullopt;
}

Result<std::vector<Room>> Rooms::read_rooms(Run& run) {
  std::vector<Room> found;
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    const auto room = id<RoomId>(run, 0);
    if (!room) return std::unexpected(damaged(database_, "a room has no id"));
    found.push_back({.id = *room,
                     .text = std::string(run.bytes(1)),
                     .members = {},
                     .touched = run.number(2),
                     .code = std::string(run.bytes(3)),
                     .owner = id<PersonId>(run, 4),
                     .awake = run.number(5) != 0});
  }
  if (code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  for (Room& room : found) {
    Run inside(members_);
    inside.bind_bytes(room.id.bytes);
    auto members = ids<PersonId>(database_, inside);
    if (!members) return std::unexpected(std::move(members.error()));
    room.members = std::move(*members);
  }
  return found;
}

Result<std::vector<Said>> Rooms::read_said(Run& run) {
  std::vector<Said> found;
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    const auto room = id<RoomId>(run, 0);
    if (!room) return std::unexpected(damaged(database_, "something was said in no room"));
    Said& said = found.emplace_back();
    said.room = *room;
    said.number = static_cast<std::uint32_t>(run.number(1));
    said.person = id<PersonId>(run, 2);
    said.who = static_cast<std::uint32_t>(run.number(3));
    if (!run.is_null(4)) said.team = static_cast<std::uint32_t>(run.number(4));
    said.text = run.bytes(5);
    said.phrase = run.bytes(6);
    said.at = run.number(7);
  }
  if (code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return found;
}

Result<std::vector<Room>> Rooms::all() {
  Run run(all_);
  return read_rooms(run);
}

Result<std::vector<Room>> Rooms::of(const PersonId& id) {
  Run run(of_);
  run.bind_bytes(id.bytes);
  return read_rooms(run);
}

Result<std::vector<Room>> Rooms::latest_of(const PersonId& id, std::size_t limit) {
  Run run(latest_of_);
  run.bind_bytes(id.bytes).bind_number(as_limit(limit));
  return read_rooms(run);
}

Result<std::optional<Room>> Rooms::find(const RoomId& id) {
  Run run(find_);
  run.bind_bytes(id.bytes);
  auto found = read_rooms(run);
  if (!found) return std::unexpected(std::move(found.error()));
  return found->empty() ? std::nullopt : std::optional{std::move(found->front())};
}

Result<std::optional<RoomId>> Rooms::with_code(std::string_view code) {
  const std::string text{code};
  Run run(with_code_);
  run.bind_text(&text);
  const auto found = ids<RoomId>(database_, run);
  if (!found) return std::unexpected(found.error());
  return found->empty() ? std::nullopt : std::optional{found->front()};
}

Result<std::size_t> Rooms::count_owned_by(const PersonId& owner) {
  Run run(count_owned_by_);
  run.bind_bytes(owner.bytes);
  return read_count(run);
}

Result<std::vector<RoomId>> Rooms::awake() {
  Run run(awake_);
  return ids<RoomId>(database_, run);
}

Result<std::vector<RoomId>> Rooms::untouched_since(WallMillis since, std::size_t limit) {
  Run run(untouched_);
  run.bind_number(since).bind_number(as_limit(limit));
  return ids<RoomId>(database_, run);
}

Result<std::vector<Said>> Rooms::said_in(const RoomId& room, std::size_t limit) {
  Run run(said_in_);
  run.bind_bytes(room.bytes).bind_number(as_limit(limit));
  auto found = read_said(run);
  if (found) std::ranges::reverse(*found);
  return found;
}

Result<std::vector<Said>> Rooms::said_by(const PersonId& id) {
  Run run(said_by_);
  run.bind_bytes(id.bytes);
  return read_said(run);
}

Result<std::size_t> Rooms::count_untouched_since(WallMillis since) {
  Run run(count_untouched_);
  run.bind_number(since);
  return read_count(run);
}

Result<std::size_t> Rooms::read_count(Run& run) {
  if (const int code = run.step(); code != SQLITE_ROW) {
    return std::unexpected(failure(database_, code));
  }
  return static_cast<std::size_t>(run.number(0));
}

}  // namespace directory
