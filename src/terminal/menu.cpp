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

bool means_leaving(std::string_view typed) {
  return typed == "quit" || typed == "exit" || typed == "q" || typed == "0";
}

std::optional<Chosen> meant(const std::vector<MenuItem>& items, std::string_view typed) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (typed == items[i].word || typed == std::to_string(i + 1)) return items[i].game;
  }
  if (typed == "resume" || typed == std::to_string(items.size() + 1)) return Resume{};
  if (means_leaving(typed)) return Leave{};
  return std::nullopt;
}

void show(const std::vector<catalogue::Preset>& presets, Writer& writer) {
  writer.line(writer.paint(Ink::strong, "How shall it be set up?"));
  for (std::size_t i = 0; i < presets.size(); ++i) {
    writer.item(fmt::format(" {:>2}  {:18}", i + 1, presets[i].title), presets[i].sentence);
  }
}

// The first answer that `meant` understands; nothing where nobody answers any more, else the signal
// that ended the asking.
template <class Answer, class Meant>
std::expected<std::optional<Answer>, int> ask(std::string_view question, Writer& writer,
                                              Keyboard& keyboard, const Meant& meant) {
  for (;;) {
    const auto heard = keyboard.listen(std::string{question}, std::chrono::minutes{1});
    if (const auto* signal = std::get_if<Interrupted>(&heard)) {
      return std::unexpected(signal->signal);
    }
    if (std::holds_alternative<EndOfInput>(heard) || writer.failed()) return std::nullopt;
    const auto* line = std::get_if<Line>(&heard);
    if (line == nullptr) continue;
    const auto typed = codec::Words{line->text}.rest();
    if (std::optional<Answer> answer = meant(typed)) return answer;
    if (!typed.empty()) {
      writer.paragraph(
          fmt::format("“{}” is not on the list; type a number or a name of it.", typed));
    }
  }
}

}  // namespace

std::expected<Chosen, int> choose(const std::vector<MenuItem>& items, Writer& writer,
                                  Keyboard& keyboard) {
  show(items, writer);
  auto chosen = ask<Chosen>("What shall it be? > ", writer, keyboard,
                            [&](std::string_view typed) { return meant(items, typed); });
  if (!chosen) return std::unexpected(chosen.error());
  return chosen->value_or(Leave{});
}

std::expected<SetUpChosen, int> choose_set_up(const std::vector<catalogue::Preset>& presets,
                                              Writer& writer, Keyboard& keyboard) {
  show(presets, writer);
  auto chosen =
      ask<SetUpChosen>("Its number, or Enter for the first > ", writer, keyboard,
                       [&](std::string_view typed) -> std::optional<SetUpChosen> {
                         if (means_leaving(typed)) return Leave{};
                         for (std::size_t i = 0; i < presets.size(); ++i) {
                           if ((typed.empty() && i == 0) || typed == std::to_string(i + 1) ||
                               typed == presets[i].title) {
                             return presets[i].options;
                           }
                         }
                         return std::nullopt;
                       });
  if (!chosen) return std::unexpected(chosen.error());
  return chosen->value_or(Leave{});
}

}  // namespace terminal
