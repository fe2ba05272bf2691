// What must hold when nothing is under way.
#include <fmt/format.h>

#include <algorithm>

#include "simulation/violation.h"
#include "simulation/witness.h"
#include "tables/entry_text.h"

namespace simulation {

using core::Actor;

void Witness::all_is_quiet(const server::Hub& hub) const {
  for (const auto& [id, seen] : rooms_) {
    if (seen.state.table.empty()) continue;
    const auto* log = shadow(seen.state.table);
    const auto* live = hub.table_of(id);
    if (log == nullptr) throw Violation{"acknowledged_means_durable", "the log of room " + id};
    const bool has_people =
        std::ranges::any_of(links_, [&](const auto& link) { return link.second.room == id; });
    const bool goes_on_alone = log->table().clock_due() || !log->table().bots_to_act().empty();
    if (live == nullptr && !has_people && !goes_on_alone) continue;  // put away
    if (live == nullptr) throw Violation{"play_goes_on", "room " + id + " has lost its table"};
    const auto& kept = log->table();
    bool same = live->entries() == kept.entries() &&
                live->match().state_text() == kept.match().state_text();
    for (std::size_t i = 0; same && i <= kept.match().seats(); ++i) {
      const auto viewer = i < kept.match().seats() ? Actor::seat(i) : Actor::spectator();
      const auto a = live->snapshot(viewer), b = kept.snapshot(viewer);
      same = a.number == b.number && a.shows_the_same(b);
    }
    if (!same) {
      throw Violation{"replay_equals_live", fmt::format("room {}: {} entries live, {} kept", id,
                                                        live->entries(), kept.entries())};
    }
  }
}

bool Witness::is_here(const std::string& id, const server::RoomState& state, MemberId who) const {
  const auto* member = state.member(who);
  return member != nullptr && !member->person.empty() &&
         std::ranges::any_of(links_, [&](const auto& link) {
           return link.second.room == id && link.second.person == member->person;
         });
}

// Whoever is the host or sits may hand the seat of somebody to a bot who is known to be away, and
// in fair weather does.
bool Witness::somebody_could_help(const std::string& id, const server::RoomState& state) const {
  return is_here(id, state, state.host) || std::ranges::any_of(state.seats, [&](const auto& seat) {
           return seat.who && is_here(id, state, *seat.who);
         });
}

// What this seat's own player would do. In some games all may decline to do anything, and with
// other luck they might not.
bool Witness::would_move(const std::string& id, const server::RoomState& state,
                         const tables::Table& table, Actor seat) const {
  const auto& match = table.match();
  if (!match.may_act(seat)) return false;
  const auto* bot = std::get_if<tables::Bot>(&table.holder(seat));
  const auto bots = table.bots_to_act();  // others have proposed, and wait for their team
  if (bot != nullptr && std::ranges::find(bots, seat) == bots.end()) return false;
  const auto& who = state.seats.at(seat.seat_index()).who;
  const bool is_played = bot != nullptr || (who && is_here(id, state, *who));
  if (!is_played) return table.is_away(seat) && somebody_could_help(id, state);
  const auto game = std::ranges::find(games_, state.game, &catalogue::GameInfo::name);
  const auto as_clients_choose = std::ranges::find_if(
      game->bots, [&](const auto& each) { return match.bot_plays(each.name, seat); });
  if (bot == nullptr && as_clients_choose == game->bots.end()) return false;
  const auto& name = bot != nullptr ? bot->name : as_clients_choose->name;
  for (std::uint64_t luck = 1; luck <= 20; ++luck) {
    core::SeededGenerator own{luck};
    if (match.bot_move(name, seat, own)) return true;
  }
  return false;
}

void Witness::check_goes_on(const std::string& id, const server::RoomState& state,
                            const Shadow& log) const {
  const auto& table = log.table();
  std::string seats;
  bool somebody_would = log.clock_is_overdue(clock_.now());
  for (std::size_t i = 0; i < table.match().seats(); ++i) {
    const auto seat = Actor::seat(i);
    const bool would = would_move(id, state, table, seat);
    somebody_would = somebody_would || would;
    const auto& who = state.seats.at(i).who;
    seats += fmt::format("; seat {}: {}{}{}{}{}", i + 1, tables::holder_text(table.holder(seat)),
                         who && is_here(id, state, *who) ? ", here" : "",
                         table.is_away(seat) ? ", away" : "",
                         table.match().may_act(seat) ? ", could act" : "", would ? ", would" : "");
  }
  if (!somebody_would) {
    return counts_.add(table.clock_due()                ? "waits: for the clock"
                       : somebody_could_help(id, state) ? "waits: all decline"
                                                        : "waits: nobody here");
  }
  throw Violation{"play_goes_on",
                  fmt::format("room {}, table {} of {}: {} entries, the latest move {} s ago{}", id,
                              state.table, state.game, table.entries(),
                              (clock_.now() - log.moved_at()) / 1000, seats)};
}

// Whoever has been gone for longer than the grace time is away at the table, or a bot has the seat.
void Witness::check_absence(const std::string& id, const server::RoomState& state,
                            const tables::Table& table, std::int64_t fair_since) const {
  constexpr std::int64_t until_kept = 60'000;
  for (std::size_t i = 0; i < state.seats.size(); ++i) {
    const auto seat = Actor::seat(i);
    const auto& who = state.seats[i].who;
    const auto* member = who ? state.member(*who) : nullptr;
    if (member == nullptr || is_here(id, state, *who) || table.is_away(seat) ||
        !std::holds_alternative<tables::Person>(table.holder(seat))) {
      continue;
    }
    const auto gone = gone_.find({id, member->person});
    const auto since = std::max({fair_since, state.begun, gone == gone_.end() ? 0 : gone->second});
    const auto grace = std::int64_t{state.settings.grace_seconds} * 1000;
    if (clock_.now() - since <= grace + until_kept) continue;
    throw Violation{"absence_is_noted",
                    fmt::format("room {}, seat {}: gone for {} s, grace {} s", id, i + 1,
                                (clock_.now() - since) / 1000, grace / 1000)};
  }
}

void Witness::play_went_on(std::int64_t since, std::int64_t fair_since) const {
  for (const auto& [id, seen] : rooms_) {
    if (seen.state.phase != server::Phase::playing) continue;
    const auto* log = shadow(seen.state.table);
    if (log == nullptr || log->table().is_finished()) continue;
    check_absence(id, seen.state, log->table(), fair_since);
    if (log->moved_at() >= since) continue;
    check_goes_on(id, seen.state, *log);
  }
}

}  // namespace simulation
