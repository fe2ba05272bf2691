// What a seat and the spectators hear does not depend on what they may not know: the same bytes at
// the same times in games that are twins, whatever the others do behind their backs.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "catalogue/catalogue.h"
#include "simulation/doctored_test.h"
#include "simulation/twin_script_test.h"
#include "simulation/world.h"

namespace simulation {
namespace {

using core::Actor;

constexpr std::int64_t step_ms = 900;
constexpr std::size_t most_steps = 30;

enum class Twin { one, other };

struct Heard {
  std::int64_t at;
  std::string text;
  friend bool operator==(const Heard&, const Heard&) = default;
};
using Hearing = std::vector<Heard>;

// Commitments depend on the secret, and nobody can tell how: their ordinal and their length stay.
std::string without_commitments(const std::string& text) {
  static const std::regex list{R"("commitments":\[([^\]]*)\])"};
  std::smatch found;
  if (!std::regex_search(text, found, list)) return text;
  std::string ordinals;
  const std::string hashes = found[1];
  std::size_t ordinal = 0;
  for (std::size_t from = 0; from < hashes.size();) {
    const auto to = std::min(hashes.find(',', from), hashes.size());
    ordinals += "#" + std::to_string(++ordinal) + ":" + std::to_string(to - from) + " ";
    from = to + 1;
  }
  return found.prefix().str() + ordinals + found.suffix().str();
}

Hearing heard_by(const Client& client) {
  Hearing heard;
  for (std::size_t i = 0; i < client.texts.size(); ++i) {
    heard.push_back({client.came[i], without_commitments(client.texts[i])});
  }
  return heard;
}

// A house in which one of the twins is played, with the same people at the same times.
class House {
 public:
  House(const TwinScript& script, Twin twin, std::uint64_t seed)
      : script_{script}, twin_{twin}, games_{{doctored()}}, world_{games_, seed} {
    director().script = [&script, twin](std::size_t played) {
      std::optional<catalogue::Action> drawn;
      if (played >= script.steps.size()) return drawn;
      const auto& step = script.steps[played];
      if (step.actor == Actor::chance()) drawn = twin == Twin::one ? step.one : step.other;
      return drawn;
    };
    const auto seats = (*director().game->start(script.options))->seats();
    for (std::size_t i = 0; i < seats; ++i) {
      seats_.push_back(std::make_unique<Client>(world_, "Reader" + std::to_string(i + 1)));
    }
    watcher_ = std::make_unique<Client>(world_, "Watcher");
  }

  World& world() { return world_; }

  void play() {
    sit_down();
    for (std::size_t i = 0; i < script_.steps.size(); ++i) {
      const auto& step = script_.steps[i];
      if (!step.actor.is_seat()) continue;
      probe(i);
      whisper(i);
      world_.rest(100);  // they take their time on the disk
      trouble(i);
      const auto id = seat(step.actor).ask(protocol::Play{now_does(step).json(), std::nullopt});
      world_.rest(step_ms);
      const auto& answers = seat(step.actor).answers;
      ASSERT_TRUE(answers.contains(id)) << i;
      ASSERT_FALSE(answers.at(id).refused)
          << now_does(step).notation() << ": " << answers.at(id).refused->sentence;
    }
    world_.rest(10'000);
  }

  std::size_t differences_heard() {
    return static_cast<std::size_t>(std::ranges::count_if(viewer().texts, [](const auto& text) {
      return text.find(R"("difference":{"view":)") != std::string::npos;
    }));
  }
  Hearing viewer_heard() { return heard_by(viewer()); }
  Hearing watcher_heard() const { return heard_by(*watcher_); }
  const std::vector<std::string>& commitments() { return viewer().update->commitments; }

 private:
  const catalogue::Action& now_does(const TwinStep& step) const {
    return twin_ == Twin::one ? step.one : step.other;
  }
  Client& seat(Actor actor) { return *seats_[actor.seat_index()]; }
  Client& viewer() { return script_.viewer.is_seat() ? seat(script_.viewer) : *watcher_; }

  void sit_down() {
    protocol::NewRoom wish{
        .game = games_[0].name, .options = {}, .seats = {"me"}, .settings = {}, .start = false};
    wish.options = script_.options;
    wish.settings.aids = {"hint"};
    wish.settings.grace_seconds = 600;
    room_ = world_.make_room(*seats_.front(), wish);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      seats_[i]->open(room_);
      if (i == 0) continue;
      ASSERT_FALSE(seats_[i]->refused(protocol::Sit{core::Seat::from_index(i)}));
    }
    watcher_->open(room_);
    world_.rest(100);
    ASSERT_FALSE(seats_.front()->refused(protocol::Start{}));
    world_.rest(step_ms);
  }

