// What a client asks for.
#pragma once

#include <variant>

#include "protocol/shared.h"

namespace protocol {

// ---- Over the WebSocket of a room.

struct Play {
  codec::RawJson action;           // an object of the game's Action
  std::optional<Number> revision;  // of the update that it was meant for
};
struct CheckMove {  // whether that move would be accepted now; nothing happens
  codec::RawJson action;
};
struct Propose {  // takes the place of what this seat proposed before
  codec::RawJson action;
};
struct Withdraw {};  // the own proposal
struct Note {
  std::string key, value;
};
struct Chat {  // one of the two
  std::optional<std::string> text;
  std::optional<std::string> phrase;  // by name; docs/formats/wire.md lists them
  bool team = false;                  // to one's own team alone
};
struct Sit {
  Seat seat;
};
struct Stand {};
struct Ready {
  bool ready = true;
};
struct HandToBot {  // the own seat, or in a game one that nobody has or an absent player's; before
                    // and after a game any other, as host
  Seat seat;
  std::string bot;
};
struct TakeBack {  // a seat that was handed to a bot, by whoever handed it over
  Seat seat;
};
struct TakeOver {  // play for an absent team mate
  Seat seat;
};
struct Admit {  // answers whoever asks: for a seat those who play, at the door the host
  Number ask;   // as the room lists it
  bool yes = true;
};

// Only the host may ask for these.
struct Configure {  // before the start, or between two games
  std::optional<std::vector<Option>> options;
  std::optional<RoomSettings> settings;
};
struct Start {};
struct Kick {
  MemberId member;
};
struct Mute {
  MemberId member;
  bool muted = true;
};
struct MakeHost {
  MemberId member;
};
struct SetEntry {  // at any time
  Entry entry;
};
// Between two games the host closes the room. In a game it ends without a result, and then the host
// closes the room as well: a host who does not play at once, else as soon as every other side that
// is there wants it, too. Whoever has waited in vain for somebody may end it without being the
// host.
struct Close {
  bool wants = true;  // false takes the wish back
};
struct Rematch {  // in the same room, roles moved on
};

struct Aid {  // a question about the own view, by name: "hint"
  std::string name;
  std::optional<std::string> about;  // what in particular, as the game says
};
struct Ping {
  Millis sent;                    // by the client's own clock; comes back
  std::optional<Millis> latency;  // of the last round trip, to be shown to the others
};

using Request = std::variant<Play, CheckMove, Propose, Withdraw, Note, Chat, Sit, Stand, Ready,
                             HandToBot, TakeBack, TakeOver, Admit, Configure, Start, Kick, Mute,
                             MakeHost, SetEntry, Close, Rematch, Aid, Ping>;

struct Message {
  std::string id;  // the client's own, 1 to 64 letters, digits, - or _; never used for two requests
  Request request;
};

// ---- Bodies of HTTP requests.

struct GuestWish {
  std::string name;
};
struct SignIn {
  std::string name, password;
};
struct SetPassword {
  std::string password;
  std::optional<std::string> old_password;  // the present one; needed where there is one
};
struct Rename {
  std::string name;
};

// Who is to sit where in a new room: "me", "open", or a bot by its name.
struct NewRoom {
  std::string game;
  std::vector<Option> options;
  std::vector<std::string> seats;  // by seat; those left out are open
  RoomSettings settings;
  bool start = false;  // at once, if every seat is taken
};

}  // namespace protocol
