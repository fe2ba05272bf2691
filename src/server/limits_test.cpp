// What one household may do, however many guests it makes, and that nobody else is held by it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "catalogue/catalogue.h"
#include "directory/tokens.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

class OneHousehold : public ::testing::Test {
 protected:
  static constexpr const char* home = "192.0.2.1";
  static constexpr const char* elsewhere = "2001:db8:0:1::";

  // So many, all in one household.
  std::vector<std::unique_ptr<Client>> guests(std::size_t count) {
    std::vector<std::unique_ptr<Client>> all;
    for (std::size_t i = 0; i < count; ++i) {
      all.push_back(std::make_unique<Client>(world, "Guest" + std::to_string(i)));
      EXPECT_FALSE(all.back()->token.empty());
    }
    return all;
  }

  HttpResponse send(const char* method, const std::string& path, const std::string& body,
                    const std::string& address, const Client* who = nullptr) {
    std::optional<HttpResponse> answer;
    Caller caller{.address = address,
                  .host = "localhost:8080",
                  .origin = "http://localhost:8080",
                  .token = who != nullptr ? who->token : "",
                  .is_https = false};
    world.hub().request({method, path, "", body, std::move(caller)},
                        [&](HttpResponse got) { answer = std::move(got); });
    if (!world.until([&] { return answer.has_value(); })) return {.status = 504, .body = ""};
    return *answer;
  }

  static protocol::NewRoom table() {
    return {.game = catalogue::games().front().name,
            .options = {},
            .seats = {"me"},
            .settings = {},
            .start = false};
  }

  // Each guest asks until it is refused; how often they were not, all together.
  static std::size_t all_that_pass(const std::vector<std::unique_ptr<Client>>& all,
                                   const std::function<bool(Client&)>& passes) {
    std::size_t count = 0;
    for (const auto& each : all) {
      while (passes(*each)) ++count;
    }
    return count;
  }

  static std::size_t at_once(const std::optional<Rate>& rate) {
    return static_cast<std::size_t>(rate.value().at_once);
  }

  std::size_t told(const std::string& limit) const {
    const auto text = R"("what":"refused_by_limit","limit":")" + limit + '"';
    return static_cast<std::size_t>(std::ranges::count_if(
        world.log_lines, [&](const auto& line) { return line.contains(text); }));
  }

  World world{catalogue::games()};
};

