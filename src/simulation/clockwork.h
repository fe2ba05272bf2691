// Virtual time and one order of all that happens: what is due first happens first, of two things
// for the same moment the one that was planned first. Time passes only between them.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_set>
#include <vector>

namespace simulation {

class Clockwork {
 public:
  using Call = std::function<void()>;
  using Handle = std::uint64_t;

  std::int64_t now() const { return now_; }
  std::uint64_t happened() const { return happened_; }

  void after(std::int64_t ms, Call call) { plan(now_ + ms, 0, 0, std::move(call)); }

  // What belongs to the server's present life and is lost with it.
  void after_in_life(std::int64_t ms, Call call) { plan(now_ + ms, life_, 0, std::move(call)); }
  Handle timer(std::int64_t at, Call);
  void cancel(Handle handle) { timers_.erase(handle); }
  void end_life();

  // The next thing that is due by then; false where there is none.
  bool step(std::int64_t until);
  // Everything that is due by then, and until then.
  void run(std::int64_t until);

 private:
  struct Event {
    std::int64_t at;
    std::uint64_t order, life;
    Handle timer;
    Call call;
  };
  static bool is_later(const Event& a, const Event& b) {
    return a.at != b.at ? a.at > b.at : a.order > b.order;
  }
  void plan(std::int64_t at, std::uint64_t life, Handle, Call);

  std::vector<Event> events_;  // a heap
  std::unordered_set<Handle> timers_;
  std::int64_t now_ = 1'700'000'000'000;
  std::uint64_t order_ = 0, life_ = 1, happened_ = 0;
};

}  // namespace simulation
