#include "simulation/vandal.h"

#include <fmt/format.h>

#include "protocol/problems.h"
#include "simulation/violation.h"

namespace simulation {

Vandal::Vandal(Town& town, const std::vector<std::unique_ptr<Company>>& companies, std::string name,
               std::string address)
    : town_{town}, companies_{companies}, name_{std::move(name)}, address_{std::move(address)} {}

void Vandal::live() {
  town_.clock.after(town_.between(100, 5'000), [this] { act(); });
}

void Vandal::act() {
  town_.clock.after(town_.between(2'000, 30'000), [this] { act(); });
  if (is_asking_) return;
  if (town_.is_calm) return leave();  // they may sit by consent, and others wait for them
  if (token_.empty()) return be_somebody();
  if (town_.chance(200)) return guess();
  if (id_ == 0) return break_in();
  if (!is_open_) return;
  if (town_.chance(50)) return leave();
  make_noise();
}

void Vandal::leave() {
  if (!is_open_) return;
  town_.wire.hang_up(id_);
  id_ = 0;
  is_open_ = false;
}

void Vandal::be_somebody() {
  is_asking_ = true;
  ask_to_be_a_guest(town_, name_, address_, [this](std::optional<std::string> token) {
    is_asking_ = false;
    if (!token) return;
    token_ = std::move(*token);
    person_ = town_.witness.person_of(token_);
  });
}

void Vandal::break_in() {
  room_ = companies_[town_.luck.below(companies_.size())]->room;
  if (room_.empty()) return;
  is_open_ = false;
  id_ = town_.wire.dial(*this, {"GET", "/api/rooms/" + room_ + "/socket",
                                "round=99&number=7&seat=1", "", caller_from(address_, token_)});
}

void Vandal::guess() {
  const auto turned_away = [this](std::string_view what) {
    return [this, what = std::string{what}](const std::optional<HttpResponse>& answer) {
      if (!answer) return;
      town_.counts.add(what);
      if (answer->status < 400) {
        throw Violation{"strangers_stay_out", what + ": " + answer->body};
      }
    };
  };
  switch (town_.luck.below(5)) {
    case 0:
      return town_.wire.ask(
          {"GET", fmt::format("/api/rooms/code/ZZ{:03}", town_.luck.below(1000)), "", "",
           caller_from(address_, token_)},
          [this](const auto& answer) {
            if (answer) town_.counts.add(answer->status == 429 ? "codes limited" : "wrong code");
          });
    case 1:
      return town_.wire.ask({"GET", "/api/me/export", "", "",
                             caller_from(address_, fmt::format("{:043}", town_.luck.next()))},
                            turned_away("guessed token"));
    case 2:
      return town_.wire.ask(
          {"POST", "/api/rooms", "", "{\"game\":[[[[{\"x\":1}]]]]", caller_from(address_, token_)},
          turned_away("broken body"));
    case 3: {
      auto from = caller_from(address_, token_);
      from.origin = "http://elsewhere.example";
      return town_.wire.ask({"DELETE", "/api/me", "", "", std::move(from)},
                            turned_away("other origin"));
    }
    default: {
      // A game that goes on is nobody's to read.
      const auto* state = town_.witness.room(room_);
      if (state == nullptr || state->phase != server::Phase::playing) return;
      const auto table = state->table;
      const auto* log = town_.witness.shadow(table);
      if (log == nullptr || log->table().is_finished()) return;
      return town_.wire.ask(
          {"GET", "/api/tables/" + table + "/record", "", "", caller_from(address_, token_)},
          [this, log](const auto& answer) {
            if (!answer) return;
            town_.counts.add("record of a running game");
            if (answer->status == 200 && !log->table().is_finished()) {
              throw Violation{"strangers_stay_out", "a record of a running game"};
            }
          });
    }
  }
}

void Vandal::say(const protocol::Request& request, const std::string& id) {
  const protocol::Message message{id, request};
  town_.witness.asks(person_, room_, message);
  town_.wire.say(id_, protocol::text(message));
}

void Vandal::say_raw(std::string text, std::string_view what) {
  town_.counts.add(what);
  town_.wire.say(id_, std::move(text));
}

protocol::Request Vandal::what_is_not_theirs() const {
  const codec::RawJson guess{R"({"guess":{"word":"crane"}})"};
  const auto seat = Seat::from_index(static_cast<std::size_t>(town_.between(0, 12)));
  const auto member = [&] { return MemberId{static_cast<Number>(town_.between(0, 9))}; };
  switch (town_.luck.below(14)) {
    case 9:
    case 10: return protocol::Sit{seat};
    case 11: return protocol::Stand{};
    case 12: return protocol::Admit{static_cast<Number>(town_.between(1, 4)), true};
    case 13: return protocol::SetEntry{protocol::Entry::locked};
    case 0: return protocol::Start{};
    case 1: return protocol::Kick{member()};
    case 2: return protocol::Close{};
    case 3: return protocol::Play{guess, std::nullopt};
    case 4: return protocol::TakeBack{seat};
    case 5: return protocol::HandToBot{seat, "random"};
    case 6: return protocol::Play{guess, 4'000'000'000U};
    case 7: return protocol::TakeOver{seat};
    default: return protocol::MakeHost{member()};
  }
}

void Vandal::make_noise() {
  const auto next_id = [&] { return fmt::format("{}-{}", name_, ++said_); };
  switch (town_.luck.below(8)) {
    case 0: return say_raw(R"({"id":"x","request":{"play":{"ac)", "broken message");
    case 1: return say_raw(std::string(200, '[') + std::string(200, ']'), "deep message");
    case 2:
      return say_raw(
          R"({"id":"big","request":{"chat":{"text":")" + std::string(15'000, 'x') + R"("}}})",
          "huge message");
    case 3: {
      const auto id = next_id();
      town_.counts.add("id for two things");
      say(protocol::Chat{name_ + " " + id, std::nullopt, false}, id);
      return say(what_is_not_theirs(), id);
    }
    case 4:
      town_.counts.add("flood");
      for (int i = 0; i < 30; ++i) say(protocol::Ping{i, 1}, next_id());
      for (int i = 0; i < 12; ++i) {
        say(protocol::Chat{fmt::format("{} {}", name_, said_), std::nullopt, false}, next_id());
      }
      return;
    case 5:
      return say_raw(R"({"id":"../../etc","request":{"no_such_thing":{}}})", "unknown message");
    case 6:
      return say_raw(fmt::format(R"({{"id":"{}","request":{{"sit":{{"seat":{}}}}}}})", next_id(),
                                 town_.chance(500) ? "0" : "4294967296"),
                     "no seat at all");
    default: town_.counts.add("not theirs to ask"); return say(what_is_not_theirs(), next_id());
  }
}

void Vandal::heard(ConnectionId, const protocol::Event& event) {
  if (const auto* bye = std::get_if<protocol::Bye>(&event)) {
    if (protocol::is(bye->code, protocol::RoomProblem::kicked)) token_.clear();
  }
}

void Vandal::lost(ConnectionId id) {
  if (id != id_) return;
  id_ = 0;
  is_open_ = false;
}

}  // namespace simulation
