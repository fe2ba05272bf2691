// What of a write-ahead log can be used after a crash. SQLite itself takes what it can and says
// nothing of the rest.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace sqlite {

struct LogLoss {
  std::uint64_t bytes = 0;         // behind the last transaction that can be used
  std::uint64_t transactions = 0;  // that ended in them, as far as that can be read
  friend bool operator==(const LogLoss&, const LogLoss&) = default;
};

// What is lost of the log beside `database`, which nobody has open. The end of a transaction that
// was being written is no loss: nobody was told of it. Nothing where nothing is lost or there is no
// log. If one transaction is lost, the power may have failed while it was written.
std::optional<LogLoss> find_log_loss(const std::filesystem::path& database);

}  // namespace sqlite
