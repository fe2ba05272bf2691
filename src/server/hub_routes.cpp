// Which request goes where, and what it gets.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "catalogue/catalogue.h"
#include "codec/json_writer.h"
#include "directory/tokens.h"
#include "protocol/described.h"
#include "protocol/problems.h"
#include "server/export.h"
#include "server/finished.h"
#include "server/hub.h"
#include "server/offered.h"
#include "server/past.h"
#include "server/profile.h"
#include "server/query.h"

namespace server {

using directory::Person;
using protocol::Problem;
using protocol::RoomProblem;
using protocol::ServerProblem;

namespace {

// The body as what it should be, or the answer that says what is wrong with it.
template <class Body>
std::optional<Body> read(const HttpRequest& request,
                         const std::function<void(HttpResponse)>& answer) {
  auto body = protocol::read_body<Body>(request.body);
  if (body) return std::move(*body);
  answer(refusal(400, body.error()));
  return std::nullopt;
}

std::string rest_of(const HttpRequest& request, std::string_view prefix,
                    std::string_view suffix = {}) {
  return request.path.substr(prefix.size(), request.path.size() - prefix.size() - suffix.size());
}

HttpResponse not_here() {
  return refusal(404, {ServerProblem::not_here, "There is nothing at this address.", ""});
}

}  // namespace

struct Hub::Route {
  std::string_view method, prefix, suffix;  // an exact path has no suffix and ends the prefix
  bool exact;
  void (Hub::*handle)(const HttpRequest&, const Answer&);

