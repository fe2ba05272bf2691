// The ability cards where transcripts cannot reach: other lexicons, any game at all, and what the
// Guessers' view would have been otherwise.
#include "games/fiction/ability.h"

#include <gtest/gtest.h>

#include <set>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/text.h"
#include "lexicon/lexicon_text.h"

namespace fiction {
namespace {

using core::Actor;
using core::SeededGenerator;
using core::TableTime;
using lexicon::letter;
using lexicon::Mark;

constexpr Actor librarian = Actor::seat(0);
constexpr Actor guesser = Actor::seat(1);

Rules rules_with(const lexicon::Lexicon& words) {
  Options options;
  options.edition = Edition::banned;
  options.abilities = true;
  return {options, &words};
}

const Deck& lysistrata() {
  static const Deck deck{
      {{Word{"choke"}, Word{"clasp"}, Word{"cloak"}, Word{"dance"}, Word{"lance"}, Word{"torch"}},
       {Word{"agree"}, Word{"quell"}}}};
  return deck;
}

std::uint16_t card_number(Ability ability) {
  return static_cast<std::uint16_t>(ability_number(ability));
}

core::Draw deal_of(Ability ability) {
  const std::uint16_t n = card_number(ability);
  return {{n, static_cast<std::uint16_t>((n + 1U) % ability_count(side_of(ability)))}};
}

void play(const Rules& rules, State& state, Actor actor, const Action& action) {
  const auto why = core::apply<Fiction>(rules, state, {actor, TableTime{}, action});
  ASSERT_FALSE(why) << explain(rules, view(rules, state, actor), action, *why);
}

// The first guess lies on the desk, and the cards are these.
State guessed(const Rules& rules, const Deck& deck, Ability mine, Ability theirs, Word secret,
              char named, Word guess) {
  State state = start(rules, deck);
  play(rules, state, Actor::chance(), deal_of(mine));
  play(rules, state, Actor::chance(), deal_of(theirs));
  play(rules, state, librarian, Keep{mine});
  play(rules, state, guesser, Keep{theirs});
  play(rules, state, Actor::chance(), core::Draw{{0}});
  play(rules, state, librarian, Choose{secret});
  play(rules, state, librarian, Name{letter(named)});
  play(rules, state, guesser, Guess{guess});
  return state;
}

Share share(const char* shown, const Use& use) { return {*Marks::parse(shown), use, std::nullopt}; }

// B-01: abilities go with Banned Books alone.
TEST(AbilityCards, AreRefusedInTheClassicEdition) {
  Options options;
  options.abilities = true;
  EXPECT_EQ(
      validate(options),
      (core::OptionProblem{
          "abilities",
          "Ability cards belong to Banned Books: choose that edition, or play without them."}));
  options.edition = Edition::banned;
  EXPECT_EQ(validate(options), std::nullopt);
}

// B-01: at a table chance always answers first; whoever asks the rules earlier hears why not.
TEST(AbilityCards, WaitForTheDeal) {
  const Rules rules = rules_with(lexicon::five_letters());
  State state = start(rules, lysistrata());
  const auto why = [&](Actor actor, const Action& action) {
    return refusal(rules, view(rules, state, actor), action);
  };
  EXPECT_EQ(why(librarian, Keep{Ability::ban}), Refusal::cards_are_being_dealt);
  play(rules, state, Actor::chance(), deal_of(Ability::ban));
  EXPECT_EQ(why(librarian, Keep{Ability::ban}), Refusal::cards_are_being_dealt);
  EXPECT_EQ(why(guesser, Keep{Ability::gibberish}), Refusal::cards_are_being_dealt);
  EXPECT_EQ(why(librarian, Choose{Word{"cloak"}}), Refusal::cards_are_being_dealt);
  EXPECT_EQ(explain(rules, view(rules, state, librarian), Keep{Ability::ban},
                    Refusal::cards_are_being_dealt),
            "The cards are not dealt yet; wait a moment.");
}

// proves B-01, F-39: where no time passes, no card about time is dealt; all others are.
TEST(FictionDeal, HasNoCardAboutTimeWithoutAClock) {
  for (const Clock clock : {Clock::normal, Clock::off}) {
    Rules rules = rules_with(lexicon::five_letters());
    rules.options.clock = clock;
    SeededGenerator generator{7};
    std::set<Ability> dealt;
    for (int i = 0; i < 300; ++i) {
      State state = start(rules, lysistrata());
      for (int side = 0; side < 2; ++side) {
        play(rules, state, Actor::chance(), core::draw(owed(rules, state), generator));
      }
      for (const auto& hand : {state.librarian_hand, state.guessers_hand}) {
        dealt.insert(hand->dealt.begin(), hand->dealt.end());
      }
    }
    const bool timed = clock == Clock::normal;
    EXPECT_EQ(dealt.size(), timed ? 18U : 16U);
    EXPECT_EQ(dealt.contains(Ability::more_time), timed);
    EXPECT_EQ(dealt.contains(Ability::hurry), timed);
  }
}

// B-07f: a ban must leave a legal guess. Every yellow word here has an E, NANNY is a red one.
TEST(Ban, LeavesALegalGuess) {
  const auto words =
      lexicon::parse_lexicon({"crane\t10\nnanny\t10\nslate\t10\n", "", "", ""}, 5, "");
  ASSERT_TRUE(words);
  const Deck deck{{{Word{"crane"}, Word{"slate"}}, {Word{"nanny"}}}};
  Rules rules = rules_with(*words);
  const auto with_ban = [&](char banned) {
    const State state =
        guessed(rules, deck, Ability::ban, Ability::gibberish, Word{"crane"}, 'a', Word{"slate"});
    const View seen = view(rules, state, librarian);
    return refusal(rules, seen, share("xxvxx", Ban{letter(banned)}));  // honest: xxvxv
  };
  EXPECT_EQ(with_ban('e'), Refusal::ban_leaves_no_guess);
  EXPECT_EQ(with_ban('a'), Refusal::ban_of_the_named_letter);
  EXPECT_EQ(with_ban('s'), std::nullopt);  // CRANE is left
  EXPECT_EQ(with_ban('c'), std::nullopt);  // SLATE is left
  rules.options.red_words = true;
  EXPECT_EQ(with_ban('e'), std::nullopt);  // NANNY is a legal guess now
}

TEST(Ban, IsOfferedOnlyWhereAGuessIsLeft) {
  const auto words = lexicon::parse_lexicon({"crane\t10\nslate\t10\n", "", "", ""}, 5, "");
  ASSERT_TRUE(words);
  const Deck deck{{{Word{"crane"}, Word{"slate"}}, {}}};
  const Rules rules = rules_with(*words);
  const State state =
      guessed(rules, deck, Ability::ban, Ability::gibberish, Word{"crane"}, 'a', Word{"slate"});
  const View seen = view(rules, state, librarian);
  const auto offer = std::get<ShareOffer>(offers(rules, seen).front());
  const auto letters = std::get<BanOffer>(offer.use.value()).letters;
  EXPECT_FALSE(letters.has(letter('e')));
  EXPECT_FALSE(letters.has(letter('a')));
  EXPECT_EQ(letters.size(), 24);
  EXPECT_EQ(explain(rules, seen, share("xxvxx", Ban{letter('e')}), Refusal::ban_leaves_no_guess),
            "That ban would leave no legal guess; ban another.");
}

// Clues with each card, one lie if it does not ask for others. CLASP guessed at CLOAK: honest
// vv~xx.
const char* clues_with(Ability ability) {
  if (ability == Ability::two_lies) return "xx~xx";
  if (ability == Ability::whole_truth) return "vv~xx";
  if (ability == Ability::blank) return "_x~xx";
  if (ability == Ability::exchange) return "~vvxx";
  return "vx~xx";
}

// The first use that is offered with the clues that are due.
Use any_use(const Rules& rules, const State& state) {
  const auto list = offers(rules, view(rules, state, librarian));
  return all_uses(std::get<ShareOffer>(list.front()).use.value()).front();
}

// B-04: a hidden use leaves the Guessers what plain clues of the same look would have left them; an
// open one does not.
TEST(Uses, AreHiddenUnlessTheyAreOpen) {
  const Rules rules = rules_with(lexicon::five_letters());
  for (std::size_t n = 0; n < ability_count(Side::librarian); ++n) {
    const Ability ability = nth_ability(Side::librarian, n);
    const State before = guessed(rules, lysistrata(), ability, Ability::gibberish, Word{"cloak"},
                                 'c', Word{"clasp"});
    const Use offered = any_use(rules, before);
    ASSERT_EQ(ability_of(offered), ability);
    const Share use = share(clues_with(ability), offered);
    State used = before;
    State plain = before;
    play(rules, used, librarian, use);
    play(rules, plain, librarian, share("vx~xx", Plainly{}));
    for (const Actor viewer : {guesser, Actor::spectator()}) {
      View after_use = view(rules, used, viewer);
      const bool blank = after_use.board.rows.back().shown[0] == Mark::blank;
      if (!blank) after_use.board.rows.back().shown = *Marks::parse("vx~xx");
      EXPECT_EQ(after_use != view(rules, plain, viewer), is_open(ability)) << wire_name(ability);
    }
    EXPECT_EQ(sealed(rules, used).size(), sealed(rules, plain).size()) << wire_name(ability);
  }
}

// The clues that a lie about the new word would be measured against come with the offer, unless the
// Lie-brarian writes them (F-18). DANCE against the guess CLASP: ~x~xx.
TEST(NewWordUse, IsOfferedWithTheHonestCluesToEachWord) {
  Rules rules = rules_with(lexicon::five_letters());
  const State state = guessed(rules, lysistrata(), Ability::new_word, Ability::gibberish,
                              Word{"cloak"}, 'c', Word{"clasp"});
  const auto offered = [&] {
    const auto list = offers(rules, view(rules, state, librarian));
    return std::get<NewWordOffer>(std::get<ShareOffer>(list.front()).use.value());
  };
  const auto offer = offered();
  ASSERT_EQ(offer.honest.size(), offer.words.size());
  const auto* dance = std::ranges::find(offer.words, Word{"dance"});
  ASSERT_NE(dance, offer.words.end());
  EXPECT_EQ(offer.honest[static_cast<std::size_t>(dance - offer.words.begin())].text(), "~x~xx");
  rules.options.by_hand = true;
  EXPECT_EQ(offered().words, offer.words);
  EXPECT_TRUE(offered().honest.empty());
}

// B-07g: each row commits to the secret of its time, and what was committed stays.
TEST(NewWordUse, IsSealedWithTheRowThatItCameWith) {
  const Rules rules = rules_with(lexicon::five_letters());
  State state = guessed(rules, lysistrata(), Ability::new_word, Ability::gibberish, Word{"cloak"},
                        'c', Word{"clasp"});
  play(rules, state, librarian, share("vx~xx", Plainly{}));
  const auto before = sealed(rules, state);
  play(rules, state, guesser, Guess{Word{"clasp"}});
  play(rules, state, librarian, share("vx~xx", NewWord{Word{"dance"}}));
  const auto after = sealed(rules, state);
  ASSERT_EQ(after.size(), before.size() + 1);
  EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
  EXPECT_EQ(before.back(), "row 1 secret cloak honest vv~xx shown vx~xx use none");
  EXPECT_EQ(after.back(), "row 2 secret dance honest ~x~xx shown vx~xx use new_word");
}

// Plays a whole game at random, with these cards; `look` sees every state.
template <class Look>
State play_at_random(const Rules& rules, Ability mine, Ability theirs, std::uint64_t seed,
                     Look look) {
  SeededGenerator generator{seed};
  State state = start(rules, lysistrata());
  play(rules, state, Actor::chance(), deal_of(mine));
  play(rules, state, Actor::chance(), deal_of(theirs));
  play(rules, state, librarian, Keep{mine});
  play(rules, state, guesser, Keep{theirs});
  while (!is_over(state)) {
    look(state);
    std::vector<std::pair<Actor, Offer>> all;
    for (const Actor actor : {Actor::chance(), librarian, guesser}) {
      for (const Offer& offer : offers(rules, view(rules, state, actor))) {
        all.emplace_back(actor, offer);
      }
    }
    const bool time_passes = state.board.phase == Phase::guess && generator.below(20) == 0;
    if (time_passes) all.assign(1, {Actor::clock(), ExpireOffer{}});
    const auto& [actor, offer] = all[generator.below(all.size())];
    play(rules, state, actor, sample(rules, view(rules, state, actor), offer, generator));
  }
  return state;
}

// B-07f speaks of a ban in force when clues are due. An accepted guess has lifted it by then, and
// every other promise for the next guess with it.
TEST(Ban, IsNeverInForceWhenCluesAreDue) {
  const Rules rules = rules_with(lexicon::five_letters());
  int bans = 0;
  int clues_due = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Ability theirs = nth_ability(Side::guessers, seed % ability_count(Side::guessers));
    play_at_random(rules, Ability::ban, theirs, seed, [&](const State& state) {
      if (state.board.next.banned) ++bans;
      if (state.board.phase != Phase::deceive) return;
      ++clues_due;
      EXPECT_EQ(state.board.next, Next{});
    });
  }
  EXPECT_GT(bans, 60);
  EXPECT_GT(clues_due, 200);
}

struct Told {
  int lies = 0, reversed = 0;  // clues that were lies; tokens that said the opposite, here
};

Told told(const State& state, std::size_t row) {
  Told told;
  const Row& shown = state.board.rows[row];
  const Truth& truth = state.desk.truths[row];
  // A token that came after a new word judges by that word (B-07g).
  const Marks now = honest_marks(state.desk.secret, shown.guess);
  bool reversed = false;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (shown.shown[i] == Mark::blank) continue;
    if (shown.shown[i] != truth.honest[i]) ++told.lies;
    if (shown.answers[i] == Answer::none) continue;
    const bool says_fact = shown.answers[i] == Answer::fact;
    reversed = reversed || says_fact != (shown.shown[i] == now[i]);
  }
  told.reversed = reversed ? 1 : 0;
  return told;
}

