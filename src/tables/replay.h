// Plays a record again and checks it as it goes.
#pragma once

#include "tables/record.h"

namespace tables {

class Replay {
 public:
  static std::expected<Replay, Wrong> of(Games, const Record&);  // the record outlives the replay

  bool is_done() const { return entries_.size() == record_->entries.size(); }

  // Folds the next entry: its rules, its order, its commitments, its state hash. Requires
  // !is_done(); after something wrong there is no next.
  std::optional<Wrong> next();

  const Table& table() const { return table_; }
  const std::vector<Entry>& entries() const { return entries_; }  // folded so far, with their seals

 private:
  Replay(Table table, const Record& record) : table_{std::move(table)}, record_{&record} {}

  Table table_;
  const Record* record_;
  std::vector<Entry> entries_;
};

struct Verified {
  std::size_t entries, commitments;
  std::string result;
};

// Reads a record, plays it again, and checks every rule, every commitment, the state hashes, the
// result, that every line is written as it should be, and the hash of the file. Otherwise the first
// line that is wrong.
std::expected<Verified, Wrong> verify_record(Games, std::string_view text);

}  // namespace tables
