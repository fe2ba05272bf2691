// A game that others play, told from where spectators sit.
#pragma once

#include "terminal/lobby.h"
#include "terminal/remote_table.h"
#include "terminal/screen.h"

namespace terminal {

class Watching {
 public:
  Watching(RemoteTable&, Screen&, RoomLine&, Lobby&, Writer&, Keyboard&);

  // Until the game is over or we sit down in it; an outcome where it ends otherwise.
  std::optional<Outcome> run();

 private:
  std::optional<Outcome> take(const std::string& line);
  void tell_deeds();

  RemoteTable& table_;
  Screen& screen_;
  RoomLine& line_;
  Lobby& lobby_;
  Writer& writer_;
  Keyboard& keyboard_;
  std::size_t told_ = 0;  // of the deeds
};

}  // namespace terminal