TEST_F(OneHousehold, MakesSoManyGuests) {
  const auto body = protocol::text(protocol::GuestWish{"Eve"});
  std::size_t made = 0;
  while (send("POST", "/api/guest", body, home).status == 200) ++made;
  EXPECT_EQ(made, at_once(world.limits.guests.household));
  EXPECT_EQ(send("POST", "/api/guest", body, elsewhere).status, 200U);
  world.rest(60'000);
  EXPECT_EQ(told("guests"), 1U);
}

TEST_F(OneHousehold, MakesSoManyTablesWithAllItsGuests) {
  const auto all = guests(5);
  const auto body = protocol::text(table());
  const auto passes = [&](Client& who) {
    const auto status = send("POST", "/api/rooms", body, home, &who).status;
    EXPECT_TRUE(status == 200 || status == 429) << status;
    return status == 200;
  };
  EXPECT_EQ(all_that_pass(all, passes), at_once(world.limits.new_rooms.household));
  Client bob{world, "Bob"};
  EXPECT_EQ(send("POST", "/api/rooms", body, home, &bob).status, 429U);
  EXPECT_EQ(send("POST", "/api/rooms", body, elsewhere, &bob).status, 200U);
  world.rest(60'000);
  EXPECT_EQ(told("new_rooms"), 1U);
}

TEST_F(OneHousehold, RenamesItsGuestsSoOften) {
  const auto all = guests(8);
  int names = 0;
  const auto rename = [&](const Client& who, const char* address) {
    const auto body = protocol::text(protocol::Rename{"Eve " + std::to_string(++names)});
    return send("POST", "/api/name", body, address, &who).status;
  };
  const auto passes = [&](Client& who) { return rename(who, home) == 200; };
  EXPECT_EQ(all_that_pass(all, passes), at_once(world.limits.renames.household));
  Client bob{world, "Bob"};
  EXPECT_EQ(rename(bob, home), 429U);
  EXPECT_EQ(rename(bob, elsewhere), 200U);
}

TEST_F(OneHousehold, TalksSoMuch) {
  const auto all = guests(7);
  Client bob{world, "Bob"};
  bob.address = elsewhere;
  const auto room = world.make_room(bob, table());
  bob.open(room);
  for (const auto& each : all) each->open(room);
  world.rest(100);
  const protocol::Chat chat{"Hello!", std::nullopt, false};
  const auto told_of = [&](Client& who) {
    const auto id = who.ask(chat);
    EXPECT_TRUE(world.until([&] { return who.answers.contains(id); }));
    return code(who.answers.at(id).refused);
  };
  const auto began = world.now();
  const auto passed = all_that_pass(all, [&](Client& who) { return told_of(who) == "done"; });
  const auto& rate = *world.limits.talk.household;
  EXPECT_GE(passed, at_once(rate));
  const auto come_back = static_cast<double>(world.now() - began) * rate.a_minute / 60'000;
  EXPECT_LE(static_cast<double>(passed), rate.at_once + come_back);
  EXPECT_LT(passed, all.size() * at_once(world.limits.talk.person)) << "fewer than without";
  EXPECT_EQ(told_of(*all.back()), "too_fast");
  EXPECT_EQ(told_of(bob), "done");
}

TEST_F(OneHousehold, AsksForSoManyAids) {
  world.limits.aids = {.person = Rate{6, 1}, .household = Rate{30, 1}};
  world.kill();
  world.restart();
  auto all = guests(7);
  const auto& game = catalogue::games().front();
  protocol::NewRoom wish{
      .game = game.name, .options = {}, .seats = {"me"}, .settings = {}, .start = true};
  const auto start = game.start(*game.options({}));
  for (std::size_t i = 1; i < (*start)->seats(); ++i) {
    wish.seats.resize(i + 1);
    for (const auto& bot : game.bots) {
      if ((*start)->bot_plays(bot.name, core::Actor::seat(i))) wish.seats[i] = bot.name;
    }
  }
  wish.settings.aids = {game.aids.front().name};
  const auto sit_down = [&](Client& who) {
    who.open(world.make_room(who, wish));
    EXPECT_TRUE(world.until([&] { return who.update.has_value(); }));
  };
  for (const auto& each : all) sit_down(*each);
  const auto told_of = [&](Client& who) {
    const auto id = who.ask(protocol::Aid{wish.settings.aids.front(), std::nullopt});
    EXPECT_TRUE(world.until([&] { return who.answers.contains(id); }));
    return code(who.answers.at(id).refused);
  };
  const auto passes = [&](Client& who) { return told_of(who) != "too_fast"; };
  EXPECT_EQ(all_that_pass(all, passes), at_once(world.limits.aids.household));
  Client bob{world, "Bob"};
  bob.address = elsewhere;
  sit_down(bob);
  EXPECT_NE(told_of(bob), "too_fast");
}

// -- codes

TEST_F(OneHousehold, UsesUpItsWrongCodesAndNobodyElses) {
  Client ada{world, "Ada"};
  const auto room = world.make_room(ada, table());
  ada.open(room);
  world.rest(100);
  const auto code = ada.room->code.value();
  const auto find = [&](const std::string& what, const std::string& address) {
    return send("GET", "/api/rooms/code/" + what, "", address).status;
  };
  std::size_t wrong = 0;
  while (find("amber-tiger-lemo", home) == 404) ++wrong;
  EXPECT_EQ(wrong, static_cast<std::size_t>(world.limits.wrong_codes.at_once));
  EXPECT_EQ(find(code, home), 429U) << "or it would be told which are right";
  for (int i = 0; i < 1'000; ++i) {
    ASSERT_EQ(find("wrong", "203.0.113." + std::to_string(i % 250)), 404U);
  }
  EXPECT_EQ(find(code, elsewhere), 200U);
  world.rest(60'000);
  EXPECT_TRUE(std::ranges::any_of(world.log_lines, [](const auto& line) {
    return line.contains(R"("what":"codes_not_found","times":1010})");
  }));
  EXPECT_EQ(find(code, home), 200U) << "for a while";
}

TEST_F(OneHousehold, FindsATableHoweverItTypesItsCode) {
  Client ada{world, "Ada"};
  const auto room = world.make_room(ada, table());
  ada.open(room);
  world.rest(100);
  auto typed = ada.room->code.value();
  EXPECT_EQ(typed, directory::folded_room_code(typed));
  for (char& c : typed) c = c == '-' ? ' ' : static_cast<char>(c - 'a' + 'A');
  const auto found = protocol::read_answer<protocol::RoomFound>(
      send("GET", "/api/rooms/code/ " + typed + ". ", "", home).body);
  ASSERT_TRUE(found) << typed;
  EXPECT_EQ(found->id, room);
}

TEST(Codes, AHouseholdFindsOneOfAHundredTablesInADayWithLessThanOneInAThousand) {
  const Limits limits;
  const double tries = limits.wrong_codes.at_once + limits.wrong_codes.a_minute * 24 * 60;
  const double codes = std::pow(static_cast<double>(directory::code_words().size()),
                                static_cast<double>(directory::words_of_a_room_code));
  EXPECT_GT(tries, 1'000) << "else nobody could ever mistype";
  EXPECT_LE(1 - std::pow(1 - 100 / codes, tries), 1e-3);
}

// -- the limit itself

TEST(Limit, CountsOnlyWhatAllThreeAllow) {
  Limit limit{{.person = Rate{2, 0}, .household = Rate{3, 0}, .overall = Rate{5, 0}}};
  EXPECT_TRUE(limit.allows("ada", "home", 0));
  EXPECT_TRUE(limit.allows("ada", "home", 0));
  for (int i = 0; i < 10; ++i) EXPECT_FALSE(limit.allows("ada", "home", 0)) << "the person";
  EXPECT_TRUE(limit.allows("eve", "home", 0));
  for (int i = 0; i < 10; ++i) EXPECT_FALSE(limit.allows("eve", "home", 0)) << "the household";
  EXPECT_TRUE(limit.allows("eve", "work", 0)) << "what was refused to her has used up nothing";
  EXPECT_TRUE(limit.allows("bob", "far", 0));
  EXPECT_FALSE(limit.allows("bob", "far", 0)) << "all together";
  EXPECT_EQ(limit.take_refused(), 21U);
  EXPECT_EQ(limit.take_refused(), 0U);
}

TEST(Limit, HoldsNobodyWhereItHasNoRate) {
  Limit limit{{.household = Rate{1, 0}}};
  EXPECT_TRUE(limit.allows("ada", "home", 0));
  EXPECT_TRUE(limit.allows("ada", "work", 0));
  EXPECT_FALSE(limit.allows("", "home", 0));
}

// Ten households with as many guests as they like, all at once, for an hour.
TEST(Limit, OfAllTogetherIsUsedUpByNoFewHouseholds) {
  const Limits limits;
  for (const auto& rate : {limits.guests, limits.new_rooms, limits.renames, limits.talk}) {
    Limit limit{rate};
    for (std::int64_t now = 0; now < 3'600'000; now += 6'000) {
      for (int home = 0; home < 10; ++home) {
        for (int i = 0; limit.allows("guest " + std::to_string(i), std::to_string(home), now);) ++i;
      }
      ASSERT_TRUE(limit.allows("ada " + std::to_string(now), "quiet " + std::to_string(now), now));
    }
  }
}

}  // namespace
}  // namespace server
