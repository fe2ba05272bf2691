// Against a real server.
#include "terminal/remote_table.h"

#include <tuple>

#include "terminal/house_test.h"

namespace terminal {
namespace {

using std::chrono::seconds;
using std::chrono::steady_clock;

std::string weakest(const std::string& game) {  // it computes least
  return catalogue::find_game(game)->bots.front().name;
}

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

  void wait_until(const std::function<bool()>& so) {
    const auto end = steady_clock::now() + seconds{20};
    while (!so()) {
      ASSERT_LT(steady_clock::now(), end) << look().view;
      std::ignore = line->catch_up(RoomLine::Length{20});
      const auto passed = table->pass_time();
      ASSERT_TRUE(passed) << passed.error().sentence;
    }
  }
  void wait_to_act() {
    wait_until([this] { return may_act(look()); });
  }

  // Does what is advised, until the game is over or so many moves were made.
  void play(int most, seconds within = seconds{30}) {
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
        std::ignore = line->catch_up(RoomLine::Length{20});
        continue;
      }
      const auto number = look().number;
      const auto wrong = table->submit({seat(), tables::PlayMove{advice->action}});
      if (wrong) continue;  // somebody else was faster
      EXPECT_NE(look().number, number) << "a move is seen when it is answered";
      --most;
    }
    ASSERT_LT(steady_clock::now(), end)
        << "the game does not go on: " << look().view << look().offers;
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
  ada.wait_to_act();
  const auto position = ada.table->revision();
  EXPECT_EQ(ada.table->refusal(ada.seat(), ada.table->parse_action("guess xxxxx").value())
                .value()
                .rule.substr(0, 2),
            "F-");
  EXPECT_EQ(ada.table->refusal(ada.seat(), ada.table->hint(ada.seat()).value().action),
            std::nullopt);
  EXPECT_EQ(ada.table->revision(), position) << "nothing has happened by asking";
  ada.play(1000);
  ASSERT_TRUE(ada.look().result);
  EXPECT_FALSE(ada.look().openings.empty());
  EXPECT_FALSE(ada.table->thoughts().empty()) << "the liar explains itself at the end";
}

TEST(RemoteTable, plays_a_whole_game_of_impossible) {
  House house;
  Guest ada{house, against("impossible", {"me", weakest("impossible")}, {{"seats", "2"}})};
  ada.play(1000);
  EXPECT_TRUE(ada.look().result);
}

TEST(RemoteTable, plays_a_whole_game_of_wordles) {
  House house;
  Guest ada{house, against("wordles", {"me", weakest("wordles")}, {{"seats", "2"}})};
  ada.play(1000);
  EXPECT_TRUE(ada.look().result);
}

// A first guess may be the secret, by chance; then another game is begun.
template <class Play>
std::unique_ptr<Guest> unfinished_game(const House& house, Play play) {
  for (;;) {
    auto guest = std::make_unique<Guest>(house, against("fiction", {"liar", "me"}));
    guest->wait_to_act();
    play(*guest);
    guest->wait_until([&] { return may_act(guest->look()) || guest->look().result; });
    if (!guest->look().result) return guest;
  }
}

TEST(RemoteTable, goes_on_after_the_server_was_closed_and_opened_again) {
  House house;
  const auto playing = unfinished_game(house, [](Guest& guest) { guest.play(1); });
  Guest& ada = *playing;
  const auto before = ada.look();
  house.stop();
  ada.wait_until([&] { return ada.told.find("lost") != std::string::npos; });
  house.close();
  house.open();
  ada.wait_until([&] { return ada.told.find("Connected again.") != std::string::npos; });
  EXPECT_EQ(ada.look().view, before.view) << "it is where it was";
  ada.play(1000);
  EXPECT_TRUE(ada.look().result);
}

TEST(RemoteTable, a_move_over_a_line_that_breaks_is_made_once) {
  House house;
  Guest ada{house, against("fiction", {"liar", "me"})};
  ada.wait_to_act();
  const auto move = ada.table->hint(ada.seat()).value().action;
  ada.line->cut();
  EXPECT_EQ(ada.table->submit({ada.seat(), tables::PlayMove{move}}), std::nullopt);
}

TEST(RemoteTable, the_same_message_twice_is_done_once) {
  House house;
  protocol::Play play;
  const auto playing = unfinished_game(house, [&](Guest& guest) {
    play = {guest.table->hint(guest.seat()).value().action.json(), std::nullopt};
    ASSERT_TRUE(guest.line->ask_as("mine", play));
  });
  Guest& ada = *playing;
  const auto position = ada.table->revision();
  EXPECT_TRUE(ada.line->ask_as("mine", play)) << "it is answered as before";
  ada.line->cut();
  EXPECT_TRUE(ada.line->ask_as("mine", play));
  house.stop();
  while (ada.line->is_connected()) std::ignore = ada.line->catch_up(RoomLine::Length{20});
  house.close();
  house.open();
  EXPECT_TRUE(ada.line->ask_as("mine", play)) << "a server that was closed remembers it";
  EXPECT_EQ(ada.table->revision(), position);
  EXPECT_TRUE(ada.line->ask_as("other", play));
  ada.wait_until([&] { return ada.table->revision() != position; });
}

