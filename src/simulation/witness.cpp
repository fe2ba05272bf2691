#include "simulation/witness.h"

#include <fmt/format.h>

#include <algorithm>

#include "directory/tokens.h"
#include "simulation/violation.h"
#include "tables/entry_text.h"

namespace simulation {

using core::Actor;

namespace {

constexpr auto not_theirs = "nobody_hears_what_is_not_theirs";
constexpr auto done_once = "each_command_is_done_once";
constexpr auto durable = "acknowledged_means_durable";

// What a request leaves behind once it is done.
enum class Mark { row, room, said, nothing };

struct Marks {
  Mark operator()(const protocol::Play&) const { return Mark::row; }
  Mark operator()(const protocol::Act&) const { return Mark::row; }
  Mark operator()(const protocol::Propose&) const { return Mark::row; }
  Mark operator()(const protocol::Note&) const { return Mark::row; }
  Mark operator()(const protocol::TakeOver&) const { return Mark::row; }
  Mark operator()(const protocol::Would&) const { return Mark::nothing; }
  Mark operator()(const protocol::Aid&) const { return Mark::nothing; }
  Mark operator()(const protocol::Ping&) const { return Mark::nothing; }
  Mark operator()(const protocol::Talk&) const { return Mark::said; }
  template <class Other>
  Mark operator()(const Other&) const {
    return Mark::room;
  }
};

Mark mark_of(const protocol::Request& request) { return std::visit(Marks{}, request); }

std::string where(const std::string& room, const std::string& person, const std::string& id) {
  return fmt::format("room {}, person {}, id {}", room, person, id);
}

std::optional<Number> seat_in(const server::RoomState& room, const std::string& person) {
  const auto* member = room.member_of(person);
  return member == nullptr ? std::nullopt : room.seat_of(member->who);
}

std::string room_in(const std::string& path) {
  constexpr std::string_view before = "/api/rooms/", behind = "/socket";
  if (path.size() < before.size() + behind.size()) return {};
  return path.substr(before.size(), path.size() - before.size() - behind.size());
}

}  // namespace

Witness::Witness(tables::Games games, Clockwork& clock, Counts& counts)
    : games_{games}, clock_{clock}, counts_{counts} {}

const server::RoomState* Witness::room(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : &found->second.state;
}

const Shadow* Witness::shadow(const std::string& table) const {
  const auto found = shadows_.find(table);
  return found == shadows_.end() ? nullptr : found->second.get();
}

std::string Witness::table_of(const std::string& room, Number round) const {
  const auto found = rooms_.find(room);
  if (found == rooms_.end()) return {};
  const auto table = found->second.tables.find(round);
  return table == found->second.tables.end() ? std::string{} : table->second;
}

std::string Witness::person_of(const std::string& token) const {
  const auto id = people_->session(directory::hash_of(token));
  return id && *id ? (*id)->text() : std::string{};
}

std::int64_t Witness::playing_ms() const {
  auto all = played_ms_;
  for (const auto& [table, at] : begun_) all += clock_.now() - at;
  return all;
}

void Witness::server_went_down() {
  for (const auto& [id, shadow] : shadows_) shadow->server_went_down(clock_.now());
}

void Witness::server_came_up() {
  for (const auto& [id, shadow] : shadows_) shadow->server_came_up(clock_.now());
}

// ---- The log.

void Witness::will_keep_unsurely(const journal::Row& row) {
  const auto found = shadows_.find(row.table.text());
  if (found != shadows_.end()) found->second->remember_what_is_told();
}

void Witness::kept(const journal::Row& row) {
  const auto table = row.table.text();
  if (row.number == 0) {
    shadows_.emplace(table, std::make_unique<Shadow>(games_, row));
    return;
  }
  const auto found = shadows_.find(table);
  if (found == shadows_.end()) throw Violation{"the_log_has_no_gap", "a table without its head"};
  if (row.command) {
    const Key key{row.command->person, row.command->id};
    if (!asked_.contains(key)) {
      throw Violation{done_once, "nobody asked for " + where("", key.first, key.second)};
    }
    const auto [before, is_new] = done_at_.emplace(key, table);
    if (!is_new) {
      throw Violation{
          done_once, fmt::format("{} is in the logs of {} and {}", where("", key.first, key.second),
                                 before->second, table)};
    }
  }
  check_mover(row, found->second->table());
  found->second->keep(row, clock_.now());
  if (row.last) {
    if (const auto begun = begun_.extract(table)) played_ms_ += clock_.now() - begun.mapped();
    counts_.add("game finished");
  }
}

// Whoever plays a person's seat is that person.
void Witness::check_mover(const journal::Row& row, const tables::Table& table) const {
  const auto entry = tables::parse_journal_text(table.match(), row.entry);
  if (!entry) return;
  const auto* played = std::get_if<tables::Played>(&entry->what);
  if (played == nullptr || !played->actor.is_seat()) return;
  if (!std::holds_alternative<tables::Person>(table.holder(played->actor))) return;
  if (!row.command) throw Violation{done_once, "a person's move is kept without its id"};
  const auto home = room_of_table_.find(row.table.text());
  const auto* state = home == room_of_table_.end() ? nullptr : room(home->second);
  const auto* member = state == nullptr ? nullptr : state->member_of(row.command->person);
  if (member == nullptr) return;  // erased meanwhile
  const auto seat = state->seat_of(member->who);
  if (seat != played->actor.seat_index() + 1) {
    throw Violation{"nobody_plays_for_others",
                    where(home->second, row.command->person, row.command->id)};
  }
}

// ---- The directory.

void Witness::kept(const directory::Change& change) {
  if (const auto* room = std::get_if<directory::PutRoom>(&change)) put(room->room);
  if (const auto* said = std::get_if<directory::PutSaid>(&change)) {
    if (said->room) put(*said->room);
    put(said->said);
  }
}

void Witness::put(const directory::Room& kept) {
  auto state = server::read_kept_text(kept.text);
  if (!state) throw Violation{"the_log_can_be_read", state.error().sentence};
  const auto id = kept.id.text();
  auto& seen = rooms_[id];
  for (const auto& member : state->members) {
    auto ids = member.done;
    std::ranges::sort(ids);
    if (std::ranges::adjacent_find(ids) != ids.end()) {
      throw Violation{done_once, where(id, member.person, *std::ranges::adjacent_find(ids))};
    }
    for (const auto& done : ids) seen.done.emplace(member.person, done);
  }
  if (state->round < seen.state.round) throw Violation{"replay_equals_live", "a round was lost"};
  if (!state->table.empty() && state->phase == server::Phase::playing &&
      seen.tables.emplace(state->round, state->table).second) {
    room_of_table_[state->table] = id;
    begun_[state->table] = clock_.now();
    counts_.add("game begun");
  }
  for (auto& [connection, link] : links_) {  // who sits elsewhere has another stream
    if (link.room == id && seat_in(seen.state, link.person) != seat_in(*state, link.person)) {
      link.may_jump = true;
    }
  }
  seen.state = std::move(*state);
}

void Witness::put(const directory::Said& said) {
  auto& room = rooms_[said.room.text()];
  const auto [before, is_new] = room.said.emplace(said.number, said);
  if (!is_new && before->second.text != said.text) {
    throw Violation{"what_was_said_stays", before->second.text + " became " + said.text};
  }
  if (!said.text.empty() && ++said_[said.text] > 1) throw Violation{done_once, said.text};
}

// ---- What clients hear.

void Witness::asks(const std::string& person, const std::string& room,
                   const protocol::Message& message) {
  const auto [known, is_new] = asked_.try_emplace(Key{person, message.id}, room, message.request);
  if (!is_new &&
      (known->second.room != room || known->second.request.index() != message.request.index())) {
    known->second.is_clear = false;
  }
}

bool Witness::is_in_a_log(const std::string& room, const journal::CommandKey& key) const {
  const auto seen = rooms_.find(room);
  if (seen == rooms_.end()) return false;
  return std::ranges::any_of(seen->second.tables, [&](const auto& each) {
    const auto* log = shadow(each.second);
    return log != nullptr && log->knows(key);
  });
}

void Witness::check_kept(const std::string& person, const Asked& asked,
                         const std::string& id) const {
  bool is_kept = true;
  switch (mark_of(asked.request)) {
    case Mark::row: is_kept = is_in_a_log(asked.room, {person, id}); break;
    // What is done to a seat the log knows; who sits there, the room alone.
    case Mark::room:
      is_kept = rooms_.at(asked.room).done.contains({person, id}) ||
                (!std::holds_alternative<protocol::Sit>(asked.request) &&
                 is_in_a_log(asked.room, {person, id}));
      break;
    case Mark::said: {
      const auto& text = std::get<protocol::Talk>(asked.request).text;
      is_kept = !text || said_.contains(*text);
      break;
    }
    case Mark::nothing: break;
  }
  if (!is_kept) throw Violation{durable, where(asked.room, person, id)};
}

void Witness::answered(const std::string& person, const protocol::Answer& answer) {
  const auto found = asked_.find({person, answer.id});
  if (found == asked_.end()) {
    throw Violation{"answers_are_to_questions", where("", person, answer.id)};
  }
  if (!answer.refused && found->second.is_clear) check_kept(person, found->second, answer.id);
}

// In the order in which the server says it: on their way, answers over several connections overtake
// each other. What had to wait for room in an outbox was decided earlier.
void Witness::told(const Link& link, const protocol::Answer& answer) {
  const auto found = asked_.find({link.person, answer.id});
  if (found == asked_.end() || !found->second.is_clear) return;
  auto& asked = found->second;
  if (!answer.refused) {
    check_kept(link.person, asked, answer.id);
    asked.has_been_done = true;
    return;
  }
  // A disk in trouble may leave it open.
  const auto& code = answer.refused->code;
  if (link.was_behind || mark_of(asked.request) == Mark::nothing || code == "no_log") return;
  const auto detail = where(asked.room, link.person, answer.id) + ": " + answer.refused->sentence;
  if (asked.has_been_done) throw Violation{"retries_are_answered_alike", detail};
  if (code != "cannot_save" && mark_of(asked.request) == Mark::row &&
      is_in_a_log(asked.room, {link.person, answer.id})) {
    throw Violation{"what_is_done_is_not_refused", detail};
  }
}

void Witness::made_room(const std::string& id) {
  if (!rooms_.contains(id)) throw Violation{durable, "room " + id};
}

// ---- What the server tells.

void Witness::opens(ConnectionId id, const HttpRequest& request, Ear*) {
  links_[id] = {.person = person_of(request.caller.token),
                .room = room_in(request.path),
                .latest = std::nullopt};
}

void Witness::refuses(ConnectionId id) {
  const auto found = links_.find(id);
  if (found != links_.end()) found->second.may_jump = found->second.was_behind = true;
}

void Witness::ends(ConnectionId id) {
  const auto link = links_.extract(id);
  if (link) gone_[{link.mapped().room, link.mapped().person}] = clock_.now();
}

void Witness::sends(ConnectionId id, const protocol::Event& event) {
  const auto found = links_.find(id);
  if (found == links_.end()) throw Violation{not_theirs, "to a connection that is not open"};
  auto& link = found->second;
  if (link.is_over) {
    throw Violation{"a_farewell_is_the_last_word", where(link.room, link.person, "")};
  }
  if (std::holds_alternative<protocol::Bye>(event)) {
    link.is_over = true;
    return;
  }
  const auto* state = room(link.room);
  const auto* member = state != nullptr ? state->member_of(link.person) : nullptr;
  if (member != nullptr && member->kicked && !std::holds_alternative<protocol::Answer>(event)) {
    throw Violation{not_theirs, where(link.room, link.person, "") + ": they were sent away"};
  }
  if (const auto* answer = std::get_if<protocol::Answer>(&event)) told(link, *answer);
  if (const auto* update = std::get_if<protocol::Update>(&event)) told(link, *update);
  if (const auto* talked = std::get_if<protocol::Talked>(&event)) told(link, *talked);
  if (const auto* deed = std::get_if<protocol::Deed>(&event)) told(link, *deed);
}

Shadow& Witness::shadow_at(const std::string& room, Number round) {
  const auto found = shadows_.find(table_of(room, round));
  if (found == shadows_.end()) {
    throw Violation{"told_means_kept", fmt::format("round {} of room {}", round, room)};
  }
  return *found->second;
}

void Witness::told(Link& link, const protocol::Update& update) {
  auto& shadow = shadow_at(link.room, update.round);
  const auto at = [&] {
    return fmt::format("room {}, round {}, seat {}, number {}, person {}", link.room, update.round,
                       update.seat.value_or(0), update.number, link.person);
  };
  if (update.seat) {
    if (seat_in(*room(link.room), link.person) != update.seat) throw Violation{not_theirs, at()};
  }
  const auto viewer = update.seat ? Actor::seat(*update.seat - 1) : Actor::spectator();
  const auto as_the_log_has_it = shadow.told(viewer, update.number);
  const auto& before = link.latest;
  if (before && before->round == update.round && before->seat == update.seat) {
    const bool follows = update.number == before->number || update.number == before->number + 1;
    if (update.number < before->number || (!follows && !link.may_jump)) {
      throw Violation{"numbers_have_no_gap", fmt::format("{} after {}", at(), before->number)};
    }
  }
  if (!link.commitments.take(update)) {
    throw Violation{"everybody_is_told_everything", at() + ": commitments are missing"};
  }
  if (as_the_log_has_it != told_hash(update, link.commitments.all())) {
    throw Violation{"each_stream_is_the_projection_of_the_log", at()};
  }
  link.may_jump = false;
  link.latest.emplace();
  link.latest->round = update.round;
  link.latest->number = update.number;
  link.latest->seat = update.seat;
}

void Witness::told(const Link& link, const protocol::Talked& talked) const {
  const auto& seen = rooms_.at(link.room);
  const auto said = seen.said.find(talked.number);
  if (said == seen.said.end()) throw Violation{"told_means_kept", talked.text.value_or("")};
  if (!said->second.team) return;
  constexpr std::uint32_t teams_a_round = 100;
  const auto* member = seen.state.member_of(link.person);
  const auto seat = member != nullptr ? seen.state.seat_of(member->who) : std::nullopt;
  const auto* table = shadow(seen.state.table);
  if (!seat || table == nullptr ||
      seen.state.round * teams_a_round + table->table().match().team(Actor::seat(*seat - 1)) !=
          *said->second.team) {
    throw Violation{not_theirs, "a team's talk: " + talked.text.value_or("")};
  }
}

// Moves and a bot's reasons may be secrets as long as the game goes on, save where cards are open.
void Witness::told(const Link& link, const protocol::Deed& deed) const {
  const auto* log = shadow(table_of(link.room, deed.round));
  if (log == nullptr) throw Violation{"told_means_kept", deed.move};
  const auto& table = log->table();
  const auto game = std::ranges::find(games_, table.setup().game, &catalogue::GameInfo::name);
  if (!table.is_finished() && !game->cards_open) throw Violation{not_theirs, deed.why};
}

// ---- At rest.

void Witness::all_is_quiet(const server::Hub& hub) const {
  for (const auto& [id, seen] : rooms_) {
    if (seen.state.table.empty()) continue;
    const auto* log = shadow(seen.state.table);
    const auto* live = hub.table_of(id);
    if (log == nullptr) throw Violation{durable, "the log of room " + id};
    if (live == nullptr) throw Violation{"play_goes_on", "room " + id + " has lost its table"};
    const auto& kept = log->table();
    bool same = live->entries() == kept.entries() &&
                live->match().state_text() == kept.match().state_text();
    for (std::size_t i = 0; same && i <= kept.match().seats(); ++i) {
      const auto viewer = i < kept.match().seats() ? Actor::seat(i) : Actor::spectator();
      const auto a = live->snapshot(viewer), b = kept.snapshot(viewer);
      same = a.number == b.number && a.shows_the_same(b);
    }
    if (!same) {
      throw Violation{"replay_equals_live", fmt::format("room {}: {} entries live, {} kept", id,
                                                        live->entries(), kept.entries())};
    }
  }
}

bool Witness::is_here(const std::string& id, const server::RoomState& state, Number who) const {
  const auto* member = state.member(who);
  return member != nullptr && !member->person.empty() &&
         std::ranges::any_of(links_, [&](const auto& link) {
           return link.second.room == id && link.second.person == member->person;
         });
}

// Whoever is the host or sits may hand the seat of somebody to a bot who is known to be away, and
// in fair weather does.
bool Witness::somebody_could_help(const std::string& id, const server::RoomState& state) const {
  return is_here(id, state, state.host) || std::ranges::any_of(state.seats, [&](const auto& seat) {
           return seat.who && is_here(id, state, *seat.who);
         });
}

// What this seat's own player would do. In some games all may decline to do anything, and with
// other luck they might not.
bool Witness::would_move(const std::string& id, const server::RoomState& state,
                         const tables::Table& table, Actor seat) const {
  const auto& match = table.match();
  if (!match.may_act(seat)) return false;
  const auto* bot = std::get_if<tables::Bot>(&table.holder(seat));
  const auto& who = state.seats.at(seat.seat_index()).who;
  const bool is_played = bot != nullptr || (who && is_here(id, state, *who));
  if (!is_played) return table.is_away(seat) && somebody_could_help(id, state);
  const auto game = std::ranges::find(games_, state.game, &catalogue::GameInfo::name);
  const auto as_clients_choose = std::ranges::find_if(
      game->bots, [&](const auto& each) { return match.bot_plays(each.name, seat); });
  if (bot == nullptr && as_clients_choose == game->bots.end()) return false;
  const auto& name = bot != nullptr ? bot->name : as_clients_choose->name;
  for (std::uint64_t luck = 1; luck <= 20; ++luck) {
    core::SeededGenerator own{luck};
    if (match.bot(name, seat, own)) return true;
  }
  return false;
}

void Witness::check_goes_on(const std::string& id, const server::RoomState& state,
                            const Shadow& log) const {
  const auto& table = log.table();
  std::string seats;
  bool somebody_would = log.clock_is_overdue(clock_.now());
  for (std::size_t i = 0; i < table.match().seats(); ++i) {
    const auto seat = Actor::seat(i);
    const bool would = would_move(id, state, table, seat);
    somebody_would = somebody_would || would;
    const auto& who = state.seats.at(i).who;
    seats += fmt::format("; seat {}: {}{}{}{}{}", i + 1, tables::holder_text(table.holder(seat)),
                         who && is_here(id, state, *who) ? ", here" : "",
                         table.is_away(seat) ? ", away" : "",
                         table.match().may_act(seat) ? ", could act" : "", would ? ", would" : "");
  }
  if (!somebody_would) {
    return counts_.add(table.clock_due()                ? "waits: for the clock"
                       : somebody_could_help(id, state) ? "waits: all decline"
                                                        : "waits: nobody here");
  }
  throw Violation{"play_goes_on",
                  fmt::format("room {}, table {} of {}: {} entries, the latest move {} s ago{}", id,
                              state.table, state.game, table.entries(),
                              (clock_.now() - log.moved_at()) / 1000, seats)};
}

// Whoever has been gone for longer than the grace time is away at the table, or a bot has the seat.
void Witness::check_absence(const std::string& id, const server::RoomState& state,
                            const tables::Table& table, std::int64_t fair_since) const {
  constexpr std::int64_t until_kept = 60'000;
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    const auto seat = Actor::seat(i);
    const auto& who = state.seats[i].who;
    const auto* member = who ? state.member(*who) : nullptr;
    if (member == nullptr || is_here(id, state, *who) || table.is_away(seat) ||
        !std::holds_alternative<tables::Person>(table.holder(seat))) {
      continue;
    }
    const auto gone = gone_.find({id, member->person});
    const auto since = std::max({fair_since, state.begun, gone == gone_.end() ? 0 : gone->second});
    const auto grace = std::int64_t{state.settings.grace_seconds} * 1000;
    if (clock_.now() - since <= grace + until_kept) continue;
    throw Violation{"absence_is_noted",
                    fmt::format("room {}, seat {}: gone for {} s, grace {} s", id, i + 1,
                                (clock_.now() - since) / 1000, grace / 1000)};
  }
}

void Witness::play_went_on(std::int64_t since, std::int64_t fair_since) const {
  for (const auto& [id, seen] : rooms_) {
    if (seen.state.phase != server::Phase::playing) continue;
    const auto* log = shadow(seen.state.table);
    if (log == nullptr || log->table().is_finished()) continue;
    check_absence(id, seen.state, log->table(), fair_since);
    if (log->moved_at() >= since) continue;
    check_goes_on(id, seen.state, *log);
  }
}

}  // namespace simulation
