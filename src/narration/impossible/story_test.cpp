#include "narration/impossible/story.h"

#include <gtest/gtest.h>

#include <set>

#include "cast/cards.h"
#include "codec/impossible_json.h"
#include "narration/impossible/effects.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace narration_impossible {
namespace {

using core::Actor;
using impossible::Label;
using impossible::Open;
using impossible::Phase;
using impossible::State;

Scene scene_of(const impossible::Rules& rules, const State& state, Actor viewer) {
  const auto seat = viewer.is_seat() ? viewer.seat_index() : rules.options.seats;
  return {.rules = rules,
          .seat = impossible::seat_at(seat),
          .shared = true,
          .naming = Naming::braces,
          .view = impossible::view(rules, state, viewer)};
}

// Random games at all kinds of tables, each move of a seat, of chance and of the clock by itself.
template <class See>
void watch(std::uint64_t seed, const See& see) {
  for (const auto& options : battery::impossible_options()) {
    const auto table = battery::impossible_table(options);
    battery::RandomPlay<impossible::Impossible> play{table, seed};
    while (const auto move = play.next()) {
      const auto before = play.state();
      play.play(*move);
      see(table, before, *move, play.state(), play.generator());
      if (::testing::Test::HasFailure()) {
        FAIL() << table.name << ": " << codec::to_notation(move->action);
      }
    }
  }
}

void expect_sentence(const std::string& sentence, std::size_t seats) {
  ASSERT_FALSE(sentence.empty());
  EXPECT_EQ(sentence.back(), '.') << sentence;
  EXPECT_FALSE(sentence[0] >= 'a' && sentence[0] <= 'z') << sentence;
  for (const auto* slip : {" .", " ,", "..", ".:", "::", "  ", "you", "player 1", "player 2"}) {
    EXPECT_EQ(sentence.find(slip), std::string::npos) << sentence;
  }
  for (auto at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1)) {
    ASSERT_LT(at + 2, sentence.size()) << sentence;
    const auto number = static_cast<std::size_t>(sentence[at + 1] - '0');
    EXPECT_TRUE(number >= 1 && number <= seats && sentence[at + 2] == '}') << sentence;
  }
}

// Everything that the story tells of what happens by itself is so.
void expect_told(const Open& told, const Open& open) {
  EXPECT_EQ(told.containment, open.containment);
  EXPECT_EQ(told.removed, open.removed);
  EXPECT_EQ(told.cube, open.cube);
  EXPECT_EQ(told.threshold, open.threshold);
  EXPECT_TRUE(told.destroyed == open.destroyed);
  EXPECT_TRUE(told.saved == open.saved);
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    if (told.slots[i].book) {
      EXPECT_EQ(told.slots[i].mold, open.slots[i].mold);
    }
  }
  ASSERT_LE(told.pool.size(), open.pool.size());
  EXPECT_TRUE(std::equal(told.pool.begin(), told.pool.end(), open.pool.begin()));
}

TEST(Story, IsToldOfEveryMoveAsTheRulesHaveIt) {
  std::size_t told = 0, attacks = 0, saved = 0;
  const auto see = [&](const auto& table, const State& before, const auto& move, const State& after,
                       auto&) {
    const auto then = scene_of(table.rules, before, Actor::spectator());
    const auto now = scene_of(table.rules, after, Actor::spectator());
    const auto sentences = story(then, now, move.actor, move.action);
    for (const auto& sentence : sentences) expect_sentence(sentence, table.seats);
    EXPECT_TRUE(move.actor == Actor::chance() || !sentences.empty());
    told += sentences.size();
    const auto same = scene_of(table.rules, after, Actor::seat(0));
    EXPECT_EQ(story(scene_of(table.rules, before, Actor::seat(0)), same, move.actor, move.action),
              sentences)
        << "it is the same for everybody";
    if (before.open.phase <= Phase::librarians) return;
    std::optional<Deed> deed;
    if (move.actor.is_seat()) {
      deed = Deed{impossible::seat_at(move.actor.seat_index()), move.action};
    }
    if (std::holds_alternative<core::Substitute>(move.action)) return;  // any deed of the seat
    const auto result = consequences(then, now, deed);
    expect_told(result.open, after.open);
    if (result.attacked) ++attacks;
    saved += result.saved.size();
  };
  for (std::uint64_t seed = 1; seed <= (scale::thinned > 1 ? 1 : 4); ++seed) watch(seed, see);
  EXPECT_GT(told, 1000U / scale::thinned);
  EXPECT_GT(attacks, 40U / scale::thinned);
  EXPECT_GT(saved, 4U / scale::thinned);
}

TEST(Effects, AreSentencesOfEveryAcceptedAction) {
  std::set<std::string> kinds;
  std::size_t said = 0;
  const auto see = [&](const auto& table, const State& before, const auto&, const State&,
                       auto& generator) {
    for (std::size_t i = 0; i < table.seats; ++i) {
      const auto now = scene_of(table.rules, before, Actor::seat(i));
      for (const auto& offer : impossible::offers(table.rules, now.view)) {
        const auto action = impossible::sample(table.rules, now.view, offer, generator);
        if (impossible::refusal(table.rules, now.view, action)) continue;
        const auto sentences = effects(now, action);
        for (const auto& sentence : sentences) expect_sentence(sentence, 0);
        said += sentences.size();
        const auto notation = codec::to_notation(action);
        if (!sentences.empty()) kinds.insert(notation.substr(0, notation.find(' ')));
      }
    }
  };
  watch(5, see);
  EXPECT_GT(said, 1000U / scale::thinned);
  for (const auto* kind : {"keep", "refresh", "add", "done", "use", "pass"}) {
    EXPECT_TRUE(kinds.contains(kind)) << kind;
  }
}

