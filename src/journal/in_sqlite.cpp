#include "journal/in_sqlite.h"

#include <utility>

namespace journal {
namespace {

Trouble told(sqlite::Trouble trouble) {
  switch (trouble) {
    case sqlite::Trouble::full: return Trouble::full;
    case sqlite::Trouble::failed: return Trouble::failed;
    case sqlite::Trouble::unsure: return Trouble::unsure;
    case sqlite::Trouble::held: return Trouble::held;
    case sqlite::Trouble::newer: return Trouble::newer;
    case sqlite::Trouble::older: return Trouble::failed;  // the sentence says what to do
    case sqlite::Trouble::damaged: return Trouble::damaged;
  }
  std::unreachable();
}

}  // namespace

Failure told(sqlite::Failure failure) {
  return {told(failure.trouble), std::move(failure.sentence)};
}

}  // namespace journal
