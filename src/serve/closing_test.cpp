// The program as it is, with real sockets and a real disk, asked to close or short of something.
// What kills do is in load/load_test.cpp.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <fstream>
#include <thread>

#include "client/http.h"
#include "client/socket.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/json.h"
#include "serve/program_test.h"

namespace serve {
namespace {

using namespace std::chrono_literals;

// A guest at a table of their own; the line to it.
client::Socket sit_down(const std::string& url) {
  const auto guest = client::Http::request("POST", url + "api/guest", R"({"name":"Ada"})").value();
  const auto answer =
      client::Http::request("POST", url + "api/rooms",
                            R"({"game":"impossible","seats":["me"],"start":true})", guest.cookie)
          .value();
  const auto room = protocol::read_answer<protocol::RoomMade>(answer.body).value();
  return client::Socket::connect(url + "api/rooms/" + room.id + "/socket", guest.cookie).value();
}

TEST(Serve, ClosesInOrderWhenAsked) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path()};
  ASSERT_FALSE(program.url.empty());
  auto line = sit_down(program.url);
  ASSERT_TRUE(line.receive(10s));
  EXPECT_EQ(program.end(SIGTERM), 0);
  while (line.receive(10s)) {
  }
  ASSERT_TRUE(line.ended());
  EXPECT_EQ(line.ended()->code, 1012) << "it says that it restarts";
}

unsigned status_of(const std::string& url) {
  const auto answer = client::Http::request("GET", url);
  return answer ? answer->status : 0;
}

TEST(Serve, SaysThatItIsAboutToEndWhileItStillAnswers) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path(), {"--drain-grace", "3"}};
  ASSERT_EQ(status_of(program.url + "health/ready"), 200U);
  auto line = sit_down(program.url);
  ::kill(program.process, SIGTERM);
  while (status_of(program.url + "health/ready") == 200) std::this_thread::sleep_for(10ms);
  EXPECT_EQ(status_of(program.url + "health/ready"), 503U);
  EXPECT_EQ(status_of(program.url + "health"), 503U);
  EXPECT_EQ(status_of(program.url + "health/live"), 200U);
  EXPECT_FALSE(line.ended()) << "who plays goes on playing";
  EXPECT_EQ(program.wait(), 0);
}

TEST(Serve, OutlivesItsTerminal) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path()};
  ASSERT_FALSE(program.url.empty());
  ::kill(program.process, SIGHUP);
  std::this_thread::sleep_for(200ms);
  EXPECT_EQ(status_of(program.url + "health"), 200U);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

void allow_descriptors(rlim_t count) {
  const rlimit limit{count, count};
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

// The whole of a file, or of a pipe that is not written any more.
std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Serve, SaysThatItHasTooFewDescriptors) {
  const journal::testing::TemporaryFolder folder;
  const auto error = folder.path() / "error";
  const auto with = [&](rlim_t count) {
    return [&error, count] {
      allow_descriptors(count);
      const int to = ::open(error.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      ::dup2(to, STDERR_FILENO);
    };
  };
  {
    Program program{folder.path() / "data", {}, with(40)};
    EXPECT_TRUE(program.url.empty());
    EXPECT_EQ(WEXITSTATUS(program.wait()), 3);
    EXPECT_TRUE(text_of(error).starts_with("This process may open 40 files at once"))
        << text_of(error);
  }
  Program program{folder.path() / "data", {"--log-level", "warning"}, with(200)};
  ASSERT_FALSE(program.url.empty());
  EXPECT_EQ(program.end(SIGTERM), 0);
  EXPECT_NE(text_of(error).find(R"("what":"few_descriptors","descriptors":200,"connections":136)"),
            std::string::npos)
      << text_of(error);
}

TEST(Serve, WaitsForNobodyWhoReadsItsLog) {
  const journal::testing::TemporaryFolder folder;
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
  const std::string some(1024, '\n');
  while (::write(ends[1], some.data(), some.size()) > 0) {
  }
  ::fcntl(ends[1], F_SETFL, 0);
  Program program{folder.path(), {"--log-level", "debug"}, [&] { ::dup2(ends[1], STDERR_FILENO); }};
  ::close(ends[1]);
  ASSERT_FALSE(program.url.empty());
  auto line = sit_down(program.url);
  EXPECT_TRUE(line.receive(10s));
  EXPECT_EQ(status_of(program.url + "health"), 200U);
  ::fcntl(ends[0], F_SETFL, 0);
  std::string log;
  std::array<char, 4096> read{};
  while (log.find("game_started") == std::string::npos) {
    const auto count = ::read(ends[0], read.data(), read.size());
    ASSERT_GT(count, 0);
    log.append(read.data(), static_cast<std::size_t>(count));
  }
  EXPECT_NE(log.find(R"("what":"started")"), std::string::npos);
  EXPECT_EQ(program.end(SIGTERM), 0);
  ::close(ends[0]);
}

// Some memory, but not the 64 MiB that a password takes.
TEST(Serve, AnswersThatItHasTooLittleMemoryForAPassword) {
  const journal::testing::TemporaryFolder folder;
  Program program{folder.path()};
  ASSERT_FALSE(program.url.empty());
  const auto guest =
      client::Http::request("POST", program.url + "api/guest", R"({"name":"Ada"})").value();
  const auto set_password = [&] {
    return client::Http::request("POST", program.url + "api/password",
                                 R"({"password":"open sesame"})", guest.cookie)
        .value();
  };
  rlimit before{};
  ASSERT_EQ(::prlimit(program.process, RLIMIT_AS, nullptr, &before), 0);
  std::ifstream pages{"/proc/" + std::to_string(program.process) + "/statm"};
  std::uint64_t size = 0;
  pages >> size;
  rlimit little = before;
  little.rlim_cur = size * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + (32U << 20U);
  ASSERT_EQ(::prlimit(program.process, RLIMIT_AS, &little, nullptr), 0);
  const auto refused = set_password();
  EXPECT_EQ(refused.status, 503U);
  EXPECT_NE(refused.body.find("too little memory for a password"), std::string::npos)
      << refused.body;
  ASSERT_EQ(::prlimit(program.process, RLIMIT_AS, &before, nullptr), 0);
  EXPECT_EQ(set_password().status, 200U);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace serve
