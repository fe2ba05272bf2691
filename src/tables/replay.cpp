#include "tables/replay.h"

#include <fmt/format.h>

#include <algorithm>

#include "tables/problems.h"

namespace tables {
namespace {

std::unexpected<Wrong> wrong(std::size_t line, std::string sentence) {
  return std::unexpected(Wrong{line, std::move(sentence)});
}

// Commitments checked against their openings and put back as the table made them.
std::optional<Wrong> open_seals(const Record& record, const RecordedEntry& recorded, Entry& entry) {
  for (const auto& [ordinal, published] : recorded.commitments) {
    const auto opening = record.openings.find(ordinal);
    if (opening == record.openings.end()) {
      return Wrong{published.line, fmt::format("Commitment {} is never opened.", ordinal)};
    }
    if (commitment(record.setup.id, opening->second.seal) != published.text) {
      return Wrong{published.line, fmt::format("Commitment {} does not fit its opening on line {}.",
                                               ordinal, opening->second.line)};
    }
    entry.seals.push_back(opening->second.seal);
  }
  return std::nullopt;
}

std::size_t line_behind(const RecordedEntry& recorded, const Problem& problem) {
  if (problem.code == LogProblem::other_state) return recorded.state_line;
  if (problem.code == LogProblem::seal_wrong) return recorded.commitments.begin()->second.line;
  return recorded.line;
}

// Options stand in the game's own order, each at most once. One may be missing: a program that has
// learnt an option since takes its default.
std::optional<Wrong> check_options(Games games, const Setup& setup) {
  constexpr std::size_t first_option_line = 7;
  const auto info = std::ranges::find(games, setup.game, &catalogue::GameInfo::name);
  const auto all = info->options(setup.options);
  if (!all) return Wrong{first_option_line, all.error().sentence};
  auto from = all->begin();
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    from = std::find(from, all->end(), setup.options[i]);
    if (from == all->end()) {
      return Wrong{first_option_line + i, "This option stands twice, or not in its place."};
    }
    ++from;
  }
  return std::nullopt;
}

// The first line of `text` that is not the same in `right`.
std::size_t first_difference(std::string_view text, std::string_view right) {
  std::size_t line = 1;
  for (std::size_t i = 0; i < std::min(text.size(), right.size()) && text[i] == right[i]; ++i) {
    if (text[i] == '\n') ++line;
  }
  return line;
}

}  // namespace

std::expected<Replay, Wrong> Replay::of(Games games, const Record& record) {
  auto table = Table::make(games, record.setup);
  if (!table) return wrong(2, table.error().sentence);
  return Replay{std::move(*table), record};
}

std::optional<Wrong> Replay::next() {
  const RecordedEntry& recorded = record_->entries[entries_.size()];
  Entry entry = recorded.entry;
  if (auto trouble = open_seals(*record_, recorded, entry)) return trouble;
  if (auto trouble = table_.commit(entry)) {
    return Wrong{line_behind(recorded, *trouble), trouble->sentence};
  }
  entries_.push_back(std::move(entry));
  return std::nullopt;
}

std::expected<Verified, Wrong> verify_record(Games games, std::string_view text) {
  // The rules speak before the hash of the file: the first wrong line is what people want to see.
  const auto last = text.rfind("\nhash ");
  const std::string unhashed{last == std::string_view::npos ? text : text.substr(0, last + 1)};
  const auto record = read_record(games, unhashed + "hash " + sha256(unhashed) + "\n");
  if (!record) return std::unexpected(record.error());
  auto replay = Replay::of(games, *record);
  if (!replay) return std::unexpected(replay.error());
  if (auto trouble = check_options(games, record->setup)) return std::unexpected(*trouble);
  while (!replay->is_done()) {
    if (auto trouble = replay->next()) return std::unexpected(*trouble);
  }
  const Table& table = replay->table();
  if (!table.is_finished()) return wrong(record->result_line, "The game is not finished here.");
  if (table.result() != record->result) {
    return wrong(record->result_line,
                 fmt::format("The result is {}, not {}.", table.result(), record->result));
  }
  const auto right = write_record(games, {record->setup, replay->entries(), 0});
  if (!right) return wrong(record->result_line, right.error().sentence);
  if (!right->starts_with(unhashed)) {
    return wrong(first_difference(unhashed, *right),
                 "This line is not written as the format asks.");
  }
  if (auto whole = read_record(games, text); !whole) return std::unexpected(whole.error());
  if (text != *right) {
    return wrong(first_difference(text, *right), "This line is not written as the format asks.");
  }
  return Verified{record->entries.size(), table.seals().size(), record->result};
}

}  // namespace tables
