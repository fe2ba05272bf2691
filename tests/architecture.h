// The picture of docs/ARCHITECTURE.md as a table, and the check of a tree against it.
#pragma once

#include <string>
#include <vector>

#include "source_tree.h"

namespace architecture {

// Files of `folder` may include those of `sees` and their own folder's. A `*` stands for one
// folder, the same one on both sides where both have it: bots/* sees games/* means bots of a game
// see that game alone; `games/**` means every game. A name with a dot is a single header.
struct Edge {
  std::string folder;
  std::vector<std::string> sees;
  bool pure = false;  // also runs in the browser: no exceptions, files, clocks, threads
};

// A header of a library that only some folders may know.
struct Library {
  std::string header;  // how its path begins
  std::vector<std::string> folders;
};

struct Picture {
  std::vector<Edge> edges;
  std::vector<Library> libraries;
  std::vector<std::string> impure_headers;  // never in a pure folder
  std::vector<std::string> game_names;      // never spelled out in `neutral_folders`
  std::vector<std::string> neutral_folders;
  std::size_t longest_file;
};

const Picture& picture();

// A sentence for everything in `files` (sources and CMakeLists.txt below src/) that is not as
// drawn. Tests and fuzzers may include what they like; their length counts as any other's.
std::vector<std::string> findings(const Picture&, const std::vector<tree::File>& files);

}  // namespace architecture
