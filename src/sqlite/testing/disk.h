// A disk in memory that tells what was synced from what was only written. It can lose its power at
// a chosen step, and lose, keep or tear what was not synced; and it can fail, or be full, at a
// chosen call. Bytes that are only written are what the operating system would show a reader.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "sqlite/testing/shared_file.h"

namespace sqlite::testing {

// What becomes of unsynced changes when everything stops.
enum class Fate {
  forgotten,  // none survives
  scattered,  // an arbitrary part of them survives
  torn,       // all survive, but the last one only to its middle
  killed,     // only the process died: all are visible, and still not synced
};

enum class Call { read, write, truncate, sync, remove, open, lock };

// The n-th call of a kind, counted from now, and `times - 1` of the kind after it, do not succeed.
struct Fault {
  Call call;
  std::uint64_t at;
  int code;  // SQLite's
  std::uint64_t times = 1;
  enum class Effect { none, half, whole } effect = Effect::none;  // what happened nevertheless
};

class Disk {
 public:
  // From now on nothing succeeds once `steps` more changes and syncs were made: the next one finds
  // the power gone. `syncs` counts syncs alone.
  void cut_power_after_steps(std::uint64_t steps);
  void cut_power_after_syncs(std::uint64_t syncs);
  void cut_power();
  bool has_power() const;
  // The machine starts again with what has survived.
  void start_again(Fate, std::uint64_t seed);

  void plan(Fault);
  void heal();
  bool fault_happened() const;

  struct Counts {
    std::uint64_t steps = 0, syncs = 0;
    std::map<Call, std::uint64_t> calls;
  };
  Counts counts() const;

 private:
  friend class DiskFiles;

  struct Change {
    std::uint64_t when;  // order over all files
    std::uint64_t offset;
    std::optional<std::string> bytes;  // none: the file ends at offset
  };
  struct File {
    std::string synced, now;
    std::vector<Change> unsynced;
    FileLocks locks;
    SharedMemory memory;
  };
  using Names = std::map<std::string, std::shared_ptr<File>, std::less<>>;

  // Counts a call. Zero: go on. Else SQLite's code, and what happens nevertheless.
  int begin(Call, Fault::Effect&);
  void change(File&, Change);
  void sync(File&);
  static void apply(std::string& bytes, const Change&);
  void survive(File&, Fate, std::mt19937_64&, std::uint64_t last_change) const;

  mutable std::mutex mutex_;
  Names names_, synced_names_;
  Counts counts_;
  std::uint64_t changes_ = 0;
  std::optional<std::uint64_t> last_step_, last_sync_;
  bool power_ = true;
  std::optional<Fault> fault_;
  bool fault_happened_ = false;
};

}  // namespace sqlite::testing
