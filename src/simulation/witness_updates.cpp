// What the server sends to whom, held against the log.
#include <fmt/format.h>

#include <algorithm>

#include "protocol/client_table.h"
#include "server/query.h"
#include "simulation/violation.h"
#include "simulation/witness.h"

namespace simulation {

using core::Actor;

namespace {

constexpr auto not_theirs = "nobody_hears_what_is_not_theirs";
constexpr auto leads_to_view = "differences_lead_to_the_view";

std::string room_in(const std::string& path) {
  constexpr std::string_view before = "/api/rooms/", behind = "/socket";
  if (path.size() < before.size() + behind.size()) return {};
  return path.substr(before.size(), path.size() - before.size() - behind.size());
}

// A client that has received this.
protocol::ClientTable client_with(const protocol::TableView& table,
                                  const std::vector<std::string>& commitments, Round round) {
  protocol::Update update;
  update.round = round;
  update.whole = table;
  update.commitments = commitments;
  protocol::ClientTable client;
  client.take(update);
  return client;
}

}  // namespace

void Witness::opens(ConnectionId id, const HttpRequest& request, Ear*) {
  const auto number = [&](std::string_view name) {
    return server::query_number(request.query, name).value_or(0);
  };
  Link link{.person = person_of(request.caller.token),
            .room = room_in(request.path),
            .latest = std::nullopt,
            .has = std::nullopt};
  if (number("number") != 0) {
    const auto seat = number("seat");
    link.has = {Round{number("round")}, StreamSequence{number("number")},
                seat == 0 ? std::nullopt : std::optional{Seat::from_index(seat - 1)}};
  }
  links_[id] = std::move(link);
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
  if (const auto* chat = std::get_if<protocol::ChatMessage>(&event)) told(link, *chat);
  if (const auto* move = std::get_if<protocol::MovePlayed>(&event)) told(link, *move);
}

Shadow& Witness::shadow_at(const std::string& room, Round round) {
  const auto found = shadows_.find(table_of(room, round));
  if (found == shadows_.end()) {
    throw Violation{"told_means_kept", fmt::format("round {} of room {}", round.value(), room)};
  }
  return *found->second;
}

void Witness::told(Link& link, const protocol::Update& update) {
  auto& shadow = shadow_at(link.room, update.round);
  const auto at = [&] {
    return fmt::format("room {}, round {}, seat {}, number {}, person {}", link.room,
                       update.round.value(), update.seat ? update.seat->number() : 0,
                       update.number.value(), link.person);
  };
  if (update.seat && seat_of_person(*room(link.room), link.person) != update.seat) {
    throw Violation{not_theirs, at()};
  }
  const auto viewer = update.seat ? update.seat->actor() : Actor::spectator();
  const auto& as_the_log_has_it = shadow.told(viewer, update.number);
  const auto& before = link.latest;
  if (before && before->round == update.round && before->seat == update.seat) {
    const bool follows = update.number == before->number || update.number == before->number.next();
    if (update.number < before->number || (!follows && !link.may_jump)) {
      throw Violation{"numbers_have_no_gap",
                      fmt::format("{} after {}", at(), before->number.value())};
    }
  }
  check_learner(link, update, shadow, at());
  check_commitments(link, update, as_the_log_has_it, at());
  check_table_view(link, update, viewer, shadow, at());
  link.may_jump = false;
  link.has = link.latest = {update.round, update.number, update.seat};
}

// A view with secrets is for whoever began the game on that side, whatever they are called by now
// and whoever has what power over the room; where cards are open there are none.
void Witness::check_learner(const Link& link, const protocol::Update& update, const Shadow& shadow,
                            const std::string& at) const {
  const auto& table = shadow.table();
  const auto game = std::ranges::find(games_, table.setup().game, &catalogue::GameInfo::name);
  if (!update.seat || game->cards_open || table.is_finished()) return;
  const auto& began_at = rooms_.at(link.room).began_at;
  const auto game_began = began_at.find(update.round);
  const auto sides = game_began == began_at.end() ? decltype(game_began->second.end()){}
                                                  : game_began->second.find(link.person);
  const std::set only_side{table.match().team(update.seat->actor())};
  if (game_began == began_at.end() || sides == game_began->second.end() ||
      sides->second != only_side) {
    throw Violation{"secrets_stay_with_their_side", at};
  }
}

// Commitments are sent once; those that were sent before are known from then.
void Witness::check_commitments(Link& link, const protocol::Update& update,
                                const StreamState& expected, const std::string& at) const {
  const auto known = link.commitments.round == update.round ? link.commitments.count : 0;
  if (update.commitments_before > known) {
    throw Violation{"everybody_is_told_everything", at + ": commitments are missing"};
  }
  const auto& all = expected.commitments;
  if (update.commitments_before + update.commitments.size() != all.size() ||
      !std::equal(update.commitments.begin(), update.commitments.end(),
                  all.begin() + update.commitments_before)) {
    throw Violation{"each_stream_is_the_projection_of_the_log", at + ": other commitments"};
  }
  link.commitments = {update.round, static_cast<Number>(all.size())};
}

void Witness::check_table_view(const Link& link, const protocol::Update& update, Actor viewer,
                               const Shadow& shadow, const std::string& at) const {
  const auto& expected = *shadow.find_told(viewer, update.number);
  if (update.revision != expected.revision) {
    throw Violation{"each_stream_is_the_projection_of_the_log", at + ": another revision"};
  }
  if (update.whole.has_value() == update.difference.has_value()) {
    throw Violation{"the_wire_is_well_formed", at + ": neither whole nor a difference, or both"};
  }
  if (update.whole) {
    if (update.story) throw Violation{"the_wire_is_well_formed", at + ": a story of the whole"};
    counts_.add(link.was_behind && link.may_jump ? "update: whole, after a full outbox"
                                                 : "update: whole");
    const bool has_same_bytes =
        update.whole->view == expected.table.view && update.whole->offers == expected.table.offers;
    if (!has_same_bytes || !client_with(*update.whole, {}, update.round).equals(expected.table)) {
      throw Violation{"each_stream_is_the_projection_of_the_log", at};
    }
    return;
  }
  check_difference(link, update, viewer, shadow, at);
}

// A difference is sent only to a client that has what it builds on, and makes of it what the log
// says that the viewer knows.
void Witness::check_difference(const Link& link, const protocol::Update& update, Actor viewer,
                               const Shadow& shadow, const std::string& at) const {
  const auto& has = link.has;
  const bool changes_times_alone = has && has->number == update.number;
  if (!has || has->round != update.round || has->seat != update.seat ||
      (!changes_times_alone && has->number.next() != update.number)) {
    throw Violation{leads_to_view, at + ": the client does not have what it builds on"};
  }
  const auto* before = shadow.find_told(viewer, has->number);
  if (before == nullptr) throw Violation{leads_to_view, at + ": what it builds on was not told"};
  auto client = client_with(before->table, before->commitments, update.round);
  if (!client.take(update) || !client.equals(shadow.find_told(viewer, update.number)->table)) {
    throw Violation{leads_to_view, at + ": " + update.difference->text};
  }
  // The story is that of the log and the same for everybody, and comes with what it tells of.
  const auto expected = changes_times_alone ? std::nullopt : shadow.story(viewer);
  if (update.number == shadow.number(viewer) && update.story != expected) {
    throw Violation{"each_stream_is_the_projection_of_the_log", at + ": another story"};
  }
  if (update.story) counts_.add("update: with a story");
  counts_.add(changes_times_alone ? "update: times alone" : "update: difference");
}

void Witness::told(const Link& link, const protocol::ChatMessage& message) const {
  const auto& seen = rooms_.at(link.room);
  const auto said = seen.said.find(message.number);
  if (said == seen.said.end()) throw Violation{"told_means_kept", message.text.value_or("")};
  if (!said->second.team) return;
  constexpr std::uint32_t teams_a_round = 100;
  const auto seat = seat_of_person(seen.state, link.person);
  const auto* table = shadow(seen.state.table);
  if (!seat || table == nullptr ||
      seen.state.round.value() * teams_a_round + table->table().match().team(seat->actor()) !=
          *said->second.team) {
    throw Violation{not_theirs, "a team's chat: " + message.text.value_or("")};
  }
}

// Moves and a bot's reasons may be secrets as long as the game goes on, except where cards are
// open.
void Witness::told(const Link& link, const protocol::MovePlayed& move) const {
  const auto* log = shadow(table_of(link.room, move.round));
  if (log == nullptr) throw Violation{"told_means_kept", move.action.text};
  const auto& table = log->table();
  const auto game = std::ranges::find(games_, table.setup().game, &catalogue::GameInfo::name);
  if (!table.is_finished() && !game->cards_open) throw Violation{not_theirs, move.why};
}

}  // namespace simulation
