// Finished games looked back at, against what the aids said while they were played.
#include "catalogue/fiction_review.h"

#include <gtest/gtest.h>

#include <set>

#include "catalogue/catalogue.h"
#include "catalogue/fiction_aids.h"
#include "catalogue/fiction_cards.h"
#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace catalogue {
namespace {

const Actor librarian = Actor::seat(0), guesser = Actor::seat(1);

template <class T>
T read(const std::string& text) {
  return *codec::from_json<T>(*codec::parse_json(text), "it");
}

// A game of bots, with what the Guessers could have asked before each of their guesses.
struct Asked {
  std::vector<std::unique_ptr<Match>> matches;
  std::vector<std::uint32_t> left;  // by the guesses made, from none on
  fiction::View seen;               // when it was over

  Asked(std::vector<Option> options, std::uint64_t seed, const std::string& liar,
        const std::string& hunter) {
    core::SeededGenerator generator{seed};
    auto match = std::move(*find_game("fiction")->start(options));
    TableTime at{};
    matches.push_back(match->clone());
    while (!match->is_over()) {
      at += core::Millis{1000};
      step(*match, at, generator, liar, hunter);
      matches.push_back(match->clone());
      note(*match, generator);
    }
    seen = read<fiction::View>(match->tools().view_json(Actor::spectator()));
  }

  static void step(Match& match, TableTime at, core::Generator& generator, const std::string& liar,
                   const std::string& hunter) {
    if (core::is_owed(match.owed())) {
      ASSERT_FALSE(match.play(Actor::chance(), at, match.draw(generator)));
      return;
    }
    for (const Actor seat : {librarian, guesser}) {
      const auto move = match.bot_move(seat == librarian ? liar : hunter, seat, generator);
      if (!move) continue;
      ASSERT_FALSE(match.play(seat, at, move->action));
      return;
    }
    FAIL() << "nobody moves";
  }

  void note(const Match& match, core::Generator& generator) {
    const auto now = read<fiction::View>(match.tools().view_json(guesser));
    if (!now.board.named) return;
    left.resize(now.board.rows.size() + 1);
    const auto told = match.aid("words", guesser, {"", &generator});
    ASSERT_TRUE(told);
    left.back() = read<fiction::aids::Words>(*told).count;
  }

  fiction::Review review() const {
    return read<fiction::Review>(*find_game("fiction")->review->json(matches));
  }
};

void expect_true(const fiction::Review& review, const fiction::View& seen) {
  const auto& desk = *seen.desk;
  EXPECT_EQ(review.secret, desk.secret);
  ASSERT_EQ(review.rows.size(), seen.board.rows.size());
  for (std::size_t i = 0; i < review.rows.size(); ++i) {
    SCOPED_TRACE(i);
    const auto& told = review.rows[i];
    const auto& row = seen.board.rows[i];
    EXPECT_EQ(told.guess, row.guess);
    ASSERT_EQ(told.shown.has_value(), row.shared);
    if (!row.shared) continue;
    EXPECT_EQ(told.honest, fiction::honest_marks(told.secret_then, row.guess));
    EXPECT_EQ(told.use, fiction::ability_of(desk.truths[i].use));
    fiction::PlaceSet lies;
    for (const auto place : told.lies) lies.add(place);
    for (std::size_t k = 0; k < fiction::word_length; ++k) {
      const bool is_lie = row.shown[k] != lexicon::Mark::blank && row.shown[k] != (*told.honest)[k];
      EXPECT_EQ(lies.has(fiction::place_at(k)), is_lie);
    }
  }
}

TEST(FictionReview, CountsTheWordsAsTheAidDidAtTheTime) {
  const std::vector<std::vector<Option>> tables{
      {},
      {{"red_words", "yes"}, {"one_token_a_half", "yes"}},
      {{"edition", "banned"}, {"abilities", "yes"}},
      {{"edition", "banned"}, {"abilities", "yes"}, {"red_words", "yes"}}};
  std::set<fiction::Ability> used;
  std::size_t found = 0, lost = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE(seed);
    const bool wild = seed % 6 != 0;
    const Asked game{tables[seed % tables.size()], seed, wild ? "random" : "liar",
                     wild ? "random" : "reader"};
    const auto review = game.review();
    expect_true(review, game.seen);
    ASSERT_EQ(game.left.size(), review.rows.size() + 1);
    EXPECT_EQ(review.words_at_first, game.left.front());
    for (std::size_t i = 0; i < review.rows.size(); ++i) {
      EXPECT_EQ(review.rows[i].left, game.left[i + 1]) << i;
      if (review.rows[i].use) used.insert(*review.rows[i].use);
    }
    const bool won = game.seen.board.outcome == fiction::Outcome::word_found;
    ++(won ? found : lost);
    if (won) {
      EXPECT_EQ(review.rows.back().left, 1U);
    }
  }
  EXPECT_GT(found, 0U);
  EXPECT_GT(lost, 0U);
  EXPECT_GE(used.size(), 5U) << "cards that change what can be concluded were in play";
}

// B-07g
TEST(FictionReview, KnowsTheSecretOfEachRowWhereItChanged) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    const Asked game{{{"edition", "banned"}, {"abilities", "yes"}}, seed, "random", "random"};
    const auto& change = game.seen.desk->change;
    if (!change || fiction::index(change->at) == 0) continue;
    const auto review = game.review();
    expect_true(review, game.seen);
    EXPECT_NE(review.rows.front().secret_then, review.rows.back().secret_then);
    EXPECT_EQ(review.rows.back().secret_then, review.secret);
    return;
  }
  FAIL() << "nobody changed the word";
}