// ---- What it reads like.

impossible::Character card(std::string_view key) {
  return *cast::find_character(cast::standard_cards(), key);
}
impossible::Book book(std::string_view key) {
  return *cast::find_book(cast::standard_cards(), key);
}
impossible::Rules rules_for_two() {
  impossible::Options options;
  options.seats = 2;
  return {options, cast::standard_cards()};
}

// The second player's Add, with the Mold due to attack.
State table_for_two() {
  State state;
  Open& open = state.open;
  open.phase = Phase::add;
  open.active = impossible::seat_at(1);
  open.players.push_back({});
  open.players.push_back({});
  open.players[0].librarian = impossible::Librarian::octavius;
  open.players[1].librarian = impossible::Librarian::hazel;
  open.slot(Label::quill).book = book("odyssey");
  open.slot(Label::typewriter).book = book("romeo_and_juliet");
  open.slot(Label::typewriter).mold = 1;
  open.slot(Label::ballpoint).book = book("macbeth");
  open.players[1].hand = {card("guinevere"), card("moby_dick"), card("queen_of_hearts")};
  for (const auto* key : {"christian", "puck", "polyphemus"}) open.pool.push_back(card(key));
  open.deck = 70;
  open.books = 27;
  open.containment = 8;
  return state;
}

std::vector<std::string> story_of(State state, std::size_t seat, const impossible::Action& action) {
  const auto rules = rules_for_two();
  const auto before = scene_of(rules, state, Actor::spectator());
  impossible::advance(rules, state, {Actor::seat(seat), {}, action});
  return story(before, scene_of(rules, state, Actor::spectator()), Actor::seat(seat), action);
}
std::vector<std::string> effects_of(const State& state, std::size_t seat,
                                    const impossible::Action& action) {
  return effects(scene_of(rules_for_two(), state, Actor::seat(seat)), action);
}
using Sentences = std::vector<std::string>;

TEST(Story, NamesSeatsInBracesAndCardsByTheirNames) {
  EXPECT_EQ(
      story_of(table_for_two(), 1,
               impossible::Use{card("moby_dick"),
                               impossible::Weed{card("christian"), card("queen_of_hearts")}}),
      (Sentences{"{2} discards Moby Dick for WEED: Christian de Neuvillette leaves the Pool, paid "
                 "with the Queen of Hearts."}));
  EXPECT_EQ(story_of(table_for_two(), 1,
                     impossible::Add{card("guinevere"), Label::ballpoint, cast::Spot{1}, {}, {}}),
            (Sentences{"{2} adds Guinevere as Lady Macbeth, spot 2 of Macbeth (Ballpoint).",
                       "The label of Guinevere is Quill: Mold on The Odyssey (Quill), 1 of 3."}));
}

TEST(Story, TellsAnAttackCardByCard) {
  auto state = table_for_two();
  for (auto& player : state.open.players) player.passes = impossible::Extent::turn;
  for (const auto* key : {"alice", "kai", "gerda"}) state.deck.push_back(card(key));
  state.open.deck = 3;
  state.books.push_back(book("dracula"));
  const auto told = story_of(state, 1, impossible::Done{});
  ASSERT_GE(told.size(), 6U);
  EXPECT_EQ(told[0], "{2} is done with adding.");
  EXPECT_EQ(told[1], "The Mold attacks.");
  EXPECT_EQ(told[2], "Christian de Neuvillette: Mold destroys Romeo and Juliet (Typewriter).");
  EXPECT_EQ(told[3], "Puck: Mold on The Odyssey (Quill), 1 of 3.");
  EXPECT_EQ(told[4], "Polyphemus: no Book lies at Typewriter.");
  EXPECT_EQ(told[5], "A new Book at Typewriter: Dracula, by Bram Stoker, 1897.");
}

TEST(Effects, SayTheWorstFirst) {
  auto state = table_for_two();
  EXPECT_EQ(effects_of(state, 1, impossible::Done{}),
            (Sentences{"The Mold attacks and destroys Romeo and Juliet."}));
  EXPECT_EQ(
      effects_of(state, 1,
                 impossible::Use{card("moby_dick"),
                                 impossible::Weed{card("christian"), card("queen_of_hearts")}}),
      (Sentences{"The Pool has two cards then: no attack this turn."}));
  EXPECT_EQ(
      effects_of(state, 1,
                 impossible::Add{card("queen_of_hearts"), Label::ballpoint, cast::Spot{1}, {}, {}}),
      (Sentences{"Romeo and Juliet takes its last Mold and is lost.",
                 "The attack brings one Mold then, not two."}));
}

}  // namespace
}  // namespace narration_impossible
