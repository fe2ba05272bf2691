// `liebrary serve` in a process of its own, as whoever runs it has it.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

namespace serve {

class Program {
 public:
  // `prepare` is called in the new process before it becomes the program.
  explicit Program(
      const std::filesystem::path& data, const std::vector<std::string>& options = {},
      const std::function<void()>& prepare = [] {}) {
    std::vector<std::string> words{LIEBRARY_PROGRAM, "serve",      "--port", "0",
                                   "--data",         data.native()};
    words.insert(words.end(), options.begin(), options.end());
    if (std::ranges::find(options, "--drain-grace") == options.end()) {
      words.insert(words.end(), {"--drain-grace", "0"});
    }
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> output{};
    if (::pipe(output.data()) != 0) throw std::runtime_error{"no pipe"};
    process = ::fork();
    if (process == 0) {
      ::dup2(output[1], STDOUT_FILENO);
      ::close(output[0]);
      ::close(output[1]);
      prepare();
      ::execv(LIEBRARY_PROGRAM, arguments.data());
      ::_exit(127);
    }
    ::close(output[1]);
    std::string said;
    for (char c = 0; said.find("/\n") == std::string::npos && ::read(output[0], &c, 1) == 1;) {
      said += c;
    }
    output_ = output[0];
    std::smatch found;
    if (std::regex_search(said, found, std::regex{":(\\d+)/"})) {
      port = static_cast<std::uint16_t>(std::stoul(found[1].str()));
      url = "http://localhost:" + found[1].str() + "/";
    }
  }
  ~Program() { end(SIGKILL); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // As waitpid says it.
  int end(int signal) {
    if (process <= 0) return 0;
    ::kill(process, signal);
    return wait();
  }
  int wait() {
    int status = 0;
    ::waitpid(process, &status, 0);
    ::close(output_);
    process = -1;
    return status;
  }

  pid_t process = -1;
  std::uint16_t port = 0;
  std::string url;  // empty if it did not come to listen

 private:
  int output_ = -1;
};

}  // namespace serve
