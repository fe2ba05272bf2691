// Who played what, in a database. Changes go within the caller's transaction.
#pragma once

#include "directory/in_sqlite.h"

namespace directory {

class Games {
 public:
  explicit Games(Database& database);

  Outcome put(const GamePlayed&);  // does not rewrite unchanged seats
  Outcome erase(const PersonId&);  // their seats are nobody's

  Result<std::optional<GamePlayed>> find(std::string_view table);
  Result<std::vector<std::string>> tables();                               // of all of them
  Result<std::vector<GamePlayed>> of(const PersonId&, std::size_t limit);  // latest first

 private:
  Outcome put_seats(const GamePlayed&);
  Outcome read_seats(GamePlayed&);

  Database& database_;
  Statement put_, put_seat_, drop_seats_, erase_;
  Statement find_, seats_, of_, tables_;
};

}  // namespace directory
