// The games of a room: how one begins, is taken up again, and ends; and how the room is put away.
#include "server/room.h"

namespace server {

using protocol::Problem;
using protocol::RoomProblem;

namespace {

constexpr std::int64_t read_again_ms = 1000;

}  // namespace

void Room::log_created() const {
  context_.ports.log->note(log::RoomMade{log::mark(id_.text()), state_.game,
                                         static_cast<Number>(state_.seats.size()),
                                         state_.settings.listed});
}

void Room::submit(const SubmitCommand& submit, std::optional<journal::CommandKey> key,
                  const Reply& reply) {
  if (frozen_) return reply(frozen_);
  if (!submit.then) return game_->submit(submit.command, std::move(key), reply);
  game_->submit(submit.command, std::move(key),
                [this, then = *submit.then, reply](const std::optional<Problem>& problem) {
                  if (problem) return reply(problem);
                  save_change(then.edit, [this, effect = then.effect] { apply(effect); }, reply);
                });
}

void Room::start_at_once(const Reply& reply) {
  start([](RoomState&) {}, reply);
}

void Room::start(const StateEdit& edit, const Reply& reply) {
  const RoomState next = edited(edit);
  auto setup = table_setup(context_.ports.games, next, *context_.ports.secrets);
  if (!setup) return reply(setup.error());
  auto made = RoomGame::make(context_, next.round.next(), std::move(*setup));
  if (!made) return reply(made.error());
  saving_ = true;
  (*made)->write_header(
      [weak = weak_from_this(), game = *made, edit, reply](const std::optional<Problem>& problem) {
        const auto room = weak.lock();
        if (!room) return;
        room->saving_ = false;
        if (!problem) return room->on_game_started(game, edit, reply);
        reply(problem);
        room->save_next_change();
        room->handle_next_request();
      });
}

void Room::on_game_started(const std::shared_ptr<RoomGame>& game, const StateEdit& edit,
                           const Reply& reply) {
  const auto before = std::make_shared<const std::vector<journal::CommandKey>>(
      game_ ? game_->driver().commands() : std::vector<journal::CommandKey>{});
  const StateEdit begin = [edit, before, most = context_.limits.remembered,
                           table = game->table().setup().id.text()](RoomState& next) {
    // The new game's log does not know what was done in the old one.
    next.remember_a_game(*before, most);
    edit(next);
    next.phase = Phase::playing;
    next.table = table;
    next.round = next.round.next();
    next.begun = next.touched;
    next.held.clear();
    next.umpire = next.seat_of(next.host) ? std::nullopt : std::optional{next.host};
    next.forget_game_wishes();
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
      next.seats[i].ready = false;  // it was for this game
      if (next.seats[i].who) next.held.push_back({*next.seats[i].who, Seat::from_index(i)});
    }
  };
  context_.ports.store->change(directory::PutGame{game_record(id_, edited(begin))},
                               [](const auto&) {});
  const auto effect = [this, game] {
    connections_.forget_moves();
    game_ = game;
    frozen_.reset();
    log::GameStarted started{.room = log::mark(id_.text()),
                             .table = log::mark(state_.table),
                             .game = state_.game,
                             .round = state_.round.value()};
    for (const auto& seat : state_.seats) ++(seat.bot ? started.bots : started.people);
    context_.ports.log->note(started);
    run_game();
  };
  changes_.push_front({begin, effect, reply});
  save_next_change();
}

void Room::run_game() {
  game_->run([this] { on_committed(); });
  connections_.send_updates(status(), game_->driver());
  for (const auto& seat : state_.seats) {
    if (!seat.who || seat.bot) continue;
    if (connections_.is_connected(*seat.who)) {
      presence_.on_connected(*seat.who);
    } else {
      presence_.on_disconnected(*seat.who, std::chrono::seconds{state_.settings.grace_seconds});
    }
  }
}

void Room::on_committed() {
  if (game_->has_open_moves()) connections_.send_moves(status(), game_->moves());
  connections_.send_updates(status(), game_->driver(), game_->story());
  if (game_->table().is_finished()) finish();
}

void Room::finish() {
  if (state_.phase != Phase::playing) return;
  state_.phase = Phase::over;  // so it is by the log, whether this is saved or not
  context_.room_changed(*this);
  auto game = game_record(id_, state_);
  game.result = game_->table().result();
  context_.ports.log->note(
      log::GameEnded{.room = log::mark(id_.text()),
                     .table = log::mark(state_.table),
                     .game = state_.game,
                     .result = game.result.value_or(""),
                     .seconds = (context_.ports.wall() - state_.begun) / 1000});
  context_.ports.store->change(directory::PutGame{std::move(game)}, [](const auto&) {});
  save_change(
      [](RoomState& next) {  // the seats of those who are gone for good
        next.forget_game_wishes();
        for (auto& seat : next.seats) {
          seat.ready = false;  // from now on it asks for a rematch
          const auto* member = seat.who ? next.member(*seat.who) : nullptr;
          if (member != nullptr && member->person.empty()) seat = {};
        }
      },
      [this] { connections_.send_moves(status(), game_->moves()); }, [](const auto&) {});
}

