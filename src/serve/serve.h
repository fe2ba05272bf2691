// `liebrary serve`: everything wired, until somebody ends it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "journal/sqlite_store.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/net/options.h"
#include "tables/setup.h"

namespace serve {

struct Call {
  std::filesystem::path data;
  std::vector<std::string> addresses{"127.0.0.1"};
  std::uint16_t port = 8080;
  std::string public_url;
  std::string base_path = "/";
  std::vector<std::string> hosts;  // names beside localhost by which the server may be called
  std::vector<std::string> trusted_proxies;
  server::Limits limits{};
  server::net::Limits net_limits{};
  bool catches_signals = true;  // SIGTERM and SIGINT drain
  // For so long it only says that it is about to end, so that whoever sends it visitors can look.
  std::chrono::milliseconds drain_grace{0};
  server::log::Level log_level = server::log::Level::info;
  journal::SqliteOptions stores{};  // for tests
};

// Something of the world is not as it must be; a sentence for people.
struct CannotServe {
  std::string sentence;
};

// `ready` is called with the port once it listens; it may keep `stop`, which drains from any
// thread. Returns when all is drained; throws CannotServe.
using Stop = std::function<void()>;
void serve(const Call&, tables::Games, const std::function<void(std::uint16_t port, Stop)>& ready);

}  // namespace serve
