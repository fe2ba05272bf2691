#include "directory/in_sqlite.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace directory {
namespace {

Trouble as_ours(sqlite::Trouble trouble) {
  switch (trouble) {
    case sqlite::Trouble::full: return Trouble::full;
    case sqlite::Trouble::failed:
    case sqlite::Trouble::unsure: return Trouble::failed;  // the sentence says the difference
    case sqlite::Trouble::held: return Trouble::held;
    case sqlite::Trouble::newer: return Trouble::newer;
    case sqlite::Trouble::older: return Trouble::failed;  // the sentence says what to do
    case sqlite::Trouble::damaged: return Trouble::damaged;
  }
  std::unreachable();
}

}  // namespace

Failure told(sqlite::Failure failure) {
  return {as_ours(failure.trouble), std::move(failure.sentence)};
}

std::int64_t as_limit(std::size_t limit) {
  constexpr std::size_t most = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(std::min(limit, most));
}

}  // namespace directory
