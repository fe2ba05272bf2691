// People, their sessions, the rooms they made, what they said: everything about persons, beside the
// log, so that it can be erased. The log itself knows seats and random person ids only.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace directory {

// 128 random bits, 32 hexadecimal digits wherever they are written.
template <class Tag>
struct Id {
  std::array<std::uint8_t, 16> bytes{};
  static std::optional<Id> parse(std::string_view hex);
  std::string text() const;
  friend auto operator<=>(const Id&, const Id&) = default;
};
using PersonId = Id<struct PersonTag>;
using RoomId = Id<struct RoomTag>;

using WallMillis = std::int64_t;                 // Unix time
using TokenHash = std::array<std::uint8_t, 32>;  // of a session's token; the token is kept nowhere

struct Person {
  PersonId id;
  std::string name;
  std::string password;  // as libsodium hashes it; empty for a guest
  WallMillis made = 0, seen = 0;
  friend bool operator==(const Person&, const Person&) = default;
};

struct Room {
  RoomId id;
  std::string text;               // what the server keeps of it; its business
  std::vector<PersonId> members;  // to find it again by
  WallMillis touched = 0;
  std::string code{};               // to be found by, too; empty where it has none
  std::optional<PersonId> owner{};  // whose it is while it counts as open
  bool awake = false;               // to be looked at after a start
  friend bool operator==(const Room&, const Room&) = default;
};

struct GamePlayed {   // in a room; the log has the moves
  std::string table;  // its id in the journal
  RoomId room;
  std::string game;
  std::vector<std::optional<PersonId>> seats;  // none for a bot, or for who is gone
  std::vector<std::string> bots;               // as many; empty where a person sits
  WallMillis begun = 0;
  std::optional<std::string> result;  // none while it runs
  std::string edition{};  // of the game; empty where it has one only, or where it is not known
  friend bool operator==(const GamePlayed&, const GamePlayed&) = default;
};

struct Said {
  RoomId room;
  std::uint32_t number = 0;           // in the room, from 1
  std::optional<PersonId> person;     // none once they are gone, and then the text is empty
  std::uint32_t who = 0;              // the room's own number for them
  std::optional<std::uint32_t> team;  // that alone may read it
  std::string text, phrase;           // one of the two
  WallMillis at = 0;
  friend bool operator==(const Said&, const Said&) = default;
};

// ---- Changes. Each is done wholly or not at all, in the order in which they were asked for.

// New, or all of it anew. Nobody, guests among them, takes a name that is like that of somebody
// else with a password; but whoever has one keeps it.
struct PutPerson {
  Person person;
};
struct SawPerson {
  PersonId id;
  WallMillis seen;
};
struct PutSession {  // not kept if there is no such person: who was erased does not come back
  TokenHash token;
  PersonId person;
  WallMillis made;
};
struct EndSession {
  TokenHash token;
};
struct EndSessionsOf {  // all but one
  PersonId person;
  std::optional<TokenHash> but;
};
struct PutPassword {  // with the person anew: one session begins, and all that they had are over
  Person person;
  TokenHash session;
  WallMillis made;
};
struct PutRoom {
  Room room;
};
struct DropRoom {  // with what was said in it; its games stay
  RoomId id;
};
struct PutGame {
  GamePlayed game;
};
struct PutSaid {  // not kept if there is no such room
  Said said;
  std::optional<Room> room{};  // as it is from then on, where that has to be kept with it
};
struct ErasePerson {  // name, sessions, words; out of all rooms and games
  PersonId id;
};
// Guests without a password who were not seen since then, rooms that were not touched since then:
// of each the longest forgotten first, at most so many.
struct CleanUp {
  WallMillis guests_before, rooms_before;
  std::size_t at_most;
};
struct Probe {};  // nothing, but kept: whether anything can be
using Change =
    std::variant<PutPerson, SawPerson, PutSession, EndSession, EndSessionsOf, PutPassword, PutRoom,
                 DropRoom, PutGame, PutSaid, ErasePerson, CleanUp, Probe>;

enum class Trouble : std::uint8_t {
  full,        // no space; try again later
  failed,      // the disk refused; try again later. If the sentence says that it is not known, a
               // crash before anything else is kept may still bring the change back
  name_taken,  // somebody else with a password has this name, or one that looks like it
  held,        // another process owns the store
  newer,       // written by a newer version
  damaged,
};
struct Failure {
  Trouble trouble;
  std::string sentence;
};
template <class T>
using Result = std::expected<T, Failure>;

// What one person has here, for their export.
struct AllOf {
  Person person;
  std::vector<Room> rooms;
  std::vector<GamePlayed> games;
  std::vector<Said> said;
};

struct Outdated {
  std::size_t guests = 0, rooms = 0;
  friend bool operator==(const Outdated&, const Outdated&) = default;
};

class Directory {
 public:
  using Done = std::function<void(std::optional<Failure>)>;

  virtual ~Directory() = default;  // has called every `done` when it returns

  // Takes the change and returns at once; `done` is called exactly once, from any thread, when it
  // is durable or was not made. All that wait are made durable together. `done` may call the
  // directory, but must neither throw nor destroy it, and all others wait for it.
  virtual void change(Change, Done) = 0;

  // What is durable. Quick: looked up by a key. Games come latest first, what was said in order.
  virtual Result<std::optional<Person>> person(const PersonId&) = 0;
  // With a password: of exactly this name, case of A to Z aside, else the only one that is like it.
  virtual Result<std::optional<Person>> person_named(std::string_view name) = 0;
  virtual Result<std::optional<PersonId>> session(const TokenHash&) = 0;
  virtual Result<std::optional<Room>> room(const RoomId&) = 0;
  virtual Result<std::optional<RoomId>> room_with_code(std::string_view code) = 0;
  virtual Result<std::size_t> open_rooms_of(const PersonId& owner) = 0;
  // Those with them among the members, the latest touched first.
  virtual Result<std::vector<Room>> rooms_of(const PersonId&, std::size_t limit) = 0;
  virtual Result<std::vector<RoomId>> awake_rooms() = 0;
  virtual Result<std::vector<GamePlayed>> games_of(const PersonId&, std::size_t limit) = 0;
  virtual Result<std::optional<GamePlayed>> game(std::string_view table) = 0;
  virtual Result<std::vector<Said>> said_in(const RoomId&, std::size_t limit) = 0;  // the latest

  // How many a CleanUp without a limit would remove.
  virtual Result<Outdated> outdated(WallMillis guests_before, WallMillis rooms_before) = 0;

  // Not quick: all of them.
  virtual Result<std::vector<Room>> rooms() = 0;

  // Not quick, and no lookup waits for it: for a thread of its own.
  virtual Result<std::optional<AllOf>> all_of(const PersonId&) = 0;
};

std::optional<Failure> change_and_wait(Directory&, Change);

}  // namespace directory
