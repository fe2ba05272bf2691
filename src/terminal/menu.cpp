#include "terminal/menu.h"

#include <fmt/format.h>

#include "codec/notation.h"

namespace terminal {
namespace {

void show(const std::vector<MenuItem>& items, Writer& writer) {
  writer.line(writer.paint(Ink::strong, "Liebrary"));
  for (std::size_t i = 0; i < items.size(); ++i) {
    writer.line(fmt::format("  {}  {:10} {}", i + 1, items[i].word, items[i].label));
  }
  writer.line(
      fmt::format("  {}  {:10} {}", items.size() + 1, "resume", "the latest unfinished game"));
  writer.line(fmt::format("  {}  {:10} {}", 0, "quit", "another time"));
}

std::optional<Chosen> meant(const std::vector<MenuItem>& items, std::string_view typed) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (typed == items[i].word || typed == std::to_string(i + 1)) return items[i].game;
  }
  if (typed == "resume" || typed == std::to_string(items.size() + 1)) return Resume{};
  if (typed == "quit" || typed == "exit" || typed == "q" || typed == "0") return Leave{};
  return std::nullopt;
}

}  // namespace

std::expected<Chosen, int> choose(const std::vector<MenuItem>& items, Writer& writer,
                                  Keyboard& keyboard) {
  show(items, writer);
  for (;;) {
    const auto heard = keyboard.listen("What shall it be? > ", std::chrono::minutes{1});
    if (const auto* signal = std::get_if<Interrupted>(&heard)) {
      return std::unexpected(signal->signal);
    }
    if (std::holds_alternative<EndOfInput>(heard) || writer.failed()) return Leave{};
    const auto* line = std::get_if<Line>(&heard);
    if (line == nullptr) continue;
    const auto typed = codec::Words{line->text}.rest();
    if (auto chosen = meant(items, typed)) return std::move(*chosen);
    if (!typed.empty()) {
      writer.paragraph(
          fmt::format("“{}” is not on the list; type a number or a name of it.", typed));
    }
  }
}

}  // namespace terminal
