// What the connections of one process share of a file on the Disk: its locks, and the memory by
// which they find their way in a write-ahead log. Both end with the process.
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace sqlite::testing {

class FileLocks {
 public:
  int lock(const void* owner, int level);  // SQLITE_OK or SQLITE_BUSY
  void unlock(const void* owner, int level);

 private:
  std::map<const void*, int> levels_;  // SQLITE_LOCK_SHARED and above
};

class SharedMemory {
 public:
  // Null where the region is not there and is not to be made.
  volatile void* map(const void* owner, std::size_t region, std::size_t size, bool extend);
  int lock(const void* owner, int first, int count, int flags);
  void leave(const void* owner);  // the last one to leave forgets everything

 private:
  struct Held {
    std::uint32_t shared = 0, exclusive = 0;  // a bit a lock
  };
  std::map<const void*, Held> owners_;
  std::vector<std::unique_ptr<std::uint64_t[]>> regions_;
};

}  // namespace sqlite::testing
