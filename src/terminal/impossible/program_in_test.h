// The program in the tests of Fiction Impossible's screen.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "catalogue/catalogue.h"
#include "terminal/impossible/impossible_screen.h"
#include "terminal/impossible/invitation.h"
#include "terminal/testing/program.h"

namespace terminal_impossible {

using terminal::testing::has;
using terminal::testing::matched;
using terminal::testing::Played;
using terminal::testing::TestFolder;
using terminal::testing::Through;

inline codec::Read<terminal::NewGame> game_in_test(const Wishes& wishes) {
  return new_game(*catalogue::find_game("impossible"), wishes);
}

using Launch = terminal::testing::LaunchWith<Wishes>;
using Program = terminal::testing::ProgramOf<Wishes, &screens, &game_in_test>;

inline Played play_script(const std::filesystem::path& data, const Launch& launch,
                          std::string_view input) {
  Program program{data, launch};
  return to_the_end(program, input);
}

inline std::string unwrapped(const std::string& text) {
  std::string line;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n' || c == '\r';
    if (!blank || line.empty() || line.back() != ' ') line += blank ? ' ' : c;
  }
  return line;
}

// Somebody who adds what completes a Book or costs nothing, and takes a new hand where nothing
// does.
class CarefulPlayer {
 public:
  std::string answer(const std::string& said) {
    const auto prompt = said.substr(said.rfind('\n') + 1);
    // Whoever adds no question of their own.
    if (has(prompt, "ibrarian, 1 or 2")) return matched(said, "\n +(\\d)  (?!Odile)");
    if (has(prompt, "eep > ")) return "keep";
    if (has(prompt, "refresh")) return std::exchange(added_, false) ? "keep" : "refresh";
    if (has(prompt, "dd or done")) {
      auto way = matched(said, "\n +(\\d+)  [^\n]*completes");
      if (way.empty()) way = matched(said, "\n +(\\d+)  [^\n]* +(?:at home, )?no Mold");
      added_ = added_ || !way.empty();
      return way.empty() ? "done" : way;
    }
    if (has(prompt, "or pass")) return "pass";
    if (has(prompt, "yes or no")) return "yes";
    if (has(prompt, "hich Book")) return matched(said, "\n +(\\d+)  ");
    return has(prompt, "or no") ? "no" : "";
  }

 private:
  bool added_ = true;  // in this turn
};

// Plays on like that until the text comes, or to the end; all that was said.
inline std::string play_on(Program& program, std::string_view until = "") {
  CarefulPlayer player;
  std::string all;
  for (int prompts = 0; prompts < 1000; ++prompts) {
    const auto said = program.read_to_prompt();
    all += said;
    if (!said.ends_with(" > ") || (!until.empty() && has(said, until))) return all;
    program.line(player.answer(said));
  }
  ADD_FAILURE() << "goes round in circles: " << all.substr(all.size() - 2000);
  return all;
}

// A table in its first Add, at which the active player holds one of these Powers.
struct Dealt {
  std::unique_ptr<TestFolder> folder;
  std::unique_ptr<Program> program;
  std::string card;  // its number in the hand
};
inline Dealt table_with(const std::string& powers, const Wishes& wishes) {
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    Dealt dealt{std::make_unique<TestFolder>(), nullptr, ""};
    dealt.program =
        std::make_unique<Program>(dealt.folder->path(), Launch{.wishes = wishes, .seed = seed});
    const auto said = unwrapped(play_on(*dealt.program, "dd or done > "));
    dealt.card = matched(said, ("(\\d) [A-Za-z' ]* (?:" + powers + ")").c_str());
    if (!dealt.card.empty()) return dealt;
  }
  ADD_FAILURE() << "nobody was dealt " << powers;
  return {};
}

}  // namespace terminal_impossible
