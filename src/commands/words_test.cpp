// clue, word and rules, as the program answers them.
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>

#include "commands/run_test.h"

namespace commands {
namespace {

using Clue = ProgramTest;
using Word = ProgramTest;
using Rules = ProgramTest;
using Program = ProgramTest;

TEST_F(Clue, PrintsTheHonestMarks) {
  EXPECT_EQ(run("clue entry ready").out, "~~xxv\n");
  EXPECT_EQ(run("clue READY Entry").out, "~xx~v\n") << "in either case";
  EXPECT_EQ(run("clue qqqqq zzzzz").out, "xxxxx\n") << "words need not be in the lexicon";
  EXPECT_EQ(run("clue crane crane").code, 0);
}

TEST_F(Clue, FollowsTheGamesOwnRuleOfRepeats) {
  // The secret has two e's; Fiction then marks every e, Wordles only as many as there are.
  EXPECT_EQ(run("clue speed eerie").out, "~~xx~\n");
  EXPECT_EQ(run("clue speed eerie --game wordles").out, "~~xxx\n");
  EXPECT_EQ(run("clue --game wordles noon onto").out, "~~x~\n");
}

TEST_F(Clue, SaysWhatIsWrongWithItsWords) {
  expect_failure("clue crane planet", 2, "“planet” has 6 letters; this takes words of five.");
  expect_failure("clue noon onto", 2, "“noon” has 4 letters; this takes words of five.");
  expect_failure("clue --game wordles cat dog", 2,
                 "“cat” has 3 letters; this takes words of four or five.");
  expect_failure("clue --game wordles noon crane", 2,
                 "“noon” has 4 letters and “crane” has 5; both need the same.");
  expect_failure("clue cr4ne crane", 2, "“cr4ne” has something other than the letters a to z.");
  expect_failure("clue naïve crane", 2, "“na??ve” has something other than the letters a to z.");
  expect_failure("clue 'two words' crane", 2, "“two words” is more than one word.");
  expect_failure("clue '' crane", 2, "A word of five letters is missing.");
  expect_failure("clue crane", 2,
                 "A clue needs a secret and a guess, or - to read such pairs, one a line.");
  EXPECT_EQ(run("clue").code, 2);
  EXPECT_EQ(run("clue crane slate stale").code, 2);
  EXPECT_EQ(run("clue crane slate --game chess").code, 2);
}

TEST_F(Clue, AnswersEveryLine) {
  const auto ran = run("clue -", "crane slate\r\n  boney\toboes \n\ncrane planet\ncrane crane");
  EXPECT_EQ(ran.out, "xxvxv\n~~xvx\n\n\nvvvvv\n");
  EXPECT_EQ(ran.err,
            "line 3: “” is not a secret and a guess.\n"
            "line 4: “planet” has 6 letters; this takes words of five.\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(run("clue -", "crane slate\n").code, 0);
  EXPECT_EQ(run("clue -", "").code, 0);
  EXPECT_EQ(run("clue -", std::string("cra\0ne slate\n", 13)).code, 1);
}

TEST_F(Clue, AnswersManyLines) {
  std::string pairs, answers;
  for (int i = 0; i < 50'000; ++i) {
    pairs += "crane slate\n";
    answers += "xxvxv\n";
  }
  EXPECT_EQ(run("clue -", pairs).out, answers);
  expect_failure("clue -", 2, "Line 1 does not end; a line holds two words.",
                 std::string(200'000, 'a'));
}

// A program at the other end of the pipe sends a pair and waits for its answer.
TEST_F(Clue, AnswersBeforeTheNextLineComes) {
  std::array<int, 2> to{}, from{};
  ASSERT_EQ(::pipe2(to.data(), O_CLOEXEC), 0);
  ASSERT_EQ(::pipe2(from.data(), O_CLOEXEC), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(to[0], STDIN_FILENO);
    ::dup2(from[1], STDOUT_FILENO);
    ::execl(LIEBRARY_PROGRAM, "liebrary", "clue", "-", nullptr);
    ::_exit(127);
  }
  ::close(to[0]);
  ::close(from[1]);
  for (const std::string pair : {"crane slate\n", "crane crane\n"}) {
    ASSERT_EQ(::write(to[1], pair.data(), pair.size()), static_cast<ssize_t>(pair.size()));
    pollfd wait{from[0], POLLIN, 0};
    ASSERT_EQ(::poll(&wait, 1, 10'000), 1) << "no answer to " << pair;
    std::array<char, 64> answer{};
    EXPECT_EQ(::read(from[0], answer.data(), answer.size()), 6);
    EXPECT_EQ(std::string(answer.data()), pair == "crane crane\n" ? "vvvvv\n" : "xxvxv\n");
  }
  ::close(from[0]);  // nobody reads any more
  ASSERT_EQ(::write(to[1], "crane slate\n", 12), 12);
  ::close(to[1]);
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status)) << "not killed by the pipe's signal";
  EXPECT_EQ(WEXITSTATUS(status), 3);
}

// proves F-08, F-09
TEST_F(Word, SaysWhatMayBeGuessedAndHidden) {
  const auto legal = run("word crane Shirk");
  EXPECT_EQ(legal.out,
            "crane: a legal guess, and may be a secret.\n"
            "shirk: a legal guess, and may be a secret.\n");
  EXPECT_EQ(legal.code, 0);
  const auto not_legal = run("word xyzzy planet paris eerie");
  EXPECT_EQ(not_legal.code, 1);
  EXPECT_EQ(not_legal.out,
            "xyzzy: not legal, because it is not in the word list (F-08).\n"
            "“planet”: not legal: “planet” has 6 letters; this takes words of five.\n"
            "paris: not legal, because it is a proper noun (F-08).\n"
            "eerie: no guess and no secret, because it repeats a letter; it may be both at a table "
            "that plays with red words (F-09, F-31; --red-words).\n");
  EXPECT_EQ(run("word eerie --red-words").out, "eerie: a legal guess, and may be a secret.\n");
  EXPECT_EQ(
      run("word crwth").out,
      "crwth: a legal guess, but no secret, because it is not in the list of secrets (F-07).\n");
}

TEST_F(Word, KnowsWordles) {
  const auto ran = run("word --game wordles eerie noon crwth");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out,
            "eerie: a legal guess and a legal secret.\n"
            "noon: a legal guess and a legal secret.\n"
            "crwth: a legal guess and a legal secret, though never dealt, because it is not in "
            "the list of secrets.\n");
  EXPECT_EQ(run("word --game wordles zzzz").code, 1);
}

TEST_F(Rules, AreListedAndFoundById) {
  const auto all = run("rules");
  EXPECT_EQ(all.code, 0);
  EXPECT_NE(all.out.find("  F-12   "), std::string::npos);
  EXPECT_NE(all.out.find("  B-06c  "), std::string::npos);
  const auto one = run("rules f-12");
  EXPECT_EQ(one.code, 0);
  EXPECT_TRUE(one.out.starts_with("F-12 ")) << one.out;
  for (const auto& line : {one.out, run("rules F-32 B-06c").out}) {
    std::istringstream lines{line};
    for (std::string each; std::getline(lines, each);) EXPECT_LE(each.size(), 100U) << each;
  }
  expect_failure("rules F-99", 2, "There is no rule “F-99”; `liebrary rules` lists them all.");
}

TEST_F(Program, NeedsACommandThatItKnows) {
  EXPECT_EQ(run("").code, 2);
  EXPECT_EQ(run("sing").code, 2);
  EXPECT_EQ(run("--help").code, 0);
  EXPECT_EQ(run("--version").out.substr(0, 2), "0.");
}

TEST_F(Program, SaysWhereOutputCannotGo) {
  const auto ran = run("rules F-01 >/dev/full");
  EXPECT_EQ(ran.code, 3);
  EXPECT_EQ(ran.err, "The output cannot be written: No space left on device.\n");
  EXPECT_EQ(run("--help >/dev/full").code, 3);
  const auto closed = run("rules F-01 >&-");
  EXPECT_EQ(closed.code, 3);
  EXPECT_EQ(closed.err, "The output cannot be written: Bad file descriptor.\n");
  expect_failure("clue - <&-", 3, "Standard input cannot be read: Bad file descriptor.");
}

}  // namespace
}  // namespace commands
