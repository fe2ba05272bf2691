// A process that writes is killed at random moments; what it said was acknowledged must be there.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <random>

#include "directory/sqlite_directory.h"
#include "directory/testing/written.h"
#include "journal/testing/temporary_folder.h"
#include "testing/scale.h"

namespace directory {
namespace {

using testing::lanes;
using testing::Report;

struct Writer {
  pid_t process = 0;
  int reports = -1;
};

Writer start(const std::filesystem::path& folder) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return {};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  std::string program = LIEBRARY_WRITER, argument = folder;
  char* words[] = {program.data(), argument.data(), nullptr};
  Writer writer{0, ends[0]};
  if (::posix_spawn(&writer.process, LIEBRARY_WRITER, &actions, nullptr, words, environ) != 0) {
    writer.process = 0;
  }
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  return writer;
}

// Reads on until the writer is gone; kills it some time after its first report.
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

using Known = std::array<std::uint64_t, lanes>;  // how many changes of each lane must be there

void check(const std::filesystem::path& folder, Known& known) {
  auto directory = SqliteDirectory::open(folder);
  ASSERT_TRUE(directory) << directory.error().sentence;
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    const std::uint64_t found = testing::count_written(**directory, lane);
    ASSERT_GE(found, known[lane]);
    ASSERT_LE(found, known[lane] + 1) << "a lane waits for each change";
    ASSERT_TRUE(testing::has_written(**directory, lane, found));
    known[lane] = found;  // what has been read counts as acknowledged
  }
}

TEST(Kill, what_was_acknowledged_survives_the_process) {
  const journal::testing::TemporaryFolder folder(journal::testing::Place::disk);
  std::mt19937_64 chance(5);
  Known known{};
  std::size_t total = 0;
  for (unsigned round = 0; round < 24 / scale::thinned; ++round) {
    const Writer writer = start(folder.path());
    ASSERT_GT(writer.process, 0);
    const auto reports = reports_until_killed(writer, std::chrono::microseconds(chance() % 40'000));
    total += reports.size();
    for (const Report& report : reports) known.at(report.lane) = report.number + 1;
    ASSERT_NO_FATAL_FAILURE(check(folder.path(), known)) << "round " << round;
  }
  EXPECT_GT(total, 50u);
}

TEST(Kill, another_process_is_named_and_its_end_frees_the_store) {
  const journal::testing::TemporaryFolder folder;
  const Writer writer = start(folder.path());
  Report report{};
  ASSERT_EQ(::read(writer.reports, &report, sizeof report), ssize_t{sizeof report});
  const auto held = SqliteDirectory::open(folder.path());
  ASSERT_FALSE(held);
  EXPECT_EQ(held.error().trouble, Trouble::held);
  EXPECT_EQ(held.error().sentence, "The people and rooms in " + folder.path().string() +
                                       " are in use by process " + std::to_string(writer.process) +
                                       ". Stop it, or name another folder.");
  reports_until_killed(writer, std::chrono::microseconds(0));
  EXPECT_TRUE(SqliteDirectory::open(folder.path()));
}

}  // namespace
}  // namespace directory
