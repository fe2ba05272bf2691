#include "load/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "load/scan.h"
#include "protocol/json.h"
#include "protocol/problems.h"

namespace load {
namespace {

using std::chrono::milliseconds;

// A seat that sees nothing of a move is told nothing: after so long we stop waiting for it.
constexpr milliseconds unseen_after{1000};
constexpr milliseconds again_after{100};

float ms_since(Clock::time_point start) {
  return std::chrono::duration<float, std::milli>(Clock::now() - start).count();
}

}  // namespace

std::string MoveId::text() const { return fmt::format("t{}-{}", table, move); }

std::optional<MoveId> MoveId::parse(std::string_view text) {
  MoveId id{};
  const auto* end = text.data() + text.size();
  if (!text.starts_with('t')) return std::nullopt;
  const auto first = std::from_chars(text.data() + 1, end, id.table);
  if (first.ec != std::errc{} || first.ptr == end || *first.ptr != '-') return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, id.move);
  return second.ec == std::errc{} && second.ptr == end ? std::optional{id} : std::nullopt;
}

Table::Table(Setting& setting, const Game& game, std::size_t number,
             std::vector<std::string> tokens)
    : setting_{setting}, game_{game}, number_{number} {
  for (auto& token : tokens) seats_.push_back({.token = std::move(token)});
}

bool Table::all_are_open() const { return std::ranges::all_of(seats_, &Seat::is_open); }

bool Table::all_are_over() const {
  return std::ranges::all_of(seats_, [](const Seat& seat) { return seat.table.is_over(); });
}

std::string Table::own_id(std::string_view what) {
  return fmt::format("{}{}-{}", what, number_, ++asked_);
}

void Table::make(std::function<void()> made, std::function<void(std::string)> failed) {
  made_ = std::move(made);
  failed_ = std::move(failed);
  const protocol::NewRoom wish{.game = game_.wanted->game->name,
                               .options = game_.wanted->options,
                               .seats = {"me"},
                               .settings = {}};
  setting_.swarm.request({.method = "POST",
                          .url = setting_.server.below("api/rooms"),
                          .body = protocol::text(wish),
                          .cookie = seats_.front().token},
                         [this](std::expected<client::Response, client::Failure> answer) {
                           if (!answer) return failed_(answer.error().sentence);
                           const auto room =
                               protocol::read_answer<protocol::RoomMade>(answer->body);
                           if (!room) return failed_("No room was made: " + answer->body);
                           room_ = room->id;
                           for (std::size_t i = 0; i < seats_.size(); ++i) connect(i);
                         });
}

void Table::connect(std::size_t number) {
  auto& seat = seats_[number];
  seat.line = setting_.swarm.connect(
      setting_.server.below("api/rooms/" + room_ + "/socket"), seat.token,
      {.failed =
           [this, number](const client::Failure& failure) {
             if (made_ && failed_) return failed_(failure.sentence);
             connect_later(number);
           },
       .opened =
           [this, number] {
             auto& open = seats_[number];
             open.is_open = true;
             if (open.asked) return send(open);
             if (made_ && all_are_open()) sit_down();
           },
       .received = [this, number](std::string text) { hear(number, std::move(text)); },
       .closed =
           [this, number](const client::Ended&) {
             ++setting_.tally.broken;
             seats_[number].is_open = false;
             seats_[number].updates = 0;
             if (move_) move_->is_undisturbed = false;
             connect_later(number);
           }});
}

void Table::connect_later(std::size_t seat) {
  if (!setting_.connects) return;
  const auto pause = again_after / 2 + milliseconds{setting_.luck.below(again_after.count())};
  setting_.swarm.after(pause, [this, seat] {
    if (setting_.connects) connect(seat);
  });
}

void Table::ask(std::size_t number, std::string id, const protocol::Request& request,
                std::function<void(const std::optional<std::string>&)> answered) {
  auto& seat = seats_[number];
  auto text = protocol::text(protocol::Message{id, request});
  seat.asked = {std::move(id), std::move(text), std::move(answered)};
  send(seat);
}

void Table::send(Seat& seat) {
  if (!seat.is_open) return;
  setting_.tally.sent += seat.asked->text.size();
  setting_.swarm.send(seat.line, seat.asked->text);
}

void Table::sit_down() {
  if (seats_.size() == 1) return begin();
  for (std::size_t i = 1; i < seats_.size(); ++i) {
    ask(i, own_id("s"), protocol::Sit{core::Seat::from_index(i)}, [this](const auto& refused) {
      if (refused) return failed_("A seat was refused: " + *refused);
      if (++seated_ == seats_.size()) begin();
    });
  }
}

void Table::begin() {
  ask(0, own_id("b"), protocol::Start{}, [this](const auto& refused) {
    if (refused) failed_("The start was refused: " + *refused);
  });
}

void Table::hear(std::size_t number, std::string text) {
  setting_.tally.received += text.size();
  const auto event = JsonMembers{text}.next();
  if (!event) return;
  if (event->name == "update") return hear_update(seats_[number], text);
  if (event->name == "answer") hear_answer(seats_[number], event->value);
}

