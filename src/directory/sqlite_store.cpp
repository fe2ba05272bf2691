#include "directory/sqlite_store.h"

#include <algorithm>
#include <utility>

#include "directory/refusal.h"
#include "directory/schema.h"
#include "sqlite/gaps.h"
#include "unicode/likeness.h"

namespace directory {
namespace {

template <class... Cases>
struct Match : Cases... {
  using Cases::operator()...;
};

}  // namespace

SqliteStore::SqliteStore(sqlite::Folder folder, Database database)
    : folder_(std::move(folder)),
      database_(std::move(database)),
      shelves_(database_),
      transactions_(database_, "UPDATE upkeep SET mended = mended + 1"),
      leave_remains_(database_, "UPDATE upkeep SET remains = 1"),
      no_remains_(database_, "UPDATE upkeep SET remains = 0"),
      probe_(database_, "UPDATE upkeep SET mended = mended + 1"),
      these_likenesses_(database_, "UPDATE upkeep SET likenesses = ?") {}

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::filesystem::path& path,
                                                       const SqliteOptions& options) {
  auto folder = sqlite::Folder::own(path, "directory.lock", "people and rooms");
  if (!folder) return std::unexpected(told(std::move(folder.error())));
  auto database =
      sqlite::open_store(*folder, "directory.db", schema(), options, sqlite::Gaps::blank);
  if (!database) return std::unexpected(told(std::move(database.error())));
  std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*folder), std::move(*database)));
  if (auto failure = store->recover()) return std::unexpected(std::move(*failure));
  return store;
}

Outcome SqliteStore::recover() {
  const int code = database_.run("PRAGMA secure_delete = ON");
  if (code != SQLITE_OK) return failure(database_, code);
  auto remains = database_.ask("SELECT remains FROM upkeep");
  if (!remains) return told(std::move(remains.error()));
  has_remains_ = *remains != 0;
  if (auto failure = blank_gaps()) return failure;
  auto likenesses = database_.ask("SELECT likenesses FROM upkeep");
  if (!likenesses) return told(std::move(likenesses.error()));
  return *likenesses == unicode::likeness_version ? std::nullopt : renew_likenesses();
}

// An older program left copies in the gaps, and so does a tool that copies the log of a killed
// server back. Only then everything is written anew; without the room for it that has to wait.
Outcome SqliteStore::blank_gaps() {
  const auto are_blank = sqlite::are_gaps_blank(database_);
  if (!are_blank) return told(are_blank.error());
  gaps_are_blank_ = *are_blank || database_.run("VACUUM") == SQLITE_OK;
  return std::nullopt;
}

// An older program made them otherwise, or not at all.
Outcome SqliteStore::renew_likenesses() {
  if (auto failure = transactions_.ready()) return told(std::move(*failure));
  if (auto failure = transactions_.begin()) return told(std::move(*failure));
  Outcome broken = shelves_.people.renew_likenesses();
  if (!broken) {
    Run run(these_likenesses_);
    run.bind_number(unicode::likeness_version);
    broken = finish(database_, run);
  }
  if (broken) {
    transactions_.roll_back();
  } else if (auto uncommitted = transactions_.commit()) {
    broken = told(std::move(*uncommitted));
  }
  return broken;
}

std::vector<Outcome> SqliteStore::keep(std::span<const Change> changes) {
  std::vector<Outcome> outcomes(changes.size());
  const auto transact = [&]() -> Outcome {
    if (auto failure = transactions_.ready()) return told(std::move(*failure));
    if (auto failure = transactions_.begin()) return told(std::move(*failure));
    leaves_remains_ = false;
    Outcome broken;
    for (std::size_t i = 0; i < changes.size() && !broken; ++i) {
      broken = take(changes[i], outcomes[i]);
    }
    if (!broken && leaves_remains_) broken = run(leave_remains_);
    if (broken) {
      transactions_.roll_back();
    } else if (auto uncommitted = transactions_.commit()) {
      broken = told(std::move(*uncommitted));
    }
    return broken;
  };
  if (const Outcome failure = transact()) {
    std::ranges::fill(outcomes, failure);
  } else {
    has_remains_ = has_remains_ || leaves_remains_;
  }
  return outcomes;
}

