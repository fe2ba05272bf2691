// Sessions that end, and what they held open; passwords and who tries them. All of it as strangers'
// clients speak.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "directory/passwords.h"
#include "directory/tokens.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

protocol::NewRoom a_table_for_one() {
  return {.game = catalogue::games().front().name,
          .options = {},
          .seats = {"me"},
          .settings = {},
          .start = false};
}

std::string cookie_in(const HttpResponse& response) {
  const auto set = header(response, "Set-Cookie");
  const auto begin = set.find('=') + 1;
  return set.empty() ? "" : set.substr(begin, set.find(';') - begin);
}

// Another browser of somebody who has a session already.
Client with_token(World& world, const std::string& token) {
  Client client{world, "Somebody else"};
  client.token = token;
  return client;
}

struct Home {
  World world{catalogue::games()};
  Client here{world, "Ada"};
  std::string room = world.make_room(here, a_table_for_one());

  HttpResponse post(const std::string& path, const std::string& body, const Client* who = nullptr) {
    world.rest(60'000);  // not too fast for an address
    return world.http("POST", path, body, who);
  }
  // Who signs in elsewhere.
  Client elsewhere(const std::string& password = "correct horse") {
    const auto answer = post("/api/sign-in", R"({"name":"Ada","password":")" + password + R"("})");
    EXPECT_EQ(answer.status, 200U) << answer.body;
    return with_token(world, cookie_in(answer));
  }
  void set_first_password() {
    const auto answer = post("/api/password", R"({"password":"correct horse"})", &here);
    EXPECT_EQ(answer.status, 200U) << answer.body;
    here.token = cookie_in(answer);
  }
  bool is_connected(const Client& client) {
    const auto before = client.texts.size();
    const_cast<Client&>(client).say(R"({"id":"p","request":{"ping":{"sent":1}}})");
    world.rest(100);
    return client.texts.size() > before;
  }
};

TEST(Sessions, SigningOutClosesEverySocketOfTheSessionAtOnce) {
  Home ada;
  ada.set_first_password();
  auto other = ada.elsewhere();
  ada.here.open(ada.room);
  ada.here.open(ada.room);  // two tabs
  other.open(ada.room);
  ada.world.rest(100);
  const auto out = ada.world.http("POST", "/api/sign-out", "{}", &ada.here);
  EXPECT_EQ(out.status, 200U);
  ada.world.rest(100);
  ASSERT_TRUE(ada.here.bye);
  EXPECT_EQ(ada.here.bye->code, "signed_out");
  EXPECT_NE(ada.here.bye->sentence.find("Sign in again"), std::string::npos);
  EXPECT_FALSE(ada.is_connected(ada.here));
  EXPECT_FALSE(other.bye) << "another session goes on";
  EXPECT_TRUE(ada.is_connected(other));
}

TEST(Sessions, WhatComesAfterTheEndOfASessionIsNotHeard) {
  Home ada;
  ada.here.open(ada.room);
  ada.world.rest(100);
  auto eve = with_token(ada.world, ada.here.token);  // has stolen the token
  eve.open(ada.room);
  ada.world.rest(100);
  ada.world.http("POST", "/api/sign-out", "{}", &ada.here);
  eve.say(R"({"id":"late","request":{"close":{}}})");  // on its way while the socket closes
  ada.world.rest(1'000);
  EXPECT_NE(ada.world.http("GET", "/api/rooms/" + ada.room, "").status, 403U)
      << "the table is not closed";
}

TEST(Sessions, ANewPasswordEndsTheOthersAndReplacesTheOwn) {
  Home ada;
  ada.set_first_password();
  auto other = ada.elsewhere();
  ada.here.open(ada.room);
  other.open(ada.room);
  ada.world.rest(100);
  const auto old_token = ada.here.token;
  const auto answer =
      ada.post("/api/password", R"({"password":"battery staple","old_password":"correct horse"})",
               &ada.here);
  ASSERT_EQ(answer.status, 200U) << answer.body;
  ada.world.rest(100);
  ASSERT_TRUE(other.bye);
  EXPECT_EQ(other.bye->code, "signed_out");
  EXPECT_FALSE(ada.is_connected(other));
  EXPECT_FALSE(ada.here.bye) << "the own page comes back by itself";
  EXPECT_FALSE(ada.is_connected(ada.here)) << "but not on a socket that a thief might share";
  const auto token = cookie_in(answer);
  ASSERT_FALSE(token.empty());
  EXPECT_NE(token, old_token);
  EXPECT_EQ(ada.world.http("GET", "/api/me/export", "", &ada.here).status, 401U)
      << "the old token is nobody's";
  ada.here.token = token;
  ada.here.open(ada.room);
  ada.world.rest(100);
  EXPECT_TRUE(ada.is_connected(ada.here));
  EXPECT_EQ(ada.here.welcome->seat, seat1) << "she has lost nothing";
}

TEST(Sessions, AFirstPasswordReplacesTheTokenToo) {
  Home ada;
  auto eve = with_token(ada.world, ada.here.token);  // had put her own token into Ada's browser
  eve.open(ada.room);
  ada.world.rest(100);
  ada.set_first_password();
  ada.world.rest(100);
  EXPECT_FALSE(ada.is_connected(eve));
  EXPECT_EQ(ada.world.http("GET", "/api/me/export", "", &eve).status, 401U);
  EXPECT_EQ(ada.world.http("GET", "/api/me/export", "", &ada.here).status, 200U);
}

TEST(Sessions, ErasureIsWholeOrRefused) {
  Home ada;
  ada.here.open(ada.room);
  ada.world.rest(100);
  ada.world.directory_refuses = [](const directory::Change& change) {
    return std::holds_alternative<directory::PutRoom>(change);
  };
  EXPECT_EQ(ada.world.http("DELETE", "/api/me", "", &ada.here).status, 503U)
      << "her name would have stayed in the room";
  EXPECT_EQ(ada.world.http("GET", "/api/me/export", "", &ada.here).status, 200U);
  ada.world.directory_refuses = nullptr;
  const auto answer = ada.world.http("DELETE", "/api/me", "", &ada.here);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_TRUE(header(answer, "Set-Cookie").find("Max-Age=0") != std::string::npos);
  ada.world.rest(100);
  ASSERT_TRUE(ada.here.bye);
  EXPECT_EQ(ada.here.bye->code, "erased");
  EXPECT_FALSE(ada.is_connected(ada.here));
}

TEST(Passwords, AreChangedByWhoKnowsTheOldOne) {
  Home ada;
  ada.set_first_password();
  const auto change = [&](const std::string& body) {
    return ada.post("/api/password", body, &ada.here);
  };
  auto answer = change(R"({"password":"battery staple"})");
  EXPECT_EQ(answer.status, 403U);
  EXPECT_EQ(code(answer), "wrong_password");
  EXPECT_EQ(about(answer), "old_password");
  answer = change(R"({"password":"battery staple","old_password":"wrong horse"})");
  EXPECT_EQ(answer.status, 403U);
  EXPECT_EQ(about(answer), "old_password");
  EXPECT_EQ(ada.post("/api/sign-in", R"({"name":"Ada","password":"battery staple"})").status, 401U);
  answer = change(R"({"password":"battery staple","old_password":"correct horse"})");
  EXPECT_EQ(answer.status, 200U) << answer.body;
  EXPECT_EQ(ada.post("/api/sign-in", R"({"name":"Ada","password":"battery staple"})").status, 200U);
}

TEST(Passwords, ThatAreCommonAreRefused) {
  Home ada;
  for (const auto* each : {"password", "PASSW0RD1", "12345678", "qwertyuiop"}) {
    const auto answer = ada.world.http("POST", "/api/password",
                                       std::string{R"({"password":")"} + each + R"("})", &ada.here);
    EXPECT_EQ(answer.status, 400U) << each;
    EXPECT_EQ(code(answer), "common_password");
    EXPECT_EQ(about(answer), "password");
  }
}

TEST(Passwords, KeptWithOldLimitsAreHashedAnewAtSignIn) {
  World world{catalogue::games()};
  // “correct horse” with 1 MiB and one pass.
  const std::string weak =
      "$argon2id$v=19$m=1024,t=1,p=1$GXEbXrbpdlC6WN6xkgrb/g$SqxC1NPV8JAkBEMMmLBXqz+p5/"
      "MSryu5ABMA0oA8KPQ";
  ASSERT_TRUE(directory::password_fits(weak, "correct horse"));
  ASSERT_TRUE(directory::needs_rehash(weak));
  const directory::PersonId id{{1, 2, 3}};
  ASSERT_FALSE(directory::change_and_wait(world.directory,
                                          directory::PutPerson{{id, "Ada", weak, 1, world.now()}}));
  EXPECT_EQ(world.http("POST", "/api/sign-in", R"({"name":"Ada","password":"wrong horse"})").status,
            401U);
  world.rest(1'000);
  EXPECT_EQ((*world.directory.person(id))->password, weak) << "not by a wrong one";
  EXPECT_EQ(
      world.http("POST", "/api/sign-in", R"({"name":"Ada","password":"correct horse"})").status,
      200U);
  world.rest(1'000);
  const auto kept = (*world.directory.person(id))->password;
  EXPECT_FALSE(directory::needs_rehash(kept));
  EXPECT_TRUE(directory::password_fits(kept, "correct horse"));
}

// As somebody at that address asks.
HttpResponse post_from(World& world, const std::string& address, const std::string& path,
                       const std::string& body, const std::string& token = {}) {
  std::optional<HttpResponse> answer;
  world.hub().request({"POST",
                       path,
                       "",
                       body,
                       {.address = address,
                        .host = "localhost:8080",
                        .origin = "http://localhost:8080",
                        .token = token,
                        .is_https = false}},
                      [&](HttpResponse got) { answer = std::move(got); });
  EXPECT_TRUE(world.until([&] { return answer.has_value(); }, 60'000));
  return answer.value_or(HttpResponse{.status = 504, .body = ""});
}

constexpr auto wrong_try = R"({"name":"Ada","password":"wrong horse"})";
constexpr auto right_try = R"({"name":"Ada","password":"correct horse"})";

TEST(Passwords, AreNotGuessedFromManyHomesAndTheOwnerIsNotLockedOut) {
  Home ada;
  ada.world.limits.wrong_passwords_anywhere = {3, 0.5};
  ada.world.restart();
  ada.set_first_password();  // at 192.0.2.1, as all that World asks
  for (int home = 0; home < 3; ++home) {
    EXPECT_EQ(
        post_from(ada.world, "203.0.113." + std::to_string(home), "/api/sign-in", wrong_try).status,
        401U);
  }
  const auto refused = post_from(ada.world, "203.0.113.9", "/api/sign-in", right_try);
  EXPECT_EQ(refused.status, 429U) << "whoever comes from nowhere waits, whatever they know";
  EXPECT_NE(refused.body.find("signed in lately"), std::string::npos) << refused.body;
  EXPECT_EQ(post_from(ada.world, "192.0.2.1", "/api/sign-in", right_try).status, 200U)
      << "her home is known";
  EXPECT_EQ(post_from(ada.world, "203.0.113.9", "/api/sign-in", right_try, ada.here.token).status,
            200U)
      << "and so is her browser, wherever it is";
  EXPECT_EQ(post_from(ada.world, "203.0.113.9", "/api/sign-in", right_try).status, 200U)
      << "and where she was signed in since";
  ada.world.rest(10 * 60'000);
  EXPECT_EQ(post_from(ada.world, "203.0.113.77", "/api/sign-in", right_try).status, 200U)
      << "and it passes";
}

TEST(Passwords, OfNamesThatAreNotThereAreHeldUpLikeOthers) {
  World world{catalogue::games()};
  world.limits.wrong_passwords_anywhere = {3, 0.5};
  world.restart();
  const auto of_nobody = R"({"name":"Nobody","password":"wrong horse"})";
  for (int home = 0; home < 3; ++home) {
    const auto address = "203.0.113." + std::to_string(home);
    EXPECT_EQ(post_from(world, address, "/api/sign-in", of_nobody).status, 401U);
  }
  EXPECT_EQ(post_from(world, "203.0.113.9", "/api/sign-in", of_nobody).status, 429U);
}

TEST(Passwords, AreNotGuessedAtOneHomeEitherWhereItIsKnown) {
  Home ada;
  ada.world.limits.passwords = {100, 100};
  ada.world.limits.wrong_passwords_here = {3, 0.5};
  ada.world.restart();
  ada.set_first_password();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(post_from(ada.world, "192.0.2.1", "/api/sign-in", wrong_try).status, 401U);
  }
  EXPECT_EQ(post_from(ada.world, "192.0.2.1", "/api/sign-in", right_try).status, 429U);
  EXPECT_EQ(post_from(ada.world, "203.0.113.9", "/api/sign-in", right_try).status, 200U)
      << "other homes have not tried";
}

TEST(Passwords, AreNotGuessedWithAStolenSessionFromManyHomes) {
  Home ada;
  ada.world.limits.wrong_passwords_here = {3, 0.5};
  ada.world.restart();
  ada.set_first_password();
  const auto owner = ada.elsewhere();
  const auto guess = R"({"password":"battery staple","old_password":"wrong horse"})";
  const auto right = R"({"password":"battery staple","old_password":"correct horse"})";
  for (int home = 0; home < 3; ++home) {
    const auto address = "203.0.113." + std::to_string(home);
    EXPECT_EQ(post_from(ada.world, address, "/api/password", guess, ada.here.token).status, 403U);
  }
  EXPECT_EQ(post_from(ada.world, "203.0.113.9", "/api/password", right, ada.here.token).status,
            429U);
  EXPECT_EQ(post_from(ada.world, "192.0.2.1", "/api/password", right, owner.token).status, 200U)
      << "the owner, who can sign in, is not held up";
  EXPECT_EQ(post_from(ada.world, "203.0.113.9", "/api/password", guess, ada.here.token).status,
            401U)
      << "and the stolen session is over";
}

}  // namespace
}  // namespace server
