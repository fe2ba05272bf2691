// The signature of play: what 1,000 seeded games a game come to. It changes only when play changes,
// and then the commit says why. LIEBRARY_BLESS=1 writes testdata/signatures.txt anew.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catalogue/catalogue.h"
#include "codec/notation.h"
#include "lab/experiment.h"
#include "testing/scale.h"

namespace lab {
namespace {

const std::string path = LIEBRARY_SOURCE_DIR "/testdata/signatures.txt";

// "fiction 1000 1 random edition=banned abilities=yes HASH", without its hash. One of `thinned`
// games is played.
std::string signature_of(std::string_view line, unsigned threads, std::uint64_t thinned = 1) {
  codec::Words words{line};
  const auto* game = catalogue::find_game(words.next());
  if (game == nullptr) return "no such game";
  const auto games = codec::parse_number<std::uint64_t>(words.next(), 1, 1'000'000);
  const auto seed = codec::parse_number<std::uint64_t>(words.next(), 0, 1'000'000);
  const auto bots = words.next();
  std::vector<catalogue::Option> options;
  while (!words.empty()) {
    const std::string option{words.next()};
    const auto equals = option.find('=');
    options.push_back({option.substr(0, equals), option.substr(equals + 1)});
  }
  const auto start = game->start(options);
  if (!start) return start.error().sentence;
  const auto seating = seat_bots(*game, **start, bots);
  if (!seating) return seating.error().sentence;
  const auto played = std::max(*games / thinned, std::min(*games, std::uint64_t{2}));
  const auto findings =
      run({game, options, *seating, played, *seed}, threads, [](std::uint64_t) {});
  return findings ? findings->signature : findings.error().sentence;
}

TEST(Signature, OfPlayIsAsItWas) {
  std::ifstream file{path};
  std::string blessed;
  int checked = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) {
      blessed += line + "\n";
      continue;
    }
    const auto last = line.rfind(' ');
    const auto plan = line.substr(0, last);
    if (scale::only_threads) {  // whether they agree, in a fortieth of the games
      EXPECT_EQ(signature_of(plan, 2, 40), signature_of(plan, 1, 40)) << plan;
      ++checked;
      continue;
    }
    const auto signature = signature_of(plan, 2);
    EXPECT_EQ(signature.size(), 64U) << signature;
    if (std::getenv("LIEBRARY_BLESS") == nullptr) {
      EXPECT_EQ(line.substr(last + 1), signature) << plan;
    }
    blessed += fmt::format("{} {}\n", plan, signature);
    ++checked;
  }
  EXPECT_GE(checked, 2);
  if (std::getenv("LIEBRARY_BLESS") != nullptr && !scale::only_threads)
    std::ofstream{path} << blessed;
}

}  // namespace
}  // namespace lab