// What a card promises about every game (B-08): lies in a guess, guesses with other than one lie,
// guesses with a token that told the opposite.
struct Promise {
  Ability ability;
  int fewest, most, unlike_one, reversed;
};

class Inference : public testing::TestWithParam<Promise> {};

TEST_P(Inference, RestsOnTheFaceUpCard) {
  const Promise promise = GetParam();
  const Rules rules = rules_with(lexicon::five_letters());
  int rows = 0;
  int uses = 0;
  for (std::uint64_t seed = 0; seed < 90; ++seed) {
    const Ability theirs = nth_ability(Side::guessers, seed % ability_count(Side::guessers));
    const State state = play_at_random(rules, promise.ability, theirs, seed, [](const State&) {});
    int unlike_one = 0;
    int reversed = 0;
    for (std::size_t row = 0; row < state.desk.truths.size(); ++row, ++rows) {
      const Told here = told(state, row);
      EXPECT_GE(here.lies, promise.fewest) << "seed " << seed << " row " << row;
      EXPECT_LE(here.lies, promise.most) << "seed " << seed << " row " << row;
      if (here.lies != 1) ++unlike_one;
      reversed += here.reversed;
      for (std::size_t i = 0; i < word_length; ++i) {  // B-06c, whatever the card
        if (!state.board.rows[row].pinned.has(place_at(i))) continue;
        EXPECT_EQ(state.board.rows[row].shown[i], state.desk.truths[row].honest[i]);
      }
    }
    EXPECT_LE(unlike_one, promise.unlike_one) << "seed " << seed;
    EXPECT_LE(reversed, promise.reversed) << "seed " << seed;
    EXPECT_LE(state.desk.uses, uses_allowed(promise.ability).value_or(most_rows));
    uses += state.desk.uses;
  }
  EXPECT_GT(rows, 200);
  EXPECT_GT(uses, 20);
}

