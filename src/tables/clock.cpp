#include <algorithm>
#include <cassert>

#include "catalogue/problems.h"
#include "tables/problems.h"
#include "tables/table.h"

namespace tables {

core::Millis Table::patience() const {
  return match_->waits_for_the_absent() ? away_before_takeover : core::Millis{0};
}

bool Table::has_been_away(Actor seat, TableTime now) const {
  const auto away = away_since_.find(seat);
  return away != away_since_.end() && now >= away->second + patience();
}

std::optional<TableTime> Table::given_up_since(Actor seat) const {
  const auto team = match_->team(seat);
  const bool shared = choices_are_shared();
  const core::Millis wait = patience();
  TableTime since{};
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    const Actor member = Actor::seat(i);
    const bool decides = member == seat || (shared && match_->team(member) == team);
    if (!decides || std::holds_alternative<Nobody>(holders_[i])) continue;
    const auto away = away_since_.find(member);
    if (away == away_since_.end()) return std::nullopt;
    since = std::max(since, away->second + wait);
  }
  return since;
}

bool Table::team_is_away(Actor seat, TableTime now) const {
  const auto since = given_up_since(seat);
  return since && now >= *since;
}

bool Table::waits_in_vain(Actor by, TableTime now) const {
  return std::ranges::any_of(away_since_, [&](const auto& each) {
    return each.first != by && team_is_away(each.first, now);
  });
}

bool Table::somebody_is_here() const {
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    if (std::holds_alternative<Person>(holders_[i]) && !is_away(Actor::seat(i))) return true;
  }
  return false;
}

// Where everybody has left, a table waits for them instead of playing itself to the end. Of two
// moves for the same moment the deadline comes first, then the first seat.
std::optional<Table::ClockMove> Table::next_clock_move() const {
  std::optional<ClockMove> next;
  if (const auto deadline = match_->deadline())
    next = {std::max(*deadline, last_at_), match_->expire()};
  if (!match_->plays_for_the_absent() || !somebody_is_here()) return next;
  for (const auto& [seat, left] : away_since_) {
    const auto since = given_up_since(seat);
    if (!since || !std::holds_alternative<Person>(holder(seat))) continue;
    const TableTime at = std::max(*since, last_at_);
    if (next && next->at <= at) continue;
    const auto substitute = match_->substitute(seat);
    if (!match_->refusal(Actor::clock(), substitute)) next = {at, substitute};
  }
  return next;
}

std::optional<TableTime> Table::clock_due() const {
  if (is_finished()) return std::nullopt;
  const auto move = next_clock_move();
  return move ? std::optional{move->at} : std::nullopt;
}

std::optional<Entry> Table::due(TableTime now, core::Generator& chance) const {
  if (is_finished()) return std::nullopt;
  // Rules that refuse what they themselves call for are broken: the table stands still then.
  const auto completed = [&](TableTime at, Actor by, const catalogue::Action& action) {
    auto entry = complete(at, Played{by, action}, chance);
    assert(entry && "the rules refuse what is due");
    return entry ? std::optional{std::move(*entry)} : std::nullopt;
  };
  if (core::is_owed(match_->owed())) {
    return completed(last_at_, Actor::chance(), match_->draw(chance));
  }
  const auto move = next_clock_move();
  if (!move || std::max(now, last_at_) < move->at) return std::nullopt;
  return completed(move->at, Actor::clock(), move->action);
}

// The order that the log itself must keep, whoever wrote it.
std::optional<Problem> Table::out_of_order(const Entry& entry) const {
  if (is_finished()) return Problem{catalogue::TableProblem::game_over, "The game is over.", ""};
  if (entry.at < last_at_) {
    return Problem{LogProblem::time_runs_back, "Its time lies before that of the entry before.",
                   ""};
  }
  const auto* move = std::get_if<Played>(&entry.what);
  const bool by_chance = move != nullptr && move->actor == Actor::chance();
  const bool by_clock = move != nullptr && move->actor == Actor::clock();
  if (core::is_owed(match_->owed()) && !by_chance) {
    return Problem{LogProblem::chance_first, "Chance owed an answer first.", ""};
  }
  if (by_chance && entry.at != last_at_) {
    return Problem{LogProblem::chance_too_late, "Chance answers at the time of the entry before.",
                   ""};
  }
  const auto clock = next_clock_move();
  if (by_clock && (!clock || entry.at < clock->at)) {
    return Problem{LogProblem::clock_too_early, "The clock moved before its time.", ""};
  }
  if (by_clock && (entry.at != clock->at || move->action != clock->action)) {
    return Problem{LogProblem::not_the_deadline, "The clock does only what is due, when it is due.",
                   ""};
  }
  if (clock && entry.at >= clock->at && !by_clock && !by_chance) {
    return Problem{LogProblem::clock_first, "The clock's own move had come first.", ""};
  }
  return std::nullopt;
}

}  // namespace tables
