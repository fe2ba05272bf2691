// Makes changes for ever and reports each one once it is acknowledged.
// directory_writer FOLDER
#include <fmt/core.h>
#include <unistd.h>

#include "directory/sqlite_directory.h"
#include "directory/testing/written.h"

namespace {

using directory::testing::Report;

void make_next(directory::Directory& directory, std::uint64_t lane, std::uint64_t number) {
  directory.change(lane == directory::testing::lanes
                       ? directory::testing::fleeting_change(number)
                       : directory::testing::written_change(lane, number),
                   [&directory, lane, number](auto failure) {
                     if (failure) {
                       fmt::print(stderr, "{}\n", failure->sentence);
                       ::_exit(2);
                     }
                     const Report report{lane, number};
                     if (::write(STDOUT_FILENO, &report, sizeof report) != sizeof report)
                       ::_exit(3);
                     make_next(directory, lane, number + 1);
                   });
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) return 1;
  auto directory =
      directory::SqliteDirectory::open(words[1], {}, {std::chrono::milliseconds{0}, {}});
  if (!directory) {
    fmt::print(stderr, "{}\n", directory.error().sentence);
    return 1;
  }
  for (std::uint64_t lane = 0; lane < directory::testing::lanes; ++lane) {
    make_next(**directory, lane, directory::testing::count_written(**directory, lane));
  }
  make_next(**directory, directory::testing::lanes, 0);
  for (;;) ::pause();
}
