#include "server/room_status.h"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "protocol/room_problem.h"
#include "server/offered.h"
#include "tables/secure_generator.h"

namespace server {

using core::Actor;
using protocol::Problem;
using protocol::RoomProblem;

namespace {

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

tables::TeamPolicy team_policy(const RoomState& room, const catalogue::Match& match) {
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

}  // namespace

std::vector<protocol::SeatOffered> seats_offered(const RoomStatus& room) {
  if (room.game == nullptr) return {};
  if (room.table != nullptr && room.table->setup().options == room.state.options) {
    return seats_of(*room.game, room.table->match());
  }
  const auto start = room.game->start(room.state.options);
  return start ? seats_of(*room.game, **start) : std::vector<protocol::SeatOffered>{};
}

std::optional<std::string> strongest_bot(const RoomStatus& room, Seat seat) {
  const auto offered = seats_offered(room);
  if (seat.index() >= offered.size() || offered[seat.index()].bots.empty()) return std::nullopt;
  return offered[seat.index()].bots.back();
}

std::optional<Seat> captain(const RoomStatus& room) {
  if (room.state.settings.team != protocol::TeamRule::captain) return std::nullopt;
  tables::TeamPolicy policy;
  if (room.is_playing()) {
    policy = room.table->setup().team;
  } else if (room.game != nullptr) {
    const auto start = room.game->start(room.state.options);
    if (start) policy = team_policy(room.state, **start);
  }
  const auto* captain = std::get_if<tables::Captain>(&policy);
  if (captain == nullptr) return std::nullopt;
  const auto seat = Seat::of(captain->seat);
  const bool has_stood_up = !room.state.seat(seat).who && !room.state.seat(seat).bot;
  return has_stood_up ? std::nullopt : std::optional{seat};
}

std::optional<Number> chat_team(const RoomStatus& room, MemberId member) {
  constexpr Number teams_per_round = 100;
  const auto seat = room.state.seat_of(member);
  if (room.table == nullptr || !seat) return std::nullopt;
  const auto team = static_cast<Number>(room.table->match().team(seat->actor()));
  return room.state.round.value() * teams_per_round + team;
}

codec::Read<tables::Setup> table_setup(tables::Games games, const RoomState& room,
                                       core::Generator& secrets) {
  std::vector<tables::Holder> holders;
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    holders.push_back(holder_of(room.seats[i]));
    if (std::holds_alternative<tables::Nobody>(holders.back())) {
      return std::unexpected(
          Problem{RoomProblem::seat_open,
                  fmt::format("Seat {} is open: wait for somebody, or give it to a bot.", i + 1)});
    }
  }
  auto setup = tables::make_setup(games, room.game, room.options, std::move(holders),
                                  tables::draw_table_id(secrets));
  if (!setup) return setup;
  setup->host = host_seat(room);
  const auto match = tables::start_match(games, *setup);
  if (!match) return std::unexpected(match.error());
  setup->team = team_policy(room, **match);
  return setup;
}

StateEdit rematch_edit(const RoomStatus& room) {
  std::vector<MemberId> back;
  for (const auto& seat : room.state.seats) {
    if (seat.who && seat.bot && room.is_connected(*seat.who)) back.push_back(*seat.who);
  }
  const auto bots = room.game == nullptr ? std::vector<catalogue::BotInfo>{} : room.game->bots;
  return [back, bots, offered = seats_offered(room)](RoomState& next) {
    for (auto& seat : next.seats) {
      if (seat.who && std::ranges::find(back, *seat.who) != back.end()) seat.bot.reset();
    }
    std::ranges::rotate(next.seats, next.seats.end() - 1);
    next.fit_bots(offered, bots);
    for (auto& seat : next.seats) seat.ready = false;
  };
}

std::vector<protocol::SeatHolder> rematch_seats(const RoomStatus& room) {
  std::vector<protocol::SeatHolder> holders;
  if (room.state.phase != Phase::over || room.state.seats.empty()) return holders;
  RoomState next = room.state;
  rematch_edit(room)(next);
  for (const auto& seat : next.seats) holders.push_back({seat.who, seat.bot});
  return holders;
}

void adopt_holders(RoomState& room, const tables::Table& table) {
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    const auto& holder = table.holder(Actor::seat(i));
    auto& seat = room.seats[i];
    if (const auto* bot = std::get_if<tables::Bot>(&holder)) seat.bot = bot->name;
    if (std::holds_alternative<tables::Person>(holder)) seat.bot.reset();
    if (std::holds_alternative<tables::Nobody>(holder)) seat = {};
  }
}

