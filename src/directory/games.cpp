#include "directory/games.h"

#include <cassert>

namespace directory {

Games::Games(Database& database)
    : database_(database),
      put_(database,
           "INSERT OR REPLACE INTO game (table_id, room, game, begun, result, edition)"
           " VALUES (?, ?, ?, ?, ?, ?)"),
      put_seat_(
          database,
          "INSERT INTO seat (table_id, place, person, bot, begun) VALUES (?, ?, ?, ?, ?)"
          " ON CONFLICT (table_id, place) DO UPDATE"
          " SET person = excluded.person, bot = excluded.bot, begun = excluded.begun"
          " WHERE (person, bot, begun) IS NOT (excluded.person, excluded.bot, excluded.begun)"),
      drop_seats_(database, "DELETE FROM seat WHERE table_id = ? AND place >= ?"),
      erase_(database, "UPDATE seat SET person = NULL WHERE person = ?"),
      find_(database, "SELECT room, game, begun, result, edition FROM game WHERE table_id = ?"),
      seats_(database, "SELECT person, bot FROM seat WHERE table_id = ? ORDER BY place"),
      of_(database,
          "SELECT DISTINCT begun, table_id FROM seat WHERE person = ?"
          " ORDER BY begun DESC, table_id LIMIT ?"),
      tables_(database, "SELECT table_id FROM game ORDER BY table_id") {}

Outcome Games::put(const GamePlayed& game) {
  {
    Run run(put_);
    run.bind_text(&game.table).bind_bytes(game.room.bytes).bind_text(&game.game);
    run.bind_number(game.begun).bind_text(game.result ? &*game.result : nullptr);
    run.bind_text(&game.edition);
    if (auto failure = finish(database_, run)) return failure;
  }
  if (auto failure = put_seats(game)) return failure;
  Run drop(drop_seats_);
  drop.bind_text(&game.table).bind_number(static_cast<std::int64_t>(game.seats.size()));
  return finish(database_, drop);
}

Outcome Games::put_seats(const GamePlayed& game) {
  assert(game.seats.size() == game.bots.size());
  for (std::size_t place = 0; place < game.seats.size(); ++place) {
    Run run(put_seat_);
    run.bind_text(&game.table).bind_number(static_cast<std::int64_t>(place));
    if (const auto& person = game.seats[place]) {
      run.bind_bytes(person->bytes);
    } else {
      run.bind_null();
    }
    run.bind_text(&game.bots[place]).bind_number(game.begun);
    if (auto failure = finish(database_, run)) return failure;
  }
  return std::nullopt;
}

Outcome Games::erase(const PersonId& id) {
  Run run(erase_);
  run.bind_bytes(id.bytes);
  return finish(database_, run);
}

Result<std::optional<GamePlayed>> Games::find(std::string_view table) {
  GamePlayed game;
  game.table = table;
  {
    Run run(find_);
    run.bind_text(&game.table);
    const int code = run.step();
    if (code == SQLITE_DONE) return std::nullopt;
    if (code != SQLITE_ROW) return std::unexpected(failure(database_, code));
    const auto room = id<RoomId>(run, 0);
    if (!room) return std::unexpected(damaged(database_, "a game was played in no room"));
    game.room = *room;
    game.game = run.bytes(1);
    game.begun = run.number(2);
    if (!run.is_null(3)) game.result = std::string(run.bytes(3));
    game.edition = run.bytes(4);
  }
  if (auto failure = read_seats(game)) return std::unexpected(std::move(*failure));
  return game;
}

Outcome Games::read_seats(GamePlayed& game) {
  Run run(seats_);
  run.bind_text(&game.table);
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    game.seats.push_back(id<PersonId>(run, 0));
    game.bots.emplace_back(run.bytes(1));
  }
  return code == SQLITE_DONE ? std::nullopt : Outcome(failure(database_, code));
}

Result<std::vector<GamePlayed>> Games::of(const PersonId& id, std::size_t limit) {
  std::vector<GamePlayed> games;
  Run run(of_);
  run.bind_bytes(id.bytes).bind_number(as_limit(limit));
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) {
    auto game = find(run.bytes(1));
    if (!game) return std::unexpected(std::move(game.error()));
    if (!*game) return std::unexpected(damaged(database_, "a seat belongs to no game"));
    games.push_back(std::move(**game));
  }
  if (code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return games;
}

Result<std::vector<std::string>> Games::tables() {
  Run run(tables_);
  std::vector<std::string> found;
  int code = run.step();
  for (; code == SQLITE_ROW; code = run.step()) found.emplace_back(run.bytes(0));
  if (code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return found;
}

}  // namespace directory