// Nothing waits for a line that is being mended.
TEST(RemoteTable, whoever_types_is_not_kept_waiting_by_a_broken_line) {
  House house;
  Guest ada{house, against("fiction", {"liar", "me"})};
  ada.wait_to_act();
  EXPECT_GE(ada.table->descriptor(), 0);
  house.stop();
  ada.wait_until([&] { return ada.told.find("lost") != std::string::npos; });
  house.close();
  EXPECT_EQ(ada.table->descriptor(), -1);
  const auto begin = steady_clock::now();
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(ada.table->pass_time());
  EXPECT_EQ(
      ada.table
          ->submit({ada.seat(), tables::PlayMove{ada.table->parse_action("guess crane").value()}})
          ->code.name(),
      "not_connected");
  EXPECT_LT(steady_clock::now() - begin, seconds{1});
  house.open();
  ada.wait_until([&] { return ada.told.find("Connected again.") != std::string::npos; });
  EXPECT_TRUE(ada.table->hint(ada.seat()));
}

TEST(RemoteTable, asks_what_the_table_allows) {
  House house;
  auto wish = against("fiction", {"liar", "me"});
  wish.settings.aids = {"words"};
  Guest ada{house, wish};
  ada.wait_to_act();
  const auto words = ada.table->aid(ada.seat(), "words", "st");
  ASSERT_TRUE(words) << words.error().sentence;
  EXPECT_NE(words->find("\"words\":[\"st"), std::string::npos) << *words;
  EXPECT_EQ(ada.table->aid(ada.seat(), "hint", "").error().sentence,
            "This table plays without the aid “hint”; its host can allow it between two games.");
}

// With open cards everybody hears at once who did what.
TEST(RemoteTable, tells_deeds_as_they_happen_where_cards_are_open) {
  House house;
  Guest ada{house, against("impossible", {"me", weakest("impossible")}, {{"seats", "2"}})};
  auto eve = RoomLine::open(house.base(), ada.room, house.guest("Eve"), quick()).value();
  auto watched = RemoteTable::watch(catalogue::games(), eve, [](const auto&) {});
  ASSERT_TRUE(watched) << watched.error().sentence;
  ada.play(12);
  ASSERT_FALSE(ada.look().result);
  std::set<std::size_t> heard_of;
  for (const auto& thought : ada.table->thoughts()) heard_of.insert(thought.seat.seat_index());
  EXPECT_EQ(heard_of.size(), 2U) << "of what everybody did";
  for (int i = 0; i < 200 && watched->thoughts().size() < ada.table->thoughts().size(); ++i) {
    std::ignore = eve.catch_up(RoomLine::Length{20});
    ASSERT_TRUE(watched->pass_time());
  }
  EXPECT_GE(watched->thoughts().size(), ada.table->thoughts().size()) << "and so do spectators";
  const auto heard = watched->thoughts().size();
  eve.cut();
  for (int i = 0; i < 100 && !eve.is_connected(); ++i) {
    std::ignore = eve.catch_up(RoomLine::Length{20});
  }
  for (int i = 0; i < 10; ++i) {
    std::ignore = eve.catch_up(RoomLine::Length{20});
    ASSERT_TRUE(watched->pass_time());
  }
  std::ignore = ada.table->pass_time();
  const auto &ours = ada.table->thoughts(), &theirs = watched->thoughts();
  EXPECT_GE(theirs.size(), heard);
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
    EXPECT_EQ(theirs[i].seat, ours[i].seat) << "what is told again is known: " << i;
    EXPECT_TRUE(theirs[i].action == ours[i].action) << i;
  }
}

TEST(RemoteTable, others_hear_what_is_said) {
  House house;
  Guest ada{house, against("fiction", {"liar", "me"})};
  auto bob = RoomLine::open(house.base(), ada.room, house.guest("Bob"), quick()).value();
  EXPECT_EQ(bob.own_seat(), std::nullopt);
  EXPECT_TRUE(ada.table->hears("talk Is it “crane”?"));
  EXPECT_FALSE(ada.table->hears("guess crane"));
  std::vector<protocol::ChatMessage> heard;
  for (int i = 0; i < 100 && heard.empty(); ++i) {
    std::ignore = bob.catch_up(RoomLine::Length{50});
    heard = bob.take_chat();
  }
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(said(heard[0]), "Ada: Is it “crane”?");
  EXPECT_FALSE(RemoteTable::sit_down(catalogue::games(), bob, [](const auto&) {}));
}

TEST(RemoteTable, a_server_says_why_there_is_no_line) {
  House house;
  const auto token = house.guest("Ada");
  const std::string nowhere(32, '0');
  EXPECT_EQ(RoomLine::open(house.base(), nowhere, token, quick()).error().sentence,
            "There is no such table, or it is not for you.");
  EXPECT_EQ(RoomLine::open(house.base(), nowhere, "nobody", quick()).error().code.name(),
            "no_such_room");
  const auto room = house.room(token, against("fiction", {"liar", "me"}));
  EXPECT_EQ(RoomLine::open(house.base(), room, "nobody", quick()).error().code.name(),
            "who_are_you");
}

}  // namespace
}  // namespace terminal