directory::GamePlayed game_record(const directory::RoomId& id, const RoomState& room) {
  directory::GamePlayed game{.table = room.table,
                             .room = id,
                             .game = room.game,
                             .seats = {},
                             .bots = {},
                             .begun = room.begun,
                             .result = std::nullopt};
  const auto edition = std::ranges::find(room.options, "edition", &core::Option::name);
  if (edition != room.options.end()) game.edition = edition->value;
  for (const auto& seat : room.seats) {
    const auto* member = seat.who ? room.member(*seat.who) : nullptr;
    game.seats.push_back(member != nullptr ? directory::PersonId::parse(member->person)
                                           : std::nullopt);
    game.bots.push_back(seat.bot.value_or(""));
  }
  return game;
}

namespace {

// For players and spectators alike.
std::optional<Problem> banned_or_closed(const RoomState& room, const Member* member) {
  if (member != nullptr && member->kicked) {
    return Problem{RoomProblem::kicked, "The host has asked you to leave this table."};
  }
  if (room.phase == Phase::closed) {
    return Problem{RoomProblem::closed, "This table was closed."};
  }
  return std::nullopt;
}

Problem no_spectators() {
  return Problem{RoomProblem::no_spectators, "Nobody may watch this table."};
}

}  // namespace

namespace {

// For whoever is no member: what the host has said of those who are new. Whoever was sent away is
// somebody new with another name, but mostly comes from where they came from.
std::optional<Problem> door_refusal(const RoomState& room, const Visitor& visitor) {
  if (!visitor.person.empty() && contains(room.admitted, visitor.person)) {
    return std::nullopt;
  }
  if (room.settings.entry == protocol::Entry::locked) {
    return Problem{RoomProblem::locked, "This table lets nobody new in."};
  }
  const bool is_suspect = contains(room.kicked_households, visitor.household);
  if (room.settings.entry == protocol::Entry::open && !is_suspect) return std::nullopt;
  if (contains(room.declined, visitor.person)) {
    return Problem{RoomProblem::not_let_in, "The host did not let you in."};
  }
  const bool has_asked = std::ranges::any_of(
      room.asks, [&](const Ask& ask) { return !ask.seat && ask.person == visitor.person; });
  if (has_asked) {
    return Problem{RoomProblem::has_asked, "You have asked to come in; wait for the host."};
  }
  return Problem{RoomProblem::must_ask,
                 "The host decides who comes in. Ask, and wait for the answer."};
}

}  // namespace

std::optional<Problem> ask_refusal(const RoomState& room, const Visitor& visitor,
                                   const Limits& limits) {
  const auto* known = room.member_of(visitor.person);
  if (auto problem = banned_or_closed(room, known)) return problem;
  if (known != nullptr) return std::nullopt;
  auto problem = door_refusal(room, visitor);
  if (!problem || problem->code != RoomProblem::must_ask) return problem;
  std::size_t at_the_door = 0, from_there = 0;
  for (const Ask& ask : room.asks) {
    at_the_door += ask.seat ? 0 : 1;
    from_there += !ask.seat && ask.household == visitor.household ? 1 : 0;
  }
  if (from_there >= limits.asks_of_a_household) {
    return Problem{RoomProblem::full, "Others wait at this door where you are; try again later."};
  }
  if (at_the_door < limits.asks) return std::nullopt;
  return Problem{RoomProblem::full, "Too many people wait at this door; try again later."};
}

std::optional<MemberId> heir(const RoomStatus& room) {
  for (const auto& seat : room.state.seats) {
    if (seat.who && *seat.who != room.state.host && room.is_connected(*seat.who)) return seat.who;
  }
  if (room.state.phase == Phase::playing) return std::nullopt;
  for (const auto& member : room.state.members) {
    if (member.who != room.state.host && !member.kicked && room.is_connected(member.who)) {
      return member.who;
    }
  }
  return std::nullopt;
}

std::optional<Problem> screen_refusal(const RoomState& room, const Visitor& visitor,
                                      std::size_t screens, const Limits& limits) {
  const auto* known = room.member_of(visitor.person);
  if (auto problem = banned_or_closed(room, known)) return problem;
  if (!room.settings.spectators) return no_spectators();
  if (known == nullptr) {
    if (auto problem = door_refusal(room, visitor)) return problem;
  }
  if (screens < limits.screens) return std::nullopt;
  return Problem{RoomProblem::too_many, "This table is shown on as many screens as it can be."};
}

