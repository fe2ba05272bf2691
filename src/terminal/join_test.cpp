// Whole evenings at a real server, as the screen shows them.
#include "terminal/join.h"

#include <poll.h>

#include <tuple>

#include "terminal/fiction/fiction_screen.h"
#include "terminal/house_test.h"
#include "terminal/impossible/impossible_screen.h"
#include "terminal/server_calls.h"
#include "terminal/wordles/wordles_screen.h"

namespace terminal {
namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// Asks for a hint whenever there is something to do, and does it. After the game it types what it
// was told to, and in a further game it leaves.
class Advised final : public Keyboard {
 public:
  Advised(const std::string& told, std::vector<std::string> afterwards)
      : told_{told}, afterwards_{std::move(afterwards)} {}

  Heard listen(std::string_view prompt, Millis) override {
    if (has(prompt, "after the game")) {
      is_over_ = true;
      if (afterwards_.empty()) return EndOfInput{};
      Line line{afterwards_.front()};
      afterwards_.erase(afterwards_.begin());
      return line;
    }
    if (is_over_) return EndOfInput{};
    if (const auto advice = new_advice(); !advice.empty()) return Line{advice};
    if (has(prompt, "guess ")) return Line{"hint"};
    ::poll(nullptr, 0, 5);
    return Tick{};
  }
  void forget() override {}

 private:
  std::string new_advice() {
    static constexpr std::string_view lead = "A bot would type: ";
    const auto begin = told_.find(lead, read_);
    read_ = told_.size();
    if (begin == std::string::npos) return {};
    const auto action = begin + lead.size();
    return told_.substr(action, told_.find(". ", action) - action);
  }

  const std::string& told_;
  std::size_t read_ = 0;
  bool is_over_ = false;
  std::vector<std::string> afterwards_;
};

TEST(Join, a_whole_game_of_fiction_and_the_beginning_of_another) {
  House house;
  const journal::testing::TemporaryFolder own;
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  Advised keyboard{told, {"nonsense", "rematch"}};
  const JoinCall call{.link = house.address(),
                      .code = {},
                      .name = "Ada",
                      .seat = {},
                      .watch = false,
                      .make = TableWish{.game = "fiction", .options = {}, .bot = "liar"},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens()};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, keyboard), 0) << told;
  EXPECT_TRUE(has(told, "Your table: " + house.address() + "r/")) << told;
  EXPECT_TRUE(has(told, "Type rematch to play once more, or quit.")) << told;
  EXPECT_TRUE(has(told, "Type sit and a seat's number")) << told;
  EXPECT_TRUE(has(told, "seat 1 (librarian): Ada, you")) << "roles move on: " << told;
  EXPECT_TRUE(has(told, "Your seat is kept. To come back: liebrary join")) << told;
}

TEST(Join, a_guest_asks_for_a_rematch_and_the_host_is_told) {
  House house;
  const journal::testing::TemporaryFolder own;
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  const auto host = house.guest("Host");
  protocol::NewRoom wish{.game = "fiction", .options = {}, .seats = {"me", "open"}, .settings = {}};
  const auto room = house.room(host, wish);
  auto line = RoomLine::open(house.base(), room, host, quick()).value();

  // The host starts when the guest has sat down, hands the seat over to a bot and ends the game.
  class Guest final : public Keyboard {
   public:
    Guest(RoomLine& host_line, const std::string& text) : line_{host_line}, told_{text} {}
    Heard listen(std::string_view prompt, Millis) override {
      std::ignore = line_.catch_up(RoomLine::Length{5});
      if (++listened_ > 4000) return EndOfInput{};
      if (has(prompt, "after the game")) {
        if (!std::exchange(asked_, true)) return Line{"rematch"};
        if (has(told_, "Guest, you, wants a rematch")) return EndOfInput{};
        return Tick{};
      }
      if (has(prompt, "table") && !std::exchange(started_, true)) {
        EXPECT_TRUE(line_.ask(protocol::Start{}));
        return Line{"help"};
      }
      if (!has(prompt, "table") && !std::exchange(left_, true)) return Line{"give up now"};
      if (left_ && line_.room().phase == protocol::Phase::playing && !std::exchange(ended_, true)) {
        EXPECT_TRUE(line_.ask(protocol::HandToBot{protocol::Seat{}, "liar"}));
      }
      if (!has(prompt, "table") && has(prompt, "guess "))
        return Line{words_[next_++ % words_.size()]};
      return Tick{};
    }
    void forget() override {}

   private:
    RoomLine& line_;
    const std::string& told_;
    std::vector<std::string> words_{"crane", "pilot", "humid", "fjord", "vixen",
                                    "slate", "money", "bring", "jumpy", "dozen"};
    std::size_t next_ = 0;
    int listened_ = 0;
    bool asked_ = false, started_ = false, left_ = false, ended_ = false;
  } keyboard{line, told};
  const JoinCall call{.link = house.address() + "r/" + room,
                      .code = {},
                      .name = "Guest",
                      .seat = 2,
                      .watch = false,
                      .make = {},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens()};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, keyboard), 0) << told;
  EXPECT_TRUE(has(told, "after a game, rematch asks for another")) << told;
  EXPECT_TRUE(has(told, "Type rematch to ask for another game, or quit.")) << told;
  EXPECT_TRUE(has(told, "Guest, you, wants a rematch")) << told;
  EXPECT_EQ(line.room().round, protocol::Round{1}) << "the host is asked, not overruled";
}

