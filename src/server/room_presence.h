// When a room looks whether a member is there. A phone that sleeps keeps its seat for the grace
// time; only then its player is away, and the seat waits or a bot plays, as the table wants it.
#pragma once

#include <map>

#include "server/ports.h"
#include "server/room_state.h"

namespace server {

class Presence {
 public:
  // `check` looks at one member now: who is connected is back, and who is not is away.
  using Check = std::function<void(MemberId)>;
  Presence(const Ports& ports, Check check) : ports_{ports}, check_{std::move(check)} {}
  ~Presence();
  Presence(const Presence&) = delete;
  Presence& operator=(const Presence&) = delete;

  void on_connected(MemberId);                         // checks at once
  void on_disconnected(MemberId, core::Millis grace);  // checks after the grace time

  bool is_idle() const { return timers_.empty(); }

  // The journal did not take what followed from a check: checks again in a second.
  void retry(MemberId);

 private:
  void check_after(MemberId, core::Millis);

  const Ports& ports_;
  Check check_;
  std::map<MemberId, Timers::Handle> timers_;
};

}  // namespace server
