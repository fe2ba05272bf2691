// A room between games, line by line: who is there, who sits where, and what can be typed.
#pragma once

#include <variant>

#include "terminal/hand_over.h"
#include "terminal/room_line.h"

namespace terminal {

class Lobby {
 public:
  Lobby(RoomLine&, Writer&, Keyboard&);

  // Until a game is to be looked at, or until somebody leaves: then an outcome.
  std::optional<Outcome> wait_for_game();

  // The same while a game goes on that we have no seat in, until it is over or we sit down.
  std::optional<Outcome> watch_game();

  // One line that was typed.
  struct Taken {
    bool understood = true;
    std::optional<Outcome> end;  // where it was to leave
  };
  Taken hear(std::string_view line);
  void help();

  void ask(const protocol::Request&);  // and tells what is refused

 private:
  std::optional<Outcome> wait_while(const std::function<bool()>& goes_on);
  std::optional<protocol::Request> request_of(std::string_view line) const;
  void tell_what_came();
  void show_room();
  std::string prompt() const;

  RoomLine& line_;
  Writer& writer_;
  Keyboard& keyboard_;
  std::string shown_;  // of the room, last
};

// A member's name, or a bot's, or that the seat is open.
std::string holder_text(const protocol::Room&, const protocol::SeatShown&);

}  // namespace terminal
