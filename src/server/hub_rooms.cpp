// Rooms as they are asked for over HTTP: a new one, those that are public, one by its code.
#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "catalogue/catalogue.h"
#include "directory/tokens.h"
#include "protocol/described.h"
#include "protocol/problems.h"
#include "server/hub.h"
#include "server/offered.h"
#include "server/request.h"

namespace server {

using directory::Person;
using protocol::ServerProblem;

void Hub::make_room(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  const auto wish = read<protocol::NewRoom>(request, answer);
  if (!wish) return;
  if (auto no = no_new_room(*person, request.caller)) return answer(std::move(*no));
  if (!new_rooms_.allows(person->id.text(), request.caller.address, context_.ports.wall())) {
    return answer(
        refusal(429, {ServerProblem::too_fast, "That was many tables; wait a minute.", ""}));
  }
  auto state = new_room_state(context_, *wish, *person);
  if (!state) return answer(refusal(400, state.error()));
  const auto room = std::make_shared<Room>(
      directory::draw_id<directory::RoomId>(*context_.ports.secrets), std::move(*state), context_);
  const auto url = own_url(place_, request.caller);
  const auto made = [room, url, answer] {
    protocol::RoomMade told{room->id().text(), url + "r/" + room->id().text(), std::nullopt,
                            std::nullopt};
    if (room->state().phase == Phase::waiting) told.code = room->state().code;
    if (is_local_url(url)) {
      told.advice =
          "This link works on this machine only. For friends elsewhere the server has to be "
          "started so that they can reach it; the README says how.";
    }
    answer({.body = protocol::text(told)});
  };
  ++being_made_[person->id];
  context_.ports.store->change(directory::PutRoom{kept_room(room->id(), room->state())},
                               [this, room, made, answer, starts = wish->start, id = person->id,
                                household = request.caller.address](const auto& failure) {
                                 if (const auto of = being_made_.find(id); --of->second == 0)
                                   being_made_.erase(of);
                                 if (failure) return answer(cannot_save(*failure));
                                 rooms_.add(room, household);
                                 room->log_created();
                                 if (!starts) return made();
                                 room->start_at_once([made, answer](const auto& wrong) {
                                   if (wrong) return answer(refusal(409, for_clients(*wrong)));
                                   made();
                                 });
                               });
}

// Each limit is far above what people need, and one household's far below what all have together.
std::optional<HttpResponse> Hub::no_new_room(const Person& person, const Caller& caller) {
  const auto& limits = context_.limits;
  if (draining_ || !rooms_.has_space()) {
    return busy("No further tables just now; try again later.");
  }
  const auto open = context_.ports.store->people().open_rooms_of(person.id);
  if (!open) return cannot_save(open.error());
  const auto making = being_made_.find(person.id);
  if (*open + (making == being_made_.end() ? 0 : making->second) >= limits.rooms_of_a_person &&
      !drop_forgotten_room_of(person.id)) {
    return refusal(409, {ServerProblem::too_many_rooms,
                         fmt::format("You are the host of {} tables that are not over. Close one "
                                     "that you do not need, and make the new one then.",
                                     limits.rooms_of_a_person),
                         ""});
  }
  if (rooms_.made_by(caller.address) >= limits.rooms_of_a_household) {
    return refusal(429, {ServerProblem::too_fast,
                         "Too many tables were made where you are; wait until some are over.", ""});
  }
  return std::nullopt;
}

// The one that they have not touched for longest makes way, if nobody but bots would miss them.
bool Hub::drop_forgotten_room_of(const directory::PersonId& id) {
  const auto rooms = context_.ports.store->people().rooms_of(id, all_rooms);
  if (!rooms) return false;
  const auto now = context_.ports.wall();
  for (const auto& kept : *rooms | std::views::reverse) {
    if (now - kept.touched < context_.limits.forgotten_after.count()) return false;
    if (kept.owner != id || rooms_.if_loaded(kept.id)) continue;
    const auto state = read_kept_text(kept.text);
    if (!state) continue;
    const bool is_theirs_alone = std::ranges::all_of(
        state->seats, [&](const RoomSeat& seat) { return !seat.who || seat.who == state->host; });
    if (!is_theirs_alone) continue;
    context_.ports.store->change(directory::DropRoom{kept.id}, [](const auto&) {});
    return true;
  }
  return false;
}

protocol::RoomListed Hub::listed(const directory::RoomId& id, const RoomState& state) const {
  const auto* game = context_.find_game(state.game);
  const auto* host = state.member(state.host);
  const auto open = std::ranges::count_if(
      state.seats, [](const RoomSeat& seat) { return !seat.who && !seat.bot; });
  const auto loaded = rooms_.if_loaded(id);
  return {.id = id.text(),
          .game = state.game,
          .title = game != nullptr ? catalogue::title_of(*game, state.options) : state.game,
          .options = state.options,
          .phase = state.phase,
          .seats = static_cast<Number>(state.seats.size()),
          .open = static_cast<Number>(open),
          .watching = static_cast<Number>(loaded ? loaded->watching() : 0),
          .host = host != nullptr ? host->name : "",
          .host_registered = host != nullptr && host->registered.value_or(false)};
}

void Hub::list_rooms(const HttpRequest&, const Answer& answer) {
  protocol::RoomList list;
  for (const auto& room : rooms_.listed()) list.rooms.push_back(listed(room->id(), room->state()));
  answer({.body = protocol::text(list)});
}

std::optional<directory::RoomId> Hub::waiting_room(const std::string& code) {
  if (auto loaded = rooms_.with_code(code)) return loaded;
  const auto kept = context_.ports.store->people().room_with_code(code);
  if (!kept || !*kept || rooms_.if_loaded(**kept)) return std::nullopt;  // it has begun meanwhile
  return *kept;
}

void Hub::find_code(const HttpRequest& request, const Answer& answer) {
  const auto now = context_.ports.wall();
  const auto& address = request.caller.address;
  if (!wrong_codes_.would_allow(address, now)) {
    return answer(
        refusal(429, {ServerProblem::too_fast, "Too many wrong codes; wait a minute.", ""}));
  }
  const auto found =
      waiting_room(directory::folded_room_code(rest_of(request, "/api/rooms/code/")));
  if (!found) {
    wrong_codes_.allows(address, now);
    ++codes_not_found_;
    return answer(refusal(404, {ServerProblem::no_such_code,
                                "No table waits under that code; it may have begun already.", ""}));
  }
  answer({.body = protocol::text(protocol::RoomFound{found->text()})});
}

}  // namespace server
