#include "load/server_process.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <limits>
#include <sstream>
#include <thread>

#include "serve/serve.h"

namespace load {
namespace {

constexpr server::SharedRate as_often_as_they_like{};

struct Told {  // by the server's process, when it listens or cannot
  std::uint16_t port = 0;
  std::array<char, 500> trouble{};
};

[[noreturn]] void serve_here(const serve::Call& call, tables::Games games, int tell) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  Told told;
  try {
    serve::serve(call, games, [&](std::uint16_t port, const serve::Stop&) {
      told.port = port;
      [[maybe_unused]] const auto written = ::write(tell, &told, sizeof told);
    });
  } catch (const serve::CannotServe& error) {
    error.sentence.copy(told.trouble.data(), told.trouble.size() - 1);
    [[maybe_unused]] const auto written = ::write(tell, &told, sizeof told);
    ::_exit(1);
  }
  ::_exit(0);
}

}  // namespace

serve::Call call_for(const std::filesystem::path& data, std::uint16_t port) {
  constexpr auto any_number = std::numeric_limits<std::size_t>::max() / 2;
  serve::Call call;
  call.data = data;
  call.port = port;
  call.limits.guests = call.limits.new_rooms = as_often_as_they_like;
  call.limits.loaded_rooms = call.limits.rooms_of_a_person = any_number;
  call.limits.rooms_of_a_household = any_number;
  call.net_limits.connections = call.net_limits.connections_per_address = any_number;
  call.net_limits.messages_per_second = call.net_limits.messages_at_once = 1e9;
  return call;
}

ServerProcess::ServerProcess(std::filesystem::path data, tables::Games games, std::uint16_t port)
    : data_{std::move(data)}, games_{games}, port_{port} {}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::start() {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) throw CannotStart{"There is no pipe to be had."};
  const auto call = call_for(data_, port_);
  process_ = ::fork();
  if (process_ == 0) {
    // A server that had its clients' sockets open would keep their other ends alive.
    constexpr int tell = 3;
    ::dup2(ends[1], tell);
    ::close_range(tell + 1, std::numeric_limits<unsigned>::max(), 0);
    serve_here(call, games_, tell);
  }
  ::close(ends[1]);
  Told told;
  const bool heard = process_ > 0 && ::read(ends[0], &told, sizeof told) == sizeof told;
  ::close(ends[0]);
  if (heard && told.port != 0) {
    port_ = told.port;
    return;
  }
  kill();
  throw CannotStart{told.trouble[0] != 0 ? std::string{told.trouble.data()}
                                         : "The server ended before it listened."};
}

void ServerProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

bool ServerProcess::end_within(std::chrono::seconds limit) {
  if (process_ <= 0) return false;
  ::kill(process_, SIGTERM);
  const auto end = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < end) {
    int status = 0;
    if (::waitpid(process_, &status, WNOHANG) == process_) {
      process_ = -1;
      return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  kill();
  return false;
}

Cost ServerProcess::cost() const {
  Cost cost;
  std::ifstream file{fmt::format("/proc/{}/stat", process_)};
  std::string stat((std::istreambuf_iterator<char>(file)), {});
  // The name of the program may hold anything, and ends with the last bracket.
  std::istringstream fields{stat.substr(std::min(stat.rfind(')') + 1, stat.size()))};
  std::string field;
  for (int number = 3; fields >> field; ++number) {  // numbered as proc(5) does
    const auto ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    if (number == 14) cost.user_seconds = std::stod(field) / ticks;
    if (number == 15) cost.system_seconds = std::stod(field) / ticks;
    if (number == 24) {
      cost.resident_kb = std::stod(field) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1024;
    }
  }
  std::ifstream status{fmt::format("/proc/{}/status", process_)};
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("RssAnon:")) cost.own_kb = std::stod(line.substr(8));
  }
  return cost;
}

}  // namespace load