// Who lacks what a difference builds on gets everything on a new line.
void Table::hear_update(Seat& seat, std::string_view text) {
  const auto event = protocol::read_event(text);
  const auto* update = event ? std::get_if<protocol::Update>(&*event) : nullptr;
  if (update == nullptr || !seat.table.take(*update)) {
    ++setting_.tally.refusals["update_does_not_follow"];
    return setting_.swarm.close(seat.line);
  }
  if (update->round < seat.round) rematched_ = {};  // a server that was restored is behind us
  seat.round = update->round;
  seat.revision = update->revision;
  ++seat.updates;
  if (made_ && std::ranges::all_of(seats_, [](const Seat& each) { return each.updates > 0; })) {
    std::exchange(made_, nullptr)();
  }
  look();
}

void Table::hear_answer(Seat& seat, std::string_view answer) {
  std::string_view id;
  std::optional<std::string> refused;
  JsonMembers members{answer};
  while (const auto member = members.next()) {
    if (member->name == "id") id = unquoted(member->value);
    if (member->name == "refused") refused = hear_refusal(member->value);
  }
  if (!seat.asked || seat.asked->id != id) return;
  if (refused && protocol::is(*refused, protocol::RoomProblem::cannot_save)) {
    // Nothing has happened: once more, under the same id.
    return setting_.swarm.after(again_after, [this, &seat, was = std::string{id}] {
      if (seat.asked && seat.asked->id == was) send(seat);
    });
  }
  const auto answered = std::move(seat.asked->answered);
  seat.asked.reset();
  answered(refused);
}

// Its code.
std::string Table::hear_refusal(std::string_view refusal) {
  std::string code;
  JsonMembers members{refusal};
  while (const auto member = members.next()) {
    if (member->name == "code") code = unquoted(member->value);
    if (member->name == "sentence") setting_.tally.sentences[code] = unquoted(member->value);
  }
  ++setting_.tally.refusals[code];
  return code;
}

void Table::play() { next(); }

void Table::look() {
  const bool told = std::ranges::all_of(seats_, [](const Seat& seat) { return seat.updates > 0; });
  const bool alike = std::ranges::all_of(
      seats_, [&](const Seat& seat) { return seat.updates == seats_.front().updates; });
  if (told && alike) is_settled_ = true;
  if (move_ && move_->is_answered && (told || is_settled_)) finish_move();
  if (!is_settled_) return look_later();
  if (!move_) next();
}

void Table::look_later() {
  if (looks_later_ || (move_ && !move_->is_answered)) return;
  looks_later_ = true;
  setting_.swarm.after(unseen_after, [this, number = move_number_] {
    looks_later_ = false;
    if (number == move_number_ && all_are_open()) is_settled_ = true;
    look();
  });
}

void Table::finish_move() {
  const bool seen = std::ranges::all_of(seats_, [](const Seat& seat) { return seat.updates > 0; });
  auto& tally = setting_.tally;
  ++moves_;
  ++tally.moves;
  if (!seen) ++tally.unseen;
  if (seen && move_->is_undisturbed) tally.told_ms.push_back(ms_since(move_->sent));
  --setting_.moving;
  move_.reset();
}

void Table::next() {
  if (is_thinking_ || !setting_.plays) return;
  is_thinking_ = true;
  const auto go = [this] {
    is_thinking_ = false;
    if (!setting_.plays || move_ || !is_settled_ || !all_are_open()) return;
    const auto round = seats_.front().round;
    if (!std::ranges::all_of(seats_, [&](const Seat& seat) { return seat.round == round; })) return;
    if (all_are_over()) return rematch();
    const auto first = setting_.luck.below(seats_.size());
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      const auto seat = (first + i) % seats_.size();
      if (seats_[seat].table.has_offers()) return move(seat);
    }
  };
  if (setting_.think.count() == 0) return go();
  const auto most = static_cast<std::uint64_t>(setting_.think.count());
  setting_.swarm.after(setting_.think / 2 + milliseconds{setting_.luck.below(most + 1)}, go);
}

void Table::rematch() {
  const auto round = seats_.front().round;
  if (rematched_ == round || seats_.front().asked) return;
  rematched_ = round;
  ++setting_.tally.games;
  ask(0, own_id("r"), protocol::Rematch{}, [this](const auto& refused) {
    if (refused) rematched_ = {};
    look_later();
  });
}

void Table::move(std::size_t number) {
  auto& seat = seats_[number];
  const auto chosen = game_.start->tools().random_action(seat.table.view(), setting_.luck);
  if (!chosen) {
    ++setting_.tally.refusals["no_move"];
    return;
  }
  for (auto& each : seats_) each.updates = 0;
  is_settled_ = false;
  move_ = {++move_number_, Clock::now()};
  ++setting_.moving;
  ask(number, MoveId{number_, move_number_}.text(), protocol::Play{chosen->json(), seat.revision},
      [this](const auto& refused) { moved(refused); });
}

void Table::moved(const std::optional<std::string>& refused) {
  if (refused) {  // it did not happen; look again before the next
    --setting_.moving;
    move_.reset();
    return look_later();
  }
  acknowledged_.push_back(move_->number);
  if (move_->is_undisturbed) setting_.tally.answered_ms.push_back(ms_since(move_->sent));
  move_->is_answered = true;
  look();
}

}  // namespace load
