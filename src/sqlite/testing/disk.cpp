#include "sqlite/testing/disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

namespace sqlite::testing {
namespace {

bool is_step(Call call) {
  return call == Call::write || call == Call::truncate || call == Call::sync ||
         call == Call::remove;
}

}  // namespace

void Disk::cut_power_after_steps(std::uint64_t steps) {
  const std::scoped_lock lock(mutex_);
  last_step_ = counts_.steps + steps;
}

void Disk::cut_power_after_syncs(std::uint64_t syncs) {
  const std::scoped_lock lock(mutex_);
  last_sync_ = counts_.syncs + syncs;
}

void Disk::cut_power() {
  const std::scoped_lock lock(mutex_);
  power_ = false;
}

bool Disk::has_power() const {
  const std::scoped_lock lock(mutex_);
  return power_;
}

void Disk::plan(Fault fault) {
  const std::scoped_lock lock(mutex_);
  fault.at += counts_.calls[fault.call];
  fault_ = fault;
  fault_happened_ = false;
}

void Disk::heal() {
  const std::scoped_lock lock(mutex_);
  fault_.reset();
}

bool Disk::fault_happened() const {
  const std::scoped_lock lock(mutex_);
  return fault_happened_;
}

Disk::Counts Disk::counts() const {
  const std::scoped_lock lock(mutex_);
  return counts_;
}

int Disk::begin(Call call, Fault::Effect& effect) {
  effect = Fault::Effect::none;
  if (is_step(call) && last_step_ == counts_.steps) power_ = false;
  if (call == Call::sync && last_sync_ == counts_.syncs) power_ = false;
  if (!power_) return SQLITE_IOERR;
  if (is_step(call)) ++counts_.steps;
  if (call == Call::sync) ++counts_.syncs;
  const std::uint64_t now = ++counts_.calls[call];
  if (fault_ && fault_->call == call && now >= fault_->at && now - fault_->at < fault_->times) {
    fault_happened_ = true;
    effect = fault_->effect;
    return fault_->code;
  }
  return SQLITE_OK;
}

void Disk::apply(std::string& bytes, const Change& change) {
  if (!change.bytes) {
    bytes.resize(change.offset);
    return;
  }
  const std::size_t end = change.offset + change.bytes->size();
  if (bytes.size() < end) bytes.resize(end);
  bytes.replace(change.offset, change.bytes->size(), *change.bytes);
}

void Disk::change(File& file, Change change) {
  change.when = ++changes_;
  apply(file.now, change);
  file.unsynced.push_back(std::move(change));
}

void Disk::sync(File& file) {
  for (const Change& change : file.unsynced) apply(file.synced, change);
  file.unsynced.clear();
}

void Disk::survive(File& file, Fate fate, std::mt19937_64& chance,
                   std::uint64_t last_change) const {
  if (fate == Fate::killed) return;
  for (Change& change : file.unsynced) {
    if (fate == Fate::forgotten || (fate == Fate::scattered && chance() % 2 == 0)) continue;
    if (fate == Fate::torn && change.when == last_change && change.bytes) {
      change.bytes->resize(change.bytes->size() / 2);
    }
    apply(file.synced, change);
  }
  file.unsynced.clear();
  file.now = file.synced;
}

void Disk::start_again(Fate fate, std::uint64_t seed) {
  const std::scoped_lock lock(mutex_);
  std::mt19937_64 chance(seed);
  std::uint64_t last_change = 0;
  for (const auto& [name, file] : names_) {
    if (!file->unsynced.empty()) {
      last_change = std::max(last_change, file->unsynced.back().when);
    }
  }
  const bool names_survive =
      fate == Fate::killed || fate == Fate::torn || (fate == Fate::scattered && chance() % 2 == 0);
  if (!names_survive) names_ = synced_names_;
  for (const auto& [name, file] : names_) survive(*file, fate, chance, last_change);
  if (fate != Fate::killed) synced_names_ = names_;
  power_ = true;
  last_step_.reset();
  last_sync_.reset();
  fault_.reset();
}

}  // namespace sqlite::testing
