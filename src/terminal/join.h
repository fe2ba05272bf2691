// `liebrary join`: finds a table of a server, or makes one, and plays there.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "protocol/shared.h"
#include "terminal/keyboard.h"
#include "terminal/screen.h"

namespace terminal {

struct TableWish {  // for a new table
  std::string game;
  std::vector<core::Option> options;
  std::string bot;  // at all other seats; empty leaves them open
  bool listed = false;
  // Questions that seats may ask; unless said, all of them where only bots could be wronged, else
  // none.
  std::optional<std::vector<std::string>> aids{};
};

struct JoinCall {
  std::string link;                      // of a room, or of a server
  std::string code;                      // of a room of that server
  std::string name;                      // empty: as before, or the user's
  std::optional<protocol::Number> seat;  // as it was typed, counted from 1
  bool watch = false;                    // wants no seat
  std::optional<TableWish> make;         // a table at that server
  bool plain = false;
  std::optional<std::filesystem::path> data;  // for the guest's token; else data_folder()
};

// The program's exit code: 0 played or left, 1 the server said no, 2 cannot be understood, 3 the
// world refused, 128 and the signal's number after one.
int join(const JoinCall&, tables::Games, std::span<const GameScreens>);
int join(const JoinCall&, tables::Games, std::span<const GameScreens>, Writer&, Keyboard&);

}  // namespace terminal
