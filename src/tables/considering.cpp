#include <fmt/format.h>

#include <algorithm>

#include "tables/table.h"

namespace tables {

using codec::problem;
using codec::Read;

// What each command makes of a table: an entry, or a problem.
struct Table::Considering {
  const Table& table;
  Actor seat;
  TableTime now;
  core::Generator& secrets;

  const catalogue::Match& match() const { return *table.match_; }
  Entry entry(What what) const { return {now, std::move(what), {}, {}}; }

  Read<Entry> act(Read<std::string>&& accepted, std::optional<std::uint32_t> against) const {
    // Stale before illegal: a second "guess crane" is late, not wrong.
    if (against && *against != match().position(seat)) {
      return problem("stale", "Somebody was quicker: look at the table and decide again.", "F-34");
    }
    if (!accepted) return std::unexpected(accepted.error());
    const auto team = match().team(seat);
    const std::size_t connected = table.connected_members(team);
    if (const auto* captain = std::get_if<Captain>(&table.setup_.team)) {
      const bool captains_team = match().team(captain->seat) == team;
      if (captains_team && captain->seat != seat && !table.is_away(captain->seat)) {
        return problem("only_the_captain",
                       fmt::format("{} is the captain and acts for the team; propose instead.",
                                   match().actor_name(captain->seat)),
                       "F-34");
      }
    }
    if (std::holds_alternative<Consent>(table.setup_.team) && connected >= 2) {
      const bool seconded = std::any_of(
          table.proposals_.begin(), table.proposals_.end(), [&](const Proposal& p) {
            return p.seat != seat && match().team(p.seat) == team && p.action == *accepted;
          });
      if (!seconded) return entry(Proposed{seat, *accepted});
    }
    return table.played(seat, now, *accepted, secrets);
  }

  Read<Entry> operator()(const Act& act_) const {
    return act(match().accept(seat, act_.action), act_.against);
  }
  Read<Entry> operator()(const ActJson& act_) const {
    return act(match().accept_json(seat, act_.action), act_.against);
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
    if (table.is_away(seat)) return problem("already_away", "That player is away already.");
    return entry(WentAway{seat});
  }
  Read<Entry> operator()(const Return&) const {
    if (!table.is_away(seat)) return problem("not_away", "That player is not away.");
    return entry(CameBack{seat});
  }
  Read<Entry> operator()(const HandTo& hand) const {
    if (hand.seat != seat && !table.team_is_away(hand.seat, now) && seat != table.setup_.host) {
      return problem("not_your_seat",
                     "You may hand over your own seat, or that of a player who has been away for "
                     "two minutes.",
                     "F-35");
    }
    return entry(Seated{hand.seat, hand.holder});
  }
  Read<Entry> operator()(const TakeOver& over) const {
    if (over.absent == seat) return problem("your_own_choice", "That choice is yours.", "F-35");
    if (match().deadline()) {
      return problem("clock_runs", "A clock runs for that choice; wait for it.", "F-35");
    }
    if (!table.team_is_away(over.absent, now)) {
      return problem("not_away_long_enough",
                     "The program takes a choice over once a player has been away for two minutes.",
                     "F-35");
    }
    const auto substitute = fmt::format("substitute seat{}", over.absent.seat_index() + 1);
    const auto accepted = match().accept(Actor::clock(), substitute);
    if (!accepted) return std::unexpected(accepted.error());
    return entry(TookOver{seat, over.absent});
  }
  Read<Entry> operator()(const Close&) const {
    bool somebody_gone = false;
    for (const auto& [absent, since] : table.away_since_) {
      somebody_gone = somebody_gone || (absent != seat && table.team_is_away(absent, now));
    }
    if (seat != table.setup_.host && !somebody_gone) {
      return problem("only_the_host",
                     "Only the host ends a game early, unless a player has been away for two "
                     "minutes.",
                     "F-35");
    }
    return entry(Closed{seat});
  }
};

Read<Entry> Table::consider(const Command& command, TableTime now,
                            core::Generator& secrets) const {
  if (is_finished()) return problem("game_over", "The game is over.", "F-28");
  if (!command.seat.is_seat() || command.seat.seat_index() >= holders_.size()) {
    return problem("only_watching", "You are watching; sit down to play.", "F-01");
  }
  const Considering considering{*this, command.seat, std::max(now, last_at_), secrets};
  return std::visit(considering, command.what);
}

}  // namespace tables
