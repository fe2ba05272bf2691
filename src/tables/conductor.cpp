#include "tables/conductor.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "tables/entry_text.h"
#include "tables/head_text.h"
#include "tables/kept.h"

namespace tables {

using codec::Read;

WallClock system_wall_clock() {
  using std::chrono::duration_cast;
  const auto start = std::chrono::steady_clock::now();
  const auto unix_start = std::chrono::system_clock::now().time_since_epoch();
  return [=] {
    const auto passed = std::chrono::steady_clock::now() - start;
    return static_cast<std::int64_t>(duration_cast<Millis>(unix_start + passed).count());
  };
}

Conductor::Conductor(Table table, World world, TableTime start)
    : table_{std::move(table)}, world_{std::move(world)}, base_{start}, base_wall_{world_.wall()} {}

Read<std::unique_ptr<Conductor>> Conductor::make(Games games, Setup setup, World world) {
  auto table = Table::make(games, std::move(setup));
  if (!table) return std::unexpected(table.error());
  return std::unique_ptr<Conductor>{
      new Conductor{std::move(*table), std::move(world), TableTime{}}};
}

void Conductor::begin(Answer answer) {
  journal::Row row{.table = table_.setup().id,
                   .number = 0,
                   .wall_ms = world_.wall(),
                   .command = std::nullopt,
                   .entry = head_text(table_.match(), table_.setup()),
                   .last = false};
  world_.append(std::move(row), [answer = std::move(answer)](const auto& failure) {
    answer(failure ? std::optional{problem_of(*failure)} : std::nullopt);
  });
}

Read<std::unique_ptr<Conductor>> Conductor::resume(Games games,
                                                   const std::vector<journal::Row>& rows,
                                                   std::int64_t last_beat, World world) {
  auto kept = kept_in(games, rows);
  if (!kept) return std::unexpected(kept.error());
  auto table = Table::replay(games, std::move(kept->setup), kept->entries);
  if (!table) return std::unexpected(table.error());
  // The table lived until the later of its last entry and the last sign of life.
  const std::int64_t lived_until = std::max(last_beat, kept->last_wall_ms);
  const TableTime start = table->last_at() + Millis{lived_until - kept->last_wall_ms};
  const Millis down{std::max<std::int64_t>(0, world.wall() - lived_until)};
  std::unique_ptr<Conductor> conductor{new Conductor{std::move(*table), std::move(world), start}};
  for (const auto& row : rows) {
    if (row.command) conductor->done_.emplace(*row.command, row.number);
  }
  if (!conductor->table_.is_finished()) conductor->outlived_ = {start, down};
  return conductor;
}

std::vector<journal::CommandKey> Conductor::commands() const {
  std::vector<std::pair<std::uint32_t, journal::CommandKey>> rows;
  for (const auto& [key, number] : done_) rows.emplace_back(number, key);
  std::ranges::sort(rows);
  std::vector<journal::CommandKey> keys;
  for (auto& [number, key] : rows) keys.push_back(std::move(key));
  return keys;
}

// Whatever arrives before an outage is in the log arrives at its end.
TableTime Conductor::now() const {
  if (outlived_) return base_;
  return base_ + Millis{std::max<std::int64_t>(0, world_.wall() - base_wall_)};
}

Millis Conductor::stands_for() const {
  if (outlived_) return table_.match().deadline() ? count_in : Millis{0};
  return Millis{std::max<std::int64_t>(0, base_wall_ - world_.wall())};
}

// The wall's time of the table's own time: what a clock goes on from after an outage.
std::int64_t Conductor::wall_of(TableTime at) const { return base_wall_ + (at - base_).count(); }

std::optional<std::int64_t> Conductor::due_at() const {
  if (writing_) return std::nullopt;
  if (trouble_) return world_.wall() + 1000;
  if (outlived_ || core::is_owed(table_.match().owed())) return world_.wall();
  const auto clock = table_.clock_due();
  return clock ? std::optional{wall_of(*clock)} : std::nullopt;
}

bool Conductor::is_idle() const {
  return !writing_ && waiting_.empty() && !unsure_ && (table_.is_finished() || !due_at());
}

void Conductor::submit(Command command, std::optional<journal::CommandKey> key, Answer answer) {
  if (key && done_.contains(*key)) return answer(std::nullopt);
  waiting_.push_back({std::move(command), std::move(key), now(), done_.size(), std::move(answer)});
  go_on();
}

void Conductor::pass_time() { go_on(); }

void Conductor::go_on() {
  if (going_on_) return;  // whoever is at it sees what has come
  going_on_ = true;
  trouble_.reset();
  while (!writing_ && !trouble_ && step()) {
  }
  going_on_ = false;
}

// Whether there was something to do.
bool Conductor::step() {
  if (auto wrong = catch_up()) {
    give_up(*wrong);
    return false;
  }
  if (outlived_ && note_outage()) return true;
  const TableTime at = waiting_.empty() ? now() : waiting_.front().arrived;
  if (auto entry = table_.due(at, *world_.generator)) {
    keep(std::move(*entry), std::nullopt);
    return true;
  }
  if (waiting_.empty()) return false;
  Waiting next = std::move(waiting_.front());
  waiting_.pop_front();
  if (next.key && next.looked != done_.size() && done_.contains(*next.key)) {
    next.answer(std::nullopt);
    return true;
  }
  auto entry = table_.consider(next.command, next.arrived, *world_.generator);
  if (entry) {
    keep(std::move(*entry), std::move(next));
  } else {
    next.answer(entry.error());
  }
  return true;
}

// What was due while the table lived goes first; then the outage is an entry, and the clock counts
// in. False where the game has ended by what was due.
bool Conductor::note_outage() {
  if (auto entry = table_.due(outlived_->start, *world_.generator)) {
    keep(std::move(*entry), std::nullopt);
    return true;
  }
  if (table_.is_finished()) {
    outlived_.reset();
    return false;
  }
  Entry outage = table_.outage(outlived_->lasted);
  outage.at = std::max(outage.at, outlived_->start);
  if (const auto deadline = table_.match().deadline()) {
    outage.at = std::max(table_.last_at(), std::min(outage.at, *deadline - Millis{1}));
  }
  count_in_from_now();
  keep(std::move(outage), std::nullopt);
  return true;
}

void Conductor::count_in_from_now() {
  base_wall_ = world_.wall() + (table_.match().deadline() ? count_in.count() : 0);
}

void Conductor::keep(Entry entry, std::optional<Waiting> asked) {
  const std::uint32_t number = table_.entries() + 1;
  journal::Row row{.table = table_.setup().id,
                   .number = number,
                   .wall_ms = wall_of(entry.at),
                   .command = asked ? asked->key : std::nullopt,
                   .entry = journal_text(table_.match(), entry),
                   .last = table_.finishes(entry)};
  writing_ = true;
  world_.append(std::move(row),
                [self = std::weak_ptr{self_}, entry = std::move(entry), asked = std::move(asked),
                 number](const std::optional<journal::Failure>& failure) {
                  if (const auto alive = self.lock()) (*alive)->kept(entry, number, asked, failure);
                });
}

void Conductor::kept(const Entry& entry, std::uint32_t number, const std::optional<Waiting>& asked,
                     const std::optional<journal::Failure>& failure) {
  writing_ = false;
  const auto* const key = asked && asked->key ? &*asked->key : nullptr;
  std::optional<Problem> wrong;
  if (!failure) {
    commit(entry, key);
  } else if (failure->trouble == journal::Trouble::repeated_command) {
    done_.emplace(*key, number);
  } else {
    wrong = problem_of(*failure);
    unsure_ = failure->trouble == journal::Trouble::unsure ||
              failure->trouble == journal::Trouble::out_of_order;
    // What was kept after all has happened, and was told to nobody yet.
    const auto is_done = [&] { return key == nullptr || done_.contains(*key); };
    if (unsure_ && !catch_up() && table_.entries() >= number && is_done()) {
      wrong.reset();
    }
  }
  if (asked) asked->answer(wrong);
  if (wrong) return give_up(*wrong);
  go_on();
}

void Conductor::commit(const Entry& entry, const journal::CommandKey* key) {
  if (auto wrong = table_.commit(entry)) return give_up(*wrong);
  if (key != nullptr) done_.emplace(*key, table_.entries());
  if (std::holds_alternative<Outage>(entry.what)) {
    outlived_.reset();
    count_in_from_now();  // however long it took to write
  }
  if (watch_) watch_(entry);
  table_.forget_last_change();
}

// Whoever waits is told; nothing of theirs has happened.
void Conductor::give_up(const Problem& wrong) {
  trouble_ = wrong;
  const auto waiting = std::exchange(waiting_, {});
  for (const auto& each : waiting) each.answer(wrong);
  if (in_trouble_) in_trouble_();
}

std::optional<Problem> Conductor::catch_up() {
  if (!unsure_) return std::nullopt;
  const auto rows = world_.read(table_.setup().id);
  if (!rows) return problem_of(rows.error());
  for (std::size_t i = table_.entries() + std::size_t{1}; i < rows->size(); ++i) {
    const auto entry = parse_journal_text(table_.match(), (*rows)[i].entry);
    if (!entry) return entry.error();
    const auto& command = (*rows)[i].command;
    commit(*entry, command ? &*command : nullptr);
  }
  unsure_ = false;
  return std::nullopt;
}

}  // namespace tables
