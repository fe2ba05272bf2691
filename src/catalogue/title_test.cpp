// What tables are called.
#include <gtest/gtest.h>

#include <array>

#include "catalogue/catalogue.h"

namespace catalogue {
namespace {

std::string title(std::string_view game, std::initializer_list<Option> options) {
  return title_of(*find_game(game), options);
}

TEST(Title, HasTheEditionWhereThatHasANameOfItsOwn) {
  EXPECT_EQ(title("fiction", {}), "Fiction");
  EXPECT_EQ(title("fiction", {{"seats", "4"}, {"edition", "classic"}}), "Fiction");
  EXPECT_EQ(title("fiction", {{"seats", "4"}, {"edition", "banned"}}), "Fiction: Banned Books");
  EXPECT_EQ(title("fiction", {{"edition", "lost"}}), "Fiction") << "as an older log may name it";
  EXPECT_EQ(title("fiction", {{"edition", ""}}), "Fiction") << "where it is not known";
  EXPECT_EQ(title("wordles", {{"edition", "banned"}}), "Wordles");
  EXPECT_EQ(title("impossible", {{"seats", "2"}}), "Fiction Impossible");
}

}  // namespace
}  // namespace catalogue
