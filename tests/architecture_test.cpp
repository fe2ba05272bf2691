#include "architecture.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace {

using architecture::findings;
using architecture::picture;
using Sentences = std::vector<std::string>;

Sentences of_source(const std::string& path, const std::string& text) {
  std::string part = tree::folder_of(path);
  const std::string lists = part + "/CMakeLists.txt";
  std::replace(part.begin(), part.end(), '/', '_');
  std::vector<tree::File> files{{path, text}};
  if (!part.empty()) files.push_back({lists, "liebrary_part(" + part + " PURE)\n"});
  return findings(picture(), files);
}

TEST(Architecture, the_tree_is_as_drawn) {
  const auto files = tree::read_files(LIEBRARY_SOURCE_DIR "/src", {".h", ".cpp", "CMakeLists.txt"});
  ASSERT_GT(files.size(), 10U);
  const auto found = findings(picture(), files);
  EXPECT_TRUE(found.empty()) << fmt::format("{}", fmt::join(found, "\n"));
}

TEST(Architecture, a_wrong_include_planted_in_the_tree_is_found) {
  auto files = tree::read_files(LIEBRARY_SOURCE_DIR "/src", {".h", ".cpp", "CMakeLists.txt"});
  const auto before = findings(picture(), files).size();
  const auto planted = std::find_if(files.begin(), files.end(),
                                    [](const auto& file) { return file.path == "core/actor.h"; });
  ASSERT_NE(planted, files.end());
  planted->text = "#include \"lexicon/word.h\"\n" + planted->text;
  const auto found = findings(picture(), files);
  EXPECT_EQ(found.size(), before + 1);
  EXPECT_NE(std::find(found.begin(), found.end(),
                      "core/actor.h:1: core may not include \"lexicon/word.h\""),
            found.end());
}

struct Include {
  std::string from, included;
  bool allowed;
};

TEST(Architecture, includes_follow_the_arrows) {
  const std::vector<Include> cases{
      {"lexicon/word.h", "core/list.h", true},
      {"lexicon/word.h", "decks/deck.h", false},
      {"games/fiction/rules.h", "lexicon/word.h", true},
      {"games/fiction/rules.h", "games/fiction/state.h", true},
      {"games/fiction/rules.h", "games/wordles/rules.h", false},
      {"games/fiction/rules.h", "decks/deck.h", false},
      {"games/fiction/rules.h", "codec/json.h", false},
      {"solver/candidates.h", "games/fiction/rules.h", true},
      {"solver/candidates.h", "decks/deck.h", false},
      {"bots/fiction/bot.h", "games/fiction/view.h", true},
      {"bots/fiction/bot.h", "games/wordles/view.h", false},
      {"bots/fiction/bot.h", "decks/deck.h", false},
      {"codec/moves.h", "games/fiction/rules.h", true},
      {"codec/moves.h", "catalogue/catalogue.h", false},
      {"rulebook/rulebook.h", "core/list.h", true},
      {"rulebook/rulebook.h", "lexicon/word.h", false},
      {"catalogue/catalogue.cpp", "bots/fiction/bot.h", true},
      {"catalogue/catalogue.cpp", "tables/table.h", false},
      {"tables/table.h", "catalogue/catalogue.h", true},
      {"tables/table.h", "journal/journal.h", true},
      {"tables/table.h", "journal/sqlite_journal.h", false},
      {"tables/table.h", "games/fiction/rules.h", false},
      {"terminal/play.cpp", "tables/table.h", true},
      {"terminal/play.cpp", "terminal/fiction/board.h", false},
      {"terminal/fiction/board.h", "games/fiction/view.h", true},
      {"terminal/fiction/board.h", "games/wordles/view.h", false},
      {"lab/tournament.cpp", "server/session.h", false},
      {"lab/tournament.cpp", "testing/letterbox/letterbox.h", false},
      {"lab/tournament_test.cpp", "testing/letterbox/letterbox.h", true},
      {"core/game_test.cpp", "games/fiction/rules.h", true},
      {"codec/moves_fuzz.cpp", "catalogue/catalogue.h", true},
      {"testing/letterbox/letterbox.h", "catalogue/catalogue.h", true},
      {"testing/battery.h", "testing/letterbox/letterbox.h", true},
      {"main.cpp", "terminal/fiction/board.h", true},
      {"main.cpp", "testing/letterbox/letterbox.h", false},
      {"core/actor.h", "list.h", false},
  };
  for (const auto& [from, included, allowed] : cases) {
    const auto found = of_source(from, "#pragma once\n#include \"" + included + "\"\n");
    EXPECT_EQ(found.empty(), allowed)
        << from << " includes " << included << fmt::format("\n{}", fmt::join(found, "\n"));
  }
}

TEST(Architecture, libraries_stay_where_they_belong) {
  EXPECT_EQ(of_source("games/fiction/rules.h", "#include <boost/json.hpp>\n"),
            Sentences{"games/fiction/rules.h:1: <boost/json.hpp> is not for games/fiction"});
  EXPECT_EQ(of_source("codec/json.h", "#include <boost/json.hpp>\n"), Sentences{});
  EXPECT_EQ(of_source("tables/table.h", "#include <sqlite3.h>\n"),
            Sentences{"tables/table.h:1: <sqlite3.h> is not for tables"});
  EXPECT_EQ(of_source("sqlite/database.cpp", "#include <sqlite3.h>\n"), Sentences{});
  EXPECT_EQ(of_source("core/clock.cpp", "#include <thread>\n"),
            Sentences{"core/clock.cpp:1: core is pure and does without <thread>"});
}

TEST(Architecture, tables_journal_and_server_name_no_game) {
  EXPECT_EQ(of_source("tables/seats.cpp", "// as in Wordles\n"),
            Sentences{"tables/seats.cpp:1: tables names the game 'wordles'"});
  EXPECT_EQ(of_source("tables/seats_test.cpp", "// as in Wordles\n"), Sentences{});
  EXPECT_EQ(of_source("catalogue/games.cpp", "// as in Wordles\n"), Sentences{});
}

TEST(Architecture, every_folder_is_a_target) {
  const auto target = [](const std::string& folder, const std::string& lists) {
    return findings(picture(), {{folder + "/a.h", ""}, {folder + "/CMakeLists.txt", lists}});
  };
  EXPECT_EQ(findings(picture(), {{"core/a.h", ""}}),
            Sentences{"core: has no CMakeLists.txt with liebrary_part(core …)"});
  EXPECT_EQ(target("games/fiction", "liebrary_part(fiction PURE)"),
            Sentences{"games/fiction: its target is called fiction and should be games_fiction"});
  EXPECT_EQ(target("core", "liebrary_part(core)"),
            Sentences{"core: its liebrary_part must say PURE"});
  EXPECT_EQ(target("lab", "liebrary_part(lab LINKS tables)"), Sentences{});
  EXPECT_EQ(
      findings(picture(), {{"attic/a.h", ""}, {"attic/CMakeLists.txt", "liebrary_part(attic)"}}),
      Sentences{"attic/a.h: its folder is not in the picture of the architecture test"});
}

TEST(Architecture, long_files_are_found) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "\n";
  EXPECT_EQ(of_source("core/long_test.cpp", text), Sentences{});
  EXPECT_EQ(of_source("core/long_test.cpp", text + "\n"),
            Sentences{"core/long_test.cpp: 501 lines, and no file has more than 500"});
}

}  // namespace
