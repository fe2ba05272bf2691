// A random but repeatable sequence of appends, and what is owed to those who were answered.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "journal/journal.h"

namespace journal::testing {

TableId table_of(std::uint64_t number);

// Rows that are appended together, then a sign of life if there is one.
struct Group {
  std::vector<Row> rows;
  std::optional<std::int64_t> beat;
};
using Story = std::vector<Group>;

// Tables begin, grow and finish. Entries are of all lengths from nothing to more than a disk page.
Story random_story(std::uint64_t seed, std::size_t groups);

struct Verdict {
  std::size_t lost = 0;             // acknowledged, and not there
  std::vector<std::string> faults;  // anything else that a journal must not show
  bool good() const { return lost == 0 && faults.empty(); }
  std::string text() const;
};

// Remembers what was asked and answered, and judges a journal by it.
class Witness {
 public:
  void asked(const Row&);
  void answered(const Row&, const std::optional<Failure>&);
  void asked_beat(std::int64_t wall_ms);
  void answered_beat(std::int64_t wall_ms, const std::optional<Failure>&);

  Verdict judge(Journal&) const;
  // What was read has been acted upon: from now on it counts as acknowledged.
  void adopt(Journal&);

  std::vector<TableId> tables() const;

 private:
  enum class State { waiting, kept, refused, unsure };
  struct Claim {
    Row row;
    State state;
  };
  void judge_table(Journal&, const TableId&, Verdict&) const;
  void judge_lists(Journal&, Verdict&) const;
  void judge_beat(Journal&, Verdict&) const;

  std::map<TableId, std::map<std::uint32_t, std::vector<Claim>>> claims_;
  std::vector<std::pair<std::int64_t, State>> beats_;
};

}  // namespace journal::testing
