// The server under load with a game that costs nothing: what is left is the server's own, and the
// same kind of work as in the comparison of bench/load. small_load [TABLES [SECONDS [THINK_MS]]]
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "load/load.h"
#include "testing/snap/snap_entry.h"

int main(int count, char** arguments) {
  const auto given = [&](int place, int usual) {
    return place < count ? std::atoi(arguments[place]) : usual;
  };
  const catalogue::GameInfo snap = snap::snap_entry();
  auto folder = (std::filesystem::temp_directory_path() / "liebrary-bench-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) return 1;
  const auto figures = load::run({.games = {{&snap, {{"seats", "2"}, {"rounds", "200"}}}},
                                  .tables = static_cast<std::size_t>(given(1, 500)),
                                  .lasts = std::chrono::seconds{given(2, 8)},
                                  .think = std::chrono::milliseconds{given(3, 0)},
                                  .data = folder,
                                  .known = {&snap, 1}});
  std::cout << load::text(figures);
  std::filesystem::remove_all(folder);
  return figures.is_good() ? 0 : 1;
}
