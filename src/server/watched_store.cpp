#include "server/watched_store.h"

#include "core/enum_name.h"

namespace server {
namespace {

// Of the disk, and not of what was asked of it.
bool is_the_disks(journal::Trouble trouble) {
  return trouble != journal::Trouble::out_of_order &&
         trouble != journal::Trouble::repeated_command &&
         trouble != journal::Trouble::unknown_table;
}
bool is_the_disks(directory::Trouble trouble) { return trouble != directory::Trouble::name_taken; }

}  // namespace

WatchedStore::WatchedStore(Store& store, Log& log, tables::WallClock wall)
    : store_{store},
      journal_{std::make_shared<Side>("journal", &log, wall)},
      directory_{std::make_shared<Side>("directory", &log, wall)} {}

void WatchedStore::Side::went_well() {
  if (refused == 0) return;
  log->note(log::SavesAgain{name, refused, (wall() - since) / 1000});
  refused = 0;
}

void WatchedStore::Side::went_wrong(std::string_view kind) {
  if (refused++ > 0) return;
  since = wall();
  log->note(log::CannotSave{name, std::string{kind}});
}

void WatchedStore::append(journal::Row row, journal::Journal::Done done) {
  store_.append(std::move(row), [weak = std::weak_ptr{journal_},
                                 done = std::move(done)](std::optional<journal::Failure> failure) {
    if (const auto side = weak.lock()) {
      if (!failure) side->went_well();
      if (failure && is_the_disks(failure->trouble)) {
        side->went_wrong(core::enum_name(failure->trouble));
      }
    }
    done(std::move(failure));
  });
}

void WatchedStore::change(directory::Change change, directory::Directory::Done done) {
  store_.change(std::move(change), [weak = std::weak_ptr{directory_}, done = std::move(done)](
                                       std::optional<directory::Failure> failure) {
    if (const auto side = weak.lock()) {
      if (!failure) side->went_well();
      if (failure && is_the_disks(failure->trouble)) {
        side->went_wrong(core::enum_name(failure->trouble));
      }
    }
    done(std::move(failure));
  });
}

}  // namespace server
