#include "tables/record.h"

#include <fmt/format.h>

#include "codec/notation.h"
#include "tables/entry_text.h"
#include "tables/head_text.h"
#include "tables/problems.h"

namespace tables {
namespace {

constexpr std::string_view first_line = "liebrary record 1";

// Lines with their numbers and where they start.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_{text} {}
  bool done() const { return at_ >= text_.size(); }
  std::size_t number() const { return number_; }  // of the line that next() gave last
  std::size_t start() const { return start_; }

  std::string_view next() {
    start_ = at_;
    const auto end = std::min(text_.find('\n', at_), text_.size());
    at_ = end + 1;
    ++number_;
    return text_.substr(start_, end - start_);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, start_ = 0, number_ = 0;
};

std::unexpected<Wrong> wrong(std::size_t line, std::string sentence) {
  return std::unexpected(Wrong{line, std::move(sentence)});
}

std::expected<Setup, Wrong> read_head(Games games, Lines& lines) {
  if (lines.next() != first_line) {
    return wrong(1, fmt::format("A record begins with “{}”.", first_line));
  }
  std::string head;
  while (!lines.done()) {
    const auto line = lines.next();
    if (line.empty()) break;
    head += fmt::format("{}\n", line);
  }
  auto setup = parse_head(games, head);
  if (!setup) {
    const auto& [line, problem] = setup.error();
    return wrong(1 + line, "In the head: " + problem.sentence);
  }
  return *setup;
}

std::optional<Wrong> read_indented(RecordedEntry& entry, codec::Words words, std::size_t line) {
  const auto kind = words.next();
  if (kind == "state") {
    if (entry.state_line != 0) return Wrong{line, "This entry has a state hash already."};
    entry.entry.state_hash = std::string{words.rest()};
    entry.state_line = line;
    return std::nullopt;
  }
  const auto ordinal = codec::parse_number<std::uint32_t>(words.next(), 1, 1'000'000);
  if (kind != "seal" || !ordinal) return Wrong{line, "This is neither a seal nor a state."};
  if (!entry.commitments.insert({*ordinal, {std::string{words.rest()}, line}}).second) {
    return Wrong{line, fmt::format("Commitment {} stands here already.", *ordinal)};
  }
  return std::nullopt;
}

std::optional<Wrong> read_opening(Record& record, codec::Words& words, std::size_t line) {
  Seal seal;
  const auto ordinal = codec::parse_number<std::uint32_t>(words.next(), 1, 1'000'000);
  if (!ordinal || !parse_hex(words.next(), seal.nonce)) {
    return Wrong{line, "This opening cannot be read: it is “open N NONCE VALUE”."};
  }
  seal.ordinal = *ordinal;
  seal.value = std::string{words.rest()};
  if (!record.openings.insert({*ordinal, {std::move(seal), line}}).second) {
    return Wrong{line, fmt::format("Commitment {} is opened already.", *ordinal)};
  }
  return std::nullopt;
}

std::optional<Wrong> read_entry(Record& record, const catalogue::Match& match,
                                std::string_view text, std::size_t line) {
  codec::Words words{text};
  const auto number = codec::parse_number<std::size_t>(words.next(), 1, 1'000'000'000);
  if (!number || *number != record.entries.size() + 1) {
    return Wrong{line, fmt::format("Entry {} should stand here.", record.entries.size() + 1)};
  }
  auto entry = parse_entry_line(match, words.rest());
  if (!entry) return Wrong{line, entry.error().sentence};
  record.entries.push_back({line, std::move(*entry), {}, 0});
  return std::nullopt;
}

}  // namespace

codec::Read<std::string> write_record(Games games, const Kept& kept) {
  auto table = Table::replay(games, kept.setup, kept.entries);
  if (!table) return std::unexpected(table.error());
  if (!table->is_finished()) {
    return codec::problem(LogProblem::still_running,
                          "This game is still running and its secrets are sealed: finish it first, "
                          "or close it.");
  }
  const auto& match = table->match();
  std::string text = fmt::format("{}\n{}\n", first_line, head_text(match, kept.setup));
  for (std::size_t i = 0; i < kept.entries.size(); ++i) {
    const Entry& entry = kept.entries[i];
    text += fmt::format("{} {}\n", i + 1, entry_line(match, entry, false));
    for (const Seal& seal : entry.seals) {
      text += fmt::format("  seal {} {}\n", seal.ordinal, commitment(kept.setup.id, seal));
    }
    if (entry.state_hash) text += fmt::format("  state {}\n", *entry.state_hash);
  }
  for (const Seal& seal : table->seals()) {
    text += fmt::format("open {} {} {}\n", seal.ordinal, hex(seal.nonce), seal.value);
  }
  text += fmt::format("result {}\n", table->result());
  return text + fmt::format("hash {}\n", sha256(text));
}

std::expected<Record, Wrong> read_record(Games games, std::string_view text) {
  Lines lines{text};
  auto setup = read_head(games, lines);
  if (!setup) return std::unexpected(setup.error());
  const auto match = start_match(games, *setup);
  if (!match) return wrong(2, match.error().sentence);
  Record record{std::move(*setup), {}, {}, {}, 0};
  bool hashed = false;
  while (!lines.done()) {
    const auto line = lines.next();
    const std::size_t at = lines.number();
    codec::Words words{line};
    std::optional<Wrong> trouble;
    if (hashed) {
      trouble = Wrong{at, "Nothing may follow the hash."};
    } else if (line.starts_with("  ") && !record.entries.empty()) {
      trouble = read_indented(record.entries.back(), words, at);
    } else if (words.peek() == "open") {
      words.next();
      trouble = read_opening(record, words, at);
    } else if (words.peek() == "result") {
      words.next();
      record.result = words.rest();
      record.result_line = at;
    } else if (words.peek() == "hash") {
      words.next();
      hashed = true;
      if (words.rest() != sha256(text.substr(0, lines.start()))) {
        trouble = Wrong{at, "The hash does not fit the lines above: the file was changed."};
      }
    } else {
      trouble = read_entry(record, **match, line, at);
    }
    if (trouble) return std::unexpected(*trouble);
  }
  if (record.result_line == 0)
    return wrong(lines.number(), "The result is missing: the file is torn.");
  if (!hashed) return wrong(lines.number(), "The hash at the end is missing: the file is torn.");
  return record;
}

}  // namespace tables
