// A table of this process: its referee, its bots, its signs of life.
#pragma once

#include "tables/bot_scheduler.h"
#include "tables/referee.h"
#include "terminal/table_link.h"

namespace terminal {

class LocalTable final : public TableLink {
 public:
  LocalTable(tables::Games games, tables::Referee referee, tables::WallClock wall, Millis count_in);

  const tables::Setup& setup() const override { return referee_.table().setup(); }
  std::string name_of(Actor seat) const override;
  std::size_t team(Actor seat) const override { return referee_.table().match().team(seat); }
  tables::Snapshot look(Actor seat) const override { return referee_.table().snapshot(seat); }
  std::uint32_t revision() const override { return referee_.table().match().revision(); }
  TableTime now() const override { return referee_.now(); }
  Millis count_in() const override;
  std::optional<TableTime> next_due() const override;
  codec::Read<catalogue::Action> parse_action(std::string_view notation) const override {
    return referee_.table().match().parse_action(notation);
  }
  std::optional<Problem> refusal(Actor seat, const catalogue::Action& action) const override {
    return referee_.table().match().refusal(seat, action);
  }
  std::optional<Problem> submit(const tables::Command&) override;
  codec::Read<Passed> pass_time() override;
  std::optional<catalogue::BotMove> hint(Actor seat) override;
  codec::Read<std::string> aid(Actor seat, const std::string& name,
                               const std::string& about) override;
  const std::vector<Thought>& thoughts() const override { return thoughts_; }

 private:
  codec::Read<Passed> let_a_bot_move();

  tables::Games games_;
  tables::Referee referee_;
  tables::WallClock wall_;
  std::int64_t clock_goes_on_;  // by the wall
  std::int64_t last_beat_ = 0;
  tables::BotScheduler bots_;
  std::vector<Thought> thoughts_;
};

}  // namespace terminal
