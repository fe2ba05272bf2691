#include "server/room.h"

#include <algorithm>
#include <utility>

#include "server/people.h"

namespace server {

using protocol::Problem;
using protocol::RoomProblem;

namespace {

// The same edit, which also notes that the request is done.
StateEdit with_request_recorded(const journal::CommandKey& key, std::size_t most, StateEdit edit) {
  return [key, most, edit = std::move(edit)](RoomState& next) {
    next.remember(key.person, key.id, most);
    edit(next);
  };
}

}  // namespace

const catalogue::GameInfo* RoomContext::find_game(std::string_view name) const {
  const auto found = std::ranges::find(ports.games, name, &catalogue::GameInfo::name);
  return found == ports.games.end() ? nullptr : &*found;
}

Room::Room(directory::RoomId id, RoomState state, RoomContext& context, bool kept_awake)
    : id_{id},
      state_{std::move(state)},
      context_{context},
      connections_{context},
      presence_{context.ports, [this](MemberId member) { check_presence(member); }},
      kept_awake_{kept_awake},
      was_put_away_{!kept_awake} {}

Room::~Room() {
  if (read_again_timer_ != 0) context_.ports.timers->cancel(read_again_timer_);
  if (host_timer_ != 0) context_.ports.timers->cancel(host_timer_);
}

RoomStatus Room::status() const {
  return {.state = state_,
          .game = context_.find_game(state_.game),
          .table = table(),
          .now = game_ ? game_->driver().now() : core::TableTime{},
          .is_connected = [this](MemberId member) { return connections_.is_connected(member); }};
}

std::size_t Room::watching() const {
  return static_cast<std::size_t>(std::ranges::count_if(state_.members, [&](const Member& member) {
    return !state_.seat_of(member.who) && connections_.is_connected(member.who);
  }));
}

// ---- People.

std::string Room::household_mark(const std::string& address) const {
  return log::mark(id_.text() + " " + address);
}

std::optional<Problem> Room::entry_refusal(const Visitor& visitor) const {
  const auto* known = state_.member_of(visitor.person);
  const auto connections = known != nullptr ? connections_.count(known->who) : 0;
  return server::entry_refusal(status(), visitor, connections, context_.limits);
}

std::optional<Problem> Room::screen_refusal(const Visitor& visitor) const {
  return server::screen_refusal(state_, visitor, connections_.count(no_member), context_.limits);
}

void Room::ask_to_come_in(const Visitor& visitor, const std::string& name, const Reply& reply) {
  if (auto problem = ask_refusal(state_, visitor, context_.limits)) return reply(problem);
  if (state_.member_of(visitor.person) != nullptr) return reply(std::nullopt);
  save_change(
      [visitor, name](RoomState& next) {
        next.asks.push_back(
            {++next.last_ask, visitor.person, name, std::nullopt, {}, visitor.household});
      },
      [] {}, reply);
}

// A member from now on; that is saved with the next change of the room.
MemberId Room::enter(const directory::Person& person, const std::string& household) {
  const auto id = person.id.text();
  const auto* known = state_.member_of(id);
  MemberId member{1};
  if (known != nullptr) {
    member = known->who;
  } else {
    for (const auto& each : state_.members) member = std::max(member, each.who.next());
    if (state_.members.size() >= context_.limits.members) {
      if (const auto gone = dispensable_member(status())) state_.remove_member(*gone);
    }
    state_.members.push_back({.who = member, .person = id, .name = person.name, .done = {}});
  }
  unkept_ = unkept_ || state_.member(member)->household != household;
  state_.member(member)->household = household;
  state_.set_registered(id, !person.password.empty());  // rooms of before did not note it
  return member;
}

// A table without its host is soon another's.
void Room::watch_for_the_host() {
  const bool is_needed = !connections_.is_connected(state_.host) && heir(status());
  if (is_needed == (host_timer_ != 0)) return;
  if (!is_needed) {
    context_.ports.timers->cancel(std::exchange(host_timer_, 0));
    return;
  }
  host_timer_ =
      context_.ports.timers->at(context_.ports.wall() + context_.limits.host_grace.count(), [this] {
        host_timer_ = 0;
        succeed_the_host();
      });
}

void Room::succeed_the_host() {
  if (connections_.is_connected(state_.host) || state_.phase == Phase::closed) return;
  const auto next_host = heir(status());
  if (!next_host) return;
  save_change([who = *next_host](RoomState& next) { next.host = who; }, [] {},
              [this](const auto& problem) {
                if (problem) watch_for_the_host();
              });
}

void Room::connect(ConnectionId connection, const directory::Person& person,
                   const std::string& address, ResumePoint last_received) {
  const bool is_new = state_.member_of(person.id.text()) == nullptr;
  const MemberId member = enter(person, household_mark(address));
  const auto seat = state_.seat_of(member);
  // The same number of another seat's stream is another view, and a difference would be applied to
  // it.
  if (last_received.viewer != viewer_of(state_, member)) last_received = {};
  connections_.add(connection, member, last_received, address);
  connections_.send(connection,
                    protocol::Welcome{protocol::version, member, seat, context_.ports.wall()});
  send_all(connection);
  context_.ports.log->note(log::Connected{log::mark(id_.text()), seat.has_value()});
  presence_.on_connected(member);
  send_room();
  watch_for_the_host();
  if (is_new) save_change([](RoomState&) {}, [] {}, ignore);
}

void Room::connect_screen(ConnectionId connection, ResumePoint last_received) {
  if (last_received.viewer != core::Actor::spectator()) last_received = {};
  connections_.add(connection, no_member, last_received);
  connections_.send(connection, protocol::Welcome{protocol::version, no_member, std::nullopt,
                                                  context_.ports.wall()});
  send_all(connection);
  context_.ports.log->note(log::Connected{log::mark(id_.text()), false});
  send_room();
}

void Room::disconnect(ConnectionId connection) {
  const auto member = connections_.remove(connection);
  if (!member) return;
  context_.ports.log->note(log::Disconnected{log::mark(id_.text())});
  if (is_playing() && state_.seat_of(*member) && !connections_.is_connected(*member)) {
    presence_.on_disconnected(*member, std::chrono::seconds{state_.settings.grace_seconds});
  }
  send_room();
  watch_for_the_host();
}

void Room::say_goodbye(ConnectionId connection, const Problem& why) {
  connections_.disconnect(connection, why);
}

void Room::on_writable(ConnectionId connection) {
  if (connections_.on_writable(connection)) send_all(connection);
}

void Room::rename(const std::string& person, const std::string& name) {
  save_change([person, name](RoomState& next) { next.rename(person, name); }, [] {}, ignore);
}

void Room::set_registered(const std::string& person) {
  save_change([person](RoomState& next) { next.set_registered(person, true); }, [] {}, ignore);
}

void Room::check_presence(MemberId member) {
  const auto decision = connections_.is_connected(member) ? decide_return(status(), member)
                                                          : decide_absence(status(), member);
  if (!decision) return;
  submit(*decision, std::nullopt, [this, member](const std::optional<Problem>& problem) {
    if (problem && problem->code == RoomProblem::cannot_save) {
      presence_.retry(member);
    }
  });
}

// ---- Requests.

void Room::receive(ConnectionId connection, std::string_view text) {
  const auto member = connections_.member(connection);
  if (!member) return;
  auto message = protocol::read_message(text);
  if (!message) return answer(connection, protocol::message_id(text), message.error());
  QueuedRequest request{connection, *member, std::move(message->id), std::move(message->request),
                        connections_.household(connection)};
  if (!saving_ && request_queue_.empty()) return handle(request);
  request_queue_.push_back(std::move(request));
}

void Room::handle_next_request() {
  while (!saving_ && !request_queue_.empty()) {
    const QueuedRequest next = std::move(request_queue_.front());
    request_queue_.pop_front();
    handle(next);
  }
}

struct Room::DecisionExecutor {
  Room& room;
  const QueuedRequest& request;
  journal::CommandKey key;

