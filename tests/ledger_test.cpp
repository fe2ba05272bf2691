#include "ledger.h"

#include <gtest/gtest.h>

#include <fstream>

namespace {

using Words = std::vector<std::string>;

const tree::File page{"fiction.md",
                      "# Fiction\n\n### F-01 Seats\nTwo or more.\n\n### F-02 Cards\n#### F-03 No\n"
                      "### B-06f One more board\nsee ### F-09\n"};

TEST(Ledger, rules_are_headings_of_the_third_level) {
  Words ids;
  for (const auto& rule : ledger::rules_of(page.text)) ids.push_back(rule.id + " " + rule.title);
  EXPECT_EQ(ids, (Words{"F-01 Seats", "F-02 Cards", "B-06f One more board"}));
}

TEST(Ledger, proofs_are_lines_of_transcripts_and_comments_of_tests) {
  EXPECT_EQ(ledger::proofs_in({"a.txt", "fiction: seats\nproves F-01 B-06f\nseat 1 proves F-02\n"}),
            (Words{"F-01", "B-06f"}));
  EXPECT_EQ(ledger::proofs_in({"a_test.cpp", "TEST(A, b) {  // proves F-01, F-02 and B-06f too\n"}),
            (Words{"F-01", "F-02", "B-06f"}));
  EXPECT_EQ(ledger::proofs_in({"a_test.cpp", "say(\"proves F-01\");  // this proves nothing\n"}),
            Words{});
}

TEST(Ledger, every_rule_proved_is_no_complaint) {
  const auto account = ledger::account(
      {page}, {{"games/fiction/transcripts/seats.txt", "proves F-01 F-02\n"},
               {"games/fiction/board_test.cpp", "// proves B-06f\n// proves F-01\n"},
               {"games/fiction/notes.txt", "proves F-77\n"}});
  EXPECT_EQ(ledger::complaints(account), Words{});
  EXPECT_EQ(ledger::table(account),
            "F-01   games/fiction/transcripts/seats.txt games/fiction/board_test.cpp\n"
            "F-02   games/fiction/transcripts/seats.txt\n"
            "B-06f  games/fiction/board_test.cpp\n");
}

TEST(Ledger, an_unproved_rule_is_a_complaint) {
  const auto account = ledger::account({page}, {{"a_test.cpp", "// proves F-01, B-06f\n"}});
  EXPECT_EQ(ledger::complaints(account),
            Words{"F-02 (Cards) has no test: name it in the transcript or test that proves it, as "
                  "'proves F-02'."});
}

TEST(Ledger, an_unknown_rule_is_a_complaint) {
  const auto account =
      ledger::account({page}, {{"a_test.cpp", "// proves F-01, F-02, B-06f, F-002\n"}});
  EXPECT_EQ(ledger::complaints(account),
            Words{"a_test.cpp proves F-002, which docs/rules/ does not state."});
}

TEST(Ledger, no_rules_and_a_rule_stated_twice_are_complaints) {
  EXPECT_EQ(ledger::complaints(ledger::account({}, {})),
            Words{"No rules: docs/rules/*.md has no heading like '### F-12 Title'."});
  const tree::File twice{"twice.md", "### F-01 Seats\n### F-01 Chairs\n"};
  EXPECT_EQ(ledger::complaints(ledger::account({twice}, {{"a_test.cpp", "// proves F-01"}})),
            Words{"F-01 is stated twice in docs/rules/."});
}

// The whole program, on a small project that is sound until a rule without a test is planted.
TEST(Ledger, a_planted_rule_fails_the_program) {
  const std::filesystem::path top = std::filesystem::path{testing::TempDir()} / "ledger_project";
  std::filesystem::remove_all(top);
  std::filesystem::create_directories(top / "docs/rules");
  std::filesystem::create_directories(top / "src/games/fiction/transcripts");
  std::ofstream{top / "docs/rules/fiction.md"} << "### F-01 Seats\n";
  std::ofstream{top / "src/games/fiction/transcripts/seats.txt"} << "proves F-01\n";
  EXPECT_EQ(ledger::run(top), 0);
  std::ofstream{top / "docs/rules/fiction.md", std::ios::app} << "### F-02 Cards\n";
  EXPECT_EQ(ledger::run(top), 1);
  std::filesystem::remove_all(top);
}

}  // namespace
