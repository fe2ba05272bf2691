// The two databases of a data folder as they were at the same moment, while a server may be writing
// both of them.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "directory/snapshot.h"
#include "journal/snapshot.h"

namespace backup {

// Why something cannot be done, as a sentence for people.
struct Failure {
  std::string sentence;
};
template <class T>
using Result = std::expected<T, Failure>;

inline constexpr const char* journal_file = "liebrary.db";
inline constexpr const char* directory_file = "directory.db";

struct StorePair {
  std::unique_ptr<journal::Snapshot> journal;
  std::unique_ptr<directory::Snapshot> directory;  // none where only games at a terminal were kept
};

// The pair is what a crash at that moment would have left on the disk, which a server can always go
// on from: everything that was acknowledged before the call is in it.
Result<StorePair> open_pair(const std::filesystem::path& folder);

}  // namespace backup
