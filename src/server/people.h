// Who somebody is: guests, names, passwords, sessions. What others may know of a person is their
// name alone.
#pragma once

#include "protocol/json.h"
#include "server/bounded.h"
#include "server/limits.h"
#include "server/password_tries.h"
#include "server/ports.h"
#include "server/rates.h"

namespace server {

class People {
 public:
  People(const Ports&, const Limits&, std::string cookie_path);

  using Answer = std::function<void(HttpResponse)>;

  // The person whose session the caller has; nothing for a stranger.
  std::optional<directory::Person> known(const Caller&);

  void be_a_guest(const Caller&, const protocol::GuestWish&, const Answer&);
  void sign_in(const Caller&, const protocol::SignIn&, const Answer&);
  // `done` follows once it is so, before the answer: what the sessions that it ended still hold
  // open is closed there.
  using Done = std::function<void()>;
  void sign_out(const Caller&, const Answer&, const Done& done);
  void set_password(const Caller&, const directory::Person&, const protocol::SetPassword&,
                    const Answer&, const Done& done);
  void rename(const Caller&, directory::Person, const std::string& name, const Answer&,
              const Done& done);
  void erase(const Caller&, const directory::Person&, const Answer&, const Done& done);

  std::vector<log::RefusedByLimit> take_refused();

 private:
  void open_session(const Caller&, const directory::Person&, const Answer&);
  void renew_hash(const directory::Person& before, std::string hash);
  std::string cookie(const Caller&, const std::string& token) const;

  Ports ports_;
  Limits limits_;
  std::string cookie_path_;
  Limit guests_, renames_;
  PasswordTries tries_;
  Bounded hashing_;  // takes much memory, on purpose
};

HttpResponse refusal(unsigned status, const protocol::Problem&);
HttpResponse who_are_you();
HttpResponse busy(const std::string& sentence);  // later: it says when to try again
HttpResponse cannot_save(const directory::Failure&);

// As clients hear it: what a store says of its trouble names files of this machine, and is for
// whoever runs the server.
protocol::Problem for_clients(const protocol::Problem&);

HttpResponse no_such_room();

// A big screen: nobody in particular looks at it, and everybody does.
bool is_screen(const HttpRequest&);

}  // namespace server
