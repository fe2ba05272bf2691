#include "directory/people.h"

#include <algorithm>

#include "directory/refusal.h"
#include "unicode/likeness.h"

namespace directory {

People::People(Database& database)
    : database_(database),
      same_(database, "SELECT 1 FROM person WHERE id = ? AND name = ? AND folded IS NOT NULL"),
      rival_(database, "SELECT 1 FROM likeness WHERE likeness = ? AND person <> ?"),
      put_(database,
           "INSERT INTO person (id, name, folded, password, made, seen) VALUES (?, ?, ?, ?, ?, ?)"
           " ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded,"
           " password = excluded.password, made = excluded.made, seen = excluded.seen"),
      saw_(database, "UPDATE person SET seen = ?2 WHERE id = ?1"),
      erase_(database, "DELETE FROM person WHERE id = ?"),
      put_likeness_(database, "INSERT INTO likeness (likeness, person) VALUES (?, ?)"),
      drop_likenesses_(database, "DELETE FROM likeness WHERE person = ?"),
      put_session_(database,
                   "INSERT OR REPLACE INTO session (token, person, made)"
                   " SELECT ?1, id, ?3 FROM person WHERE id = ?2"),
      end_session_(database, "DELETE FROM session WHERE token = ?"),
      end_sessions_(database, "DELETE FROM session WHERE person = ?1 AND token IS NOT ?2"),
      find_(database, "SELECT id, name, password, made, seen FROM person WHERE id = ?"),
      find_named_(database, "SELECT id, name, password, made, seen FROM person WHERE folded = ?"),
      alike_(database, "SELECT person FROM likeness WHERE likeness = ?"),
      registered_(database, "SELECT id FROM person WHERE folded IS NOT NULL"),
      session_(database, "SELECT person FROM session WHERE token = ?"),
      unseen_(database,
              "SELECT id FROM person WHERE folded IS NULL AND seen < ?"
              " ORDER BY seen, id LIMIT ?"),
      count_unseen_(database, "SELECT count(*) FROM person WHERE folded IS NULL AND seen < ?") {}

Result<bool> People::finds(Run& run) {
  const int code = run.step();
  if (code != SQLITE_ROW && code != SQLITE_DONE) return std::unexpected(failure(database_, code));
  return code == SQLITE_ROW;
}

Result<bool> People::name_is_taken(const Person& person) {
  {
    Run run(same_);
    auto has_it = finds(run.bind_bytes(person.id.bytes).bind_text(&person.name));
    if (!has_it) return has_it;
    if (*has_it) return false;
  }
  for (const std::string& likeness : unicode::likenesses(person.name)) {
    Run run(rival_);
    auto is_taken = finds(run.bind_text(&likeness).bind_bytes(person.id.bytes));
    if (!is_taken || *is_taken) return is_taken;
  }
  return false;
}

Outcome People::put_likenesses(const PersonId& id, const std::string& name) {
  for (const std::string& likeness : unicode::likenesses(name)) {
    Run run(put_likeness_);
    run.bind_text(&likeness).bind_bytes(id.bytes);
    if (auto failure = finish(database_, run)) return failure;
  }
  return std::nullopt;
}

Outcome People::drop_likenesses(const PersonId& id) {
  Run run(drop_likenesses_);
  run.bind_bytes(id.bytes);
  return finish(database_, run);
}

Outcome People::renew_likenesses() {
  if (const int code = database_.run("DELETE FROM likeness"); code != SQLITE_OK) {
    return failure(database_, code);
  }
  Run run(registered_);
  const auto all = ids<PersonId>(database_, run);
  if (!all) return all.error();
  for (const PersonId& each : *all) {
    const auto person = find(each);
    if (!person) return person.error();
    if (!*person) continue;
    if (auto failure = put_likenesses(each, (*person)->name)) return failure;
  }
  return std::nullopt;
}

Outcome People::put(const Person& person) {
  const std::string name = folded(person.name);
  Run run(put_);
  run.bind_bytes(person.id.bytes).bind_text(&person.name);
  run.bind_text(person.password.empty() ? nullptr : &name).bind_text(&person.password);
  run.bind_number(person.made).bind_number(person.seen);
  if (auto failure = finish(database_, run)) return failure;
  if (auto failure = drop_likenesses(person.id)) return failure;
  return person.password.empty() ? std::nullopt : put_likenesses(person.id, person.name);
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
  if (auto failure = drop_likenesses(id)) return failure;
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
  {
    Run run(find_named_);
    run.bind_text(&key);
    auto found = read(run);
    if (!found || *found) return found;
  }
  auto alike = find_alike(name);
  if (!alike) return std::unexpected(std::move(alike.error()));
  return alike->size() == 1 ? find(alike->front()) : std::nullopt;
}

Result<std::vector<PersonId>> People::find_alike(std::string_view name) {
  std::vector<PersonId> all;
  for (const std::string& likeness : unicode::likenesses(name)) {
    Run run(alike_);
    run.bind_text(&likeness);
    const auto some = ids<PersonId>(database_, run);
    if (!some) return std::unexpected(some.error());
    for (const PersonId& each : *some) {
      if (std::ranges::find(all, each) == all.end()) all.push_back(each);
    }
  }
  return all;
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
