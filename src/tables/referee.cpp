#include "tables/referee.h"

#include <fmt/format.h>

#include "tables/problems.h"

namespace tables {
namespace {

Conductor::World waiting_for(journal::Journal& journal, const WallClock& wall,
                             core::Generator& generator) {
  return {.append =
              [&journal](journal::Row row, const journal::Journal::Done& done) {
                done(journal::append_and_wait(journal, std::move(row)));
              },
          .read = [&journal](const journal::TableId& id) { return journal.read(id); },
          .wall = wall,
          .generator = &generator};
}

}  // namespace

codec::Read<Referee> Referee::open(Games games, Setup setup, journal::Journal& journal,
                                   WallClock wall, core::Generator& generator) {
  auto conductor = Conductor::make(games, std::move(setup), waiting_for(journal, wall, generator));
  if (!conductor) return std::unexpected(conductor.error());
  std::optional<Problem> wrong;
  (*conductor)->begin([&](const auto& answer) { wrong = answer; });
  if (wrong) return std::unexpected(*wrong);
  return Referee{std::move(*conductor), journal, std::move(wall)};
}

codec::Read<Referee> Referee::resume(Games games, const journal::TableId& id,
                                     journal::Journal& journal, WallClock wall,
                                     core::Generator& generator) {
  const auto rows = journal.read(id);
  if (!rows) return std::unexpected(problem_of(rows.error()));
  if (rows->empty()) {
    return codec::problem(StorageProblem::unknown_table,
                          fmt::format("There is no table {} here.", id.text()));
  }
  const auto beat = journal.last_beat();
  if (!beat) return std::unexpected(problem_of(beat.error()));
  auto conductor = Conductor::resume(games, *rows, *beat, waiting_for(journal, wall, generator));
  if (!conductor) return std::unexpected(conductor.error());
  Referee referee{std::move(*conductor), journal, std::move(wall)};
  if (auto wrong = referee.settle()) return std::unexpected(*wrong);
  return referee;
}

std::optional<Problem> Referee::settle() {
  conductor_->pass_time();
  return conductor_->trouble();
}

std::optional<Problem> Referee::submit(const Command& command) {
  std::optional<Problem> wrong;
  conductor_->submit(command, std::nullopt, [&](const auto& answer) { wrong = answer; });
  return wrong ? wrong : conductor_->trouble();
}

std::optional<Problem> Referee::beat() {
  if (auto failure = journal_->beat(wall_())) return problem_of(*failure);
  return std::nullopt;
}

}  // namespace tables
