// What has happened, as one number: two runs of a seed are the same if theirs are. The latest
// events are kept in words, for whoever has to find out why a run failed.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace simulation {

class Trace {
 public:
  // `whom` is a connection or a person; the bytes are those that arrived.
  void note(std::int64_t now, std::string_view what, std::uint64_t whom, std::string_view bytes);

  std::uint64_t hash() const { return hash_; }
  std::vector<std::string> latest() const;  // the oldest of them first

 private:
  struct Line {
    std::int64_t at = 0;
    std::uint64_t whom = 0;
    std::string what, bytes;
  };
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
  std::vector<Line> lines_ = std::vector<Line>(40);
  std::size_t noted_ = 0;
};

// How often each kind of thing has happened, so that nobody takes a quiet world for a good one.
class Counts {
 public:
  void add(std::string_view what) {
    const auto found = counts_.find(what);
    if (found != counts_.end()) {
      ++found->second;
    } else {
      counts_.emplace(what, 1);
    }
  }
  std::uint64_t of(std::string_view what) const {
    const auto found = counts_.find(what);
    return found == counts_.end() ? 0 : found->second;
  }
  const std::map<std::string, std::uint64_t, std::less<>>& all() const { return counts_; }

 private:
  std::map<std::string, std::uint64_t, std::less<>> counts_;
};

}  // namespace simulation
