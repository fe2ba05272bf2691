#include "server/room.h"

#include <fmt/format.h>

#include <algorithm>

namespace server {

using protocol::Problem;

const catalogue::GameInfo* House::find_game(std::string_view name) const {
  const auto found = std::ranges::find(ports.games, name, &catalogue::GameInfo::name);
  return found == ports.games.end() ? nullptr : &*found;
}

std::optional<Problem> trouble(const catalogue::GameInfo& game,
                               const protocol::RoomSettings& settings) {
  for (const auto& name : settings.aids) {
    if (std::ranges::find(game.aids, name, &catalogue::AidInfo::name) != game.aids.end()) continue;
    std::string names;
    for (const auto& aid : game.aids) names += (names.empty() ? "" : ", ") + aid.name;
    return Problem{"no_such_aid",
                   fmt::format("{} has no aid “{}”; it has: {}.", game.title, name,
                               names.empty() ? "none" : names),
                   "", "aids"};
  }
  return std::nullopt;
}

Room::Room(directory::RoomId id, RoomState state, House& house)
    : id_{id}, state_{std::move(state)}, house_{house} {}

Room::~Room() {
  for (const auto& [who, timer] : leaving_) house_.ports.timers->cancel(timer);
  house_.ports.timers->cancel(clock_);
  house_.ports.timers->cancel(bots_);
}

std::size_t Room::watching() const {
  return static_cast<std::size_t>(std::ranges::count_if(state_.members, [&](const Member& member) {
    return !state_.seat_of(member.who) && is_here(member.who);
  }));
}

std::optional<Problem> Room::may_enter(const std::string& person) const {
  const auto* known = state_.member_of(person);
  if (known != nullptr && known->kicked) {
    return Problem{"kicked", "The host has asked you to leave this table.", ""};
  }
  if (state_.phase == Phase::closed) return Problem{"closed", "This table was closed.", ""};
  const bool sits = known != nullptr && state_.seat_of(known->who).has_value();
  if (state_.phase != Phase::waiting && !state_.settings.spectators && !sits) {
    return Problem{"no_spectators", "Nobody may watch this table.", ""};
  }
  if (known == nullptr && state_.members.size() >= house_.limits.members) {
    return Problem{"full", "This table has as many people as it can hold.", ""};
  }
  if (known != nullptr) {
    const auto theirs = std::ranges::count_if(
        links_, [&](const auto& link) { return link.second.who == known->who; });
    if (static_cast<std::size_t>(theirs) >= house_.limits.connections) {
      return Problem{"too_many", "You have this table open too often; close a tab.", ""};
    }
  }
  return std::nullopt;
}

// A member from now on; that is kept with the next change of the room.
MemberId Room::enter(const std::string& person, const std::string& name) {
  if (const auto* known = state_.member_of(person)) return known->who;
  MemberId who{1};
  for (const auto& member : state_.members) who = std::max(who, member.who.next());
  state_.members.push_back({.who = who, .person = person, .name = name, .done = {}});
  return who;
}

void Room::connect(ConnectionId connection, const std::string& person, const std::string& name,
                   ResumePoint has) {
  const bool is_new = state_.member_of(person) == nullptr;
  const MemberId who = enter(person, name);
  // The same number of another seat's stream is another view, and a difference would be applied to
  // it.
  if (has.viewer != viewer(who)) has = {};
  auto& link = links_[connection];
  link = {.who = who, .has = has};
  send(connection, link,
       protocol::Welcome{protocol::version, who, state_.seat_of(who), house_.ports.wall()});
  tell_everything(connection, link);
  house_.ports.log->note(log::Entered{log::mark(id_.text()), state_.seat_of(who).has_value()});
  came(who);
  tell_room();
  if (is_new) change([](RoomState&) {}, [] {}, [](const auto&) {});
}

void Room::disconnect(ConnectionId connection) {
  const auto found = links_.find(connection);
  if (found == links_.end()) return;
  const MemberId who = found->second.who;
  links_.erase(found);
  house_.ports.log->note(log::Left{log::mark(id_.text())});
  if (!is_here(who)) left(who);
  tell_room();
}

void Room::drained(ConnectionId connection) {
  const auto found = links_.find(connection);
  if (found == links_.end() || !found->second.behind) return;
  auto& link = found->second;
  const auto unsaid = std::move(link.unsaid);
  link = {.who = link.who, .has = {}, .moves = link.moves};
  for (const auto& said : unsaid) {
    send(connection, link, said);
    if (link.behind) link.unsaid.push_back(said);
  }
  tell_everything(connection, found->second);
}

RoomState Room::altered(const Alter& alter) const {
  RoomState next = state_;
  next.touched = house_.ports.wall();
  alter(next);
  return next;
}

void Room::change(Alter alter, std::function<void()> effect, Reply reply) {
  changes_.push_back({std::move(alter), std::move(effect), std::move(reply)});
  next_change();
}

void Room::next_change() {
  if (changing_ || changes_.empty()) return;
  changing_ = true;
  const Change next = std::move(changes_.front());
  changes_.pop_front();
  RoomState state = altered(next.alter);
  auto kept = kept_room(id_, state);
  house_.ports.store->change(
      next.said ? directory::Change{directory::PutSaid{*next.said, std::move(kept)}}
                : directory::Change{directory::PutRoom{std::move(kept)}},
      [weak = weak_from_this(), state = std::move(state), next](const auto& failure) {
        if (const auto room = weak.lock()) room->changed(state, next, failure);
      });
}

void Room::changed(RoomState next, const Change& change,
                   const std::optional<directory::Failure>& failure) {
  changing_ = false;
  if (failure) {
    change.reply(Problem{"cannot_save", failure->sentence, ""});
  } else {
    // Who came in meanwhile stays in.
    for (const auto& member : state_.members) {
      if (next.member(member.who) == nullptr) next.members.push_back(member);
    }
    state_ = std::move(next);
    change.reply(std::nullopt);  // before an effect that may end the asker's connection
    change.effect();
    tell_room();
  }
  next_change();
  next_asked();
}

void Room::rename(const std::string& person, const std::string& name) {
  change(
      [person, name](RoomState& next) {
        for (auto& member : next.members) {
          if (member.person == person) member.name = name;
        }
      },
      [] {}, [](const auto&) {});
}

void Room::erase(const std::string& person) {
  const auto* known = state_.member_of(person);
  if (known == nullptr) return;
  const MemberId who = known->who;
  change(
      [who](RoomState& next) {
        *next.member(who) = {.who = who, .person = {}, .name = "a former reader", .done = {}};
        for (auto& seat : next.seats) {
          if (seat.who == who && next.phase != Phase::playing) seat = {};
        }
        if (next.host != who) return;
        const auto heir = std::ranges::find_if(next.members, [](const Member& member) {
          return !member.person.empty() && !member.kicked;
        });
        if (heir != next.members.end()) next.host = heir->who;
      },
      [this, who] { send_off(who, "erased", "Your data was deleted."); }, [](const auto&) {});
}

void Room::next_asked() {
  while (!changing_ && !asked_.empty()) {
    const Asked next = std::move(asked_.front());
    asked_.pop_front();
    hear(next);
  }
}

}  // namespace server
