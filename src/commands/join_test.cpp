// The program against a real server, as people type it.
#include <sys/stat.h>

#include "commands/run_test.h"
#include "terminal/house_test.h"

namespace commands {
namespace {

class Join : public ProgramTest {
 protected:
  std::string join(const std::string& path, const std::string& more = "") const {
    return fmt::format("join --plain --data data {}{} {}", house_.address(), path, more);
  }
  static std::string link_in(const std::string& text) {
    const auto mark = text.find("/r/");
    return mark == std::string::npos ? "" : text.substr(mark + 1, 34);
  }
  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }

  terminal::House house_;
};

TEST_F(Join, says_what_is_wrong_with_a_link) {
  expect_failure("join ftp://here", 2,
                 "'ftp://here' is not the address of a server: it does not begin with http://. "
                 "Write it like http://192.168.1.5:8080/.");
  expect_failure(join("r/12"), 2,
                 fmt::format("“{}r/12” is not the link of a table: behind /r/ come 32 digits and "
                             "letters from a to f. Copy it whole.",
                             house_.address()));
  expect_failure(join("r/00000000000000000000000000000000"), 1,
                 "There is no such table, or it is not for you.");
  expect_failure(join("", "--code 'Lemon lemon, LEMON'"), 1,
                 "No table waits under that code; it may have begun already.");
  expect_failure(join("", "--code 'a/b'"), 2,
                 "“a/b” is not a code: that is three words, like amber-tiger-lemon.");
  expect_failure(join("", "--code ' - '"), 2,
                 "“ - ” is not a code: that is three words, like amber-tiger-lemon.");
  expect_failure(join("", "--bot liar"), 2,
                 "--option, --bot, --aids and --public are for a new table: say --make GAME.");
  expect_failure(join("", "--make fiction --aids words,oracle"), 1,
                 "Fiction has no aid “oracle”; it has: hint, words, lies.");
  expect_failure(join("", "--make fiction --option edition"), 2,
                 "“edition” is no option: write it as NAME=VALUE.");
  expect_failure(join("", "--make chess"), 1, "There is no such game here.");
  const auto address = house_.address();
  house_.close();
  const auto ran = run(fmt::format("join --data data {}", address));
  EXPECT_EQ(ran.code, 3);
  EXPECT_TRUE(has(ran.err, "Is the server running there?")) << ran.err;
}

TEST_F(Join, lists_tables_and_games_without_being_anybody) {
  const auto made = run(join("", "--make fiction --public --name Ada"));
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_TRUE(has(made.out, "Its code: ")) << made.out;
  const auto listed = run(fmt::format("join --plain --data other {}", house_.address()));
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_TRUE(has(listed.out, "Fiction of Ada, 1 of 2 seats open")) << listed.out;
  EXPECT_TRUE(has(listed.out, link_in(made.out))) << listed.out;
  EXPECT_EQ(read("other/guest-tokens"), "");
}

TEST_F(Join, a_seat_is_found_again_and_only_its_owner_may_read_who_that_is) {
  const auto made = run(join("", "--make fiction --seat 2 --name Ada"));
  EXPECT_TRUE(has(made.out, "seat 2 (guesser): Ada, you")) << made.out;
  EXPECT_TRUE(has(made.out, "Your seat is kept.")) << made.out;
  struct stat status{};
  ASSERT_EQ(::stat(path("data/guest-tokens").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  const auto back = run(join(link_in(made.out)));
  EXPECT_TRUE(has(back.out, "seat 2 (guesser): Ada, you")) << back.out;
  const auto other = run(
      fmt::format("join --plain --data other --name Bob {}{}", house_.address(), link_in(made.out)),
      "sit 2\nsit 1\ntalk Hello Ada\nstart\nkick\nquit\n");
  EXPECT_TRUE(has(other.out, "Somebody sits there.")) << other.out;
  EXPECT_TRUE(has(other.out, "seat 1 (librarian): Bob, you")) << other.out;
  EXPECT_TRUE(has(other.out, "Bob: Hello Ada")) << other.out;
  EXPECT_TRUE(has(other.out, "Only the host may do that.")) << other.out;
  EXPECT_TRUE(has(other.out, "Type sit and a seat's number")) << other.out;
}

TEST_F(Join, the_host_gives_a_seat_to_a_bot_and_the_game_begins) {
  const auto ran = run(join("", "--make fiction --seat 2 --name Ada"),
                       "bot 1 nobody\nbot 1 liar\nstart\nhelp\ngive up now\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "No bot “nobody” plays that seat")) << ran.out;
  EXPECT_TRUE(has(ran.out, "seat 1 (librarian): the bot liar")) << ran.out;
  EXPECT_TRUE(has(ran.out, "talk and a text says something")) << ran.out;
  EXPECT_TRUE(has(ran.out, "The host has closed this table.")) << ran.out;
}

TEST_F(Join, with_a_bot_it_begins_at_once_and_others_may_watch) {
  const auto ran = run(join("", "--make fiction --bot liar --name Ada"), "quit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "To come back: liebrary join")) << ran.out;
  const auto watched =
      run(fmt::format("join --plain --watch --data other {}{}", house_.address(), link_in(ran.out)),
          "talk Good luck\nquit\n");
  EXPECT_TRUE(has(watched.out, "You are watching: the Guessers look for")) << watched.out;
}

TEST_F(Join, the_host_says_which_aids_there_are) {
  const auto ran = run(join("", "--make fiction --seat 2 --aids words --name Ada"),
                       "aids oracle\naids hint\nbot 1 liar\nstart\nhint\nwords\ngive up now\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "aids: words")) << ran.out;
  EXPECT_TRUE(has(ran.out, "Fiction has no aid “oracle”; it has: hint, words, lies.")) << ran.out;
  EXPECT_TRUE(has(ran.out, "aids: hint")) << ran.out;
  EXPECT_TRUE(has(ran.out,
                  "This table plays without the aid “words”; its host can allow it between "
                  "two games."))
      << ran.out;
}

}  // namespace
}  // namespace commands