  void answer(const std::optional<Problem>& problem) const {
    room.answer(request.from, request.id, problem);
  }
  // For what the room itself waits for, and which the room therefore outlives.
  Reply reply() const {
    const auto ticket = ++room.last_ticket_;
    room.in_flight_.push_back({ticket, request.member, request.id, request.from});
    return [&r = room, ticket](const std::optional<Problem>& problem) {
      r.answer_ticket(ticket, problem);
    };
  }
  bool is_allowed(Limit& limit) const {
    return limit.allows(key.person, request.household, room.context_.ports.wall());
  }
  StateEdit recorded(StateEdit edit) const {
    return with_request_recorded(key, room.context_.limits.remembered, std::move(edit));
  }

  void operator()(const Problem& problem) const { answer(problem); }
  void operator()(const SaveEdit& save) const {
    room.save_change(
        recorded(save.edit), [&r = room, effect = save.effect] { r.apply(effect); }, reply());
  }
  void operator()(SubmitCommand& submit) {
    if (submit.then) submit.then->edit = recorded(std::move(submit.then->edit));
    room.submit(submit, std::move(key), reply());
  }
  void operator()(const StartGame& start) const { room.start(recorded(start.edit), reply()); }
  // A warning may take longer than others should wait. Where no worker is free there is none: the
  // move is good without.
  void operator()(const CheckAction& check) const {
    const auto& match = room.table()->match();
    protocol::Answer good{.id = request.id};
    if (room.game_->has_open_moves()) {
      good.effects = protocol::sentences(match.effects(check.seat, check.action));
    }
    if (!match.may_warn(check.seat)) {
      return room.connections_.answer(request.from, std::move(good));
    }
    const bool is_asked = room.game_->find_warning(
        check.seat, check.action,
        [weak = room.weak_from_this(), from = request.from, good](auto warning) mutable {
          good.warning = std::move(warning);
          if (const auto alive = weak.lock()) alive->connections_.answer(from, std::move(good));
        });
    if (!is_asked) room.connections_.answer(request.from, std::move(good));
  }
  void operator()(const AnswerAid& ask) const {
    if (!is_allowed(room.context_.aids)) {
      return answer(Problem{RoomProblem::too_fast, "That was a lot of questions; wait a little."});
    }
    const bool is_asked = room.game_->answer_aid(
        ask.seat, ask.aid,
        [weak = room.weak_from_this(), from = request.from,
         id = request.id](const codec::Read<std::string>& aid) {
          const auto alive = weak.lock();
          if (!alive) return;
          if (!aid) return alive->answer(from, id, aid.error());
          alive->connections_.answer(from, {.id = id, .aid = codec::RawJson{*aid}});
        });
    if (!is_asked) {
      answer(Problem{RoomProblem::busy, "The server is busy; ask again in a moment."});
    }
  }
  void operator()(const PostChat& post) const {
    if (!is_allowed(room.context_.talk)) {
      return answer(Problem{RoomProblem::too_fast, "That was a lot of talk; wait a little."});
    }
    room.post_chat(request.member, post.chat, recorded([](RoomState&) {}), reply());
  }
  void operator()(const SendPong& pong) const {
    if (pong.ping.latency) {
      room.connections_.set_latency(request.member,
                                    std::clamp<std::int64_t>(*pong.ping.latency, 0, 60'000));
    }
    room.send_pong(request.from, pong.ping);
  }
};

void Room::send_pong(ConnectionId connection, const protocol::Ping& ping) {
  std::optional<std::int64_t> table_now;
  if (game_) table_now = table_time_for_clients(game_->driver());
  connections_.send(connection, protocol::Pong{ping.sent, context_.ports.wall(), table_now});
}

void Room::handle_from_screen(const QueuedRequest& request) {
  if (const auto* ping = std::get_if<protocol::Ping>(&request.request)) {
    return send_pong(request.from, *ping);
  }
  answer(request.from, request.id,
         Problem{RoomProblem::only_watching, "A big screen only shows the table."});
}

void Room::handle(const QueuedRequest& request) {
  if (request.member == no_member) return handle_from_screen(request);
  const auto* member = state_.member(request.member);
  if (member == nullptr || member->kicked || member->person.empty()) return;
  if (std::ranges::find(member->done, request.id) != member->done.end()) {
    return answer(request.from, request.id, std::nullopt);  // once is enough
  }
  const auto same = std::ranges::find_if(in_flight_, [&](const InFlightRequest& each) {
    return each.member == request.member && each.id == request.id;
  });
  if (same != in_flight_.end()) return same->also.push_back(request.from);
  if (log_unavailable_) return answer(request.from, request.id, log_unavailable_);
  journal::CommandKey key{member->person, request.id};
  auto decision = decide(status(), request.member, request.request);
  // What is in the log was done, whatever has become of it since. But the log does not say who sits
  // where: by now that may be somebody else.
  const bool was_done = game_ && game_->driver().has_done(key) &&
                        !std::holds_alternative<protocol::Sit>(request.request);
  if (was_done && std::holds_alternative<Problem>(decision)) {
    return answer(request.from, request.id, std::nullopt);
  }
  std::visit(DecisionExecutor{*this, request, std::move(key)}, decision);
}

void Room::answer(ConnectionId connection, const std::string& id,
                  const std::optional<Problem>& problem) {
  protocol::Answer answer{id, std::nullopt, std::nullopt, std::nullopt, {}};
  if (problem) answer.refused = protocol::refused(for_clients(*problem));
  connections_.answer(connection, std::move(answer));
}

void Room::answer_ticket(std::uint64_t ticket, const std::optional<Problem>& problem) {
  const auto found = std::ranges::find(in_flight_, ticket, &InFlightRequest::ticket);
  if (found == in_flight_.end()) return;
  const InFlightRequest request = std::move(*found);
  in_flight_.erase(found);
  answer(request.from, request.id, problem);
  for (const ConnectionId connection : request.also) answer(connection, request.id, problem);
}

void Room::apply(const Effect& effect) {
  if (const auto* resend = std::get_if<ResendViews>(&effect)) {
    const auto holder = state_.seat(resend->seat).who;
    for (const auto& member : state_.members) {
      const bool is_spectator = !state_.seat_of(member.who);
      if (member.who == holder || (resend->left_a_seat && is_spectator)) {
        connections_.forget_view(member.who);
      }
    }
    if (game_) connections_.send_updates(status(), game_->driver());
  } else if (const auto* gone = std::get_if<DisconnectMember>(&effect)) {
    connections_.disconnect(gone->member, gone->why);
  } else if (std::holds_alternative<CloseRoom>(effect)) {
    context_.ports.log->note(log::RoomClosed{log::mark(id_.text())});
    connections_.disconnect_all({RoomProblem::closed, "The host has closed this table."});
  }
}

// ---- Changes of what is saved.

RoomState Room::edited(const StateEdit& edit) const {
  RoomState next = state_;
  next.touched = context_.ports.wall();
  edit(next);
  return next;
}

void Room::touch() {
  save_change([](RoomState&) {}, [] {}, [](const auto&) {});
}

void Room::save_change(StateEdit edit, std::function<void()> effect, Reply reply) {
  changes_.push_back({std::move(edit), std::move(effect), std::move(reply)});
  save_next_change();
}

void Room::save_next_change() {
  if (saving_ || changes_.empty()) return;
  saving_ = true;
  const PendingChange next = std::move(changes_.front());
  changes_.pop_front();
  RoomState state = edited(next.edit);
  if (next.kind != PendingChange::Kind::change) state.touched = state_.touched;
  auto stored = kept_room(id_, state);
  stored.awake = stored.awake && next.kind != PendingChange::Kind::rest;
  kept_awake_ = stored.awake;
  unkept_ = false;
  context_.ports.store->change(
      next.chat ? directory::Change{directory::PutSaid{*next.chat, std::move(stored)}}
                : directory::Change{directory::PutRoom{std::move(stored)}},
      [weak = weak_from_this(), state = std::move(state), next](const auto& failure) {
        if (const auto room = weak.lock()) room->on_change_saved(state, next, failure);
      });
}

void Room::on_change_saved(RoomState next, const PendingChange& change,
                           const std::optional<directory::Failure>& failure) {
  saving_ = false;
  if (failure) {
    unkept_ = true;
    change.reply(Problem{RoomProblem::cannot_save, failure->sentence});
  } else {
    // Whoever came in meanwhile stays in.
    for (const auto& member : state_.members) {
      if (next.member(member.who) == nullptr) next.members.push_back(member);
    }
    state_ = std::move(next);
    context_.room_changed(*this);
    change.reply(std::nullopt);  // before an effect that may end the asker's connection
    change.effect();
    send_room();
    watch_for_the_host();
  }
  save_next_change();
  handle_next_request();
}

// Saved together with the note that it was done: what is sent again is not said again.
void Room::post_chat(MemberId member, const protocol::Chat& chat, StateEdit edit, Reply reply) {
  if (!chat_number_known_) {
    const auto latest = context_.ports.store->people().said_in(id_, 1);
    if (!latest) return reply(Problem{RoomProblem::cannot_save, latest.error().sentence});
    if (!latest->empty()) last_chat_number_ = std::max(last_chat_number_, latest->back().number);
    chat_number_known_ = true;
  }
  directory::Said said{.room = id_,
                       .number = ++last_chat_number_,
                       .person = directory::PersonId::parse(state_.member(member)->person),
                       .who = member.value(),
                       .team = chat.team ? chat_team(status(), member) : std::nullopt,
                       .text = chat.text.value_or(""),
                       .phrase = chat.phrase.value_or(""),
                       .at = context_.ports.wall()};
  const auto effect = [this, said] { connections_.send_chat(status(), said); };
  changes_.push_back({std::move(edit), effect, std::move(reply), std::move(said)});
  save_next_change();
}

// ---- Sending.

RoomConnections::Text Room::room_text() const {
  auto room = room_message(status(), id_, connections_.latency());
  const auto screens = connections_.count(no_member);
  if (screens > 0) room.screens = static_cast<Number>(screens);
  return std::make_shared<const std::string>(protocol::text(protocol::Event{std::move(room)}));
}

void Room::send_room() {
  if (!connections_.is_empty()) connections_.send_room(room_text());
}

bool Room::moves_are_public() const {
  return game_ && (state_.phase == Phase::over || game_->has_open_moves());
}

void Room::send_all(ConnectionId connection) {
  RoomConnections::Everything everything{room_text()};
  auto chat = context_.ports.store->people().said_in(id_, context_.limits.talk_shown);
  if (chat) {
    std::erase_if(*chat, [](const auto& said) { return said.text.empty() && said.phrase.empty(); });
    everything.chat = *chat;
  }
  if (!frozen_ && moves_are_public()) everything.moves = game_->moves();
  if (!frozen_ && game_) everything.game = &game_->driver();
  connections_.send_all(connection, status(), everything);
  if (frozen_) connections_.disconnect(connection, *frozen_);
}

}  // namespace server
