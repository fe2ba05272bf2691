#include "journal/sqlite_journal.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iterator>
#include <utility>

#include "journal/refusal.h"

namespace journal {
namespace {

// Finished tables are moved together, since each transaction is a sync: a few hundred rows at a
// time, so that nobody waits for long. That is done when the writer has had nothing to do for a
// while, or when many tables wait for it; then more at a time, since what was played at the same
// time stands on the same pages.
constexpr std::size_t rows_archived = 256, rows_archived_in_haste = 1024;
constexpr std::size_t unarchived_at_ease = 1024;
constexpr std::chrono::milliseconds idle_for{20};

}  // namespace

std::expected<std::unique_ptr<SqliteJournal>, Failure> SqliteJournal::open(
    const std::filesystem::path& folder, const SqliteOptions& options) {
  auto store = SqliteStore::open(folder, options);
  if (!store) return std::unexpected(std::move(store.error()));
  return std::unique_ptr<SqliteJournal>(new SqliteJournal(std::move(*store)));
}

SqliteJournal::SqliteJournal(std::unique_ptr<SqliteStore> store)
    : store_(std::move(store)), writer_([this] { write(); }) {}

SqliteJournal::~SqliteJournal() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  writer_.join();
}

void SqliteJournal::append(Row row, Done done) {
  append_batch({&row, 1}, [done = std::move(done)](std::vector<Outcome> outcomes) {
    done(std::move(outcomes.front()));
  });
}

void SqliteJournal::append_batch(std::span<Row> rows, BatchDone done) {
  if (rows.empty()) return done({});
  {
    const std::scoped_lock lock(mutex_);
    if (!closing_) {
      std::ranges::move(rows, std::back_inserter(waiting_.changes));
      waiting_.callbacks.push_back({rows.size(), std::move(done)});
      wake_.notify_one();
      return;
    }
  }
  std::vector<Outcome> outcomes;
  for (const Row& row : rows) outcomes.emplace_back(journal_is_closed(row));
  done(std::move(outcomes));
}

std::optional<Failure> SqliteJournal::beat(std::int64_t wall_ms) {
  const Beat sign{wall_ms};
  if (std::this_thread::get_id() == writer_.get_id()) {
    const Change change = sign;
    return store_->keep({&change, 1}).front();
  }
  std::promise<std::optional<Failure>> promise;
  auto answer = promise.get_future();
  {
    const std::scoped_lock lock(mutex_);
    waiting_.changes.emplace_back(sign);
    waiting_.callbacks.push_back({1, [&promise](std::vector<Outcome> outcomes) {
                                    promise.set_value(std::move(outcomes.front()));
                                  }});
    wake_.notify_one();
  }
  return answer.get();
}

// The store belongs to the writer, so questions queue like changes. A `done` that asks is on the
// writer's thread, with no transaction open.
template <typename Answer>
Answer SqliteJournal::ask(std::function<Answer(SqliteStore&)> question) {
  if (std::this_thread::get_id() == writer_.get_id()) return question(*store_);
  std::promise<Answer> promise;
  auto answer = promise.get_future();
  {
    const std::scoped_lock lock(mutex_);
    waiting_.questions.emplace_back([&] { promise.set_value(question(*store_)); });
    wake_.notify_one();
  }
  return answer.get();
}

std::expected<std::vector<Row>, Failure> SqliteJournal::read(const TableId& table) {
  using Answer = std::expected<std::vector<Row>, Failure>;
  return ask<Answer>([&](SqliteStore& store) { return store.read(table); });
}

std::expected<std::vector<TableSummary>, Failure> SqliteJournal::running() {
  using Answer = std::expected<std::vector<TableSummary>, Failure>;
  return ask<Answer>([](SqliteStore& store) { return store.running(); });
}

std::expected<std::vector<TableSummary>, Failure> SqliteJournal::finished(std::size_t limit) {
  using Answer = std::expected<std::vector<TableSummary>, Failure>;
  return ask<Answer>([=](SqliteStore& store) { return store.finished(limit); });
}

std::expected<std::int64_t, Failure> SqliteJournal::last_beat() {
  using Answer = std::expected<std::int64_t, Failure>;
  return ask<Answer>([](SqliteStore& store) { return store.last_beat(); });
}

void SqliteJournal::wait_until_idle() {
  std::unique_lock lock(mutex_);
  ++hurried_;
  wake_.notify_one();
  rest_.wait(lock, [this] { return idle_ && waiting_.empty(); });
  --hurried_;
}

void SqliteJournal::write() {
  Waiting taken;
  std::unique_lock lock(mutex_);
  while (!closing_ || !waiting_.empty()) {
    if (!waiting_.empty()) {
      std::swap(taken, waiting_);
      lock.unlock();
      serve(taken);
      lock.lock();
    } else if (store_->to_archive() > 0 && !archive_refused_) {
      wake_.wait_for(lock, idle_for,
                     [this] { return closing_ || !waiting_.empty() || hurried_ > 0; });
      if (closing_ || !waiting_.empty()) continue;
      lock.unlock();
      archive(rows_archived);
      lock.lock();
    } else {
      idle_ = true;
      rest_.notify_all();
      wake_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
      idle_ = false;
    }
  }
}

void SqliteJournal::serve(Waiting& taken) {
  if (!taken.changes.empty()) {
    auto outcomes = store_->keep(taken.changes);
    archive_refused_ = false;
    auto next = std::make_move_iterator(outcomes.begin());
    for (const auto& [changes, done] : taken.callbacks) {
      const auto end = next + static_cast<std::ptrdiff_t>(changes);
      done({std::exchange(next, end), end});
    }
  }
  for (const auto& question : taken.questions) question();
  taken.changes.clear();
  taken.callbacks.clear();
  taken.questions.clear();
  if (store_->to_archive() >= unarchived_at_ease && !archive_refused_) {
    archive(rows_archived_in_haste);
  }
}

void SqliteJournal::archive(std::size_t rows) {
  archive_refused_ = store_->archive(rows).has_value();
}

}  // namespace journal
