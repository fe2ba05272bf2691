// The program as it is, with real sockets and a real disk, asked to close. What kills do is in
// load/load_test.cpp.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <regex>

#include "client/http.h"
#include "client/socket.h"
#include "journal/testing/temporary_folder.h"
#include "protocol/json.h"

namespace serve {
namespace {

using namespace std::chrono_literals;

// `liebrary serve` in a process of its own.
class Program {
 public:
  explicit Program(const std::filesystem::path& data) {
    std::array<int, 2> output{};
    if (::pipe(output.data()) != 0) throw std::runtime_error{"no pipe"};
    process_ = ::fork();
    if (process_ == 0) {
      ::dup2(output[1], STDOUT_FILENO);
      ::close(output[0]);
      ::execl(LIEBRARY_PROGRAM, LIEBRARY_PROGRAM, "serve", "--port", "0", "--data", data.c_str(),
              nullptr);
      ::_exit(127);
    }
    ::close(output[1]);
    std::string said;
    for (char c = 0; said.find("/\n") == std::string::npos && ::read(output[0], &c, 1) == 1;) {
      said += c;
    }
    output_ = output[0];
    std::smatch port;
    if (std::regex_search(said, port, std::regex{":(\\d+)/"})) {
      url = "http://localhost:" + port[1].str() + "/";
    }
  }
  ~Program() { end(SIGKILL); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  int end(int signal) {
    if (process_ <= 0) return 0;
    int status = 0;
    ::kill(process_, signal);
    ::waitpid(process_, &status, 0);
    ::close(output_);
    process_ = -1;
    return status;
  }

  std::string url;

 private:
  pid_t process_ = -1;
  int output_ = -1;
};

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

}  // namespace
}  // namespace serve
