// The games that are played in a room.
#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "server/offered.h"
#include "server/room.h"
#include "tables/entry_text.h"
#include "tables/secure_generator.h"

namespace server {

using core::Actor;
using protocol::Problem;

namespace {

constexpr std::int64_t read_again_ms = 1000;

tables::Holder holder_of(const RoomSeat& seat) {
  if (seat.bot) return tables::Bot{*seat.bot};
  if (seat.who) return tables::Person{};
  return tables::Nobody{};
}

// The host's own seat, else the first person's.
Actor host_seat(const RoomState& room) {
  if (const auto seat = room.seat_of(room.host)) return seat->actor();
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    if (room.seats[i].who) return Actor::seat(i);
  }
  return Actor::seat(0);
}

}  // namespace

std::vector<protocol::SeatOffered> Room::seats_offered() const {
  const auto* game = house_.find_game(state_.game);
  if (game == nullptr) return {};
  if (game_ && game_->table().setup().options == state_.options) {
    return seats_of(*game, game_->table().match());
  }
  const auto start = game->start(state_.options);
  return start ? seats_of(*game, **start) : std::vector<protocol::SeatOffered>{};
}

std::size_t Room::team(Seat seat) const {
  return game_ ? game_->table().match().team(seat.actor()) : 0;
}

std::optional<std::string> Room::strongest_bot(Seat seat) const {
  const auto* game = house_.find_game(state_.game);
  const auto start = game->start(state_.options);
  if (!start) return std::nullopt;
  for (auto bot = game->bots.rbegin(); bot != game->bots.rend(); ++bot) {
    if ((*start)->bot_plays(bot->name, seat.actor())) return bot->name;
  }
  return std::nullopt;
}

tables::TeamPolicy Room::team_policy(const RoomState& room, const catalogue::Match& match) const {
  if (room.settings.team == protocol::TeamRule::consent) return tables::Consent{};
  if (room.settings.team == protocol::TeamRule::any_member) return tables::AnyMember{};
  // The captain is the first person of a team of several.
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    if (!room.seats[i].who) continue;
    for (std::size_t j = 0; j < room.seats.size(); ++j) {
      if (i != j && match.team(Actor::seat(i)) == match.team(Actor::seat(j))) {
        return tables::Captain{Actor::seat(i)};
      }
    }
  }
  return tables::AnyMember{};
}

std::optional<Seat> Room::captain() const {
  if (state_.settings.team != protocol::TeamRule::captain) return std::nullopt;
  tables::TeamPolicy policy;
  if (is_playing()) {
    policy = game_->table().setup().team;
  } else if (const auto* game = house_.find_game(state_.game)) {
    if (const auto start = game->start(state_.options)) policy = team_policy(state_, **start);
  }
  const auto* captain = std::get_if<tables::Captain>(&policy);
  if (captain == nullptr) return std::nullopt;
  const auto seat = Seat::of(captain->seat);
  const bool has_stood_up = !state_.seat(seat).who && !state_.seat(seat).bot;
  return has_stood_up ? std::nullopt : std::optional{seat};
}

tables::Conductor::World Room::world() {
  auto* store = house_.ports.store;
  return {.append =
              [store](journal::Row row, journal::Journal::Done done) {
                store->append(std::move(row), std::move(done));
              },
          .read = [store](const journal::TableId& id) { return store->read(id); },
          .wall = house_.ports.wall,
          .generator = house_.ports.secrets};
}

void Room::start(const Alter& alter, Reply reply) {
  const RoomState next = altered(alter);
  std::vector<tables::Holder> holders;
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    holders.push_back(holder_of(next.seats[i]));
    if (std::holds_alternative<tables::Nobody>(holders.back())) {
      return reply(Problem{
          "seat_open",
          fmt::format("Seat {} is open: wait for somebody, or give it to a bot.", i + 1), ""});
    }
  }
  auto setup = tables::make_setup(house_.ports.games, next.game, next.options, std::move(holders),
                                  tables::draw_table_id(*house_.ports.secrets));
  if (!setup) return reply(setup.error());
  setup->host = host_seat(next);
  const auto match = tables::start_match(house_.ports.games, *setup);
  if (!match) return reply(match.error());
  setup->team = team_policy(next, **match);
  auto made = tables::Conductor::make(house_.ports.games, std::move(*setup), world());
  if (!made) return reply(made.error());
  const std::shared_ptr<tables::Conductor> game = std::move(*made);
  changing_ = true;
  game->begin([weak = weak_from_this(), game, alter,
               reply = std::move(reply)](const std::optional<Problem>& wrong) {
    const auto room = weak.lock();
    if (!room) return;
    room->changing_ = false;
    if (!wrong) return room->begun(game, alter, reply);
    reply(wrong);
    room->next_change();
    room->next_asked();
  });
}

