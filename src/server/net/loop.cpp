#include "server/net/loop.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <utility>

#include "server/net/context.h"

namespace server::net {

struct Timer::Call {
  asio::steady_timer timer;
  std::function<void()> function;  // empty once it was called or taken back
};

Timer::Timer(std::shared_ptr<Call> call) : call_(std::move(call)) {}

Timer& Timer::operator=(Timer&& other) noexcept {
  if (this != &other) {
    cancel();
    call_ = std::move(other.call_);
  }
  return *this;
}

Timer::~Timer() { cancel(); }

void Timer::cancel() {
  if (call_ == nullptr) return;
  call_->function = nullptr;
  call_->timer.cancel();
  call_.reset();
}

bool Timer::is_pending() const { return call_ != nullptr && call_->function != nullptr; }

Loop::Loop() : context_(std::make_unique<Context>()) {}

Loop::~Loop() = default;

void Loop::run() {
  context_->io.run();
  context_->io.restart();
}

void Loop::stop() { context_->io.stop(); }

void Loop::post(std::function<void()> function) { asio::post(context_->io, std::move(function)); }

Timer Loop::after(std::chrono::milliseconds delay, std::function<void()> function) {
  return at(now() + delay, std::move(function));
}

Timer Loop::at(Time time, std::function<void()> function) {
  auto call =
      std::make_shared<Timer::Call>(asio::steady_timer{context_->io, time}, std::move(function));
  // A timer that has run out may be taken back before its handler comes: the function tells.
  call->timer.async_wait([call](boost::system::error_code) {
    if (auto due = std::exchange(call->function, nullptr)) due();
  });
  return Timer{std::move(call)};
}

}  // namespace server::net
