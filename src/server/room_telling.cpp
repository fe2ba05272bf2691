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
                      .round = state_.round,
                      .rematch_seats = rematch_seats()};
  auto offered = seats_offered();
  offered.resize(state_.seats.size());
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    const auto& seat = state_.seats[i];
    room.seats.push_back({.role = std::move(offered[i].role),
                          .team = offered[i].team,
                          .bots = std::move(offered[i].bots),
                          .member = seat.who,
                          .bot = seat.bot,
                          .can_take_back = seat.who && seat.bot,
                          .ready = seat.ready || seat.bot.has_value()});
  }
  for (const auto& member : state_.members) {
    if (member.kicked || (!is_here(member.who) && !state_.seat_of(member.who))) continue;
    const auto latency = latency_.find(member.who);
    room.members.push_back(
        {.member = member.who,
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

Actor Room::viewer(MemberId who) const {
  const auto seat = state_.seat_of(who);
  return seat ? seat->actor() : Actor::spectator();
}

// While the clock stands after an outage, it is told to be before the time from which it runs: so
// a client knows how long that still takes.
std::int64_t Room::clock_told() const {
  return (game_->now() - game_->stands_for()).time_since_epoch().count();
}

namespace {

std::vector<protocol::NoteShown> shown(const std::vector<tables::Note>& notes) {
  std::vector<protocol::NoteShown> all;
  for (const auto& note : notes) {
    all.push_back({Seat::of(note.writer), note.key, note.value, note.personal});
  }
  return all;
}

std::vector<protocol::ProposalShown> shown(const std::vector<tables::Proposal>& proposals) {
  std::vector<protocol::ProposalShown> all;
  for (const auto& each : proposals) all.push_back({Seat::of(each.seat), each.action.json()});
  return all;
}

std::vector<Seat> shown(const std::vector<Actor>& seats) {
  std::vector<Seat> all;
  for (const Actor seat : seats) all.push_back(Seat::of(seat));
  return all;
}

std::vector<protocol::Opening> shown(const std::vector<tables::Seal>& openings) {
  std::vector<protocol::Opening> all;
  for (const auto& seal : openings)
    all.push_back({seal.ordinal, seal.value, tables::hex(seal.nonce)});
  return all;
}

}  // namespace

std::string Room::update_text(const UpdateKind& kind) const {
  auto& [seen, difference, update] = house_.told;
  const auto& table = game_->table();
  update.round = state_.round;
  update.number = protocol::StreamSequence{table.number(kind.viewer) + 1};
  update.seat = kind.viewer.is_seat() ? std::optional{Seat::of(kind.viewer)} : std::nullopt;
  update.revision = table.match().revision();
  update.whole.reset();
  update.difference.reset();
  if (kind.content == UpdateKind::Content::whole) {
    table.look(kind.viewer, seen);
    update.whole = protocol::TableView{.view = {std::move(seen.view)},
                                       .offers = {std::move(seen.offers)},
                                       .notes = shown(seen.notes),
                                       .proposals = shown(seen.proposals),
                                       .away = shown(seen.away),
                                       .result = seen.result,
                                       .openings = shown(seen.openings)};
  } else {
    if (kind.content == UpdateKind::Content::difference) {
      table.write_difference(kind.viewer, difference);
    } else {
      difference.clear();
    }
    update.difference.emplace(protocol::difference_text(
        {.view = difference.match.view,
         .offers = difference.match.offers,
         .notes = difference.notes ? std::optional{shown(*difference.notes)} : std::nullopt,
         .proposals =
             difference.proposals ? std::optional{shown(*difference.proposals)} : std::nullopt,
         .away = difference.away ? std::optional{shown(*difference.away)} : std::nullopt,
         .result = difference.result,
         .openings =
             difference.openings ? std::optional{shown(*difference.openings)} : std::nullopt}));
  }
  update.commitments_before = kind.commitments_before;
  update.commitments.assign(table.commitments().begin() + kind.commitments_before,
                            table.commitments().end());
  update.now = clock_told();
  update.resumes_at = game_->stands_for() > core::Millis{0}
                          ? std::optional{game_->runs_from().time_since_epoch().count()}
                          : std::nullopt;
  return protocol::event_text(update);
}

void Room::tell_view(ConnectionId connection, Link& link, Texts& texts) {
  if (!game_ || link.behind) return;
  const Actor sees = viewer(link.who);
  if (!sees.is_seat() && !state_.settings.spectators) return;
  const auto& table = game_->table();
  const ResumePoint now{state_.round, protocol::StreamSequence{table.number(sees) + 1}};
  // After an outage the clock stands for a moment, and an update is what says so.
  const bool stands_anew =
      game_->stands_for() > core::Millis{0} && link.runs_told != game_->runs_from();
  const bool is_latest = link.has.round == now.round && link.has.number == now.number;
  if (is_latest && !stands_anew) return;
  const bool has_last = link.has.round == now.round && link.has.number.next() == now.number;
  using Content = UpdateKind::Content;
  const UpdateKind kind{
      .viewer = sees,
      .commitments_before = link.committed.round == now.round ? link.committed.count : 0,
      .content = is_latest                               ? Content::nothing
                 : has_last && table.knows_last_change() ? Content::difference
                                                         : Content::whole};
  link.has = now;
  link.runs_told = game_->runs_from();
  auto& text = texts[kind];
  if (!text) text = std::make_shared<const std::string>(update_text(kind));
  link.behind = !house_.ports.connections->send(connection, text);
  if (link.behind) return;
  link.committed = {now.round, static_cast<Number>(table.commitments().size())};
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
  if (moves_are_open()) send_moves(connection, link);
  Texts texts;
  tell_view(connection, link, texts);
}

// Those that have no room in the outbox follow when it is empty.
void Room::send_moves(ConnectionId connection, Link& link) {
  if (!viewer(link.who).is_seat() && !state_.settings.spectators) return;
  while (!link.behind && link.moves < moves_played_.size()) {
    send(connection, link, moves_played_[link.moves]);
    if (!link.behind) ++link.moves;
  }
}

void Room::send_off(MemberId who, const std::string& code, const std::string& sentence) {
  for (auto& [connection, link] : links_) {
    if (link.who != who) continue;
    send(connection, link, protocol::Bye{code, sentence});
    house_.ports.connections->close(connection, 4000, code);
  }
}

}  // namespace server
