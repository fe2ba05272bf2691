// What tests can make a directory in memory do.
#include "directory/memory_directory.h"

#include <gtest/gtest.h>

#include "directory/testing/random_change.h"

namespace directory {
namespace {

using testing::person_of;

Change person(std::uint64_t number, const char* name) {
  return PutPerson{{person_of(number), name, "hash", 1, 1}};
}

TEST(MemoryDirectory, holds_changes_back_until_they_are_released) {
  MemoryDirectory directory;
  std::vector<int> done;
  directory.hold();
  directory.change(person(1, "Ann"), [&](auto failure) { done.push_back(failure ? -1 : 1); });
  directory.change(person(2, "ann"), [&](auto failure) { done.push_back(failure ? -2 : 2); });
  EXPECT_TRUE(done.empty());
  EXPECT_EQ(directory.held(), 2u);
  EXPECT_FALSE(directory.person(person_of(1)).value()) << "not durable yet";
  directory.release();
  EXPECT_EQ(done, (std::vector{1, -2})) << "in order, and the second finds the name taken";
  EXPECT_EQ(directory.held(), 0u);
  EXPECT_FALSE(change_and_wait(directory, person(3, "Bob"))) << "it holds no more";
}

TEST(MemoryDirectory, answers_what_it_holds_when_it_goes) {
  int answered = 0;
  {
    MemoryDirectory directory;
    directory.hold();
    directory.change(person(1, "Ann"), [&](auto) { ++answered; });
  }
  EXPECT_EQ(answered, 1);
}

TEST(MemoryDirectory, fails_as_it_is_told) {
  MemoryDirectory directory;
  directory.fail_with(Failure{Trouble::full, "No room."});
  EXPECT_EQ(change_and_wait(directory, person(1, "Ann"))->sentence, "No room.");
  EXPECT_FALSE(directory.person(person_of(1)).value());
  directory.fail_with(std::nullopt);
  EXPECT_FALSE(change_and_wait(directory, person(1, "Ann")));
}

}  // namespace
}  // namespace directory
