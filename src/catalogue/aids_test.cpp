// Questions that seats ask about what they see, through the one interface that tables use.
#include <gtest/gtest.h>

#include <set>

#include "catalogue/aid.h"
#include "catalogue/catalogue.h"
#include "catalogue/fiction_aids.h"
#include "catalogue/impossible_aids.h"
#include "catalogue/typed_action.h"
#include "catalogue/wordles_aids.h"

namespace catalogue {
namespace {

const Actor librarian = Actor::seat(0), guesser = Actor::seat(1);

// A game that bots play, move by move.
struct Played {
  Played(std::string_view game, std::vector<Option> options, std::uint64_t seed)
      : info{find_game(game)}, generator{seed}, match{std::move(*info->start(options))} {}

  // One move of whoever is next: chance first, then the seats in turn. False where nobody moves.
  bool step() {
    at += core::Millis{1000};
    if (core::is_owed(match->owed())) {
      return !match->play(Actor::chance(), at, match->draw(generator));
    }
    for (std::size_t i = 0; i < match->seats(); ++i) {
      const Actor seat = Actor::seat(i);
      if (!match->may_act(seat)) continue;
      const auto move = match->bot_move(info->bots.back().name, seat, generator);
      if (move && !match->play(seat, at, move->action)) return true;
      const auto other = match->bot_move(info->bots[1].name, seat, generator);
      if (other && !match->play(seat, at, other->action)) return true;
    }
    return false;
  }
  bool play_until(std::string_view offer, Actor seat) {
    const auto offers = [&] {
      ViewJson seen;
      match->write_view(seat, seen);
      return seen.offers;
    };
    while (offers().find(offer) == std::string::npos) {
      if (match->is_over() || !step()) return false;
    }
    return true;
  }
  template <class Answer>
  codec::Read<Answer> ask(std::string_view aid, Actor seat, std::string_view about = {}) {
    const auto text = match->aid(aid, seat, {about, &generator});
    if (!text) return std::unexpected(text.error());
    return codec::from_json<Answer>(*codec::parse_json(*text), "aid");
  }

