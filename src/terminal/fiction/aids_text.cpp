#include "terminal/fiction/aids_text.h"

#include <fmt/format.h>

#include <ranges>

#include "catalogue/fiction_aids.h"

namespace terminal_fiction {
namespace {

constexpr std::size_t lies_shown = 12;

void show(terminal::Writer& writer, const Scene&, const fiction::aids::Words& told) {
  if (told.count == 0) return writer.line("No word fits; somebody has erred.");
  std::string words;
  for (const auto word : told.words) words += (words.empty() ? "" : " ") + word.text();
  writer.paragraph(told.count == 1 ? "One word is still possible:"
                                   : fmt::format("{} words are still possible:", told.count));
  writer.item("  ", words.empty() ? "none from there on" : words);
  if (told.behind > 0) {
    writer.paragraph(fmt::format("and {} behind these; words from {} goes on from there.",
                                 told.behind, told.words.back().text()));
  }
}

void show(terminal::Writer& writer, const Scene& scene, const fiction::aids::Lies& told) {
  const auto guess = scene.board().rows.back().guess;
  writer.paragraph(fmt::format(
      "The Guessers have {} possible words now. What they would be left with:", told.now));
  for (const auto& lie : told.lies | std::views::take(lies_shown)) {
    writer.item(fmt::format("  {:5} ", lie.left),
                fmt::format("{}  ({})", clues_text(writer, guess, lie.shown),
                            codec::to_notation(lie.action)));
  }
  if (told.count > lies_shown) {
    writer.line(fmt::format("and {} ways that leave no more.", told.count - lies_shown));
  }
}

template <class Answer>
void read_and_show(terminal::Writer& writer, const Scene& scene, std::string_view text) {
  const auto json = codec::parse_json(text);
  const auto told = json ? codec::from_json<Answer>(*json, "aid")
                         : codec::Read<Answer>{std::unexpected(json.error())};
  if (!told) return writer.paragraph(told.error().sentence);
  show(writer, scene, *told);
}

}  // namespace

std::optional<terminal::Ask> asked_in(std::string_view line) {
  const auto words = terminal::words_of(line);
  if (words.empty() || (words[0] != "words" && words[0] != "lies")) return std::nullopt;
  if (words.size() == 1) return terminal::Ask{words[0], ""};
  const bool from = words[0] == "words" && words.size() == 3 && words[1] == "from";
  if (!from) return std::nullopt;
  return terminal::Ask{words[0], words[2]};
}

void show_aid(terminal::Writer& writer, const Scene& scene, const terminal::Ask& asked,
              std::string_view answer) {
  if (asked.aid == "words") return read_and_show<fiction::aids::Words>(writer, scene, answer);
  if (asked.aid == "lies") return read_and_show<fiction::aids::Lies>(writer, scene, answer);
}

}  // namespace terminal_fiction
