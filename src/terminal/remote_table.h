// A table of a server, as one seat of it knows it.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <tuple>

#include "catalogue/match.h"
#include "terminal/room_line.h"
#include "terminal/table_link.h"

namespace terminal {

class RemoteTable final : public TableLink {
 public:
  // What others say and what becomes of the line is told while the game goes on.
  using Tell = std::function<void(const std::string&)>;

  // The game that is being played in the room, for whoever has a seat there. Waits for the first
  // view. A problem where this program cannot play it, or where we have no seat. The line outlives
  // the table.
  static codec::Read<RemoteTable> sit_down(tables::Games, RoomLine&, Tell);
  // The same for a spectator.
  static codec::Read<RemoteTable> watch(tables::Games, RoomLine&, Tell);

  const tables::Setup& setup() const override { return setup_; }
  std::string name_of(Actor seat) const override { return match_->actor_name(seat); }
  std::size_t team(Actor seat) const override { return match_->team(seat); }
  // These two know the own seat alone.
  tables::Snapshot look(Actor) const override { return seen_; }
  std::uint32_t revision() const override { return revision_; }
  codec::Read<catalogue::Action> parse_action(std::string_view notation) const override {
    return match_->parse_action(notation);
  }
  TableTime now() const override;
  Millis count_in() const override { return Millis{line_->stands_for()}; }
  std::optional<TableTime> next_due() const override;  // when it is time to look again
  std::optional<Problem> refusal(Actor seat, const catalogue::Action&) const override;
  std::optional<Problem> submit(const tables::Command&) override;
  codec::Read<Passed> pass_time() override;
  std::optional<catalogue::BotMove> hint(Actor seat) override;
  codec::Read<std::string> aid(Actor seat, const std::string& name,
                               const std::string& about) override;
  const std::vector<Thought>& thoughts() const override { return thoughts_; }
  bool tells_own_deeds() const override { return true; }
  std::vector<Actor> seats_here() const override { return {seat_}; }
  int descriptor() const override { return line_->descriptor(); }
  bool hears(std::string_view line) override;
  std::string help() const override;

 private:
  RemoteTable(tables::Setup, std::unique_ptr<catalogue::Match>, RoomLine&, Tell, Actor seat);
  static codec::Read<RemoteTable> look_from(Actor, tables::Games, RoomLine&, Tell);
  bool is_mine(const protocol::Update&) const;
  bool take();
  void take(const std::vector<protocol::MovePlayed>&);
  void tell_what_came();
  void wait_for_thoughts();

  tables::Setup setup_;
  std::unique_ptr<catalogue::Match> match_;  // at its start: for names and teams
  RoomLine* line_;
  Tell tell_;
  Actor seat_;
  protocol::Round round_;
  tables::Snapshot seen_;
  std::uint32_t revision_ = 0;
  std::vector<Thought> thoughts_;
  std::set<std::tuple<std::int64_t, protocol::Seat, std::string>> moves_known_;
  bool has_ended_ = false;
  bool more_ = false;     // something came the last time: there may be more
  bool skipped_ = false;  // a number, since pass_time() told so last
};

// As it is told: "Ada: Hello!"
std::string said(const protocol::ChatMessage&);

}  // namespace terminal
