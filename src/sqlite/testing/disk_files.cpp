#include "sqlite/testing/disk_files.h"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <new>
#include <utility>

namespace sqlite::testing {

// SQLite allocates the memory; pMethods comes first, as it demands.
struct DiskFiles::Handle {
  sqlite3_file base;
  Disk* disk;
  std::shared_ptr<Disk::File> file;
  bool sync_names;  // like the real one: the first sync of a new log keeps its name, too

  static Handle& of(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file); }

  static int close(sqlite3_file* file) {
    Handle& handle = of(file);
    {
      const std::scoped_lock lock(handle.disk->mutex_);
      handle.file->locks.unlock(&handle, SQLITE_LOCK_NONE);
      handle.file->memory.leave(&handle);
    }
    handle.~Handle();
    return SQLITE_OK;
  }

  static int read(sqlite3_file* base, void* to, int count, sqlite3_int64 offset) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    Fault::Effect effect;
    if (const int code = handle.disk->begin(Call::read, effect)) return code;
    const std::string& bytes = handle.file->now;
    const auto from = std::min(static_cast<std::size_t>(offset), bytes.size());
    const auto found = std::min(static_cast<std::size_t>(count), bytes.size() - from);
    std::memset(to, 0, static_cast<std::size_t>(count));
    std::memcpy(to, bytes.data() + from, found);
    return found == static_cast<std::size_t>(count) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static int write(sqlite3_file* base, const void* from, int count, sqlite3_int64 offset) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    Fault::Effect effect;
    const int code = handle.disk->begin(Call::write, effect);
    if (code != SQLITE_OK && effect == Fault::Effect::none) return code;
    std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(count));
    if (effect == Fault::Effect::half) bytes.resize(bytes.size() / 2);
    handle.disk->change(*handle.file, {0, static_cast<std::uint64_t>(offset), std::move(bytes)});
    return code;
  }

  static int truncate(sqlite3_file* base, sqlite3_int64 size) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    Fault::Effect effect;
    if (const int code = handle.disk->begin(Call::truncate, effect)) return code;
    handle.disk->change(*handle.file, {0, static_cast<std::uint64_t>(size), std::nullopt});
    return SQLITE_OK;
  }

  static int sync(sqlite3_file* base, int) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    Fault::Effect effect;
    const int code = handle.disk->begin(Call::sync, effect);
    if (code != SQLITE_OK && effect != Fault::Effect::whole) return code;
    handle.disk->sync(*handle.file);
    if (std::exchange(handle.sync_names, false)) handle.disk->synced_names_ = handle.disk->names_;
    return code;
  }

  static int size(sqlite3_file* base, sqlite3_int64* size) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    *size = static_cast<sqlite3_int64>(handle.file->now.size());
    return handle.disk->power_ ? SQLITE_OK : SQLITE_IOERR_FSTAT;
  }

  static int lock(sqlite3_file* base, int level) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    Fault::Effect effect;
    if (const int code = handle.disk->begin(Call::lock, effect)) return code;
    return handle.file->locks.lock(&handle, level);
  }

  static int unlock(sqlite3_file* base, int level) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    handle.file->locks.unlock(&handle, level);
    return SQLITE_OK;
  }

  static int map(sqlite3_file* base, int region, int size, int extend, volatile void** memory) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    *memory = handle.file->memory.map(&handle, static_cast<std::size_t>(region),
                                      static_cast<std::size_t>(size), extend != 0);
    return SQLITE_OK;
  }

  static int lock_memory(sqlite3_file* base, int first, int count, int flags) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    return handle.file->memory.lock(&handle, first, count, flags);
  }

  static void barrier(sqlite3_file* base) { const std::scoped_lock lock(of(base).disk->mutex_); }

  static int unmap(sqlite3_file* base, int) {
    Handle& handle = of(base);
    const std::scoped_lock lock(handle.disk->mutex_);
    handle.file->memory.leave(&handle);
    return SQLITE_OK;
  }

  static int reserved(sqlite3_file*, int* held) {
    *held = 0;
    return SQLITE_OK;
  }
  static int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
  static int sector(sqlite3_file*) { return 4096; }
  static int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }
};

