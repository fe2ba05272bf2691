// Writes lines to a descriptor from a thread of its own: whoever has a line to write never waits
// for the one who reads it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace serve {

class LogWriter {
 public:
  // While the reader does not read, so many bytes wait; lines beyond them are dropped, and counted.
  // When it reads again it gets `tell_dropped` of their number, as a line.
  using TellDropped = std::function<std::string(std::uint64_t lines)>;
  LogWriter(int descriptor, std::size_t most_bytes, TellDropped);

  // Waits a second at most for the reader to take what is still there.
  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  void write(std::string line);  // with its end; from any thread

 private:
  struct Shared;  // outlives this if the reader does not read
  std::shared_ptr<Shared> shared_;
};

}  // namespace serve