TEST(FictionReview, NeedsAHunt) {
  std::vector<std::unique_ptr<Match>> matches;
  matches.push_back(std::move(*find_game("fiction")->start({})));
  const auto review = find_game("fiction")->review->json(matches);
  ASSERT_FALSE(review);
  EXPECT_EQ(review.error().code.name(), "nothing_to_review");
}

TEST(FictionCards, AreTheBacksThatTheBoardCounts) {
  const auto& info = *find_game("fiction");
  for (const std::string edition : {"classic", "banned"}) {
    const Option option{"edition", edition};
    const auto text = info.cards->json({&option, 1});
    ASSERT_TRUE(text);
    const auto cards = read<fiction::Cards>(*text);
    EXPECT_EQ(cards.books.size(), 56U);
    EXPECT_EQ(cards.abilities.size(), edition == "banned" ? core::enum_size<fiction::Ability> : 0U);
    const auto& deck = edition == "banned" ? decks::banned() : decks::classics();
    for (std::uint16_t drawn = 0; drawn < 56; drawn = static_cast<std::uint16_t>(drawn + 11)) {
      auto match = std::move(*info.start({&option, 1}));
      ASSERT_FALSE(match->play(Actor::chance(), TableTime{},
                               *match->parse_action("draw " + std::to_string(drawn))));
      const auto seen = read<fiction::View>(match->tools().view_json(librarian));
      ASSERT_TRUE(seen.board.card);
      EXPECT_EQ(cards.books[*seen.board.card].title, deck.cards[drawn].title);
      EXPECT_EQ(seen.desk->front.yellow[0], deck.cards[drawn].yellow[0]);
    }
  }
  const Option misspelt{"edition", "pulp"};
  EXPECT_FALSE(info.cards->json({&misspelt, 1}));
}

TEST(FictionCards, NameTheirRules) {
  const Option banned{"edition", "banned"};
  const auto cards = read<fiction::Cards>(*find_game("fiction")->cards->json({&banned, 1}));
  std::set<std::string> rules;
  for (const auto& card : cards.abilities) {
    EXPECT_FALSE(card.title.empty() || card.sentence.empty());
    EXPECT_EQ(card.side, fiction::side_of(card.name));
    rules.insert(card.rule);
  }
  EXPECT_EQ(rules.size(), cards.abilities.size());
  EXPECT_TRUE(rules.contains("B-05a") && rules.contains("B-06g") && rules.contains("B-07g"));
}

// Held against a match that has begun with the same options.
TEST(FictionCards, HaveTheFiguresOfTheTable) {
  struct Figures {
    std::vector<Option> options;
    int tokens;
    std::optional<std::chrono::milliseconds> half, choice;
  };
  using std::chrono::minutes, std::chrono::seconds;
  const std::vector<Figures> tables{
      {{}, 3, minutes{10}, std::nullopt},
      {{{"one_token_a_half", "yes"}, {"short_timer", "yes"}}, 1, minutes{8}, std::nullopt},
      {{{"choice_seconds", "60"}}, 3, minutes{10}, seconds{60}},
      {{{"half_seconds", "120"}, {"choice_seconds", "45"}, {"clock", "half_more"}},
       3,
       minutes{3},
       std::chrono::milliseconds{67'500}},
      {{{"choice_seconds", "60"}, {"clock", "double"}}, 3, minutes{20}, minutes{2}},
      {{{"half_seconds", "120"}, {"choice_seconds", "60"}, {"clock", "off"}},
       3,
       std::nullopt,
       std::nullopt}};
  const auto& info = *find_game("fiction");
  for (const auto& [options, tokens, half, choice] : tables) {
    const auto text = info.cards->json(options);
    ASSERT_TRUE(text);
    const auto cards = read<fiction::Cards>(*text);
    EXPECT_EQ(cards.boards, 5);
    EXPECT_EQ(cards.tokens, tokens);
    EXPECT_EQ(cards.half_ms, half);
    EXPECT_EQ(cards.choice_ms, choice);
    EXPECT_EQ(text->contains("half_ms"), half.has_value());
    EXPECT_EQ(text->contains("choice_ms"), choice.has_value());
    const auto seen =
        read<fiction::View>((*info.start(options))->tools().view_json(Actor::spectator()));
    EXPECT_EQ(seen.board.boards_left, cards.boards);
    EXPECT_EQ(seen.board.tokens, cards.tokens);
    EXPECT_EQ(seen.board.timer.remaining, cards.half_ms.value_or(core::Millis{}));
  }
}

TEST(FictionWarning, ComesWhereTheLieIsPlain) {
  auto match = std::move(*find_game("fiction")->start({}));
  const auto play = [&](Actor actor, std::string_view move) {
    ASSERT_FALSE(match->play(actor, TableTime{}, *match->parse_action(move))) << move;
  };
  play(Actor::chance(), "draw 0");
  play(librarian, "choose abode");
  EXPECT_FALSE(match->may_warn(librarian));
  play(librarian, "name a");
  play(guesser, "guess slate");  // honest: xx~xv
  EXPECT_TRUE(match->may_warn(librarian));
  EXPECT_FALSE(match->may_warn(guesser));
  EXPECT_EQ(match->warning(librarian, *match->parse_action("share xxxxv")),
            "Only the third clue can be the lie: the Guessers will see through it.");
  EXPECT_EQ(match->warning(librarian, *match->parse_action("share xx~xx")), std::nullopt);
  EXPECT_EQ(match->warning(guesser, *match->parse_action("guess crane")), std::nullopt);
}

}  // namespace
}  // namespace catalogue
