// The referee of one game. It decides what is accepted and in which order, keeps seats, notes,
// proposals and commitments, and tells each seat what it may know. It has no socket, no thread, no
// clock and no disk: whoever drives it hands it the time, appends what it decides to a journal, and
// commits that once it is durable.
//
//   while (auto entry = table.due(now, chance)) { keep(*entry); table.commit(*entry); }
//   auto entry = table.consider(command, now, chance);
//   if (entry) { keep(*entry); table.commit(*entry); } else tell(entry.error());
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/match.h"
#include "tables/entry.h"
#include "tables/snapshot.h"

namespace tables {

// What somebody at a table asks for.
struct PlayMove {
  catalogue::Action action;
  std::optional<std::uint32_t> expected_revision{};  // that it was meant for
};
struct Propose {  // takes the place of what the seat proposed before
  catalogue::Action action;
};
struct Withdraw {};  // the own proposal
struct TakeNote {
  std::string key, value;
};
struct Leave {};
struct Return {};
struct HandTo {  // the own seat, or an absent player's
  Actor seat;
  Holder holder;
};
struct TakeOver {
  Actor absent;
};
struct Close {};
struct Command {
  Actor seat;  // who asks
  std::variant<PlayMove, Propose, Withdraw, TakeNote, Leave, Return, HandTo, TakeOver, Close> what;
  bool by_a_bot = false;  // and done only while one has the seat
};

inline constexpr Millis away_before_takeover = std::chrono::minutes{2};

class Table {
 public:
  static codec::Read<Table> make(Games, Setup);

  // Folds a log that was kept. A problem names the entry, and the table is not to be played on.
  static codec::Read<Table> replay(Games, Setup, const std::vector<Entry>&);

  // What must happen before anybody acts at `now`: chance's answer or the clock's own move (a
  // deadline, or the choice of an absent seat where the game plays for it).
  std::optional<Entry> due(TableTime now, core::Generator& chance) const;

  // When the clock itself moves next, if nobody does before.
  std::optional<TableTime> clock_due() const;

  // The entry that this command makes, or why not. Requires that nothing is due at `now`.
  codec::Read<Entry> consider(const Command&, TableTime now, core::Generator& secrets) const;

  // A move of chance or of the clock as a script says it, for transcripts.
  codec::Read<Entry> scripted(Actor, TableTime now, const catalogue::Action&,
                              core::Generator& secrets) const;

  // An outage that the driver found at recovery.
  Entry outage(Millis lasted) const;

  // Whether the game is finished once this entry is folded. Requires that commit would take it.
  bool finishes(const Entry&) const;

  // Folds an entry that is durable. A problem (only from a log that was tampered with, or written
  // by other rules) leaves the table as it was.
  std::optional<Problem> commit(const Entry&);

  const Setup& setup() const { return setup_; }
  const catalogue::Match& match() const { return *match_; }
  std::uint32_t entries() const { return entries_; }
  TableTime last_at() const { return last_at_; }
  bool is_finished() const { return closed_ || match_->is_over(); }
  std::string result() const;  // requires is_finished()
  const std::vector<Seal>& seals() const { return seals_; }
  const std::vector<std::string>& commitments() const { return commitments_; }  // of the seals
  const Holder& holder(Actor seat) const { return holders_.at(seat.seat_index()); }
  bool is_away(Actor seat) const { return away_since_.contains(seat); }
  // Whether the seat's player has been away for so long that others may decide; and whether all
  // have who could make the seat's choices.
  bool has_been_away(Actor seat, TableTime now) const;
  bool is_given_up(Actor seat, TableTime now) const { return team_is_away(seat, now); }
  // Whether somebody else has been away for so long that others may decide.
  bool waits_in_vain(Actor by, TableTime now) const;

  // What one viewer may know. Its number counts the entries that changed it (docs/ARCHITECTURE.md,
  // Streams): the same for the same log, whoever computes it.
  Snapshot snapshot(Actor viewer) const;
  void look(Actor viewer, Snapshot&) const;  // the same in place of another, in its memory

  // What the last commit changed for this viewer, in place of another. Requires that it is known:
  // it is from the commit on until forget_last_change(), since it takes memory.
  bool knows_last_change() const { return last_change_.has_value(); }
  void write_difference(Actor viewer, TableDifference&) const;
  void forget_last_change() { last_change_.reset(); }
  // What the last commit, which was of this entry, has changed, in sentences for everybody; none if
  // it was no move. Requires that the last change is known, and that the game's cards are open.
  std::vector<std::string> story(const Entry&) const;

