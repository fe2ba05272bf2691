#include "simulation/disk.h"

#include <utility>

namespace simulation {

Disk::Disk(Clockwork& clock, core::Generator& luck, Trace& trace, Counts& counts)
    : clock_{clock},
      luck_{luck},
      trace_{trace},
      counts_{counts},
      lookups_{directory_, [this] {
                 const bool fails = health.cannot_read > 0 && chance(health.cannot_read);
                 if (fails) counts_.add("directory unreadable");
                 return fails;
               }} {}

Disk::End Disk::draw_end() {
  const auto drawn = luck_.below(1000);
  if (drawn < health.fails) return End::failed;
  if (drawn < health.fails + health.full) return End::full;
  if (drawn >= health.fails + health.full + health.unsure) return End::kept;
  return luck_.below(2) == 0 ? End::unsure_kept : End::unsure_lost;
}

// ---- The journal.

void Disk::append(journal::Row row, journal::Journal::Done done) {
  rows_.waiting.push_back({std::move(row), 0, std::move(done)});
  write_rows();
}

void Disk::beat(std::int64_t wall_ms, journal::Journal::Done done) {
  rows_.waiting.push_back({std::nullopt, wall_ms, std::move(done)});
  write_rows();
}

std::expected<std::vector<journal::Row>, journal::Failure> Disk::read(const journal::TableId& id) {
  if (health.cannot_read > 0 && chance(health.cannot_read)) {
    counts_.add("journal unreadable");
    return std::unexpected(
        journal::Failure{journal::Trouble::failed, "The disk cannot be read now."});
  }
  return journal_.read(id);
}

void Disk::write_rows() {
  if (!rows_.under_way.empty() || rows_.waiting.empty()) return;
  std::swap(rows_.under_way, rows_.waiting);
  const auto takes = health.least_ms + luck_.below(health.most_ms - health.least_ms + 1);
  if (takes > 1000) counts_.add("journal slow");
  clock_.after_in_life(static_cast<std::int64_t>(takes), [this] { rows_end(draw_end()); });
}

std::optional<journal::Failure> Disk::keep(RowWaiting& waiting) {
  if (!waiting.row) {
    beat_ = waiting.beat;
    return std::nullopt;
  }
  std::optional<journal::Failure> wrong;
  journal_.append(*waiting.row,
                  [&](std::optional<journal::Failure> failure) { wrong = std::move(failure); });
  if (wrong) {
    counts_.add("row refused");
  } else if (watcher_ != nullptr) {
    watcher_->kept(*waiting.row);
  }
  return wrong;
}

void Disk::rows_end(End end) {
  using journal::Failure;
  using journal::Trouble;
  auto batch = std::exchange(rows_.under_way, {});
  trace_.note(clock_.now(), "journal", static_cast<std::uint64_t>(end), "");
  for (auto& each : batch) {
    std::optional<Failure> wrong;
    switch (end) {
      case End::kept: wrong = keep(each); break;
      case End::failed:
        counts_.add("journal failed");
        wrong = Failure{Trouble::failed, "The disk failed."};
        break;
      case End::full:
        counts_.add("journal full");
        wrong = Failure{Trouble::full, "The disk is full."};
        break;
      case End::unsure_kept:
        counts_.add("journal unsure, kept");
        if (each.row && watcher_ != nullptr) watcher_->will_keep_unsurely(*each.row);
        keep(each);
        wrong = Failure{Trouble::unsure, "It is not known whether this was kept."};
        break;
      case End::unsure_lost:
        counts_.add("journal unsure, lost");
        wrong = Failure{Trouble::unsure, "It is not known whether this was kept."};
        break;
    }
    each.done(wrong);
  }
  write_rows();
}

// ---- The directory.

void Disk::change(directory::Change change, directory::Directory::Done done) {
  changes_.waiting.push_back({std::move(change), std::move(done)});
  write_changes();
}

void Disk::write_changes() {
  if (!changes_.under_way.empty() || changes_.waiting.empty()) return;
  std::swap(changes_.under_way, changes_.waiting);
  const auto takes = health.least_ms + luck_.below(health.most_ms - health.least_ms + 1);
  if (takes > 1000) counts_.add("directory slow");
  clock_.after_in_life(static_cast<std::int64_t>(takes), [this] { changes_end(draw_end()); });
}

std::optional<directory::Failure> Disk::keep(ChangeWaiting& waiting) {
  std::optional<directory::Failure> wrong;
  directory_.change(waiting.change,
                    [&](std::optional<directory::Failure> failure) { wrong = std::move(failure); });
  if (!wrong && watcher_ != nullptr) watcher_->kept(waiting.change);
  return wrong;
}

void Disk::changes_end(End end) {
  using directory::Failure;
  using directory::Trouble;
  auto batch = std::exchange(changes_.under_way, {});
  trace_.note(clock_.now(), "directory", static_cast<std::uint64_t>(end), "");
  if (end == End::kept) limbo_.clear();
  for (auto& each : batch) {
    std::optional<Failure> wrong;
    switch (end) {
      case End::kept: wrong = keep(each); break;
      case End::failed:
        counts_.add("directory failed");
        wrong = Failure{Trouble::failed, "The disk failed."};
        break;
      case End::full:
        counts_.add("directory full");
        wrong = Failure{Trouble::full, "The disk is full."};
        break;
      case End::unsure_kept:
      case End::unsure_lost:
        counts_.add("directory unsure");
        limbo_.push_back({each.change, {}});
        wrong = Failure{Trouble::failed, "It is not known whether this was kept."};
        break;
    }
    each.done(wrong);
  }
  write_changes();
}

// ---- Lives.

template <class Waiting>
std::uint64_t Disk::tear(Queue<Waiting>& queue, std::string_view what) {
  auto batch = std::exchange(queue.under_way, {});
  const auto all = batch.size() + queue.waiting.size();
  for (auto& each : std::exchange(queue.waiting, {})) batch.push_back(std::move(each));
  const auto kept = luck_.below(all + 1);
  if (kept > 0 && kept < all) counts_.add(what);
  for (std::size_t i = 0; i < kept; ++i) keep(batch[i]);
  return kept;
}

void Disk::crash() {
  tear(rows_, "journal torn");
  const bool comes_back = tear(changes_, "directory torn") == 0 && luck_.below(2) == 0;
  for (auto& each : std::exchange(limbo_, {})) {
    if (comes_back && !keep(each)) counts_.add("directory kept after all");
  }
}

void Disk::start() { beat_at_start_ = beat_; }

void Disk::finish() {
  limbo_.clear();
  while (!is_idle()) {
    if (rows_.under_way.empty()) std::swap(rows_.under_way, rows_.waiting);
    rows_end(End::kept);
    if (changes_.under_way.empty()) std::swap(changes_.under_way, changes_.waiting);
    changes_end(End::kept);
  }
}

}  // namespace simulation