void Room::begun(const std::shared_ptr<tables::Conductor>& game, const Alter& alter, Reply reply) {
  const auto before = game_ ? game_->commands() : std::vector<journal::CommandKey>{};
  const Alter play = [alter, before, most = house_.limits.remembered,
                      table = game->table().setup().id.text()](RoomState& next) {
    // The new game's log does not know what was done in the old one.
    next.remember_a_game(before, most);
    alter(next);
    next.phase = Phase::playing;
    next.table = table;
    next.round = next.round.next();
    next.begun = next.touched;
    next.held.clear();
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
      if (next.seats[i].who) next.held.push_back({*next.seats[i].who, Seat::from_index(i)});
    }
  };
  house_.ports.store->change(directory::PutGame{played(altered(play))}, [](const auto&) {});
  changes_.push_front({play,
                       [this, game] {
                         house_.code_ended(state_.code);
                         moves_played_.clear();
                         for (auto& [connection, link] : links_) link.moves = 0;
                         adopt(game);
                         note_begun();
                         game_->pass_time();
                         tell_views();
                         set_clock();
                         let_bots_think();
                         for (const auto& seat : state_.seats) {
                           if (seat.who && !seat.bot && !is_here(*seat.who)) left(*seat.who);
                         }
                       },
                       std::move(reply)});
  next_change();
}

directory::GamePlayed Room::played(const RoomState& room) const {
  directory::GamePlayed game{.table = room.table,
                             .room = id_,
                             .game = room.game,
                             .seats = {},
                             .bots = {},
                             .begun = room.begun,
                             .result = std::nullopt};
  for (const auto& seat : room.seats) {
    const auto* member = seat.who ? room.member(*seat.who) : nullptr;
    game.seats.push_back(member != nullptr ? directory::PersonId::parse(member->person)
                                           : std::nullopt);
    game.bots.push_back(seat.bot.value_or(""));
  }
  return game;
}

// Everybody moves on by one seat, bots too, the last to the first; a bot that played on for
// somebody does so no longer if they are here.
Room::Alter Room::rematch_change() const {
  std::vector<MemberId> back;
  for (const auto& seat : state_.seats) {
    if (seat.who && seat.bot && is_here(*seat.who)) back.push_back(*seat.who);
  }
  return [back, offered = seats_offered()](RoomState& next) {
    for (auto& seat : next.seats) {
      if (seat.who && std::ranges::find(back, *seat.who) != back.end()) seat.bot.reset();
    }
    std::ranges::rotate(next.seats, next.seats.end() - 1);
    next.fit_bots(offered);
    for (auto& seat : next.seats) seat.ready = false;
  };
}

std::vector<protocol::SeatHolder> Room::rematch_seats() const {
  std::vector<protocol::SeatHolder> holders;
  if (state_.phase != Phase::over || state_.seats.empty()) return holders;
  for (const auto& seat : altered(rematch_change()).seats) holders.push_back({seat.who, seat.bot});
  return holders;
}

void Room::start_at_once(Reply reply) {
  start([](RoomState&) {}, std::move(reply));
}

void Room::adopt(std::shared_ptr<tables::Conductor> game) {
  game_ = std::move(game);
  frozen_.reset();
  minds_.clear();
  reasons_.clear();
  game_->watch([weak = weak_from_this()](const tables::Entry& entry) {
    if (const auto room = weak.lock()) room->committed(entry);
  });
  game_->when_in_trouble([weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->set_clock();
  });
}

void Room::freeze(Problem why) {
  house_.ports.log->note(log::RoomFrozen{log::mark(id_.text()), log::mark(state_.table), why.code});
  frozen_ = std::move(why);
}

void Room::note_made() const {
  house_.ports.log->note(log::RoomMade{log::mark(id_.text()), state_.game,
                                       static_cast<Number>(state_.seats.size()),
                                       state_.settings.listed});
}

void Room::note_begun() const {
  log::GameBegun told{.room = log::mark(id_.text()),
                      .table = log::mark(state_.table),
                      .game = state_.game,
                      .round = state_.round.value()};
  for (const auto& seat : state_.seats) ++(seat.bot ? told.bots : told.people);
  house_.ports.log->note(told);
}

void Room::recover() {
  if (state_.table.empty() || state_.phase == Phase::waiting) return;
  const auto id = journal::TableId::parse(state_.table);
  const auto rows = id ? house_.ports.store->read(*id)
                       : std::expected<std::vector<journal::Row>, journal::Failure>{};
  if (!rows) return recover_later();
  unread_.reset();
  if (rows->empty()) return freeze({"no_log", "The log of this game is not there.", ""});
  auto resumed = tables::Conductor::resume(house_.ports.games, *rows,
                                           house_.ports.store->last_beat(), world());
  if (!resumed) return freeze(resumed.error());
  adopt(std::move(*resumed));
  remember_moves(*rows);
  resume_playing();
  for (auto& [connection, link] : links_) tell_everything(connection, link);
}

