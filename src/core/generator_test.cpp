#include "core/generator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace core {
namespace {

// A generator that says what it is told to.
class Scripted final : public Generator {
 public:
  explicit Scripted(std::vector<std::uint64_t> numbers) : numbers_{std::move(numbers)} {}
  std::uint64_t next() override { return numbers_.at(used_++); }
  std::size_t used() const { return used_; }

 private:
  std::vector<std::uint64_t> numbers_;
  std::size_t used_ = 0;
};

// What other implementations of xoshiro256** give when splitmix64 starts them.
TEST(SeededGenerator, GivesThePublishedNumbers) {
  SeededGenerator zero{0};
  for (const std::uint64_t expected :
       {0x99ec5f36cb75f2b4U, 0xbf6e1f784956452aU, 0x1a5f849d4933e6e0U, 0x6aa594f1262d2d2cU}) {
    EXPECT_EQ(zero.next(), expected);
  }
  SeededGenerator forty_two{42};
  EXPECT_EQ(forty_two.next(), 0x15780b2e0c2ec716U);
  EXPECT_EQ(forty_two.next(), 0x6104d9866d113a7eU);
}

TEST(SeededGenerator, MixesSeedAndStream) {
  EXPECT_EQ(mixed_seed(5, 17), 0x526a85de92f46878U);
  EXPECT_NE(mixed_seed(5, 17), mixed_seed(17, 5));
  EXPECT_NE(mixed_seed(5, 17), mixed_seed(5, 18));
}

// 2^64 = 3 * 6148914691236517205 + 1: the one number too many, 0, is drawn again.
TEST(Generator, DrawsAgainWhereThereWouldBeABias) {
  Scripted generator{{0, 1, 5}};
  EXPECT_EQ(generator.below(3), 1U);
  EXPECT_EQ(generator.used(), 2U);
  EXPECT_EQ(generator.below(3), 2U);
}

TEST(Generator, DrawsNothingAgainFromPowersOfTwo) {
  Scripted generator{{0, ~std::uint64_t{0}, 0}};
  EXPECT_EQ(generator.below(8), 0U);
  EXPECT_EQ(generator.below(8), 7U);
  EXPECT_EQ(generator.below(1), 0U);
}

// 26,000 draws, 1,000 of each expected; a standard deviation is 31.
TEST(Generator, IsFair) {
  SeededGenerator generator{3};
  std::array<int, 26> seen{};
  for (int i = 0; i < 26'000; ++i) ++seen[generator.below(26)];
  for (const int count : seen) EXPECT_NEAR(count, 1000, 155);
}

// Each of ten values comes to each of ten places: 10,000 shuffles, 1,000 expected.
TEST(Generator, ShufflesFairly) {
  SeededGenerator generator{4};
  std::array<std::array<int, 10>, 10> seen{};
  for (int i = 0; i < 10'000; ++i) {
    std::array<std::size_t, 10> values{};
    std::iota(values.begin(), values.end(), 0U);
    generator.shuffle(std::span<std::size_t>{values});
    for (std::size_t place = 0; place < 10; ++place) ++seen[place][values[place]];
  }
  for (const auto& place : seen) {
    for (const int count : place) EXPECT_NEAR(count, 1000, 155);
  }
}

TEST(Generator, ShufflesTheSameForTheSameSeed) {
  std::vector<int> one(50), other(50);
  std::iota(one.begin(), one.end(), 0);
  std::iota(other.begin(), other.end(), 0);
  SeededGenerator first{9}, second{9};
  first.shuffle(std::span{one});
  second.shuffle(std::span{other});
  EXPECT_EQ(one, other);
  EXPECT_FALSE(std::is_sorted(one.begin(), one.end()));
  std::sort(one.begin(), one.end());
  EXPECT_EQ(one.back(), 49) << "nothing is lost";
}

}  // namespace
}  // namespace core
