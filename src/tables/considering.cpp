#include <fmt/format.h>

#include <algorithm>

#include "tables/table.h"

namespace tables {

using codec::Read;

// What each command makes of a table: an entry, or a problem.
struct Table::Considering {
  const Table& table;
  Actor seat;
  TableTime now;
  core::Generator& secrets;

  const catalogue::Match& match() const { return *table.match_; }
  Entry entry(What what) const { return table.complete(now, std::move(what), secrets); }
  std::unexpected<Problem> refuse(std::string code, std::string sentence) const {
    return std::unexpected(table.refusal(std::move(code), std::move(sentence)));
  }

  Read<Entry> act(Read<std::string>&& accepted, std::optional<std::uint32_t> against) const {
    // Stale before illegal: a second "guess crane" is late, not wrong.
    if (against && *against != match().position(seat)) {
      return refuse("stale", "Somebody was quicker: look at the table and decide again.");
    }
    if (!accepted) return std::unexpected(accepted.error());
    const auto team = match().team(seat);
    const std::size_t connected = table.connected_members(team);
    if (auto wrong = table.only_the_captain(seat)) return std::unexpected(*wrong);
    if (std::holds_alternative<Consent>(table.setup_.team) && connected >= 2 &&
        table.choices_are_shared()) {
      const bool seconded =
          std::any_of(table.proposals_.begin(), table.proposals_.end(), [&](const Proposal& p) {
            return p.seat != seat && match().team(p.seat) == team && p.action == *accepted;
          });
      if (!seconded) return entry(Proposed{seat, *accepted});
    }
    return entry(Played{seat, *accepted});
  }

  Read<Entry> operator()(const Act& wish) const {
    return act(match().accept(seat, wish.action), wish.against);
  }
  Read<Entry> operator()(const ActJson& wish) const {
    return act(match().accept_json(seat, wish.action), wish.against);
  }
  Read<Entry> operator()(const Propose& proposal) const {
    return codec::mapped(match().accept(seat, proposal.action),
                         [&](std::string&& action) { return entry(Proposed{seat, action}); });
  }
  Read<Entry> operator()(const TakeNote& note) const {
    const auto kind = match().note(seat, note.key, note.value);
    if (!kind) return std::unexpected(kind.error());
    return entry(Noted{seat, note.key, note.value});
  }
  Read<Entry> operator()(const Leave&) const {
    if (table.is_away(seat)) return refuse("already_away", "That player is away already.");
    return entry(WentAway{seat});
  }
  Read<Entry> operator()(const Return&) const {
    if (!table.is_away(seat)) return refuse("not_away", "That player is not away.");
    return entry(CameBack{seat});
  }
  Read<Entry> operator()(const HandTo& hand) const {
    if (!table.is_seat(hand.seat)) return refuse("no_such_seat", "There is no such seat.");
    if (hand.seat != seat && !table.team_is_away(hand.seat, now) && seat != table.setup_.host) {
      return refuse("not_your_seat",
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
  if (is_finished()) return std::unexpected(refusal("game_over", "The game is over."));
  if (!is_seat(command.seat)) {
    return std::unexpected(refusal("only_watching", "You are watching; sit down to play."));
  }
  if (command.by_a_bot && !std::holds_alternative<Bot>(holder(command.seat))) {
    return std::unexpected(refusal("taken_back", "A person has that seat again."));
  }
  const Considering considering{*this, command.seat, std::max(now, last_at_), secrets};
  return std::visit(considering, command.what);
}

}  // namespace tables
