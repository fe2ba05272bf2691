#include "load/crowd.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include "load/load.h"
#include "protocol/json.h"

namespace load {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::size_t at_once = 64;  // requests, or tables that are being made
constexpr seconds until_made{120};
constexpr seconds until_at_rest{10};

void raise_descriptor_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

Crowd::Crowd(const Plan& plan, client::Url server)
    : wanted_{plan.tables},
      luck_{plan.seed},
      setting_{.swarm = *swarm_, .server = std::move(server), .luck = luck_, .think = plan.think} {
  raise_descriptor_limit();
  for (const auto& wanted : plan.games) {
    auto start = wanted.game->start(wanted.options);
    if (!start) throw CannotLoad{start.error().sentence};
    games_.push_back({&wanted, std::move(*start)});
  }
}

Crowd::~Crowd() { swarm_.reset(); }

std::size_t Crowd::seats() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < wanted_; ++i) count += game_of(i).start->seats();
  return count;
}

std::vector<const std::vector<std::uint32_t>*> Crowd::acknowledged() const {
  std::vector<const std::vector<std::uint32_t>*> all;
  for (const auto& table : tables_) all.push_back(&table->acknowledged());
  return all;
}

std::vector<std::uint64_t> Crowd::moves() const {
  std::vector<std::uint64_t> all;
  for (const auto& table : tables_) all.push_back(table->moves());
  return all;
}

bool Crowd::work_until(const std::function<bool()>& holds, milliseconds limit) {
  const auto end = Clock::now() + limit;
  while (!holds() && trouble_.empty()) {
    if (Clock::now() > end) return false;
    swarm_->run_one(milliseconds{10});
  }
  if (!trouble_.empty()) throw CannotLoad{trouble_};
  return true;
}

void Crowd::work_for(milliseconds time) {
  work_until([end = Clock::now() + time] { return Clock::now() >= end; }, time + seconds{1});
}

void Crowd::sign_in() {
  tokens_.resize(seats());
  for (std::size_t i = 0; i < at_once; ++i) sign_in_next();
  if (!work_until([&] { return signed_in_ == tokens_.size(); }, until_made)) {
    throw CannotLoad{"The server is too slow to sign everybody in."};
  }
}

void Crowd::sign_in_next() {
  if (signing_in_ == tokens_.size()) return;
  const auto number = signing_in_++;
  swarm_->request(
      {.method = "POST",
       .url = setting_.server.below("api/guest"),
       .body = protocol::text(protocol::GuestWish{fmt::format("Reader {}", number + 1)})},
      [this, number](std::expected<client::Response, client::Failure> answer) {
        if (!answer || answer->status != 200) {
          trouble_ = answer ? "A guest was refused: " + answer->body : answer.error().sentence;
          return;
        }
        tokens_[number] = answer->cookie;
        ++signed_in_;
        sign_in_next();
      });
}

void Crowd::make_tables() {
  for (std::size_t i = 0, seat = 0; i < wanted_; ++i) {
    std::vector<std::string> tokens;
    for (std::size_t own = 0; own < game_of(i).start->seats(); ++own) {
      tokens.push_back(std::move(tokens_[seat++]));
    }
    tables_.push_back(std::make_unique<Table>(setting_, game_of(i), i, std::move(tokens)));
  }
  std::size_t begun = 0;
  const std::function<void()> make_next = [&] {
    if (begun == tables_.size()) return;
    tables_[begun++]->make(
        [&] {
          ++made_;
          make_next();
        },
        [&](std::string sentence) { trouble_ = std::move(sentence); });
  };
  for (std::size_t i = 0; i < at_once; ++i) make_next();
  if (!work_until([&] { return made_ == tables_.size(); }, until_made)) {
    throw CannotLoad{"The server is too slow to make all tables."};
  }
}

void Crowd::play() {
  setting_.plays = true;
  for (const auto& table : tables_) table->play();
}

void Crowd::rest() {
  setting_.plays = false;
  work_until([&] { return setting_.moving == 0; }, until_at_rest);
  setting_.connects = false;
}

}  // namespace load
