#include "codec/leaf.h"

#include "codec/parse_problem.h"

namespace codec {

using core::Actor;
using lexicon::Letter;
using lexicon::LetterSet;
using lexicon::Marks;
using lexicon::Misspelling;
using lexicon::Word;

std::string actor_text(Actor actor) {
  if (actor.is_seat()) return "seat" + std::to_string(actor.seat_index() + 1);
  if (actor == Actor::chance()) return "chance";
  return actor == Actor::clock() ? "clock" : "spectator";
}

Read<Actor> parse_actor(std::string_view text) {
  for (const Actor actor : {Actor::chance(), Actor::clock(), Actor::spectator()}) {
    if (text == actor_text(actor)) return actor;
  }
  for (std::size_t i = 0; i < core::most_seats; ++i) {
    if (text == actor_text(Actor::seat(i))) return Actor::seat(i);
  }
  return problem(ParseProblem::unknown_actor, fmt::format("“{}” is nobody at this table.", text));
}

Problem misspelt(Misspelling why, std::string_view typed) {
  switch (why) {
    case Misspelling::empty: return {ParseProblem::missing, "A word is missing here.", ""};
    case Misspelling::several_words:
      return {ParseProblem::several_words,
              fmt::format("“{}” is more than one word; give one.", typed), ""};
    case Misspelling::not_letters:
      return {ParseProblem::not_letters,
              fmt::format("“{}” has something in it that is not a letter A to Z.", typed), ""};
    case Misspelling::wrong_length:
      return {ParseProblem::wrong_length, fmt::format("“{}” is longer than any word here.", typed),
              ""};
  }
  return {ParseProblem::missing, "A word is missing here.", ""};
}

Problem none_of(std::string_view typed, std::span<const std::string_view> names) {
  return {ParseProblem::unknown_name,
          fmt::format("“{}” is none of: {}.", typed, fmt::join(names, ", ")), ""};
}

bool is_within(std::int64_t number, std::int64_t least, std::int64_t most,
               std::optional<Problem>& wrong) {
  if (number >= least && number <= most) return true;
  wrong = Problem{ParseProblem::out_of_range,
                  fmt::format("{} is out of range: it must be {} to {}.", number, least, most), ""};
  return false;
}

Read<std::int64_t> parse_whole(std::string_view text, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) {
    return problem(ParseProblem::not_a_number, fmt::format("“{}” is not a whole number.", text));
  }
  std::optional<Problem> wrong;
  if (!is_within(number, least, most, wrong)) return std::unexpected(std::move(*wrong));
  return number;
}

Read<Word> Leaf<Word>::parse(std::string_view text) {
  auto word = Word::parse(text, 0);
  if (!word) return std::unexpected(misspelt(word.error(), text));
  return *word;
}

Read<Letter> Leaf<Letter>::parse(std::string_view text) {
  const auto letter = text.size() == 1 ? lexicon::parse_letter(text[0]) : std::nullopt;
  if (!letter)
    return problem(ParseProblem::not_a_letter, fmt::format("“{}” is not one letter A to Z.", text));
  return *letter;
}

std::string Leaf<LetterSet>::text(LetterSet set) {
  std::string text;
  for (unsigned l = 0; l < 26; ++l) {
    if (set.has(Letter(l))) text.push_back(lexicon::to_char(Letter(l)));
  }
  return text;
}

Read<LetterSet> Leaf<LetterSet>::parse(std::string_view text) {
  LetterSet set;
  for (const char c : text) {
    const auto letter = lexicon::parse_letter(c);
    if (!letter)
      return problem(ParseProblem::not_a_letter, fmt::format("“{}” is not all letters.", text));
    set.add(*letter);
  }
  return set;
}

Read<Marks> Leaf<Marks>::parse(std::string_view text) {
  const auto marks = Marks::parse(text);
  if (!marks) {
    return problem(ParseProblem::not_clues,
                   fmt::format("“{}” is not a clue for each letter: write v (right), "
                               "~ (elsewhere), x (absent) or _ (blank).",
                               text));
  }
  return *marks;
}

}  // namespace codec
