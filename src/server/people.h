// Who somebody is: guests, names, passwords, sessions. What others may know of a person is their
// name alone.
#pragma once

#include <deque>

#include "protocol/json.h"
#include "server/limits.h"
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
  void sign_out(const Caller&, const Answer&);
  void set_password(const Caller&, const directory::Person&, const protocol::SetPassword&,
                    const Answer&);
  void rename(directory::Person, const std::string& name, const Answer&,
              const std::function<void()>& done);
  void erase(const directory::Person&, const Answer&, const std::function<void()>& done);

 private:
  void open_session(const Caller&, const directory::Person&, const Answer&);
  std::string cookie(const Caller&, const std::string& token) const;
  bool hash(Workers::Job);  // false where too many wait
  bool hash_now(Workers::Job);

  Ports ports_;
  Limits limits_;
  std::string cookie_path_;
  Rates guests_, passwords_;
  std::size_t hashing_ = 0;
  std::deque<Workers::Job> to_hash_;
};

HttpResponse refusal(unsigned status, const protocol::Problem&);
HttpResponse cannot_save(const directory::Failure&);

// As clients hear it: what a store says of its trouble names files of this machine, and is for
// whoever runs the server.
protocol::Problem for_clients(const protocol::Problem&);

}  // namespace server
