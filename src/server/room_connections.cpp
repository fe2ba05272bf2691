#include "server/room_connections.h"

#include <algorithm>

#include "server/people.h"

namespace server {

using core::Actor;

Actor viewer_of(const RoomState& room, MemberId member) {
  const auto seat = room.seat_of(member);
  return seat ? seat->actor() : Actor::spectator();
}

std::int64_t table_time_for_clients(const tables::Conductor& game) {
  return (game.now() - game.stands_for()).time_since_epoch().count();
}

// ---- Who is connected.

void RoomConnections::add(ConnectionId id, MemberId member, ResumePoint last_sent,
                          std::string household) {
  connections_[id] = {.member = member, .household = std::move(household), .last_sent = last_sent};
}

std::optional<MemberId> RoomConnections::remove(ConnectionId id) {
  const auto found = connections_.extract(id);
  return found ? std::optional{found.mapped().member} : std::nullopt;
}

std::optional<MemberId> RoomConnections::member(ConnectionId id) const {
  const auto found = connections_.find(id);
  return found == connections_.end() ? std::nullopt : std::optional{found->second.member};
}

std::string RoomConnections::household(ConnectionId id) const {
  const auto found = connections_.find(id);
  return found == connections_.end() ? "" : found->second.household;
}

std::size_t RoomConnections::count(MemberId member) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      connections_, [&](const auto& each) { return each.second.member == member; }));
}

std::vector<ConnectionId> RoomConnections::all() const {
  std::vector<ConnectionId> ids;
  for (const auto& [id, state] : connections_) ids.push_back(id);
  return ids;
}

RoomConnections::ConnectionState* RoomConnections::find(ConnectionId id) {
  const auto found = connections_.find(id);
  return found == connections_.end() ? nullptr : &found->second;
}

// ---- Single messages.

void RoomConnections::send(ConnectionId id, ConnectionState& state, const protocol::Event& event) {
  if (state.overflowed) return;
  auto text = std::make_shared<const std::string>(protocol::text(event));
  state.overflowed = !context_.ports.connections->send(id, std::move(text));
}

void RoomConnections::send(ConnectionId id, const protocol::Event& event) {
  if (auto* state = find(id)) send(id, *state, event);
}

void RoomConnections::answer(ConnectionId id, protocol::Answer answer) {
  auto* state = find(id);
  if (state == nullptr) return;
  send(id, *state, answer);
  if (state->overflowed && state->deferred_answers.size() < context_.limits.remembered) {
    state->deferred_answers.push_back(std::move(answer));
  }
}

bool RoomConnections::on_writable(ConnectionId id) {
  auto* state = find(id);
  if (state == nullptr || !state->overflowed) return false;
  const auto answers = std::move(state->deferred_answers);
  *state = {.member = state->member,
            .household = std::move(state->household),
            .last_sent = {},
            .moves_sent = state->moves_sent};
  for (const auto& each : answers) answer(id, each);
  return true;
}

void RoomConnections::disconnect(ConnectionId id, const protocol::Problem& why) {
  const std::string code{why.code.name()};
  send(id, protocol::Bye{code, why.sentence});
  context_.ports.connections->close(id, 4000, code);
}

void RoomConnections::disconnect(MemberId member, const protocol::Problem& why) {
  for (const ConnectionId id : all()) {
    if (this->member(id) == member) {
      disconnect(id, why);
    }
  }
}

void RoomConnections::disconnect_all(const protocol::Problem& why) {
  for (const ConnectionId id : all()) disconnect(id, why);
}

// ---- The room, moves and chat.

void RoomConnections::send_room(ConnectionId id, ConnectionState& state, const Text& text) {
  if (state.overflowed || (state.last_room && *state.last_room == *text)) return;
  state.last_room = text;
  state.overflowed = !context_.ports.connections->send(id, text);
}

void RoomConnections::send_room(const Text& text) {
  for (auto& [id, state] : connections_) send_room(id, state, text);
}

void RoomConnections::send_moves(ConnectionId id, ConnectionState& state, const RoomStatus& room,
                                 Moves moves) {
  const bool sees = viewer_of(room.state, state.member).is_seat() || room.state.settings.spectators;
  while (sees && !state.overflowed && state.moves_sent < moves.size()) {
    send(id, state, moves[state.moves_sent]);
    if (!state.overflowed) ++state.moves_sent;
  }
}

void RoomConnections::send_moves(const RoomStatus& room, Moves moves) {
  for (auto& [id, state] : connections_) send_moves(id, state, room, moves);
}

void RoomConnections::forget_moves() {
  for (auto& [id, state] : connections_) state.moves_sent = 0;
}

void RoomConnections::send_chat(ConnectionId id, ConnectionState& state, const RoomStatus& room,
                                const directory::Said& said) {
  if (said.team && chat_team(room, state.member) != said.team) return;
  const auto* writer = room.state.member(MemberId{said.who});
  send(id, state,
       protocol::ChatMessage{
           .number = said.number,
           .member = MemberId{said.who},
           .name = writer != nullptr ? writer->name : "a former reader",
           .text = said.text.empty() ? std::nullopt : std::optional{said.text},
           .phrase = said.phrase.empty() ? std::nullopt : std::optional{said.phrase},
           .team = said.team.has_value(),
           .registered = writer != nullptr && writer->registered.value_or(false),
           .at = said.at});
}

void RoomConnections::send_chat(const RoomStatus& room, const directory::Said& said) {
  for (auto& [id, state] : connections_) send_chat(id, state, room, said);
}

