#include "lexicon/lexicon_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace lexicon {
namespace {

using core::Line;
using core::Trouble;

std::optional<Word> lower_word(std::string_view text) {
  const bool lower = std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
  if (!lower || text.empty() || text.size() > longest_word) return std::nullopt;
  return Word{text};
}

std::optional<std::uint8_t> scowl_size(std::string_view text) {
  int size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (size < 10 || size > 80) return std::nullopt;
  return static_cast<std::uint8_t>(size);
}

std::unexpected<Trouble> trouble(const Line& line, std::string sentence) {
  return std::unexpected(Trouble{line.number, std::move(sentence)});
}

std::unexpected<Trouble> unsorted(const Line& line, Word word, Word before) {
  return trouble(line, fmt::format("{} stands after {}; sort the list and keep each word once.",
                                   word.text(), before.text()));
}

std::expected<std::vector<Entry>, Trouble> parse_words(std::string_view text, std::size_t length) {
  std::vector<Entry> entries;
  const auto lines = core::data_lines(text);
  entries.reserve(lines.size());
  for (const Line& line : lines) {
    const std::size_t tab = line.text.find('\t');
    if (tab == std::string_view::npos) {
      return trouble(
          line, fmt::format("\"{}\" has no size; write the word, a tab and its size.", line.text));
    }
    const std::string_view spelled = line.text.substr(0, tab);
    const auto word = lower_word(spelled);
    if (!word || word->size() != length) {
      return trouble(
          line, fmt::format("\"{}\" is not a word of {} letters in lower case.", spelled, length));
    }
    const auto size = scowl_size(line.text.substr(tab + 1));
    if (!size) {
      return trouble(
          line, fmt::format("The size of {} is \"{}\"; it must be a number from 10 to 80.", spelled,
                            line.text.substr(tab + 1)));
    }
    if (!entries.empty() && *word <= entries.back().word) {
      return unsorted(line, *word, entries.back().word);
    }
    entries.push_back({*word, *size, Verdict::rare});
  }
  return entries;
}

struct ListedWord {
  Line line;
  Word word;
};

std::expected<std::vector<ListedWord>, Trouble> parse_list(std::string_view text,
                                                           std::size_t length) {
  std::vector<ListedWord> listed;
  for (const Line& line : core::data_lines(text)) {
    const auto word = lower_word(line.text);
    if (!word) {
      return trouble(line, fmt::format("\"{}\" is not a word of up to {} letters in lower case.",
                                       line.text, longest_word));
    }
    if (word->size() != length) continue;
    if (!listed.empty() && *word <= listed.back().word) {
      return unsorted(line, *word, listed.back().word);
    }
    listed.push_back({line, *word});
  }
  return listed;
}

Entry* find(std::vector<Entry>& entries, Word word) {
  const auto place = std::ranges::lower_bound(entries, word, {}, &Entry::word);
  return place != entries.end() && place->word == word ? &*place : nullptr;
}

// The exceptions in `text` get their verdict; the first trouble, if any, comes back.
std::optional<Trouble> except(std::vector<Entry>& entries, std::string_view text,
                              std::size_t length, Verdict verdict, std::string_view called) {
  const auto listed = parse_list(text, length);
  if (!listed) return listed.error();
  for (const auto& [line, word] : *listed) {
    Entry* entry = find(entries, word);
    if (entry == nullptr) {
      return Trouble{line.number,
                     fmt::format("{} is called {} but is no legal word; add it to the word list or "
                                 "take it out here.",
                                 word.text(), called)};
    }
    if (entry->verdict > Verdict::rare) {
      return Trouble{line.number, fmt::format("{} is called {} and something else as well; keep it "
                                              "in one list.",
                                              word.text(), called)};
    }
    entry->verdict = verdict;
  }
  return std::nullopt;
}

void take_common_by_size(std::vector<Entry>& entries) {
  for (Entry& entry : entries) {
    if (entry.verdict == Verdict::rare && entry.size <= largest_common_size) {
      entry.verdict = Verdict::common;
    }
  }
}

// Words that are refused, so that none may be legal.
std::expected<std::vector<Word>, Trouble> parse_refused(std::vector<Entry>& entries,
                                                        std::string_view text, std::size_t length,
                                                        std::string_view called) {
  const auto listed = parse_list(text, length);
  if (!listed) return std::unexpected(listed.error());
  std::vector<Word> refused;
  refused.reserve(listed->size());
  for (const auto& [line, word] : *listed) {
    if (find(entries, word) != nullptr) {
      return trouble(line,
                     fmt::format("{} is {} here and a legal word in the word list; keep it in "
                                 "one of them.",
                                 word.text(), called));
    }
    refused.push_back(word);
  }
  return refused;
}

}  // namespace

std::expected<Lexicon, Trouble> parse_lexicon(const LexiconText& text, std::size_t length,
                                              std::string hash) {
  auto entries = parse_words(text.words, length);
  if (!entries) return std::unexpected(entries.error());
  if (auto wrong = except(*entries, text.unsuitable, length, Verdict::unsuitable, "unsuitable")) {
    return std::unexpected(*wrong);
  }
  if (auto wrong =
          except(*entries, text.poor_secrets, length, Verdict::poor_secret, "a poor secret")) {
    return std::unexpected(*wrong);
  }
  if (!text.secrets) {
    take_common_by_size(*entries);
  } else if (auto wrong = except(*entries, *text.secrets, length, Verdict::common, "a secret")) {
    return std::unexpected(*wrong);
  }
  auto names = parse_refused(*entries, text.proper_nouns, length, "a proper noun");
  if (!names) return std::unexpected(names.error());
  auto foreign = parse_refused(*entries, text.foreign, length, "a foreign word");
  if (!foreign) return std::unexpected(foreign.error());
  return Lexicon{std::move(*entries), {std::move(*names), std::move(*foreign)}, std::move(hash)};
}

}  // namespace lexicon
