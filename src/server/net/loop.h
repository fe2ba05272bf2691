// The one thread on which everything of a server happens.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace server::net {

// A call that is still to come. Destroying or cancelling it, on the loop's thread and while there
// is a loop, takes it back.
class Timer {
 public:
  Timer() = default;
  Timer(Timer&&) noexcept = default;
  Timer& operator=(Timer&&) noexcept;
  ~Timer();
  void cancel();
  bool is_pending() const;

 private:
  friend class Loop;
  struct Call;
  explicit Timer(std::shared_ptr<Call>);
  std::shared_ptr<Call> call_;
};

class Loop {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Loop();
  // What was posted and not yet called is dropped. Servers of this loop are destroyed before it.
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // The thread that calls this is the loop's, until stop(); after a stop() that came before, it
  // returns at once. An exception of a function comes out here.
  void run();
  void stop();  // from any thread

  // Calls `function` on the loop's thread, soon, never at once; in the order of post(). From any
  // thread.
  void post(std::function<void()> function);

  // On the loop's thread only, or before it runs.
  [[nodiscard]] Timer after(std::chrono::milliseconds, std::function<void()>);
  [[nodiscard]] Timer at(Time, std::function<void()>);

  static Time now() { return std::chrono::steady_clock::now(); }

  struct Context;  // for the edge itself
  Context& context() { return *context_; }

 private:
  std::unique_ptr<Context> context_;
};

}  // namespace server::net
