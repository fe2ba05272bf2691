// A directory kept by SQLite, in the file directory.db of a folder that other stores may share. One
// thread writes: it takes all changes that wait, makes them durable in one transaction, and calls
// back. While it commits, others queue; there is no timer. Reads have a connection of their own and
// never wait for a commit, and an export has one of its own, so that no other read waits for it. A
// second thread sees to it that nothing is left in the files of who was erased, for which the
// writer stops for a moment. docs/formats/directory.md says what is on the disk.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "directory/reader.h"
#include "directory/sqlite_store.h"

namespace directory {

// Of what is left in the files of who was erased.
struct Removal {
  // So long after an erasure it is removed, with all that is left of others by then. If somebody
  // else reads the store or the disk refuses, it is tried again so long after.
  std::chrono::milliseconds within = std::chrono::minutes{1};
  std::function<void()> beside;  // for tests: called by the other thread, before the writer stops
};

class SqliteDirectory final : public Directory {
 public:
  // Owns its part of the folder until it is destroyed. Troubles: held, newer, damaged, full,
  // failed.
  static Result<std::unique_ptr<SqliteDirectory>> open(const std::filesystem::path& folder,
                                                       const SqliteOptions& = {}, Removal = {});
  ~SqliteDirectory() override;

  void change(Change, Done) override;
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

  // Returns when nothing waits, and nothing is left in the files of who was erased or the disk
  // refused that: it is not put off any longer. Not from `done`.
  void wait_until_idle();

 private:
  using Clock = std::chrono::steady_clock;

  // changes[i] is answered by dones[i].
  struct Waiting {
    std::vector<Change> changes;
    std::vector<Done> dones;
  };

  SqliteDirectory(std::unique_ptr<SqliteStore> store, Database database, std::string vfs, Removal);

  // The writer's thread.
  void write();
  void serve(Waiting&);
  void note_remains();

  // The other thread.
  void remove_remains();
  void remove_remains_once(std::unique_lock<std::mutex>&);
  bool is_due() const;

  // Used by the writer's thread alone.
  std::unique_ptr<SqliteStore> store_;

  std::mutex reading_;
  Reader reader_;

  std::mutex exporting_;
  const std::filesystem::path file_;
  const std::string vfs_;
  const Removal removal_;

  std::mutex mutex_;
  std::condition_variable wake_, rest_, wake_remover_;
  Waiting waiting_;
  bool closing_ = false;
  bool idle_ = false;
  std::optional<Clock::time_point> due_;  // when remains are to be removed, if there are any
  std::uint64_t tries_ = 0;               // of removals, begun
  std::uint64_t hurried_ = 0;  // so many are to be made without waiting until they are due
  std::uint64_t tried_ = 0;    // and ended
  bool removes_ = false;       // the writer is to do its part
  std::thread writer_, remover_;
};

}  // namespace directory
