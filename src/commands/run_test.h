// Runs the program as a person would, in a folder of its own.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "journal/testing/temporary_folder.h"

namespace commands {

struct Ran {
  int code;
  std::string out, err;
};

class ProgramTest : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return folder_.path() / name; }
  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream{path(name), std::ios::binary}.rdbuf();
    return text.str();
  }
  void write(const std::string& name, std::string_view text) const {
    std::ofstream{path(name), std::ios::binary} << text;
  }

  // `words` as in a shell whose working folder is ours.
  Ran run(const std::string& words, std::string_view input = "") const {
    write("stdin", input);
    const auto line = fmt::format("cd {} && {} <stdin >stdout 2>stderr {}", folder_.path().native(),
                                  LIEBRARY_PROGRAM, words);
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("stdout"), read("stderr")};
  }

  // That the call fails with this code and one sentence, and prints nothing else.
  void expect_failure(const std::string& words, int code, std::string_view sentence,
                      std::string_view input = "") const {
    const auto ran = run(words, input);
    EXPECT_EQ(ran.code, code) << words;
    EXPECT_EQ(ran.out, "") << words;
    EXPECT_EQ(ran.err, fmt::format("{}\n", sentence)) << words;
  }

 private:
  journal::testing::TemporaryFolder folder_;
};

}  // namespace commands
