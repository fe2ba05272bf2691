// What is laid before whom: everything that can be done now, and nothing that cannot.
#include <set>

#include "games/impossible/impossible_test.h"

namespace impossible {
namespace {

std::set<std::string> kinds(const Sitting& table, std::size_t player) {
  std::set<std::string> names;
  const View seen = table.seen_by(Actor::seat(player - 1));
  core::SeededGenerator generator{1};
  for (const Offer& offer : offers(table.rules, seen)) {
    const auto said = codec::to_notation(sample(table.rules, seen, offer, generator));
    names.insert(said.substr(0, said.find(' ')));
  }
  return names;
}
using Kinds = std::set<std::string>;

template <class O>
std::optional<O> offered(const Sitting& table, std::size_t player) {
  for (const Offer& offer : offers(table.rules, table.seen_by(Actor::seat(player - 1)))) {
    if (const auto* found = std::get_if<O>(&offer)) return *found;
  }
  return std::nullopt;
}

// proves I-26, I-36
TEST(ImpossibleOffers, FollowThePhasesOfATurn) {
  Options options = seated(2);
  options.cube = 3;
  Sitting table{options,
                {.librarians = {Librarian::basil, Librarian::ferdinand},
                 .cards = {"tripitaka", "kai", "alice", "titania", "puck", "hound"}}};
  EXPECT_EQ(kinds(table, 1), (Kinds{"keep", "refresh", "use", "pass"}));
  EXPECT_EQ(kinds(table, 2), (Kinds{"use", "pass"}));
  table.says(1, "keep");
  EXPECT_EQ(kinds(table, 1), (Kinds{"add", "done", "use", "help", "pass"}));
  table.says(2, "pass turn");
  EXPECT_EQ(kinds(table, 2), (Kinds{"use", "pass", "heed"}));
  table.says(1, "done");
  EXPECT_EQ(kinds(table, 1), (Kinds{"use", "help", "pass"}));
  table.says(1, "pass attack");
  EXPECT_EQ(kinds(table, 2), (Kinds{"keep", "refresh", "use", "pass"}));
}

// proves I-27
TEST(ImpossibleOffers, AreOnlyForWhoeverIsAsked) {
  Sitting table{seated(3), {.cards = {"friar_laurence", "puck", "juliet", "titania"}}};
  table.says(1, "use friar_laurence restore titania+puck");
  EXPECT_EQ(kinds(table, 1), Kinds{});
  EXPECT_EQ(kinds(table, 2), (Kinds{"agree", "decline"}));
  EXPECT_EQ(kinds(table, 3), Kinds{});
}

// proves I-32h, I-14
TEST(ImpossibleOffers, ShowTobiasTheHandsOfOthers) {
  Sitting table{seated(2),
                {.librarians = {Librarian::tobias},
                 .cards = {"tripitaka", "kai", "alice", "penelope", "puck", "hound"}}};
  table.says(1, "keep");
  const auto adds = [&](std::string_view key) {
    const View seen = table.seen_by(Actor::seat(0));
    const auto list = offers(table.rules, seen);
    return std::any_of(list.begin(), list.end(), [&](const Offer& offer) {
      const auto* add = std::get_if<AddOffer>(&offer);
      return add != nullptr && add->character == card(key);
    });
  };
  EXPECT_TRUE(adds("penelope"));
  EXPECT_TRUE(adds("tripitaka"));
  table.says(1, "add penelope quill 2");
  table.says(2, "agree");
  EXPECT_TRUE(adds("tripitaka"));
  EXPECT_FALSE(adds("hound")) << "once a turn";
}

// proves I-12, I-30
TEST(ImpossibleOffers, SayHowManyCardsANewHandHas) {
  EXPECT_EQ(offered<RefreshOffer>(Sitting{seated(1)}, 1), RefreshOffer{2});
  const Sitting octavius{seated(1), {.librarians = {Librarian::octavius}}};
  EXPECT_EQ(offered<RefreshOffer>(octavius, 1), RefreshOffer{3});
}

// proves I-32b
TEST(ImpossibleOffers, SayThatAmbroseBringsNoMold) {
  const auto ways = [](Librarian librarian) {
    Sitting table{seated(1),
                  {.librarians = {librarian},
                   .cards = {"ebenezer_scrooge", "christian", "alice"},
                   .books = {"pride_and_prejudice"}}};
    table.says(1, "keep");
    std::size_t all = 0, molding = 0;
    for (const Offer& offer : offers(table.rules, table.seen_by(Actor::seat(0)))) {
      const auto* add = std::get_if<AddOffer>(&offer);
      if (add == nullptr) continue;
      for (const Placement& way : add->placements) ++all, molding += way.molds ? 1U : 0U;
    }
    return std::pair{all, molding};
  };
  const auto [with_hazel, molding] = ways(Librarian::hazel);
  EXPECT_GT(molding, 0U);
  EXPECT_EQ(ways(Librarian::ambrose), (std::pair{with_hazel, std::size_t{0}}));
}

// proves I-12, I-32d
TEST(ImpossibleOffers, HaveNoNewHandForAnEmptyOne) {
  Sitting table{seated(1), {.librarians = {Librarian::ferdinand}}};
  EXPECT_EQ(offered<RefreshOffer>(table, 1), RefreshOffer{4}) << "one card more";
  for (const Character card : table.hand(1)) table.open().discards.push_back(card);
  table.open().players[0].hand = {};
  EXPECT_EQ(kinds(table, 1), (Kinds{"keep", "pass"}));
  EXPECT_EQ(table.asks(1, "refresh"), Refusal::no_hand_to_discard);
  EXPECT_EQ(table.asks(1, "keep"), std::nullopt);
}

// proves I-31c, I-31g, I-31k, I-27
TEST(ImpossibleOffers, NameWhatAPowerCanBePaidWith) {
  const auto costs = [](std::string_view user) {
    Sitting table{seated(2), {.cards = {user, "puck", "alice", "kai", "gerda", "juliet", "romeo"}}};
    table.says(1, "keep");
    table.open().discards.push_back(table.state.deck.back());
    table.state.deck.pop_back();
    --table.open().deck;
    std::optional<UseOffer> offer;
    for (const Offer& each : offers(table.rules, table.seen_by(Actor::seat(0)))) {
      const auto* use = std::get_if<UseOffer>(&each);
      if (use != nullptr && use->card == card(user)) offer = *use;
    }
    return std::visit(
        [](const auto& effect) {
          if constexpr (requires { effect.costs; }) {
            return effect.costs;
          } else {
            return CharacterSet{};
          }
        },
        offer->effect);
  };
  // Everybody's hand, but not the card itself, nor the Pool's Romeo.
  const auto payable = cards({"puck", "alice", "kai", "gerda", "juliet"});
  EXPECT_EQ(costs("polyphemus"), payable) << "WEED";
  EXPECT_EQ(costs("king_arthur"), payable) << "INSPIRE";
  EXPECT_EQ(costs("ishmael"), payable) << "RECALL";
}

// proves I-32g
TEST(ImpossibleOffers, LeaveCordeliaNothingToDoAlone) {
  Sitting table{seated(1), {.librarians = {Librarian::cordelia}}};  // though nobody deals her there
  EXPECT_EQ(kinds(table, 1).count("help"), 0U);
  EXPECT_EQ(table.asks(1, "help cordelia odysseus 2"), Refusal::not_for_solitaire);
}

// proves I-35
TEST(ImpossibleOffers, LetTheClockChooseForWhoeverIsAwaited) {
  Options options = seated(2);
  Sitting table{options};
  const auto clock = [&] { return offers(table.rules, table.seen_by(Actor::clock())); };
  EXPECT_EQ(clock(), std::vector<Offer>{SubstituteOffer{Actor::seat(0)}}) << "no clock is set";
  table.says(1, "use penelope replace 2");
  EXPECT_EQ(clock(), (std::vector<Offer>{ExpireOffer{}, SubstituteOffer{Actor::seat(1)}}));
  EXPECT_TRUE(offers(table.rules, table.seen_by(Actor::spectator())).empty());
}

// proves I-35
TEST(ImpossibleOffers, LetNoClockRunWhileChanceOwesAnAnswer) {
  Options options = seated(1);
  options.phase_seconds = 10;
  Sitting table{options, {.librarians = {Librarian::octavius}}};
  EXPECT_TRUE(deadline(table.rules, table.state));
  for (const auto* said :
       {"keep", "add odysseus quill 1", "add penelope quill 2", "add polyphemus quill 3", "done"}) {
    table.says(1, said);
  }
  EXPECT_EQ(table.open().owing, Owing::spine);
  EXPECT_EQ(deadline(table.rules, table.state), std::nullopt);
  EXPECT_EQ(table.play(Actor::clock(), core::Expire{}), Refusal::no_clock_runs);
}

}  // namespace
}  // namespace impossible
