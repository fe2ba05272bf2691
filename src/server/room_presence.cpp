// Who is there. A phone that sleeps keeps its seat for the grace time; then its player is away, and
// the seat waits or a bot plays, as the table wants it.
#include <algorithm>

#include "server/room.h"

namespace server {

using core::Actor;

namespace {

constexpr std::int64_t look_again_ms = 1000;

}  // namespace

bool Room::is_here(MemberId who) const {
  return std::ranges::any_of(links_, [&](const auto& link) { return link.second.who == who; });
}

void Room::came(MemberId who) {
  if (const auto timer = leaving_.extract(who)) house_.ports.timers->cancel(timer.mapped());
  const auto seat = state_.seat_of(who);
  if (!is_playing() || !seat) return;
  const Actor actor = seat->actor();
  if (game_->table().is_away(actor)) {
    submit({actor, tables::Return{}}, std::nullopt, unless_kept_look_again(who));
  }
}

// A disk in trouble must not leave somebody away who is here, or here who is away.
Room::Reply Room::unless_kept_look_again(MemberId who) {
  return [weak = weak_from_this(), who](const std::optional<protocol::Problem>& wrong) {
    const auto room = weak.lock();
    if (!room || !wrong || wrong->code != "cannot_save") return;
    auto& timers = *room->house_.ports.timers;
    auto& timer = room->leaving_[who];
    timers.cancel(timer);
    timer = timers.at(room->house_.ports.wall() + look_again_ms, [weak, who] {
      const auto alive = weak.lock();
      if (!alive) return;
      alive->leaving_.erase(who);
      alive->is_here(who) ? alive->came(who) : alive->gave_up(who);
    });
  };
}

void Room::left(MemberId who) {
  const auto seat = state_.seat_of(who);
  if (!is_playing() || !seat) return;
  const auto grace = std::int64_t{state_.settings.grace_seconds} * 1000;
  auto& timer = leaving_[who];
  house_.ports.timers->cancel(timer);
  timer = house_.ports.timers->at(house_.ports.wall() + grace, [weak = weak_from_this(), who] {
    if (const auto room = weak.lock()) room->gave_up(who);
  });
}

void Room::gave_up(MemberId who) {
  leaving_.erase(who);
  const auto seat = state_.seat_of(who);
  if (!is_playing() || !seat || is_here(who) || state_.seat(*seat).bot) return;
  const Actor actor = seat->actor();
  if (game_->table().is_away(actor)) return;
  const auto bot = state_.settings.absence == protocol::Absence::bot ? strongest_bot(*seat)
                                                                     : std::optional<std::string>{};
  if (!bot) return submit({actor, tables::Leave{}}, std::nullopt, unless_kept_look_again(who));
  submit({actor, tables::HandTo{actor, tables::Bot{*bot}}}, std::nullopt,
         [weak = weak_from_this(), number = *seat, bot,
          again = unless_kept_look_again(who)](const auto& wrong) {
           const auto room = weak.lock();
           if (!room || wrong) return again(wrong);
           room->change([number, bot](RoomState& next) { next.seat(number).bot = bot; }, [] {},
                        [](const auto&) {});
         });
}

}  // namespace server
