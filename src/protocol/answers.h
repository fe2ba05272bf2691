// What the server says.
#pragma once

#include <variant>

#include "core/strength.h"
#include "protocol/limits.h"
#include "protocol/shared.h"

namespace protocol {

// ---- Over the WebSocket of a room.

enum class Phase : std::uint8_t { waiting, playing, over, closed };

struct SeatShown {
  std::string role;                // the seat's name in the game, "guesser1"
  Number team = 0;                 // seats of the same number share notes, and talk of their own
  std::vector<std::string> bots;   // that can play it, weakest first
  std::optional<MemberId> member;  // who holds it
  std::optional<std::string> bot;  // or the bot that plays it
  bool can_take_back = false;      // a bot plays for that member, who may take it back
  bool ready = false;
};

struct SeatHolder {  // one of the two, or neither
  std::optional<MemberId> member;
  std::optional<std::string> bot;
};

struct MemberShown {
  MemberId member;
  std::string name;
  bool here = false;  // has a connection
  bool host = false, muted = false;
  bool registered = false;        // the name is theirs by a password; a guest may be anybody
  std::optional<Millis> latency;  // of the round trip that they measured last
};

struct Welcome {  // the first message of every connection
  int version = protocol::version;
  MemberId member;           // you; 0 on a big screen, which is nobody
  std::optional<Seat> seat;  // yours, if you sit
  Millis now = 0;            // Unix time
};

struct AskShown {  // somebody wants to come in, or a seat in the game that is on
  Number ask;
  std::string name;
  std::optional<MemberId> member;  // nullopt for who is at the door
  std::optional<Seat> seat;
  std::vector<MemberId> agreed;  // of those who play; all who are here have to
};
struct Room {  // whole, whenever something of it changes
  std::string id;
  std::string game, title;
  std::vector<Option> options;  // those that it does not name are as usual
  RoomSettings settings;
  Phase phase = Phase::waiting;
  std::vector<SeatShown> seats;
  std::vector<MemberShown> members;
  std::optional<std::string> code;   // to be spoken; while the room waits
  std::optional<std::string> table;  // the present game, or the last one
  std::optional<Seat> captain;       // acts for its team, where that is the rule
  Round round;                       // games begun in this room
  // Who would sit where if a rematch began now, by seat; none unless the game is over.
  std::vector<SeatHolder> rematch_seats;
  std::optional<Number> screens;  // big screens that show this room; nullopt for none
  std::vector<AskShown> asks;
  std::vector<MemberId> ending;  // who wants to end the game without a result
};

struct NoteShown {
  Seat writer;
  std::string key, value;
  bool personal = false;
};
struct ProposalShown {
  Seat seat;
  codec::RawJson action;
};
struct Opening {  // of a commitment, once the game is over
  Number ordinal;
  std::string value, nonce;
};

// What a seat, or a spectator, may know of the game.
struct TableView {
  codec::RawJson view, offers;
  std::vector<NoteShown> notes;
  std::vector<ProposalShown> proposals;
  std::vector<Seat> away;
  std::optional<std::string> result;
  std::vector<Opening> openings;
};

// The table view of a seat, or of a spectator, after something of it has changed: whole, or as a
// difference to the one that this connection was sent before. `number` counts the changes, from 1
// on without a gap; it begins again with every game of the room (`round`).
struct Update {
  Round round;
  StreamSequence number;
  std::optional<Seat> seat;  // whose view; none for a spectator's
  Number revision = 0;       // to say what a move is meant for
  std::optional<TableView> whole;
  std::optional<codec::RawJson> difference;  // of the table view (codec/difference.h)
  Number commitments_before = 0;             // that this connection was sent already
  std::vector<std::string> commitments;      // those that follow them
  Millis now = 0;                            // table time, when it was sent
  std::optional<Millis> resumes_at;          // table time from which the clock runs after an outage
  // What has happened since the update before, in sentences for everybody, if the game's cards are
  // open. A seat is written as its number in braces: "{2} passes."
  std::optional<std::vector<std::string>> story;
};

// A list of sentences that is left out if it is empty.
inline std::optional<std::vector<std::string>> sentences(std::vector<std::string> list) {
  return list.empty() ? std::nullopt : std::optional{std::move(list)};
}

struct Answer {  // to the message of that id: done, or refused
  std::string id;
  std::optional<Refused> refused{};
  std::optional<codec::RawJson> aid{};   // the answer to a question
  std::optional<std::string> warning{};  // what speaks against a move that would be taken
  // What a move that would be taken leads to, the most serious first, if the game's cards are open.
  std::optional<std::vector<std::string>> effects{};
};

struct ChatMessage {
  Number number = 0;  // in the room
  MemberId member;
  std::string name;
  std::optional<std::string> text, phrase;
  bool team = false;
  bool registered = false;  // whoever said it, as in a room
  Millis at = 0;
};

struct ChatErased {  // all that a member has said is gone: they have erased themselves
  MemberId member;
};

struct MovePlayed {  // and why, if a bot played it; once everybody may know it
  Round round;
  Seat seat;
  codec::RawJson action;
  std::string why;
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

using Event =
    std::variant<Welcome, Room, Update, Answer, ChatMessage, ChatErased, MovePlayed, Pong, Bye>;

// ---- Bodies of HTTP answers.

// How a game came to stand as it does, as one viewer saw it: the first step has the view whole,
// each other one what changed in it.
struct PastStep {
  StreamSequence number;  // of the update that showed it
  Millis at = 0;          // Unix time
  std::optional<codec::RawJson> view, difference;
  std::optional<std::vector<std::string>> story;  // as in Update
};
struct Past {
  Round round;
  std::vector<PastStep> steps;
};

enum class OptionKind : std::uint8_t { yes_no, number, one_of };

struct ChoiceShown {  // a value that an option can have
  std::string name;
  std::string title, sentence;  // for people
};
struct OptionShown {
  std::string name, value;      // as it is unless somebody says otherwise; "": not set
  std::string title, sentence;  // for people: "One token a half", and what it does
  OptionKind kind = OptionKind::yes_no;
  std::optional<int> min, max;       // of a number
  std::vector<ChoiceShown> choices;  // of one_of
  std::optional<Option> depends_on;  // another option, without which it is refused
};
struct SeatOffered {
  std::string role;               // with the usual options, as in a room
  Number team = 0;                // as in a room
  std::vector<std::string> bots;  // as in a room
};
struct BotShown {
  std::string name, sentence;
  std::optional<core::Strength> strength;  // servers of before it do not say
};
struct AidShown {  // a question that seats may ask, where the room allows it
  std::string name, sentence;
  std::string answer;  // the type of its answer, as the schema calls it
};
struct PresetShown {
  std::string id;               // stable: "short_gentle"
  std::string title, sentence;  // for people
  std::vector<Option> options;
  std::vector<std::string> aids;  // that suit it, by name
};
struct GameShown {
  std::string name, title;
  Number rules_version = 0;
  bool symmetric_seats = false;
  std::vector<SeatOffered> seats;  // with the usual options
  std::vector<OptionShown> options;
  std::vector<BotShown> bots;
  std::vector<PresetShown> presets;
  std::vector<AidShown> aids;
  std::optional<std::string> cards;   // the type of what its cards say, as the schema calls it
  std::optional<std::string> print;   // the type of its cards for paper
  std::optional<std::string> review;  // the type of a review
};
struct SettingsLimits {
  int min_grace_seconds = least_grace, max_grace_seconds = most_grace;
};
struct Games {
  int version = protocol::version;
  RoomSettings settings;  // of a room that is made without saying more
  SettingsLimits settings_limits{};
  std::vector<GameShown> games;
};

struct Seats {  // of a table with certain options
  std::vector<SeatOffered> seats;
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
  std::vector<Option> options;  // those that it does not name are as usual
  Phase phase = Phase::waiting;
  Number seats = 0, open = 0, watching = 0;
  std::string host;
  bool host_registered = false;  // as of a member of a room
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
  std::optional<Seat> seat;          // the own one
};
struct Me {
  std::string name;
  bool has_password = false;
  std::vector<RoomListed> rooms;  // that I am a member of, and are not closed
  std::vector<GamePlayed> games;  // the latest first
};

// What one's finished games come to.
struct FactCounted {
  std::string name, value;  // the game's own: "guesses" and "6"
  Number times = 0;
};
struct KindPlayed {  // an edition of a game
  std::string game, title;
  Number played = 0, won = 0;
  std::vector<FactCounted> facts;
};
struct Profile {
  Number wins_in_a_row = 0, most_wins_in_a_row = 0;  // of all kinds; the first counts until now
  std::vector<KindPlayed> kinds;
};

enum class MoveBy : std::uint8_t { seat, chance, clock };

struct Step {  // of a finished game
  Number number = 0;
  Millis at = 0;
  MoveBy by = MoveBy::seat;
  std::optional<Seat> seat;  // if it was one
  codec::RawJson action;
  codec::RawJson view;  // of everything
};
struct Replay {
  GamePlayed game;
  std::vector<Option> options;
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
