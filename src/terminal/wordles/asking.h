// What the moment asks of a player: the greeting, the question, the prompt, the reminder.
#pragma once

#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

// Who plays; at the beginning of a game also how.
void greet(terminal::Writer&, const Scene&);

// Said once when a phase begins, marks by hand aside. Nothing where nothing is asked.
void ask_player(terminal::Writer&, const Scene&);

std::string prompt_text(const Scene&);  // without the clock

// For a screen that shows no running clock: a sentence a minute, 30 and 10 seconds before time is
// up, as long as something is asked.
class Reminder {
 public:
  std::optional<std::string> at(const Scene&, core::TableTime now);

 private:
  core::TableTime since_{};  // of the clock that was seen last
  core::Millis reminded_ = core::Millis::max();
};

}  // namespace terminal_wordles
