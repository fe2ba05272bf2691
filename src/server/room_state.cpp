#include "server/room_state.h"

#include <algorithm>
#include <utility>

#include "codec/json.h"
#include "codec/json_writer.h"
#include "protocol/described.h"

namespace server {

BOOST_DESCRIBE_STRUCT(Member, (),
                      (who, person, name, muted, kicked, name_when_unmuted, registered, household,
                       done))
BOOST_DESCRIBE_STRUCT(RoomSeat, (), (who, bot, ready, ends))
BOOST_DESCRIBE_STRUCT(Ask, (), (number, person, name, seat, agreed, household))
BOOST_DESCRIBE_STRUCT(SeatHeld, (), (who, seat))
BOOST_DESCRIBE_STRUCT(RoomState, (),
                      (game, options, settings, phase, seats, members, host, code, table, round,
                       begun, held, umpire, asks, last_ask, admitted, declined, kicked_households,
                       touched))
static_assert(codec::describes_all<Member> && codec::describes_all<RoomSeat> &&
              codec::describes_all<SeatHeld> && codec::describes_all<Ask> &&
              codec::describes_all<RoomState>);

}  // namespace server

namespace codec {

// What rooms did not have that were kept by earlier programs.
template <>
constexpr bool has_default<server::Member>(std::string_view member) {
  return member == "household";
}
template <>
constexpr bool has_default<server::Ask>(std::string_view member) {
  return member == "household";
}
template <>
constexpr bool has_default<server::RoomSeat>(std::string_view member) {
  return member == "ends";
}
template <>
constexpr bool has_default<server::RoomState>(std::string_view member) {
  return member == "asks" || member == "last_ask" || member == "admitted" || member == "declined" ||
         member == "kicked_households";
}

}  // namespace codec

namespace server {

void RoomState::remember(const std::string& person, const std::string& id, std::size_t most) {
  const auto found = std::ranges::find(members, person, &Member::person);
  if (found == members.end() || std::ranges::find(found->done, id) != found->done.end()) return;
  found->done.push_back(id);
  if (found->done.size() > most) found->done.erase(found->done.begin());
}

namespace {

void keep_latest(std::vector<std::string>& ids, std::size_t most) {
  if (ids.size() > most) ids.erase(ids.begin(), ids.end() - static_cast<std::ptrdiff_t>(most));
}

}  // namespace

void RoomState::remember_a_game(const std::vector<journal::CommandKey>& commands,
                                std::size_t most) {
  for (auto& each : members) {
    std::vector<std::string> ids;
    for (const auto& [person, id] : commands) {
      const bool is_known = std::ranges::find(each.done, id) != each.done.end();
      if (person == each.person && !is_known) ids.push_back(id);
    }
    keep_latest(ids, most / 2);
    keep_latest(each.done, most - ids.size());
    each.done.insert(each.done.end(), ids.begin(), ids.end());
  }
}

void RoomState::forget_game_wishes() {
  std::erase_if(asks, [](const Ask& ask) { return ask.seat.has_value(); });
  for (auto& seat : seats) seat.ends = false;
}

void RoomState::resize_seats(std::size_t count) {
  std::vector<MemberId> standing;
  for (std::size_t i = count; i < seats.size(); ++i) {
    if (seats[i].who) standing.push_back(*seats[i].who);
  }
  seats.resize(count);
  for (const MemberId who : standing) {
    const auto open =
        std::ranges::find_if(seats, [](const RoomSeat& seat) { return !seat.who && !seat.bot; });
    if (open != seats.end()) open->who = who;
  }
}

namespace {

// Of these, weakest first, the one that comes closest. Requires that there is one.
const std::string& as_strong_as(const std::string& bot, const std::vector<std::string>& able,
                                const std::vector<catalogue::BotInfo>& bots) {
  const auto strength = [&](const std::string& name) {
    const auto found = std::ranges::find(bots, name, &catalogue::BotInfo::name);
    return found == bots.end() ? core::Strength::expert : found->strength;
  };
  const std::string* closest = &able.front();
  for (const std::string& other : able) {
    if (strength(other) <= strength(bot)) closest = &other;
  }
  return *closest;
}

}  // namespace

void RoomState::fit_bots(const std::vector<protocol::SeatOffered>& offered,
                         const std::vector<catalogue::BotInfo>& bots) {
  for (std::size_t i = 0; i < std::min(seats.size(), offered.size()); ++i) {
    auto& bot = seats[i].bot;
    const auto& able = offered[i].bots;
    if (!bot || std::ranges::find(able, *bot) != able.end()) continue;
    bot = able.empty() ? std::nullopt : std::optional{as_strong_as(*bot, able, bots)};
  }
}

void RoomState::rename(const std::string& person, const std::string& name) {
  const auto found = std::ranges::find(members, person, &Member::person);
  if (found == members.end() || person.empty()) return;
  if (found->muted) {
    found->name_when_unmuted = name;
  } else {
    found->name = name;
  }
}

void RoomState::mute(MemberId who, bool muted) {
  auto* found = member(who);
  if (found == nullptr) return;
  found->muted = muted;
  if (muted || !found->name_when_unmuted) return;
  found->name = *std::exchange(found->name_when_unmuted, std::nullopt);
}

void RoomState::set_registered(const std::string& person, bool is_registered) {
  const auto found = std::ranges::find(members, person, &Member::person);
  if (found == members.end() || person.empty()) return;
  found->registered = is_registered ? std::optional{true} : std::nullopt;
}

void RoomState::remove_member(MemberId who) {
  std::erase_if(members, [&](const Member& each) { return each.who == who; });
}

Member* RoomState::member(MemberId who) {
  const auto found = std::ranges::find(members, who, &Member::who);
  return found == members.end() ? nullptr : &*found;
}

const Member* RoomState::member(MemberId who) const {
  const auto found = std::ranges::find(members, who, &Member::who);
  return found == members.end() ? nullptr : &*found;
}

const Member* RoomState::member_of(const std::string& person) const {
  const auto found = std::ranges::find(members, person, &Member::person);
  return found == members.end() || person.empty() ? nullptr : &*found;
}

std::optional<Seat> RoomState::seat_of(MemberId who) const {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].who == who) return Seat::from_index(i);
  }
  return std::nullopt;
}

std::string kept_text(const RoomState& room) { return codec::written_json(room); }

codec::Read<RoomState> read_kept_text(std::string_view text) {
  const auto value = codec::parse_json(text);
  if (!value) return std::unexpected(value.error());
  return codec::from_json<RoomState>(*value, "room");
}

directory::Room kept_room(const directory::RoomId& id, const RoomState& room) {
  const bool is_open = room.phase == Phase::waiting || room.phase == Phase::playing;
  const auto* host = room.member(room.host);
  directory::Room kept{
      .id = id,
      .text = kept_text(room),
      .members = {},
      .touched = room.touched,
      .code = room.phase == Phase::waiting ? room.code : "",
      .owner = is_open && host != nullptr ? directory::PersonId::parse(host->person) : std::nullopt,
      .awake = room.phase == Phase::playing};
  for (const auto& member : room.members) {
    const auto person = directory::PersonId::parse(member.person);
    if (person && !member.kicked) kept.members.push_back(*person);
  }
  return kept;
}

}  // namespace server