// ---- From the journal.

void Room::take_up() {
  if (!game_ && !frozen_ && !log_unavailable_) recover();
  if (is_playing() && !kept_awake_) save_as_it_is(false);
}

void Room::recover() {
  if (state_.table.empty() || state_.phase == Phase::waiting) return;
  const auto id = journal::TableId::parse(state_.table);
  const auto rows = id ? context_.ports.store->read(*id)
                       : std::expected<std::vector<journal::Row>, journal::Failure>{};
  if (!rows) return recover_later();
  log_unavailable_.reset();
  if (rows->empty()) {
    return freeze(Problem{RoomProblem::no_log, "The log of this game is not there."});
  }
  // Where it was put away, no time has passed for it since, whether the server ran or not.
  const auto last_beat = was_put_away_ ? 0 : context_.ports.store->last_beat();
  auto resumed = RoomGame::resume(context_, state_.round, *rows, last_beat);
  if (!resumed) return freeze(resumed.error());
  game_ = std::move(*resumed);
  frozen_.reset();
  if (state_.phase == Phase::playing) {
    adopt_holders(state_, game_->table());  // who the person is, only the room knows
    game_->table().is_finished() ? finish() : run_game();
  }
  for (const ConnectionId connection : connections_.all()) send_all(connection);
}

bool Room::is_recovering() const {
  return log_unavailable_ || (is_playing() && game_->driver().has_to_note_an_outage());
}

// Until then nobody can know what was done.
void Room::recover_later() {
  log_unavailable_ =
      Problem{RoomProblem::no_log, "The log of this game cannot be read now; try again soon."};
  context_.ports.timers->cancel(read_again_timer_);
  read_again_timer_ =
      context_.ports.timers->at(context_.ports.wall() + read_again_ms, [this] { recover(); });
}

void Room::freeze(const Problem& problem) {
  context_.ports.log->note(log::RoomFrozen{log::mark(id_.text()), log::mark(state_.table),
                                           std::string{problem.code.name()}});
  frozen_ = problem;
}

// ---- Not loaded for a while, and what becomes of people meanwhile.

bool Room::can_be_put_away() {
  const bool is_idle = !has_connections() && !saving_ && changes_.empty() &&
                       request_queue_.empty() && in_flight_.empty() && !log_unavailable_ &&
                       presence_.is_idle() && (frozen_ || !game_ || game_->is_idle());
  if (!is_idle) return false;
  if (!kept_awake_ && !unkept_) return true;
  save_as_it_is(true);
  return false;
}

void Room::save_as_it_is(bool rests) {
  changes_.push_back({.edit = [](RoomState&) {},
                      .effect = [] {},
                      .reply = ignore,
                      .kind = rests ? PendingChange::Kind::rest : PendingChange::Kind::note});
  save_next_change();
}

void Room::erase(const std::string& person, const Reply& reply) {
  const auto* known = state_.member_of(person);
  if (known == nullptr) return reply(std::nullopt);
  const MemberId erased = known->who;
  save_change(
      [erased, person](RoomState& next) {
        std::erase_if(next.asks, [&](const Ask& ask) { return ask.person == person; });
        *next.member(erased) = {.who = erased, .person = {}, .name = "a former reader", .done = {}};
        for (auto& seat : next.seats) {
          if (seat.who == erased && next.phase != Phase::playing) seat = {};
        }
        if (next.host != erased) return;
        const auto heir = std::ranges::find_if(next.members, [](const Member& member) {
          return !member.person.empty() && !member.kicked;
        });
        if (heir != next.members.end()) next.host = heir->who;
      },
      [this, erased] {
        connections_.disconnect(erased, {RoomProblem::erased, "Your data was deleted."});
        connections_.send_chat_erased(erased);
      },
      reply);
}

void Room::bring_members_up_to_date(directory::Directory& directory) {
  const auto members = state_.members;
  for (const auto& member : members) {
    const auto id = directory::PersonId::parse(member.person);
    const auto found = id ? directory.person(*id)
                          : directory::Result<std::optional<directory::Person>>{
                                std::unexpected(directory::Failure{})};
    if (!found) continue;  // nobody, or it cannot be read now
    if (!*found) {
      erase(member.person, ignore);
      continue;
    }
    if (member.name_when_unmuted.value_or(member.name) != (*found)->name) {
      rename(member.person, (*found)->name);
    }
    if (!(*found)->password.empty() && !member.registered) set_registered(member.person);
  }
}

}  // namespace server
