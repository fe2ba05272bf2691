// What the server tells whoever runs it: one event a line, as JSON. Every kind of event is a struct
// of its own, and what is no member of one of them cannot get into the log: no name, no token, no
// word of talk or of a game. A room or a table stands there by a mark that its id gives and that
// does not give the id, since a room's id is its invitation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace server::log {

enum class Level : std::uint8_t { debug, info, warning, error, off };

struct Started {
  static constexpr Level level = Level::info;
  std::string version;
  std::string address;  // that it listens at
  std::uint16_t port = 0;
  std::string data;  // the folder's own name, without the way to it
};
struct Recovered {
  static constexpr Level level = Level::info;
  std::uint32_t rooms = 0;       // in all
  std::uint32_t playing = 0;     // of them, games that go on
  std::uint32_t frozen = 0;      // games that cannot
  std::uint32_t unreadable = 0;  // rooms that were left out
  std::int64_t took_ms = 0;
};
struct RoomMade {
  static constexpr Level level = Level::info;
  std::string room, game;
  std::uint32_t seats = 0;
  bool listed = false;
};
struct RoomClosed {
  static constexpr Level level = Level::info;
  std::string room;
};
struct CleanedUp {  // guests who were not seen and rooms that were idle for too long
  static constexpr Level level = Level::info;
  std::uint32_t guests = 0, rooms = 0;
};
struct ClockDoubted {  // nothing is cleaned up until it has gone steadily for so long
  static constexpr Level level = Level::warning;
  std::int64_t off_by_seconds = 0, waits_seconds = 0;
};
struct GameStarted {
  static constexpr Level level = Level::info;
  std::string room, table, game;
  std::uint32_t round = 0, people = 0, bots = 0;
};
struct GameEnded {
  static constexpr Level level = Level::info;
  std::string room, table, game, result;
  std::int64_t seconds = 0;  // by the wall, since it began
};
struct Connected {  // a connection to a room was opened
  static constexpr Level level = Level::debug;
  std::string room;
  bool seated = false;
};
struct Disconnected {
  static constexpr Level level = Level::debug;
  std::string room;
};
struct RefusedByLimit {  // since it was last told
  static constexpr Level level = Level::warning;
  std::string limit;  // "talk"
  std::uint64_t times = 0;
};
struct CodesNotFound {  // since it was last told: wrong codes by whomever, so that guessing is seen
  static constexpr Level level = Level::info;
  std::uint64_t times = 0;
};
struct TimedOut {  // since it was last told: connections and requests that were given up
  static constexpr Level level = Level::info;
  std::string limit;  // "silence"
  std::uint64_t times = 0;
};
struct RoomUnreadable {  // at the start
  static constexpr Level level = Level::error;
  std::string room, code;
};
struct RoomFrozen {  // its game cannot be played on
  static constexpr Level level = Level::error;
  std::string room, table, code;
};
struct CannotSave {  // the first refusal after a success
  static constexpr Level level = Level::error;
  std::string store;  // "journal", "directory"
  std::string kind;   // of its failure: "full"
};
struct SavesAgain {
  static constexpr Level level = Level::info;
  std::string store;
  std::uint64_t refused = 0;  // meanwhile
  std::int64_t seconds = 0;
};
struct FewDescriptors {  // at the start: there can be so many connections only
  static constexpr Level level = Level::warning;
  std::uint64_t descriptors = 0, connections = 0;
};
struct LinesDropped {  // of this log, since nobody read it
  static constexpr Level level = Level::warning;
  std::uint64_t lines = 0;
};
struct LogCutShort {  // at the start: the end of a write-ahead log that could not be used
  static constexpr Level level = Level::error;
  std::string store;
  std::uint64_t bytes = 0, transactions = 0;  // of them, as far as they can still be told
};
struct StoreDamaged {  // at the start, which ends with it
  static constexpr Level level = Level::error;
  std::string store;
};
struct Draining {
  static constexpr Level level = Level::info;
  std::uint32_t rooms = 0, connections = 0;
};
struct Stopped {
  static constexpr Level level = Level::info;
};

using Event =
    std::variant<Started, Recovered, RoomMade, RoomClosed, CleanedUp, ClockDoubted, GameStarted,
                 GameEnded, Connected, Disconnected, RefusedByLimit, CodesNotFound, TimedOut,
                 RoomUnreadable, RoomFrozen, CannotSave, SavesAgain, FewDescriptors, LinesDropped,
                 LogCutShort, StoreDamaged, Draining, Stopped>;

Level level_of(const Event&);
const std::string& what(const Event&);  // "room_made"

// {"at":1700000000000,"level":"info","what":"room_made","room":"5f0c…",…}, without an end of line.
std::string line(const Event&, std::int64_t wall_ms);

// The mark of a room or a table: 12 digits, the same for the same id.
std::string mark(std::string_view id);

}  // namespace server::log

namespace server {

class Log {
 public:
  virtual ~Log() = default;
  virtual void note(const log::Event&) = 0;
};

}  // namespace server
