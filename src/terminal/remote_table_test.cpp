// Against a real server.
#include "terminal/remote_table.h"

#include "terminal/house_test.h"

namespace terminal {
namespace {

using std::chrono::seconds;
using std::chrono::steady_clock;

// One who sits at a server's table.
struct Guest {
  explicit Guest(const House& house, const protocol::NewRoom& wish, const std::string& name = "Ada")
      : token{house.guest(name)}, room{house.room(token, wish)} {
    auto opened = RoomLine::open(house.base(), room, token, quick());
    if (!opened) throw std::runtime_error{opened.error().sentence};
    line.emplace(std::move(*opened));
    auto table_there = RemoteTable::sit_down(
        catalogue::games(), *line, [this](const std::string& text) { told += text + "\n"; });
    if (!table_there) throw std::runtime_error{table_there.error().sentence};
    table.emplace(std::move(*table_there));
  }

  Actor seat() const { return table->seats_here().front(); }
  tables::Snapshot look() const { return table->look(seat()); }

  // Does what is advised, until the game is over or so many moves were made.
  void play(int most, seconds within = seconds{60}) {
    const auto end = steady_clock::now() + within;
    std::uint32_t done_at = 0;
    while (most > 0 && steady_clock::now() < end) {
      const auto passed = table->pass_time();
      ASSERT_TRUE(passed) << passed.error().sentence;
      if (look().result) return;
      const auto advice = may_act(look()) && look().number != done_at
                              ? table->hint(seat())
                              : std::optional<catalogue::BotMove>{};
      if (!advice) {
        done_at = look().number;
        std::this_thread::yield();
        line->listen(RoomLine::Length{20});
        continue;
      }
      const auto number = look().number;
      const auto wrong = table->submit({seat(), tables::Act{advice->action, std::nullopt}});
      if (wrong) continue;  // somebody else was faster
      EXPECT_NE(look().number, number) << "a move is seen when it is answered";
      --most;
    }
    ASSERT_LT(steady_clock::now(), end) << "the game does not go on: " << look().view;
  }

  std::string token, room, told;
  std::optional<RoomLine> line;
  std::optional<RemoteTable> table;
};

TEST(RemoteTable, plays_a_whole_game_of_fiction) {
  House house;
  Guest ada{house, against("fiction", {"liar", "me"})};
  EXPECT_EQ(ada.table->setup().game, "fiction");
  EXPECT_EQ(ada.table->name_of(ada.seat()), "guesser");
  EXPECT_NE(ada.table->team(Actor::seat(0)), ada.table->team(Actor::seat(1)));
  EXPECT_EQ(ada.table->setup().holders,
            (std::vector<tables::Holder>{tables::Bot{"liar"}, tables::Person{}}));
  EXPECT_TRUE(ada.table->refusal(ada.seat(), "guess xxxxx"));
  EXPECT_FALSE(ada.table->refusal(ada.seat(), "guess crane"));
  EXPECT_EQ(ada.table->position(ada.seat()), 0U) << "nothing has happened by asking";
  ada.play(1000);
  ASSERT_TRUE(ada.look().result);
  EXPECT_FALSE(ada.look().openings.empty());
  EXPECT_FALSE(ada.table->thoughts().empty()) << "the liar explains itself at the end";
}

}  // namespace
}  // namespace terminal
