// A directory kept by SQLite, in the file directory.db of a folder that other stores may share. One
// thread writes: it takes all changes that wait, makes them durable in one transaction, and calls
// back. While it commits, others queue; there is no timer. Reads have a connection of their own and
// never wait for a commit, and an export has one of its own, so that no other read waits for it.
// docs/formats/directory.md says what is on the disk.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "directory/reader.h"
#include "directory/sqlite_store.h"

namespace directory {

class SqliteDirectory final : public Directory {
 public:
  // Owns its part of the folder until it is destroyed. Troubles: held, newer, damaged, full,
  // failed.
  static Result<std::unique_ptr<SqliteDirectory>> open(const std::filesystem::path& folder,
                                                       const SqliteOptions& = {});
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
  // refused that. Not from `done`.
  void wait_until_idle();

 private:
  // changes[i] is answered by dones[i].
  struct Waiting {
    std::vector<Change> changes;
    std::vector<Done> dones;
  };

  SqliteDirectory(std::unique_ptr<SqliteStore> store, Database database, std::string vfs);

  void write();
  void serve(Waiting&);
  void remove_remains();
  bool may_remove_remains() const { return store_->has_remains() && !removal_refused_; }

  // Used by the writer's thread alone.
  std::unique_ptr<SqliteStore> store_;
  bool removal_refused_ = false;  // until something could be written again
  int groups_with_remains_ = 0;

  std::mutex reading_;
  Reader reader_;

  std::mutex exporting_;
  const std::filesystem::path file_;
  const std::string vfs_;

  std::mutex mutex_;
  std::condition_variable wake_, rest_;
  Waiting waiting_;
  bool closing_ = false;
  bool idle_ = false;
  std::thread writer_;
};

}  // namespace directory
