// Plays every transcript beside the rules.
#include "catalogue/catalogue.h"
#include "testing/transcript/folder.h"

namespace {

const std::string folder = LIEBRARY_SOURCE_DIR "/src/games/wordles/transcripts";

class Transcripts : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Transcripts, Hold) { transcript::expect_to_hold(catalogue::games(), GetParam()); }

INSTANTIATE_TEST_SUITE_P(Wordles, Transcripts,
                         testing::ValuesIn(transcript::transcripts_in(folder)),
                         transcript::test_name);

}  // namespace
