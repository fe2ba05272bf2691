#include "terminal/remote_table.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "catalogue/problems.h"
#include "codec/json.h"
#include "codec/notation.h"
#include "protocol/phrases.h"
#include "tables/problems.h"
#include "terminal/line_editor.h"
#include "terminal/phrases.h"
#include "terminal/terminal_problem.h"

namespace terminal {
namespace {

constexpr Millis between_asks{100};
constexpr RoomLine::Length first_view_within{10'000}, thoughts_within{2'000}, glance{50};

tables::Holder holder_of(const protocol::SeatShown& seat) {
  if (seat.bot) return tables::Bot{*seat.bot};
  if (seat.member) return tables::Person{};
  return tables::Nobody{};
}

std::vector<tables::Holder> holders_of(const protocol::Room& room) {
  std::vector<tables::Holder> holders;
  for (const auto& seat : room.seats) holders.push_back(holder_of(seat));
  return holders;
}

// Seats come from outside: one that the game has not is nobody's.
bool is_seat(const catalogue::Match& match, protocol::Seat seat) {
  return seat.index() < match.seats();
}

tables::Snapshot snapshot_of(const RoomLine::Shown& shown, const protocol::Room& room,
                             const catalogue::Match& match) {
  const auto& [update, table, moves] = shown;
  tables::Snapshot seen{.number = update.number.value(),
                        .view = table.view.text,
                        .offers = table.offers.text,
                        .revision = update.revision,
                        .commitments = update.commitments_before + update.commitments.size(),
                        .notes = {},
                        .proposals = {},
                        .holders = holders_of(room),
                        .away = {},
                        .result = table.result,
                        .openings = {}};
  for (const auto& note : table.notes) {
    if (!is_seat(match, note.writer)) continue;
    const Actor writer = note.writer.actor();
    seen.notes.push_back({writer, match.team(writer), note.key, note.value, note.personal});
  }
  for (const auto& proposal : table.proposals) {
    const auto action = match.parse_action_json(proposal.action.text);
    if (is_seat(match, proposal.seat) && action) {
      seen.proposals.push_back({proposal.seat.actor(), *action});
    }
  }
  for (const auto seat : table.away) {
    if (is_seat(match, seat)) seen.away.push_back(seat.actor());
  }
  for (const auto& opening : table.openings) {
    tables::Seal seal{.ordinal = opening.ordinal, .value = opening.value};
    if (tables::parse_hex(opening.nonce, seal.nonce)) seen.openings.push_back(std::move(seal));
  }
  return seen;
}

// What a command is on the wire.
struct ToRequest {
  using Request = codec::Read<protocol::Request>;
  static std::unexpected<Problem> not_here() {
    return codec::problem(TerminalProblem::not_here, "The server sees to that itself.");
  }
  Request operator()(const tables::PlayMove& move) const {
    return protocol::Play{move.action.json(), move.expected_revision};
  }
  Request operator()(const tables::Propose& propose) const {
    return protocol::Propose{propose.action.json()};
  }
  Request operator()(const tables::Withdraw&) const { return protocol::Withdraw{}; }
  Request operator()(const tables::TakeNote& note) const {
    return protocol::Note{note.key, note.value};
  }
  Request operator()(const tables::Leave&) const { return not_here(); }
  Request operator()(const tables::Return&) const { return not_here(); }
  Request operator()(const tables::HandTo& hand) const {
    const auto seat = protocol::Seat::of(hand.seat);
    if (const auto* bot = std::get_if<tables::Bot>(&hand.holder)) {
      return protocol::HandToBot{seat, bot->name};
    }
    if (std::holds_alternative<tables::Person>(hand.holder)) return protocol::TakeBack{seat};
    return protocol::Stand{};
  }
  Request operator()(const tables::TakeOver& over) const {
    return protocol::TakeOver{protocol::Seat::of(over.absent)};
  }
  Request operator()(const tables::Close&) const { return protocol::Close{}; }
};

}  // namespace

std::string said(const protocol::ChatMessage& talked) {
  std::string text = talked.text.value_or("");
  if (talked.phrase) {
    const auto* phrase = protocol::find_phrase(*talked.phrase);
    text = phrase != nullptr ? std::string{phrase->sentence} : *talked.phrase;
  }
  return cleaned(fmt::format("{}{}: {}", talked.name, talked.team ? " (to the team)" : "", text));
}

RemoteTable::RemoteTable(tables::Setup setup, std::unique_ptr<catalogue::Match> match,
                         RoomLine& line, Tell tell, Actor seat)
    : setup_{std::move(setup)},
      match_{std::move(match)},
      line_{&line},
      tell_{std::move(tell)},
      seat_{seat},
      round_{line.room().round} {}

codec::Read<RemoteTable> RemoteTable::sit_down(tables::Games games, RoomLine& line, Tell tell) {
  const auto own = line.own_seat();
  if (!own)
    return codec::problem(catalogue::TableProblem::only_watching, "You have no seat in this game.");
  return look_from(own->actor(), games, line, std::move(tell));
}

codec::Read<RemoteTable> RemoteTable::watch(tables::Games games, RoomLine& line, Tell tell) {
  return look_from(Actor::spectator(), games, line, std::move(tell));
}

codec::Read<RemoteTable> RemoteTable::look_from(Actor seat, tables::Games games, RoomLine& line,
                                                Tell tell) {
  const auto& room = line.room();
  const auto id = journal::TableId::parse(room.table.value_or(""));
  auto setup = tables::make_setup(games, room.game, room.options, holders_of(room),
                                  id.value_or(journal::TableId{}));
  if (!setup) return std::unexpected(setup.error());
  auto match = tables::start_match(games, *setup);
  if (!match) return std::unexpected(match.error());
  const bool has_seat = !seat.is_seat() || seat.seat_index() < (*match)->seats();
  if (!has_seat || room.seats.size() != (*match)->seats()) {
    return codec::problem(tables::LogProblem::other_rules,
                          "This program plays that game with other seats than the server: use the "
                          "program of the same version.");
  }
  RemoteTable table{std::move(*setup), std::move(*match), line, std::move(tell), seat};
  const auto end = RoomLine::Clock::now() + first_view_within;
  while (!table.take()) {
    if (const auto came = line.catch_up(glance); !came) return std::unexpected(came.error());
    if (RoomLine::Clock::now() > end) {
      return codec::problem(TerminalProblem::no_answer,
                            "The server does not show the game; try again.");
    }
  }
  table.skipped_ = false;  // whatever was before
  return table;
}

bool RemoteTable::is_mine(const protocol::Update& update) const {
  const Actor whose = update.seat ? update.seat->actor() : Actor::spectator();
  return update.round == round_ && whose == seat_;
}

// What is told again after a break is known by its time.
void RemoteTable::take(const std::vector<protocol::MovePlayed>& moves) {
  for (const auto& move : moves) {
    if (move.round != round_ || !is_seat(*match_, move.seat)) continue;
    const auto action = match_->parse_action_json(move.action.text);
    if (!action || !moves_known_.emplace(move.at, move.seat, move.action.text).second) continue;
    thoughts_.push_back({move.seat.actor(), *action, move.why});
  }
}

// The next view that was not seen yet, with the deeds that led to it; false where there is none.
bool RemoteTable::take() {
  while (const auto next = line_->next_shown()) {
    if (!is_mine(next->update)) continue;
    take(next->moves);
    auto seen = snapshot_of(*next, line_->room(), *match_);
    if (seen.number == seen_.number && seen.shows_the_same(seen_)) continue;
    skipped_ = skipped_ || seen.number > seen_.number + 1;
    seen_ = std::move(seen);
    revision_ = next->update.revision;
    return true;
  }
  return false;
}

TableTime RemoteTable::now() const { return TableTime{Millis{line_->table_now()}}; }

// The line wakes whoever waits for it; one that is broken has to be looked after.
std::optional<TableTime> RemoteTable::next_due() const {
  if (more_) return now();
  return line_->is_connected() ? std::nullopt : std::optional{now() + between_asks};
}

std::optional<Problem> RemoteTable::refusal(Actor, const catalogue::Action& action) const {
  const auto answer = line_->ask(protocol::CheckMove{action.json()});
  if (answer) return std::nullopt;
  return answer.error();
}

std::optional<Problem> RemoteTable::submit(const tables::Command& command) {
  const auto request = std::visit(ToRequest{}, command.what);
  if (!request) return request.error();
  const auto answer = line_->ask(*request);
  take();
  while (std::holds_alternative<tables::Close>(command.what) && !seen_.result && take()) {
  }
  // Whoever closes a table is sent away from it as well.
  const bool closed = std::holds_alternative<tables::Close>(command.what) && seen_.result;
  if (answer || closed) return std::nullopt;
  return answer.error();
}

void RemoteTable::tell_what_came() {
  for (const auto& news : line_->take_news()) tell_(news);
  for (const auto& message : line_->take_chat()) tell_(said(message));
}

// Why bots did what they did comes after the last view.
void RemoteTable::wait_for_thoughts() {
  const auto end = RoomLine::Clock::now() + thoughts_within;
  for (bool quiet = false; !quiet && RoomLine::Clock::now() < end;) {
    const auto came = line_->catch_up(glance);
    const bool over =
        line_->room().phase != protocol::Phase::playing || line_->room().round != round_;
    quiet = !came || (over && !*came);
  }
  take(line_->moves_played());
}

codec::Read<TableLink::Passed> RemoteTable::pass_time() {
  const auto came = line_->catch_up(RoomLine::Length{0});
  const bool anything = take();
  more_ = anything || came.value_or(false);
  const Passed passed{anything, std::exchange(skipped_, false)};
  tell_what_came();
  if (seen_.result) {
    if (!std::exchange(has_ended_, true)) wait_for_thoughts();
    return passed;
  }
  if (!came) return std::unexpected(came.error());
  const auto own = line_->own_seat();
  const bool sits = own && own->actor() == seat_;
  if (seat_.is_seat() && line_->room().round == round_ && !sits) {
    return codec::problem(TerminalProblem::seat_lost, "You no longer have that seat.");
  }
  return passed;
}

codec::Read<std::string> RemoteTable::aid(Actor, const std::string& name,
                                          const std::string& about) {
  return line_->ask(protocol::Aid{name, about.empty() ? std::nullopt : std::optional{about}});
}

std::optional<catalogue::BotMove> RemoteTable::hint(Actor seat) {
  const auto answer = aid(seat, "hint", "");
  if (!answer) {
    tell_(answer.error().sentence);
    return std::nullopt;
  }
  const auto json = codec::parse_json(*answer);
  if (!json || !json->is_object()) return std::nullopt;
  const auto* advised = json->as_object().if_contains("action");
  const auto* why = json->as_object().if_contains("why");
  if (advised == nullptr) return std::nullopt;
  const auto action = match_->parse_action_json(codec::json_text(*advised));
  if (!action) return std::nullopt;
  return catalogue::BotMove{
      .action = *action,
      .why = why != nullptr && why->is_string() ? cleaned(why->as_string()) : std::string{}};
}

bool RemoteTable::hears(std::string_view line) {
  codec::Words words{line};
  const std::string command = lower(words.next());
  if (command != "talk" && command != "team") return false;
  const std::string text{words.rest()};
  if (text.empty()) {
    tell_(fmt::format("Say something behind {}.", command));
    return true;
  }
  const auto answer = line_->ask(protocol::Chat{text, std::nullopt, command == "team"});
  if (!answer) tell_(answer.error().sentence);
  tell_what_came();
  return true;
}

std::string RemoteTable::help() const {
  return "talk and a text says something to everybody here, team and a text to your team alone.";
}

}  // namespace terminal
