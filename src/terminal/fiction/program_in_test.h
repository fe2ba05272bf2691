// The program in a process of its own, with its input and output in the test's hands.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>

#include "terminal/fiction/invitation.h"

namespace terminal_fiction {

class TestFolder {
 public:
  TestFolder();
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

enum class Through { pipes, terminal };

struct Launch {
  Wishes wishes{};
  bool resumes = false;
  std::string table{};  // to resume
  bool plain = false;
  bool no_color = false;
  std::uint64_t seed = 1;
  std::int64_t haste = 1;  // how much faster than the world's its clock runs
};

class Program {
 public:
  Program(const std::filesystem::path& data, const Launch&, Through = Through::pipes);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  void type(std::string_view text);
  void line(std::string_view text) { type(std::string{text} + "\n"); }
  void close_input();
  void close_output();

  // All output since the last call up to this text; fails the test after ten seconds.
  std::string read_until(std::string_view text);
  std::string read_rest();
  int wait();  // the exit code, or minus the signal
  void send(int signal);
  int terminal() const { return output_; }

 private:
  bool read_some();

  pid_t process_ = -1;
  int input_ = -1, output_ = -1;
  std::string unread_;
};

struct Played {
  std::string output;
  int exit_code;
};
Played play_script(const std::filesystem::path& data, const Launch&, std::string_view input);

}  // namespace terminal_fiction