const sqlite3_io_methods* DiskFiles::methods() {
  static const sqlite3_io_methods all = [] {
    sqlite3_io_methods table{};
    table.iVersion = 2;
    table.xClose = Handle::close;
    table.xRead = Handle::read;
    table.xWrite = Handle::write;
    table.xTruncate = Handle::truncate;
    table.xSync = Handle::sync;
    table.xFileSize = Handle::size;
    table.xLock = Handle::lock;
    table.xUnlock = Handle::unlock;
    table.xCheckReservedLock = Handle::reserved;
    table.xFileControl = Handle::control;
    table.xSectorSize = Handle::sector;
    table.xDeviceCharacteristics = Handle::characteristics;
    table.xShmMap = Handle::map;
    table.xShmLock = Handle::lock_memory;
    table.xShmBarrier = Handle::barrier;
    table.xShmUnmap = Handle::unmap;
    return table;
  }();
  return &all;
}

int DiskFiles::open(sqlite3_vfs* vfs, const char* name, sqlite3_file* base, int flags,
                    int* flags_out) {
  Disk& disk = of(vfs).disk_;
  base->pMethods = nullptr;
  const std::scoped_lock lock(disk.mutex_);
  Fault::Effect effect;
  if (const int code = disk.begin(Call::open, effect)) return code;
  const auto known = name == nullptr ? disk.names_.end() : disk.names_.find(name);
  const bool is_new = known == disk.names_.end();
  if (is_new && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  auto file = is_new ? std::make_shared<Disk::File>() : known->second;
  if (is_new && name != nullptr) disk.names_.emplace(name, file);
  const bool log = (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
  new (base) Handle{{methods()}, &disk, std::move(file), log && is_new};
  if (flags_out != nullptr) *flags_out = flags;
  return SQLITE_OK;
}

int DiskFiles::remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  Disk& disk = of(vfs).disk_;
  const std::scoped_lock lock(disk.mutex_);
  Fault::Effect effect;
  if (const int code = disk.begin(Call::remove, effect)) return code;
  if (disk.names_.erase(name) == 0) return SQLITE_IOERR_DELETE_NOENT;
  if (sync_folder != 0) disk.synced_names_ = disk.names_;
  return SQLITE_OK;
}

int DiskFiles::access(sqlite3_vfs* vfs, const char* name, int, int* found) {
  Disk& disk = of(vfs).disk_;
  const std::scoped_lock lock(disk.mutex_);
  *found = disk.names_.contains(name) ? 1 : 0;
  return disk.power_ ? SQLITE_OK : SQLITE_IOERR_ACCESS;
}

DiskFiles::DiskFiles(Disk& disk) : disk_(disk) {
  static std::atomic<int> made = 0;
  name_ = fmt::format("disk-{}", ++made);
  const sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
  vfs_.iVersion = 1;
  vfs_.szOsFile = sizeof(Handle);
  vfs_.mxPathname = 512;
  vfs_.zName = name_.c_str();
  vfs_.pAppData = this;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  vfs_.xAccess = access;
  vfs_.xFullPathname = [](sqlite3_vfs*, const char* name, int size, char* full) {
    sqlite3_snprintf(size, full, "%s", name);
    return SQLITE_OK;
  };
  vfs_.xRandomness = [](sqlite3_vfs*, int size, char* bytes) {
    std::memset(bytes, 7, static_cast<std::size_t>(size));
    return size;
  };
  vfs_.xSleep = [](sqlite3_vfs*, int microseconds) { return microseconds; };
  vfs_.xCurrentTime = real->xCurrentTime;
  vfs_.xGetLastError = [](sqlite3_vfs*, int, char*) { return 0; };
  sqlite3_vfs_register(&vfs_, 0);
}

DiskFiles::~DiskFiles() { sqlite3_vfs_unregister(&vfs_); }

}  // namespace sqlite::testing
