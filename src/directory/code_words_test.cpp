// What data/README.md promises of the words that codes are made of.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "core/lines.h"
#include "directory/tokens.h"

namespace directory {
namespace {

std::set<std::string> words_in(const std::string& file) {
  std::ifstream in{LIEBRARY_SOURCE_DIR "/data/" + file};
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::set<std::string> words;
  for (const auto& line : core::data_lines(text)) words.emplace(line.text);
  return words;
}

bool is_vowel(char c) { return std::string_view{"aeiouy"}.contains(c); }

void replace(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

// Roughly how a word sounds over a bad line: soft and hard consonants are alike, of vowels in a row
// the first is heard, and at the end little is.
std::string heard(std::string word) {
  for (const auto& [silent, said] :
       {std::pair{"kn", "n"}, std::pair{"wr", "r"}, std::pair{"wh", "w"}}) {
    if (word.starts_with(silent)) word.replace(0, 2, said);
  }
  replace(word, "ph", "f");
  replace(word, "ck", "k");
  replace(word, "gh", "");
  replace(word, "qu", "kw");
  replace(word, "x", "ks");
  for (const char* soft : {"ce", "ci", "cy"}) replace(word, soft, std::string{'s', soft[1]});
  replace(word, "ch", "C");
  if (word.ends_with('e')) word.pop_back();
  std::string sound;
  for (const char c : word) {
    static const std::map<char, char> alike{{'b', 'p'}, {'d', 't'}, {'g', 'k'}, {'c', 'k'},
                                            {'v', 'f'}, {'z', 's'}, {'m', 'n'}};
    const auto found = alike.find(c);
    const char said = found == alike.end() ? c : found->second;
    if (sound.ends_with(said) || (is_vowel(c) && !sound.empty() && is_vowel(sound.back())))
      continue;
    sound += said;
  }
  return sound;
}

// How many letters have to be put in, left out, changed, or swapped with the next one.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> steps(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t k = 0; k <= b.size(); ++k) {
      auto& here = steps[i][k];
      here = std::max(i, k);
      if (i == 0 || k == 0) continue;
      here = std::min({steps[i - 1][k] + 1, steps[i][k - 1] + 1,
                       steps[i - 1][k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1)});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1]) {
        here = std::min(here, steps[i - 2][k - 2] + 1);
      }
    }
  }
  return steps[a.size()][b.size()];
}

TEST(CodeWords, are_1024_short_words_in_order) {
  const auto words = code_words();
  EXPECT_EQ(words.size(), 1024U);
  EXPECT_TRUE(std::ranges::is_sorted(words));
  for (const auto word : words) {
    EXPECT_GE(word.size(), 4U) << word;
    EXPECT_LE(word.size(), 6U) << word;
    EXPECT_TRUE(std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; })) << word;
  }
}

TEST(CodeWords, none_is_another_with_a_slip_or_begins_another) {
  EXPECT_EQ(distance("angel", "angle"), 1U);
  EXPECT_EQ(distance("tiger", "tigers"), 1U);
  EXPECT_EQ(distance("kitten", "sitting"), 3U);
  const auto words = code_words();
  for (std::size_t i = 0; i < words.size(); ++i) {
    for (std::size_t k = i + 1; k < words.size(); ++k) {
      EXPECT_GT(distance(words[i], words[k]), 1U) << words[i] << " and " << words[k];
      EXPECT_FALSE(words[k].starts_with(words[i])) << words[i] << " begins " << words[k];
    }
  }
}

TEST(CodeWords, none_sounds_like_another) {
  EXPECT_EQ(heard("whale"), heard("wail"));
  EXPECT_EQ(heard("cellar"), heard("selar"));
  EXPECT_EQ(heard("bear"), heard("pear"));
  EXPECT_NE(heard("gecko"), heard("cookie"));
  std::map<std::string, std::string_view> sounds;
  for (const auto word : code_words()) {
    const auto [other, is_new] = sounds.emplace(heard(std::string{word}), word);
    EXPECT_TRUE(is_new) << word << " and " << other->second;
  }
}

TEST(CodeWords, none_is_unsuitable_or_a_name_first) {
  const auto unsuitable = words_in("unsuitable.txt"), names = words_in("proper_nouns.txt"),
             poor = words_in("poor_secrets.txt");
  ASSERT_FALSE(unsuitable.empty() || names.empty() || poor.empty());
  for (const auto word : code_words()) {
    const std::string text{word};
    EXPECT_FALSE(unsuitable.contains(text) || names.contains(text) || poor.contains(text)) << word;
  }
}

// Where one of these words is heard, somebody may write the other.
TEST(CodeWords, none_is_one_of_a_pair_that_sounds_the_same) {
  const auto words = code_words();
  for (const std::string_view each :
       {"bear",    "deer",  "flower", "night",  "pear",   "plane",  "plain",   "rain",   "sail",
        "steel",   "whale", "berry",  "cellar", "cereal", "coral",  "desert",  "kernel", "lesson",
        "medal",   "metal", "mussel", "pedal",  "ring",   "throne", "waist",   "wave",   "wood",
        "yolk",    "bread", "brake",  "beach",  "bell",   "board",  "boulder", "carat",  "carrot",
        "fairy",   "ferry", "flour",  "hair",   "heart",  "horse",  "knot",    "knight", "lynx",
        "maize",   "mail",  "moose",  "muse",   "naval",  "pail",   "peace",   "piece",  "prince",
        "profit",  "road",  "root",   "rose",   "scent",  "sword",  "tail",    "tide",   "toad",
        "weather", "week",  "wheel",  "write",  "floor",  "weekly", "drawer",  "tidal",  "title",
        "grater",  "tuna",  "lava",   "pigeon", "symbol"}) {
    EXPECT_FALSE(std::ranges::binary_search(words, each)) << each;
  }
}

}  // namespace
}  // namespace directory
