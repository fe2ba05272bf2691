#include "terminal/reminder.h"

#include <fmt/format.h>

#include "terminal/phrases.h"

namespace terminal {

std::optional<std::string> Reminder::at(std::optional<core::Millis> left, core::TableTime since,
                                        bool is_asked) {
  if (!left) return std::nullopt;
  if (since != since_) {
    since_ = since;
    reminded_ = core::Millis::max();
  }
  const bool first = reminded_ == core::Millis::max();
  std::optional<std::string> sentence;
  for (const auto mark :
       {std::chrono::seconds{60}, std::chrono::seconds{30}, std::chrono::seconds{10}}) {
    if (*left <= mark && reminded_ > mark && !first && is_asked) {
      sentence = fmt::format("{} left.", clock_text(*left));
    }
  }
  reminded_ = *left;
  return sentence;
}

}  // namespace terminal
