#include <fmt/format.h>

#include "catalogue/problems.h"
#include "tables/table.h"

namespace tables {

using catalogue::TableProblem;

Problem Table::refusal(TableProblem problem, std::string sentence) const {
  return {problem, std::move(sentence), std::string{match_->rule_of(problem)}};
}

std::optional<Problem> Table::stale_problem(std::uint32_t expected_revision) const {
  if (is_finished() || expected_revision == match_->revision()) return std::nullopt;
  return refusal(TableProblem::stale, "Somebody was quicker: look at the table and decide again.");
}

std::optional<Problem> Table::only_the_captain(Actor seat) const {
  const auto* captain = std::get_if<Captain>(&setup_.team);
  if (captain == nullptr || captain->seat == seat || is_away(captain->seat)) return std::nullopt;
  if (std::holds_alternative<Nobody>(holder(captain->seat))) return std::nullopt;
  if (!choices_are_shared()) return std::nullopt;
  if (match_->team(captain->seat) != match_->team(seat)) return std::nullopt;
  return refusal(TableProblem::only_the_captain,
                 fmt::format("{} is the captain and acts for the team; propose instead.",
                             match_->actor_name(captain->seat)));
}

std::optional<Problem> Table::may_not_take_over(Actor by, Actor absent, TableTime now) const {
  if (!is_seat(absent)) return refusal(TableProblem::no_such_seat, "There is no such seat.");
  if (absent == by) return refusal(TableProblem::your_own_choice, "That choice is yours.");
  if (match_->deadline())
    return refusal(TableProblem::clock_runs, "A clock runs for that choice; wait for it.");
  if (!team_is_away(absent, now)) {
    return refusal(TableProblem::not_away_long_enough,
                   "The program takes a choice over once a player has been away for two minutes.");
  }
  return match_->refusal(Actor::clock(), match_->substitute(absent));
}

std::optional<Problem> Table::may_not_close(Actor by, TableTime now) const {
  if (by == setup_.host || waits_in_vain(by, now)) return std::nullopt;
  return refusal(TableProblem::only_the_host,
                 "Only the host ends a game early, unless a player has been away for two minutes.");
}

std::optional<Problem> Table::against_the_policy(const Entry& entry) const {
  struct Judge {
    const Table& table;
    TableTime at;

    std::optional<Problem> seat(Actor actor) const {
      if (table.is_seat(actor)) return std::nullopt;
      return Problem{catalogue::TableProblem::no_such_seat,
                     "It names somebody who has no seat here.", ""};
    }
    std::optional<Problem> operator()(const Played& e) const {
      return table.is_seat(e.actor) ? table.only_the_captain(e.actor) : std::nullopt;
    }
    std::optional<Problem> operator()(const Seated& e) const { return seat(e.seat); }
    std::optional<Problem> operator()(const WentAway& e) const { return seat(e.seat); }
    std::optional<Problem> operator()(const CameBack& e) const { return seat(e.seat); }
    std::optional<Problem> operator()(const Noted& e) const { return seat(e.writer); }
    std::optional<Problem> operator()(const Proposed& e) const { return seat(e.seat); }
    std::optional<Problem> operator()(const TookOver& e) const {
      if (auto wrong = seat(e.by)) return wrong;
      return table.may_not_take_over(e.by, e.absent, at);
    }
    std::optional<Problem> operator()(const Outage&) const { return std::nullopt; }
    std::optional<Problem> operator()(const Closed& e) const {
      if (auto wrong = seat(e.by)) return wrong;
      return table.may_not_close(e.by, at);
    }
  };
  return std::visit(Judge{*this, entry.at}, entry.what);
}

}  // namespace tables