std::optional<MemberId> dispensable_member(const RoomStatus& status) {
  const RoomState& room = status.state;
  const auto can_go = [&](const Member& member) {
    return !status.is_connected(member.who) && member.who != room.host &&
           member.who != room.umpire && !room.seat_of(member.who) &&
           !contains(room.held, member.who, &SeatHeld::who);
  };
  if (room.members.empty()) return std::nullopt;
  // The latest one's number would be given again.
  const auto latest = std::ranges::max(room.members, {}, &Member::who).who;
  for (const bool is_trouble : {false, true}) {
    for (const auto& member : room.members) {
      if ((member.kicked || member.muted) != is_trouble || member.who == latest) continue;
      if (can_go(member)) return member.who;
    }
  }
  return std::nullopt;
}

std::optional<Problem> entry_refusal(const RoomStatus& status, const Visitor& visitor,
                                     std::size_t connections, const Limits& limits) {
  const RoomState& room = status.state;
  const auto* known = room.member_of(visitor.person);
  if (auto problem = banned_or_closed(room, known)) return problem;
  if (known == nullptr) {
    if (auto problem = door_refusal(room, visitor)) return problem;
  }
  const bool sits = known != nullptr && room.seat_of(known->who).has_value();
  if (room.phase != Phase::waiting && !room.settings.spectators && !sits) return no_spectators();
  if (known == nullptr && room.members.size() >= limits.members && !dispensable_member(status)) {
    return Problem{RoomProblem::full, "This table has as many people as it can hold."};
  }
  if (connections >= limits.connections) {
    return Problem{RoomProblem::too_many, "You have this table open too often; close a tab."};
  }
  return std::nullopt;
}

std::optional<Problem> validate_settings(const catalogue::GameInfo& game,
                                         const protocol::RoomSettings& settings) {
  for (const auto& name : settings.aids) {
    if (std::ranges::find(game.aids, name, &catalogue::AidInfo::name) != game.aids.end()) continue;
    std::string names;
    for (const auto& aid : game.aids) names += (names.empty() ? "" : ", ") + aid.name;
    auto problem =
        Problem{RoomProblem::no_such_aid, fmt::format("{} has no aid “{}”; it has: {}.", game.title,
                                                      name, names.empty() ? "none" : names)};
    problem.about = "aids";
    return problem;
  }
  return std::nullopt;
}

protocol::Room room_message(const RoomStatus& status, const directory::RoomId& id,
                            const std::map<MemberId, std::int64_t>& latency) {
  const RoomState& state = status.state;
  protocol::Room room{.id = id.text(),
                      .game = state.game,
                      .title = status.game != nullptr
                                   ? catalogue::title_of(*status.game, state.options)
                                   : state.game,
                      .options = state.options,
                      .settings = state.settings,
                      .phase = state.phase,
                      .seats = {},
                      .members = {},
                      .code = std::nullopt,
                      .table = std::nullopt,
                      .captain = captain(status),
                      .round = state.round,
                      .rematch_seats = rematch_seats(status),
                      .screens = std::nullopt,
                      .asks = {},
                      .ending = {}};
  for (const auto& ask : state.asks) {
    const auto* member = state.member_of(ask.person);
    room.asks.push_back({.ask = ask.number,
                         .name = ask.name,
                         .member = member != nullptr ? std::optional{member->who} : std::nullopt,
                         .seat = ask.seat,
                         .agreed = ask.agreed});
  }
  for (const auto& seat : state.seats) {
    if (seat.who && seat.ends) room.ending.push_back(*seat.who);
  }
  auto offered = seats_offered(status);
  offered.resize(state.seats.size());
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    const auto& seat = state.seats[i];
    room.seats.push_back({.role = std::move(offered[i].role),
                          .team = offered[i].team,
                          .bots = std::move(offered[i].bots),
                          .member = seat.who,
                          .bot = seat.bot,
                          .can_take_back = seat.who && seat.bot,
                          .ready = seat.ready || seat.bot.has_value()});
  }
  for (const auto& member : state.members) {
    const bool is_here = status.is_connected(member.who);
    if (member.kicked || (!is_here && !state.seat_of(member.who))) continue;
    const auto known = latency.find(member.who);
    room.members.push_back(
        {.member = member.who,
         .name = member.name,
         .here = is_here,
         .host = member.who == state.host,
         .muted = member.muted,
         .registered = member.registered.value_or(false),
         .latency = known == latency.end() ? std::nullopt : std::optional{known->second}});
  }
  if (state.phase == Phase::waiting && !state.code.empty()) room.code = state.code;
  if (!state.table.empty()) room.table = state.table;
  return room;
}

}  // namespace server
