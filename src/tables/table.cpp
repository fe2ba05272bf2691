#include "tables/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <utility>

#include "catalogue/problems.h"
#include "codec/notation.h"
#include "tables/problems.h"

namespace tables {

using catalogue::Match;
using codec::problem;
using codec::Read;

Table::Table(Setup setup, std::unique_ptr<Match> match)
    : setup_{std::move(setup)},
      match_{std::move(match)},
      holders_{setup_.holders},
      numbers_(holders_.size() + 1) {}

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
  // Clients may have missed any number of these entries.
  table->forget_last_change();
  return table;
}

bool Table::is_seat(Actor actor) const {
  return actor.is_seat() && actor.seat_index() < holders_.size();
}

namespace {

std::vector<Actor> seats_in(const std::map<Actor, TableTime>& away_since) {
  std::vector<Actor> seats;
  for (const auto& [seat, since] : away_since) seats.push_back(seat);
  return seats;
}

bool hash_is_due(std::uint32_t number, bool finished) {
  return finished || number % state_hash_every == 0;
}

}  // namespace

// The rules are asked once for an entry, also where it has got its commitments meanwhile.
Read<const Match*> Table::match_after(const Entry& entry) const {
  const auto* move = std::get_if<Played>(&entry.what);
  const auto* takeover = std::get_if<TookOver>(&entry.what);
  if (move == nullptr && takeover == nullptr) return match_.get();
  const bool known = ahead_ && ahead_->number == entries_ + 1 && ahead_->entry.at == entry.at &&
                     ahead_->entry.what == entry.what;
  if (known) return ahead_->match.get();
  auto match = match_->clone();
  auto problem = move != nullptr
                     ? match->play(move->actor, entry.at, move->action)
                     : match->play(Actor::clock(), entry.at, match->substitute(takeover->absent));
  if (problem) return std::unexpected(std::move(*problem));
  ahead_ = {entries_ + 1, entry, std::move(match)};
  return ahead_->match.get();
}

bool Table::finishes(const Entry& entry) const {
  if (std::holds_alternative<Closed>(entry.what)) return true;
  const auto after = match_after(entry);
  return after && (*after)->is_over();
}

Read<Entry> Table::complete(TableTime at, What what, core::Generator& secrets) const {
  Entry entry{at, std::move(what), {}, {}};
  const auto moved = match_after(entry);
  if (!moved) return std::unexpected(moved.error());
  const Match& after = **moved;
  if (after.seal_count() > seals_.size()) {
    const auto sealed = after.sealed();
    for (std::size_t i = seals_.size(); i < sealed.size(); ++i) {
      entry.seals.push_back({static_cast<std::uint32_t>(i + 1), draw_nonce(secrets), sealed[i]});
    }
  }
  const bool finished = after.is_over() || std::holds_alternative<Closed>(entry.what);
  if (hash_is_due(entries_ + 1, finished)) entry.state_hash = sha256(after.state_text());
  if (&after != match_.get()) ahead_->entry = entry;
  return entry;
}

Read<Entry> Table::scripted(Actor actor, TableTime now, const catalogue::Action& action,
                            core::Generator& secrets) const {
  if (is_finished()) return problem(catalogue::TableProblem::game_over, "The game is over.");
  auto entry = complete(std::max(now, last_at_), Played{actor, action}, secrets);
  if (!entry) return entry;
  if (auto wrong = out_of_order(*entry)) return std::unexpected(*wrong);
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
    return Problem{LogProblem::seal_missing, "It does not carry the commitments that it must.", ""};
  }
  for (std::size_t i = 0; i < entry.seals.size(); ++i) {
    const Seal& seal = entry.seals[i];
    if (seal.ordinal != seals_.size() + i + 1 || seal.value != sealed[seals_.size() + i]) {
      return Problem{LogProblem::seal_wrong, "A commitment in it is not to what really happened.",
                     ""};
    }
  }
  return std::nullopt;
}

