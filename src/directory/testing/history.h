// Changes in the order in which they were asked for, and what must follow from them: each question
// is answered by walking through all of them and keeping what it asks for. Slow and plain; what
// directories are compared with.
#pragma once

#include <vector>

#include "directory/directory.h"

namespace directory::testing {

class History {
 public:
  // Whether a directory has to refuse it as name_taken; if not, it is part of the history.
  bool refuses_or_adds(const Change&);

  std::optional<Person> person(const PersonId&) const;
  std::optional<Person> person_named(std::string_view name) const;
  std::optional<PersonId> session(const TokenHash&) const;
  std::optional<Room> room(const RoomId&) const;
  std::vector<Room> rooms() const;
  std::optional<RoomId> room_with_code(std::string_view code) const;
  std::size_t open_rooms_of(const PersonId& owner) const;
  std::vector<Room> rooms_of(const PersonId&, std::size_t limit) const;
  std::vector<RoomId> awake_rooms() const;
  std::optional<GamePlayed> game(std::string_view table) const;
  std::vector<GamePlayed> games_of(const PersonId&, std::size_t limit) const;
  std::vector<Said> said_in(const RoomId&, std::size_t limit) const;
  std::optional<AllOf> all_of(const PersonId&) const;

 private:
  void add(const Change&);

  // CleanUp as the ErasePerson and DropRoom that it amounts to; without what is not kept.
  std::vector<Change> changes_;
  // Every one that was ever mentioned, sorted.
  std::vector<PersonId> people_;
  std::vector<RoomId> rooms_;
  std::vector<std::string> tables_;
};

}  // namespace directory::testing
