#include "server/bounded.h"

namespace server {

void Bounded::run(const std::string& who, const std::string& household, Workers::Job job,
                  std::function<void()> refused) {
  const bool has_to_wait = running_ >= at_once_;
  const auto line = lines_.try_emplace(who).first;
  auto& [running, waiting] = line->second;
  const auto home = households_.find(household);
  const bool has_its_share = running + waiting.size() >= most_of_one_ ||
                             (home == households_.end() ? 0 : home->second) >= most_of_household_;
  if ((has_to_wait && waiting_ >= most_waiting_) || has_its_share) {
    if (running == 0 && waiting.empty()) lines_.erase(line);
    return ++refused_, refused();
  }
  ++households_[household];
  if (!has_to_wait) return begin(line, {household, std::move(job), std::move(refused)});
  if (waiting.empty()) turns_.push_back(line);
  waiting.push_back({household, std::move(job), std::move(refused)});
  ++waiting_;
}

void Bounded::begin(Lines::iterator line, const Waiting& next) {
  ++running_;
  ++line->second.running;
  const bool taken = workers_.run(
      [this, line, household = next.household, job = next.job]() -> std::function<void()> {
        auto then = job();
        return [this, line, household, then = std::move(then)] {
          end(line, household);
          then();
          begin_waiting();
        };
      });
  if (taken) return;
  end(line, next.household);  // the workers have too much to do of other kinds
  ++refused_;
  next.refused();
}

void Bounded::end(Lines::iterator line, const std::string& household) {
  --running_;
  if (const auto home = households_.find(household); --home->second == 0) households_.erase(home);
  if (--line->second.running == 0 && line->second.waiting.empty()) lines_.erase(line);
}

void Bounded::begin_waiting() {
  while (running_ < at_once_ && !turns_.empty()) {
    const auto line = turns_.front();
    turns_.pop_front();
    const Waiting next = std::move(line->second.waiting.front());
    line->second.waiting.pop_front();
    --waiting_;
    if (!line->second.waiting.empty()) turns_.push_back(line);
    begin(line, next);
  }
}

}  // namespace server