void RoomConnections::send_chat_erased(MemberId member) {
  for (auto& [id, state] : connections_) send(id, state, protocol::ChatErased{member});
}

// ---- Views.

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

template <class T>
auto shown(const std::optional<T>& changed) -> std::optional<decltype(shown(*changed))> {
  return changed ? std::optional{shown(*changed)} : std::nullopt;
}

}  // namespace

RoomConnections::Text RoomConnections::update_text(const UpdateText::Kind& kind, Round round,
                                                   const tables::Conductor& game, Story story,
                                                   Texts& texts) {
  auto& view = context_.scratch.view;
  auto& difference = context_.scratch.difference;
  auto& update = context_.scratch.update;
  const auto known = std::ranges::find(texts, kind, &UpdateText::kind);
  if (known != texts.end()) return known->text;
  const auto& table = game.table();
  update.round = round;
  update.number = protocol::StreamSequence{table.number(kind.viewer) + 1};
  update.seat = kind.viewer.is_seat() ? std::optional{Seat::of(kind.viewer)} : std::nullopt;
  update.revision = table.match().revision();
  update.whole.reset();
  update.story.reset();
  if (kind.content == UpdateText::Kind::Content::whole) {
    update.difference.reset();
    table.look(kind.viewer, view);
    update.whole = protocol::TableView{.view = {std::move(view.view)},
                                       .offers = {std::move(view.offers)},
                                       .notes = shown(view.notes),
                                       .proposals = shown(view.proposals),
                                       .away = shown(view.away),
                                       .result = view.result,
                                       .openings = shown(view.openings)};
  } else {
    difference.clear();
    if (kind.content == UpdateText::Kind::Content::difference) {
      table.write_difference(kind.viewer, difference);
      if (!story.empty()) update.story.emplace(story.begin(), story.end());
    }
    if (!update.difference) update.difference.emplace();
    protocol::write_difference(update.difference->text, {.view = difference.match.view,
                                                         .offers = difference.match.offers,
                                                         .notes = shown(difference.notes),
                                                         .proposals = shown(difference.proposals),
                                                         .away = shown(difference.away),
                                                         .result = difference.result,
                                                         .openings = shown(difference.openings)});
  }
  update.commitments_before = kind.commitments_before;
  update.commitments.assign(table.commitments().begin() + kind.commitments_before,
                            table.commitments().end());
  update.now = table_time_for_clients(game);
  update.resumes_at = game.stands_for() > core::Millis{0}
                          ? std::optional{game.runs_from().time_since_epoch().count()}
                          : std::nullopt;
  auto text = std::make_shared<const std::string>(protocol::event_text(update));
  texts.push_back({kind, text});
  return text;
}

void RoomConnections::send_update(ConnectionId id, ConnectionState& state, const RoomStatus& room,
                                  const tables::Conductor& game, Story story, Texts& texts) {
  const Actor viewer = viewer_of(room.state, state.member);
  if (state.overflowed || (!viewer.is_seat() && !room.state.settings.spectators)) return;
  const auto& table = game.table();
  const ResumePoint now{room.state.round, protocol::StreamSequence{table.number(viewer) + 1},
                        viewer};
  const ResumePoint& last = state.last_sent;
  // After an outage the clock stands for a moment, and an update is what says so.
  const bool stands_anew =
      game.stands_for() > core::Millis{0} && state.resume_time_sent != game.runs_from();
  // A recovered game may have given the member another stream since the connection came.
  const bool same_stream = last.round == now.round && last.viewer == now.viewer;
  const bool is_latest = same_stream && last.number == now.number;
  if (is_latest && !stands_anew) return;
  const bool is_next = same_stream && last.number.next() == now.number;
  using Content = UpdateText::Kind::Content;
  const UpdateText::Kind kind{
      .viewer = viewer,
      .commitments_before =
          state.commitments_sent.round == now.round ? state.commitments_sent.count : 0,
      .content = is_latest                              ? Content::nothing
                 : is_next && table.knows_last_change() ? Content::difference
                                                        : Content::whole};
  state.last_sent = now;
  state.resume_time_sent = game.runs_from();
  state.overflowed = !context_.ports.connections->send(
      id, update_text(kind, room.state.round, game, story, texts));
  if (state.overflowed) return;
  state.commitments_sent = {now.round, static_cast<Number>(table.commitments().size())};
}

void RoomConnections::send_updates(const RoomStatus& room, const tables::Conductor& game,
                                   Story story) {
  Texts texts = std::move(context_.scratch.texts);
  for (auto& [id, state] : connections_) send_update(id, state, room, game, story, texts);
  texts.clear();
  context_.scratch.texts = std::move(texts);
}

void RoomConnections::send_all(ConnectionId id, const RoomStatus& room,
                               const Everything& everything) {
  auto* state = find(id);
  if (state == nullptr) return;
  send_room(id, *state, everything.room);
  // A client that was away for a moment may still have what is erased since.
  for (const auto& member : room.state.members) {
    if (member.person.empty()) send(id, *state, protocol::ChatErased{member.who});
  }
  for (const auto& said : everything.chat) send_chat(id, *state, room, said);
  send_moves(id, *state, room, everything.moves);
  Texts texts;
  if (everything.game != nullptr) send_update(id, *state, room, *everything.game, {}, texts);
}

void RoomConnections::forget_view(MemberId member) {
  for (auto& [id, state] : connections_) {
    if (state.member == member) state.last_sent = {};
  }
}

}  // namespace server
