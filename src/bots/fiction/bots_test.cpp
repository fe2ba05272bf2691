#include "bots/fiction/bots.h"

#include <gtest/gtest.h>

#include "bots/fiction/bot_game.h"
#include "bots/fiction/card_play.h"
#include "bots/fiction/lying.h"
#include "testing/scale.h"

namespace fiction::bots::testing {
namespace {

Options random_options(core::Generator& generator) {
  const auto coin = [&] { return generator.below(2) == 0; };
  Options options;
  options.seats = static_cast<std::uint8_t>(2 + generator.below(3));
  options.librarian = static_cast<std::uint8_t>(1 + generator.below(options.seats));
  options.edition = generator.below(4) > 0 ? Edition::banned : Edition::classic;
  options.abilities = options.edition == Edition::banned && generator.below(5) > 0;
  options.one_token_a_half = coin();
  options.red_words = coin();
  options.by_hand = coin();
  if (coin()) options.half_seconds = 60;  // so that time runs short
  return options;
}

// Small enough to be quick: every 40th word of the real one, with some that look alike.
lexicon::Lexicon small_lexicon(std::size_t offset) {
  std::vector<lexicon::Entry> entries;
  const auto all = lexicon::five_letters().entries();
  for (std::size_t i = offset; i < all.size(); ++i) {
    const bool taken = i % 40 == offset || (all[i].size <= 20 && i % 8 == offset % 8);
    if (taken) entries.push_back(all[i]);
  }
  return {std::move(entries), {}, "small"};
}

std::vector<Bot> thinkers(Side side) {
  std::vector<Bot> bots;
  for (const Introduction& introduction : introductions()) {
    const bool random = introduction.bot == Bot::random;
    if (!random && plays(introduction.bot, side)) bots.push_back(introduction.bot);
  }
  return bots;
}

std::vector<Bot> thinkers(const Rules& rules, const View& seen) {
  return thinkers(seen.viewer == rules.librarian() ? Side::librarian : Side::guessers);
}

Bot one_of(const std::vector<Bot>& bots, core::Generator& generator) {
  return generator.one_of(std::span{bots});
}

// At every position of random games, and of games that the bots themselves lead.
TEST(Bots, DoOnlyWhatTheRulesAccept) {
  std::size_t asked = 0;
  std::array<std::size_t, std::variant_size_v<Action>> kinds{};
  for (std::uint64_t seed = 0; seed < 250 / scale::thinned && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    core::SeededGenerator generator{core::mixed_seed(5, seed)};
    const auto words = small_lexicon(generator.below(40));
    const Rules rules{random_options(generator), &words};
    const Deck deck = random_deck(words, generator);
    const auto liars = thinkers(Side::librarian), guessers = thinkers(Side::guessers);
    const Seated seated{generator.below(2) == 0 ? Bot::random : one_of(liars, generator),
                        generator.below(3) == 0 ? one_of(guessers, generator) : Bot::random};
    State state = start(rules, deck);
    core::TableTime at{};
    const auto look = [&](const View& seen) {
      for (const Bot bot : thinkers(rules, seen)) {
        const auto choice = choose(bot, rules, seen, generator);
        EXPECT_EQ(choice.has_value(), !offers(rules, seen).empty());
        if (!choice) continue;
        ++asked, ++kinds[choice->action.index()];
        const auto why = refusal(rules, seen, choice->action);
        EXPECT_FALSE(why) << "bot " << static_cast<int>(bot) << ", action "
                          << choice->action.index() << ", refusal " << static_cast<int>(*why);
        EXPECT_FALSE(choice->why.empty());
      }
    };
    while (step(rules, state, seated, at, generator, look)) {
    }
    EXPECT_TRUE(is_over(state)) << "a bot was refused, or nobody would act";
  }
  EXPECT_GT(asked, 6000U / scale::thinned);
  for (const std::size_t kind : {3U, 4U, 5U, 6U, 7U, 8U, 9U})
    EXPECT_GT(kinds[kind], scale::thinned > 1 ? 0U : 15U) << kind;
}

TEST(Bots, ChooseTheSameWithTheSameGenerator) {
  const Rules rules{{}, &lexicon::five_letters()};
  core::SeededGenerator generator{2};
  const Deck deck = random_deck(*rules.words, generator);
  State state = start(rules, deck);
  core::TableTime at{};
  const auto look = [&](const View& seen) {
    for (const Bot bot : thinkers(rules, seen)) {
      core::SeededGenerator one{77}, other{77};
      const auto first = choose(bot, rules, seen, one);
      const auto again = choose(bot, rules, seen, other);
      ASSERT_EQ(first.has_value(), again.has_value());
      if (first) {
        EXPECT_EQ(first->action, again->action);
      }
      EXPECT_EQ(one.next(), other.next());
    }
  };
  while (step(rules, state, {Bot::liar, Bot::reader}, at, generator, look)) {
  }
  EXPECT_TRUE(is_over(state));
}

// F-39
TEST(Bots, KeepNoCardAboutTimeWhereNoTimePasses) {
  Rules rules{Options{}, &lexicon::five_letters()};
  const auto kept = [&](Ability one, Ability other) {
    return std::get<Keep>(keep_better(rules, {one, other}).action).ability;
  };
  EXPECT_EQ(kept(Ability::more_time, Ability::honest_place), Ability::more_time);
  rules.options.clock = Clock::off;
  EXPECT_EQ(kept(Ability::more_time, Ability::honest_place), Ability::honest_place);
  EXPECT_EQ(kept(Ability::honest_place, Ability::more_time), Ability::honest_place);
  EXPECT_EQ(kept(Ability::new_word, Ability::hurry), Ability::new_word);
}

TEST(Bots, AreIntroducedByName) {
  for (const Introduction& introduction : introductions()) {
    EXPECT_EQ(bot_named(introduction.name), introduction.bot);
    EXPECT_TRUE(introduction.sentence.ends_with('.'));
    EXPECT_TRUE(plays(introduction.bot, Side::librarian) ||
                plays(introduction.bot, Side::guessers));
  }
  EXPECT_FALSE(bot_named("librarian"));
}

TEST(Bots, AreListedWeakestFirst) {
  for (const Side side : {Side::guessers, Side::librarian}) {
    std::vector<core::Strength> strengths;
    for (const Introduction& introduction : introductions()) {
      if (plays(introduction.bot, side)) strengths.push_back(introduction.strength);
    }
    EXPECT_TRUE(std::ranges::is_sorted(strengths));
    ASSERT_GE(strengths.size(), 3U);
    EXPECT_EQ(strengths[0], core::Strength::random);
    EXPECT_EQ(strengths[1], core::Strength::beginner) << "somebody to begin with";
    EXPECT_EQ(strengths.back(), core::Strength::expert);
  }
}

TEST(Bots, LeaveOtherSeatsAlone) {
  const Rules rules{{}, &lexicon::five_letters()};
  core::SeededGenerator generator{2};
  const Deck deck = random_deck(*rules.words, generator);
  State state = start(rules, deck);
  core::TableTime at{};
  while (state.board.phase != Phase::guess) {
    ASSERT_TRUE(step(rules, state, {Bot::liar, Bot::reader}, at, generator, [](const View&) {}));
  }
  const View librarian = view(rules, state, rules.librarian());
  const View spectator = view(rules, state, core::Actor::spectator());
  const View guesser = view(rules, state, core::Actor::seat(1));
  for (const Introduction& introduction : introductions()) {
    const Bot bot = introduction.bot;
    EXPECT_FALSE(choose(bot, rules, librarian, generator));
    EXPECT_FALSE(choose(bot, rules, spectator, generator));
    EXPECT_EQ(choose(bot, rules, guesser, generator).has_value(), plays(bot, Side::guessers));
  }
}

TEST(Liar, CountsTheWordsThatItLeavesInWords) {
  Lie lie;
  lie.leaving.words = 9;
  EXPECT_EQ(reason_for(lie), "It leaves the Guessers 9 words.");
  lie.leaving.words = 1;
  EXPECT_EQ(reason_for(lie), "It leaves the Guessers 1 word.");
}

}  // namespace
}  // namespace fiction::bots::testing
