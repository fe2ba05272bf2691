#include "directory/sqlite_directory.h"

#include <utility>

#include "directory/refusal.h"

namespace directory {
Result<std::unique_ptr<SqliteDirectory>> SqliteDirectory::open(const std::filesystem::path& folder,
                                                               const SqliteOptions& options,
                                                               Removal removal) {
  auto store = SqliteStore::open(folder, options);
  if (!store) return std::unexpected(std::move(store.error()));
  auto database = open_beside((*store)->file(), options.vfs);
  if (!database) return std::unexpected(std::move(database.error()));
  return std::unique_ptr<SqliteDirectory>(new SqliteDirectory(
      std::move(*store), std::move(*database), options.vfs, std::move(removal)));
}

SqliteDirectory::SqliteDirectory(std::unique_ptr<SqliteStore> store, Database database,
                                 std::string vfs, Removal removal)
    : store_(std::move(store)),
      reader_(std::move(database)),
      file_(store_->file()),
      vfs_(std::move(vfs)),
      removal_(std::move(removal)) {
  if (store_->has_remains()) due_ = Clock::now();
  writer_ = std::thread([this] { write(); });
  remover_ = std::thread([this] { remove_remains(); });
}

SqliteDirectory::~SqliteDirectory() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  wake_remover_.notify_one();
  remover_.join();
  writer_.join();
}

void SqliteDirectory::change(Change change, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    if (!closing_) {
      waiting_.changes.push_back(std::move(change));
      waiting_.dones.push_back(std::move(done));
      wake_.notify_one();
      return;
    }
  }
  done(directory_is_closed());
}

Result<std::optional<Person>> SqliteDirectory::person(const PersonId& id) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.people.find(id); });
}

Result<std::optional<Person>> SqliteDirectory::person_named(std::string_view name) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.people.find_named(name); });
}

Result<std::optional<PersonId>> SqliteDirectory::session(const TokenHash& token) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.people.session(token); });
}

Result<std::vector<Room>> SqliteDirectory::rooms() {
  const std::scoped_lock lock(reading_);
  return reader_.ask([](Shelves& shelves) { return shelves.rooms.all(); });
}

Result<std::optional<Room>> SqliteDirectory::room(const RoomId& id) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.rooms.find(id); });
}

Result<std::optional<RoomId>> SqliteDirectory::room_with_code(std::string_view code) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.rooms.with_code(code); });
}

Result<std::size_t> SqliteDirectory::open_rooms_of(const PersonId& owner) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.rooms.count_owned_by(owner); });
}

Result<std::vector<Room>> SqliteDirectory::rooms_of(const PersonId& id, std::size_t limit) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.rooms.latest_of(id, limit); });
}

Result<std::vector<RoomId>> SqliteDirectory::awake_rooms() {
  const std::scoped_lock lock(reading_);
  return reader_.ask([](Shelves& shelves) { return shelves.rooms.awake(); });
}

Result<std::vector<GamePlayed>> SqliteDirectory::games_of(const PersonId& id, std::size_t limit) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.games.of(id, limit); });
}

Result<std::optional<GamePlayed>> SqliteDirectory::game(std::string_view table) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.games.find(table); });
}

Result<std::vector<Said>> SqliteDirectory::said_in(const RoomId& room, std::size_t limit) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) { return shelves.rooms.said_in(room, limit); });
}

Result<Outdated> SqliteDirectory::outdated(WallMillis guests_before, WallMillis rooms_before) {
  const std::scoped_lock lock(reading_);
  return reader_.ask([&](Shelves& shelves) -> Result<Outdated> {
    const auto guests = shelves.people.count_guests_unseen_since(guests_before);
    if (!guests) return std::unexpected(guests.error());
    const auto rooms = shelves.rooms.count_untouched_since(rooms_before);
    if (!rooms) return std::unexpected(rooms.error());
    return Outdated{*guests, *rooms};
  });
}

// Seldom, and there may be much: the connection is opened for it.
Result<std::optional<AllOf>> SqliteDirectory::all_of(const PersonId& id) {
  const std::scoped_lock lock(exporting_);
  auto database = open_beside(file_, vfs_);
  if (!database) return std::unexpected(std::move(database.error()));
  Reader reader(std::move(*database));
  return reader.ask([&](Shelves& shelves) { return directory::all_of(shelves, id); });
}

void SqliteDirectory::wait_until_idle() {
  std::unique_lock lock(mutex_);
  const auto is_idle = [this] { return idle_ && waiting_.changes.empty(); };
  rest_.wait(lock, is_idle);
  const std::uint64_t next = tries_ + 1;  // one that is under way may have missed the latest
  if (due_) {
    hurried_ = next;
    wake_remover_.notify_one();
  }
  rest_.wait(lock, [&] { return is_idle() && (!due_ || tried_ >= next); });
}

void SqliteDirectory::write() {
  Waiting taken;
  std::unique_lock lock(mutex_);
  while (!closing_ || !waiting_.changes.empty() || removes_) {
    if (removes_) {
      lock.unlock();
      const bool is_refused = store_->remove_remains(reading_).has_value();
      lock.lock();
      if (is_refused) due_ = Clock::now() + removal_.within;
      note_remains();
      removes_ = false;
      rest_.notify_all();
    } else if (!waiting_.changes.empty()) {
      std::swap(taken, waiting_);
      lock.unlock();
      serve(taken);
      lock.lock();
      note_remains();
    } else {
      idle_ = true;
      rest_.notify_all();
      wake_.wait(lock, [this] { return closing_ || removes_ || !waiting_.changes.empty(); });
      idle_ = false;
    }
  }
}

void SqliteDirectory::serve(Waiting& taken) {
  auto outcomes = store_->keep(taken.changes);
  for (std::size_t i = 0; i < outcomes.size(); ++i) taken.dones[i](std::move(outcomes[i]));
  taken.changes.clear();
  taken.dones.clear();
}

void SqliteDirectory::note_remains() {
  if (!store_->has_remains()) return due_.reset();
  if (due_) return;
  due_ = Clock::now() + removal_.within;
  wake_remover_.notify_one();
}

bool SqliteDirectory::is_due() const {
  return due_ && (tries_ < hurried_ || Clock::now() >= *due_);
}

void SqliteDirectory::remove_remains() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    if (is_due()) {
      remove_remains_once(lock);
    } else if (due_) {
      wake_remover_.wait_until(lock, *due_);
    } else {
      wake_remover_.wait(lock);
    }
  }
}

// What takes long is done before the writer stops: copying the log back, and waiting for an export.
void SqliteDirectory::remove_remains_once(std::unique_lock<std::mutex>& lock) {
  ++tries_;
  lock.unlock();
  // What is refused here is left to the writer, which finds out why.
  copy_log_back(file_, vfs_);
  if (removal_.beside) removal_.beside();
  const std::scoped_lock no_exports(exporting_);
  lock.lock();
  if (!closing_) {
    removes_ = true;
    wake_.notify_one();
    rest_.wait(lock, [this] { return !removes_; });
  }
  tried_ = tries_;
  rest_.notify_all();
}

}  // namespace directory
