#include "simulation/run.h"

#include <fmt/format.h>

#include <ctime>

#include "simulation/vandal.h"
#include "simulation/violation.h"
#include "simulation/weather.h"

namespace simulation {
namespace {

constexpr std::int64_t minute = 60'000;
constexpr std::int64_t season = 30 * minute, calm = 12 * minute;
constexpr std::int64_t moves_within = 5 * minute;  // at the end of a calm

double core_seconds() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

class World final : public server::Timers, public server::Workers, public server::Log {
 public:
  World(tables::Games games, const Plan& plan)
      : plan_{plan},
        games_{games},
        luck_{core::mixed_seed(plan.seed, 1)},
        secrets_{core::mixed_seed(plan.seed, 2)},
        disk_{clock_, luck_, trace_, counts_},
        wire_{clock_, luck_, trace_, counts_},
        witness_{games, clock_, counts_},
        town_{games, clock_, luck_, counts_, wire_, witness_},
        weather_{town_, disk_, people_, [this](bool well) { go_down(well); }} {
    disk_.watch(witness_);
    wire_.listen(witness_);
    witness_.find_people_in(disk_.directory());
    settle();
  }

  void run() {
    begin_ = clock_.now();
    const auto end = begin_ + static_cast<std::int64_t>(plan_.hours * 60 * minute);
    come_up();
    for (const auto& person : people_) person->live();
    for (const auto& vandal : vandals_) vandal->live();
    while (clock_.now() < end) {
      const auto until = std::min(end, clock_.now() + season);
      const auto fair = std::min(calm, (until - clock_.now()) * 6 / 10);
      if (plan_.weather) weather_.begin();
      pass(until - fair);
      weather_.end();
      town_.is_calm = true;
      pass(until);
      come_to_rest(fair);
      town_.is_calm = false;
    }
  }

  Report report() const {
    Report told;
    told.seed = plan_.seed;
    told.trace = trace_.hash();
    told.happened = clock_.happened();
    told.table_hours = static_cast<double>(witness_.playing_ms()) / (60.0 * minute);
    told.counts = counts_;
    return told;
  }
  Failed failure(std::string invariant, std::string detail) const {
    return {std::move(invariant), std::move(detail),
            static_cast<double>(clock_.now() - begin_) / (60.0 * minute), trace_.latest()};
  }

  // ---- Ports.
  Handle at(std::int64_t wall_ms, std::function<void()> call) override {
    return clock_.timer(wall_ms, std::move(call));
  }
  void cancel(Handle handle) override { clock_.cancel(handle); }
  std::int64_t steady_ms() override { return clock_.now(); }
  bool run(Job job) override {
    if (weather_.workers_are_busy() && luck_.below(2) == 0) {
      counts_.add("workers busy");
      return false;
    }
    clock_.after_in_life(town_.between(1, weather_.workers_are_busy() ? 5'000 : 100),
                         [job = std::move(job)] { job()(); });
    return true;
  }
  void note(const server::log::Event& event) override {
    counts_.add(fmt::format("log: {}", server::log::what(event)));
  }

 private:
  void settle() {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (plan_.game.empty() || games_[i].name == plan_.game) chosen.push_back(i);
    }
    for (std::size_t table = 0; table < plan_.tables; ++table) {
      companies_.push_back(std::make_unique<Company>());
      auto& company = *companies_.back();
      company.game = chosen[table % chosen.size()];
      const auto size = 2 + luck_.below(2);
      for (std::size_t i = 0; i < size; ++i) {
        people_.push_back(std::make_unique<Person>(town_, company, fmt::format("p{}-{}", table, i),
                                                   fmt::format("10.0.{}.{}", table, i), i == 0));
      }
    }
    for (std::size_t i = 0; i < 1 + plan_.tables / 12; ++i) {
      vandals_.push_back(std::make_unique<Vandal>(town_, companies_, fmt::format("v{}", i),
                                                  fmt::format("10.9.0.{}", i)));
    }
  }

  void pass(std::int64_t until) {
    while (clock_.step(until)) weather_.after_an_event();
    clock_.run(until);
  }

  // ---- Lives of the server.

  void come_up() {
    if (hub_) return;
    disk_.start();
    witness_.server_came_up();
    server::Ports ports{
        games_, [this] { return clock_.now(); }, &secrets_, &disk_, this, this, &wire_, this};
    if (plan_.tamper) ports = plan_.tamper(ports);
    hub_ = std::make_unique<server::Hub>(ports, server::Limits{},
                                         server::Place{"", "/", {"localhost"}});
    trace_.note(clock_.now(), "up", 0, "");
    if (hub_->recover()) {  // it cannot read its rooms: whoever runs it tries again
      counts_.add("start failed");
      hub_.reset();
      clock_.end_life();
      disk_.crash();
      witness_.server_went_down();
      clock_.after(1000, [this] { come_up(); });
      return;
    }
    wire_.to(hub_.get());
  }

  void go_down(bool well) {
    if (!hub_) return;
    if (well) {
      counts_.add("drained");
      hub_->drain();
      clock_.after(3000, [this, doomed = hub_.get()] {
        if (hub_.get() != doomed) return;
        disk_.finish();
        die();
      });
    } else {
      counts_.add("crash");
      die();
    }
  }

  void die() {
    trace_.note(clock_.now(), "down", 0, "");
    wire_.crash();
    clock_.end_life();
    disk_.crash();
    hub_.reset();
    witness_.server_went_down();
    const auto outage = town_.chance(300) ? town_.between(10, 500) : town_.between(500, 90'000);
    clock_.after(outage, [this] { come_up(); });
  }

  // ---- Rest.

  void come_to_rest(std::int64_t fair) {
    counts_.add("rest");
    town_.is_still = true;
    for (const auto& person : people_) person->drop_everything(town_.chance(500));
    pass(clock_.now() + 2'000);
    const auto latest = clock_.now() + minute;
    while (!(disk_.is_idle() && wire_.is_still()) && clock_.step(latest)) {
    }
    if (!hub_) throw Violation{"play_goes_on", "the server did not come up again"};
    witness_.all_is_quiet(*hub_);
    for (const auto& person : people_) person->check_at_rest();
    if (fair >= calm) witness_.play_went_on(clock_.now() - moves_within, clock_.now() - fair);
    town_.is_still = false;
  }

  const Plan& plan_;
  tables::Games games_;
  core::SeededGenerator luck_, secrets_;
  Clockwork clock_;
  Trace trace_;
  Counts counts_;
  Disk disk_;
  Wire wire_;
  Witness witness_;
  Town town_;
  std::vector<std::unique_ptr<Company>> companies_;
  std::vector<std::unique_ptr<Person>> people_;
  std::vector<std::unique_ptr<Vandal>> vandals_;
  Weather weather_;
  std::int64_t begin_ = 0;
  std::unique_ptr<server::Hub> hub_;
};

}  // namespace

Report run(tables::Games games, const Plan& plan) {
  const auto before = core_seconds();
  World world{games, plan};
  std::optional<Failed> failed;
  try {
    world.run();
  } catch (const Violation& violation) {
    failed = world.failure(violation.invariant(), violation.what());
  } catch (const std::exception& error) {
    failed = world.failure("the_server_never_throws", error.what());
  }
  auto told = world.report();
  told.failed = std::move(failed);
  told.core_seconds = core_seconds() - before;
  return told;
}

}  // namespace simulation
