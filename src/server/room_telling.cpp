// What a room tells whom.
#include <algorithm>

#include "server/people.h"
#include "server/room.h"

namespace server {

using core::Actor;
using protocol::Problem;

void Room::send(ConnectionId connection, Link& link, const protocol::Event& event) {
  if (link.behind) return;
  auto text = std::make_shared<const std::string>(protocol::text(event));
  link.behind = !house_.ports.connections->send(connection, std::move(text));
}

void Room::answer(ConnectionId connection, const std::string& id,
                  const std::optional<Problem>& wrong, std::optional<std::string> aid,
                  std::optional<std::string> warning) {
  const auto found = links_.find(connection);
  if (found == links_.end()) return;
  protocol::Answer said{id, std::nullopt, std::nullopt, std::move(warning)};
  if (wrong) said.refused = protocol::refused(for_clients(*wrong));
  if (aid) said.aid = codec::RawJson{std::move(*aid)};
  auto& link = found->second;
  send(connection, link, said);
  if (link.behind && link.unsaid.size() < house_.limits.remembered) {
    link.unsaid.push_back(std::move(said));
  }
}

std::shared_ptr<const std::string> Room::room_text() const {
  const auto* game = house_.find_game(state_.game);
  protocol::Room room{.id = id_.text(),
                      .game = state_.game,
                      .title = game != nullptr ? game->title : state_.game,
                      .options = state_.options,
                      .settings = state_.settings,
                      .phase = state_.phase,
                      .seats = {},
                      .members = {},
                      .code = std::nullopt,
                      .table = std::nullopt,
                      .captain = captain(),
                      .round = state_.round};
  auto offered = seats_offered();
  offered.resize(state_.seats.size());
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    const auto& seat = state_.seats[i];
    room.seats.push_back({.role = std::move(offered[i].role),
                          .team = offered[i].team,
                          .bots = std::move(offered[i].bots),
                          .who = seat.who,
                          .bot = seat.bot,
                          .taken_back = seat.who && seat.bot,
                          .ready = seat.ready || seat.bot.has_value()});
  }
  for (const auto& member : state_.members) {
    if (member.kicked || (!is_here(member.who) && !state_.seat_of(member.who))) continue;
    const auto latency = latency_.find(member.who);
    room.members.push_back(
        {.who = member.who,
         .name = member.name,
         .here = is_here(member.who),
         .host = member.who == state_.host,
         .muted = member.muted,
         .latency = latency == latency_.end() ? std::nullopt : std::optional{latency->second}});
  }
  if (state_.phase == Phase::waiting && !state_.code.empty()) room.code = state_.code;
  if (!state_.table.empty()) room.table = state_.table;
  return std::make_shared<const std::string>(protocol::text(protocol::Event{std::move(room)}));
}

void Room::tell_room(ConnectionId connection, Link& link,
                     const std::shared_ptr<const std::string>& text) {
  if (link.behind || (link.room_told && *link.room_told == *text)) return;
  link.room_told = text;
  link.behind = !house_.ports.connections->send(connection, text);
}

void Room::tell_room() {
  if (links_.empty()) return;
  const auto text = room_text();
  for (auto& [connection, link] : links_) tell_room(connection, link, text);
}

Actor Room::viewer(Number who) const {
  const auto seat = state_.seat_of(who);
  return seat ? Actor::seat(*seat - 1) : Actor::spectator();
}

// While the clock stands after an outage, it is told to be before the time from which it runs: so
// a client knows how long that still takes.
std::int64_t Room::clock_told() const {
  return (game_->now() - game_->stands_for()).time_since_epoch().count();
}

std::string Room::update_text(Actor viewer, Number before) const {
  auto& [seen, update] = house_.told;
  const auto& table = game_->table();
  table.look(viewer, seen);
  const auto counted = [](Actor seat) { return static_cast<Number>(seat.seat_index() + 1); };
  update.round = state_.round;
  update.number = seen.number + 1;
  update.seat = viewer.is_seat() ? std::optional{counted(viewer)} : std::nullopt;
  std::swap(update.view.text, seen.view);
  std::swap(update.offers.text, seen.offers);
  update.position = seen.position;
  update.before = before;
  update.commitments.assign(table.commitments().begin() + before, table.commitments().end());
  update.notes.clear();
  for (auto& note : seen.notes) {
    update.notes.push_back({counted(note.writer), note.key, note.value, note.personal});
  }
  update.proposals.clear();
  for (auto& proposal : seen.proposals) {
    update.proposals.push_back({counted(proposal.seat), proposal.action});
  }
  update.away.clear();
  for (const Actor seat : seen.away) update.away.push_back(counted(seat));
  update.result = seen.result;
  update.openings.clear();
  for (const auto& seal : seen.openings) {
    update.openings.push_back({seal.ordinal, seal.value, tables::hex(seal.nonce)});
  }
  update.now = clock_told();
  update.runs = game_->stands_for() > core::Millis{0}
                    ? std::optional{game_->runs_from().time_since_epoch().count()}
                    : std::nullopt;
  return protocol::event_text(update);
}

void Room::tell_view(ConnectionId connection, Link& link, Texts& texts) {
  if (!game_ || link.behind) return;
  const Actor sees = viewer(link.who);
  if (!sees.is_seat() && !state_.settings.spectators) return;
  const Has now{state_.round, game_->table().number(sees) + 1};
  // After an outage the clock stands for a moment, and an update is what says so.
  const bool stands_anew =
      game_->stands_for() > core::Millis{0} && link.runs_told != game_->runs_from();
  if (link.has.round == now.round && link.has.number == now.number && !stands_anew) return;
  link.has = now;
  link.runs_told = game_->runs_from();
  const Number before = link.committed.round == now.round ? link.committed.number : 0;
  auto& text = texts[{sees, before}];
  if (!text) text = std::make_shared<const std::string>(update_text(sees, before));
  link.behind = !house_.ports.connections->send(connection, text);
  if (link.behind) return;
  link.committed = {now.round, static_cast<Number>(game_->table().commitments().size())};
}

void Room::tell_views() {
  Texts texts;
  for (auto& [connection, link] : links_) tell_view(connection, link, texts);
}

void Room::tell_everything(ConnectionId connection, Link& link) {
  tell_room(connection, link, room_text());
  tell_talk(connection, link);
  if (frozen_) {
    send(connection, link, protocol::Bye{frozen_->code, frozen_->sentence});
    house_.ports.connections->close(connection, 4000, frozen_->code);
    return;
  }
  if (tells_deeds_now()) tell_deeds(connection, link);
  Texts texts;
  tell_view(connection, link, texts);
}

// Those that have no room in the outbox follow when it is empty.
void Room::tell_deeds(ConnectionId connection, Link& link) {
  if (!viewer(link.who).is_seat() && !state_.settings.spectators) return;
  while (!link.behind && link.deeds < deeds_.size()) {
    send(connection, link, deeds_[link.deeds]);
    if (!link.behind) ++link.deeds;
  }
}

void Room::send_off(Number who, const std::string& code, const std::string& sentence) {
  for (auto& [connection, link] : links_) {
    if (link.who != who) continue;
    send(connection, link, protocol::Bye{code, sentence});
    house_.ports.connections->close(connection, 4000, code);
  }
}

}  // namespace server
