#include "simulation/witness.h"

#include <fmt/format.h>

#include <algorithm>

#include "directory/tokens.h"
#include "protocol/problems.h"
#include "simulation/violation.h"
#include "tables/entry_text.h"

namespace simulation {

using core::Actor;
using protocol::RoomProblem;

namespace {

constexpr auto done_once = "each_command_is_done_once";
constexpr auto durable = "acknowledged_means_durable";

// What a request leaves behind once it is done.
enum class Mark { row, room, said, nothing };

struct Marks {
  Mark operator()(const protocol::Play&) const { return Mark::row; }
  Mark operator()(const protocol::Propose&) const { return Mark::row; }
  Mark operator()(const protocol::Withdraw&) const { return Mark::row; }
  Mark operator()(const protocol::Note&) const { return Mark::row; }
  Mark operator()(const protocol::TakeOver&) const { return Mark::row; }
  Mark operator()(const protocol::CheckMove&) const { return Mark::nothing; }
  Mark operator()(const protocol::Aid&) const { return Mark::nothing; }
  Mark operator()(const protocol::Ping&) const { return Mark::nothing; }
  Mark operator()(const protocol::Chat&) const { return Mark::said; }
  template <class Other>
  Mark operator()(const Other&) const {
    return Mark::room;
  }
};

Mark mark_of(const protocol::Request& request) { return std::visit(Marks{}, request); }

}  // namespace

std::string where(const std::string& room, const std::string& person, const std::string& id) {
  return fmt::format("room {}, person {}, id {}", room, person, id);
}

std::optional<Seat> seat_of_person(const server::RoomState& room, const std::string& person) {
  const auto* member = room.member_of(person);
  return member == nullptr ? std::nullopt : room.seat_of(member->who);
}

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

std::string Witness::table_of(const std::string& room, Round round) const {
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
  if (!seat || seat->actor() != played->actor) {
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
    auto& began_at = seen.began_at[state->round];
    const auto* log = shadow(state->table);
    for (std::size_t i = 0; log != nullptr && i < state->seats.size(); ++i) {
      const auto& who = state->seats[i].who;
      const auto* member = who ? state->member(*who) : nullptr;
      if (member == nullptr) continue;
      began_at[member->person].insert(log->table().match().team(Actor::seat(i)));
    }
  }
  for (auto& [connection, link] : links_) {  // who sits elsewhere has another stream
    if (link.room == id &&
        seat_of_person(seen.state, link.person) != seat_of_person(*state, link.person)) {
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
      const auto& text = std::get<protocol::Chat>(asked.request).text;
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
  if (link.was_behind || mark_of(asked.request) == Mark::nothing ||
      protocol::is(code, RoomProblem::no_log)) {
    return;
  }
  const auto detail = where(asked.room, link.person, answer.id) + ": " + answer.refused->sentence;
  if (asked.has_been_done) throw Violation{"retries_are_answered_alike", detail};
  if (!protocol::is(code, RoomProblem::cannot_save) && mark_of(asked.request) == Mark::row &&
      is_in_a_log(asked.room, {link.person, answer.id})) {
    throw Violation{"what_is_done_is_not_refused", detail};
  }
}

void Witness::made_room(const std::string& id) {
  if (!rooms_.contains(id)) throw Violation{durable, "room " + id};
}

}  // namespace simulation
