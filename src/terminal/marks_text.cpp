#include "terminal/marks_text.h"

#include <fmt/format.h>

#include "terminal/phrases.h"

namespace terminal {

using lexicon::Mark;

std::string_view word_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return "absent";
    case Mark::elsewhere: return "elsewhere";
    case Mark::right: return "right";
    case Mark::blank: return "no clue";
  }
  return {};
}

std::string_view glyph_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return "✗";
    case Mark::elsewhere: return "~";
    case Mark::right: return "✓";
    case Mark::blank: return "_";
  }
  return {};
}

Ink ink_of(Mark mark) {
  switch (mark) {
    case Mark::absent: return Ink::absent;
    case Mark::elsewhere: return Ink::elsewhere;
    case Mark::right: return Ink::right;
    case Mark::blank: return Ink::faint;
  }
  return Ink::faint;
}

std::string upper(lexicon::Letter letter) { return {lexicon::to_upper(letter)}; }

std::string upper_letters(lexicon::LetterSet letters) {
  std::vector<std::string> names;
  for (unsigned l = 0; l < 26; ++l) {
    if (letters.has(lexicon::Letter(l))) names.push_back(upper(lexicon::Letter(l)));
  }
  return listed(names);
}

std::string clues_text(const Writer& writer, lexicon::Word word, lexicon::Marks marks) {
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (writer.look().plain) {
      text += fmt::format("{}{} {}", i == 0 ? "" : ", ", upper(word[i]), word_of(marks[i]));
    } else {
      text += i == 0 ? "" : " ";
      text +=
          writer.paint(ink_of(marks[i]), fmt::format("{}{}", upper(word[i]), glyph_of(marks[i])));
    }
  }
  return text;
}

std::optional<Mark> read_mark(std::string_view text) {
  if (text == "✗" || text == "absent") return Mark::absent;
  if (text == "✓" || text == "right") return Mark::right;
  if (text == "elsewhere") return Mark::elsewhere;
  if (text == "blank") return Mark::blank;
  return text.size() == 1 ? lexicon::parse_mark(text[0]) : std::nullopt;
}

std::optional<lexicon::Marks> read_marks(std::string_view text, std::size_t letters) {
  lexicon::Marks marks{letters};
  std::size_t place = 0;
  while (!text.empty()) {
    const std::size_t length = static_cast<unsigned char>(text[0]) < 0x80 ? 1 : 3;
    const auto mark = read_mark(text.substr(0, length));
    if (!mark || place == letters) return std::nullopt;
    marks.set(place++, *mark);
    text.remove_prefix(std::min(length, text.size()));
  }
  if (place != letters) return std::nullopt;
  return marks;
}

}  // namespace terminal
