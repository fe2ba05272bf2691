#include "server/hub.h"

#include <fmt/format.h>

#include <algorithm>

#include "directory/tokens.h"
#include "protocol/problems.h"
#include "server/query.h"
#include "tables/problems.h"

namespace server {

using protocol::Problem;
using protocol::ServerProblem;

namespace {

constexpr std::int64_t beat_ms = 1000, day_ms = 24 * 3600 * 1000;
constexpr std::string_view rooms_path = "/api/rooms/";
constexpr std::string_view socket_path = "/socket";
constexpr std::string_view ask_path = "/ask";

constexpr std::int64_t refusals_ms = 60'000;
constexpr std::int64_t waking_slice_ms = 50;

Ports with(Ports ports, Store& store) {
  ports.store = &store;
  return ports;
}

}  // namespace

Hub::Hub(const Ports& ports, const Limits& limits, Place place, std::span<const PageFile> page)
    : store_{*ports.store, *ports.log, ports.wall},
      context_{with(ports, store_),
               limits,
               Limit{limits.talk},
               Limit{limits.aids},
               [this](const Room& room) { rooms_.changed(room); },
               [this] { return new_code(); }},
      place_{std::move(place)},
      page_{page, place_.base_path},
      people_{context_.ports, limits, place_.base_path},
      new_rooms_{limits.new_rooms},
      asks_{limits.asks_rate},
      wrong_codes_{limits.wrong_codes},
      reading_{*ports.workers, limits.reading, limits.reading_waits, limits.reading_of_one,
               limits.reading_of_household},
      exporting_{*ports.workers, limits.exporting, limits.exporting_waits, limits.exporting_of_one,
                 limits.exporting_of_household},
      rooms_{context_},
      clock_{ports.store->believed_clock()} {}

Hub::~Hub() {
  context_.ports.timers->cancel(beat_);
  context_.ports.timers->cancel(waking_.timer);
}

std::optional<Problem> Hub::recover() {
  waking_.began = context_.ports.wall();
  auto awake = context_.ports.store->people().awake_rooms();
  if (!awake) return Problem{tables::StorageProblem::cannot_read, awake.error().sentence, ""};
  waking_.left = std::move(*awake);
  wake_rooms();
  look_after();
  return std::nullopt;
}

// In slices, so that whoever comes meanwhile does not wait for all of them.
void Hub::wake_rooms() {
  const auto began = context_.ports.wall();
  while (!waking_.left.empty() && context_.ports.wall() - began < waking_slice_ms) {
    const auto id = waking_.left.back();
    waking_.left.pop_back();
    if (!wake(id)) waking_.again.push_back(id);
  }
  if (waking_.left.empty() && waking_.again.empty()) return finish_waking();
  const bool is_disk_sick = waking_.left.empty();
  if (is_disk_sick) std::swap(waking_.left, waking_.again);
  waking_.timer = context_.ports.timers->at(context_.ports.wall() + (is_disk_sick ? beat_ms : 1),
                                            [this] { wake_rooms(); });
}

// One in which a game is on goes on. Of another it is kept that there is nothing to wake. False
// where it cannot be read now.
bool Hub::wake(const directory::RoomId& id) {
  auto& told = waking_.told;
  const auto kept = context_.ports.store->people().room(id);
  if (!kept) return false;
  if (!*kept) return true;  // dropped meanwhile
  const auto state = read_kept_text((*kept)->text);
  if (state && state->phase != Phase::playing && !rooms_.if_loaded(id)) {
    ++told.rooms;
    context_.ports.store->change(directory::PutRoom{kept_room(id, *state)}, [](const auto&) {});
    return true;
  }
  const auto room = rooms_.find(id.text());
  if (!room) {
    ++told.unreadable;
    return true;
  }
  (*room)->take_up();
  ++told.rooms;
  told.playing += (*room)->state().phase == Phase::playing ? 1 : 0;
  told.frozen += (*room)->is_frozen() ? 1 : 0;
  return true;
}

void Hub::finish_waking() {
  waking_.timer = 0;
  waking_.told.took_ms = context_.ports.wall() - waking_.began;
  context_.ports.log->note(waking_.told);
}

// A sign of life for all tables, and now and then what nobody needs any more.
void Hub::look_after() {
  const auto now = context_.ports.wall();
  if (recovering_ && waking_.timer == 0) {
    recovering_ = false;
    rooms_.for_each([this](const Room& room) { recovering_ |= room.is_recovering(); });
  }
  if (!recovering_) context_.ports.store->beat(now, [](const auto&) {});
  store_.try_again();
  look_at_the_clock(now);
  rooms_.put_away();
  if (now - refusals_told_ >= refusals_ms) {
    refusals_told_ = now;
    tell_refused();
  }
  beat_ = context_.ports.timers->at(now + beat_ms, [this] { look_after(); });
}

void Hub::tell_refused() {
  auto all = people_.take_refused();
  all.push_back({"new_rooms", new_rooms_.take_refused()});
  all.push_back({"wrong_codes", wrong_codes_.take_refused()});
  all.push_back({"asks", asks_.take_refused()});
  all.push_back({"talk", context_.talk.take_refused()});
  all.push_back({"aids", context_.aids.take_refused()});
  all.push_back({"reading", reading_.take_refused()});
  all.push_back({"exporting", exporting_.take_refused()});
  for (const auto& each : all) {
    if (each.times > 0) context_.ports.log->note(each);
  }
  if (codes_not_found_ > 0) {
    context_.ports.log->note(log::CodesNotFound{std::exchange(codes_not_found_, 0)});
  }
  if (!others_) return;
  for (const auto& each : others_()) context_.ports.log->note(each);
}

void Hub::drain() {
  draining_ = true;
  tell_refused();
  context_.ports.log->note(
      log::Draining{static_cast<Number>(rooms_.size()), static_cast<Number>(connections_.size())});
}

std::string Hub::new_code() {
  for (;;) {
    auto code = directory::draw_room_code(*context_.ports.secrets);
    const auto other = context_.ports.store->people().room_with_code(code);
    if (!rooms_.with_code(code) && !(other && *other)) return code;
  }
}

const tables::Table* Hub::table_of(std::string_view text) const {
  const auto id = directory::RoomId::parse(text);
  const auto room = id ? rooms_.if_loaded(*id) : nullptr;
  return room ? room->table() : nullptr;
}

Hub::FoundRoom Hub::room_of(const HttpRequest& request) {
  std::string_view path = request.path;
  if (!path.starts_with(rooms_path) || !path.ends_with(socket_path)) {
    return std::unexpected(no_such_room());
  }
  path.remove_prefix(rooms_path.size());
  path.remove_suffix(socket_path.size());
  return rooms_.find(path);
}

std::optional<HttpResponse> Hub::wants_socket(const HttpRequest& request) {
  if (!is_called_rightly(place_, request.caller) || !comes_from_here(place_, request.caller)) {
    return refusal(403,
                   {ServerProblem::other_origin, "This page does not belong to this server.", ""});
  }
  const auto found = room_of(request);
  if (!found) return found.error();
  const auto person = people_.known(request.caller);
  if (!person && !is_screen(request)) return who_are_you();
  if (draining_)
    return refusal(503, {ServerProblem::draining, "The server is about to restart.", ""});
  if (auto wrong = entry_refusal(**found, request, person)) return refusal(403, *wrong);
  return std::nullopt;
}

std::optional<Problem> Hub::entry_refusal(const Room& room, const HttpRequest& request,
                                          const std::optional<directory::Person>& person) const {
  const auto visitor = visitor_of(room, request, person);
  return is_screen(request) ? room.screen_refusal(visitor) : room.entry_refusal(visitor);
}

Visitor Hub::visitor_of(const Room& room, const HttpRequest& request,
                        const std::optional<directory::Person>& person) const {
  return {person ? person->id.text() : "", room.household_mark(request.caller.address)};
}

void Hub::ask_to_come_in(const HttpRequest& request, const Answer& answer) {
  std::string_view id = request.path;
  id.remove_prefix(rooms_path.size());
  id.remove_suffix(ask_path.size());
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  const auto found = rooms_.find(id);
  if (!found) return answer(found.error());
  const auto& room = *found;
  if (!asks_.allows(request.caller.address, context_.ports.wall())) {
    return answer(
        refusal(429, {ServerProblem::too_fast, "You have just asked; wait a little.", ""}));
  }
  room->ask_to_come_in(
      visitor_of(*room, request, person), person->name, [answer](const auto& problem) {
        answer(problem ? refusal(403, for_clients(*problem)) : HttpResponse{.body = "{}"});
      });
}

void Hub::show_room(const HttpRequest& request, const Answer& answer) {
  const auto found = rooms_.find(std::string_view{request.path}.substr(rooms_path.size()));
  if (!found) return answer(found.error());
  const auto& room = **found;
  if (auto wrong = entry_refusal(room, request, people_.known(request.caller))) {
    return answer(refusal(403, *wrong));
  }
  answer({.body = protocol::text(protocol::RoomList{{listed(room.id(), room.state())}})});
}

void Hub::opened(ConnectionId connection, const HttpRequest& request) {
  const auto found = room_of(request);
  const auto person = people_.known(request.caller);
  const bool may_be_unknown = is_screen(request);
  if (!found || (!person && !may_be_unknown) ||
      entry_refusal(**found, request, person)) {  // meanwhile
    context_.ports.connections->close(connection, 4001, "gone");
    return;
  }
  const auto& room = *found;
  room->take_up();
  connections_[connection] = {.room = room, .person = {}, .session = {}};
  if (context_.ports.wall() - room->state().touched > day_ms) room->touch();
  const auto number = [&](std::string_view name) {
    return query_number(request.query, name).value_or(0);
  };
  ResumePoint has{Round{number("round")}, protocol::StreamSequence{number("number")}};
  if (const auto seat = query_number(request.query, "seat")) {  // 0 for a spectator
    const bool is_seat = *seat >= 1 && *seat <= core::most_seats;
    has.viewer = is_seat ? core::Actor::seat(*seat - 1) : core::Actor::spectator();
  }
  if (is_screen(request)) return room->connect_screen(connection, has);
  connections_[connection].person = person->id;
  connections_[connection].session = directory::hash_of(request.caller.token);
  room->connect(connection, *person, request.caller.address, has);
}

void Hub::received(ConnectionId connection, std::string text) {
  const auto found = connections_.find(connection);
  if (found == connections_.end() || found->second.has_ended) return;
  found->second.room->receive(connection, text);
}

void Hub::closed(ConnectionId connection) {
  const auto found = connections_.extract(connection);
  if (!found) return;
  found.mapped().room->disconnect(connection);
  rooms_.touched(found.mapped().room->id());
}

void Hub::drained(ConnectionId connection) {
  const auto found = connections_.find(connection);
  if (found != connections_.end()) found->second.room->on_writable(connection);
}

void Hub::end_connections(const IsEnded& is_ended, const std::optional<Problem>& goodbye) {
  for (auto& [id, connection] : connections_) {
    if (connection.has_ended || connection.person == directory::PersonId{} ||
        !is_ended(connection.person, connection.session)) {
      continue;
    }
    connection.has_ended = true;
    if (goodbye) {
      connection.room->say_goodbye(id, *goodbye);
    } else {
      context_.ports.connections->close(id, 4002, "another session");
    }
  }
}

}  // namespace server
