#include "core/enum_name.h"

#include <gtest/gtest.h>

namespace core {
namespace {

enum class Weather { sun, rain, first_snow };
enum class Grade : unsigned char {};

static_assert(NamedEnum<Weather> && !NamedEnum<Grade> && !NamedEnum<int>);
static_assert(enum_size<Weather> == 3);

TEST(EnumName, IsTheSpellingInTheSource) {
  EXPECT_EQ(enum_name(Weather::sun), "sun");
  EXPECT_EQ(enum_name(Weather::first_snow), "first_snow");
}

TEST(EnumName, IsFoundAgainExactly) {
  EXPECT_EQ(enum_from_name<Weather>("rain"), Weather::rain);
  for (const char* wrong : {"", "Rain", "rain ", "snow", "Weather::rain"}) {
    EXPECT_EQ(enum_from_name<Weather>(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace core
