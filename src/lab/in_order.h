// Does numbered pieces of work on several threads and hands the results on in their order.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lab {

// Calls `take(work(0))`, `take(work(1))` … for all below `count`, `take` on the caller's thread,
// and stops early if it returns false. Workers run a bounded way ahead, so that memory stays flat.
// `work` must be safe to call from several threads, and neither may throw.
template <class Result>
void in_order(std::uint64_t count, unsigned threads,
              const std::function<Result(std::uint64_t)>& work,
              const std::function<bool(Result&&)>& take) {
  std::mutex mutex;
  std::condition_variable room, ready;
  std::vector<std::optional<Result>> slots(std::size_t{threads} * 64);
  std::uint64_t next = 0, taken = 0;
  bool stopped = false;

  const auto labour = [&] {
    while (true) {
      std::unique_lock lock{mutex};
      room.wait(lock, [&] { return stopped || next >= count || next < taken + slots.size(); });
      if (stopped || next >= count) return;
      const std::uint64_t mine = next++;
      lock.unlock();
      Result result = work(mine);
      lock.lock();
      slots[mine % slots.size()] = std::move(result);
      if (mine == taken) ready.notify_one();
    }
  };
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < threads; ++i) workers.emplace_back(labour);

  std::unique_lock lock{mutex};
  while (taken < count && !stopped) {
    auto& slot = slots[taken % slots.size()];
    ready.wait(lock, [&] { return slot.has_value(); });
    Result result = std::move(*slot);
    slot.reset();
    ++taken;
    room.notify_one();
    lock.unlock();
    const bool goes_on = take(std::move(result));
    lock.lock();
    stopped = !goes_on;
  }
  stopped = true;
  lock.unlock();
  room.notify_all();
}

}  // namespace lab
