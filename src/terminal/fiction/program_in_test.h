// The program in the tests of Fiction's screen.
#pragma once

#include "catalogue/catalogue.h"
#include "terminal/fiction/fiction_screen.h"
#include "terminal/fiction/invitation.h"
#include "terminal/testing/program.h"

namespace terminal_fiction {

using terminal::testing::has;
using terminal::testing::matched;
using terminal::testing::Played;
using terminal::testing::TestFolder;
using terminal::testing::Through;

inline codec::Read<terminal::NewGame> game_in_test(const Wishes& wishes) {
  return new_game(*catalogue::find_game("fiction"), wishes);
}

using Launch = terminal::testing::LaunchWith<Wishes>;
using Program = terminal::testing::ProgramOf<Wishes, &screens, &game_in_test>;

inline Played play_script(const std::filesystem::path& data, const Launch& launch,
                          std::string_view input) {
  Program program{data, launch};
  return to_the_end(program, input);
}

}  // namespace terminal_fiction
