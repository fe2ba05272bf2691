// People and their sessions in a database. Changes go within the caller's transaction.
#pragma once

#include "directory/in_sqlite.h"

namespace directory {

class People {
 public:
  explicit People(Database& database);

  Result<bool> name_is_taken(const Person&);
  Outcome renew_likenesses();  // of everybody with a password
  Outcome put(const Person&);
  Outcome saw(const SawPerson&);
  Outcome put(const PutSession&);
  Outcome end(const EndSession&);
  Outcome end(const EndSessionsOf&);
  Outcome erase(const PersonId&);  // with all sessions

  Result<std::optional<Person>> find(const PersonId&);
  Result<std::optional<Person>> find_named(std::string_view name);
  Result<std::optional<PersonId>> session(const TokenHash&);
  Result<std::vector<PersonId>> guests_unseen_since(WallMillis, std::size_t limit);
  Result<std::size_t> count_guests_unseen_since(WallMillis);

 private:
  Result<std::optional<Person>> read(Run&);
  Result<bool> finds(Run&);
  Outcome put_likenesses(const PersonId&, const std::string& name);
  Outcome drop_likenesses(const PersonId&);
  Result<std::vector<PersonId>> find_alike(std::string_view name);

  Database& database_;
  Statement same_, rival_, put_, saw_, erase_, put_likeness_, drop_likenesses_;
  Statement put_session_, end_session_, end_sessions_;
  Statement find_, find_named_, alike_, registered_, session_, unseen_, count_unseen_;
};

}  // namespace directory
