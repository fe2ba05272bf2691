#include "terminal/room_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "codec/parse_problem.h"
#include "protocol/json.h"
#include "protocol/problems.h"
#include "terminal/terminal_problem.h"

namespace terminal {

using codec::Problem;
using codec::Read;
using protocol::Event;

namespace {

constexpr RoomLine::Length glance{50};
constexpr int most_at_once = 100;  // messages, so that whoever types is heard in between

std::int64_t since(RoomLine::Clock::time_point then) {
  return std::chrono::duration_cast<RoomLine::Length>(RoomLine::Clock::now() - then).count();
}

// What a server said in the body of its refusal, or at least that it refused.
Problem refusal_of(const client::Failure& failure) {
  if (const auto told = protocol::read_answer<protocol::Failure>(failure.body)) {
    return protocol::to_problem(told->refused);
  }
  const bool refused = failure.trouble == client::Trouble::refused;
  return {refused ? TerminalProblem::refused : TerminalProblem::no_server, failure.sentence, ""};
}

// A server that is about to restart, or is busy, will have us later.
bool is_final(const client::Failure& failure) {
  return failure.trouble == client::Trouble::bad_url ||
         (failure.status >= 400 && failure.status < 500 && failure.status != 429);
}

}  // namespace

RoomLine::RoomLine(client::Url base, std::string room, std::string token, Patience patience)
    : base_{std::move(base)},
      room_id_{std::move(room)},
      token_{std::move(token)},
      patience_{patience},
      wait_{patience.shortest_wait},
      own_ids_{fmt::format("{:x}", luck_())} {}

Read<RoomLine> RoomLine::open(client::Url base, std::string room, std::string token,
                              Patience patience) {
  RoomLine line{std::move(base), std::move(room), std::move(token), patience};
  line.begin_to_connect();
  while (line.socket_->is_opening()) line.waiting_ = line.socket_->receive(glance);
  if (line.socket_->failure()) return std::unexpected(refusal_of(*line.socket_->failure()));
  line.connected();
  const auto end = Clock::now() + patience.answer;
  while (line.room_.id.empty()) {
    if (const auto came = line.catch_up(glance); !came) return std::unexpected(came.error());
    if (Clock::now() > end) {
      return codec::problem(TerminalProblem::no_server,
                            fmt::format("{} opens its door and says nothing: is it a "
                                        "Liebrary server?",
                                        line.base_.text()));
    }
  }
  return line;
}

void RoomLine::begin_to_connect() {
  const auto path =
      fmt::format("api/rooms/{}/socket?round={}&number={}&seat={}", room_id_,
                  update_ ? update_->round.value() : 0, update_ ? update_->number.value() : 0,
                  update_ && update_->seat ? update_->seat->number() : 0);
  socket_ = client::Socket::begin(base_.below(path), token_, {.connect = patience_.connect});
}

void RoomLine::connected() {
  ++connections_;
  ping();
}

void RoomLine::ping() {
  next_ping_ = Clock::now() + patience_.between_pings;
  const auto now =
      std::chrono::duration_cast<Length>(Clock::now().time_since_epoch()).count();  // our own clock
  socket_->send(protocol::text(protocol::Message{fmt::format("{}-{}", own_ids_, ++last_id_),
                                                 protocol::Ping{now, latency_}}));
}

void RoomLine::lost() {
  socket_.reset();
  if (over_ || was_lost_) return;
  was_lost_ = true;
  wait_ = patience_.shortest_wait;
  next_try_ = Clock::now() + wait_;
  news_.emplace_back("The connection is lost; trying to connect again.");
}

// Goes on connecting, and waits for it no longer than that: whoever types is heard meanwhile. A
// part of the time between two tries is left to luck, so that a thousand clients do not all come in
// the same moment.
void RoomLine::mend(Length at_most) {
  if (over_) return;
  if (!socket_) {
    if (Clock::now() < next_try_) return;
    begin_to_connect();
  }
  waiting_ = socket_->receive(at_most);
  if (socket_->is_opening()) return;
  if (!socket_->failure()) return connected();
  if (is_final(*socket_->failure())) over_ = refusal_of(*socket_->failure());
  socket_.reset();
  wait_ = std::min(wait_ * 2, patience_.longest_wait);
  std::uniform_int_distribution<Length::rep> part{0, wait_.count() / 2};
  next_try_ = Clock::now() + wait_ - Length{part(luck_)};
}

struct RoomLine::Hears {
  RoomLine& line;

