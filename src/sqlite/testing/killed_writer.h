// A process that writes to a store until it is killed, and what it reported until then.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sqlite::testing {

struct Writer {
  pid_t process = 0;
  int reports = -1;
};

// `program` gets the folder, and reports on its standard output.
inline Writer start(std::string program, const std::filesystem::path& folder) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return {};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  std::string argument = folder;
  char* words[] = {program.data(), argument.data(), nullptr};
  Writer writer{0, ends[0]};
  if (::posix_spawn(&writer.process, words[0], &actions, nullptr, words, environ) != 0) {
    writer.process = 0;
  }
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  return writer;
}

// Reads on until the writer is gone; kills it some time after its first report.
template <class Report>
std::vector<Report> reports_until_killed(const Writer& writer, std::chrono::microseconds patience) {
  std::vector<Report> reports;
  Report report{};
  std::optional<std::chrono::steady_clock::time_point> end;
  while (::read(writer.reports, &report, sizeof report) == sizeof report) {
    reports.push_back(report);
    const auto now = std::chrono::steady_clock::now();
    if (!end) end = now + patience;
    if (now >= *end) ::kill(writer.process, SIGKILL);
  }
  ::close(writer.reports);
  int status = 0;
  ::waitpid(writer.process, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "status " << status;
  return reports;
}

}  // namespace sqlite::testing
