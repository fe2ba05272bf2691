// For a screen that shows no running clock: a sentence a minute, 30 and 10 seconds before time is
// up.
#pragma once

#include <optional>
#include <string>

#include "core/table_time.h"

namespace terminal {

class Reminder {
 public:
  // `since` tells one clock from the next. Silent where nothing is asked.
  std::optional<std::string> at(std::optional<core::Millis> left, core::TableTime since,
                                bool is_asked);

 private:
  core::TableTime since_{};  // of the clock that was seen last
  core::Millis reminded_ = core::Millis::max();
};

}  // namespace terminal