  // Questions about what both of the twins do, by those who must not learn from the answers.
  void probe(std::size_t i) {
    const auto& asked = script_.steps[(i * 7 + 3) % script_.steps.size()];
    for (const auto& move :
         {asked.one, asked.other, script_.steps[i].one, script_.steps[i].other}) {
      viewer().ask(protocol::CheckMove{move.json()});
    }
    if (i % 5 == 0) viewer().ask(protocol::Aid{"hint", std::nullopt});
    watcher_->ask(protocol::Ping{static_cast<protocol::Millis>(i), std::nullopt});
  }

  // What the other side does among itself is another thing in each twin.
  void whisper(std::size_t i) {
    const auto all = director().game->start(script_.options);
    for (std::size_t s = 0; s < seats_.size(); ++s) {
      const auto actor = Actor::seat(s);
      if (actor == script_.viewer) continue;
      if (script_.viewer.is_seat() && (*all)->team(actor) == (*all)->team(script_.viewer)) continue;
      const auto& action = now_does(script_.steps[i]);
      seats_[s]->ask(protocol::CheckMove{action.json()});
      if (twin_ == Twin::one || i % 3 != 0) continue;
      const auto words = action.notation();
      seats_[s]->ask(protocol::Propose{action.json()});
      seats_[s]->ask(protocol::Note{"plan", words});
      seats_[s]->ask(protocol::Note{"q", "out"});
      if (i % 6 == 0) seats_[s]->ask(protocol::Chat{"psst, " + words, std::nullopt, true});
    }
  }

  // Connections break, and once the server does.
  void trouble(std::size_t i) {
    if (i % 4 == 1) {
      viewer().cut();
      watcher_->cut();
      world_.rest(250);
      viewer().open(room_);
      if (watcher_.get() != &viewer()) watcher_->open(room_);
      world_.rest(250);
    }
    if (i != script_.steps.size() / 2) return;
    world_.rest(6'000);  // a sign of life, since clocks go on from the latest one or a later row
    world_.kill();
    world_.rest(5'000);
    world_.restart();
    for (const auto& each : seats_) each->open(room_);
    watcher_->open(room_);
    world_.rest(6'000);
  }

  const TwinScript& script_;
  Twin twin_;
  const std::array<catalogue::GameInfo, 1> games_;
  World world_;
  std::vector<std::unique_ptr<Client>> seats_;
  std::unique_ptr<Client> watcher_;
  std::string room_;
};

::testing::AssertionResult same(const Hearing& one, const Hearing& other) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i]) continue;
    std::size_t at = 0;
    while (at < one[i].text.size() && at < other[i].text.size() &&
           one[i].text[at] == other[i].text[at]) {
      ++at;
    }
    const auto from = at < 80 ? 0 : at - 80;
    return ::testing::AssertionFailure()
           << "message " << i << " at " << one[i].at << " and " << other[i].at << ":\n"
           << one[i].text.substr(from, 240) << "\n"
           << other[i].text.substr(from, 240);
  }
  if (one.size() == other.size()) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << one.size() << " and " << other.size() << " messages";
}

struct Planted {  // outside of the game
  std::function<void(World&)> fault;
};

// Whether anybody who may not know it hears which of the twins is played.
::testing::AssertionResult tells_nothing(const TwinScript& script, std::uint64_t seed,
                                         const Planted& planted = {},
                                         std::size_t* differences = nullptr) {
  Hearing viewer, watcher;
  for (const auto twin : {Twin::one, Twin::other}) {
    House house{script, twin, seed};
    if (planted.fault) planted.fault(house.world());
    house.play();
    if (::testing::Test::HasFatalFailure()) return ::testing::AssertionFailure();
    if (twin == Twin::one) {
      viewer = house.viewer_heard();
      watcher = house.watcher_heard();
      continue;
    }
    if (differences != nullptr) *differences += house.differences_heard();
    if (auto seen = same(viewer, house.viewer_heard()); !seen) return seen;
    if (auto seen = same(watcher, house.watcher_heard()); !seen) return seen;
  }
  return ::testing::AssertionSuccess();
}

std::vector<Actor> viewers(const catalogue::GameInfo& game) {
  std::vector<Actor> all{Actor::spectator()};
  const auto match = game.start(*game.options({}));
  for (std::size_t i = 0; i < (*match)->seats(); ++i) all.push_back(Actor::seat(i));
  return all;
}

class WireTwins : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    director() = {};
    director().game = catalogue::find_game(GetParam());
  }
  static const catalogue::GameInfo& game() { return *director().game; }
};

