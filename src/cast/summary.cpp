#include "cast/summary.h"

#include <fmt/format.h>

#include <array>

#include "cast/card_parts.h"
#include "core/enum_name.h"

namespace cast {
namespace {

std::unexpected<std::string> misread(std::string_view blank) {
  return std::unexpected(
      fmt::format("has the blank {{{}}}, which says nothing; write it like {{1}}, {{1's}}, "
                  "{{1:they}}, {{1:was|were}} or {{1:they was|were}}.",
                  blank));
}

std::expected<Piece, std::string> agreement(Spot spot, std::string_view said,
                                            std::string_view blank) {
  Agreement agreement{.spot = spot, .after_pronoun = false, .one = {}, .several = {}};
  const auto [first, rest] = line_part(said);
  if (first == "they") {
    agreement.after_pronoun = true;
    said = rest;
  }
  const auto ways = split(said, '|');
  if (ways.size() != 2 || ways[0].empty() || ways[1].empty()) return misread(blank);
  agreement.one = ways[0];
  agreement.several = ways[1];
  return agreement;
}

// What stands between the braces.
std::expected<Piece, std::string> parse_blank(std::string_view blank) {
  if (blank.empty() || blank[0] < '1' || blank[0] > '0' + static_cast<char>(spots_a_book)) {
    return std::unexpected(
        fmt::format("has the blank {{{}}}, which names no spot; begin it with 1, 2 or 3.", blank));
  }
  const auto spot = static_cast<Spot>(blank[0] - '1');
  const auto said = blank.substr(1);
  if (said.empty() || said == "'s") return Name{.spot = spot, .possessive = !said.empty()};
  if (said[0] != ':') return misread(blank);
  if (said.find('|') != std::string_view::npos) return agreement(spot, said.substr(1), blank);
  const auto word = core::enum_from_name<Case>(said.substr(1));
  if (!word) return misread(blank);
  return PronounOf{.spot = spot, .word = *word};
}

}  // namespace

std::expected<std::vector<Piece>, std::string> parse_summary(std::string_view text) {
  std::vector<Piece> pieces;
  while (!text.empty()) {
    const auto open = text.find_first_of("{}");
    if (open != 0) pieces.emplace_back(Words{std::string{text.substr(0, open)}});
    if (open == std::string_view::npos) break;
    const auto close = text.find_first_of("{}", open + 1);
    if (text[open] == '}' || close == std::string_view::npos || text[close] == '{') {
      return std::unexpected(
          fmt::format("has a brace without its other half near \"{}\"; every {{ needs its own }}.",
                      text.substr(open, 12)));
    }
    auto piece = parse_blank(text.substr(open + 1, close - open - 1));
    if (!piece) return std::unexpected(std::move(piece.error()));
    pieces.push_back(std::move(*piece));
    text.remove_prefix(close + 1);
  }
  return pieces;
}

std::string_view pronoun(Pronoun pronoun, bool plural, Case word) {
  using Row = std::array<std::string_view, core::enum_size<Case>>;
  static constexpr std::array<Row, core::enum_size<Pronoun>> table{{
      {"he", "him", "his", "his", "himself"},
      {"she", "her", "her", "hers", "herself"},
      {"it", "it", "its", "its", "itself"},
      {"they", "them", "their", "theirs", "themself"},
  }};
  if (plural && word == Case::themself) return "themselves";
  const auto row = plural ? Pronoun::they : pronoun;
  return table[static_cast<std::size_t>(row)][static_cast<std::size_t>(word)];
}

}  // namespace cast
