// How much memory an idle WebSocket takes on the server's side: the clients live in a process of
// their own. idle_sockets [COUNT], 10000 unless said.
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "client/swarm.h"
#include "server/net/descriptors.h"
#include "server/net/server.h"

namespace {

struct Greeter : server::Service {
  void request(server::HttpRequest, std::function<void(server::HttpResponse)> answer) override {
    answer({.body = "{}"});
  }
  std::optional<server::HttpResponse> wants_socket(const server::HttpRequest&) override {
    return std::nullopt;
  }
  void opened(server::ConnectionId, const server::HttpRequest&) override {}
  void received(server::ConnectionId id, std::string text) override {
    connections->send(id, std::make_shared<const std::string>(std::move(text)));
    ++echoed;
  }
  void closed(server::ConnectionId) override {}
  void drained(server::ConnectionId) override {}

  server::Connections* connections = nullptr;
  std::size_t echoed = 0;
};

std::size_t resident_bytes() {
  std::size_t pages = 0, resident = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%zu %zu", &pages, &resident) != 2) resident = 0;
    std::fclose(file);
  }
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

// Each says one thing and then nothing. They come from several addresses, so that there are ports
// enough.
void be_clients(std::uint16_t port, std::size_t count) {
  client::Swarm swarm{{.silence = std::chrono::hours{1}}};
  std::size_t begun = 0;
  const std::function<void()> another = [&] {
    if (begun == count) return;
    const std::string host = fmt::format("127.0.0.{}", 1 + begun / 20'000);
    const client::Url url{host, port, "/"};
    ++begun;
    auto id = std::make_shared<client::Swarm::Id>();
    *id = swarm.connect(url, "",
                        {.failed =
                             [](client::Failure failure) {
                               fmt::print(stderr, "{}\n", failure.sentence);
                               std::_Exit(1);
                             },
                         .opened = [&swarm, id] { swarm.send(*id, "hello"); },
                         .received = [&](std::string) { another(); },
                         .closed = nullptr});
  };
  for (int i = 0; i < 50; ++i) another();
  swarm.run();
}

}  // namespace

int main(int count_of_arguments, char** arguments) {
  const std::size_t count = count_of_arguments > 1 ? std::stoul(arguments[1]) : 10'000;
  server::net::raise_descriptor_limit();
  server::net::Loop loop;
  Greeter service;
  server::net::ServerOptions options;
  options.addresses = {"0.0.0.0"};
  options.limits.connections_per_address = count;
  options.limits.connections = count;
  options.limits.silence = std::chrono::hours{1};
  server::net::Server server{loop, options, service};
  service.connections = &server;
  const pid_t child = ::fork();
  if (child == 0) {
    be_clients(server.port(), count);
    std::_Exit(0);
  }
  const std::size_t before = resident_bytes();
  server::net::Timer look;
  const std::function<void()> check = [&] {
    if (service.echoed == count || ::waitpid(child, nullptr, WNOHANG) != 0) return loop.stop();
    look = loop.after(std::chrono::milliseconds{50}, check);
  };
  check();
  loop.run();
  look.cancel();
  const std::size_t after = resident_bytes();
  fmt::print("{} WebSockets, {} bytes each on the server\n", service.echoed,
             (after - before) / std::max<std::size_t>(service.echoed, 1));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  return service.echoed == count ? 0 : 1;
}
