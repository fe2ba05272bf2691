#include "directory/people.h"

#include "directory/refusal.h"

namespace directory {

People::People(Database& database)
    : database_(database),
      rival_(database, "SELECT 1 FROM person WHERE folded = ? AND id <> ?"),
      put_(database,
           "INSERT INTO person (id, name, folded, password, made, seen) VALUES (?, ?, ?, ?, ?, ?)"
           " ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded,"
           " password = excluded.password, made = excluded.made, seen = excluded.seen"),
      saw_(database, "UPDATE person SET seen = ?2 WHERE id = ?1"),
      erase_(database, "DELETE FROM person WHERE id = ?"),
      put_session_(database,
                   "INSERT OR REPLACE INTO session (token, person, made)"
                   " SELECT ?1, id, ?3 FROM person WHERE id = ?2"),
      end_session_(database, "DELETE FROM session WHERE token = ?"),
      end_sessions_(database, "DELETE FROM session WHERE person = ?1 AND token IS NOT ?2"),
      find_(database, "SELECT id, name, password, made, seen FROM person WHERE id = ?"),
      find_named_(database, "SELECT id, name, password, made, seen FROM person WHERE folded = ?"),
      session_(database, "SELECT person FROM session WHERE token = ?"),
      unseen_(database,
              "SELECT id FROM person WHERE folded IS NULL AND seen < ?"
              " ORDER BY seen, id LIMIT ?"),
      count_unseen_(database, "SELECT count(*) FROM person WHERE folded IS NULL AND seen < ?") {}

Result<bool> People::name_is_taken(const Person& person) {
  if (person.password.empty()) return false;
  const std::string name = folded(person.name);
  Run run(rival_);
  run.bind_text(&name).bind_bytes(person.id.bytes);
  const int code = run.step();
  if (code != SQLITE_ROW && code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return code == SQLITE_ROW;
}

Outcome People::put(const Person& person) {
  const std::string name = folded(person.name);
  Run run(put_);
  run.bind_bytes(person.id.bytes).bind_text(&person.name);
  run.bind_text(person.password.empty() ? nullptr : &name).bind_text(&person.password);
  run.bind_number(person.made).bind_number(person.seen);
  return finish(database_, run);
}

Outcome People::saw(const SawPerson& saw) {
  Run run(saw_);
  run.bind_bytes(saw.id.bytes).bind_number(saw.seen);
  return finish(database_, run);
}

Outcome People::put(const PutSession& put) {
  Run run(put_session_);
  run.bind_bytes(put.token).bind_bytes(put.person.bytes).bind_number(put.made);
  return finish(database_, run);
}

Outcome People::end(const EndSession& end) {
  Run run(end_session_);
  run.bind_bytes(end.token);
  return finish(database_, run);
}

Outcome People::end(const EndSessionsOf& end) {
  Run run(end_sessions_);
  run.bind_bytes(end.person.bytes);
  if (end.but) {
    run.bind_bytes(*end.but);
  } else {
    run.bind_null();
  }
  return finish(database_, run);
}

Outcome People::erase(const PersonId& id) {
  if (auto failure = end(EndSessionsOf{id, std::nullopt})) return failure;
  Run run(erase_);
  run.bind_bytes(id.bytes);
  return finish(database_, run);
}

Result<std::optional<Person>> People::read(Run& run) {
  const int code = run.step();
  if (code == SQLITE_DONE) return std::nullopt;
  if (code != SQLITE_ROW) return std::unexpected(failure(database_, code));
  const auto found = id<PersonId>(run, 0);
  if (!found) return std::unexpected(damaged(database_, "a person has no id"));
  return Person{*found, std::string(run.bytes(1)), std::string(run.bytes(2)), run.number(3),
                run.number(4)};
}

Result<std::optional<Person>> People::find(const PersonId& id) {
  Run run(find_);
  run.bind_bytes(id.bytes);
  return read(run);
}

Result<std::optional<Person>> People::find_named(std::string_view name) {
  const std::string key = folded(name);
  Run run(find_named_);
  run.bind_text(&key);
  return read(run);
}

Result<std::optional<PersonId>> People::session(const TokenHash& token) {
  Run run(session_);
  run.bind_bytes(token);
  auto found = ids<PersonId>(database_, run);
  if (!found) return std::unexpected(std::move(found.error()));
  return found->empty() ? std::nullopt : std::optional(found->front());
}

Result<std::vector<PersonId>> People::guests_unseen_since(WallMillis since, std::size_t limit) {
  Run run(unseen_);
  run.bind_number(since).bind_number(as_limit(limit));
  return ids<PersonId>(database_, run);
}

Result<std::size_t> People::count_guests_unseen_since(WallMillis since) {
  Run run(count_unseen_);
  run.bind_number(since);
  if (const int code = run.step(); code != SQLITE_ROW) {
    return std::unexpected(failure(database_, code));
  }
  return static_cast<std::size_t>(run.number(0));
}

}  // namespace directory
