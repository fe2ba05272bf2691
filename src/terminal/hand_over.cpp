#include "terminal/hand_over.h"

#include <fmt/format.h>

namespace terminal {

std::optional<Outcome> hand_over(Writer& writer, Keyboard& keyboard, std::string_view role,
                                 const std::function<bool()>& meanwhile, std::string_view news) {
  writer.hide();
  keyboard.forget();
  if (!news.empty()) writer.paragraph(news);
  writer.paragraph(fmt::format("Hand the keyboard to {}. Everybody else looks away.", role));
  for (;;) {
    const auto heard =
        keyboard.listen("When you sit there, press Enter > ", std::chrono::seconds{1});
    if (std::holds_alternative<Line>(heard)) return std::nullopt;
    if (const auto* signal = std::get_if<Interrupted>(&heard)) {
      return Outcome{Ending::interrupted, signal->signal};
    }
    if (std::holds_alternative<EndOfInput>(heard)) return Outcome{Ending::left};
    if (writer.failed()) return Outcome{Ending::unheard};
    if (!meanwhile()) return Outcome{Ending::stuck};
  }
}

}  // namespace terminal
