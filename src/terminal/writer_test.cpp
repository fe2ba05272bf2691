#include "terminal/writer.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

struct Page {
  std::string text;
  bool open = true;
  Writer writer;

  explicit Page(Look look)
      : writer{[this](std::string_view bytes) {
                 if (open) text += bytes;
                 return open;
               },
               look} {}
};

TEST(Writer, wraps_at_words_and_under_the_head) {
  Page page{{.width = 20}};
  page.writer.paragraph("Every set of clues holds exactly one lie.");
  page.writer.item("  1  ", "Vowel hunt. A token may go far.");
  EXPECT_EQ(page.text,
            "Every set of clues\nholds exactly one\nlie.\n"
            "  1  Vowel hunt. A\n     token may go\n     far.\n");
}

TEST(Writer, colour_takes_no_room) {
  Page page{{.colour = true, .width = 20}};
  page.writer.paragraph("Seen: " + page.writer.paint(Ink::right, "T✓") + " " +
                        page.writer.paint(Ink::absent, "S✗") + " and so on");
  EXPECT_EQ(columns(page.text.substr(0, page.text.find('\n'))), 18u);
}

TEST(Writer, plain_text_is_not_broken_and_has_no_escape) {
  Page page{{.plain = true, .width = 20}};
  page.writer.paragraph(page.writer.paint(Ink::right, "Every set of clues holds exactly one lie."));
  page.writer.hide();
  page.writer.bell();
  EXPECT_EQ(page.text.find('\033'), std::string::npos);
  EXPECT_EQ(page.text.substr(0, 42), "Every set of clues holds exactly one lie.\n");
  EXPECT_EQ(page.text.substr(42), std::string(40, '\n'));
}

TEST(Writer, what_is_written_stands_above_a_prompt) {
  Page page{{.live = true}};
  page.writer.prompt("> ", "cra", 3);
  EXPECT_EQ(page.text, "\r\033[K> cra\r\033[5C");
  page.writer.prompt("> ", "cra", 3);
  EXPECT_EQ(page.text, "\r\033[K> cra\r\033[5C") << "nothing changed, nothing is sent";
  page.text.clear();
  page.writer.line("Halftime.");
  page.writer.prompt("> ", "cra", 3);
  EXPECT_EQ(page.text, "\r\033[KHalftime.\n\r\033[K> cra\r\033[5C");
}

TEST(Writer, a_long_line_is_shown_around_the_cursor) {
  Page page{{.live = true, .width = 12}};
  page.writer.prompt("> ", "abcdefghijklmnop", 16);
  EXPECT_EQ(page.text, "\r\033[K> ijklmnop\r\033[10C");
}

TEST(Writer, a_failed_write_is_the_last) {
  Page page{{}};
  page.writer.line("one");
  page.open = false;
  page.writer.line("two");
  page.open = true;
  page.writer.line("three");
  EXPECT_TRUE(page.writer.failed());
  EXPECT_EQ(page.text, "one\n");
}

TEST(Writer, ascii_stands_in_where_the_locale_has_nothing_else) {
  Page page{{.utf8 = false}};
  page.writer.line("“A✓ B✗” … Brontë ♞");
  EXPECT_EQ(page.text, "\"Av Bx\" ... Bronte ?\n");
}

}  // namespace
}  // namespace terminal
