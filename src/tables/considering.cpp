#include <fmt/format.h>

#include <algorithm>

#include "tables/table.h"

namespace tables {

using catalogue::TableProblem;
using codec::Read;

// What each command makes of a table: an entry, or a problem.
struct Table::Considering {
  const Table& table;
  Actor seat;
  TableTime now;
  core::Generator& secrets;

  const catalogue::Match& match() const { return *table.match_; }
  Read<Entry> entry(What what) const { return table.complete(now, std::move(what), secrets); }
  std::unexpected<Problem> refuse(TableProblem problem, std::string sentence) const {
    return std::unexpected(table.refusal(problem, std::move(sentence)));
  }
  bool is_seconded(const catalogue::Action& action) const {
    return std::ranges::any_of(table.proposals_, [&](const Proposal& each) {
      return each.seat != seat && match().team(each.seat) == match().team(seat) &&
             each.action == action;
    });
  }
  Read<Entry> propose(const catalogue::Action& action) const {
    if (auto problem = match().refusal(seat, action)) return std::unexpected(std::move(*problem));
    return entry(Proposed{seat, action});
  }

  // Stale before illegal: a second "guess crane" is late, not wrong.
  Read<Entry> operator()(const PlayMove& move) const {
    if (move.expected_revision) {
      if (auto stale = table.stale_problem(*move.expected_revision)) {
        return std::unexpected(std::move(*stale));
      }
    }
    if (auto problem = table.only_the_captain(seat)) {
      // What is wrong with the move itself is said first.
      auto illegal = match().refusal(seat, move.action);
      return std::unexpected(illegal ? std::move(*illegal) : std::move(*problem));
    }
    const bool needs_consent = std::holds_alternative<Consent>(table.setup_.team) &&
                               table.choices_are_shared() &&
                               table.connected_members(match().team(seat)) >= 2;
    if (needs_consent && !is_seconded(move.action)) return propose(move.action);
    return table.complete(now, Played{seat, move.action}, secrets);
  }
  Read<Entry> operator()(const Propose& proposal) const {
    if (auto problem = match().proposal_refusal(seat, proposal.action)) {
      return std::unexpected(std::move(*problem));
    }
    return entry(Proposed{seat, proposal.action});
  }
  Read<Entry> operator()(const Withdraw&) const {
    const bool has_proposed = std::ranges::any_of(
        table.proposals_, [&](const Proposal& each) { return each.seat == seat; });
    if (!has_proposed) {
      return refuse(TableProblem::nothing_proposed, "You have no proposal to withdraw.");
    }
    return entry(Proposed{seat, std::nullopt});
  }
  Read<Entry> operator()(const TakeNote& note) const {
    const auto kind = match().note(seat, note.key, note.value);
    if (!kind) return std::unexpected(kind.error());
    return entry(Noted{seat, note.key, note.value});
  }
  Read<Entry> operator()(const Leave&) const {
    if (table.is_away(seat))
      return refuse(TableProblem::already_away, "That player is away already.");
    return entry(WentAway{seat});
  }
  Read<Entry> operator()(const Return&) const {
    if (!table.is_away(seat)) return refuse(TableProblem::not_away, "That player is not away.");
    return entry(CameBack{seat});
  }
  Read<Entry> operator()(const HandTo& hand) const {
    if (!table.is_seat(hand.seat))
      return refuse(TableProblem::no_such_seat, "There is no such seat.");
    if (hand.seat != seat && !table.team_is_away(hand.seat, now) && seat != table.setup_.host) {
      return refuse(TableProblem::not_your_seat,
                    "You may hand over your own seat, or that of a player who has been away for "
                    "two minutes.");
    }
    return entry(Seated{hand.seat, hand.holder});
  }
  Read<Entry> operator()(const TakeOver& over) const {
    if (auto wrong = table.may_not_take_over(seat, over.absent, now)) {
      return std::unexpected(*wrong);
    }
    return entry(TookOver{seat, over.absent});
  }
  Read<Entry> operator()(const Close&) const {
    if (auto wrong = table.may_not_close(seat, now)) return std::unexpected(*wrong);
    return entry(Closed{seat});
  }
};

Read<Entry> Table::consider(const Command& command, TableTime now, core::Generator& secrets) const {
  if (is_finished()) return std::unexpected(refusal(TableProblem::game_over, "The game is over."));
  if (!is_seat(command.seat)) {
    return std::unexpected(
        refusal(TableProblem::only_watching, "You are watching; sit down to play."));
  }
  if (command.by_a_bot && !std::holds_alternative<Bot>(holder(command.seat))) {
    return std::unexpected(refusal(TableProblem::taken_back, "A person has that seat again."));
  }
  const Considering considering{*this, command.seat, std::max(now, last_at_), secrets};
  return std::visit(considering, command.what);
}

}  // namespace tables
