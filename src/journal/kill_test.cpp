// A process that appends is killed at random moments; what it said was acknowledged must be there.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <random>
#include <thread>

#include "journal/sqlite_journal.h"
#include "journal/testing/temporary_folder.h"
#include "journal/testing/written_row.h"
#include "testing/scale.h"

namespace journal {
namespace {

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

// What has been read counts as acknowledged from then on.
void check(const std::filesystem::path& folder, std::map<std::uint64_t, std::size_t>& known) {
  auto journal = SqliteJournal::open(folder);
  ASSERT_TRUE(journal) << journal.error().sentence;
  for (auto& [table, acknowledged] : known) {
    const auto rows = (*journal)->read(testing::table_of(table));
    ASSERT_TRUE(rows) << rows.error().sentence;
    ASSERT_GE(rows->size(), acknowledged);
    ASSERT_LE(rows->size(), acknowledged + 1) << "a writer waits for each row";
    for (std::uint32_t number = 0; number < rows->size(); ++number) {
      ASSERT_EQ((*rows)[number], testing::written_row(table, number));
    }
    acknowledged = rows->size();
  }
}

TEST(Kill, what_was_acknowledged_survives_the_process) {
  const testing::TemporaryFolder folder(testing::Place::disk);
  std::mt19937_64 chance(3);
  std::map<std::uint64_t, std::size_t> known;
  std::size_t total = 0;
  for (unsigned round = 0; round < 40 / scale::thinned; ++round) {
    const Writer writer = start(folder.path());
    ASSERT_GT(writer.process, 0);
    const auto reports = reports_until_killed(writer, std::chrono::microseconds(chance() % 60'000));
    total += reports.size();
    for (const Report& report : reports) known[report.table] = report.number + 1;
    ASSERT_NO_FATAL_FAILURE(check(folder.path(), known)) << "round " << round;
  }
  EXPECT_GT(total, 100u);
}

TEST(Kill, another_process_is_named_and_its_end_frees_the_folder) {
  const testing::TemporaryFolder folder;
  const Writer writer = start(folder.path());
  Report report{};
  ASSERT_EQ(::read(writer.reports, &report, sizeof report), ssize_t{sizeof report});
  const auto held = SqliteJournal::open(folder.path());
  ASSERT_FALSE(held);
  EXPECT_EQ(held.error().trouble, Trouble::held);
  EXPECT_NE(held.error().sentence.find(" by process " + std::to_string(writer.process) + "."),
            std::string::npos)
      << held.error().sentence;
  reports_until_killed(writer, std::chrono::microseconds(0));
  EXPECT_TRUE(SqliteJournal::open(folder.path()));
}

}  // namespace
}  // namespace journal
