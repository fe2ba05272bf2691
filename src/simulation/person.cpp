#include "simulation/person.h"

#include <fmt/format.h>

#include <algorithm>

#include "protocol/problems.h"
#include "simulation/violation.h"

namespace simulation {
namespace {

using protocol::RoomProblem;
using protocol::ServerProblem;

constexpr std::int64_t answer_within_ms = 20'000;
constexpr std::size_t most_pending = 3;

std::uint32_t seat_number(std::optional<Seat> seat) { return seat ? seat->number() : 0; }

}  // namespace

Person::Person(Town& town, Company& company, std::string name, std::string address, bool founds)
    : town_{town},
      company_{company},
      name_{std::move(name)},
      address_{std::move(address)},
      founds_{founds} {}

void Person::live() {
  town_.clock.after(town_.between(100, 20'000), [this] { act(); });
}

// A person's pace: mostly some seconds, now and then a while.
void Person::act() {
  const auto pause =
      town_.chance(60) ? town_.between(30'000, 90'000) : town_.between(3'000, 20'000);
  town_.clock.after(pause, [this] { act(); });
  if (is_asking_ || town_.is_still) return;
  if (token_.empty()) return be_somebody();
  if (company_.room.empty()) {
    if (founds_ && !company_.is_making) found_a_room();
    return;
  }
  if (!founds_ && !knows_the_way_) return follow();
  if (at_ != company_.room) leave();
  if (tabs_.empty()) return open_a_tab();
  if (some_open_tab() == 0) return;
  if (tabs_.size() == 1 && town_.chance(15)) {
    town_.counts.add("second tab");
    open_a_tab();
  } else if (tabs_.size() > 1 && town_.chance(30)) {
    town_.wire.hang_up(tabs_.back().id);
    tabs_.pop_back();
  }
  send_again(answer_within_ms);
  if (pending_.size() < most_pending) choose();
}

// ---- Who, and where.

void Person::be_somebody() {
  is_asking_ = true;
  ask_to_be_a_guest(town_, name_, address_, [this](std::optional<std::string> token) {
    is_asking_ = false;
    if (!token) return;
    token_ = std::move(*token);
    person_ = town_.witness.person_of(token_);
    if (person_.empty()) throw Violation{"acknowledged_means_durable", "a guest: " + name_};
  });
}

void Person::be_somebody_else() {
  leave();
  token_.clear();
  person_.clear();
  turned_away_ = 0;
  ++lives_;
}

void Person::leave() {
  for (const auto& each : tabs_) town_.wire.hang_up(each.id);
  tabs_.clear();
  pending_.clear();
  room_.reset();
  who_.reset();
  latest_.reset();
  last_done_.clear();
  at_ = company_.room;
}

void Person::forget_the_room() {
  leave();
  knows_the_way_ = false;
  if (founds_) {
    company_.room.clear();
    company_.code.clear();
  }
}

void Person::found_a_room() {
  is_asking_ = company_.is_making = true;
  town_.wire.ask(
      {"POST", "/api/rooms", "", protocol::text(wished_room()), caller_from(address_, token_)},
      [this](const std::optional<HttpResponse>& answer) {
        is_asking_ = company_.is_making = false;
        if (!answer) return;
        const auto made = protocol::read_answer<protocol::RoomMade>(answer->body);
        if (answer->status != 200 || !made) {
          if (answer->status == 401 && ++turned_away_ > 4) be_somebody_else();
          return;
        }
        town_.witness.made_room(made->id);
        town_.counts.add("room made");
        company_.room = made->id;
        company_.code = made->code.value_or("");
      });
}

// By the code that was called across the room, else by the link.
void Person::follow() {
  knows_the_way_ = true;
  if (company_.code.empty()) return;
  is_asking_ = true;
  town_.wire.ask({"GET", "/api/rooms/code/" + company_.code, "", "", caller_from(address_, token_)},
                 [this, wanted = company_.room](const std::optional<HttpResponse>& answer) {
                   is_asking_ = false;
                   if (!answer || answer->status != 200) return;
                   town_.counts.add("found by code");
                   const auto found = protocol::read_answer<protocol::RoomFound>(answer->body);
                   if (!found || found->id != wanted) {
                     throw Violation{"a_code_leads_to_its_room", answer->body};
                   }
                 });
}

// ---- Connections.

Person::Tab* Person::tab(ConnectionId id) {
  const auto found = std::ranges::find(tabs_, id, &Tab::id);
  return found == tabs_.end() ? nullptr : &*found;
}

ConnectionId Person::some_open_tab() const {
  std::vector<ConnectionId> open;
  for (const auto& each : tabs_) {
    if (each.is_open) open.push_back(each.id);
  }
  return open.empty() ? 0 : open[town_.luck.below(open.size())];
}

void Person::open_a_tab() {
  Tab opening;
  if (tabs_.empty() && latest_) {  // what it has it need not get again
    opening.knows = latest_;
    town_.counts.add("resumed");
  }
  const auto& knows = *opening.knows;
  opening.id =
      town_.wire.dial(*this, {"GET", "/api/rooms/" + at_ + "/socket",
                              fmt::format("round={}&number={}&seat={}", knows.round.value(),
                                          knows.number.value(), seat_number(knows.seat)),
                              "", caller_from(address_, token_)});
  tabs_.push_back(opening);
}

void Person::opened(ConnectionId id) {
  auto* mine = tab(id);
  if (mine == nullptr) return town_.wire.hang_up(id);
  mine->is_open = true;
  turned_away_ = 0;
  send_again(0);
}

void Person::refused(ConnectionId id, const HttpResponse& why) {
  std::erase_if(tabs_, [&](const Tab& each) { return each.id == id; });
  const auto told = protocol::read_answer<protocol::Failure>(why.body);
  if (!told) return;
  const auto code = protocol::problem_code(told->refused.code);
  if (code == ServerProblem::no_such_room) {
    throw Violation{"acknowledged_means_durable", "room " + at_};
  }
  if (code == RoomProblem::kicked) be_somebody_else();
  if (code == RoomProblem::closed) forget_the_room();
  if (code == ServerProblem::who_are_you && ++turned_away_ > 4) be_somebody_else();
  if (code == RoomProblem::must_ask) {
    town_.wire.ask({"POST", "/api/rooms/" + at_ + "/ask", "", "{}", caller_from(address_, token_)},
                   [](const auto&) {});
  }
  const bool is_shut_out = code == RoomProblem::locked || code == RoomProblem::not_let_in ||
                           code == RoomProblem::must_ask || code == RoomProblem::has_asked;
  if (is_shut_out && ++turned_away_ > 8) forget_the_room();
  if (code == RoomProblem::no_spectators && ++turned_away_ > 4 && founds_) forget_the_room();
}

void Person::lost(ConnectionId id) {
  std::erase_if(tabs_, [&](const Tab& each) { return each.id == id; });
  if (!tabs_.empty()) return;
  town_.clock.after(town_.between(50, 4'000), [this] {
    if (tabs_.empty() && !token_.empty() && !at_.empty() && at_ == company_.room) open_a_tab();
  });
}

void Person::drop_everything(bool forgets) {
  if (tabs_.empty()) return;
  if (forgets) latest_.reset();
  for (const auto& each : tabs_) town_.wire.hang_up(each.id);
  tabs_.clear();
  open_a_tab();
}

// ---- Asking.

void Person::ask(const protocol::Request& request) {
  const auto through = some_open_tab();
  if (through == 0) return;
  const protocol::Message message{fmt::format("{}-{}-{}", name_, lives_, ++asked_), request};
  town_.witness.asks(person_, at_, message);
  auto text = protocol::text(message);
  town_.wire.say(through, text);
  if (std::holds_alternative<protocol::Ping>(request)) return;  // has an answer of its own
  const auto [sent, is_new] =
      pending_.emplace(message.id, Pending{std::move(text), town_.clock.now(), town_.clock.now()});
  if (town_.chance(30)) {  // the same again, in the same breath
    town_.counts.add("sent twice at once");
    town_.wire.say(through, sent->second.text);
  }
}

void Person::send_again(std::int64_t older_than_ms) {
  const auto through = some_open_tab();
  if (through == 0) return;
  for (auto& [id, each] : pending_) {
    if (town_.clock.now() - each.sent < older_than_ms) continue;
    town_.counts.add("sent again");
    each.sent = town_.clock.now();
    town_.wire.say(through, each.text);
  }
}

// ---- Hearing.

void Person::heard(ConnectionId id, const protocol::Event& event) {
  auto* mine = tab(id);
  if (mine == nullptr) return;
  if (const auto* told = std::get_if<protocol::Welcome>(&event)) who_ = told->member;
  if (const auto* told = std::get_if<protocol::Room>(&event)) room_ = *told;
  if (const auto* told = std::get_if<protocol::Update>(&event)) take(*mine, *told);
  if (const auto* told = std::get_if<protocol::Answer>(&event)) {
    if (told->id.empty()) return;
    town_.witness.answered(person_, *told);
    const auto sent = pending_.extract(told->id);
    if (sent && !told->refused) last_done_ = sent.mapped().text;
    const bool unsaved =
        told->refused && protocol::is(told->refused->code, RoomProblem::cannot_save);
    town_.counts.add(!told->refused ? "done" : unsaved ? "told: cannot save" : "refused");
  }
  if (const auto* told = std::get_if<protocol::Bye>(&event)) {
    town_.counts.add("bye: " + told->code);
    const auto code = protocol::problem_code(told->code);
    if (code == RoomProblem::kicked || code == RoomProblem::erased) return be_somebody_else();
    if (code == RoomProblem::closed) forget_the_room();
  }
}

void Person::take(Tab& mine, const protocol::Update& update) {
  auto& knows = *mine.knows;
  if (!knows.table.take(update)) {
    throw Violation{"differences_lead_to_the_view",
                    fmt::format("room {}, {}: number {} does not follow from {}", at_, name_,
                                update.number.value(), knows.number.value())};
  }
  knows.round = update.round;
  knows.number = update.number;
  knows.seat = update.seat;
  knows.revision = update.revision;
  latest_ = mine.knows;
}

void Person::check_at_rest() const {
  for (const auto& [id, each] : pending_) {
    if (some_open_tab() == 0) break;
    if (town_.clock.now() - each.first > 6 * answer_within_ms) {
      throw Violation{"no_answer_stays_out", fmt::format("room {}: {}", at_, each.text)};
    }
  }
  const auto* kept = town_.witness.room(at_);
  if (kept == nullptr || kept->phase != server::Phase::playing) return;
  for (const auto& each : tabs_) {
    if (each.is_open) check_knowledge(*each.knows, *kept);
  }
}

void Person::check_knowledge(const Knowledge& knows, const server::RoomState& room) const {
  const auto* member = room.member_of(person_);
  const auto* log = town_.witness.shadow(room.table);
  if (member == nullptr || log == nullptr) return;
  const auto seat = room.seat_of(member->who);
  if (!seat && !room.settings.spectators) return;
  const auto viewer = seat ? seat->actor() : core::Actor::spectator();
  const auto is = log->number(viewer);
  if (knows.round != room.round || knows.seat != seat || knows.number != is) {
    throw Violation{
        "everybody_is_told_everything",
        fmt::format("room {}, {}: has round {}, seat {}, number {}; is {}, {}, {}", at_, name_,
                    knows.round.value(), seat_number(knows.seat), knows.number.value(),
                    room.round.value(), seat_number(seat), is.value())};
  }
  if (!knows.table.equals(log->state_for(viewer).table)) {
    throw Violation{
        "differences_lead_to_the_view",
        fmt::format("room {}, {}: number {}, and knows something else", at_, name_, is.value())};
  }
}

}  // namespace simulation
