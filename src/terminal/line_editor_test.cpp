#include "terminal/line_editor.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

LineEditor after(std::string_view keys) {
  LineEditor editor;
  for (const char key : keys) editor.feed(key);
  return editor;
}

std::string with_cursor(const LineEditor& editor) {  // ASCII only
  std::string text = editor.text();
  return text.insert(editor.cursor(), "|");
}

TEST(LineEditor, edits_at_the_cursor) {
  EXPECT_EQ(with_cursor(after("crane")), "crane|");
  EXPECT_EQ(with_cursor(after("cran\x7f"
                              "mp")),
            "cramp|");
  EXPECT_EQ(with_cursor(after("cane\033[D\033[D\033[Dr")), "cr|ane");
  EXPECT_EQ(with_cursor(after("token 3\x17")), "token |");
  EXPECT_EQ(with_cursor(after("token 3\x15"
                              "slate")),
            "slate|");
  EXPECT_EQ(with_cursor(after("rane\x01"
                              "c\x05s")),
            "cranes|");
  EXPECT_EQ(with_cursor(after("crane\033[H\033[3~")), "|rane");
  EXPECT_EQ(with_cursor(after("crane\x02\x02\x0b")), "cra|");
}

TEST(LineEditor, a_character_of_several_bytes_is_one) {
  const auto editor = after("aé✓\x7f");
  EXPECT_EQ(editor.text(), "aé");
  EXPECT_EQ(editor.cursor(), 2u);
  EXPECT_EQ(after("é\033[D\033[C\x7f").text(), "");
}

TEST(LineEditor, unknown_keys_leave_no_trace) {
  EXPECT_EQ(after("cr\033[15~ane").text(), "crane");
  EXPECT_EQ(after("cr\033[1;5Cane").text(), "crane");
  EXPECT_EQ(after("cr\033OPane\t").text(), "crane");
}

TEST(LineEditor, recalls_earlier_lines_and_the_unfinished_one) {
  LineEditor editor;
  for (const char key : std::string_view{"slate\r"}) editor.feed(key);
  EXPECT_EQ(editor.take(), "slate");
  for (const char key : std::string_view{"crane\r"}) editor.feed(key);
  EXPECT_EQ(editor.take(), "crane");
  for (const char key : std::string_view{"mo\033[A"}) editor.feed(key);
  EXPECT_EQ(editor.text(), "crane");
  for (const char key : std::string_view{"\033[A\033[A"}) editor.feed(key);
  EXPECT_EQ(editor.text(), "slate");
  for (const char key : std::string_view{"\033[B\033[B"}) editor.feed(key);
  EXPECT_EQ(editor.text(), "mo");
  editor.forget();
  editor.feed('\x10');
  EXPECT_EQ(editor.text(), "") << "another person sits there";
}

TEST(LineEditor, control_d_ends_only_an_empty_line) {
  LineEditor editor;
  EXPECT_EQ(editor.feed('\x04'), LineEditor::Heard::end);
  editor.feed('a');
  EXPECT_EQ(editor.feed('\x04'), LineEditor::Heard::more);
}

TEST(Cleaned, nothing_that_could_steer_a_terminal_is_shown_again) {
  EXPECT_EQ(cleaned("crane"), "crane");
  EXPECT_EQ(cleaned("a\033[31mb\x7f"), "a?[31mb?");
  EXPECT_EQ(cleaned("é✓"), "é✓");
  EXPECT_EQ(cleaned("\xff"
                    "a\xe2\x9c"),
            "?a??");
  EXPECT_EQ(cleaned("\xc2\x9b"
                    "31m"),
            "?31m")
      << "the one-byte escape of C1";
}

}  // namespace
}  // namespace terminal
