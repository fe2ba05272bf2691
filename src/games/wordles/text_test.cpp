#include "games/wordles/text.h"

#include <map>

#include "games/wordles/wordles_test.h"
#include "testing/refusal_text.h"

namespace wordles {
namespace {

const Attempt crane{seat_at(1), Word{"crane"}};

TEST(WordlesText, HasASentenceOfItsOwnForEveryRefusal) {
  const Sitting table{Options{}};
  battery::expect_sentences<Wordles>(table.rules, table.seen_by(Actor::seat(0)),
                                     {crane, Hide{Word{"crane"}}, Hide{Word{}}, Call{Word{"read"}},
                                      Mark{}, Pass{}, core::Expire{}, core::Draw{}});
}

TEST(WordlesText, PointsToARuleThatThePageHas) { battery::expect_rules_on_the_page<Wordles>(); }

struct Said {
  const char *rule, *sentence;
};

// Of an attempt at player 2's word, by player 1, whose turn it is.
const std::map<Refusal, Said> expected{
    {Refusal::game_over, {"W-16", "The game is over."}},
    {Refusal::only_watching, {"W-01", "You are watching; sit down to play."}},
    {Refusal::only_chance, {"W-10", "Only chance draws cards."}},
    {Refusal::only_the_clock, {"W-21", "Only the table's clock does that."}},
    {Refusal::nothing_is_owed, {"W-10", "Nothing is to be drawn now."}},
    {Refusal::draw_does_not_fit, {"W-10", "That draw is not what the game asked for."}},
    {Refusal::no_clock_runs, {"W-21", "No clock is running that could run out."}},
    {Refusal::nothing_to_choose, {"W-21", "That seat has no choice pending."}},
    {Refusal::wrong_length, {"W-02", "CRANE does not have five letters."}},
    {Refusal::proper_noun, {"W-02", "CRANE is a proper noun; take a common word."}},
    {Refusal::not_a_word, {"W-02", "CRANE is no English word that our lexicon knows."}},
    {Refusal::cards_are_being_dealt, {"W-10", "The cards are not dealt yet; wait a moment."}},
    {Refusal::words_are_being_hidden, {"W-09", "Hide your word first."}},
    {Refusal::word_already_hidden,
     {"W-09", "Your word is hidden already; it stays for the round."}},
    {Refusal::hiding_is_over, {"W-09", "All words of this round are hidden already."}},
    {Refusal::not_your_turn, {"W-11", "It is player 1's turn to call a word."}},
    {Refusal::word_already_called, {"W-11", "You have called your word for this turn."}},
    {Refusal::no_query_cards, {"W-30", "This table plays without query cards."}},
    {Refusal::already_exchanged, {"W-11", "You have exchanged your card in this turn already."}},
    {Refusal::not_the_top_card, {"W-11", "That card is not on top of the pile; look again."}},
    {Refusal::not_on_your_card,
     {"W-11", "CRANE is not on your query card; call one of its words."}},
    {Refusal::called_before, {"W-11", "CRANE has been called in this round; call another word."}},
    {Refusal::nothing_to_mark, {"W-08", "There is no word to mark now."}},
    {Refusal::program_marks, {"W-08", "At this table the program marks all boards."}},
    {Refusal::your_word_is_revealed, {"W-08", "Your word is revealed; there is nothing to mark."}},
    {Refusal::not_about_your_word, {"W-18", "You called this word; your opponent marks it."}},
    {Refusal::wrong_number_of_marks,
     {"W-08", "A row has five marks, one a letter; write them all."}},
    {Refusal::mark_missing, {"W-08", "Every letter needs a mark: right, elsewhere or absent."}},
    {Refusal::sign_missing,
     {"W-06", "Say whether your word comes before or after the query word in the alphabet."}},
    {Refusal::no_signs_here,
     {"W-06", "This table plays without sequence clues: only the letters are marked."}},
    {Refusal::sign_beside_all_right,
     {"W-06", "All letters right is the word itself: it stands neither before nor after."}},
    {Refusal::window_is_closed, {"W-13", "Attempts wait until the next word is marked."}},
    {Refusal::marks_are_due, {"W-13", "The boards are being marked; wait for the window."}},
    {Refusal::no_such_player, {"W-13", "There is no such player at this table."}},
    {Refusal::your_own_word, {"W-13", "That is your own word; try another player's."}},
    {Refusal::word_is_revealed, {"W-13", "Player 2's word is revealed already; try another's."}},
    {Refusal::only_the_caller, {"W-18", "Only whoever called the word has an attempt now."}},
    {Refusal::already_tried, {"W-13", "You have had your attempt in this window."}},
    {Refusal::no_word_left,
     {"W-13", "No word is left that you could try; there is nothing to pass."}},
    {Refusal::already_passed, {"W-13", "You have passed; try a word after all, or wait."}},
    {Refusal::not_passed, {"W-13", "You have not passed, so there is nothing to take back."}},
    {Refusal::round_is_over,
     {"W-34", "The round is over; the next one begins when everybody is ready."}},
    {Refusal::no_break_now, {"W-34", "No break is on that you could end."}},
    {Refusal::already_ready, {"W-34", "You are ready already; wait for the others."}},
};

TEST(WordlesText, NamesTheThingTheWayOutAndTheRule) {
  const Sitting table{Options{}};
  const View seen = table.seen_by(Actor::seat(0));
  EXPECT_EQ(expected.size(), battery::all_refusals<Wordles>().size());
  for (const auto& [why, said] : expected) {
    EXPECT_EQ(explain(table.rules, seen, crane, why), said.sentence);
    EXPECT_EQ(rule_of(why), said.rule) << said.sentence;
  }
}

TEST(WordlesText, CountsTheLettersOfTheTable) {
  Options four;
  four.letters = 4;
  const Sitting table{four};
  const View seen = table.seen_by(Actor::seat(0));
  EXPECT_EQ(explain(table.rules, seen, Hide{Word{"crane"}}, Refusal::wrong_length),
            "CRANE does not have four letters.");
  EXPECT_EQ(explain(table.rules, seen, Mark{}, Refusal::wrong_number_of_marks),
            "A row has four marks, one a letter; write them all.");
}

}  // namespace
}  // namespace wordles
