// What players read of a game is in words: nothing of what is typed at a terminal.
#include <gtest/gtest.h>

#include <regex>

#include "catalogue/catalogue.h"

namespace catalogue {
namespace {

bool is_a_command(const std::string& text) {
  // a flag, a backtick, name=value, the name of an option, marks as they are typed
  static const std::regex typed{R"(--[a-z]|`|[a-z]=[a-z]|[a-z]_[a-z]|[<~]|\bfrom st\b|\d asks)"};
  return std::regex_search(text, typed);
}

std::vector<std::string> sentences(const GameInfo& game) {
  std::vector<std::string> all;
  for (const auto& option : game.option_infos) {
    all.insert(all.end(), {option.title, option.sentence});
    for (const auto& choice : option.choices) {
      all.insert(all.end(), {choice.title, choice.sentence});
    }
  }
  for (const auto& bot : game.bots) all.push_back(bot.sentence);
  for (const auto& aid : game.aids) all.push_back(aid.sentence);
  if (game.presets == nullptr) return all;
  for (const auto& preset : game.presets(*game.options({}))) {
    all.insert(all.end(), {preset.title, preset.sentence});
  }
  return all;
}

TEST(Wording, HasNoCommands) {
  for (const auto& game : games()) {
    const auto all = sentences(game);
    EXPECT_GT(all.size(), 20U) << game.name;
    for (const auto& each : all) EXPECT_FALSE(is_a_command(each)) << game.name << ": " << each;
  }
}

TEST(Wording, WouldBeSeenToHaveOne) {
  EXPECT_TRUE(is_a_command("The words that may be the secret; from st begins the list there."));
  EXPECT_TRUE(is_a_command("For others start the server with --lan."));
  EXPECT_TRUE(is_a_command("Only with clock=off."));
  EXPECT_TRUE(is_a_command("Leave own_words out."));
  EXPECT_TRUE(is_a_command("The words behind the boards; 2 asks about player 2 alone."));
  EXPECT_FALSE(is_a_command("One Lie-brarian; everybody else guesses, as one team."));
}

}  // namespace
}  // namespace catalogue
