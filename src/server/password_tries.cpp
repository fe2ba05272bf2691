#include "server/password_tries.h"

#include <algorithm>

namespace server {
namespace {

std::string here(const std::string& household, const std::string& what) {
  return household + ' ' + what;
}

}  // namespace

PasswordTries::PasswordTries(const Limits& limits)
    : homes_kept_{limits.homes_kept},
      most_homes_{limits.homes_of_a_person},
      all_{limits.passwords},
      wrong_here_{limits.wrong_passwords_here},
      wrong_anywhere_{limits.wrong_passwords_anywhere},
      unconfirmed_{limits.wrong_passwords_here} {}

PasswordTries::Verdict PasswordTries::may_sign_in(const Try& of, std::int64_t now_ms) {
  if (!all_.allows(of.household, now_ms)) return Verdict::too_fast;
  if (!wrong_here_.allows(here(of.household, of.account), now_ms)) return Verdict::too_many_wrong;
  if (is_known(of, now_ms) || wrong_anywhere_.allows(of.account, now_ms)) return Verdict::yes;
  wrong_here_.give_back(here(of.household, of.account));  // it was not even tried
  return Verdict::attacked;
}

void PasswordTries::was_right(const Try& of, std::int64_t now_ms) {
  was_not_made(of, now_ms);
  saw(of.household, of.account, now_ms);
}

void PasswordTries::was_not_made(const Try& of, std::int64_t now_ms) {
  wrong_here_.give_back(here(of.household, of.account));
  if (!is_known(of, now_ms)) wrong_anywhere_.give_back(of.account);
}

PasswordTries::Verdict PasswordTries::may_confirm(const std::string& household,
                                                  const std::string& session, std::int64_t now_ms) {
  if (!all_.allows(household, now_ms)) return Verdict::too_fast;
  return unconfirmed_.allows(session, now_ms) ? Verdict::yes : Verdict::too_many_wrong;
}

void PasswordTries::saw(const std::string& household, const std::string& account,
                        std::int64_t now_ms) {
  if (homes_.size() >= swept_at_) forget_old_homes(now_ms);
  auto& homes = homes_[account];
  const auto known = std::ranges::find(homes, household, &Home::household);
  if (known != homes.end()) {
    known->seen_ms = now_ms;
    return;
  }
  if (homes.size() >= most_homes_) homes.erase(std::ranges::min_element(homes, {}, &Home::seen_ms));
  homes.push_back({household, now_ms});
}

bool PasswordTries::is_known(const Try& of, std::int64_t now_ms) const {
  if (of.browser_is_known) return true;
  const auto found = homes_.find(of.account);
  return found != homes_.end() && std::ranges::any_of(found->second, [&](const Home& home) {
           return home.household == of.household && now_ms - home.seen_ms <= homes_kept_.count();
         });
}

void PasswordTries::forget_old_homes(std::int64_t now_ms) {
  std::erase_if(homes_, [&](const auto& each) {
    return std::ranges::all_of(
        each.second, [&](const Home& home) { return now_ms - home.seen_ms > homes_kept_.count(); });
  });
  swept_at_ = std::max<std::size_t>(1024, 2 * homes_.size());
}

std::uint64_t PasswordTries::take_refused() {
  return all_.take_refused() + wrong_here_.take_refused() + wrong_anywhere_.take_refused() +
         unconfirmed_.take_refused();
}

}  // namespace server
