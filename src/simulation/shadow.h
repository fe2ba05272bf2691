// One table as its log has it: folded from the rows that the disk keeps, beside the server and
// without it. It knows what every viewer may have been told, and how far the table's clock can have
// come.
#pragma once

#include <map>
#include <set>

#include "journal/journal.h"
#include "protocol/answers.h"
#include "tables/table.h"

namespace simulation {

using core::Seat;
using protocol::Number;
using protocol::Round;
using protocol::StreamSequence;

// What a viewer knows once it has received all updates up to a number of its stream.
struct StreamState {
  protocol::TableView table;
  Number revision = 0;
  std::vector<std::string> commitments;
};

class Shadow {
 public:
  Shadow(tables::Games, const journal::Row& head);  // throws Violation, as everything here

  void keep(const journal::Row&, std::int64_t now);
  const tables::Table& table() const { return table_; }
  bool knows(const journal::CommandKey& key) const { return commands_.contains(key); }
  // The clock's own move should have come some time ago. In fair weather alone: after an outage
  // the table's time may be behind what is known of it here.
  bool clock_is_overdue(std::int64_t now) const;
  std::int64_t moved_at() const { return moved_at_; }  // the latest move, else the beginning

  // What the viewer may know at the end of the log, and the number of its stream there.
  StreamState state_for(core::Actor viewer) const;
  StreamSequence number(core::Actor viewer) const;
  // What the viewer is told at this number of its stream. The reference is valid until the next
  // call of `told` or `keep`.
  const StreamState& told(core::Actor viewer, StreamSequence);
  // The same of an earlier number. Returns nullptr if nobody was told it, or too long ago.
  const StreamState* find_told(core::Actor viewer, StreamSequence) const;
  // The story that belongs to the latest number of the viewer's stream; none if its cards are
  // hidden, or an entry that is no move led to it.
  std::optional<std::vector<std::string>> story(core::Actor viewer) const;
  // The server may go on telling what it knows although the disk has more.
  void remember_what_is_told();

  void server_went_down(std::int64_t now);
  void server_came_up(std::int64_t now) { up_at_ = now; }

 private:
  void check_clock(const tables::Entry&, std::int64_t now);
  void check_commitments() const;
  void keep_story(const tables::Entry&);

  tables::Games games_;
  tables::Table table_;
  std::vector<journal::Row> rows_;
  std::set<journal::CommandKey> commands_;
  std::map<core::Actor, std::map<StreamSequence, StreamState>> told_;  // the latest of each viewer
  struct StoryTold {
    StreamSequence number;
    std::vector<std::string> sentences;
  };
  std::map<core::Actor, StoryTold> stories_;  // of the number that a viewer's stream came to last
  std::int64_t moved_at_;
  // The table's time can be no later than `time_` and what has passed since `since_`. After an
  // outage that is not noted yet it stands.
  tables::TableTime time_{};
  std::int64_t since_ = 0, up_at_ = 0;
  bool stands_ = false;
  tables::TableTime latest(std::int64_t now) const;
};

}  // namespace simulation
