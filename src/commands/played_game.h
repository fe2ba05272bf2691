// What a game brings to `liebrary play`: its names and options on the command line, and its tables.
#pragma once

#include <memory>

#include "commands/command.h"
#include "terminal/play.h"

namespace commands {

// Options that mean the same in every game that takes them.
struct TableWishes {
  std::optional<std::size_t> players;
  std::string bot;  // empty for the strongest
  bool by_hand = false;
  std::size_t people = 1;             // at this keyboard
  std::vector<std::string> bots;      // by seat
  std::optional<std::string> clocks;  // wanted, with seconds or without
};

// Those that some games take and others do not.
struct SharedOptions {
  const CLI::Option *bots, *hot_seat, *clocks;
};

class PlayedGame {
 public:
  struct Name {
    std::string word, label;  // what is typed, what it is
  };

  virtual ~PlayedGame() = default;
  virtual terminal::GameScreens screens() const = 0;
  virtual std::vector<Name> names() const = 0;

  // Its own options, under its own heading, and the shared ones that it takes.
  virtual std::vector<const CLI::Option*> add_options(CLI::App&, const SharedOptions&) = 0;

  // The table that was asked for by one of the names. Throws Failure for a file that cannot be
  // used.
  virtual codec::Read<terminal::NewGame> table(std::string_view name, const TableWishes&,
                                               bool from_menu) const = 0;
};

std::unique_ptr<PlayedGame> played_fiction();
std::unique_ptr<PlayedGame> played_wordles();
std::unique_ptr<PlayedGame> played_impossible();

}  // namespace commands