  void operator()(const protocol::Welcome& welcome) const {
    if (welcome.version != protocol::version) {
      line.over_ = Problem{TerminalProblem::other_version,
                           fmt::format("The server speaks version {} of the wire, and this program "
                                       "version {}: use the newer program.",
                                       welcome.version, protocol::version),
                           ""};
    }
    line.welcome_ = welcome;
    line.moves_played_.clear();  // all of them are sent again
    line.moves_to_show_.clear();
    if (std::exchange(line.was_lost_, false)) line.news_.emplace_back("Connected again.");
    line.wait_ = line.patience_.shortest_wait;
  }
  void operator()(const protocol::Room& room) const {
    if (room.round != line.room_.round) {
      std::erase_if(line.moves_played_, [&](const auto& move) { return move.round != room.round; });
    }
    line.room_ = room;
  }
  void operator()(const protocol::Update& update) const {
    if (!line.table_.take(update)) {
      line.needs_whole_ = true;
      return;
    }
    line.update_ = update;
    line.shown_.push_back({update, line.table_.table(), std::exchange(line.moves_to_show_, {})});
    if (line.shown_.size() > most_at_once) line.shown_.pop_front();
    line.table_then_ = update.now;
    line.resumes_at_ = update.resumes_at.value_or(0);
    line.then_ = Clock::now();
  }
  void operator()(const protocol::Answer& answer) const { line.answer_ = answer; }
  void operator()(const protocol::ChatMessage& message) const {
    if (message.number <= line.last_chat_) return;  // sent again after a break
    line.last_chat_ = message.number;
    line.chat_.push_back(message);
  }
  void operator()(const protocol::ChatErased&) const {}  // what was printed stays on the paper
  void operator()(const protocol::MovePlayed& move) const {
    line.moves_played_.push_back(move);
    line.moves_to_show_.push_back(move);
  }
  void operator()(const protocol::Pong& pong) const {
    const auto now = std::chrono::duration_cast<Length>(Clock::now().time_since_epoch()).count();
    line.latency_ = std::max<std::int64_t>(0, now - pong.sent);
    if (!pong.table_now) return;
    line.table_then_ = *pong.table_now + *line.latency_ / 2;
    line.then_ = Clock::now();
  }
  void operator()(const protocol::Bye& bye) const {
    if (protocol::is(bye.code, protocol::ServerProblem::draining)) return;
    line.over_ = protocol::to_problem(bye);
  }
};

std::optional<RoomLine::Shown> RoomLine::next_shown() {
  if (shown_.empty()) return std::nullopt;
  Shown next = std::move(shown_.front());
  shown_.pop_front();
  return next;
}

void RoomLine::take(const std::string& text) {
  const auto event = protocol::read_event(text);
  if (event) return std::visit(Hears{*this}, *event);
  if (event.error().code == codec::ParseProblem::unknown_name) return;  // of a kind that came later
  over_ = Problem{TerminalProblem::not_understood,
                  fmt::format("{} says what this program does not understand; is it a Liebrary "
                              "server? ({})",
                              base_.text(), event.error().sentence),
                  ""};
}

Read<bool> RoomLine::catch_up(Length at_most) {
  if (!is_connected()) {
    if (!socket_ || !socket_->is_opening()) lost();
    mend(at_most);
  }
  bool came = false;
  answer_.reset();  // that nobody waits for any more
  if (is_connected()) {
    if (Clock::now() >= next_ping_) ping();
    for (int i = 0; i < most_at_once && !answer_; ++i) {  // whoever waits for that looks first
      const auto text =
          waiting_ ? std::exchange(waiting_, {}) : socket_->receive(came ? Length{0} : at_most);
      if (!text) break;
      came = true;
      take(*text);
    }
    if (std::exchange(needs_whole_, false)) {
      update_.reset();  // a new connection is sent everything then
      socket_.reset();
    }
    if (!socket_ || !socket_->is_open()) lost();
  }
  if (over_ && !came) return std::unexpected(*over_);
  return came;
}

Read<std::string> RoomLine::ask(const protocol::Request& request) {
  if (was_lost_) {  // whoever types need not wait for it
    return codec::problem(TerminalProblem::not_connected,
                          "There is no connection just now; type that again when it is back.");
  }
  return ask_as(fmt::format("{}-{}", own_ids_, ++last_id_), request);
}

Read<std::string> RoomLine::ask_as(const std::string& id, const protocol::Request& request) {
  const auto text = protocol::text(protocol::Message{id, request});
  const auto end = Clock::now() + patience_.answer;
  std::uint32_t sent_over = 0;
  while (Clock::now() < end) {
    if (is_connected() && sent_over != connections_) {
      socket_->send(text);
      sent_over = connections_;
    }
    const auto came = catch_up(glance);
    const auto answer = std::exchange(answer_, std::nullopt);
    if (answer && answer->id == id) {
      if (answer->refused) {
        return std::unexpected(protocol::to_problem(*answer->refused));
      }
      return answer->aid ? answer->aid->text : std::string{};
    }
    if (!came) return std::unexpected(came.error());
    if (!is_connected()) std::this_thread::sleep_for(glance);
  }
  return codec::problem(
      TerminalProblem::no_answer,
      "The server has not answered. Whether that was done shows when it is back.");
}

std::optional<protocol::Seat> RoomLine::own_seat() const {
  for (std::size_t i = 0; i < room_.seats.size(); ++i) {
    if (room_.seats[i].member == welcome_.member) return protocol::Seat::from_index(i);
  }
  return std::nullopt;
}

bool RoomLine::is_host() const {
  const auto me = std::ranges::find(room_.members, welcome_.member, &protocol::MemberShown::member);
  return me != room_.members.end() && me->host;
}

std::int64_t RoomLine::stands_for() const {
  return std::max<std::int64_t>(0, resumes_at_ - table_then_ - since(then_));
}

std::int64_t RoomLine::table_now() const {
  return std::max(table_then_ + since(then_), resumes_at_);
}

}  // namespace terminal
