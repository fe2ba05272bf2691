#include "server/people.h"

#include <fmt/format.h>

#include <new>

#include "directory/common_passwords.h"
#include "directory/passwords.h"
#include "directory/refusal.h"
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

// What stands against a try; nothing if it may be made.
std::optional<HttpResponse> refusal_of(PasswordTries::Verdict verdict) {
  using enum PasswordTries::Verdict;
  const auto answer = [](const char* sentence) {
    return refusal(429, {ServerProblem::too_fast, sentence, ""});
  };
  switch (verdict) {
    case yes: return std::nullopt;
    case too_fast: return server::too_fast();
    case too_many_wrong:
      return answer("That were too many wrong passwords; wait a few minutes and try again.");
    case attacked:
      return answer(
          "Somebody has tried many wrong passwords for this name. Sign in where this name was "
          "signed in lately, or try again in a few minutes.");
  }
  return std::nullopt;
}

HttpResponse wrong_old_password(const char* sentence) {
  Problem problem{ServerProblem::wrong_password, sentence, ""};
  problem.about = "old_password";
  return refusal(403, problem);
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
    return refusal(409, {ServerProblem::name_taken, failure.sentence, "", "name"});
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
      renames_{limits.renames},
      tries_{limits},
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
  if (!(*person)->password.empty()) tries_.saw(caller.address, (*person)->id.text(), now);
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
  if (!guests_.allows("", caller.address, ports_.wall())) return answer(too_fast());
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
          {"passwords", tries_.take_refused()},
          {"renames", renames_.take_refused()},
          {"hashing", hashing_.take_refused()}};
}

void People::sign_in(const Caller& caller, const protocol::SignIn& wish, const Answer& answer) {
  const auto found = ports_.store->people().person_named(wish.name);
  if (!found) return answer(cannot_save(found.error()));
  const auto mine = *found ? known(caller) : std::nullopt;
  const PasswordTries::Try of{
      .household = caller.address,
      .account = *found ? (*found)->id.text() : directory::folded(wish.name),
      .browser_is_known = mine && mine->id == (*found)->id};
  if (auto no = refusal_of(tries_.may_sign_in(of, ports_.wall()))) return answer(std::move(*no));
  const auto job = [this, caller, wish, answer, of, person = *found]() -> std::function<void()> {
    // A name that is not there takes as long as a wrong password.
    const bool right = person ? directory::password_fits(person->password, wish.password)
                              : (directory::hash_password(wish.password), false);
    // The password is at hand now, and never else.
    std::string newer;
    if (right && directory::needs_rehash(person->password)) {
      newer = directory::hash_password(wish.password);
    }
    return [=, this] {
      if (!right) {
        return answer(refusal(401, {ServerProblem::wrong_password,
                                    "That name and that password do not go together.", ""}));
      }
      tries_.was_right(of, ports_.wall());
      if (!newer.empty()) renew_hash(*person, newer);
      open_session(caller, *person, answer);
    };
  };
  hashing_.run("", "", with_memory(answer, job), [this, answer, of] {
    tries_.was_not_made(of, ports_.wall());
    answer(busy("Many people are signing in; try again soon."));
  });
}

// Unless they have set another password meanwhile, or are gone.
void People::renew_hash(const Person& before, std::string hash) {
  auto now = ports_.store->people().person(before.id);
  if (!now || !*now || (*now)->password != before.password) return;
  (*now)->password = std::move(hash);
  ports_.store->change(directory::PutPerson{std::move(**now)}, [](const auto&) {});
}

void People::sign_out(const Caller& caller, const Answer& answer, const Done& done) {
  ports_.store->change(directory::EndSession{directory::hash_of(caller.token)},
                       [answer, done, cookie = cookie(caller, "")](const auto& failure) {
                         if (failure) return answer(cannot_save(*failure));
                         done();
                         auto response = me({});
                         response.headers.push_back({"Set-Cookie", cookie});
                         answer(std::move(response));
                       });
}

void People::set_password(const Caller& caller, const Person& person,
                          const protocol::SetPassword& wish, const Answer& answer,
                          const Done& done) {
  if (directory::is_common_password(wish.password, person.name)) {
    Problem problem{ServerProblem::common_password,
                    "That password is among the first that anybody would try. Choose another: a "
                    "few words that do not belong together are good.",
                    ""};
    problem.about = "password";
    return answer(refusal(400, problem));
  }
  const bool has_one = !person.password.empty();
  if (has_one && !wish.old_password) {
    return answer(wrong_old_password("Say your present password, too, to set another."));
  }
  const auto session = directory::hash_of(caller.token);
  const std::string session_text{session.begin(), session.end()};
  const auto now = ports_.wall();
  if (auto no = refusal_of(tries_.may_confirm(caller.address, session_text, now))) {
    return answer(std::move(*no));
  }
  const auto job = [this, caller, person, wish, answer, done, has_one,
                    session_text]() -> std::function<void()> {
    const bool right =
        !has_one || directory::password_fits(person.password, wish.old_password.value_or(""));
    const auto hash = right ? directory::hash_password(wish.password) : "";
    return [=, this] {
      if (!right) {
        return answer(
            wrong_old_password("That is not your present password; nothing has changed."));
      }
      tries_.was_confirmed(session_text);
      tries_.saw(caller.address, person.id.text(), ports_.wall());
      auto changed = known(caller);  // as they are by now, if they are still somebody
      if (!changed || changed->password != person.password) return answer(who_are_you());
      changed->password = hash;
      // Whoever has stolen the token of before is not let into what the password keeps.
      const auto token = directory::draw_token(*ports_.secrets);
      ports_.store->change(
          directory::PutPassword{*changed, directory::hash_of(token), ports_.wall()},
          [answer, done, changed = *changed, cookie = cookie(caller, token)](const auto& failure) {
            if (failure) return answer(cannot_save(*failure));
            done();
            auto response = me(changed);
            response.headers.push_back({"Set-Cookie", cookie});
            answer(std::move(response));
          });
    };
  };
  hashing_.run("", "", with_memory(answer, job), [this, answer, session_text] {
    tries_.was_not_asked(session_text);
    answer(busy("The server is busy; try again soon."));
  });
}

void People::rename(const Caller& caller, Person person, const std::string& name,
                    const Answer& answer, const Done& done) {
  if (person.name != name && !renames_.allows(person.id.text(), caller.address, ports_.wall())) {
    return answer(refusal(429, {ServerProblem::too_fast,
                                "You have changed your name often just now; wait a minute.", ""}));
  }
  person.name = name;
  ports_.store->change(directory::PutPerson{person}, [=](const auto& failure) {
    if (failure) return answer(cannot_save(*failure));
    done();
    answer(me(person));
  });
}

void People::erase(const Caller& caller, const Person& person, const Answer& answer,
                   const Done& done) {
  ports_.store->change(directory::ErasePerson{person.id},
                       [answer, done, cookie = cookie(caller, "")](const auto& failure) {
                         if (failure) return answer(cannot_save(*failure));
                         done();
                         auto response = me({});
                         response.headers.push_back({"Set-Cookie", cookie});
                         answer(std::move(response));
                       });
}

}  // namespace server
