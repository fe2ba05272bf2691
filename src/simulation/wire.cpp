#include "simulation/wire.h"

#include <algorithm>
#include <utility>

#include "simulation/violation.h"

namespace simulation {
namespace {

constexpr std::size_t frame_head = 4;
constexpr std::uint64_t server_notices_ms = 45'000, client_notices_ms = 20'000;
constexpr std::int64_t request_timeout_ms = 15'000;

}  // namespace

Wire::Wire(Clockwork& clock, core::Generator& luck, Trace& trace, Counts& counts)
    : clock_{clock}, luck_{luck}, trace_{trace}, counts_{counts} {}

Wire::Line* Wire::find(ConnectionId id) {
  const auto found = lines_.find(id);
  return found == lines_.end() ? nullptr : &found->second;
}

// Frames of one way do not overtake each other.
std::int64_t Wire::arrival(std::int64_t& latest) {
  const auto takes =
      least_ms +
      static_cast<std::int64_t>(luck_.below(static_cast<std::uint64_t>(most_ms - least_ms + 1)));
  latest = std::max(latest, clock_.now() + takes);
  return latest - clock_.now();
}

bool Wire::passes(std::uint64_t& left, std::size_t bytes) {
  const auto whole = bytes + frame_head;
  if (left == no_end) return true;
  if (left < whole) {
    if (left > 0) counts_.add("frame cut in two");
    left = 0;
    return false;
  }
  left -= whole;
  return true;
}

// ---- A connection's beginning.

ConnectionId Wire::dial(Ear& ear, HttpRequest request) {
  const auto id = ++last_;
  auto& line = lines_[id];
  line.ear = &ear;
  line.request = std::move(request);
  clock_.after(arrival(line.up_at), [this, id] {
    auto* called = find(id);
    if (called == nullptr || called->up_left == 0) return;
    std::optional<HttpResponse> no;
    if (service_ == nullptr) {
      no = HttpResponse{.status = 502, .body = ""};
    } else {
      no = service_->wants_socket(called->request);
    }
    trace_.note(clock_.now(), "dial", id, called->request.path);
    if (!no) {
      called->at_server = true;
      clock_.after(arrival(called->down_at), [this, id] {
        auto* mine = find(id);
        if (mine == nullptr || !mine->at_client || mine->down_left == 0) return;
        mine->is_open = true;
        mine->ear->opened(id);
      });
      if (listener_ != nullptr) listener_->opens(id, called->request, called->ear);
      service_->opened(id, called->request);
      return;
    }
    clock_.after(arrival(called->down_at), [this, id, no = std::move(*no)] {
      const auto gone = lines_.extract(id);
      if (gone && gone.mapped().at_client) gone.mapped().ear->refused(id, no);
    });
  });
  return id;
}

// ---- Up.

void Wire::say(ConnectionId id, std::string text) {
  auto* line = find(id);
  if (line == nullptr || !line->at_client || !passes(line->up_left, text.size())) return;
  clock_.after(arrival(line->up_at), [this, id, text = std::move(text)] {
    const auto* at = find(id);
    if (at == nullptr || !at->at_server || at->is_closing || service_ == nullptr) return;
    trace_.note(clock_.now(), "up", id, text);
    service_->received(id, text);
  });
}

void Wire::hang_up(ConnectionId id) {
  auto* line = find(id);
  if (line == nullptr || !line->at_client) return;
  line->at_client = false;
  clock_.after(arrival(line->up_at), [this, id] { server_loses(id); });
}

// ---- Down.

Told Wire::parsed(const Frame& frame) {
  if (latest_.first && (latest_.first == frame || *latest_.first == *frame)) return latest_.second;
  auto event = protocol::read_event(*frame);
  if (!event) throw Violation{"the_wire_is_well_formed", event.error().sentence + " " + *frame};
  latest_ = {frame, std::make_shared<const protocol::Event>(std::move(*event))};
  return latest_.second;
}

bool Wire::send(ConnectionId id, Frame frame) {
  auto* line = find(id);
  if (line == nullptr || !line->at_server || line->is_closing) return false;
  if (line->reads_slowly && !line->outbox.empty() &&
      line->outbox_bytes + frame->size() > line->outbox_most) {
    line->has_refused = true;
    counts_.add("outbox full");
    if (listener_ != nullptr) listener_->refuses(id);
    return false;
  }
  auto told = parsed(frame);
  if (listener_ != nullptr) listener_->sends(id, *told);
  if (line->reads_slowly) {
    line->outbox_bytes += frame->size();
    line->outbox.emplace_back(std::move(frame), std::move(told));
  } else {
    deliver(id, *line, std::move(frame), std::move(told));
  }
  return true;
}

void Wire::deliver(ConnectionId id, Line& line, Frame frame, Told told) {
  if (!passes(line.down_left, frame->size())) return;
  ++under_way_;
  clock_.after(arrival(line.down_at), [this, id, frame = std::move(frame), told = std::move(told)] {
    --under_way_;
    const auto* at = find(id);
    if (at == nullptr || !at->at_client || !at->is_open) return;
    trace_.note(clock_.now(), "down", id, *frame);
    at->ear->heard(id, *told);
  });
}

void Wire::read_slowly(ConnectionId id, std::size_t outbox_bytes, std::int64_t for_ms) {
  auto* line = find(id);
  if (line == nullptr || line->reads_slowly) return;
  counts_.add("slow reader");
  line->reads_slowly = true;
  line->outbox_most = outbox_bytes;
  clock_.after(for_ms, [this, id] { read_on(id); });
}

void Wire::read_on(ConnectionId id) {
  auto* line = find(id);
  if (line == nullptr) return;
  line->reads_slowly = false;
  line->outbox_bytes = 0;
  for (auto& [frame, told] : std::exchange(line->outbox, {})) {
    deliver(id, *line, std::move(frame), std::move(told));
  }
  if (std::exchange(line->has_refused, false) && line->at_server && !line->is_closing &&
      service_ != nullptr) {
    service_->drained(id);
  }
}

// ---- A connection's end.

void Wire::close(ConnectionId id, std::uint16_t, std::string reason) {
  auto* line = find(id);
  if (line == nullptr || !line->at_server || std::exchange(line->is_closing, true)) return;
  trace_.note(clock_.now(), "close", id, reason);
  if (line->reads_slowly) read_on(id);
  const bool arrives = passes(line->down_left, 0);
  clock_.after(arrival(line->down_at), [this, id, arrives] {
    if (arrives) client_loses(id);
    server_loses(id);
  });
}

void Wire::cut(ConnectionId id, Way way, std::uint64_t after_bytes) {
  auto* line = find(id);
  if (line == nullptr) return;
  counts_.add(way == Way::up ? "cut upwards" : "cut downwards");
  auto& left = way == Way::up ? line->up_left : line->down_left;
  left = std::min(left, after_bytes);  // a stream that was cut before does not go on
  clock_.after(static_cast<std::int64_t>(luck_.below(server_notices_ms)),
               [this, id] { server_loses(id); });
  clock_.after(static_cast<std::int64_t>(luck_.below(client_notices_ms)),
               [this, id] { client_loses(id); });
}

void Wire::server_loses(ConnectionId id) {
  auto* line = find(id);
  if (line == nullptr) return;
  if (std::exchange(line->at_server, false)) {
    if (line->at_client) counts_.add("half open at the client");
    trace_.note(clock_.now(), "closed", id, "");
    if (service_ != nullptr) service_->closed(id);
    if (listener_ != nullptr) listener_->ends(id);
  }
  // Whoever still holds the other end hears of it in the end.
  if (line->at_client) {
    clock_.after(static_cast<std::int64_t>(luck_.below(client_notices_ms)),
                 [this, id] { client_loses(id); });
  }
  forget_if_gone(id);
}

void Wire::client_loses(ConnectionId id) {
  auto* line = find(id);
  if (line == nullptr) return;
  if (std::exchange(line->at_client, false)) {
    if (line->at_server && !line->is_closing) counts_.add("half open at the server");
    trace_.note(clock_.now(), "lost", id, "");
    line->ear->lost(id);
    line = find(id);
    if (line == nullptr) return;
  }
  if (line->at_server) {
    clock_.after(static_cast<std::int64_t>(luck_.below(server_notices_ms)),
                 [this, id] { server_loses(id); });
  }
  forget_if_gone(id);
}

void Wire::forget_if_gone(ConnectionId id) {
  const auto* line = find(id);
  if (line != nullptr && !line->at_client && !line->at_server) lines_.erase(id);
}

void Wire::crash() {
  service_ = nullptr;
  for (auto& [id, line] : lines_) {
    if (std::exchange(line.at_server, false) && listener_ != nullptr) listener_->ends(id);
    line.outbox.clear();
    clock_.after(static_cast<std::int64_t>(luck_.below(client_notices_ms)), [this, id = id] {
      client_loses(id);
      forget_if_gone(id);
    });
  }
  for (auto& [number, answer] : std::exchange(asking_, {})) {
    clock_.after(100, [answer = std::move(answer)] { answer(std::nullopt); });
  }
}

std::vector<ConnectionId> Wire::open() const {
  std::vector<ConnectionId> all;
  for (const auto& [id, line] : lines_) {
    if (line.at_server && line.at_client) all.push_back(id);
  }
  return all;
}

// ---- Requests.

void Wire::ask(HttpRequest request,
               std::function<void(const std::optional<HttpResponse>&)> answer) {
  const bool lost = requests_lost_ > 0 && luck_.below(1000) < requests_lost_;
  const bool answer_lost = !lost && requests_lost_ > 0 && luck_.below(1000) < requests_lost_;
  if (lost || answer_lost) counts_.add(lost ? "request lost" : "answer lost");
  std::int64_t none = 0;
  clock_.after(arrival(none),
               [this, request = std::move(request), answer = std::move(answer), lost, answer_lost] {
                 if (lost || service_ == nullptr) {
                   clock_.after(lost ? request_timeout_ms : 50, [answer] { answer(std::nullopt); });
                   return;
                 }
                 trace_.note(clock_.now(), request.method, 0, request.path);
                 const auto number = ++requests_;
                 asking_[number] = answer;
                 service_->request(request, [this, number, answer_lost](HttpResponse got) {
                   const auto asked = asking_.extract(number);
                   if (!asked) {
                     throw Violation{"each_request_is_answered_once", got.body};
                   }
                   trace_.note(clock_.now(), "answer", got.status, got.body);
                   std::int64_t back = 0;
                   clock_.after(answer_lost ? request_timeout_ms : arrival(back),
                                [answer = asked.mapped(), got = std::move(got), answer_lost] {
                                  answer(answer_lost ? std::nullopt : std::optional{got});
                                });
                 });
               });
}

}  // namespace simulation
