#include "bots/wordles/bots.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/wordles/bot_game.h"
#include "solver/hidden_words.h"
#include "testing/scale.h"

namespace wordles::bots::testing {
namespace {

constexpr std::array every_bot{Bot::random, Bot::novice, Bot::reader, Bot::sleuth};

Options random_options(core::Generator& generator) {
  const auto coin = [&] { return generator.below(2) == 0; };
  Options options;
  options.seats = static_cast<std::uint8_t>(2 + generator.below(5));
  options.letters = coin() ? 5 : 4;
  options.first = static_cast<std::uint8_t>(1 + generator.below(options.seats));
  options.sequence = coin();
  options.by_hand = coin();
  options.own_words = options.seats > 2 && generator.below(3) == 0;
  options.clocks = coin();
  if (options.clocks && coin()) options.turn_seconds = 5;  // nobody may think too long
  return options;
}

// Small enough to be quick: every 12th word of the real one, with some that look alike.
lexicon::Lexicon small_lexicon(const Options& options, std::size_t offset) {
  std::vector<lexicon::Entry> entries;
  const auto all =
      (options.letters == 5 ? lexicon::five_letters() : lexicon::four_letters()).entries();
  for (std::size_t i = offset; i < all.size(); ++i) {
    if (i % 12 == offset || (all[i].size <= 20 && i % 4 == offset % 4)) entries.push_back(all[i]);
  }
  return {std::move(entries), {}, "small"};
}

Seated random_seats(core::Generator& generator) {
  Seated seated;
  for (Bot& bot : seated) bot = generator.one_of(std::span<const Bot>{every_bot});
  return seated;
}

bool is_among_tried(const Open& open, const Attempt& attempt) {
  return std::ranges::any_of(open.attempts, [&](const Tried& tried) {
    return tried.owner == attempt.owner && tried.word == attempt.word;
  });
}

// What nobody with eyes would do, whatever their strength.
void expect_sense(Bot bot, const Rules& rules, const View& seen, const Action& action) {
  if (bot == Bot::random) return;
  const auto word_is_fit = [&](Word word) {
    return rules.words->verdict(word) != lexicon::Verdict::unsuitable;
  };
  if (const auto* mark = std::get_if<Mark>(&action)) {
    EXPECT_EQ(mark->marking, truth(rules, seen.own->secret, seen.open.called));
  }
  if (const auto* hide = std::get_if<Hide>(&action)) {
    EXPECT_EQ(rules.words->verdict(hide->word), lexicon::Verdict::common);
  }
  if (const auto* call = std::get_if<Call>(&action); call && !rules.has_cards()) {
    EXPECT_TRUE(word_is_fit(call->word));
  }
  const auto* attempt = std::get_if<Attempt>(&action);
  if (!attempt) return;
  EXPECT_TRUE(word_is_fit(attempt->word));
  EXPECT_FALSE(is_among_tried(seen.open, *attempt)) << attempt->word.text();
  if (rules.options.by_hand) return;  // there rows may contradict each other
  const Row& last = seen.open.boards[index(attempt->owner)].rows.back();
  EXPECT_EQ(truth(rules, attempt->word, last.query), last.shown);
}

TEST(Bots, DoOnlyWhatTheRulesAccept) {
  std::size_t asked = 0;
  std::array<std::size_t, std::variant_size_v<Action>> kinds{};
  for (std::uint64_t seed = 0; seed < 160 / scale::thinned && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    core::SeededGenerator generator{core::mixed_seed(5, seed)};
    const Options options = random_options(generator);
    ASSERT_FALSE(validate(options));
    const auto words = small_lexicon(options, generator.below(12));
    const QueryDeck deck = random_deck(words, 10, generator);
    const Rules rules{options, &words, &deck};
    const auto look = [&](Bot bot, const Rules&, const View& seen, core::Generator& luck) {
      auto choice = choose(bot, rules, seen, luck);
      const Seat seat = seat_at(seen.viewer.seat_index());
      EXPECT_EQ(choice.has_value(), is_awaited(rules, seen.open, seat));
      if (!choice) return choice;
      ++asked, ++kinds[choice->action.index()];
      const auto why = refusal(rules, seen, choice->action);
      EXPECT_FALSE(why) << "action " << choice->action.index() << ", refusal "
                        << static_cast<int>(*why);
      EXPECT_TRUE(choice->why.ends_with('.')) << choice->why;
      const bool races = seen.open.phase == Phase::window;
      EXPECT_EQ(choice->thinks.count() > 0, races);
      if (races && bot != Bot::random) {
        EXPECT_LT(choice->thinks, rules.is_duel() ? rules.turn() : rules.window());
      }
      expect_sense(bot, rules, seen, choice->action);
      return choice;
    };
    BotGame game{rules, random_seats(generator), generator};
    while (game.moves() < 3000 && game.step(look)) {
    }
    EXPECT_TRUE(is_over(game.state())) << "a bot was refused, or nobody would act";
  }
  EXPECT_GT(asked, 10'000U / scale::thinned);
  for (const std::size_t kind : {3U, 5U, 6U, 7U, 8U, 9U}) {
    EXPECT_GT(kinds[kind], scale::thinned > 1 ? 0U : 50U) << kind;
  }
}

TEST(Bots, ChooseTheSameWithTheSameGenerator) {
  core::SeededGenerator generator{2};
  const QueryDeck deck = random_deck(lexicon::five_letters(), 10, generator);
  for (const std::uint8_t seats : {std::uint8_t{2}, std::uint8_t{4}}) {
    Options options;
    options.seats = seats;
    const Rules rules{options, &lexicon::five_letters(), &deck};
    const auto look = [&](Bot bot, const Rules&, const View& seen, core::Generator& luck) {
      core::SeededGenerator one{77}, other{77};
      auto first = choose(bot, rules, seen, one);
      const View copy = seen;
      const auto again = choose(bot, rules, copy, other);
      EXPECT_EQ(first.has_value(), again.has_value());
      if (first) {
        EXPECT_EQ(first->action, again->action);
        EXPECT_EQ(first->why, again->why);
        EXPECT_EQ(first->thinks, again->thinks);
      }
      EXPECT_EQ(one.next(), other.next());
      return choose(bot, rules, seen, luck);
    };
    BotGame game{rules, {Bot::sleuth, Bot::reader, Bot::novice, Bot::sleuth}, generator};
    while (game.step(look)) {
    }
    EXPECT_TRUE(is_over(game.state()));
  }
}

TEST(Bots, AreIntroducedByName) {
  ASSERT_EQ(introductions().size(), every_bot.size());
  for (const Introduction& introduction : introductions()) {
    EXPECT_EQ(bot_named(introduction.name), introduction.bot);
    EXPECT_TRUE(introduction.sentence.ends_with('.'));
  }
  EXPECT_EQ(introductions().front().bot, Bot::random);
  EXPECT_EQ(introductions().back().bot, Bot::sleuth);
  EXPECT_FALSE(bot_named("librarian"));
}

struct Duel {
  QueryDeck deck;
  Rules rules;
  State state;
  core::SeededGenerator generator{4};

  explicit Duel(const char* secret) : rules{{}, &lexicon::five_letters(), &deck} {
    rules.options.seats = 2;
    state = start(rules);
    play(0, Hide{Word{"vivid"}});
    play(1, Hide{Word{secret}});
  }
  void play(std::size_t seat, const Action& action) {
    ASSERT_FALSE(core::apply<Wordles>(rules, state, {core::Actor::seat(seat), {}, action}));
  }
  std::optional<Choice> ask(Bot bot, std::size_t seat) {
    return choose(bot, rules, view(rules, state, core::Actor::seat(seat)), generator);
  }
};

TEST(Bots, TryTheOnlyWordThatFitsAndSaySo) {
  Duel duel{"crane"};
  duel.play(0, Call{Word{"crane"}});
  for (const Bot bot : {Bot::novice, Bot::reader, Bot::sleuth}) {
    const auto choice = duel.ask(bot, 0);
    ASSERT_TRUE(choice);
    const auto* attempt = std::get_if<Attempt>(&choice->action);
    ASSERT_TRUE(attempt);
    EXPECT_EQ(attempt->owner, seat_at(1));
    EXPECT_EQ(attempt->word, Word{"crane"});
    EXPECT_EQ(choice->why, "Only CRANE fits player 2's board.");
  }
}

TEST(Bots, LeaveOthersAlone) {
  Duel duel{"crane"};
  for (const Bot bot : every_bot) {
    EXPECT_TRUE(duel.ask(bot, 0));
    EXPECT_FALSE(duel.ask(bot, 1));  // who calls is awaited alone
    EXPECT_FALSE(choose(bot, duel.rules, view(duel.rules, duel.state, core::Actor::spectator()),
                        duel.generator));
  }
}

TEST(Bots, NoviceDoesNotTryWhatItCannotKnow) {
  Duel duel{"crane"};
  duel.play(0, Call{Word{"jumpy"}});
  const auto choice = duel.ask(Bot::novice, 0);
  ASSERT_TRUE(choice);
  EXPECT_TRUE(std::holds_alternative<Pass>(choice->action));
  EXPECT_TRUE(std::holds_alternative<Attempt>(duel.ask(Bot::sleuth, 0)->action));
}

}  // namespace
}  // namespace wordles::bots::testing
