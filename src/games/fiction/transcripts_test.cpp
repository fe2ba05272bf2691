// Plays every transcript beside the rules. LIEBRARY_BLESS=1 rewrites their outcomes; a reader reads
// the difference.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catalogue/catalogue.h"
#include "testing/transcript/transcript.h"

namespace {

const std::string folder = LIEBRARY_SOURCE_DIR "/src/games/fiction/transcripts";

class Transcripts : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Transcripts, Hold) {
  std::ifstream file{GetParam()};
  std::stringstream text;
  text << file.rdbuf();
  const auto result = transcript::play(catalogue::games(), text.str());
  for (const auto& failure : result.failures) {
    ADD_FAILURE() << GetParam().filename().string() << ":" << failure.line << ": "
                  << failure.sentence;
  }
  if (std::getenv("LIEBRARY_BLESS") != nullptr) std::ofstream{GetParam()} << result.blessed;
}

std::string name_of(const testing::TestParamInfo<std::filesystem::path>& info) {
  std::string name = info.param.stem().string();
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Fiction, Transcripts,
                         testing::ValuesIn(transcript::transcripts_in(folder)), name_of);

}  // namespace
