#include "load/load.h"

#include <algorithm>
#include <optional>
#include <ranges>

#include "catalogue/catalogue.h"
#include "load/crowd.h"

namespace load {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds until_ended{20}, until_played_on{30};
constexpr milliseconds idle{500};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

class Run {
 public:
  explicit Run(const Plan& plan) : plan_{plan} {
    if (plan.server) return;
    own_.emplace(plan.data, plan.known);
    own_->start();
  }

  Figures all() {
    const auto before = cost();
    Crowd crowd{plan_, server()};
    make(crowd, before);
    if (plan_.kills == 0) {
      measure(crowd);
    } else {
      kill(crowd);
    }
    crowd.rest();
    if (!own_) return figures_;
    figures_.ended_well = own_->end_within(until_ended);
    check(crowd);
    return figures_;
  }

 private:
  std::optional<Cost> cost() const { return own_ ? std::optional{own_->cost()} : std::nullopt; }

  client::Url server() const {
    return own_ ? client::Url{.host = "127.0.0.1", .port = own_->port()} : *plan_.server;
  }

  void make(Crowd& crowd, const std::optional<Cost>& before) {
    auto start = Clock::now();
    crowd.sign_in();
    figures_.sign_in_seconds = seconds_since(start);
    start = Clock::now();
    crowd.make_tables();
    figures_.make_seconds = seconds_since(start);
    figures_.tables = crowd.tables().size();
    figures_.seats = crowd.seats();
    if (!before) return;
    crowd.work_for(idle);
    const auto spent = *cost() - *before;
    const auto tables = static_cast<double>(crowd.tables().size());
    figures_.kb_a_table = spent.own_kb / tables;
    figures_.resident_kb_a_table = spent.resident_kb / tables;
  }

  // What is warm after a while is what counts.
  void measure(Crowd& crowd) {
    const auto warm = std::min<milliseconds>(seconds{2}, plan_.lasts / 4);
    crowd.play();
    crowd.work_for(warm);
    crowd.tally() = {};
    const auto before = cost();
    const auto start = Clock::now();
    crowd.work_for(plan_.lasts - warm);
    take(crowd, seconds_since(start));
    if (!before) return;
    figures_.cost = *cost() - *before;
    figures_.moves_a_cpu_second =
        static_cast<double>(figures_.moves) / figures_.cost->cpu_seconds();
  }

  void take(Crowd& crowd, double lasted) {
    auto& tally = crowd.tally();
    figures_.seconds = lasted;
    figures_.moves = tally.moves;
    figures_.unseen = tally.unseen;
    figures_.games = tally.games;
    figures_.moves_a_second = static_cast<double>(tally.moves) / lasted;
    figures_.told = spread(std::move(tally.told_ms));
    figures_.answered = spread(std::move(tally.answered_ms));
    const auto moves = static_cast<double>(std::max<std::uint64_t>(1, tally.moves));
    figures_.received_a_move = static_cast<double>(tally.received) / moves;
    figures_.sent_a_move = static_cast<double>(tally.sent) / moves;
    figures_.broken = tally.broken;
    figures_.refusals = tally.refusals;
  }

  // Kills at moments that nobody can foresee, a part of the time each; then everybody plays on.
  void kill(Crowd& crowd) {
    core::SeededGenerator when{core::mixed_seed(plan_.seed, 1)};
    const auto part = static_cast<std::uint64_t>(plan_.lasts.count()) / plan_.kills;
    const auto start = Clock::now();
    crowd.play();
    for (; figures_.kills < plan_.kills; ++figures_.kills) {
      crowd.work_for(milliseconds{part / 2 + when.below(part + 1)});
      own_->kill();
      own_->start();
    }
    const auto silent = [&, before = crowd.moves()] {
      return std::ranges::count(std::views::iota(std::size_t{0}, before.size()), true,
                                [&, now = crowd.moves()](auto i) { return now[i] == before[i]; });
    };
    crowd.work_until([&] { return silent() == 0; }, until_played_on);
    figures_.silent_tables = static_cast<std::uint64_t>(silent());
    take(crowd, seconds_since(start));
  }

  void check(const Crowd& crowd) {
    const auto found = audit(plan_.data, plan_.known, crowd.acknowledged());
    if (!found) throw CannotLoad{found.error()};
    figures_.audit = *found;
  }

  const Plan& plan_;
  std::optional<ServerProcess> own_;
  Figures figures_;
};

}  // namespace

Figures run(const Plan& plan) {
  try {
    return Run{plan}.all();
  } catch (const CannotStart& error) {
    throw CannotLoad{error.sentence};
  }
}

}  // namespace load