  bool matches_path(std::string_view path) const {
    if (exact) return path == prefix;
    return path.size() > prefix.size() + suffix.size() && path.starts_with(prefix) &&
           path.ends_with(suffix);
  }
};

std::span<const Hub::Route> Hub::routes() {
  static constexpr Route all[]{
      {"GET", "/", "", true, &Hub::front},
      {"GET", "/make", "", true, &Hub::front},
      {"GET", "/learn", "", true, &Hub::front},
      {"GET", "/me", "", true, &Hub::front},
      {"GET", "/rules", "", true, &Hub::front},
      {"GET", "/rules/", "", false, &Hub::front},
      {"GET", "/print", "", true, &Hub::front},
      {"GET", "/print/", "", false, &Hub::front},
      {"GET", "/r/", "", false, &Hub::front},
      {"GET", "/t/", "", false, &Hub::front},
      {"GET", "/assets/", "", false, &Hub::page_file},
      {"GET", "/apple-touch-icon.png", "", true, &Hub::page_file},
      {"GET", "/icon-192.png", "", true, &Hub::page_file},
      {"GET", "/icon-512.png", "", true, &Hub::page_file},
      {"GET", "/icon.svg", "", true, &Hub::page_file},
      {"GET", "/link-preview.png", "", true, &Hub::page_file},
      {"GET", "/manifest.webmanifest", "", true, &Hub::page_file},
      {"GET", "/notice.txt", "", true, &Hub::page_file},
      {"GET", "/health", "", true, &Hub::health},
      {"GET", "/health/ready", "", true, &Hub::health},
      {"GET", "/health/live", "", true, &Hub::alive},
      {"GET", "/api/games", "", true, &Hub::games},
      {"GET", "/api/games/", "/cards", false, &Hub::cards},
      {"GET", "/api/games/", "/print", false, &Hub::print},
      {"GET", "/api/games/", "/seats", false, &Hub::seats},
      {"POST", "/api/guest", "", true, &Hub::guest},
      {"POST", "/api/sign-in", "", true, &Hub::sign_in},
      {"POST", "/api/sign-out", "", true, &Hub::sign_out},
      {"POST", "/api/password", "", true, &Hub::password},
      {"POST", "/api/name", "", true, &Hub::name},
      {"GET", "/api/me", "", true, &Hub::me},
      {"GET", "/api/me/export", "", true, &Hub::export_me},
      {"GET", "/api/me/profile", "", true, &Hub::profile},
      {"DELETE", "/api/me", "", true, &Hub::erase_me},
      {"POST", "/api/rooms", "", true, &Hub::make_room},
      {"GET", "/api/rooms", "", true, &Hub::list_rooms},
      {"GET", "/api/rooms/code/", "", false, &Hub::find_code},
      {"GET", "/api/rooms/", "/past", false, &Hub::past},
      {"POST", "/api/rooms/", "/ask", false, &Hub::ask_to_come_in},
      {"GET", "/api/rooms/", "", false, &Hub::show_room},
      {"GET", "/api/tables/", "/record", false, &Hub::record},
      {"GET", "/api/tables/", "/replay", false, &Hub::replay},
      {"GET", "/api/tables/", "/review", false, &Hub::review},
  };
  return all;
}

void Hub::request(HttpRequest request, std::function<void(HttpResponse)> answer) {
  if (!is_called_rightly(place_, request.caller)) {
    return answer(refusal(421, {ServerProblem::other_host,
                                "This server does not go by that name; see --allow-host.", ""}));
  }
  if (request.method != "GET" && !comes_from_here(place_, request.caller)) {
    return answer(refusal(
        403, {ServerProblem::other_origin, "This page does not belong to this server.", ""}));
  }
  bool path_is_known = false;
  for (const auto& route : routes()) {
    if (!route.matches_path(request.path)) continue;
    path_is_known = true;
    if (route.method == request.method || (route.method == "GET" && request.method == "HEAD")) {
      return (this->*route.handle)(request, answer);
    }
  }
  if (path_is_known) {
    return answer(
        refusal(405, {ServerProblem::wrong_method, "That cannot be done at this address.", ""}));
  }
  if (request.method == "GET" && !request.path.starts_with("/api/") && page_.is_there()) {
    request.if_none_match.clear();
    auto lost = page_.document(
        request, own_url(place_, request.caller));  // the page itself says that there is nothing
    lost.status = 404;
    return answer(std::move(lost));
  }
  answer(not_here());
}

void Hub::front(const HttpRequest& request, const Answer& answer) {
  if (page_.is_there()) {
    return answer(page_.document(request, own_url(place_, request.caller)));
  }
  const auto url = own_url(place_, request.caller);
  answer({.body = fmt::format("Liebrary is open here, for terminals: liebrary join {}{}\n", url,
                              request.path == "/" ? "" : request.path.substr(1)),
          .type = "text/plain; charset=utf-8"});
}

void Hub::page_file(const HttpRequest& request, const Answer& answer) {
  auto file = page_.file(request);
  answer(file ? std::move(*file) : not_here());
}

protocol::Health Hub::health_as(std::string status) const {
  return {std::move(status), protocol::version, static_cast<Number>(rooms_.size()),
          static_cast<Number>(connections_.size())};
}

// Whether it should be sent visitors.
void Hub::health(const HttpRequest&, const Answer& answer) {
  const auto health = health_as(draining_ ? "draining" : store_.saves() ? "ok" : "cannot_save");
  HttpResponse response{.status = health.status == "ok" ? 200U : 503U,
                        .body = protocol::text(health)};
  response.headers.push_back({"Cache-Control", "no-store"});
  if (response.status == 503) response.headers.push_back({"Retry-After", "5"});
  answer(std::move(response));
}

// That this is answered is the answer.
void Hub::alive(const HttpRequest&, const Answer& answer) {
  answer({.body = protocol::text(health_as("ok"))});
}

void Hub::games(const HttpRequest&, const Answer& answer) {
  answer({.body = protocol::text(games_offered(context_.ports.games))});
}

void Hub::cards(const HttpRequest& request, const Answer& answer) {
  answer(cards_of(context_.find_game(rest_of(request, "/api/games/", "/cards")), request.query));
}

void Hub::print(const HttpRequest& request, const Answer& answer) {
  answer(print_of(context_.find_game(rest_of(request, "/api/games/", "/print")), request.query));
}

void Hub::seats(const HttpRequest& request, const Answer& answer) {
  answer(seats_with(context_.find_game(rest_of(request, "/api/games/", "/seats")), request.query));
}

void Hub::guest(const HttpRequest& request, const Answer& answer) {
  if (const auto wish = read<protocol::GuestWish>(request, answer)) {
    people_.be_a_guest(request.caller, *wish, answer);
  }
}

void Hub::sign_in(const HttpRequest& request, const Answer& answer) {
  if (const auto wish = read<protocol::SignIn>(request, answer)) {
    people_.sign_in(request.caller, *wish, answer);
  }
}

void Hub::sign_out(const HttpRequest& request, const Answer& answer) {
  people_.sign_out(
      request.caller, answer, [this, session = directory::hash_of(request.caller.token)] {
        end_connections([&](const auto&, const auto& of) { return of == session; },
                        Problem{RoomProblem::signed_out,
                                "You have signed out in this browser. Sign in again to go on, or "
                                "come in as somebody else."});
      });
}

void Hub::password(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  if (const auto wish = read<protocol::SetPassword>(request, answer)) {
    people_.set_password(
        request.caller, *person, *wish, answer,
        [this, id = person->id, mine = directory::hash_of(request.caller.token)] {
          end_connections([&](const auto& who, const auto& of) { return who == id && of == mine; },
                          std::nullopt);
          end_connections([&](const auto& who, const auto&) { return who == id; },
                          Problem{RoomProblem::signed_out,
                                  "Your password was changed elsewhere, which has signed you out "
                                  "here. Sign in with the new one to go on."});
          for (const auto& [room_id, room] : rooms_) {
            const auto* member = room->state().member_of(id.text());
            if (member != nullptr && !member->registered) room->set_registered(id.text());
          }
        });
  }
}

void Hub::name(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  const auto wish = read<protocol::Rename>(request, answer);
  if (!wish) return;
  people_.rename(request.caller, *person, wish->name, answer,
                 [this, id = person->id.text(), name = wish->name] {
                   for (const auto& [room_id, room] : rooms_) {
                     if (room->state().member_of(id) != nullptr) room->rename(id, name);
                   }
                 });
}

void Hub::me(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer({.body = protocol::text(protocol::Me{})});
  protocol::Me mine{person->name, !person->password.empty(), {}, {}};
  for (const auto& [id, room] : rooms_) {
    const auto* member = room->state().member_of(person->id.text());
    if (member == nullptr || member->kicked || room->state().phase == Phase::closed) continue;
    mine.rooms.push_back(listed(*room));
  }
  const auto games =
      context_.ports.store->people().games_of(person->id, context_.limits.games_listed);
  if (!games) return answer(cannot_save(games.error()));
  for (const auto& game : *games) mine.games.push_back(played(game, &person->id));
  answer({.body = protocol::text(mine)});
}

void Hub::export_me(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store,
                        id = person->id] { return export_of(games, *store, id); });
}

