// A directory that forgets everything with the process: for tests, simulations and games at one
// terminal. It is written to be read, not to be fast.
#pragma once

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "directory/directory.h"

namespace directory {

class MemoryDirectory final : public Directory {
 public:
  MemoryDirectory() = default;
  ~MemoryDirectory() override;

  void change(Change, Done) override;  // calls `done` before it returns, unless told to hold

  Result<std::optional<Person>> person(const PersonId&) override;
  Result<std::optional<Person>> person_named(std::string_view name) override;
  Result<std::optional<PersonId>> session(const TokenHash&) override;
  Result<std::vector<Room>> rooms() override;
  Result<std::optional<Room>> room(const RoomId&) override;
  Result<std::optional<RoomId>> room_with_code(std::string_view code) override;
  Result<std::size_t> open_rooms_of(const PersonId& owner) override;
  Result<std::vector<Room>> rooms_of(const PersonId&, std::size_t limit) override;
  Result<std::vector<RoomId>> awake_rooms() override;
  Result<std::vector<GamePlayed>> games_of(const PersonId&, std::size_t limit) override;
  Result<std::optional<GamePlayed>> game(std::string_view table) override;
  Result<std::vector<Said>> said_in(const RoomId&, std::size_t limit) override;
  Result<Outdated> outdated(WallMillis guests_before, WallMillis rooms_before) override;
  Result<std::optional<AllOf>> all_of(const PersonId&) override;

  // For tests. While it holds, changes wait and nobody can read them, as with a slow disk;
  // `release` makes them all, in order, and stops holding.
  void hold();
  void release();
  std::size_t held();
  // For tests: from now on no change is made and each gets this failure, as with a sick disk.
  void fail_with(std::optional<Failure>);

 private:
  std::optional<Failure> make(Change&&);

  std::optional<Failure> take(PutPerson&&);
  std::optional<Failure> take(SawPerson&&);
  std::optional<Failure> take(PutSession&&);
  std::optional<Failure> take(EndSession&&);
  std::optional<Failure> take(EndSessionsOf&&);
  std::optional<Failure> take(PutPassword&&);
  std::optional<Failure> take(PutRoom&&);
  std::optional<Failure> take(DropRoom&&);
  std::optional<Failure> take(PutGame&&);
  std::optional<Failure> take(PutSaid&&);
  std::optional<Failure> take(ErasePerson&&);
  std::optional<Failure> take(CleanUp&&);
  std::optional<Failure> take(Probe&&) { return std::nullopt; }
  std::vector<PersonId> guests_unseen_since(WallMillis) const;  // the longest unseen first
  std::vector<RoomId> rooms_untouched_since(WallMillis) const;

  std::mutex mutex_;
  std::map<PersonId, Person> people_;
  std::map<TokenHash, PersonId> sessions_;
  std::map<RoomId, Room> rooms_;
  std::map<std::string, GamePlayed, std::less<>> games_;
  std::map<RoomId, std::map<std::uint32_t, Said>> said_;
  bool holding_ = false;
  std::optional<Failure> failing_;
  std::vector<std::pair<Change, Done>> held_;
};

}  // namespace directory
