#include "server/finished.h"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "protocol/problems.h"
#include "server/people.h"
#include "tables/entry_text.h"
#include "tables/replay.h"

namespace server {

using core::Actor;
using protocol::Problem;
using protocol::ServerProblem;

namespace {

protocol::MoveBy by(Actor actor) {
  if (actor == Actor::chance()) return protocol::MoveBy::chance;
  if (actor == Actor::clock()) return protocol::MoveBy::clock;
  return protocol::MoveBy::seat;
}

HttpResponse no_such_game() {
  return refusal(404, {ServerProblem::no_such_game, "There is no such game.", ""});
}

// The record's text, which only a finished game has.
std::expected<std::string, HttpResponse> record_text(tables::Games games, Store& store,
                                                     const std::string& table) {
  const auto id = journal::TableId::parse(table);
  if (!id) return std::unexpected(no_such_game());
  const auto rows = store.read(*id);
  if (!rows) return std::unexpected(refusal(503, tables::problem_of(rows.error())));
  if (rows->empty()) return std::unexpected(no_such_game());
  if (!rows->back().last) {
    return std::unexpected(refusal(
        403, {ServerProblem::not_over, "The game is not over; its secrets are still sealed.", ""}));
  }
  const auto kept = tables::kept_in(games, *rows);
  if (!kept) return std::unexpected(refusal(500, kept.error()));
  auto text = tables::write_record(games, *kept);
  if (!text) return std::unexpected(refusal(500, text.error()));
  return std::move(*text);
}

}  // namespace

HttpResponse record_of(tables::Games games, Store& store, const std::string& table) {
  auto text = record_text(games, store, table);
  if (!text) return text.error();
  return {.body = std::move(*text), .type = "text/plain; charset=utf-8"};
}

HttpResponse replay_of(tables::Games games, Store& store, const std::string& table,
                       protocol::GamePlayed game, std::optional<Number> seat) {
  const auto text = record_text(games, store, table);
  if (!text) return text.error();
  const auto record = tables::read_record(games, *text);
  auto replay = record
                    ? tables::Replay::of(games, *record)
                    : std::expected<tables::Replay, tables::Wrong>{std::unexpected(record.error())};
  if (!replay) return refusal(500, {ServerProblem::damaged, replay.error().sentence, ""});
  const auto& match = replay->table().match();
  if (seat && (*seat < 1 || *seat > match.seats())) {
    return refusal(400, {ServerProblem::no_such_seat, "There is no such seat.", ""});
  }
  const Actor viewer = seat ? Actor::seat(*seat - 1) : Actor::spectator();
  protocol::Replay told{.game = std::move(game), .options = {}, .steps = {}, .verified = false};
  told.options = record->setup.options;
  const auto info = std::ranges::find(games, record->setup.game, &catalogue::GameInfo::name);
  if (info != games.end()) told.game.title = catalogue::title_of(*info, told.options);
  while (!replay->is_done()) {
    if (auto wrong = replay->next())
      return refusal(500, {ServerProblem::damaged, wrong->sentence, ""});
    const auto& entry = replay->entries().back();
    const auto* move = std::get_if<tables::Played>(&entry.what);
    if (move == nullptr) continue;
    told.steps.push_back(
        {.number = static_cast<Number>(replay->entries().size()),
         .at = entry.at.time_since_epoch().count(),
         .by = by(move->actor),
         .seat = move->actor.is_seat() ? std::optional{Seat::of(move->actor)} : std::nullopt,
         .action = move->action.json(),
         .view = {replay->table().match().tools().view_json(viewer)}});
  }
  told.verified = tables::verify_record(games, *text).has_value();
  return {.body = protocol::text(told)};
}

HttpResponse review_of(tables::Games games, Store& store, const std::string& table) {
  const auto text = record_text(games, store, table);
  if (!text) return text.error();
  const auto record = tables::read_record(games, *text);
  auto replay = record
                    ? tables::Replay::of(games, *record)
                    : std::expected<tables::Replay, tables::Wrong>{std::unexpected(record.error())};
  if (!replay) return refusal(500, {ServerProblem::damaged, replay.error().sentence, ""});
  const auto game = std::ranges::find(games, record->setup.game, &catalogue::GameInfo::name);
  if (game == games.end() || !game->review) {
    return refusal(404,
                   {ServerProblem::no_review, "Games of this kind are not reviewed here yet.", ""});
  }
  std::vector<std::unique_ptr<catalogue::Match>> matches;
  matches.push_back(replay->table().match().clone());
  while (!replay->is_done()) {
    if (auto wrong = replay->next())
      return refusal(500, {ServerProblem::damaged, wrong->sentence, ""});
    if (std::holds_alternative<tables::Played>(replay->entries().back().what)) {
      matches.push_back(replay->table().match().clone());
    }
  }
  auto review = game->review->json(matches);
  if (!review) return refusal(409, review.error());
  return {.body = std::move(*review)};
}

std::optional<Ended> ended(tables::Games games, Store& store, const std::string& table) {
  const auto id = journal::TableId::parse(table);
  if (!id) return std::nullopt;
  const auto rows = store.read(*id);
  if (!rows || rows->empty() || !rows->back().last) return std::nullopt;
  const auto kept = tables::kept_in(games, *rows);
  if (!kept) return std::nullopt;
  const auto folded = tables::Table::replay(games, kept->setup, kept->entries);
  if (!folded) return std::nullopt;
  return Ended{kept->setup.options, folded->match().clone()};
}

codec::Read<RoomState> new_room_state(const RoomContext& context, const protocol::NewRoom& wish,
                                      const directory::Person& person) {
  const auto* game = context.find_game(wish.game);
  const auto about = [](Problem problem, std::string_view field) {
    problem.about = field;
    return std::unexpected(std::move(problem));
  };
  if (game == nullptr)
    return about({ServerProblem::unknown_game, "There is no such game here."}, "game");
  if (auto wrong = validate_settings(*game, wish.settings))
    return std::unexpected(std::move(*wrong));
  const auto options = catalogue::options_of_new_table(*game, wish.options);
  if (!options) return std::unexpected(options.error());
  const auto start = game->start(*options);
  if (!start) return std::unexpected(start.error());
  RoomState room;
  room.game = game->name;
  room.settings = wish.settings;
  room.host = MemberId{1};
  room.options = *options;
  const auto id = person.id.text();
  room.members.push_back({.who = MemberId{1}, .person = id, .name = person.name, .done = {}});
  room.set_registered(id, !person.password.empty());
  room.seats.resize((*start)->seats());
  if (wish.seats.size() > room.seats.size()) {
    return about(
        {ServerProblem::too_many_seats, "There are more seats in the list than at the table."},
        "seats");
  }
  bool sits = false;
  for (std::size_t i = 0; i < wish.seats.size(); ++i) {
    const auto& who = wish.seats[i];
    if (who == "open") continue;
    if (who == "me") {
      if (sits) return about({ServerProblem::two_seats, "You can have one seat only."}, "seats");
      room.seats[i].who = MemberId{1};
      sits = true;
      continue;
    }
    if (!(*start)->bot_plays(who, Actor::seat(i))) {
      std::string names;
      for (const auto& bot : game->bots) {
        if ((*start)->bot_plays(bot.name, Actor::seat(i))) {
          names += (names.empty() ? "" : ", ") + bot.name;
        }
      }
      return about({ServerProblem::no_such_bot,
                    fmt::format("No bot “{}” plays seat {}; there are: {}.", who, i + 1, names)},
                   "seats");
    }
    room.seats[i].bot = who;
  }
  room.code = context.new_code();
  room.touched = context.ports.wall();
  return room;
}

}  // namespace server
