#include "serve/serve.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <thread>

#include "core/enum_name.h"
#include "directory/sqlite_directory.h"
#include "journal/sqlite_journal.h"
#include "page/page.h"
#include "serve/signals.h"
#include "serve/workers.h"
#include "serve/world.h"
#include "server/hub.h"
#include "server/net/descriptors.h"
#include "server/net/server.h"
#include "sqlite/store.h"
#include "sqlite/wal.h"
#include "tables/secure_generator.h"

namespace serve {
namespace {

constexpr std::size_t most_thoughts_waiting = 10'000;
constexpr std::chrono::seconds drain_for{3};

// What a server opens before its first visitor comes, with some to spare; and with how few visitors
// at once whoever runs it should know that there cannot be more.
constexpr std::size_t fewest_descriptors = 64, few_connections = 1000;

void check_descriptors() {
  const auto descriptors = server::net::raise_descriptor_limit();
  if (descriptors >= fewest_descriptors) return;
  throw CannotServe{fmt::format(
      "This process may open {} files at once, and a server needs {} at least. Raise the limit: "
      "“ulimit -n 1024” in the shell, or LimitNOFILE= in the service's unit.",
      descriptors, fewest_descriptors)};
}

std::string folder_name(const std::filesystem::path& folder) {
  const auto name = folder.filename();
  return name.empty() ? folder.parent_path().filename().string() : name.string();
}

std::vector<std::string> all_hosts(const Call& call) {
  std::vector<std::string> hosts{"localhost", "127.0.0.1", "[::1]"};
  hosts.insert(hosts.end(), call.hosts.begin(), call.hosts.end());
  return hosts;
}

// As the log tells it.
std::vector<server::log::Event> ended_by(server::net::Server& edge) {
  std::vector<server::log::Event> told;
  for (const auto& [limit, times] : edge.take_ended()) {
    const std::string name{core::enum_name(limit)};
    if (server::net::is_of_time(limit)) {
      told.emplace_back(server::log::TimedOut{name, times});
    } else {
      told.emplace_back(server::log::RefusedByLimit{name, times});
    }
  }
  return told;
}

[[noreturn]] void refuse_damaged(const char* name, std::string sentence, server::Log& log) {
  log.note(server::log::StoreDamaged{name});
  throw CannotServe{std::move(sentence)};
}

// What SQLite cannot use of a log that a crash or a bad disk has left it drops without a word: so
// it is looked at before. Throws CannotServe.
template <class Store>
std::unique_ptr<Store> open(const Call& call, const char* name, const char* file,
                            server::Log& log) {
  const auto loss = sqlite::find_log_loss(call.data / file);
  if (call.stores.vfs.empty()) {
    auto damage = sqlite::refuse_damage(call.data / file);
    if (damage && damage->trouble == sqlite::Trouble::damaged) {
      refuse_damaged(name, std::move(damage->sentence), log);
    }
  }
  auto store = Store::open(call.data, call.stores);
  if (store) {
    if (loss) log.note(server::log::LogCutShort{name, loss->bytes, loss->transactions});
    return std::move(*store);
  }
  using Trouble = decltype(store.error().trouble);
  if (store.error().trouble == Trouble::damaged) refuse_damaged(name, store.error().sentence, log);
  throw CannotServe{store.error().sentence};
}

}  // namespace

void serve(const Call& call, tables::Games games,
           const std::function<void(std::uint16_t, Stop)>& ready) {
  check_descriptors();
  server::net::Loop loop;  // before the stores, which answer until they are closed
  const auto wall = tables::system_wall_clock();
  LineLog log{wall, call.log_level};
  auto journal = open<journal::SqliteJournal>(call, "journal", "liebrary.db", log);
  auto directory = open<directory::SqliteDirectory>(call, "directory", "directory.db", log);
  tables::SecureGenerator secrets;
  const auto cores = std::max(1U, std::thread::hardware_concurrency());
  ThreadWorkers workers{loop, cores, most_thoughts_waiting};
  LoopStore store{loop, *journal, *directory, workers, call.data / "clock"};
  LoopTimers timers{loop, wall};
  Forward connections;
  server::Hub hub{{games, wall, &secrets, &store, &workers, &timers, &connections, &log},
                  call.limits,
                  {call.public_url, call.base_path, all_hosts(call)},
                  page::built()};
  try {
    server::net::Server edge{loop,
                             {.addresses = call.addresses,
                              .port = call.port,
                              .base_path = call.base_path,
                              .trusted_proxies = call.trusted_proxies,
                              .limits = call.net_limits},
                             hub};
    connections.to(edge);
    log.note(server::log::Started{LIEBRARY_VERSION, call.addresses.front(), edge.port(),
                                  folder_name(call.data)});
    if (edge.most_connections() < std::min(few_connections, call.net_limits.connections)) {
      log.note(server::log::FewDescriptors{server::net::raise_descriptor_limit(),
                                           edge.most_connections()});
    }
    hub.also_tell([&] { return ended_by(edge); });
    if (auto wrong = hub.recover()) throw CannotServe{wrong->sentence};
    server::net::Timer grace;
    const Stop stop = [&] {
      loop.post([&] {
        hub.drain();
        grace = loop.after(call.drain_grace, [&] { edge.drain(drain_for); });
      });
    };
    const auto signals = call.catches_signals ? std::make_unique<Signals>(stop) : nullptr;
    ready(edge.port(), stop);
    loop.run();
    log.note(server::log::Stopped{});
  } catch (const server::net::CannotListen& error) {
    throw CannotServe{error.what()};
  }
}

}  // namespace serve