// What was done is in the log; why it was done is not. With hidden cards only whys are told.
void Room::remember_moves(const std::vector<journal::Row>& rows) {
  moves_played_.clear();
  const auto* game = house_.find_game(state_.game);
  if (game == nullptr || !game->cards_open) return;
  for (const auto& row : rows | std::views::drop(1)) {
    const auto entry = tables::parse_journal_text(game_->table().match(), row.entry);
    if (entry) note_move(*entry);
  }
}

bool Room::is_recovering() const {
  return unread_ || (is_playing() && game_->has_to_note_an_outage());
}

// Until then nobody can know what was done.
void Room::recover_later() {
  unread_ = Problem{"no_log", "The log of this game cannot be read now; try again soon.", ""};
  house_.ports.timers->cancel(clock_);
  clock_ = house_.ports.timers->at(house_.ports.wall() + read_again_ms, [weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->recover();
  });
}

void Room::resume_playing() {
  if (state_.phase != Phase::playing) return;
  // What the log says of a seat is so; who the person is, only the room knows.
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    const auto& holder = game_->table().holder(Actor::seat(i));
    auto& seat = state_.seats[i];
    if (const auto* bot = std::get_if<tables::Bot>(&holder)) seat.bot = bot->name;
    if (std::holds_alternative<tables::Person>(holder)) seat.bot.reset();
    if (std::holds_alternative<tables::Nobody>(holder)) seat = {};
  }
  if (game_->table().is_finished()) return finish();
  game_->pass_time();
  set_clock();
  let_bots_think();
  for (const auto& seat : state_.seats) {
    if (!seat.who || seat.bot) continue;
    is_here(*seat.who) ? came(*seat.who) : left(*seat.who);
  }
}

void Room::submit(tables::Command command, std::optional<journal::CommandKey> key, Reply reply) {
  if (frozen_) return reply(frozen_);
  game_->submit(std::move(command), std::move(key),
                [weak = weak_from_this(), reply = std::move(reply)](const auto& wrong) {
                  if (!weak.expired()) reply(wrong);
                });
  set_clock();
}

// With open cards all may know at once who did what; with hidden ones what the bots did, and why,
// is told after the game.
bool Room::moves_are_open() const {
  const auto* game = house_.find_game(state_.game);
  return state_.phase == Phase::over || (game_ && game != nullptr && game->cards_open);
}

void Room::note_move(const tables::Entry& entry) {
  const auto* move = std::get_if<tables::Played>(&entry.what);
  if (move == nullptr || !move->actor.is_seat()) return;
  const auto reason = reasons_.find(move->actor);
  if (reason == reasons_.end() && !moves_are_open()) return;
  moves_played_.push_back({.round = state_.round,
                           .seat = Seat::of(move->actor),
                           .action = move->action.json(),
                           .why = reason == reasons_.end() ? "" : reason->second,
                           .at = entry.at.time_since_epoch().count()});
  if (!moves_are_open()) return;
  for (auto& [connection, link] : links_) send_moves(connection, link);
}

void Room::committed(const tables::Entry& entry) {
  note_move(entry);
  tell_views();
  if (game_->table().is_finished()) return finish();
  set_clock();
  let_bots_think();
}

void Room::finish() {
  if (state_.phase != Phase::playing) return;
  minds_.clear();
  state_.phase = Phase::over;  // so it is by the log, whether this is kept or not
  auto game = played(state_);
  game.result = game_->table().result();
  house_.ports.log->note(log::GameEnded{.room = log::mark(id_.text()),
                                        .table = log::mark(state_.table),
                                        .game = state_.game,
                                        .result = game.result.value_or(""),
                                        .seconds = (house_.ports.wall() - state_.begun) / 1000});
  house_.ports.store->change(directory::PutGame{std::move(game)}, [](const auto&) {});
  const auto vacate = [](RoomState& next) {  // the seats of those who are gone for good
    for (auto& seat : next.seats) {
      const auto* member = seat.who ? next.member(*seat.who) : nullptr;
      if (member != nullptr && member->person.empty()) seat = {};
    }
  };
  change(
      vacate,
      [this] {
        for (auto& [connection, link] : links_) send_moves(connection, link);
      },
      [](const auto&) {});
}

void Room::set_clock() {
  if (game_ && game_->is_writing()) return;  // it is set anew when that is done
  const auto due = is_playing() ? game_->due_at() : std::nullopt;
  if (clock_ != 0 && due == clock_at_) return;
  house_.ports.timers->cancel(std::exchange(clock_, 0));
  clock_at_ = due;
  if (!due) return;
  clock_ = house_.ports.timers->at(*due, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room || !room->game_) return;
    room->clock_ = 0;
    room->game_->pass_time();
    room->set_clock();
  });
}

}  // namespace server
