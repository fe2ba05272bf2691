#include "tables/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "codec/notation.h"

namespace tables {

using catalogue::Match;
using codec::problem;
using codec::Read;

Table::Table(Setup setup, std::unique_ptr<Match> match)
    : setup_{std::move(setup)}, match_{std::move(match)}, holders_{setup_.holders} {
  for (const Actor viewer : viewers()) shown_[viewer] = snapshot(viewer);
}

Read<Table> Table::make(Games games, Setup setup) {
  auto match = start_match(games, setup);
  if (!match) return std::unexpected(match.error());
  return Table{std::move(setup), std::move(*match)};
}

Read<Table> Table::replay(Games games, Setup setup, const std::vector<Entry>& entries) {
  auto table = make(games, std::move(setup));
  if (!table) return table;
  for (const Entry& entry : entries) {
    if (auto wrong = table->commit(entry)) {
      wrong->sentence = fmt::format(
          "Entry {} of this game (rules version {}) does not follow from those before it: {} The "
          "game is kept as it is, and is not played on.",
          table->entries_ + 1, table->setup_.rules_version, wrong->sentence);
      return std::unexpected(*wrong);
    }
  }
  return table;
}

std::vector<Actor> Table::viewers() const {
  std::vector<Actor> all;
  for (std::size_t i = 0; i < match_->seats(); ++i) all.push_back(Actor::seat(i));
  all.push_back(Actor::spectator());
  return all;
}

bool Table::is_seat(Actor actor) const {
  return actor.is_seat() && actor.seat_index() < holders_.size();
}

namespace {

bool hash_is_due(std::uint32_t number, bool finished) {
  return finished || number % state_hash_every == 0;
}

}  // namespace

// Nothing where the entry leaves the match as it is, or the rules refuse it.
std::unique_ptr<Match> Table::match_after(const Entry& entry) const {
  const auto* move = std::get_if<Played>(&entry.what);
  const auto* takeover = std::get_if<TookOver>(&entry.what);
  if (move == nullptr && takeover == nullptr) return nullptr;
  auto match = match_->clone();
  const auto wrong = move != nullptr
                         ? match->play(move->actor, entry.at, move->action)
                         : match->play(Actor::clock(), entry.at, substitute_for(takeover->absent));
  return wrong ? nullptr : std::move(match);
}

bool Table::finishes(const Entry& entry) const {
  if (std::holds_alternative<Closed>(entry.what)) return true;
  const auto after = match_after(entry);
  return after != nullptr && after->is_over();
}

Entry Table::complete(TableTime at, What what, core::Generator& secrets) const {
  Entry entry{at, std::move(what), {}, {}};
  const auto moved = match_after(entry);
  const Match& after = moved != nullptr ? *moved : *match_;
  const auto sealed = after.sealed();
  for (std::size_t i = seals_.size(); i < sealed.size(); ++i) {
    entry.seals.push_back({static_cast<std::uint32_t>(i + 1), draw_nonce(secrets), sealed[i]});
  }
  const bool finished = after.is_over() || std::holds_alternative<Closed>(entry.what);
  if (hash_is_due(entries_ + 1, finished)) entry.state_hash = sha256(after.state_text());
  return entry;
}

Read<Entry> Table::scripted(Actor actor, TableTime now, std::string_view action,
                            core::Generator& secrets) const {
  if (is_finished()) return problem("game_over", "The game is over.");
  auto accepted = match_->accept(actor, action);
  if (!accepted) return std::unexpected(accepted.error());
  Entry entry = complete(std::max(now, last_at_), Played{actor, std::move(*accepted)}, secrets);
  if (auto wrong = out_of_order(entry)) return std::unexpected(*wrong);
  return entry;
}

Entry Table::outage(Millis lasted) const {
  Entry entry{last_at_, Outage{lasted}, {}, {}};
  if (hash_is_due(entries_ + 1, false)) entry.state_hash = sha256(match_->state_text());
  return entry;
}

std::optional<Problem> Table::check_seals(const Entry& entry) const {
  const auto sealed = match_->sealed();
  if (seals_.size() + entry.seals.size() != sealed.size()) {
    return Problem{"seal_missing", "It does not carry the commitments that it must.", ""};
  }
  for (std::size_t i = 0; i < entry.seals.size(); ++i) {
    const Seal& seal = entry.seals[i];
    if (seal.ordinal != seals_.size() + i + 1 || seal.value != sealed[seals_.size() + i]) {
      return Problem{"seal_wrong", "A commitment in it is not to what really happened.", ""};
    }
  }
  return std::nullopt;
}

std::optional<Problem> Table::check_state(const Entry& entry) const {
  if (entry.state_hash.has_value() != hash_is_due(entries_ + 1, is_finished())) {
    return Problem{"state_missing", "Every 16th entry and the last have a state hash, no other.",
                   ""};
  }
  if (entry.state_hash && *entry.state_hash != sha256(match_->state_text())) {
    return Problem{"other_state", "The state after it is not the one that was recorded.", ""};
  }
  return std::nullopt;
}

std::optional<Problem> Table::fold(const Entry& entry) {
  struct Folder {
    Table& table;
    TableTime at;

    std::optional<Problem> operator()(const Played& e) const {
      if (auto wrong = table.match_->play(e.actor, at, e.action)) return wrong;
      if (e.actor.is_seat()) {
        const auto team = table.match_->team(e.actor);
        std::erase_if(table.proposals_,
                      [&](const Proposal& p) { return table.match_->team(p.seat) == team; });
      }
      return std::nullopt;
    }
    std::optional<Problem> operator()(const Seated& e) const {
      table.holders_.at(e.seat.seat_index()) = e.holder;
      table.away_since_.erase(e.seat);
      // Whoever sits there now has proposed nothing yet.
      std::erase_if(table.proposals_, [&](const Proposal& p) { return p.seat == e.seat; });
      return std::nullopt;
    }
    std::optional<Problem> operator()(const WentAway& e) const {
      table.away_since_.emplace(e.seat, at);
      return std::nullopt;
    }
    std::optional<Problem> operator()(const CameBack& e) const {
      table.away_since_.erase(e.seat);
      return std::nullopt;
    }
    std::optional<Problem> operator()(const Noted& e) const {
      if (e.key.empty()) return std::nullopt;  // a record leaves the text out
      const auto kind = table.match_->note(e.writer, e.key, e.value);
      if (!kind) return kind.error();
      const bool personal = *kind == catalogue::NoteKind::personal;
      const auto team = table.match_->team(e.writer);
      std::erase_if(table.notes_, [&](const Note& note) {
        return note.team == team && note.key == e.key && (!personal || note.writer == e.writer);
      });
      if (e.value != "-") table.notes_.push_back({e.writer, team, e.key, e.value, personal});
      return std::nullopt;
    }
    std::optional<Problem> operator()(const Proposed& e) const {
      std::erase_if(table.proposals_, [&](const Proposal& p) { return p.seat == e.seat; });
      if (!e.action.empty()) table.proposals_.push_back({e.seat, e.action});
      return std::nullopt;
    }
    std::optional<Problem> operator()(const TookOver& e) const {
      return table.match_->play(Actor::clock(), at, substitute_for(e.absent));
    }
    std::optional<Problem> operator()(const Outage&) const { return std::nullopt; }
    std::optional<Problem> operator()(const Closed&) const {
      table.closed_ = true;
      return std::nullopt;
    }
  };
  return std::visit(Folder{*this, entry.at}, entry.what);
}

std::optional<Problem> Table::commit(const Entry& entry) {
  if (auto wrong = out_of_order(entry)) return wrong;
  if (auto wrong = against_the_policy(entry)) return wrong;
  auto before = std::tuple{match_->clone(), holders_, away_since_, notes_, proposals_, closed_};
  auto wrong = fold(entry);
  if (!wrong) wrong = check_seals(entry);
  if (!wrong) wrong = check_state(entry);
  if (wrong) {
    std::tie(match_, holders_, away_since_, notes_, proposals_, closed_) = std::move(before);
    return wrong;
  }
  for (const Seal& seal : entry.seals) {
    seals_.push_back(seal);
    commitments_.push_back(commitment(setup_.id, seal));
  }
  ++entries_;
  last_at_ = entry.at;
  for (const Actor viewer : viewers()) {
    Snapshot now = snapshot(viewer);
    Snapshot& shown = shown_[viewer];
    if (!now.shows_the_same(shown)) {
      now.number = shown.number + 1;
      shown = std::move(now);
    }
  }
  return std::nullopt;
}

Snapshot Table::snapshot(Actor viewer) const {
  Snapshot seen;
  if (const auto shown = shown_.find(viewer); shown != shown_.end()) {
    seen.number = shown->second.number;
  }
  seen.view = match_->view_json(viewer);
  seen.offers = match_->offers_json(viewer);
  seen.commitments = commitments_;
  if (viewer.is_seat()) {
    const auto team = match_->team(viewer);
    for (const Note& note : notes_) {
      if (note.team == team) seen.notes.push_back(note);
    }
    for (const Proposal& proposal : proposals_) {
      if (match_->team(proposal.seat) == team) seen.proposals.push_back(proposal);
    }
  }
  seen.holders = holders_;
  for (const auto& [seat, since] : away_since_) seen.away.push_back(seat);
  if (is_finished()) {
    seen.result = result();
    seen.openings = seals_;
  }
  return seen;
}

std::string Table::result() const { return match_->is_over() ? match_->outcome() : "closed"; }

std::vector<Actor> Table::bots_to_act() const {
  std::vector<Actor> seats;
  if (is_finished()) return seats;
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    const Actor seat = Actor::seat(i);
    // One that has proposed waits for its team.
    const bool waits = std::any_of(proposals_.begin(), proposals_.end(),
                                   [&](const Proposal& p) { return p.seat == seat; });
    if (std::holds_alternative<Bot>(holders_[i]) && !waits && match_->may_act(seat)) {
      seats.push_back(seat);
    }
  }
  return seats;
}

std::size_t Table::connected_members(std::size_t team) const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    const Actor member = Actor::seat(i);
    if (match_->team(member) == team && std::holds_alternative<Person>(holders_[i]) &&
        !is_away(member)) {
      ++count;
    }
  }
  return count;
}

}  // namespace tables