Outcome SqliteStore::take(const Change& change, Outcome& refusal) {
  return std::visit(Match{
                        [&](const PutPerson& put) { return this->put(put.person, refusal); },
                        [&](const SawPerson& saw) { return shelves_.people.saw(saw); },
                        [&](const PutSession& put) { return shelves_.people.put(put); },
                        [&](const EndSession& end) { return shelves_.people.end(end); },
                        [&](const EndSessionsOf& end) { return shelves_.people.end(end); },
                        [&](const PutPassword& put) { return this->put(put, refusal); },
                        [&](const PutRoom& put) { return shelves_.rooms.put(put.room); },
                        [&](const DropRoom& drop) { return shelves_.rooms.drop(drop.id); },
                        [&](const PutGame& put) { return shelves_.games.put(put.game); },
                        [&](const PutSaid& put) { return this->put(put); },
                        [&](const ErasePerson& gone) { return erase(gone.id); },
                        [&](const CleanUp& clean) { return clean_up(clean); },
                        [&](const Probe&) { return run(probe_); },
                    },
                    change);
}

Outcome SqliteStore::put(const Person& person, Outcome& refusal) {
  const auto taken = shelves_.people.name_is_taken(person);
  if (!taken) return taken.error();
  if (*taken) {
    refusal = name_is_taken(person.name);
    return std::nullopt;
  }
  return shelves_.people.put(person);
}

Outcome SqliteStore::put(const PutPassword& put, Outcome& refusal) {
  if (auto failure = this->put(put.person, refusal)) return failure;
  if (refusal) return std::nullopt;
  if (auto failure = shelves_.people.end(EndSessionsOf{put.person.id, std::nullopt})) {
    return failure;
  }
  return shelves_.people.put(PutSession{put.session, put.person.id, put.made});
}

Outcome SqliteStore::put(const PutSaid& put) {
  if (put.room) {
    if (auto failure = shelves_.rooms.put(*put.room)) return failure;
  }
  return shelves_.rooms.put(put.said);
}

Outcome SqliteStore::erase(const PersonId& id) {
  leaves_remains_ = true;
  if (auto failure = shelves_.people.erase(id)) return failure;
  if (auto failure = shelves_.rooms.erase(id)) return failure;
  return shelves_.games.erase(id);
}

Outcome SqliteStore::clean_up(const CleanUp& clean) {
  const auto guests = shelves_.people.guests_unseen_since(clean.guests_before, clean.at_most);
  if (!guests) return guests.error();
  for (const PersonId& guest : *guests) {
    if (auto failure = erase(guest)) return failure;
  }
  const auto rooms = shelves_.rooms.untouched_since(clean.rooms_before, clean.at_most);
  if (!rooms) return rooms.error();
  for (const RoomId& room : *rooms) {
    if (auto failure = shelves_.rooms.drop(room)) return failure;
  }
  return std::nullopt;
}

Outcome SqliteStore::run(Statement& statement) {
  Run run(statement);
  return finish(database_, run);
}

Outcome SqliteStore::remove_remains(std::mutex& lookups) {
  if (auto failure = transactions_.ready()) return told(std::move(*failure));
  if (!gaps_are_blank_) {
    if (const int code = database_.run("VACUUM"); code != SQLITE_OK) {
      return failure(database_, code);
    }
    gaps_are_blank_ = true;
  }
  {
    const std::scoped_lock quiet(lookups);
    // Whoever waits for a lookup or a change shall not wait for somebody who copies the store.
    sqlite3_busy_timeout(database_.connection(), 0);
    const auto busy = sqlite::empty_log(database_);
    sqlite3_busy_timeout(database_.connection(), 1000);
    if (busy) return told(*busy);
  }
  // The next change of a page would write what the page had in its gap when it was read.
  sqlite3_db_release_memory(database_.connection());
  if (auto failure = run(no_remains_)) return failure;
  has_remains_ = false;
  return std::nullopt;
}

Result<Database> open_beside(const std::filesystem::path& file, const std::string& vfs) {
  auto database = Database::open(file, vfs);
  if (!database) return std::unexpected(told(std::move(database.error())));
  // Whoever closes a store tries to have it alone, and keeps out for a moment who just comes. That
  // is for the writer, which closes last.
  sqlite3_db_config(database->connection(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (const int code = database->run(
          "PRAGMA busy_timeout = 1000; PRAGMA query_only = ON; PRAGMA cache_size = -512;");
      code != SQLITE_OK) {
    return std::unexpected(failure(*database, code));
  }
  if (auto failure = sqlite::keep_gaps_blank(*database)) {
    return std::unexpected(told(std::move(*failure)));
  }
  return std::move(*database);
}

Outcome copy_log_back(const std::filesystem::path& file, const std::string& vfs) {
  auto database = open_beside(file, vfs);
  if (!database) return std::move(database.error());
  const int code = database->run("PRAGMA wal_checkpoint(PASSIVE)");
  return code == SQLITE_OK ? std::nullopt : Outcome(failure(*database, code));
}

}  // namespace directory
