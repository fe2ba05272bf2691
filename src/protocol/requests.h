// What a client asks for.
#pragma once

#include <variant>

#include "protocol/shared.h"

namespace protocol {

// ---- Over the WebSocket of a room.

struct Play {  // a move in notation, "guess crane"
  std::string move;
  std::optional<Number> against;  // the position that it was meant for
};
struct Act {  // the same as JSON, an object like those of the offers
  codec::RawJson action;
  std::optional<Number> against;
};
struct Would {  // whether that move would be taken now; nothing happens
  std::string move;
};
struct Propose {
  std::string move;
};
struct Note {
  std::string key, value;
};
struct Talk {  // one of the two
  std::optional<std::string> text;
  std::optional<std::string> phrase;  // by name; docs/formats/wire.md lists them
  bool team = false;                  // to one's own team alone
};
struct Sit {
  Number seat;  // counted from 1, as everywhere on the wire
};
struct Stand {};
struct Ready {
  bool ready = true;
};
struct HandToBot {  // the own seat, an absent player's, or any as host
  Number seat;
  std::string bot;
};
struct TakeBack {  // a seat that was handed to a bot, by whoever handed it over
  Number seat;
};
struct TakeOver {  // play for an absent team mate
  Number seat;
};

// Only the host may ask for these.
struct Configure {  // before the start, or between two games
  std::optional<std::vector<NamedValue>> options;
  std::optional<RoomSettings> settings;
};
struct Start {};
struct Kick {
  Number who;  // a member's number
};
struct Mute {
  Number who;
  bool muted = true;
};
struct MakeHost {
  Number who;
};
struct Close {};
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

using Request =
    std::variant<Play, Act, Would, Propose, Note, Talk, Sit, Stand, Ready, HandToBot, TakeBack,
                 TakeOver, Configure, Start, Kick, Mute, MakeHost, Close, Rematch, Aid, Ping>;

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
};
struct Rename {
  std::string name;
};

// Who is to sit where in a new room: "me", "open", or a bot by its name.
struct NewRoom {
  std::string game;
  std::vector<NamedValue> options;
  std::vector<std::string> seats;  // by seat; those left out are open
  RoomSettings settings;
  bool start = false;  // at once, if every seat is taken
};

}  // namespace protocol
