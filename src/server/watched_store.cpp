#include "server/watched_store.h"

#include "core/enum_name.h"

namespace server {
namespace {

constexpr std::int64_t settled_ms = 3000;

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

void WatchedStore::Side::small_went_well() {
  if (wall() - latest >= settled_ms || wall() < latest) went_well();
}

void WatchedStore::Side::went_wrong(std::string_view kind) {
  latest = wall();
  if (refused++ > 0) return;
  since = latest;
  log->note(log::CannotSave{name, std::string{kind}});
}

// What answers late finds nobody and is well. `done` is asked nothing but to hear of it.
template <class Failure>
std::function<void(std::optional<Failure>)> WatchedStore::watched(
    const std::shared_ptr<Side>& watched, std::function<void(std::optional<Failure>)> done,
    void (Side::*well)()) {
  return [weak = std::weak_ptr{watched}, done = std::move(done), well](auto failure) {
    if (const auto side = weak.lock()) {
      if (!failure) ((*side).*well)();
      if (failure && is_the_disks(failure->trouble)) {
        side->went_wrong(core::enum_name(failure->trouble));
      }
    }
    done(std::move(failure));
  };
}

void WatchedStore::append(journal::Row row, journal::Journal::Done done) {
  store_.append(std::move(row), watched(journal_, std::move(done), &Side::went_well));
}

void WatchedStore::beat(std::int64_t wall_ms, journal::Journal::Done done) {
  store_.beat(wall_ms, watched(journal_, std::move(done), &Side::small_went_well));
}

void WatchedStore::change(directory::Change change, directory::Directory::Done done) {
  store_.change(std::move(change), watched(directory_, std::move(done), &Side::went_well));
}

void WatchedStore::try_again() {
  if (directory_->refused == 0) return;
  store_.change(directory::Probe{}, watched<directory::Failure>(
                                        directory_, [](const auto&) {}, &Side::small_went_well));
}

}  // namespace server
