#include "sqlite/testing/shared_file.h"

#include <algorithm>

namespace sqlite::testing {

int FileLocks::lock(const void* owner, int level) {
  int highest = SQLITE_LOCK_NONE;
  for (const auto& [other, held] : levels_) {
    if (other != owner) highest = std::max(highest, held);
  }
  const bool free = level == SQLITE_LOCK_SHARED      ? highest < SQLITE_LOCK_PENDING
                    : level == SQLITE_LOCK_EXCLUSIVE ? highest == SQLITE_LOCK_NONE
                                                     : highest < SQLITE_LOCK_RESERVED;
  if (!free) return SQLITE_BUSY;
  levels_[owner] = std::max(levels_[owner], level);
  return SQLITE_OK;
}

void FileLocks::unlock(const void* owner, int level) {
  if (level == SQLITE_LOCK_NONE) {
    levels_.erase(owner);
  } else {
    levels_[owner] = level;
  }
}

volatile void* SharedMemory::map(const void* owner, std::size_t region, std::size_t size,
                                 bool extend) {
  owners_.try_emplace(owner);
  if (region >= regions_.size() && !extend) return nullptr;
  while (regions_.size() <= region) {
    regions_.push_back(std::make_unique<std::uint64_t[]>(size / sizeof(std::uint64_t)));
  }
  return regions_[region].get();
}

int SharedMemory::lock(const void* owner, int first, int count, int flags) {
  const std::uint32_t bits = ((1U << count) - 1U) << first;
  Held& own = owners_[owner];
  if ((flags & SQLITE_SHM_UNLOCK) != 0) {
    own.shared &= ~bits;
    own.exclusive &= ~bits;
    return SQLITE_OK;
  }
  const bool alone = (flags & SQLITE_SHM_EXCLUSIVE) != 0;
  for (const auto& [other, held] : owners_) {
    if (other == owner) continue;
    if (((held.exclusive | (alone ? held.shared : 0U)) & bits) != 0) return SQLITE_BUSY;
  }
  (alone ? own.exclusive : own.shared) |= bits;
  return SQLITE_OK;
}

void SharedMemory::leave(const void* owner) {
  owners_.erase(owner);
  if (owners_.empty()) regions_.clear();
}

}  // namespace sqlite::testing
