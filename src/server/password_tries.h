// How often a password may be tried. What slows down whoever guesses must not shut out whose
// password it is: so strangers' wrong tries at a name, wherever they come from, count against
// strangers alone, and not against a home in which that name was signed in lately.
#pragma once

#include <unordered_map>
#include <vector>

#include "server/rates.h"

namespace server {

class PasswordTries {
 public:
  explicit PasswordTries(const Limits&);

  struct Try {
    std::string household;  // whoever tries, as limits count them
    std::string account;    // whose password it would be; also of a name that nobody has
    bool browser_is_known;  // it has a session of that account
  };
  enum class Verdict : std::uint8_t { yes, too_fast, too_many_wrong, attacked };

  // Whether it may be tried; it counts as wrong until was_right() says otherwise.
  Verdict may_sign_in(const Try&, std::int64_t now_ms);
  void was_right(const Try&, std::int64_t now_ms);
  void was_not_made(const Try&, std::int64_t now_ms);  // the server was busy

  // The same of whoever has a session already and says the old password to set another. That is
  // counted by session: with a stolen one nobody can guess on from many homes, nor keep the owner,
  // who can sign in anew, from setting another.
  Verdict may_confirm(const std::string& household, const std::string& session,
                      std::int64_t now_ms);
  void was_confirmed(const std::string& session) { unconfirmed_.give_back(session); }
  void was_not_asked(const std::string& session) { unconfirmed_.give_back(session); }

  // Somebody who is signed in was here.
  void saw(const std::string& household, const std::string& account, std::int64_t now_ms);

  std::uint64_t take_refused();

 private:
  struct Home {
    std::string household;
    std::int64_t seen_ms;
  };
  bool is_known(const Try&, std::int64_t now_ms) const;
  void forget_old_homes(std::int64_t now_ms);

  std::chrono::milliseconds homes_kept_;
  std::size_t most_homes_;
  Rates all_, wrong_here_, wrong_anywhere_, unconfirmed_;
  std::unordered_map<std::string, std::vector<Home>> homes_;  // by account
  std::size_t swept_at_ = 1024;
};

}  // namespace server
