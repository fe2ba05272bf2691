// One game that is played in a room: its table is driven by the clock, and its bots move when a
// person would have. Bots and aids are computed on workers, from a seat's view alone.
#pragma once

#include <map>

#include "core/pending_bot_move.h"
#include "server/room_context.h"
#include "tables/conductor.h"

namespace server {

class RoomGame : public std::enable_shared_from_this<RoomGame> {
 public:
  using Reply = tables::Conductor::Answer;
  using OnCommit = std::function<void()>;

  // A new game, whose log has nothing yet; or one of the journal, which lived until its last row or
  // until that sign of life.
  static codec::Read<std::shared_ptr<RoomGame>> make(RoomContext&, protocol::Round, tables::Setup);
  static codec::Read<std::shared_ptr<RoomGame>> resume(RoomContext&, protocol::Round,
                                                       const std::vector<journal::Row>&,
                                                       std::int64_t last_beat);
  ~RoomGame();

  void write_header(Reply reply) { driver_->begin(std::move(reply)); }

  // From now on clock and bots go on, and `on_commit` is called after every entry.
  void run(OnCommit);

  // Nothing is under way, and nothing will happen before somebody does something.
  bool is_idle() const { return driver_->is_idle() && bot_moves_.empty(); }

  void submit(tables::Command, std::optional<journal::CommandKey>, const Reply&);

  const tables::Conductor& driver() const { return *driver_; }
  const tables::Table& table() const { return driver_->table(); }

  // With open cards all may know at once who did what; with hidden ones what the bots did, and why,
  // is told after the game.
  bool has_open_moves() const { return info_ != nullptr && info_->cards_open; }
  const std::vector<protocol::MovePlayed>& moves() const { return moves_; }
  // What the last entry has changed, in sentences for everybody; empty if moves are hidden.
  const std::vector<std::string>& story() const { return story_; }

  // Both call `reply` later, on the hub's thread. They return false, and never call it, if no
  // worker is free.
  using AidReply = std::function<void(const codec::Read<std::string>&)>;
  bool answer_aid(core::Actor, const protocol::Aid&, AidReply);
  using WarningReply = std::function<void(std::optional<std::string>)>;
  bool find_warning(core::Actor, const catalogue::Action&, WarningReply);

 private:
  RoomGame(RoomContext&, protocol::Round, std::unique_ptr<tables::Conductor>);
  static tables::Conductor::World environment(RoomContext&);

  void on_committed(const tables::Entry&);
  void record_move(const tables::Entry&);
  void set_clock();

  // A bot's view is told apart by the number of its last update.
  using PendingMove = core::PendingBotMove<catalogue::BotMove, std::uint32_t>;
  void request_bot_moves();
  void run_bot(core::Actor seat, PendingMove&);
  core::BotPace bot_pace() const;
  // The bot that moves next and when; nullopt if none has a move, or one that may come first has
  // not answered yet.
  struct NextBotMove {
    core::Actor seat;
    core::TableTime due_at;
  };
  std::optional<NextBotMove> next_bot_move() const;
  void schedule_bot_timer();
  void play_due_bot_move();

  RoomContext& context_;
  protocol::Round round_;
  std::unique_ptr<tables::Conductor> driver_;
  const catalogue::GameInfo* info_;
  OnCommit on_commit_;  // empty until it runs
  std::map<core::Actor, PendingMove> bot_moves_;
  std::map<core::Actor, std::string> bot_reasons_;  // of moves that are under way
  std::vector<protocol::MovePlayed> moves_;
  std::vector<std::string> story_;
  Timers::Handle clock_timer_ = 0, bot_timer_ = 0;
  std::optional<std::int64_t> clock_set_to_;
};

}  // namespace server
