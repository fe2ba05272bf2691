#include "terminal/lobby.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "codec/notation.h"
#include "protocol/room_problem.h"
#include "terminal/line_editor.h"
#include "terminal/phrases.h"
#include "terminal/remote_table.h"

namespace terminal {

using protocol::Number;
using protocol::Phase;

namespace {

constexpr Millis between_looks{100};  // while the line is broken
constexpr Millis tick{1000};          // while it wakes us

std::optional<Number> number_in(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// Before a game the flag says that somebody is ready for it, after one that they want another.
std::string_view readiness(const protocol::Room& room, const protocol::SeatShown& seat) {
  if (!seat.member || !seat.ready) return "";
  if (room.phase == Phase::waiting) return ", ready";
  return room.phase == Phase::over ? ", wants a rematch" : "";
}

std::string room_text(const protocol::Room& room, protocol::MemberId me) {
  std::string text = fmt::format("{}.", room.title);
  if (room.code) text += fmt::format(" The code of this table: {}.", *room.code);
  for (std::size_t i = 0; i < room.seats.size(); ++i) {
    const auto& seat = room.seats[i];
    text += fmt::format("\n  seat {} ({}): {}{}{}", i + 1, seat.role, holder_text(room, seat),
                        seat.member == me ? ", you" : "", readiness(room, seat));
  }
  if (!room.settings.aids.empty()) {
    text += "\n  aids:";
    for (const auto& aid : room.settings.aids) text += " " + aid;
  }
  text += "\n  here:";
  for (const auto& member : room.members) {
    text += fmt::format(" {} ({}{}{})", member.name, member.member.value(),
                        member.host ? ", host" : "", member.here ? "" : ", away");
  }
  return text;
}

}  // namespace

std::string holder_text(const protocol::Room& room, const protocol::SeatShown& seat) {
  if (seat.bot) return fmt::format("the bot {}", *seat.bot);
  if (!seat.member) return "open";
  const auto member = std::ranges::find(room.members, *seat.member, &protocol::MemberShown::member);
  return member == room.members.end() ? "somebody" : member->name;
}

Lobby::Lobby(RoomLine& line, Writer& writer, Keyboard& keyboard)
    : line_{line}, writer_{writer}, keyboard_{keyboard} {}

void Lobby::show_room() {
  auto text = room_text(line_.room(), line_.member());
  if (text == shown_) return;
  shown_ = std::move(text);
  std::string_view rest = shown_;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('\n'), rest.size());
    writer_.line(cleaned(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

void Lobby::tell_what_came() {
  for (const auto& news : line_.take_news()) writer_.paragraph(news);
  for (const auto& message : line_.take_chat()) writer_.paragraph(said(message));
  show_room();
}

void Lobby::ask(const protocol::Request& request) {
  const auto answer = line_.ask(request);
  tell_what_came();
  if (!answer) writer_.paragraph(cleaned(answer.error().sentence));
}

std::string Lobby::prompt() const {
  if (line_.room().phase == Phase::playing) return "watching > ";
  return line_.room().phase == Phase::over ? "after the game > " : "table > ";
}

void Lobby::help() {
  writer_.paragraph(
      "sit 2 takes seat 2, stand leaves it; ready says that you are; talk and a text says it to "
      "everybody; after a game, rematch asks for another, roles moved on: it begins when the host "
      "or all who are here want it; quit leaves, and your seat is kept.");
  if (!line_.is_host()) return;
  writer_.paragraph(
      "You are the host: bot 1 liar gives seat 1 to the bot liar, free 1 takes it off again; "
      "start begins when no seat is open, and your rematch begins at once; aids hint words allows "
      "these questions, aids none no others; kick 3 sends member 3 away; close ends this table for "
      "everybody.");
}

std::optional<protocol::Request> Lobby::request_of(std::string_view line) const {
  codec::Words words{line};
  const std::string command = lower(words.next());
  if (command == "talk") {
    const std::string text{words.rest()};
    if (text.empty()) return std::nullopt;
    return protocol::Chat{text, std::nullopt, false};
  }
  const auto number = number_in(words.peek());
  if (command == "sit" && number) return protocol::Sit{protocol::Seat::from_number(*number)};
  if (command == "free" && number) return protocol::TakeBack{protocol::Seat::from_number(*number)};
  if (command == "kick" && number) return protocol::Kick{protocol::MemberId{*number}};
  if (command == "bot" && number) {
    words.next();
    return protocol::HandToBot{protocol::Seat::from_number(*number), lower(words.rest())};
  }
  if (command == "aids") {
    auto settings = line_.room().settings;
    settings.aids.clear();
    for (std::string aid = lower(words.next()); !aid.empty(); aid = lower(words.next())) {
      if (aid != "none") settings.aids.push_back(aid);
    }
    return protocol::Configure{std::nullopt, settings};
  }
  if (!words.empty()) return std::nullopt;
  if (command == "stand") return protocol::Stand{};
  if (command == "ready") return protocol::Ready{};
  if (command == "start") return protocol::Start{};
  if (command == "rematch") return protocol::Rematch{};
  if (command == "close") return protocol::Close{};
  return std::nullopt;
}

Lobby::Taken Lobby::hear(std::string_view line) {
  const auto words = words_of(line);
  if (words.empty()) return {};
  if (words.front() == "quit" || words.front() == "exit") return {.end = Outcome{Ending::left}};
  if (words.front() == "help" || words.front() == "?") {
    help();
    return {};
  }
  const auto request = request_of(line);
  if (request) ask(*request);
  return {.understood = request.has_value(), .end = std::nullopt};
}

std::optional<Outcome> Lobby::wait_while(const std::function<bool()>& goes_on) {
  for (;;) {
    const auto came = line_.catch_up(RoomLine::Length{0});
    tell_what_came();
    if (!came) {
      writer_.paragraph(cleaned(came.error().sentence));
      return Outcome{came.error().code == protocol::RoomProblem::closed ? Ending::played_out
                                                                        : Ending::stuck};
    }
    if (!goes_on()) return std::nullopt;
    if (writer_.failed()) return Outcome{Ending::unheard};
    keyboard_.wake_on(line_.descriptor());
    const auto heard = keyboard_.listen(prompt(), *came                  ? Millis{0}
                                                  : line_.is_connected() ? tick
                                                                         : between_looks);
    if (const auto* signal = std::get_if<Interrupted>(&heard)) {
      return Outcome{Ending::interrupted, signal->signal};
    }
    if (std::holds_alternative<EndOfInput>(heard)) return Outcome{Ending::left};
    const auto* line = std::get_if<Line>(&heard);
    if (line == nullptr) continue;
    const auto taken = hear(line->text);
    if (taken.end) return taken.end;
    if (taken.understood) continue;
    writer_.paragraph(
        "Type sit and a seat's number, stand, ready, talk and a text, start, rematch, bot with a "
        "seat's number and a bot's name, or quit; help says more.");
  }
}

std::optional<Outcome> Lobby::wait_for_game() {
  return wait_while([&] { return line_.room().phase != Phase::playing; });
}

std::optional<Outcome> Lobby::watch_game() {
  return wait_while(
      [&] { return line_.room().phase == Phase::playing && !line_.own_seat().has_value(); });
}

}  // namespace terminal
