// Rooms, who is in them and what was said there, in a database. Changes go within the caller's
// transaction.
#pragma once

#include <array>

#include "directory/in_sqlite.h"

namespace directory {

class Rooms {
 public:
  explicit Rooms(Database& database);

  Outcome put(const Room&);     // does not rewrite unchanged members
  Outcome drop(const RoomId&);  // with members and talk
  Outcome put(const Said&);     // nothing if the room is not there
  Outcome erase(const PersonId&);

  Result<std::vector<Room>> all();
  Result<std::vector<Room>> of(const PersonId&);
  Result<std::vector<Room>> latest_of(const PersonId&, std::size_t limit);
  Result<std::optional<Room>> find(const RoomId&);
  Result<std::optional<RoomId>> with_code(std::string_view);
  Result<std::size_t> count_owned_by(const PersonId&);
  Result<std::vector<RoomId>> awake();
  Result<std::vector<RoomId>> untouched_since(WallMillis, std::size_t limit);
  Result<std::size_t> count_untouched_since(WallMillis);
  Result<std::vector<Said>> said_in(const RoomId&, std::size_t limit);
  Result<std::vector<Said>> said_by(const PersonId&);

 private:
  Outcome run(Statement&, const std::array<std::uint8_t, 16>& id);
  Outcome drop_members(const RoomId&, std::size_t from_place);
  Result<std::vector<Room>> read_rooms(Run&);
  Result<std::vector<Said>> read_said(Run&);
  Result<std::size_t> read_count(Run&);

  Database& database_;
  Statement put_, drop_, put_member_, drop_members_, put_said_, drop_said_;
  Statement erase_member_, erase_owner_, erase_said_;
  Statement all_, of_, latest_of_, find_, with_code_, count_owned_by_, awake_, members_;
  Statement untouched_, count_untouched_, said_in_, said_by_;
};

}  // namespace directory