// Types each line once its prompt is there.
class Typist final : public Keyboard {
 public:
  struct Step {
    std::string prompt, line;
  };
  explicit Typist(std::vector<Step> steps) : steps_{std::move(steps)} {}

  Heard listen(std::string_view prompt, Millis) override {
    ::poll(nullptr, 0, 5);
    if (++listened_ > 4000) return EndOfInput{};
    if (steps_.empty()) return EndOfInput{};
    if (!has(prompt, steps_.front().prompt)) return Tick{};
    Line line{steps_.front().line};
    steps_.erase(steps_.begin());
    return line;
  }
  void forget() override {}

 private:
  std::vector<Step> steps_;
  int listened_ = 0;
};

struct Watched {
  std::string game, first, commands, answer;
};
class Watch : public ::testing::TestWithParam<Watched> {};

TEST_P(Watch, a_game_of_bots_to_its_end) {
  House house;
  const journal::testing::TemporaryFolder own;
  const auto& [game, first, command, answer] = GetParam();
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  const auto host = house.guest("Host");
  const auto* info = catalogue::find_game(game);
  const auto start = info->start(*info->options({}));
  protocol::NewRoom wish{.game = game, .options = {}, .seats = {}, .settings = {}};
  for (std::size_t i = 0; i < (*start)->seats(); ++i) {
    for (auto bot = info->bots.rbegin(); bot != info->bots.rend(); ++bot) {
      if (wish.seats.size() == i && (*start)->bot_plays(bot->name, Actor::seat(i))) {
        wish.seats.push_back(bot->name);
      }
    }
  }
  wish.seats[0] = "me";
  wish.start = true;
  const auto room = house.room(host, wish);
  auto line = RoomLine::open(house.base(), room, host, quick()).value();
  Typist keyboard{{{"watching", command},
                   {"watching", "nonsense"},
                   {"watching", "talk Hello from the gallery"},
                   {"watching", "quit"}}};
  const JoinCall call{.link = house.address() + "r/" + room,
                      .code = {},
                      .name = "Eve",
                      .seat = {},
                      .watch = true,
                      .make = {},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens(), terminal_wordles::screens(),
                            terminal_impossible::screens()};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, keyboard), 0) << told;
  EXPECT_TRUE(has(told, first)) << told;
  EXPECT_TRUE(has(told, answer)) << told;
  EXPECT_TRUE(has(told, "You are watching. To look around, type: ")) << told;
  EXPECT_TRUE(has(told, "Eve: Hello from the gallery")) << told;

  // And once more, until the bots have played it out.
  told.clear();
  const auto bot = [&] {
    for (auto each = info->bots.rbegin(); each != info->bots.rend(); ++each) {
      if ((*start)->bot_plays(each->name, Actor::seat(0))) return each->name;
    }
    return std::string{};
  }();
  ASSERT_TRUE(line.ask(protocol::HandToBot{protocol::Seat{}, bot}));
  Typist patient{{{"after the game", "quit"}}};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, patient), 0) << told;
  EXPECT_FALSE(has(told, "You have no seat")) << told;
  EXPECT_GT(told.size(), 500U) << told;
}

