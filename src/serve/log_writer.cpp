#include "serve/log_writer.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <condition_variable>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

namespace serve {
namespace {

constexpr std::chrono::seconds patience{1};
constexpr int look_again_ms = 100;

}  // namespace

struct LogWriter::Shared {
  int descriptor = -1;
  std::size_t most_bytes = 0;
  TellDropped tell_dropped{};

  std::mutex mutex{};
  std::condition_variable wake{}, ended{};
  std::string waiting{};  // whole lines
  std::uint64_t dropped = 0;
  bool is_closing = false, is_abandoned = false, has_ended = false;

  void run();
  bool may_write();
  bool write_all(std::string_view);
};

// Whether the reader takes something, once it does; false when nobody waits for that any more.
bool LogWriter::Shared::may_write() {
  for (;;) {
    pollfd each{descriptor, POLLOUT, 0};
    if (::poll(&each, 1, look_again_ms) > 0) return true;
    const std::scoped_lock lock{mutex};
    if (is_abandoned) return false;
  }
}

// A pipe that says it has room has it for so many bytes, and they do not mix with others'.
bool LogWriter::Shared::write_all(std::string_view text) {
  while (!text.empty()) {
    if (!may_write()) return false;
    std::string_view piece = text.substr(0, PIPE_BUF);
    if (const auto end = piece.rfind('\n'); end != std::string_view::npos) {
      piece = piece.substr(0, end + 1);
    }
    const auto written = ::write(descriptor, piece.data(), piece.size());
    if (written < 0 && errno != EINTR && errno != EAGAIN) return false;
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, written)));
  }
  return true;
}

void LogWriter::Shared::run() {
  std::unique_lock lock{mutex};
  for (;;) {
    wake.wait(lock, [this] { return !waiting.empty() || dropped > 0 || is_closing; });
    if (is_abandoned || (waiting.empty() && dropped == 0)) break;
    std::string taken = std::exchange(waiting, {});
    const auto lost = std::exchange(dropped, 0);  // they came after what was taken
    lock.unlock();
    if (lost > 0) taken += tell_dropped(lost);
    write_all(taken);
    lock.lock();
  }
  has_ended = true;
  ended.notify_all();
}

LogWriter::LogWriter(int descriptor, std::size_t most_bytes, TellDropped tell_dropped)
    : shared_{std::make_shared<Shared>()} {
  shared_->descriptor = descriptor;
  shared_->most_bytes = most_bytes;
  shared_->tell_dropped = std::move(tell_dropped);
  std::thread{[shared = shared_] { shared->run(); }}.detach();
}

LogWriter::~LogWriter() {
  std::unique_lock lock{shared_->mutex};
  shared_->is_closing = true;
  shared_->wake.notify_all();
  shared_->ended.wait_for(lock, patience, [this] { return shared_->has_ended; });
  shared_->is_abandoned = true;
}

void LogWriter::write(std::string line) {
  {
    const std::scoped_lock lock{shared_->mutex};
    if (shared_->dropped > 0 || shared_->waiting.size() + line.size() > shared_->most_bytes) {
      ++shared_->dropped;  // also a short one that had room: the order stays as it was
    } else {
      shared_->waiting += line;
    }
  }
  shared_->wake.notify_one();
}

}  // namespace serve