std::optional<Problem> Table::check_state(const Entry& entry) const {
  if (!entry.state_hash && hash_is_due(entries_ + 1, is_finished())) {
    return Problem{LogProblem::state_missing, "Every 64th entry and the last have a state hash.",
                   ""};
  }
  if (entry.state_hash && *entry.state_hash != sha256(match_->state_text())) {
    return Problem{LogProblem::other_state, "The state after it is not the one that was recorded.",
                   ""};
  }
  return std::nullopt;
}

std::optional<Problem> Table::fold(const Entry& entry, bool is_played) {
  struct Folder {
    Table& table;
    TableTime at;
    bool is_played;  // the match has the move already

    std::optional<Problem> play(Actor actor, const catalogue::Action& action) const {
      return is_played ? std::nullopt : table.match_->play(actor, at, action);
    }
    std::optional<Problem> operator()(const Played& e) const {
      if (auto wrong = play(e.actor, e.action)) return wrong;
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
      if (e.action) table.proposals_.push_back({e.seat, *e.action});
      return std::nullopt;
    }
    std::optional<Problem> operator()(const TookOver& e) const {
      return play(Actor::clock(), table.match_->substitute(e.absent));
    }
    std::optional<Problem> operator()(const Outage&) const { return std::nullopt; }
    std::optional<Problem> operator()(const Closed&) const {
      table.closed_ = true;
      return std::nullopt;
    }
  };
  return std::visit(Folder{*this, entry.at, is_played}, entry.what);
}

std::optional<Problem> Table::commit(const Entry& entry) {
  // What this table has completed itself, and nobody has altered since, is as it must be.
  const bool is_own = ahead_ && ahead_->number == entries_ + 1 && ahead_->entry == entry;
  if (!is_own) {
    if (auto wrong = out_of_order(entry)) return wrong;
    if (auto wrong = against_the_policy(entry)) return wrong;
  }
  Before before{is_own ? std::exchange(match_, std::move(ahead_->match)) : match_->clone(),
                {},
                seals_.size(),
                closed_};
  if (!proposals_.empty() || !std::holds_alternative<Played>(entry.what)) {
    before.people = {holders_, away_since_, notes_, proposals_};
  }
  ahead_.reset();
  auto wrong = fold(entry, is_own);
  if (!wrong && !is_own) wrong = check_seals(entry);
  if (!wrong && !is_own) wrong = check_state(entry);
  if (wrong) {
    put_back(std::move(before));
    return wrong;
  }
  for (const Seal& seal : entry.seals) {
    seals_.push_back(seal);
    commitments_.push_back(commitment(setup_.id, seal));
  }
  ++entries_;
  last_at_ = entry.at;
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const Actor viewer = i < holders_.size() ? Actor::seat(i) : Actor::spectator();
    if (!shows_the_same(viewer, before)) ++numbers_[i];
  }
  last_change_ = std::move(before);
  return std::nullopt;
}

void Table::put_back(Before before) {
  match_ = std::move(before.match);
  closed_ = before.closed;
  if (!before.people) return;
  holders_ = std::move(before.people->holders);
  away_since_ = std::move(before.people->away_since);
  notes_ = std::move(before.people->notes);
  proposals_ = std::move(before.people->proposals);
}

// Offers follow from the view, and openings from the result.
bool Table::shows_the_same(Actor viewer, const Before& before) const {
  const bool was_finished = before.closed || before.match->is_over();
  if (seals_.size() != before.seals || is_finished() != was_finished) return false;
  // Another revision is another view for everybody (testing/battery.h), so most moves need no look.
  if (match_->revision() != before.match->revision()) return false;
  if (!match_->has_same_view(viewer, *before.match)) return false;
  if (!before.people) return true;
  const People& were = *before.people;
  if (holders_ != were.holders) return false;
  if (!std::ranges::equal(away_since_ | std::views::keys, were.away_since | std::views::keys)) {
    return false;
  }
  if (notes_ == were.notes && proposals_ == were.proposals) return true;
  return notes_for(viewer, notes_) == notes_for(viewer, were.notes) &&
         proposals_for(viewer, proposals_) == proposals_for(viewer, were.proposals);
}

