#include "terminal/impossible/choice.h"

#include <algorithm>
#include <array>
#include <optional>

#include "terminal/phrases.h"
#include "terminal/writer.h"

namespace terminal_impossible {
namespace {

constexpr std::size_t shortest_part = 3;  // "of" would be in too many names

// How well it fits, the best first; nothing where it does not.
std::optional<int> rank(std::string_view name, std::string_view typed) {
  if (name == typed) return 0;
  if (name.starts_with(typed)) return 1;
  const auto at = name.find(typed);
  if (at == std::string_view::npos) return std::nullopt;
  for (auto word = at; word != std::string_view::npos; word = name.find(typed, word + 1)) {
    if (name[word - 1] == ' ') return 2;
  }
  return typed.size() >= shortest_part ? std::optional{3} : std::nullopt;
}

std::optional<int> rank(const Choice& choice, std::string_view typed) {
  std::optional<int> best;
  for (const auto& name : choice.names) {
    const auto fits = rank(std::string_view{folded(name)}, typed);
    if (fits && (!best || *fits < *best)) best = fits;
  }
  return best;
}

Finding by_number(std::span<const Choice> choices, std::string_view typed) {
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto number = choices[i].number;
    if (number != 0 && std::to_string(number) == typed) return Found{i};
  }
  return Unknown{};
}

}  // namespace

std::string folded(std::string_view text) {
  std::string result;
  for (const char c : terminal::lower(terminal::in_ascii(text))) {
    if (c == '\'' || c == '.' || c == '"') continue;
    result += c == ',' || c == '_' ? ' ' : c;
  }
  return result;
}

Typed typed_words(std::string_view line) { return terminal::words_of(folded(line)); }

std::string joined(const Typed& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

bool is_number(std::string_view typed) {
  return !typed.empty() && typed.find_first_not_of("0123456789") == std::string_view::npos;
}

Finding find_choice(std::span<const Choice> choices, std::string_view typed) {
  if (typed.empty()) return Unknown{};
  if (is_number(typed)) return by_number(choices, typed);
  std::optional<int> best;
  std::vector<std::size_t> fitting;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto fits = rank(choices[i], typed);
    if (!fits || (best && *fits > *best)) continue;
    if (best != fits) fitting.clear();
    best = fits;
    fitting.push_back(i);
  }
  if (fitting.empty()) return Unknown{};
  if (fitting.size() == 1) return Found{fitting[0]};
  return Ambiguous{fitting};
}

Finding take_choice(std::span<const Choice> choices, Typed& words) {
  for (std::size_t count = words.size(); count > 0; --count) {
    std::string typed;
    for (std::size_t i = 0; i < count; ++i) typed += (i == 0 ? "" : " ") + words[i];
    const auto finding = find_choice(choices, typed);
    if (std::holds_alternative<Unknown>(finding)) continue;
    if (std::holds_alternative<Found>(finding)) {
      words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return finding;
  }
  return Unknown{};
}

bool take_filler(Typed& words) {
  constexpr std::array fillers{"to",     "into", "in",   "at",   "on",   "for", "with",
                               "from",   "as",   "of",   "off",  "out",  "by",  "the",
                               "paying", "spot", "pool", "book", "card", "pay", "costs"};
  bool any = false;
  while (!words.empty() && std::ranges::find(fillers, words[0]) != fillers.end()) {
    words.erase(words.begin());
    any = true;
  }
  return any;
}

bool take_and(Typed& words) {
  if (words.empty() || words[0] != "and") return false;
  words.erase(words.begin());
  return true;
}

}  // namespace terminal_impossible
