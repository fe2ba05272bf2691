#include "terminal/testing/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <regex>

#include "catalogue/catalogue.h"

namespace terminal::testing {
namespace {

constexpr std::chrono::seconds patience{10};

int run_program(const std::filesystem::path& data, const GameScreens& screens, const Wanted& wanted,
                const Circumstances& around) {
  Call call{.what = Resume{}, .data = data, .plain = around.plain, .seed = around.seed, .wall = {}};
  const auto clock = tables::system_wall_clock();
  const auto start = clock();
  call.wall = [=] { return start + (clock() - start) * around.haste; };
  if (const auto* resume = std::get_if<Resume>(&wanted)) {
    call.what = *resume;
  } else {
    const auto& game = std::get<codec::Read<NewGame>>(wanted);
    if (!game) return 2;
    call.what = *game;
  }
  return play(call, catalogue::games(), std::span{&screens, 1});
}

}  // namespace

TestFolder::TestFolder() {
  std::string name = std::filesystem::temp_directory_path() / "liebrary-play-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

TestFolder::~TestFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

Program::Program(const std::filesystem::path& data, const GameScreens& screens,
                 const Wanted& wanted, const Circumstances& around, Through through) {
  ::signal(SIGPIPE, SIG_IGN);  // a program that has ended hears nothing more
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  if (through == Through::pipes) {
    EXPECT_EQ(::pipe2(in, O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(out, O_CLOEXEC), 0);
    process_ = ::fork();
  } else {
    winsize size{40, around.columns, 0, 0};
    process_ = ::forkpty(&output_, nullptr, nullptr, &size);
    input_ = output_;
  }
  if (process_ == 0) {
    if (through == Through::pipes) {
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      ::dup2(out[1], STDERR_FILENO);
      for (const int file : {in[0], in[1], out[0], out[1]}) ::close(file);
    }
    ::setenv("TERM", "xterm-256color", 1);
    ::setenv("LC_ALL", around.ascii ? "C" : "C.UTF-8", 1);
    ::unsetenv("NO_COLOR");
    if (around.no_color) ::setenv("NO_COLOR", "1", 1);
    ::_exit(run_program(data, screens, wanted, around));
  }
  if (through != Through::pipes) return;
  ::close(in[0]);
  ::close(out[1]);
  input_ = in[1];
  output_ = out[0];
}

Program::~Program() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  close_output();
  close_input();
}

void Program::type(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void Program::close_input() {
  if (input_ >= 0) ::close(input_);
  if (input_ == output_) output_ = -1;
  input_ = -1;
}

void Program::close_output() {
  if (output_ >= 0) ::close(output_);
  if (input_ == output_) input_ = -1;
  output_ = -1;
}

bool Program::read_some() {
  pollfd file{output_, POLLIN, 0};
  if (::poll(&file, 1, 500) == 0) return true;
  std::array<char, 4096> bytes;
  const ssize_t count = ::read(output_, bytes.data(), bytes.size());
  if (count <= 0) return false;
  unread_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

std::string Program::read_until(std::string_view text) {
  const auto end = std::chrono::steady_clock::now() + patience;
  std::size_t at = std::string::npos;
  while ((at = unread_.find(text)) == std::string::npos) {
    const bool more = read_some();
    if (!more || std::chrono::steady_clock::now() > end) {
      ADD_FAILURE() << "no “" << text << "” in:\n" << unread_;
      return std::exchange(unread_, "");
    }
  }
  std::string read = unread_.substr(0, at + text.size());
  unread_.erase(0, at + text.size());
  return read;
}

std::string Program::read_to_prompt() {
  constexpr std::string_view prompt = " > ";
  const auto end = std::chrono::steady_clock::now() + patience;
  while (unread_.find(prompt) == std::string::npos) {
    if (!read_some()) return std::exchange(unread_, "");
    if (std::chrono::steady_clock::now() > end) {
      ADD_FAILURE() << "neither a prompt nor an end in:\n" << unread_;
      return std::exchange(unread_, "");
    }
  }
  return read_until(prompt);
}

std::string Program::read_rest() {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (read_some()) {
    if (std::chrono::steady_clock::now() < end) continue;
    ADD_FAILURE() << "still running after:\n" << unread_;
    break;
  }
  return std::exchange(unread_, "");
}

int Program::wait() {
  int status = 0;
  const auto end = std::chrono::steady_clock::now() + patience;
  while (::waitpid(process_, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > end) {
      ADD_FAILURE() << "still running";
      ::kill(process_, SIGKILL);
    }
    ::usleep(5000);
  }
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void Program::send(int signal) { ::kill(process_, signal); }

Played to_the_end(Program& program, std::string_view input) {
  program.type(input);
  program.close_input();
  std::string output = program.read_rest();
  return {std::move(output), program.wait()};
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::string matched(const std::string& text, const char* pattern) {
  std::smatch match;
  return std::regex_search(text, match, std::regex{pattern}) ? match[1].str() : "";
}

bool has_terminals() {
  const int file = ::posix_openpt(O_RDWR | O_NOCTTY);
  const bool there = file >= 0 && ::grantpt(file) == 0 && ::unlockpt(file) == 0 &&
                     ::access(::ptsname(file), R_OK | W_OK) == 0;
  if (file >= 0) ::close(file);
  return there;
}

}  // namespace terminal::testing
