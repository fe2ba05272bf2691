#include "server/people.h"

#include <fmt/format.h>

#include <new>

#include "directory/passwords.h"
#include "directory/tokens.h"
#include "protocol/problems.h"
#include "server/query.h"
#include "tables/problems.h"

namespace server {

using directory::Person;
using protocol::Problem;
using protocol::ServerProblem;
using tables::StorageProblem;

namespace {

constexpr std::int64_t minute_ms = 60'000;

HttpResponse too_fast() {
  return refusal(429,
                 {ServerProblem::too_fast, "That was too often; wait a minute and try again.", ""});
}

// A password takes much memory: where there is not so much, that is an answer.
Workers::Job with_memory(const std::function<void(HttpResponse)>& answer, Workers::Job job) {
  return [answer, job = std::move(job)]() -> std::function<void()> {
    try {
      return job();
    } catch (const std::bad_alloc&) {
      return [answer] {
        answer(busy("The server has too little memory for a password just now; try again soon."));
      };
    }
  };
}

HttpResponse me(const Person& person) {
  return {.body = protocol::text(protocol::Me{person.name, !person.password.empty(), {}, {}})};
}

}  // namespace

HttpResponse refusal(unsigned status, const Problem& problem) {
  HttpResponse response{.status = status,
                        .body = protocol::text(protocol::Failure{protocol::refused(problem)})};
  if (status == 429) response.headers.push_back({"Retry-After", "60"});
  if (status == 503) response.headers.push_back({"Retry-After", "5"});
  return response;
}

HttpResponse who_are_you() {
  return refusal(401, {ServerProblem::who_are_you, "Say your name first.", ""});
}

HttpResponse no_such_room() {
  return refusal(
      404, {ServerProblem::no_such_room, "There is no such table, or it is not for you.", ""});
}

bool is_screen(const HttpRequest& request) { return query_value(request.query, "screen") == "1"; }

HttpResponse busy(const std::string& sentence) {
  return refusal(503, {ServerProblem::busy, sentence, ""});
}

HttpResponse cannot_save(const directory::Failure& failure) {
  if (failure.trouble == directory::Trouble::name_taken) {
    return refusal(409, {ServerProblem::name_taken, failure.sentence, ""});
  }
  return refusal(503, for_clients({StorageProblem::cannot_save, failure.sentence, ""}));
}

Problem for_clients(const Problem& problem) {
  if (problem.code != StorageProblem::cannot_save) return problem;
  return {problem.code,
          "The server cannot save now, so this has not happened. Try again in a moment.",
          problem.rule};
}

People::People(const Ports& ports, const Limits& limits, std::string cookie_path)
    : ports_{ports},
      limits_{limits},
      cookie_path_{std::move(cookie_path)},
      guests_{limits.guests},
      passwords_{limits.passwords},
      hashing_{*ports.workers, limits.hashing, limits.hashing_waits} {}

std::string People::cookie(const Caller& caller, const std::string& token) const {
  const auto age = token.empty() ? 0 : limits_.guests_kept.count() / 1000;
  if (caller.is_https) {
    return fmt::format("__Host-liebrary={}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={}",
                       token, age);
  }
  return fmt::format("liebrary={}; Path={}; HttpOnly; SameSite=Lax; Max-Age={}", token,
                     cookie_path_, age);
}

std::optional<Person> People::known(const Caller& caller) {
  if (caller.token.empty() || caller.token.size() > 64) return std::nullopt;
  auto& store = ports_.store->people();
  const auto id = store.session(directory::hash_of(caller.token));
  if (!id || !*id) return std::nullopt;
  auto person = store.person(**id);
  if (!person || !*person) return std::nullopt;
  const auto now = ports_.wall();
  if (now - (*person)->seen > 60 * minute_ms) {
    ports_.store->change(directory::SawPerson{(*person)->id, now}, [](const auto&) {});
  }
  return std::move(*person);
}

void People::open_session(const Caller& caller, const Person& person, const Answer& answer) {
  const auto token = directory::draw_token(*ports_.secrets);
  ports_.store->change(directory::PutSession{directory::hash_of(token), person.id, ports_.wall()},
                       [answer, person, cookie = cookie(caller, token)](const auto& failure) {
                         if (failure) return answer(cannot_save(*failure));
                         auto response = me(person);
                         response.headers.push_back({"Set-Cookie", cookie});
                         answer(std::move(response));
                       });
}

void People::be_a_guest(const Caller& caller, const protocol::GuestWish& wish,
                        const Answer& answer) {
  if (!guests_.allows(caller.address, ports_.wall())) return answer(too_fast());
  const Person person{.id = directory::draw_id<directory::PersonId>(*ports_.secrets),
                      .name = wish.name,
                      .password = {},
                      .made = ports_.wall(),
                      .seen = ports_.wall()};
  // One after the other: a session without its person is not kept, and nobody would hear of it.
  ports_.store->change(directory::PutPerson{person}, [=, this](const auto& failure) {
    if (failure) return answer(cannot_save(*failure));
    open_session(caller, person, answer);
  });
}

std::vector<log::RefusedByLimit> People::take_refused() {
  return {{"guests", guests_.take_refused()},
          {"passwords", passwords_.take_refused()},
          {"hashing", hashing_.take_refused()}};
}

void People::sign_in(const Caller& caller, const protocol::SignIn& wish, const Answer& answer) {
  if (!passwords_.allows(caller.address, ports_.wall())) return answer(too_fast());
  const auto found = ports_.store->people().person_named(wish.name);
  if (!found) return answer(cannot_save(found.error()));
  const auto job = [this, caller, wish, answer, person = *found]() -> std::function<void()> {
    // A name that is not there takes as long as a wrong password.
    const bool right = person ? directory::password_fits(person->password, wish.password)
                              : (directory::hash_password(wish.password), false);
    return [=, this] {
      if (right) return open_session(caller, *person, answer);
      answer(refusal(401, {ServerProblem::wrong_password,
                           "That name and that password do not go together.", ""}));
    };
  };
  hashing_.run(with_memory(answer, job),
               [answer] { answer(busy("Many people are signing in; try again soon.")); });
}

void People::sign_out(const Caller& caller, const Answer& answer) {
  ports_.store->change(directory::EndSession{directory::hash_of(caller.token)},
                       [answer, cookie = cookie(caller, "")](const auto& failure) {
                         if (failure) return answer(cannot_save(*failure));
                         auto response = me({});
                         response.headers.push_back({"Set-Cookie", cookie});
                         answer(std::move(response));
                       });
}

void People::set_password(const Caller& caller, const Person& person,
                          const protocol::SetPassword& wish, const Answer& answer) {
  if (!passwords_.allows(caller.address, ports_.wall())) return answer(too_fast());
  const auto job = [this, person, wish, answer, token = caller.token]() -> std::function<void()> {
    auto hashed = directory::hash_password(wish.password);
    return [=, this] {
      auto changed = person;
      changed.password = hashed;
      // Whoever was signed in elsewhere is no more.
      ports_.store->change(directory::PutPerson{changed}, [=, this](const auto& failure) {
        if (failure) return answer(cannot_save(*failure));
        ports_.store->change(directory::EndSessionsOf{person.id, directory::hash_of(token)},
                             [answer, changed](const auto& other) {
                               answer(other ? cannot_save(*other) : me(changed));
                             });
      });
    };
  };
  hashing_.run(with_memory(answer, job),
               [answer] { answer(busy("The server is busy; try again soon.")); });
}

void People::rename(Person person, const std::string& name, const Answer& answer,
                    const std::function<void()>& done) {
  person.name = name;
  ports_.store->change(directory::PutPerson{person}, [=](const auto& failure) {
    if (failure) return answer(cannot_save(*failure));
    done();
    answer(me(person));
  });
}

void People::erase(const Person& person, const Answer& answer, const std::function<void()>& done) {
  ports_.store->change(directory::ErasePerson{person.id}, [=](const auto& failure) {
    if (failure) return answer(cannot_save(*failure));
    done();
    answer(me({}));
  });
}

}  // namespace server