TEST_P(WireTwins, SoundTheSame) {
  std::size_t different = 0, steps = 0, scripts = 0, differences = 0;
  for (const auto viewer : viewers(game())) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const auto script = twin_script(game(), viewer, seed, most_steps);
      if (script.different == 0) continue;
      ++scripts;
      different += script.different;
      steps += script.steps.size();
      EXPECT_TRUE(tells_nothing(script, seed, {}, &differences))
          << game().name << " seed " << seed << " viewer "
          << (viewer.is_seat() ? viewer.seat_index() + 1 : 0);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GE(scripts, 4U) << "twins are found";
  EXPECT_GE(different, scripts);
  EXPECT_GE(steps, scripts * 5) << "and they last";
  EXPECT_GE(differences, scripts) << "and what changed was among what was compared";
  RecordProperty("scripts", static_cast<int>(scripts));
  RecordProperty("steps", static_cast<int>(steps));
  RecordProperty("different", static_cast<int>(different));
}

TEST_P(WireTwins, ButForLeaks) {
  for (const auto leak : {Leak::field, Leak::length, Leak::offers, Leak::event, Leak::refusal,
                          Leak::revision, Leak::difference, Leak::difference_length}) {
    bool found = false;
    for (std::uint64_t seed = 1; seed <= 12 && !found; ++seed) {
      for (const auto viewer : viewers(game())) {
        if (!viewer.is_seat()) continue;
        director().leak = Leak::none;
        const auto script = twin_script(game(), viewer, seed, most_steps);
        director().leak = leak;
        director().victim = viewer;
        found = script.different > 0 && !tells_nothing(script, seed);
        if (HasFatalFailure()) return;
        if (found) break;
      }
    }
    EXPECT_TRUE(found) << "leak " << static_cast<int>(leak) << " in " << game().name;
  }
}

TEST_P(WireTwins, ButForADelay) {
  const Planted slow{[](World& world) {
    world.disk_adds = [](const journal::Row& row) {
      return static_cast<std::int64_t>(std::hash<std::string>{}(row.entry) % 7);
    };
  }};
  bool found = false;
  for (std::uint64_t seed = 1; seed <= 12 && !found; ++seed) {
    for (const auto viewer : viewers(game())) {
      const auto script = twin_script(game(), viewer, seed, most_steps);
      found = script.different > 0 && !tells_nothing(script, seed, slow);
      if (HasFatalFailure()) return;
      if (found) break;
    }
  }
  EXPECT_TRUE(found);
}

// The same secrets twice, but for the randomness that seals them.
TEST_P(WireTwins, EveryCommitmentDependsOnItsNonce) {
  for (const auto viewer : viewers(game())) {
    const auto script = twin_script(game(), viewer, 1, most_steps);
    std::vector<std::string> seen;
    for (const std::uint64_t seed : {1U, 2U}) {
      House house{script, Twin::one, seed};
      house.play();
      if (HasFatalFailure()) return;
      seen.insert(seen.end(), house.commitments().begin(), house.commitments().end());
    }
    ASSERT_FALSE(seen.empty());
    std::ranges::sort(seen);
    EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end()) << "no two are alike";
  }
}

// A game of bots, as somebody hears it who watches.
Hearing game_of_bots(const catalogue::GameInfo& game, std::function<std::int64_t()> thought_takes) {
  const auto start = game.start(*game.options({}));
  protocol::NewRoom wish{
      .game = game.name, .options = {}, .seats = {}, .settings = {}, .start = true};
  for (std::size_t i = 0; i < (*start)->seats(); ++i) {
    for (const auto& bot : game.bots) {
      if (!(*start)->bot_plays(bot.name, Actor::seat(i))) continue;
      wish.seats.push_back(bot.name);
      break;
    }
  }
  World world{catalogue::games(), 3};
  world.thought_takes = std::move(thought_takes);
  Client watcher{world, "Watcher"};
  watcher.open(world.make_room(watcher, wish));
  world.rest(120'000);
  return heard_by(watcher);
}

TEST_P(WireTwins, NobodyHearsABotCompute) {
  const auto at_once = game_of_bots(game(), nullptr);
  EXPECT_GT(at_once.size(), 20U) << "they have played";
  core::SeededGenerator generator{5};
  EXPECT_TRUE(same(at_once, game_of_bots(game(), [&] {
                     return static_cast<std::int64_t>(generator.below(600));
                   })));
  EXPECT_FALSE(same(at_once, game_of_bots(game(), [] { return 5'000; })))
      << "who takes longer than was drawn is heard, and nobody does";
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto& game : catalogue::games()) all.push_back(game.name);
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, WireTwins, ::testing::ValuesIn(names()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace simulation
