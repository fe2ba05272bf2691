// Drives one table: takes commands as they arrive, lets chance and the clock do what is due, has
// every entry kept by a journal and commits it once it is durable. At most one row is under way.
// Commands wait in the order of their arrival and count by it. All calls, and the journal's
// answers, come on one thread; an answer may also come before append returns.
#pragma once

#include <functional>
#include <list>
#include <unordered_map>

#include "journal/journal.h"
#include "tables/table.h"

namespace tables {

// Milliseconds of Unix time, never running back while the program runs.
using WallClock = std::function<std::int64_t()>;
WallClock system_wall_clock();

inline constexpr Millis count_in =
    std::chrono::seconds{3};  // before a clock runs on after an outage

class Conductor {
 public:
  // What a table needs of the world. It outlives the conductor.
  struct World {
    std::function<void(journal::Row, journal::Journal::Done)> append;
    std::function<std::expected<std::vector<journal::Row>, journal::Failure>(
        const journal::TableId&)>
        read;
    WallClock wall;
    core::Generator* generator;
  };
  using Answer = std::function<void(const std::optional<Problem>&)>;  // nothing: it is done
  using Watch = std::function<void(const Entry&)>;                    // right after its commit

  // A new table. Nothing may be asked of it before begin() has answered: its head is then row 0.
  static codec::Read<std::unique_ptr<Conductor>> make(Games, Setup, World);
  void begin(Answer);

  // A table of the journal, as it was, from its rows. Clocks go on from the later of the last row
  // and the last sign of life; what lies between is noted as an outage as soon as time passes.
  static codec::Read<std::unique_ptr<Conductor>> resume(Games, const std::vector<journal::Row>&,
                                                        std::int64_t last_beat, World);

  Conductor(const Conductor&) = delete;
  Conductor& operator=(const Conductor&) = delete;

  // A command with a key that was done before is answered again, and not done twice.
  void submit(Command, std::optional<journal::CommandKey>, Answer);

  // Lets chance and the clock do what is due by now, and tries again what the journal refused.
  void pass_time();

  const Table& table() const { return table_; }
  TableTime now() const;
  TableTime runs_from() const { return base_; }  // after an outage, while now() stands still
  Millis stands_for() const;                     // how long it still does
  // While an outage is not in the log no sign of life may be made: after another crash it would
  // pass for time in which the table lived.
  bool has_to_note_an_outage() const { return outlived_.has_value(); }
  core::Generator& generator() { return *world_.generator; }
  void watch(Watch watch) { watch_ = std::move(watch); }
  // Called when the journal has refused: due_at() then says when it is tried again.
  void when_in_trouble(std::function<void()> call) { in_trouble_ = std::move(call); }

  bool is_writing() const { return writing_; }  // a row is under way
  // Nothing is under way, and nothing is due by itself at any time.
  bool is_idle() const;

  // By the wall, when pass_time() has something to do; nothing while a row is under way.
  std::optional<std::int64_t> due_at() const;

  // Commands in the log, in its order.
  bool has_done(const journal::CommandKey& key) const { return done_.contains(key); }
  std::vector<journal::CommandKey> commands() const;

  // What the journal said last, if it refused.
  const std::optional<Problem>& trouble() const { return trouble_; }

 private:
  struct Waiting {
    Command command;
    std::optional<journal::CommandKey> key;
    TableTime arrived;
    std::size_t looked;  // for its key, through so many commands
    Answer answer;
  };
  struct Outlived {  // an outage that is not noted yet
    TableTime start;
    Millis lasted;
  };

  Conductor(Table table, World world, TableTime start);
  void go_on();
  bool step();
  bool note_outage();
  void count_in_from_now();
  void keep(Entry, std::optional<Waiting>);
  void kept(const Entry&, std::uint32_t number, const std::optional<Waiting>&,
            const std::optional<journal::Failure>&);
  void commit(const Entry&, const journal::CommandKey*);  // nullptr where nobody has asked for it
  void give_up(const Problem&);
  std::optional<Problem> catch_up();
  std::int64_t wall_of(TableTime) const;

  Table table_;
  World world_;
  TableTime base_;          // table time when …
  std::int64_t base_wall_;  // … the wall clock showed this
  std::list<Waiting> waiting_;
  struct KeyHash {
    std::size_t operator()(const journal::CommandKey& key) const {
      return std::hash<std::string>{}(key.person) * 31 + std::hash<std::string>{}(key.id);
    }
  };
  std::unordered_map<journal::CommandKey, std::uint32_t, KeyHash> done_;  // and where in the log
  std::optional<Outlived> outlived_;
  std::optional<Problem> trouble_;
  Watch watch_;
  std::function<void()> in_trouble_;
  bool writing_ = false, going_on_ = false;
  bool unsure_ = false;  // the journal may have kept more than we know
  std::shared_ptr<Conductor*> self_ = std::make_shared<Conductor*>(this);  // for late answers
};

}  // namespace tables
