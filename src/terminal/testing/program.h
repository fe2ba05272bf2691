// The program in a process of its own, with its input and output in the test's hands.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "terminal/play.h"

namespace terminal::testing {

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

struct Circumstances {
  bool plain = false;
  bool no_color = false;
  bool ascii = false;  // the locale knows no other characters
  std::uint64_t seed = 1;
  std::int64_t haste = 1;  // how much faster than the world's its clock runs
  unsigned short columns = 100;
};

// How a test starts the program: by the wishes of its game.
template <class Wishes>
struct LaunchWith {
  Wishes wishes{};
  bool resumes = false;
  std::string table{};  // to resume
  bool plain = false;
  bool no_color = false;
  bool ascii = false;
  std::uint64_t seed = 1;
  std::int64_t haste = 1;
  unsigned short columns = 100;

  Circumstances circumstances() const { return {plain, no_color, ascii, seed, haste, columns}; }
};

using Wanted = std::variant<codec::Read<NewGame>, Resume>;

class Program {
 public:
  Program(const std::filesystem::path& data, const GameScreens&, const Wanted&,
          const Circumstances&, Through);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  void type(std::string_view text);
  void line(std::string_view text) { type(std::string{text} + "\n"); }
  void close_input();
  void close_output();

  // All output since the last call up to this text; fails the test after ten seconds.
  std::string read_until(std::string_view text);
  std::string read_to_prompt();  // " > ", or to the end where none comes any more
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

// A game's own program in a test, started by its wishes.
template <class Wishes, auto screens, auto new_game>
class ProgramOf : public Program {
 public:
  using Launch = LaunchWith<Wishes>;
  ProgramOf(const std::filesystem::path& data, const Launch& launch,
            Through through = Through::pipes)
      : Program{data, screens(), wanted(launch), launch.circumstances(), through} {}

 private:
  static Wanted wanted(const Launch& launch) {
    if (launch.resumes) return Resume{launch.table};
    return new_game(launch.wishes);
  }
};

struct Played {
  std::string output;
  int exit_code;
};
Played to_the_end(Program&, std::string_view input);

bool has(std::string_view text, std::string_view part);
std::string matched(const std::string& text, const char* pattern);  // its first group, or nothing
bool has_terminals();  // a bare root may have no pseudo-terminals

}  // namespace terminal::testing