  const GameInfo* info;
  core::SeededGenerator generator;
  std::unique_ptr<Match> match;
  TableTime at{};
};

using FictionWords = fiction::aids::Words;
using FictionLies = fiction::aids::Lies;
using WordlesWords = wordles::aids::Words;

TEST(Aids, TheWordsOfFictionAreListedPieceByPiece) {
  Played game{"fiction", {}, 3};
  ASSERT_TRUE(game.play_until("guess", guesser));
  const auto first = game.ask<FictionWords>("words", guesser).value();
  EXPECT_EQ(first.words.size(), fiction::aids::most_words);
  std::vector<lexicon::Word> all = first.words;
  std::uint32_t behind = first.behind;
  while (behind > 0) {
    const auto more = game.ask<FictionWords>("words", guesser, all.back().text()).value();
    EXPECT_EQ(more.count, first.count);
    EXPECT_EQ(more.words.front(), all.back()) << "it goes on where the last one ended";
    all.insert(all.end(), more.words.begin() + 1, more.words.end());
    behind = more.behind;
  }
  EXPECT_EQ(all.size(), first.count);
  EXPECT_TRUE(std::ranges::is_sorted(all));
  EXPECT_EQ(game.ask<FictionWords>("words", guesser, "3").error().code.name(), "not_a_beginning");
  EXPECT_EQ(game.ask<FictionWords>("words", librarian).value().count, first.count)
      << "a Lie-brarian is told what the Guessers can know";
}

// What a lie is said to leave is what the Guessers are left with once it is told.
TEST(Aids, EveryLieLeavesWhatItWasSaidToLeave) {
  for (const auto* abilities : {"false", "true"}) {
    Played game{"fiction", {{"edition", "banned"}, {"abilities", abilities}}, 12};
    std::size_t checked = 0;
    while (game.play_until("share", librarian)) {
      const auto told = game.ask<FictionLies>("lies", librarian);
      ASSERT_TRUE(told) << told.error().sentence;
      EXPECT_GE(told->count, told->lies.size());
      EXPECT_GE(told->lies.size(), 2U);
      EXPECT_LE(told->lies.size(), fiction::aids::most_lies);
      EXPECT_EQ(told->now, game.ask<FictionWords>("words", guesser)->count);
      EXPECT_EQ(game.ask<FictionLies>("lies", guesser).error().code.name(), "only_the_librarian");
      for (const auto& lie : told->lies) {
        const auto then = game.match->clone();
        const auto notation = codec::to_notation(lie.action);
        ASSERT_FALSE(then->play(librarian, game.at, to_action(lie.action))) << notation;
        const auto left = then->aid("words", guesser, {"", &game.generator});
        const auto words = codec::from_json<FictionWords>(*codec::parse_json(*left), "aid");
        EXPECT_EQ(words->count, lie.left) << notation;
        ++checked;
      }
      ASSERT_TRUE(game.step());
    }
    EXPECT_GT(checked, 20U) << abilities << game.match->tools().view_json(librarian);
    EXPECT_EQ(game.ask<FictionLies>("lies", librarian).error().code.name(), "no_guess");
  }
}

TEST(Aids, TheHiddenWordIsAmongThoseThatABoardAllows) {
  Played game{"wordles", {{"seats", "3"}}, 5};
  std::size_t found = 0;
  while (!game.match->is_over() && found < 40 && game.step()) {
    const auto all = game.ask<WordlesWords>("words", Actor::seat(0));
    if (!all) continue;
    for (const auto& board : all->boards) {
      EXPECT_NE(board.player, 1U) << "one's own word is known";
      EXPECT_LE(board.words.size(), wordles::aids::most_words_of_several);
      const auto one =
          game.ask<WordlesWords>("words", Actor::seat(0), std::to_string(board.player)).value();
      ASSERT_EQ(one.boards.size(), 1U);
      const auto& words = one.boards.front().words;
      EXPECT_EQ(one.boards.front().count, board.count);
      EXPECT_EQ(words.size(), std::min<std::size_t>(board.count, wordles::aids::most_words));
      if (board.count > wordles::aids::most_words) continue;
      const auto view = codec::from_json<wordles::View>(
          *codec::parse_json(game.match->tools().view_json(Actor::seat(board.player - 1))), "view");
      ASSERT_TRUE(view->own);
      EXPECT_NE(std::ranges::find(words, view->own->secret), words.end());
      ++found;
    }
  }
  EXPECT_GT(found, 5U);
  EXPECT_EQ(game.ask<WordlesWords>("words", Actor::seat(0), "9").error().code.name(),
            "no_such_player");
}

TEST(Aids, ASuggestedSecretIsACommonWordAndHidesNothing) {
  Played game{"wordles", {}, 4};
  while (core::is_owed(game.match->owed())) ASSERT_TRUE(game.step());
  const Actor seat = Actor::seat(0);
  std::set<std::string> words;
  for (int i = 0; i < 8; ++i) {
    const auto told = game.ask<wordles::aids::Secret>("secret", seat).value();
    const auto common = lexicon::five_letters().common();
    EXPECT_NE(std::ranges::find(common, told.word), common.end());
    words.insert(told.word.text());
  }
  EXPECT_GT(words.size(), 4U) << "another when one asks again";
  EXPECT_TRUE(game.match->is_awaited(seat)) << "nothing is hidden";
  ASSERT_TRUE(game.play_until("call", seat));
  EXPECT_FALSE(game.ask<wordles::aids::Secret>("secret", seat)) << "there is nothing to hide now";
}

TEST(Aids, PowersAreToldAsTheyWouldWorkNow) {
  Played game{"impossible", {{"seats", "2"}}, 6};
  std::size_t told = 0, helping = 0;
  while (!game.match->is_over() && game.step()) {
    for (std::size_t i = 0; i < 2; ++i) {
      const Actor seat = Actor::seat(i);
      const auto view = codec::from_json<impossible::View>(
                            *codec::parse_json(game.match->tools().view_json(seat)), "view")
                            .value();
      const auto all = game.ask<impossible::aids::Powers>("powers", seat).value();
      if (!impossible::powers_work(view.open)) EXPECT_TRUE(all.powers.empty());
      for (const auto& power : all.powers) {
        EXPECT_TRUE(view.open.players[i].hand.has(power.card));
        const auto action = to_action(power.action);
        EXPECT_FALSE(game.match->refusal(seat, action)) << action.notation();
        EXPECT_EQ(power.effects, game.match->effects(seat, action));
        told += power.effects.empty() ? 0 : 1;  // some say nothing that the table does not show
        helping += power.helps ? 1 : 0;
      }
    }
  }
  EXPECT_GT(told, 50U);
  EXPECT_GT(helping, 0U);
}

TEST(Aids, EveryGameHasAHintAndNamesItsAids) {
  for (const auto& game : games()) {
    ASSERT_FALSE(game.aids.empty());
    EXPECT_EQ(game.aids.front().name, "hint");
    for (const auto& aid : game.aids) {
      EXPECT_FALSE(aid.sentence.empty()) << aid.name;
      EXPECT_NE(aid.answer.find('.'), std::string::npos) << aid.answer;
    }
    Played played{game.name, {}, 2};
    while (core::is_owed(played.match->owed())) ASSERT_TRUE(played.step());
    bool advised = false;
    for (std::size_t i = 0; i < played.match->seats(); ++i) {
      const auto hint = played.ask<Hint>("hint", Actor::seat(i));
      advised = advised || (hint && hint->action);
    }
    EXPECT_TRUE(advised) << game.name;
    EXPECT_EQ(played.ask<Hint>("oracle", Actor::seat(0)).error().code.name(), "no_such_aid");
  }
}

}  // namespace
}  // namespace catalogue
