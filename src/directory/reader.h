// The connection of those who read, for one thread at a time. Each question sees the store as it
// was after some whole group of changes, and only what is durable.
#pragma once

#include <utility>

#include "directory/shelves.h"

namespace directory {

class Reader {
 public:
  explicit Reader(Database database);

  template <class Question>
  auto ask(Question question) -> decltype(question(std::declval<Shelves&>())) {
    Run begin(begin_);
    if (const int code = begin.step(); code != SQLITE_DONE) {
      return std::unexpected(failure(database_, code));
    }
    auto answer = question(shelves_);
    Run(end_).step();
    return answer;
  }

 private:
  Database database_;
  Shelves shelves_;
  Statement begin_, end_;
};

Result<std::optional<AllOf>> all_of(Shelves&, const PersonId&);

}  // namespace directory
