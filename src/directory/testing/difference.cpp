#include "directory/testing/difference.h"

#include <fmt/core.h>

#include "directory/testing/random_change.h"

namespace directory::testing {
namespace {

constexpr std::size_t limits[] = {0, 2, 1000};

bool same(const std::optional<AllOf>& one, const std::optional<AllOf>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return one->person == other->person && one->rooms == other->rooms && one->games == other->games &&
         one->said == other->said;
}

template <class T>
bool same(const T& one, const T& other) {
  return one == other;
}

class Comparison {
 public:
  template <class T>
  void check(std::string_view what, const Result<T>& answer, const T& expected) {
    if (!first_.empty()) return;
    if (!answer) {
      first_ = fmt::format("{}: {}", what, answer.error().sentence);
    } else if (!same(*answer, expected)) {
      first_ = fmt::format("{} is not what follows", what);
    }
  }
  std::string first() && { return std::move(first_); }

 private:
  std::string first_;
};

void compare_people(const History& history, Directory& directory, Comparison& comparison) {
  for (std::uint64_t i = 0; i <= few; ++i) {
    const PersonId id = person_of(i);
    comparison.check(fmt::format("person {}", i), directory.person(id), history.person(id));
    comparison.check(fmt::format("all of {}", i), directory.all_of(id), history.all_of(id));
    comparison.check(fmt::format("open rooms of {}", i), directory.open_rooms_of(id),
                     history.open_rooms_of(id));
    for (const std::size_t limit : limits) {
      comparison.check(fmt::format("{} rooms of {}", limit, i), directory.rooms_of(id, limit),
                       history.rooms_of(id, limit));
      comparison.check(fmt::format("{} games of {}", limit, i), directory.games_of(id, limit),
                       history.games_of(id, limit));
    }
  }
  for (const char* name : {"ann", "ANN", "Ångström", "ångström", "ÅNGSTRÖM", "bob", "", "nobody"}) {
    comparison.check(fmt::format("person named '{}'", name), directory.person_named(name),
                     history.person_named(name));
  }
}

}  // namespace

std::string difference(const History& history, Directory& directory) {
  Comparison comparison;
  compare_people(history, directory, comparison);
  comparison.check("the list of rooms", directory.rooms(), history.rooms());
  comparison.check("the rooms awake", directory.awake_rooms(), history.awake_rooms());
  comparison.check("the room without a code", directory.room_with_code(""),
                   history.room_with_code(""));
  for (std::uint64_t i = 0; i <= 2 * few; ++i) {
    const TokenHash token = token_of(i);
    const std::string table = table_of(i);
    comparison.check(fmt::format("session {}", i), directory.session(token),
                     history.session(token));
    comparison.check(fmt::format("game {}", i), directory.game(table), history.game(table));
  }
  for (std::uint64_t i = 0; i <= few; ++i) {
    comparison.check(fmt::format("room {}", i), directory.room(room_of(i)),
                     history.room(room_of(i)));
    comparison.check(fmt::format("the room with code {}", i), directory.room_with_code(code_of(i)),
                     history.room_with_code(code_of(i)));
    for (const std::size_t limit : limits) {
      comparison.check(fmt::format("{} said in {}", limit, i), directory.said_in(room_of(i), limit),
                       history.said_in(room_of(i), limit));
    }
  }
  return std::move(comparison).first();
}

}  // namespace directory::testing
