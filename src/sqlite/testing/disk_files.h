// A Disk as a file system of SQLite's, under a name of its own, for the connections of one process.
#pragma once

#include <sqlite3.h>

#include <string>

#include "sqlite/testing/disk.h"

namespace sqlite::testing {

class DiskFiles {
 public:
  explicit DiskFiles(Disk& disk);  // registers; `disk` outlives it
  DiskFiles(const DiskFiles&) = delete;
  DiskFiles& operator=(const DiskFiles&) = delete;
  ~DiskFiles();

  const std::string& name() const { return name_; }

 private:
  struct Handle;
  static DiskFiles& of(sqlite3_vfs* vfs) { return *static_cast<DiskFiles*>(vfs->pAppData); }
  static int open(sqlite3_vfs*, const char* name, sqlite3_file*, int flags, int* flags_out);
  static int remove(sqlite3_vfs*, const char* name, int sync_folder);
  static int access(sqlite3_vfs*, const char* name, int flags, int* found);
  static const sqlite3_io_methods* methods();

  Disk& disk_;
  std::string name_;
  sqlite3_vfs vfs_{};
};

}  // namespace sqlite::testing
