#include "server/room_presence.h"

namespace server {

Presence::~Presence() {
  for (const auto& [member, timer] : timers_) ports_.timers->cancel(timer);
}

void Presence::on_connected(MemberId member) {
  if (const auto timer = timers_.extract(member)) ports_.timers->cancel(timer.mapped());
  check_(member);
}

void Presence::on_disconnected(MemberId member, core::Millis grace) { check_after(member, grace); }

void Presence::retry(MemberId member) { check_after(member, core::Millis{1000}); }

void Presence::check_after(MemberId member, core::Millis wait) {
  auto& timer = timers_[member];
  ports_.timers->cancel(timer);
  timer = ports_.timers->at(ports_.wall() + wait.count(), [this, member] {
    timers_.erase(member);
    check_(member);
  });
}

}  // namespace server