void Hub::profile(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store,
                        id = person->id] { return profile_answer(games, *store, id); });
}

void Hub::erase_me(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  people_.erase(request.caller, *person, answer, [this, id = person->id] {
    end_connections([&](const auto& who, const auto&) { return who == id; },
                    Problem{RoomProblem::erased, "Your data was deleted."});
    for (const auto& [room_id, room] : rooms_) room->erase(id.text());
  });
}

void Hub::make_room(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  const auto wish = read<protocol::NewRoom>(request, answer);
  if (!wish) return;
  if (draining_ || rooms_.size() >= context_.limits.rooms) {
    return answer(busy("No further tables just now; try again later."));
  }
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
  context_.ports.store->change(
      directory::PutRoom{kept_room(room->id(), room->state())},
      [this, room, made, answer, starts = wish->start](const auto& failure) {
        if (failure) return answer(cannot_save(*failure));
        add(room);
        room->log_created();
        if (!starts) return made();
        room->start_at_once([made, answer](const auto& wrong) {
          if (wrong) return answer(refusal(409, for_clients(*wrong)));
          made();
        });
      });
}

protocol::RoomListed Hub::listed(const Room& room) const {
  const auto& state = room.state();
  const auto* game = context_.find_game(state.game);
  const auto* host = state.member(state.host);
  const auto open = std::ranges::count_if(
      state.seats, [](const RoomSeat& seat) { return !seat.who && !seat.bot; });
  return {.id = room.id().text(),
          .game = state.game,
          .title = game != nullptr ? catalogue::title_of(*game, state.options) : state.game,
          .options = state.options,
          .phase = state.phase,
          .seats = static_cast<Number>(state.seats.size()),
          .open = static_cast<Number>(open),
          .watching = static_cast<Number>(room.watching()),
          .host = host != nullptr ? host->name : "",
          .host_registered = host != nullptr && host->registered.value_or(false)};
}

