// The test of a game's folder of transcripts. LIEBRARY_BLESS=1 rewrites their outcomes; a reader
// reads the difference.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "testing/transcript/transcript.h"

namespace transcript {

inline void expect_to_hold(tables::Games games, const std::filesystem::path& path,
                           const Names& names = {}) {
  std::stringstream text;
  text << std::ifstream{path}.rdbuf();
  const auto result = play(games, text.str(), names);
  for (const auto& failure : result.failures) {
    ADD_FAILURE() << path.filename().string() << ":" << failure.line << ": " << failure.sentence;
  }
  if (std::getenv("LIEBRARY_BLESS") != nullptr) std::ofstream{path} << result.blessed;
}

inline std::string test_name(const testing::TestParamInfo<std::filesystem::path>& info) {
  std::string name = info.param.stem().string();
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

}  // namespace transcript
