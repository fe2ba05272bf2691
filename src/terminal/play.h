// `liebrary play`: opens the journal, sets a table or finds one again, and plays it.
#pragma once

#include <filesystem>

#include "tables/referee.h"
#include "terminal/screen.h"

namespace terminal {

// A table that could be set.
struct NewGame {
  std::string game;
  std::vector<catalogue::Option> options;
  std::vector<tables::Holder> holders;
  std::string own_cards{};   // as text, where the players bring their own
  bool asks_set_up = false;  // of those that the game recommends, where somebody can be asked
};
struct MenuItem {
  std::string word, label;  // what is typed, what it is
  NewGame game;
};

struct Resume {
  std::string table;  // how its id begins; empty for the latest game
};
struct FromMenu {
  std::vector<MenuItem> items;  // at least one
};

struct Call {
  std::variant<NewGame, Resume, FromMenu> what;
  std::optional<std::filesystem::path> data;  // else data_folder()
  bool plain = false;
  std::optional<std::uint64_t> seed;  // for tests: chance that is not secret
  tables::WallClock wall;             // for tests; the system's where there is none
};

// $XDG_STATE_HOME/liebrary, or where that would be. Nothing where there is no home either.
std::optional<std::filesystem::path> data_folder();

// The program's exit code: 0 done or kept, 1 nothing to resume, 2 cannot be understood, 3 the world
// refused, 128 and the signal's number after one.
int play(const Call&, tables::Games, std::span<const GameScreens>);

}  // namespace terminal
