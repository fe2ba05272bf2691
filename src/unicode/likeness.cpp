#include "unicode/likeness.h"

#include <algorithm>

#include "unicode/characters.h"
#include "unicode/tables.h"

namespace unicode {
namespace {

const std::vector<Folding>& foldings() {
  static const auto all = [] {
    std::vector<core::Trouble> wrong;
    return read_foldings(foldings_text(), wrong);
  }();
  return all;
}

const std::u32string* lookalike(char32_t c) {
  static const auto all = [] {
    std::vector<core::Trouble> wrong;
    return read_lookalikes(lookalikes_text(), wrong);
  }();
  const auto found = all.find(c);
  return found == all.end() ? nullptr : &found->second;
}

// A Hangul syllable is two or three letters, as the Unicode Standard computes them (3.12).
std::u32string syllable(char32_t c) {
  constexpr char32_t base = 0xAC00, last = 0xD7A3, vowels = 21, ends = 28;
  if (c < base || c > last) return {c};
  const char32_t index = c - base;
  std::u32string letters{0x1100 + index / (vowels * ends), 0x1161 + index % (vowels * ends) / ends};
  if (index % ends != 0) letters.push_back(0x11A7 + index % ends);
  return letters;
}

std::u32string folded(char32_t c) {
  const auto found =
      std::ranges::lower_bound(foldings(), c, {}, [](const Folding& each) { return each.of.last; });
  if (found == foldings().end() || found->of.first > c) return syllable(c);
  std::u32string to{found->to.begin(), found->to.end()};
  if (found->of.first != found->of.last && !to.empty()) to.front() += c - found->of.first;
  return to;
}

enum class First : std::uint8_t { look, fold };

void add(std::u32string& form, char32_t c, First first) {
  const auto* like = first == First::look ? lookalike(c) : nullptr;
  if (like != nullptr) {
    form += *like;
    return;
  }
  for (const char32_t each : folded(c)) {
    if (each == U' ') continue;
    const auto* meant = lookalike(each);
    if (meant != nullptr) {
      form += *meant;
    } else if (each == 0x307 && (form.ends_with(U'l') || form.ends_with(U'j'))) {
      continue;  // the dot that an i has anyway
    } else {
      form += each;
    }
  }
}

// Marks on one letter are in the order of their numbers: which was typed first cannot be seen.
void sort_marks(std::u32string& form) {
  for (auto begin = form.begin(); begin != form.end();) {
    begin = std::find_if(begin, form.end(), is_mark);
    const auto end = std::find_if_not(begin, form.end(), is_mark);
    std::sort(begin, end);
    begin = end;
  }
}

std::string likeness(std::string_view text, First first) {
  std::u32string form;
  for (std::string_view rest = text; !rest.empty();) add(form, take(rest), first);
  sort_marks(form);
  std::string told;
  for (const char32_t c : form) append(told, c);
  return told.empty() ? std::string{text} : told;
}

}  // namespace

std::vector<std::string> likenesses(std::string_view text) {
  std::vector<std::string> all{likeness(text, First::fold)};
  auto looks = likeness(text, First::look);
  if (looks != all.front()) all.push_back(std::move(looks));
  return all;
}

bool are_alike(std::string_view one, std::string_view other) {
  const auto ones = likenesses(one), others = likenesses(other);
  return std::ranges::find_first_of(ones, others) != ones.end();
}

}  // namespace unicode
