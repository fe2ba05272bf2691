#include "simulation/shadow.h"

#include <fmt/format.h>

#include <algorithm>

#include "simulation/violation.h"
#include "tables/conductor.h"
#include "tables/entry_text.h"
#include "tables/kept.h"
#include "tables/replay.h"

namespace simulation {
namespace {

using core::Actor;

tables::Table made(tables::Games games, const journal::Row& head) {
  auto kept = tables::kept_in(games, {head});
  if (!kept) throw Violation{"the_log_can_be_read", kept.error().sentence};
  auto table = tables::Table::make(games, std::move(kept->setup));
  if (!table) throw Violation{"the_log_can_be_read", table.error().sentence};
  return std::move(*table);
}

// A server whose disk does not know whether it has kept something is one entry behind the log.
constexpr std::size_t states_remembered = 4;

}  // namespace

Shadow::Shadow(tables::Games games, const journal::Row& head)
    : games_{games},
      table_{made(games, head)},
      rows_{head},
      moved_at_{head.wall_ms},
      since_{head.wall_ms} {}

StreamState Shadow::state_for(Actor viewer) const {
  auto seen = table_.snapshot(viewer);
  StreamState state{.table = {.view = {std::move(seen.view)},
                              .offers = {std::move(seen.offers)},
                              .notes = {},
                              .proposals = {},
                              .away = {},
                              .result = std::move(seen.result),
                              .openings = {}},
                    .revision = table_.match().revision(),
                    .commitments = table_.commitments()};
  auto& shown = state.table;
  for (auto& [writer, team, key, value, personal] : seen.notes) {
    shown.notes.push_back({Seat::of(writer), std::move(key), std::move(value), personal});
  }
  for (const auto& [seat, action] : seen.proposals) {
    shown.proposals.push_back({Seat::of(seat), action.json()});
  }
  for (const Actor seat : seen.away) shown.away.push_back(Seat::of(seat));
  for (const auto& seal : seen.openings) {
    shown.openings.push_back({seal.ordinal, seal.value, tables::hex(seal.nonce)});
  }
  return state;
}

StreamSequence Shadow::number(Actor viewer) const {
  return StreamSequence{table_.number(viewer) + 1};
}

const StreamState& Shadow::told(Actor viewer, StreamSequence told_number) {
  auto& states = told_[viewer];
  if (const auto known = states.find(told_number); known != states.end()) return known->second;
  const auto at = number(viewer);
  if (told_number != at) {
    throw Violation{
        told_number > at ? "told_means_kept" : "each_stream_is_the_projection_of_the_log",
        fmt::format("number {} was told, but the log is at {}", told_number.value(), at.value())};
  }
  if (states.size() >= states_remembered) states.erase(states.begin());
  return states[told_number] = state_for(viewer);
}

const StreamState* Shadow::find_told(Actor viewer, StreamSequence told_number) const {
  const auto states = told_.find(viewer);
  if (states == told_.end()) return nullptr;
  const auto found = states->second.find(told_number);
  return found == states->second.end() ? nullptr : &found->second;
}

void Shadow::remember_what_is_told() {
  for (std::size_t i = 0; i < table_.match().seats(); ++i) {
    told(Actor::seat(i), number(Actor::seat(i)));
  }
  told(Actor::spectator(), number(Actor::spectator()));
}

void Shadow::keep(const journal::Row& row, std::int64_t now) {
  if (row.number != rows_.size()) {
    throw Violation{"the_log_has_no_gap",
                    fmt::format("row {} was kept after {}", row.number, rows_.size() - 1)};
  }
  const auto entry = tables::parse_journal_text(table_.match(), row.entry);
  if (!entry) throw Violation{"the_log_can_be_read", entry.error().sentence};
  check_clock(*entry, now);
  if (auto wrong = table_.commit(*entry)) {
    throw Violation{"replay_equals_live", fmt::format("row {} does not follow from the log: {}",
                                                      row.number, wrong->sentence)};
  }
  keep_story(*entry);
  if (row.last != table_.is_finished()) {
    throw Violation{"replay_equals_live", "the last row is not the one that ends the game"};
  }
  if (row.command && !commands_.insert(*row.command).second) {
    throw Violation{"each_command_is_done_once", row.command->id};
  }
  rows_.push_back(row);
  if (std::holds_alternative<tables::Played>(entry->what) ||
      std::holds_alternative<tables::TookOver>(entry->what)) {
    moved_at_ = now;
  }
  if (row.last) check_commitments();
}

void Shadow::keep_story(const tables::Entry& entry) {
  const auto game = std::ranges::find(games_, table_.setup().game, &catalogue::GameInfo::name);
  if (game == games_.end() || !game->cards_open) return;
  const auto story = table_.story(entry);
  for (std::size_t i = 0; i <= table_.match().seats(); ++i) {
    const Actor viewer = i < table_.match().seats() ? Actor::seat(i) : Actor::spectator();
    auto& told = stories_[viewer];
    if (told.number != number(viewer)) told = {number(viewer), story};
  }
}

std::optional<std::vector<std::string>> Shadow::story(Actor viewer) const {
  const auto found = stories_.find(viewer);
  return found == stories_.end() ? std::nullopt : protocol::sentences(found->second.sentences);
}

// ---- Time.

tables::TableTime Shadow::latest(std::int64_t now) const {
  return stands_ ? time_ : time_ + tables::Millis{std::max<std::int64_t>(0, now - since_)};
}

bool Shadow::clock_is_overdue(std::int64_t now) const {
  constexpr std::chrono::seconds some_time{15};
  const auto due = table_.clock_due();
  return due && *due + some_time < latest(now);
}

void Shadow::check_clock(const tables::Entry& entry, std::int64_t now) {
  const auto bound = latest(now);
  if (entry.at > bound) {
    throw Violation{"the_time_of_an_outage_is_nobodys",
                    fmt::format("an entry at {}, though no more than {} can have passed",
                                tables::time_text(entry.at), tables::time_text(bound))};
  }
  if (!std::holds_alternative<tables::Outage>(entry.what)) return;
  // A table that nobody was at may have been put away, if it owed nothing to the clock.
  if (!stands_ && table_.clock_due()) {
    throw Violation{"the_time_of_an_outage_is_nobodys", "there was no outage"};
  }
  time_ = entry.at;
  since_ = stands_ ? up_at_ + (table_.match().deadline() ? tables::count_in.count() : 0) : now;
  stands_ = false;
}

void Shadow::server_went_down(std::int64_t now) {
  if (stands_ || table_.is_finished()) return;
  time_ = latest(now);
  stands_ = true;
}

// ---- The end.

void Shadow::check_commitments() const {
  const auto kept = tables::kept_in(games_, rows_);
  if (!kept) throw Violation{"the_log_can_be_read", kept.error().sentence};
  const auto text = tables::write_record(games_, *kept);
  if (!text) throw Violation{"commitments_open", text.error().sentence};
  const auto verified = tables::verify_record(games_, *text);
  if (!verified) {
    throw Violation{"commitments_open",
                    fmt::format("line {}: {}", verified.error().line, verified.error().sentence)};
  }
}

}  // namespace simulation
