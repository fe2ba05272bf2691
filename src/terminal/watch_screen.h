// What a game's screen for spectators shares: nothing is asked of them, and they may look around.
#pragma once

#include "terminal/screen.h"

namespace terminal {

class WatchScreen : public Screen {
 public:
  explicit WatchScreen(Writer& writer) : writer_{writer} {}

  std::string prompt(TableTime) const override { return "watching > "; }
  std::string role() const override { return "a spectator"; }
  std::optional<std::string> reminder(TableTime) override { return std::nullopt; }
  std::string in_words(const catalogue::BotMove&) const override { return {}; }

  Reply answer(std::string_view line, TableTime now) override {
    if (!look(line, now)) help();
    return Said{};
  }
  void help() override { writer_.paragraph("You are watching. To look around, type: " + sights()); }

 protected:
  // Shows what the line asks for; false where it asks for nothing that can be seen.
  virtual bool look(std::string_view line, TableTime now) = 0;
  virtual std::string sights() const = 0;  // "board, time."

  Writer& writer_;
};

}  // namespace terminal