INSTANTIATE_TEST_SUITE_P(
    Games, Watch,
    ::testing::Values(
        Watched{"fiction", "You are watching: the Guessers look for", "board", "half"},
        Watched{"wordles", "You are watching player 1, player 2 (", "time", "Round 1"},
        Watched{"impossible", "You are watching player 1", "time", "clock"}),
    [](const auto& each) { return each.param.game; });

TEST(Join, what_is_proposed_to_the_team_can_be_withdrawn) {
  House house;
  const journal::testing::TemporaryFolder own;
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  const auto host = house.guest("Host");
  protocol::NewRoom wish{.game = "fiction",
                         .options = {{"seats", "3"}},
                         .seats = {"liar", "me", "open"},
                         .settings = {}};
  wish.settings.team = protocol::TeamRule::consent;
  const auto room = house.room(host, wish);
  auto line = RoomLine::open(house.base(), room, host, quick()).value();

  class Mate final : public Keyboard {
   public:
    explicit Mate(RoomLine& host_line) : line_{host_line} {}
    Heard listen(std::string_view prompt, Millis) override {
      std::ignore = line_.catch_up(RoomLine::Length{5});
      if (++listened_ > 2000) return EndOfInput{};
      if (has(prompt, "table") && !std::exchange(started_, true)) {
        EXPECT_TRUE(line_.ask(protocol::Start{}));
      }
      if (!has(prompt, "guess 1")) return Tick{};
      if (next_ == lines_.size()) return EndOfInput{};
      return Line{lines_[next_++]};
    }
    void forget() override {}

   private:
    RoomLine& line_;
    std::vector<std::string> lines_{"help", "withdraw", "crane", "withdraw", "withdraw"};
    std::size_t next_ = 0;
    int listened_ = 0;
    bool started_ = false;
  } keyboard{line};
  const JoinCall call{.link = house.address() + "r/" + room,
                      .code = {},
                      .name = "Mate",
                      .seat = 3,
                      .watch = false,
                      .make = {},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens()};
  EXPECT_EQ(join(call, catalogue::games(), screens, writer, keyboard), 0) << told;
  EXPECT_TRUE(has(told, "withdraw takes back what you have proposed to your team.")) << told;
  const auto proposed = told.find("You have proposed that to your team;");
  const auto withdrawn = told.find("You have withdrawn your proposal.");
  const std::string nothing = "You have no proposal to withdraw.";
  ASSERT_NE(proposed, std::string::npos) << told;
  ASSERT_NE(withdrawn, std::string::npos) << told;
  EXPECT_LT(told.find(nothing), proposed) << told;
  EXPECT_LT(proposed, withdrawn) << told;
  EXPECT_GT(told.rfind(nothing), withdrawn) << told;
}

TEST(Join, other_rules_are_said_before_anything_is_played) {
  House house;
  const journal::testing::TemporaryFolder own;
  std::string told;
  Writer writer{[&](std::string_view bytes) { return told += bytes, true; },
                Look{.plain = true, .width = 1000}};
  std::vector<catalogue::GameInfo> older = catalogue::games();
  older.front().rules_version = 0;
  Typist keyboard{{}};
  const JoinCall call{.link = house.address(),
                      .code = {},
                      .name = "Ada",
                      .seat = {},
                      .watch = false,
                      .make = TableWish{.game = older.front().name, .options = {}, .bot = "liar"},
                      .plain = true,
                      .data = own.path()};
  const std::vector screens{terminal_fiction::screens()};
  EXPECT_EQ(join(call, older, screens, writer, keyboard), 1) << told;
  EXPECT_TRUE(has(told,
                  "by version 1 of its rules, and this program by version 0: use the newer "
                  "program, or open http://"))
      << told;
}

TEST(Join, a_link_is_a_server_and_a_room) {
  const std::string id = "0123456789abcdef0123456789abcdef";
  const auto link = read_link("http://here:81/games/r/" + id + "?x=1#top").value();
  EXPECT_EQ(link.server.text(), "http://here:81/games/");
  EXPECT_EQ(link.room, id);
  EXPECT_EQ(read_link("here:8080").value().server.text(), "http://here:8080/");
  EXPECT_EQ(read_link("here:8080").value().room, "");
  EXPECT_EQ(read_link("http://here/r/" + id.substr(1)).error().code.name(), "bad_link");
  EXPECT_EQ(read_link("https://here/r/" + id).error().code.name(), "bad_link");
}

}  // namespace
}  // namespace terminal
