#include "directory/sqlite_directory.h"

#include <utility>

#include "directory/refusal.h"

namespace directory {
namespace {

// A writer that is never idle removes remains after so many groups.
constexpr int groups_before_removal = 256;

Result<Database> open_for_reading(const std::filesystem::path& file, const std::string& vfs) {
  auto database = Database::open(file, vfs);
  if (!database) return std::unexpected(told(std::move(database.error())));
  if (const int code = database->run("PRAGMA query_only = ON; PRAGMA cache_size = -512;");
      code != SQLITE_OK) {
    return std::unexpected(failure(*database, code));
  }
  return std::move(*database);
}

}  // namespace

Result<std::unique_ptr<SqliteDirectory>> SqliteDirectory::open(const std::filesystem::path& folder,
                                                               const SqliteOptions& options) {
  auto store = SqliteStore::open(folder, options);
  if (!store) return std::unexpected(std::move(store.error()));
  auto database = open_for_reading((*store)->file(), options.vfs);
  if (!database) return std::unexpected(std::move(database.error()));
  return std::unique_ptr<SqliteDirectory>(
      new SqliteDirectory(std::move(*store), std::move(*database), options.vfs));
}

SqliteDirectory::SqliteDirectory(std::unique_ptr<SqliteStore> store, Database database,
                                 std::string vfs)
    : store_(std::move(store)),
      reader_(std::move(database)),
      file_(store_->file()),
      vfs_(std::move(vfs)),
      writer_([this] { write(); }) {}

SqliteDirectory::~SqliteDirectory() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
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
  auto database = open_for_reading(file_, vfs_);
  if (!database) return std::unexpected(std::move(database.error()));
  Reader reader(std::move(*database));
  return reader.ask([&](Shelves& shelves) { return directory::all_of(shelves, id); });
}

void SqliteDirectory::wait_until_idle() {
  std::unique_lock lock(mutex_);
  rest_.wait(lock, [this] { return idle_ && waiting_.changes.empty(); });
}

void SqliteDirectory::write() {
  Waiting taken;
  std::unique_lock lock(mutex_);
  while (!closing_ || !waiting_.changes.empty() || may_remove_remains()) {
    if (!waiting_.changes.empty()) {
      std::swap(taken, waiting_);
      lock.unlock();
      serve(taken);
      lock.lock();
    } else if (may_remove_remains()) {
      lock.unlock();
      remove_remains();
      lock.lock();
    } else {
      idle_ = true;
      rest_.notify_all();
      wake_.wait(lock, [this] { return closing_ || !waiting_.changes.empty(); });
      idle_ = false;
    }
  }
}

void SqliteDirectory::serve(Waiting& taken) {
  auto outcomes = store_->keep(taken.changes);
  removal_refused_ = false;
  for (std::size_t i = 0; i < outcomes.size(); ++i) taken.dones[i](std::move(outcomes[i]));
  taken.changes.clear();
  taken.dones.clear();
  groups_with_remains_ = store_->has_remains() ? groups_with_remains_ + 1 : 0;
  if (groups_with_remains_ >= groups_before_removal) remove_remains();
}

void SqliteDirectory::remove_remains() {
  groups_with_remains_ = 0;
  removal_refused_ = store_->remove_remains(reading_, exporting_).has_value();
}

}  // namespace directory
