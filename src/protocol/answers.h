// What the server says.
#pragma once

#include <variant>

#include "protocol/shared.h"

namespace protocol {

// ---- Over the WebSocket of a room.

enum class Phase : std::uint8_t { waiting, playing, over, closed };

struct SeatShown {
  std::string role;                // the seat's name in the game, "guesser1"
  Number team = 0;                 // seats of the same number share notes, and talk of their own
  std::vector<std::string> bots;   // that can play it, weakest first
  std::optional<Number> who;       // the member who holds it
  std::optional<std::string> bot;  // or the bot that plays it
  bool taken_back = false;         // a bot plays for that member, who may take it back
  bool ready = false;
};

struct MemberShown {
  Number who = 0;  // in this room, counted from 1, never given twice
  std::string name;
  bool here = false;  // has a connection
  bool host = false, muted = false;
  std::optional<Millis> latency;  // of the round trip that they measured last
};

struct Welcome {  // the first message of every connection
  int version = protocol::version;
  Number who = 0;              // you
  std::optional<Number> seat;  // yours, if you sit
  Millis now = 0;              // Unix time
};

struct Room {  // whole, whenever something of it changes
  std::string id;
  std::string game, title;
  std::vector<NamedValue> options;  // those that it does not name are as usual
  RoomSettings settings;
  Phase phase = Phase::waiting;
  std::vector<SeatShown> seats;
  std::vector<MemberShown> members;
  std::optional<std::string> code;   // to be spoken; while the room waits
  std::optional<std::string> table;  // the present game, or the last one
  std::optional<Number> captain;     // the seat that acts for its team, where that is the rule
  Number round = 0;                  // games begun in this room
};

struct NoteShown {
  Number writer;  // a seat
  std::string key, value;
  bool personal = false;
};
struct ProposalShown {
  Number seat;
  std::string move;
};
struct Opening {  // of a commitment, once the game is over
  Number ordinal;
  std::string value, nonce;
};

// What a seat, or a spectator, may know of the game: whole each time. `number` counts what changed
// it, from 1 on without a gap; it begins again with every game of the room (`round`).
struct Update {
  Number round = 0, number = 0;
  std::optional<Number> seat;  // whose view; none for a spectator's
  codec::RawJson view, offers;
  Number position = 0;  // to say what a move is meant against
  Number before = 0;    // how many commitments this connection was told already: these follow them
  std::vector<std::string> commitments;
  std::vector<NoteShown> notes;
  std::vector<ProposalShown> proposals;
  std::vector<Number> away;
  std::optional<std::string> result;
  std::vector<Opening> openings;
  Millis now = 0;              // table time, when it was sent
  std::optional<Millis> runs;  // table time from which the clock goes on after an outage
};

struct Answer {  // to the message of that id: done, or refused
  std::string id;
  std::optional<Refused> refused;
  std::optional<codec::RawJson> aid;   // the answer to a question
  std::optional<std::string> warning;  // what speaks against a move that would be taken
};

struct Talked {
  Number number = 0;  // in the room
  Number who = 0;
  std::string name;
  std::optional<std::string> text, phrase;
  bool team = false;
  Millis at = 0;
};

struct Deed {  // what a seat did, and why where it was a bot; once everybody may know it
  Number round = 0;
  Number seat = 0;
  std::string move, why;
  Millis at = 0;  // table time
};

struct Pong {
  Millis sent = 0;  // as it came
  Millis now = 0;   // Unix time
  std::optional<Millis> table_now;
};

struct Bye {  // the last message of a connection
  std::string code, sentence;
};

using Event = std::variant<Welcome, Room, Update, Answer, Talked, Deed, Pong, Bye>;

// ---- Bodies of HTTP answers.

enum class OptionKind : std::uint8_t { yes_no, number, one_of };

struct ChoiceShown {  // a value that an option can have
  std::string name;
  std::string title, sentence;  // for people
};
struct OptionShown {
  std::string name, value;      // as it is unless somebody says otherwise; "": not set
  std::string title, sentence;  // for people: "One token a half", and what it does
  OptionKind kind = OptionKind::yes_no;
  std::optional<int> least, most;    // of a number
  std::vector<ChoiceShown> choices;  // of one_of
  std::optional<NamedValue> needs;   // another option, without which it is refused
};
struct SeatOffered {
  std::string role;               // with the usual options, as in a room
  Number team = 0;                // as in a room
  std::vector<std::string> bots;  // as in a room
};
struct BotShown {
  std::string name, sentence;
};
struct AidShown {  // a question that seats may ask, where the room allows it
  std::string name, sentence;
  std::string answer;  // the type of its answer, as the schema calls it
};
struct SetUpShown {
  std::string title, sentence;
  std::vector<NamedValue> options;
  std::vector<std::string> aids;  // that suit it, by name
};
struct GameShown {
  std::string name, title;
  Number rules_version = 0;
  bool seats_alike = false;
  std::vector<SeatOffered> seats;  // with the usual options
  std::vector<OptionShown> options;
  std::vector<BotShown> bots;
  std::vector<SetUpShown> set_ups;
  std::vector<AidShown> aids;
  std::optional<std::string> cards;   // the type of what its cards say, as the schema calls it
  std::optional<std::string> review;  // the type of a review
};
struct Games {
  int version = protocol::version;
  std::vector<GameShown> games;
};

struct RoomMade {
  std::string id;
  std::string link;                   // to be sent to others
  std::optional<std::string> code;    // to be spoken
  std::optional<std::string> advice;  // where the link only works on this machine
};

struct RoomListed {
  std::string id;
  std::string game, title;
  std::vector<NamedValue> options;  // those that it does not name are as usual
  Phase phase = Phase::waiting;
  Number seats = 0, open = 0, watching = 0;
  std::string host;
};
struct RoomList {
  std::vector<RoomListed> rooms;
};
struct RoomFound {
  std::string id;
};

struct GamePlayed {
  std::string table, room;
  std::string game, title;
  std::optional<std::string> result;  // none while it runs
  Millis begun = 0;
  std::vector<std::string> players;  // by seat, "a former reader" for who is gone
  std::optional<Number> seat;        // the own one
};
struct Me {
  std::string name;
  bool has_password = false;
  std::vector<RoomListed> rooms;  // that I am a member of, and are not closed
  std::vector<GamePlayed> games;  // the latest first
};

struct Step {  // of a finished game
  Number number = 0;
  Millis at = 0;
  std::string actor, move;  // in notation
  codec::RawJson view;      // of everything
};
struct Replay {
  GamePlayed game;
  std::vector<NamedValue> options;
  std::vector<Step> steps;
  bool verified = false;  // all commitments open as they were made
};

struct Health {
  std::string status;  // "ok", "draining", "cannot_save"
  int version = protocol::version;
  Number rooms = 0, connections = 0;
};

struct Failure {  // the body of every answer that is no success
  Refused refused;
};

}  // namespace protocol
