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
#include "server/request.h"

namespace server {

using directory::Person;
using protocol::Problem;
using protocol::RoomProblem;
using protocol::ServerProblem;

namespace {

constexpr std::size_t rooms_looked_at = 200;  // of a person: some are closed, or theirs no more

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
          rooms_.for_each([&](Room& room) {
            const auto* member = room.state().member_of(id.text());
            if (member != nullptr && !member->registered) room.set_registered(id.text());
          });
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
                   rooms_.for_each([&](Room& room) {
                     if (room.state().member_of(id) != nullptr) room.rename(id, name);
                   });
                 });
}

void Hub::me(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer({.body = protocol::text(protocol::Me{})});
  protocol::Me mine{person->name, !person->password.empty(), {}, {}};
  const auto rooms = context_.ports.store->people().rooms_of(person->id, rooms_looked_at);
  if (!rooms) return answer(cannot_save(rooms.error()));
  for (const auto& kept : *rooms) {
    if (mine.rooms.size() == context_.limits.rooms_told) break;
    const auto loaded = rooms_.if_loaded(kept.id);
    const auto state = loaded ? loaded->state() : read_kept_text(kept.text);
    const auto* member = state ? state->member_of(person->id.text()) : nullptr;
    if (member == nullptr || member->kicked || state->phase == Phase::closed) continue;
    mine.rooms.push_back(listed(kept.id, *state));
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
  answer_later(exporting_, request, answer,
               [games = context_.ports.games, store = context_.ports.store, id = person->id] {
                 return export_of(games, *store, id);
               });
}

void Hub::profile(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  answer_later(exporting_, request, answer,
               [games = context_.ports.games, store = context_.ports.store, id = person->id] {
                 return profile_answer(games, *store, id);
               });
}

void Hub::erase_me(const HttpRequest& request, const Answer& answer) {
  const auto person = people_.known(request.caller);
  if (!person) return answer(who_are_you());
  const auto rooms = context_.ports.store->people().rooms_of(person->id, all_rooms);
  if (!rooms) return answer(cannot_save(rooms.error()));
  // First out of the rooms, which nobody could find any more afterwards.
  struct Left {
    std::size_t rooms = 1;
    std::optional<HttpResponse> refusal;
  };
  const auto left = std::make_shared<Left>();
  const auto one_less = [this, left, caller = request.caller, person = *person, answer] {
    if (--left->rooms > 0) return;
    if (left->refusal) return answer(std::move(*left->refusal));
    people_.erase(caller, person, answer, [this, id = person.id] {
      end_connections([&](const auto& who, const auto&) { return who == id; },
                      Problem{RoomProblem::erased, "Your data was deleted."});
      rooms_.for_each([&](Room& room) { room.erase(id.text(), [](const auto&) {}); });
    });
  };
  for (const auto& kept : *rooms) {
    ++left->rooms;
    const auto room = rooms_.find(kept.id.text());
    if (!room) {
      if (room.error().status == 503) left->refusal = room.error();
      one_less();
      continue;
    }
    (*room)->erase(person->id.text(), [left, one_less](const auto& problem) {
      if (problem) left->refusal = refusal(503, for_clients(*problem));
      one_less();
    });
  }
  one_less();
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
void Hub::answer_later(Bounded& queue, const HttpRequest& request, const Answer& answer,
                       std::function<HttpResponse()> work) {
  const auto person = people_.known(request.caller);
  queue.run(
      person ? person->id.text() : request.caller.address, request.caller.address,
      [answer, work = std::move(work)]() -> std::function<void()> {
        const auto response = std::make_shared<HttpResponse>(work());
        return [answer, response] { answer(std::move(*response)); };
      },
      [answer] { answer(busy("Much is being read here just now; try again soon.")); });
}

void Hub::past(const HttpRequest& request, const Answer& answer) {
  const auto found = rooms_.find(rest_of(request, "/api/rooms/", "/past"));
  if (!found) return answer(found.error());
  const auto& room = *found;
  if (auto wrong = entry_refusal(*room, request, people_.known(request.caller)))
    return answer(refusal(403, *wrong));
  const auto person = people_.known(request.caller);
  const auto* member =
      person && !is_screen(request) ? room->state().member_of(person->id.text()) : nullptr;
  const auto viewer =
      member != nullptr ? viewer_of(room->state(), member->who) : core::Actor::spectator();
  answer_later(reading_, request, answer,
               [games = context_.ports.games, store = context_.ports.store,
                table = room->state().table, round = room->state().round,
                viewer] { return past_of(games, *store, table, round, viewer); });
}

void Hub::record(const HttpRequest& request, const Answer& answer) {
  answer_later(reading_, request, answer,
               [games = context_.ports.games, store = context_.ports.store,
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
  answer_later(reading_, request, answer,
               [games = context_.ports.games, store = context_.ports.store, table, told, seat] {
                 return replay_of(games, *store, table, told, seat);
               });
}

void Hub::review(const HttpRequest& request, const Answer& answer) {
  answer_later(reading_, request, answer,
               [games = context_.ports.games, store = context_.ports.store,
                table = rest_of(request, "/api/tables/", "/review")] {
                 return review_of(games, *store, table);
               });
}

}  // namespace server
