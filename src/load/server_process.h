// A server in a process of its own, so that what it costs can be told from what its clients cost,
// and so that it can be killed.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>

#include "serve/serve.h"

namespace load {

struct Cost {  // of a process, so far
  double user_seconds = 0, system_seconds = 0;
  double resident_kb = 0;  // with pages of the program that were run for the first time, and …
  double own_kb = 0;       // … without: memory that it has filled itself
  friend Cost operator-(const Cost& one, const Cost& other) {
    return {one.user_seconds - other.user_seconds, one.system_seconds - other.system_seconds,
            one.resident_kb - other.resident_kb, one.own_kb - other.own_kb};
  }
  double cpu_seconds() const { return user_seconds + system_seconds; }
};

// A server's call with limits that a load does not reach.
serve::Call call_for(const std::filesystem::path& data, std::uint16_t port);

struct CannotStart {
  std::string sentence;
};

class ServerProcess {
 public:
  // It takes as many guests and messages as come: all limits are those of a load. Its caller has
  // no other thread. Port 0 takes a free one.
  ServerProcess(std::filesystem::path data, tables::Games, std::uint16_t port = 0);
  ~ServerProcess();  // kills it
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Returns once it listens. Throws CannotStart.
  void start();
  void kill();  // with SIGKILL
  // Asks it to end, and waits so long; whether it ended well.
  bool end_within(std::chrono::seconds);

  std::uint16_t port() const { return port_; }
  Cost cost() const;

 private:
  std::filesystem::path data_;
  tables::Games games_;
  std::uint16_t port_;
  pid_t process_ = -1;
};

}  // namespace load