std::string card_name(const testing::TestParamInfo<Promise>& promise) {
  return std::string{wire_name(promise.param.ability)};
}

constexpr int any = most_rows;
// Exactly one lie in every guess, unless a card is listed here.
std::vector<Promise> promises() {
  std::vector<Promise> all;
  for (std::size_t n = 0; n < ability_count(Side::librarian); ++n) {
    all.push_back({nth_ability(Side::librarian, n), 1, 1, 0, 0});
  }
  for (const Promise& other :
       {Promise{Ability::two_lies, 1, 2, 2, 0}, Promise{Ability::whole_truth, 0, 1, any, 0},
        Promise{Ability::exchange, 1, 2, 2, 0}, Promise{Ability::false_token, 1, 1, 0, 1}}) {
    all[ability_number(other.ability)] = other;
  }
  return all;
}
INSTANTIATE_TEST_SUITE_P(Cards, Inference, testing::ValuesIn(promises()), card_name);

// What ability_card.h requires of cards whose users name something.
TEST(AbilityCards, DefineWhatTheyOffer) {
  const auto expect = []<class Card>() {
    EXPECT_NE(Card::card.all, nullptr) << Card::card.text.title;
    if (!std::is_empty_v<Card>) {
      EXPECT_NE(Card::card.offered, nullptr) << Card::card.text.title;
    }
  };
  for_each_card(DiscardCards{}, expect);
  for_each_card(LibrarianCards{}, expect);
  for_each_card(DiscardCards{},
                []<class Card>() { EXPECT_NE(Card::card.work, nullptr) << Card::card.text.title; });
}

// A sentence that stood in two places could be changed in one of them alone.
TEST(AbilityCards, HaveRefusalsOfTheirOwn) {
  std::set<Refusal> seen;
  for_each_card([&]<class Card>() {
    for (const RefusalText& text : Card::card.text.refusals) {
      EXPECT_TRUE(seen.insert(text.why).second) << text.sentence;
    }
  });
  EXPECT_GT(seen.size(), 20U);
}

}  // namespace
}  // namespace fiction
