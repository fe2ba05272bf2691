#include "simulation/shadow.h"

#include <fmt/format.h>

#include <functional>

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

Number counted(Actor seat) { return static_cast<Number>(seat.seat_index() + 1); }

}  // namespace

std::uint64_t told_hash(const protocol::Update& update,
                        const std::vector<std::string>& commitments) {
  std::string all;
  const auto add = [&](std::string_view text) {
    all += text;
    all += '\x1f';
  };
  const auto add_number = [&](std::int64_t number) { add(fmt::to_string(number)); };
  add_number(update.number);
  add_number(update.position);
  add(update.view.text);
  add(update.offers.text);
  for (const auto& text : commitments) add(text);
  add("notes");
  for (const auto& note : update.notes) {
    add_number(note.writer);
    add(note.key);
    add(note.value);
    add(note.personal ? "own" : "shared");
  }
  add("proposals");
  for (const auto& proposal : update.proposals) {
    add_number(proposal.seat);
    add(proposal.move);
  }
  add("away");
  for (const Number seat : update.away) add_number(seat);
  add(update.result.value_or("\x1e"));
  for (const auto& opening : update.openings) {
    add_number(opening.ordinal);
    add(opening.value);
    add(opening.nonce);
  }
  return std::hash<std::string>{}(all);
}

Shadow::Shadow(tables::Games games, const journal::Row& head)
    : games_{games},
      table_{made(games, head)},
      rows_{head},
      moved_at_{head.wall_ms},
      since_{head.wall_ms} {}

std::uint64_t Shadow::told_now(Actor viewer) const {
  const auto seen = table_.snapshot(viewer);
  protocol::Update update{.round = 0,
                          .number = seen.number + 1,
                          .seat = std::nullopt,
                          .view = {seen.view},
                          .offers = {seen.offers},
                          .position = table_.match().position(viewer),
                          .commitments = {},
                          .notes = {},
                          .proposals = {},
                          .away = {},
                          .result = seen.result,
                          .openings = {},
                          .now = 0,
                          .runs = std::nullopt};
  for (const auto& note : seen.notes) {
    update.notes.push_back({counted(note.writer), note.key, note.value, note.personal});
  }
  for (const auto& proposal : seen.proposals) {
    update.proposals.push_back({counted(proposal.seat), proposal.action});
  }
  for (const Actor seat : seen.away) update.away.push_back(counted(seat));
  for (const auto& seal : seen.openings) {
    update.openings.push_back({seal.ordinal, seal.value, tables::hex(seal.nonce)});
  }
  return told_hash(update, table_.commitments());
}

std::uint64_t Shadow::told(Actor viewer, Number number) {
  const auto known = told_.find({viewer, number});
  if (known != told_.end()) return known->second;
  if (number > table_.number(viewer) + 1) {
    throw Violation{"told_means_kept", fmt::format("number {} was told, but the log is at {}",
                                                   number, table_.number(viewer) + 1)};
  }
  if (number != table_.number(viewer) + 1) {
    throw Violation{
        "each_stream_is_the_projection_of_the_log",
        fmt::format("number {} was told, but the log is at {}", number, table_.number(viewer) + 1)};
  }
  return told_[{viewer, number}] = told_now(viewer);
}

void Shadow::remember_what_is_told() {
  for (std::size_t i = 0; i < table_.match().seats(); ++i) {
    told(Actor::seat(i), table_.number(Actor::seat(i)) + 1);
  }
  told(Actor::spectator(), table_.number(Actor::spectator()) + 1);
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
  if (!stands_) throw Violation{"the_time_of_an_outage_is_nobodys", "there was no outage"};
  stands_ = false;
  time_ = entry.at;
  since_ = up_at_ + (table_.match().deadline() ? tables::count_in.count() : 0);
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
