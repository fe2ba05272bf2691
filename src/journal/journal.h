// The log behind one interface. A journal keeps rows of bytes, in order, for many tables; what the
// bytes mean is none of its business. What it has acknowledged survives a kill and a power cut.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace journal {

// 128 random bits, 32 hexadecimal digits wherever people see it.
struct TableId {
  std::array<std::uint8_t, 16> bytes{};

  static std::optional<TableId> parse(std::string_view hex);
  std::string text() const;
  friend auto operator<=>(const TableId&, const TableId&) = default;
};

// Which command caused a row, so that the same command sent twice is done once. Unique per table
// and person. Rows that nobody commanded (chance, the clock) have none.
struct CommandKey {
  std::string person, id;
  friend auto operator<=>(const CommandKey&, const CommandKey&) = default;
};

struct Row {
  TableId table;
  std::uint32_t number = 0;  // 0 is the set-up, then 1, 2, 3 … without a gap
  std::int64_t wall_ms = 0;  // when it arrived, Unix time; for clocks that go on after an outage
  std::optional<CommandKey> command;
  std::string entry;
  bool last = false;  // nothing follows: the table is finished
  friend bool operator==(const Row&, const Row&) = default;
};

enum class Trouble {
  full,              // no space; try again later
  failed,            // the disk refused; try again later
  unsure,            // it may or may not have been kept: read the table again before going on
  out_of_order,      // the number is not the next of its table, or the table is finished
  repeated_command,  // this command is in the log already
  unknown_table,     // a row other than 0 of a table that has none
  held,              // another process owns the store; the sentence says which
  newer,             // written by a newer version of the program
  damaged,           // not a journal, or torn in a way that recovery cannot mend
  closed,            // the journal is being destroyed
};

struct Failure {
  Trouble trouble;
  std::string sentence;  // for people: names the thing and the way out
};

struct TableSummary {
  TableId table;
  std::uint32_t rows = 0;
  bool finished = false;
  std::int64_t wall_ms = 0;  // of its latest row
  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

// The order in which tables are listed: the latest first.
bool is_later(const TableSummary&, const TableSummary& other);

class Journal {
 public:
  using Done = std::function<void(std::optional<Failure>)>;

  // Takes no further rows; has called every `done` when it returns.
  virtual ~Journal() = default;

  // Takes the row and returns at once; `done` is called exactly once, from any thread, when the row
  // is durable or was not taken. A caller appends the next row of a table after the last one is
  // done. `done` may call the journal, but must neither throw nor destroy it, and all others wait
  // for it. A finished table answers repeated_command to a command it knows, out_of_order to
  // anything else.
  virtual void append(Row row, Done done) = 0;

  // Rows of one table in order, none that could still be lost. Empty for a table it does not know.
  virtual std::expected<std::vector<Row>, Failure> read(const TableId&) = 0;

  // All tables that are not finished; of the finished ones the latest, at most `limit`. Both latest
  // first by the time of their latest row, equal times by id.
  virtual std::expected<std::vector<TableSummary>, Failure> running() = 0;
  virtual std::expected<std::vector<TableSummary>, Failure> finished(std::size_t limit) = 0;

  // A durable sign of life, and the latest one there was (0 if never). Clocks go on from it.
  virtual std::optional<Failure> beat(std::int64_t wall_ms) = 0;
  virtual std::expected<std::int64_t, Failure> last_beat() = 0;
};

std::optional<Failure> append_and_wait(Journal&, Row);

}  // namespace journal
