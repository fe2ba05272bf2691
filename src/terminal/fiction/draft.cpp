#include "terminal/fiction/draft.h"

#include <fmt/format.h>

#include "codec/parse_problem.h"
#include "games/fiction/deception.h"
#include "games/fiction/refusal.h"
#include "terminal/fiction/card_input.h"
#include "terminal/fiction/typed.h"

namespace terminal_fiction {
namespace {

using codec::ParseProblem;
using codec::problem;
using codec::Read;
using fiction::Use;
using lexicon::Marks;
using Typed = std::vector<std::string>;

std::string joined(const Typed& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += (text.empty() ? "" : " ") + words[i];
  return text;
}

struct Drafting {
  const Scene& scene;
  lexicon::Word guess;
  Marks base;  // the honest clues

  Read<Marks> lied(const Typed& words) const {
    Marks shown = base;
    if (words.size() < 3 || words.size() % 2 == 0) {
      return problem(ParseProblem::missing, "Say where and what, as in: lie 3 x (or ~ or v)",
                     "F-16");
    }
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
      const auto place = read_place(words[i], guess);
      const auto mark = read_mark(words[i + 1]);
      if (!place) {
        return problem(
            InputProblem::no_place,
            fmt::format("“{}” is no place of {}: give a number, 1 to 5.", words[i], guess.upper()));
      }
      if (!mark) {
        return problem(InputProblem::no_mark,
                       fmt::format("“{}” is no clue: write v (right), ~ (elsewhere) or "
                                   "x (absent).",
                                   words[i + 1]));
      }
      shown.set(fiction::index(*place), *mark);
    }
    return shown;
  }

  Read<Marks> swapped(const Typed& words) const {
    const auto first = words.size() == 3 ? read_place(words[1], guess) : std::nullopt;
    const auto second = words.size() == 3 ? read_place(words[2], guess) : std::nullopt;
    if (!first || !second)
      return problem(ParseProblem::missing, "Name two places, as in: swap 2 4", "B-07b");
    Marks shown = base;
    shown.set(fiction::index(*first), base[fiction::index(*second)]);
    shown.set(fiction::index(*second), base[fiction::index(*first)]);
    return shown;
  }

  Read<Marks> clues(const Typed& words) const {
    if (words.empty() || words[0] == "truth") return base;
    if (words[0] == "lie") return lied(words);
    if (words[0] == "swap" || words[0] == "exchange") return swapped(words);
    std::string together;
    for (const auto& word : words) together += word;
    const auto marks = read_marks(together);
    if (marks) return *marks;
    return problem(ParseProblem::not_clues,
                   fmt::format("“{}” is not five clues: write each as v (right), ~ "
                               "(elsewhere) or x (absent).",
                               joined(words, 0, words.size())));
  }

  // The card that these clues must be a use of, if any could be.
  Use implied(const Typed& words, Marks shown) const {
    const std::string first = words.empty() ? "" : words[0];
    if (first == "swap" || first == "exchange") return fiction::Exchange{};
    if (first == "truth") return fiction::WholeTruth{};
    return implied_use(scene.board().librarian_card, shown, fiction::lies(base, shown));
  }
};

}  // namespace

bool is_draft(std::string_view line) {
  const auto words = words_of(line);
  if (words.empty()) return false;
  const auto& first = words[0];
  std::string together;
  for (const auto& word : words) {
    if (word == "use") break;
    together += word;
  }
  return first == "lie" || first == "truth" || first == "swap" || first == "exchange" ||
         first == "use" || read_marks(together).has_value();
}

Read<fiction::Share> read_draft(const Scene& scene, std::optional<Marks> honest,
                                std::string_view line) {
  Typed words = words_of(line);
  std::size_t at = 0;
  while (at < words.size() && words[at] != "use") ++at;
  std::optional<Use> use;
  if (at < words.size()) {
    const auto read =
        read_use(Typed(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end()));
    if (!read) return std::unexpected(read.error());
    use = *read;
    words.resize(at);
  }
  const fiction::Deception now{scene.rules, scene.view};
  const bool new_word = use && std::holds_alternative<fiction::NewWord>(*use);
  if (scene.rules.options.by_hand && !honest && !new_word) {
    return problem(fiction::Refusal::honest_clues_missing,
                   "Write the honest clues first, as in: honest xx~vv", "F-18");
  }
  const Marks base = honest && !new_word ? *honest : now.honest(use.value_or(fiction::Plainly{}));
  const Drafting drafting{scene, now.row().guess, base};
  const auto shown = drafting.clues(words);
  if (!shown) return std::unexpected(shown.error());
  fiction::Share share{*shown, use.value_or(drafting.implied(words, *shown)), std::nullopt};
  if (scene.rules.options.by_hand) share.honest = base;
  return share;
}

}  // namespace terminal_fiction
