// What both directions of the wire share. Every struct here is described in protocol/described.h,
// and nothing else says what the JSON looks like.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/problem.h"
#include "codec/raw_json.h"
#include "core/number.h"
#include "core/option.h"

namespace protocol {

inline constexpr int version = 2;  // raised when an old client could not go on

using core::Option;
using core::Seat;
using MemberId = core::Number<struct MemberTag>;  // a person in a room; from 1, never given twice
using Round = core::Number<struct RoundTag>;  // which game of its room, from 1; 0 before the first
using StreamSequence = core::Number<struct StreamTag>;  // of the updates of one viewer, from 1
using Number = std::uint32_t;                           // of anything else that is counted
using Millis = std::int64_t;  // Unix time or a length of time, as the member says

struct Refused {
  std::string code;      // stable: "not_your_turn"
  std::string sentence;  // for people: what is wrong and what would be right
  std::optional<std::string> rule;
  std::optional<std::string> about;  // the option, setting or field that is meant: "half_seconds"
};

// Who is away for longer than the grace time: the seat waits for them, or a bot plays meanwhile.
enum class Absence : std::uint8_t { wait, bot };

// Who may act for a team of several.
enum class TeamRule : std::uint8_t { any_member, captain, consent };

// Who comes in: everybody who has the link, whom the host lets in, or nobody new.
enum class Entry : std::uint8_t { open, ask, locked };

struct RoomSettings {
  bool listed = false;     // in the list of public tables
  bool spectators = true;  // may watch
  bool text = true;        // talk in one's own words; phrases always
  TeamRule team = TeamRule::any_member;
  Absence absence = Absence::wait;
  std::uint16_t grace_seconds = 60;  // before a sleeping phone counts as away; 10 to 600
  std::vector<std::string> aids;     // that seats may ask for, by name; the game lists them
  Entry entry = Entry::open;
};

}  // namespace protocol
