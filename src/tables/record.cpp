#include "tables/record.h"

#include <fmt/format.h>

#include "codec/notation.h"
#include "tables/entry_text.h"

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
  if (!setup) return wrong(lines.number(), "In the head: " + setup.error().sentence);
  return *setup;
}

std::optional<Wrong> read_indented(RecordedEntry& entry, codec::Words words, std::size_t line) {
  const auto kind = words.next();
  if (kind == "state") {
    entry.entry.state_hash = std::string{words.rest()};
    return std::nullopt;
  }
  const auto ordinal = codec::parse_number<std::uint32_t>(words.next(), 1, 1'000'000);
  if (kind != "seal" || !ordinal) return Wrong{line, "This is neither a seal nor a state."};
  entry.commitments[*ordinal] = std::string{words.rest()};
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
  record.openings[*ordinal] = std::move(seal);
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
  record.entries.push_back({line, std::move(*entry), {}});
  return std::nullopt;
}

}  // namespace

codec::Read<std::string> write_record(Games games, const Kept& kept) {
  auto table = Table::replay(games, kept.setup, kept.entries);
  if (!table) return std::unexpected(table.error());
  if (!table->is_finished()) {
    return codec::problem("still_running",
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
  if (record.result_line == 0) return wrong(lines.number(), "The result is missing: the file is torn.");
  if (!hashed) return wrong(lines.number(), "The hash at the end is missing: the file is torn.");
  return record;
}

namespace {

// The entry as the table made it: commitments checked against their openings and put back.
std::optional<Wrong> open_seals(const Record& record, const RecordedEntry& recorded, Entry& entry) {
  for (const auto& [ordinal, published] : recorded.commitments) {
    const auto opening = record.openings.find(ordinal);
    if (opening == record.openings.end()) {
      return Wrong{recorded.line, fmt::format("Commitment {} is never opened.", ordinal)};
    }
    if (commitment(record.setup.id, opening->second) != published) {
      return Wrong{recorded.line,
                   fmt::format("Commitment {} is not the one that its opening gives.", ordinal)};
    }
    entry.seals.push_back(opening->second);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Wrong> verify_record(Games games, std::string_view text) {
  // The rules speak before the hash of the file: the first wrong line is what people want to see.
  const auto last = text.rfind("\nhash ");
  const std::string unhashed{last == std::string_view::npos ? text : text.substr(0, last + 1)};
  const auto record = read_record(games, unhashed + "hash " + sha256(unhashed) + "\n");
  if (!record) return record.error();
  auto table = Table::make(games, record->setup);
  if (!table) return Wrong{2, table.error().sentence};
  for (const RecordedEntry& recorded : record->entries) {
    Entry entry = recorded.entry;
    if (auto trouble = open_seals(*record, recorded, entry)) return trouble;
    if (auto trouble = table->commit(entry)) return Wrong{recorded.line, trouble->sentence};
    const bool due = (table->entries() % state_hash_every == 0) || table->match().is_over();
    if (due && std::holds_alternative<Played>(entry.what) && !entry.state_hash) {
      return Wrong{recorded.line, "The state hash that belongs here is missing."};
    }
  }
  if (!table->is_finished()) return Wrong{record->result_line, "The game is not finished here."};
  if (table->result() != record->result) {
    return Wrong{record->result_line,
                 fmt::format("The result is {}, not {}.", table->result(), record->result)};
  }
  if (table->seals().size() != record->openings.size()) {
    return Wrong{record->result_line, "An opening belongs to no commitment."};
  }
  if (auto whole = read_record(games, text); !whole) return whole.error();
  return std::nullopt;
}

}  // namespace tables
