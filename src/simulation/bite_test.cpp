// Shows that the simulation bites: each fault that is put between the server and its world is
// found, under the name of what it breaks; without a fault the same world is clean.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "protocol/json.h"
#include "simulation/around_test.h"
#include "simulation/run.h"

namespace simulation {
namespace {

using Done = journal::Journal::Done;
using Text = std::shared_ptr<const std::string>;

Text text_of(const protocol::Event& event) {
  return std::make_shared<const std::string>(protocol::text(event));
}

struct AcknowledgesRowsBeforeTheyAreKept : StoreAround {
  using StoreAround::StoreAround;
  void append(journal::Row row, Done done) override {
    inner_.append(std::move(row), [](const auto&) {});
    done(std::nullopt);
  }
};

struct AcknowledgesChangesBeforeTheyAreKept : StoreAround {
  using StoreAround::StoreAround;
  void change(directory::Change change, directory::Directory::Done done) override {
    inner_.change(std::move(change), [](const auto&) {});
    done(std::nullopt);
  }
};

struct ForgetsTheId : StoreAround {
  using StoreAround::StoreAround;
  void append(journal::Row row, Done done) override {
    row.command.reset();
    inner_.append(std::move(row), std::move(done));
  }
};

struct DoesItTwice : StoreAround {
  using StoreAround::StoreAround;
  void append(journal::Row row, Done done) override {
    auto twin = row;
    inner_.append(std::move(row), [this, twin = std::move(twin), done](const auto& failure) {
      if (!failure && twin.command && !twin.last) {
        auto again = twin;
        ++again.number;
        again.command.reset();
        inner_.append(std::move(again), [](const auto&) {});
      }
      done(failure);
    });
  }
};

struct KeepsALaterChangeWithoutAnEarlier : StoreAround {
  using StoreAround::StoreAround;
  void change(directory::Change change, directory::Directory::Done done) override {
    if (std::holds_alternative<directory::PutRoom>(change) && ++rooms_ % 10 == 0) {
      return done(std::nullopt);
    }
    inner_.change(std::move(change), std::move(done));
  }
  int rooms_ = 0;
};

struct RunsTheClockDuringAnOutage : StoreAround {
  RunsTheClockDuringAnOutage(server::Store& inner, tables::WallClock wall)
      : StoreAround{inner}, started_{wall()} {}
  std::int64_t last_beat() override { return started_; }
  std::int64_t started_;
};

struct ShowsAnothersView : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool send(server::ConnectionId id, Text text) override {
    auto event = protocol::read_event(*text);
    auto* update = event ? std::get_if<protocol::Update>(&*event) : nullptr;
    if (update == nullptr || !update->seat) return inner_.send(id, std::move(text));
    auto& [seat, view] = latest_;
    const bool is_anothers = seat != 0 && seat != *update->seat;
    const auto own = update->view;
    if (is_anothers) update->view = view;
    latest_ = {*update->seat, own};
    return inner_.send(id, is_anothers ? text_of(*event) : text);
  }
  std::pair<protocol::Number, codec::RawJson> latest_{};
};

struct AddsAField : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool send(server::ConnectionId id, Text text) override {
    const std::string_view before = R"("view":{)";
    const auto at = text->find(before);
    if (at == std::string::npos || ++views_ % 50 != 0) return inner_.send(id, std::move(text));
    auto more = *text;
    more.insert(at + before.size(), R"("secret":"crane",)");
    return inner_.send(id, std::make_shared<const std::string>(std::move(more)));
  }
  int views_ = 0;
};

// What becomes of every so manieth update.
template <int each>
struct Updates : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool is_due(const std::string& text) {
    return text.starts_with(R"({"update")") && ++seen_ % each == 0;
  }
  int seen_ = 0;
};

struct SkipsANumber : Updates<50> {
  using Updates::Updates;
  bool send(server::ConnectionId id, Text text) override {
    return is_due(*text) || inner_.send(id, std::move(text));
  }
};

struct CountsWrongly : Updates<50> {
  using Updates::Updates;
  bool send(server::ConnectionId id, Text text) override {
    if (!is_due(*text)) return inner_.send(id, std::move(text));
    auto event = protocol::read_event(*text);
    ++std::get<protocol::Update>(*event).number;
    return inner_.send(id, text_of(*event));
  }
};

struct LosesTheFirstUpdate : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool send(server::ConnectionId id, Text text) override {
    if (text->starts_with(R"({"update")") && met_.insert(id).second) return true;
    return inner_.send(id, std::move(text));
  }
  std::set<server::ConnectionId> met_;
};

struct TellsThoseWhoWereSentAway : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  void close(server::ConnectionId, std::uint16_t, std::string) override {}
};

