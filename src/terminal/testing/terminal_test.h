// For tests that sit at a pseudo-terminal. A bare root may have none; every system that people sit
// at has them.
#pragma once

#include <gtest/gtest.h>

#include "terminal/testing/program.h"

namespace terminal::testing {

class TerminalTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_terminals()) GTEST_SKIP() << "No pseudo-terminals here: is /dev/pts mounted?";
  }
};

}  // namespace terminal::testing