void Table::write_difference(Actor viewer, TableDifference& difference) const {
  difference.clear();
  const Before& before = *last_change_;
  match_->write_view_difference(viewer, *before.match, difference.match);
  if (before.people) {
    const auto put = [](auto& changed, auto&& is, const auto& was) {
      if (is != was) changed = std::forward<decltype(is)>(is);
    };
    put(difference.notes, notes_for(viewer, notes_), notes_for(viewer, before.people->notes));
    put(difference.proposals, proposals_for(viewer, proposals_),
        proposals_for(viewer, before.people->proposals));
    put(difference.away, seats_in(away_since_), seats_in(before.people->away_since));
  }
  const bool was_finished = before.closed || before.match->is_over();
  if (is_finished() && !was_finished) {
    difference.result = result();
    difference.openings = seals_;
  }
}

std::vector<std::string> Table::story(const Entry& entry) const {
  const auto* move = std::get_if<Played>(&entry.what);
  if (move == nullptr) return {};
  return match_->story(*last_change_->match, move->actor, move->action);
}

std::vector<Note> Table::notes_for(Actor viewer, const std::vector<Note>& all) const {
  std::vector<Note> told;
  if (!viewer.is_seat()) return told;
  std::ranges::copy_if(all, std::back_inserter(told),
                       [&](const Note& note) { return note.team == match_->team(viewer); });
  return told;
}

std::vector<catalogue::Suggestion> Table::suggestions_to(Actor seat) const {
  std::vector<catalogue::Suggestion> told;
  for (const Note& note : notes_for(seat, notes_)) {
    if (note.writer != seat) told.push_back({note.writer, note.key, note.value});
  }
  return told;
}

std::vector<Proposal> Table::proposals_for(Actor viewer, const std::vector<Proposal>& all) const {
  std::vector<Proposal> told;
  if (!viewer.is_seat()) return told;
  std::ranges::copy_if(all, std::back_inserter(told), [&](const Proposal& proposal) {
    return match_->team(proposal.seat) == match_->team(viewer);
  });
  return told;
}

Snapshot Table::snapshot(Actor viewer) const {
  Snapshot seen;
  look(viewer, seen);
  return seen;
}

void Table::look(Actor viewer, Snapshot& seen) const {
  catalogue::ViewJson own{std::move(seen.view), std::move(seen.offers)};
  match_->write_view(viewer, own);
  seen.number = number(viewer);
  seen.view = std::move(own.view);
  seen.offers = std::move(own.offers);
  seen.revision = match_->revision();
  seen.commitments = commitments_.size();
  seen.notes = notes_for(viewer, notes_);
  seen.proposals = proposals_for(viewer, proposals_);
  seen.holders = holders_;
  seen.away = seats_in(away_since_);
  seen.result = is_finished() ? std::optional{result()} : std::nullopt;
  seen.openings = is_finished() ? seals_ : std::vector<Seal>{};
}

std::string Table::result() const { return match_->is_over() ? match_->outcome() : "closed"; }

bool Table::waits_for_bots_alone() const {
  if (is_finished() || !somebody_is_here()) return false;
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    const bool is_person = std::holds_alternative<Person>(holders_[i]);
    if (is_person && match_->is_awaited(Actor::seat(i))) return false;
  }
  return true;
}

std::vector<Actor> Table::bots_to_act() const {
  std::vector<Actor> seats;
  if (is_finished()) return seats;
  for (std::size_t i = 0; i < holders_.size(); ++i) {
    const Actor seat = Actor::seat(i);
    // One that has proposed waits for its team, and one that may not act for its captain.
    const bool waits =
        only_the_captain(seat) || std::any_of(proposals_.begin(), proposals_.end(),
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
