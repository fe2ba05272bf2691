#include "rulebook/page.h"

#include <gtest/gtest.h>

namespace rulebook {
namespace {

using core::Trouble;

Trouble trouble_in(std::string_view page) {
  const auto rules = parse_page(page);
  EXPECT_FALSE(rules.has_value()) << page;
  return rules ? Trouble{} : rules.error();
}

TEST(RulesPage, IsReadRuleByRule) {
  const auto rules = parse_page(
      "# Letterbox\n\nA game.\n\n## Asking\nIn turn.\n\n### L-01 One letter\nAsk for a\nletter.\n\n"
      "Just one.\n\n### L-02a Twice\nYou may.\n\n*Our ruling.* It is\nharmless.\n\n## The end\n\n"
      "### L-03 Over\nSomebody wins.\n");
  ASSERT_TRUE(rules.has_value()) << rules.error().sentence;
  ASSERT_EQ(rules->size(), 3U);
  EXPECT_EQ((*rules)[0].id, "L-01");
  EXPECT_EQ((*rules)[0].title, "One letter");
  EXPECT_EQ((*rules)[0].text, "Ask for a letter.\nJust one.");
  EXPECT_EQ((*rules)[0].chapter, "Asking");
  EXPECT_FALSE((*rules)[0].ruling);
  EXPECT_EQ((*rules)[1].id, "L-02a");
  EXPECT_EQ((*rules)[1].text, "You may.\nOur ruling. It is harmless.");
  EXPECT_TRUE((*rules)[1].ruling);
  EXPECT_EQ((*rules)[2].chapter, "The end");
}

TEST(RulesPage, WantsAnIdAndATitle) {
  for (const std::string id : {"L-1", "L1", "l-01", "L-001", "L-01A", "Asking"}) {
    EXPECT_EQ(trouble_in("## A\n### " + id + " Title\nText.\n"),
              (Trouble{2, "\"" + id + "\" is not an id; write F-12 or B-06c."}));
  }
  EXPECT_EQ(trouble_in("## A\n### L-01\nText.\n"), (Trouble{2, "L-01 has no title."}));
}

TEST(RulesPage, WantsEveryIdOnceAndInAChapter) {
  EXPECT_EQ(trouble_in("## A\n### L-01 One\nText.\n### L-01 Two\nText.\n"),
            (Trouble{4, "L-01 is on this page twice."}));
  EXPECT_EQ(trouble_in("# Page\n### L-01 One\nText.\n"),
            (Trouble{2, "L-01 stands before the first chapter."}));
}

TEST(RulesPage, WantsAText) {
  EXPECT_EQ(trouble_in("## A\n### L-01 One\n\n### L-02 Two\nText.\n"),
            (Trouble{2, "L-01 has no text."}));
  EXPECT_EQ(trouble_in("## A\n### L-01 One\n\n*Our ruling.* Why not.\n"),
            (Trouble{2, "L-01 has no text."}));
  EXPECT_EQ(trouble_in("## A\n### L-01 One"), (Trouble{2, "L-01 has no text."}));
}

TEST(RulesPage, WantsAReasonForARulingAtTheEnd) {
  EXPECT_EQ(trouble_in("## A\n### L-01 One\nText.\n\n*Our ruling.*\n"),
            (Trouble{2, "L-01 is a ruling without a reason."}));
  EXPECT_EQ(trouble_in("## A\n### L-01 One\nText.\n\n*Our ruling.* So.\n\nMore.\n"),
            (Trouble{7, "The ruling of L-01 is its last paragraph."}));
  EXPECT_EQ(trouble_in("## A\n### L-01 One\nText.\n*Our ruling.* So.\n"),
            (Trouble{4, "The ruling of L-01 needs a paragraph of its own."}));
}

}  // namespace
}  // namespace rulebook