void Hub::list_rooms(const HttpRequest&, const Answer& answer) {
  protocol::RoomList list;
  for (const auto& [id, room] : rooms_) {
    const auto& state = room->state();
    if (!state.settings.listed || state.phase == Phase::closed || state.phase == Phase::over) {
      continue;
    }
    list.rooms.push_back(listed(*room));
    if (list.rooms.size() == context_.limits.listed) break;
  }
  answer({.body = protocol::text(list)});
}

void Hub::find_code(const HttpRequest& request, const Answer& answer) {
  const auto now = context_.ports.wall();
  const auto& address = request.caller.address;
  if (!wrong_codes_.would_allow(address, now)) {
    return answer(
        refusal(429, {ServerProblem::too_fast, "Too many wrong codes; wait a minute.", ""}));
  }
  const auto found = codes_.find(directory::folded_room_code(rest_of(request, "/api/rooms/code/")));
  if (found == codes_.end()) {
    wrong_codes_.allows(address, now);
    ++codes_not_found_;
    return answer(refusal(404, {ServerProblem::no_such_code,
                                "No table waits under that code; it may have begun already.", ""}));
  }
  answer({.body = protocol::text(protocol::RoomFound{found->second.text()})});
}

protocol::GamePlayed Hub::played(const directory::GamePlayed& game,
                                 const directory::PersonId* me) const {
  const auto* info = context_.find_game(game.game);
  const std::array edition{core::Option{"edition", game.edition}};
  protocol::GamePlayed told{
      .table = game.table,
      .room = game.room.text(),
      .game = game.game,
      .title = info != nullptr ? catalogue::title_of(*info, edition) : game.game,
      .result = game.result,
      .begun = game.begun,
      .players = {},
      .seat = std::nullopt};
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const auto& person = game.seats[i];
    if (i < game.bots.size() && !game.bots[i].empty()) {
      told.players.push_back(game.bots[i]);
      continue;
    }
    const auto known = person ? context_.ports.store->people().person(*person)
                              : directory::Result<std::optional<Person>>{std::nullopt};
    told.players.push_back(known && *known ? (*known)->name : "a former reader");
    if (me != nullptr && person == *me) told.seat = Seat::from_index(i);
  }
  return told;
}

// What reads a whole game, or all of a person, is done elsewhere, so that nobody's move waits for
// it.
void Hub::answer_later(const Answer& answer, std::function<HttpResponse()> work) {
  reading_.run(
      [answer, work = std::move(work)]() -> std::function<void()> {
        const auto response = std::make_shared<HttpResponse>(work());
        return [answer, response] { answer(std::move(*response)); };
      },
      [answer] { answer(busy("Much is being read here just now; try again soon.")); });
}

void Hub::past(const HttpRequest& request, const Answer& answer) {
  const auto room = find_room(rest_of(request, "/api/rooms/", "/past"));
  if (!room) return answer(no_such_room());
  if (auto wrong = entry_refusal(*room, request, people_.known(request.caller)))
    return answer(refusal(403, *wrong));
  const auto person = people_.known(request.caller);
  const auto* member =
      person && !is_screen(request) ? room->state().member_of(person->id.text()) : nullptr;
  const auto viewer =
      member != nullptr ? viewer_of(room->state(), member->who) : core::Actor::spectator();
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store,
                        table = room->state().table, round = room->state().round,
                        viewer] { return past_of(games, *store, table, round, viewer); });
}

void Hub::record(const HttpRequest& request, const Answer& answer) {
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store,
                        table = rest_of(request, "/api/tables/", "/record")] {
    return record_of(games, *store, table);
  });
}

void Hub::replay(const HttpRequest& request, const Answer& answer) {
  const auto table = rest_of(request, "/api/tables/", "/replay");
  const auto game = context_.ports.store->people().game(table);
  protocol::GamePlayed told;
  if (game && *game) told = played(**game, nullptr);
  const auto seat = query_number(request.query, "seat");
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store, table, told,
                        seat] { return replay_of(games, *store, table, told, seat); });
}

void Hub::review(const HttpRequest& request, const Answer& answer) {
  answer_later(answer, [games = context_.ports.games, store = context_.ports.store,
                        table = rest_of(request, "/api/tables/", "/review")] {
    return review_of(games, *store, table);
  });
}

}  // namespace server
