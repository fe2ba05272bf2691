// What is deleted because nobody has come back for it: guests and rooms. It goes by the clock, so
// only where the clock is believed, and in small steps.
#include <algorithm>

#include "server/hub.h"

namespace server {

void Hub::look_at_the_clock(std::int64_t now) {
  const auto& ports = context_.ports;
  const auto off = clock_.look(now, ports.timers->steady_ms());
  if (off) ports.log->note(log::ClockDoubted{*off / 1000, ClockTrust::grace_ms / 1000});
  const auto pause = context_.limits.clean_up.count();
  const auto steady = ports.timers->steady_ms();
  if (!clock_.is_believed()) return;
  if (clock_noted_ == 0 || steady - clock_noted_ >= pause) {
    clock_noted_ = steady;
    ports.store->believe_clock(now);
  }
  if (is_cleaning_ || (cleaned_ != 0 && steady - cleaned_ < pause)) return;
  cleaned_ = steady;
  clean_up(now);
}

void Hub::clean_up(std::int64_t now) {
  const auto& limits = context_.limits;
  const auto rooms_before = now - limits.rooms_kept.count();
  // Somebody may look at a room for a month without doing anything there.
  rooms_.for_each([&](Room& room) {
    if (room.state().touched < rooms_before && room.has_connections()) room.touch();
  });
  const auto due =
      context_.ports.store->people().outdated(now - limits.guests_kept.count(), rooms_before);
  if (due && (due->guests > 0 || due->rooms > 0)) remove_some(*due);
}

// One small change after the other: whoever plays meanwhile waits for none of them.
void Hub::remove_some(const directory::Outdated& left) {
  is_cleaning_ = clock_.is_believed() && !draining_;
  if (!is_cleaning_) return;
  const auto now = context_.ports.wall();
  const auto guests_before = now - context_.limits.guests_kept.count();
  const auto rooms_before = now - context_.limits.rooms_kept.count();
  const auto at_once = context_.limits.cleaned_at_once;
  context_.ports.store->change(
      directory::CleanUp{guests_before, rooms_before, at_once}, [=, this](const auto& failure) {
        is_cleaning_ = false;
        if (failure) return;
        log::CleanedUp told{static_cast<Number>(std::min(left.guests, at_once)),
                            static_cast<Number>(std::min(left.rooms, at_once))};
        context_.ports.log->note(told);
        forget_rooms(rooms_before);
        if (told.guests > 0) erase_the_forgotten();
        const directory::Outdated rest{left.guests - told.guests, left.rooms - told.rooms};
        if (rest.guests > 0 || rest.rooms > 0) remove_some(rest);
      });
}

// Some of them are still kept, and can be loaded again until they are dropped, too.
void Hub::forget_rooms(std::int64_t before) {
  std::vector<directory::RoomId> gone;
  rooms_.for_each([&](const Room& room) {
    if (room.state().touched < before && !room.has_connections()) gone.push_back(room.id());
  });
  for (const auto& id : gone) rooms_.remove(id);
}

// Open pages still show who was forgotten with the clean-up, and what they had said. Rooms that
// nobody looks at are left alone: there may be very many.
void Hub::erase_the_forgotten() {
  rooms_.for_each([this](Room& room) {
    if (room.has_connections()) room.bring_members_up_to_date(context_.ports.store->people());
  });
}

}  // namespace server