  // Why a move that was meant for this revision comes too late; nullopt if it does not.
  std::optional<Problem> stale_problem(std::uint32_t expected_revision) const;

  // How often the viewer's snapshot has changed: its number, without the rest.
  std::uint32_t number(Actor viewer) const { return numbers_.at(place(viewer)); }

  // What others of the seat's team have noted.
  std::vector<catalogue::Suggestion> suggestions_to(Actor seat) const;

  // The bots' seats that could act now.
  std::vector<Actor> bots_to_act() const;

  // Whether people are here and the game waits for none of them: then a bot's think time is nothing
  // but a delay.
  bool waits_for_bots_alone() const;

 private:
  Table(Setup setup, std::unique_ptr<catalogue::Match> match);

  struct Considering;
  friend struct Considering;

  // The entry with the commitments and the state hash that belong to it, or why the rules refuse
  // it: this is where a move is judged, once.
  codec::Read<Entry> complete(TableTime at, What, core::Generator& secrets) const;
  // The match once this entry is folded; the present one where the entry leaves it as it is.
  codec::Read<const catalogue::Match*> match_after(const Entry&) const;
  bool is_seat(Actor actor) const;
  std::optional<Problem> out_of_order(const Entry&) const;

  // A problem that the table finds, under the rule that the game has for it.
  Problem refusal(catalogue::TableProblem, std::string sentence) const;

  // Who may do what at a table, asked of a command and of every entry of a log alike.
  std::optional<Problem> against_the_policy(const Entry&) const;
  std::optional<Problem> only_the_captain(Actor seat) const;
  std::optional<Problem> may_not_take_over(Actor by, Actor absent, TableTime now) const;
  std::optional<Problem> may_not_close(Actor by, TableTime now) const;

  std::optional<Problem> fold(const Entry&, bool is_played);
  std::optional<Problem> check_seals(const Entry&) const;
  std::optional<Problem> check_state(const Entry&) const;
  struct ClockMove {
    TableTime at;
    catalogue::Action action;
  };
  std::optional<ClockMove> next_clock_move() const;
  std::size_t place(Actor viewer) const {
    return viewer.is_seat() ? viewer.seat_index() : holders_.size();
  }
  // What an entry changes, as it was before.
  struct People {
    std::vector<Holder> holders;
    std::map<Actor, TableTime> away_since;
    std::vector<Note> notes;
    std::vector<Proposal> proposals;
  };
  struct Before {
    std::unique_ptr<catalogue::Match> match;
    std::optional<People> people;  // nothing where the entry leaves all of it as it is
    std::size_t seals;
    bool closed;
  };
  void put_back(Before);
  bool shows_the_same(Actor viewer, const Before&) const;
  std::vector<Note> notes_for(Actor viewer, const std::vector<Note>&) const;
  std::vector<Proposal> proposals_for(Actor viewer, const std::vector<Proposal>&) const;
  // Since when all who could make the seat's choice have been away for two minutes: its team, or
  // the seat alone where the game plays for the absent. Nothing while one is there.
  std::optional<TableTime> given_up_since(Actor seat) const;
  core::Millis patience() const;  // how long others wait for somebody
  // Where the game plays for the absent, every choice is its seat's own, also within a team.
  bool choices_are_shared() const { return !match_->plays_for_the_absent(); }
  bool somebody_is_here() const;
  bool team_is_away(Actor seat, TableTime now) const;
  std::size_t connected_members(std::size_t team) const;

  Setup setup_;
  std::unique_ptr<catalogue::Match> match_;
  std::vector<Holder> holders_;
  std::map<Actor, TableTime> away_since_;
  std::vector<Note> notes_;
  std::vector<Proposal> proposals_;
  std::vector<Seal> seals_;
  std::vector<std::string> commitments_;  // of the seals
  std::vector<std::uint32_t> numbers_;    // of each seat's snapshot, and last of the spectators'
  // What was looked at last, for its commit: the rules need not be asked three times.
  struct Ahead {
    std::uint32_t number;
    Entry entry;
    std::unique_ptr<catalogue::Match> match;
  };
  mutable std::optional<Ahead> ahead_;
  std::optional<Before> last_change_;
  std::uint32_t entries_ = 0;
  TableTime last_at_{};
  bool closed_ = false;
};

}  // namespace tables
