// One table of a load: its seats, each with a line of its own to the server, and the moves that
// they make, one at a time, by lot out of what the mover sees. A request that is not answered when
// its line breaks is sent again, under the same id, on the next.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/swarm.h"
#include "core/generator.h"
#include "load/plan.h"
#include "load/tally.h"
#include "protocol/client_table.h"
#include "protocol/requests.h"

namespace load {

struct Game {
  const Wanted* wanted;
  std::unique_ptr<catalogue::Match> start;  // for its rules
};

// What tables share. Outlives them, and the swarm ends before they do.
struct Setting {
  client::Swarm& swarm;
  client::Url server;
  core::Generator& luck;
  std::chrono::milliseconds think;
  Tally tally{};
  bool plays = false;      // else no further moves are made
  bool connects = true;    // a line that breaks is made anew
  std::size_t moving = 0;  // tables with a move under way
};

class Table {
 public:
  Table(Setting&, const Game&, std::size_t number, std::vector<std::string> tokens);

  // Makes the room, sits down at all its seats and begins. `made` is called when every seat sees
  // the game; `failed` with a sentence where that is not to be.
  void make(std::function<void()> made, std::function<void(std::string)> failed);
  void play();  // once it is made and Setting::plays

  bool is_moving() const { return move_.has_value(); }
  // The moves that the server has acknowledged, by number: the id of each is move_id().
  const std::vector<std::uint32_t>& acknowledged() const { return acknowledged_; }
  std::uint64_t moves() const { return moves_; }  // that every seat has got

 private:
  struct Asked {
    std::string id, text;
    std::function<void(const std::optional<std::string>& refused)> answered;
  };
  struct Seat {
    std::string token;
    client::Swarm::Id line = 0;
    bool is_open = false;
    std::optional<Asked> asked{};  // and not answered
    protocol::ClientTable table{};
    protocol::Round round{};
    protocol::Number revision = 0;
    std::uint32_t updates = 0;  // since the latest move was sent
  };
  struct Move {
    std::uint32_t number;
    Clock::time_point sent;
    bool is_answered = false;
    bool is_undisturbed = true;  // no line broke meanwhile
  };

  void connect(std::size_t seat);
  void connect_later(std::size_t seat);
  void ask(std::size_t seat, std::string id, const protocol::Request&,
           std::function<void(const std::optional<std::string>&)> answered);
  void send(Seat&);
  void hear(std::size_t seat, std::string text);
  void hear_update(Seat&, std::string_view text);
  void hear_answer(Seat&, std::string_view answer);
  std::string hear_refusal(std::string_view);
  void sit_down();
  void begin();
  void look();  // whether the move is through, and what comes next
  void look_later();
  void finish_move();
  void next();
  void rematch();
  void move(std::size_t seat);
  void moved(const std::optional<std::string>& refused);
  bool all_are_open() const;
  bool all_are_over() const;  // Requires that every seat sees a game.
  std::string own_id(std::string_view what);

  Setting& setting_;
  const Game& game_;
  std::size_t number_;
  std::string room_;
  std::vector<Seat> seats_;
  std::size_t seated_ = 1;
  std::function<void()> made_;
  std::function<void(std::string)> failed_;
  std::optional<Move> move_;
  bool is_settled_ = true;    // every seat has been told as often as the others, or never will be
  bool is_thinking_ = false;  // until next()
  bool looks_later_ = false;
  std::uint32_t asked_ = 0, move_number_ = 0;
  protocol::Round rematched_;  // that was to be followed by another
  std::uint64_t moves_ = 0;
  std::vector<std::uint32_t> acknowledged_;
};

// The id under which a table's move is asked for, and the other way round; nothing where it is no
// such id.
struct MoveId {
  std::size_t table;
  std::uint32_t move;
  std::string text() const;
  static std::optional<MoveId> parse(std::string_view);
};

}  // namespace load