struct RefusesWhatIsDone : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool send(server::ConnectionId id, Text text) override {
    auto event = protocol::read_event(*text);
    auto* answer = event ? std::get_if<protocol::Answer>(&*event) : nullptr;
    if (answer == nullptr || answer->refused) return inner_.send(id, std::move(text));
    answer->refused = protocol::Refused{"stale", "Somebody was quicker.", std::nullopt};
    return inner_.send(id, text_of(*event));
  }
};

struct KeepsAnswersToItself : ConnectionsAround {
  using ConnectionsAround::ConnectionsAround;
  bool send(server::ConnectionId id, Text text) override {
    return text->starts_with(R"({"answer")") || inner_.send(id, std::move(text));
  }
};

// A worker never comes back with what it was asked for.
struct LosesThoughts : server::Workers {
  explicit LosesThoughts(server::Workers& inner) : inner_{inner} {}
  bool run(Job job) override { return ++asked_ % 3 == 0 || inner_.run(std::move(job)); }
  server::Workers& inner_;
  int asked_ = 0;
};

Plan world() { return {.seed = 7, .hours = 0.5, .tables = 6, .game = {}, .tamper = {}}; }

template <class Faulty>
std::string found_with() {
  auto plan = world();
  auto faults = std::make_shared<std::vector<std::unique_ptr<Faulty>>>();  // one a life
  plan.tamper = [faults](server::Ports ports) {
    if constexpr (std::is_same_v<Faulty, RunsTheClockDuringAnOutage>) {
      faults->push_back(std::make_unique<Faulty>(*ports.store, ports.wall));
      ports.store = faults->back().get();
    } else if constexpr (std::is_base_of_v<server::Store, Faulty>) {
      faults->push_back(std::make_unique<Faulty>(*ports.store));
      ports.store = faults->back().get();
    } else if constexpr (std::is_base_of_v<server::Workers, Faulty>) {
      faults->push_back(std::make_unique<Faulty>(*ports.workers));
      ports.workers = faults->back().get();
    } else {
      faults->push_back(std::make_unique<Faulty>(*ports.connections));
      ports.connections = faults->back().get();
    }
    return ports;
  };
  const auto report = run(catalogue::games(), plan);
  return report.failed ? report.failed->invariant : "nothing";
}

TEST(TheSimulationBites, not_where_nothing_is_wrong) {
  const auto report = run(catalogue::games(), world());
  EXPECT_FALSE(report.failed) << report.failed->invariant << ": " << report.failed->detail;
}

TEST(TheSimulationBites, who_acknowledges_before_the_commit) {
  EXPECT_EQ(found_with<AcknowledgesRowsBeforeTheyAreKept>(), "told_means_kept");
  EXPECT_EQ(found_with<AcknowledgesChangesBeforeTheyAreKept>(), "acknowledged_means_durable");
}

TEST(TheSimulationBites, who_forgets_the_id) {
  EXPECT_EQ(found_with<ForgetsTheId>(), "each_command_is_done_once");
}

TEST(TheSimulationBites, who_does_it_twice) {
  EXPECT_EQ(found_with<DoesItTwice>(), "each_command_is_done_once");
}

TEST(TheSimulationBites, who_keeps_a_later_change_without_an_earlier) {
  EXPECT_EQ(found_with<KeepsALaterChangeWithoutAnEarlier>(), "acknowledged_means_durable");
}

TEST(TheSimulationBites, who_leaks_a_field_to_a_seat) {
  EXPECT_EQ(found_with<ShowsAnothersView>(), "each_stream_is_the_projection_of_the_log");
  EXPECT_EQ(found_with<AddsAField>(), "each_stream_is_the_projection_of_the_log");
}

TEST(TheSimulationBites, who_skips_a_number) {
  EXPECT_EQ(found_with<SkipsANumber>(), "numbers_have_no_gap");
  EXPECT_EQ(found_with<CountsWrongly>(), "told_means_kept");
}

TEST(TheSimulationBites, who_loses_an_update_after_a_reconnect) {
  EXPECT_EQ(found_with<LosesTheFirstUpdate>(), "everybody_is_told_everything");
}

TEST(TheSimulationBites, who_runs_the_clock_during_an_outage) {
  EXPECT_EQ(found_with<RunsTheClockDuringAnOutage>(), "the_time_of_an_outage_is_nobodys");
}

TEST(TheSimulationBites, who_tells_those_who_were_sent_away) {
  EXPECT_EQ(found_with<TellsThoseWhoWereSentAway>(), "a_farewell_is_the_last_word");
}

TEST(TheSimulationBites, who_refuses_what_is_done) {
  EXPECT_EQ(found_with<RefusesWhatIsDone>(), "what_is_done_is_not_refused");
}

TEST(TheSimulationBites, who_lets_a_bot_wait_for_ever) {
  EXPECT_EQ(found_with<LosesThoughts>(), "play_goes_on");
}

TEST(TheSimulationBites, who_does_not_answer) {
  EXPECT_EQ(found_with<KeepsAnswersToItself>(), "no_answer_stays_out");
}

}  // namespace
}  // namespace simulation
