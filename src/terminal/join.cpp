#include "terminal/join.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "tables/problems.h"
#include "terminal/guest_tokens.h"
#include "terminal/line_editor.h"
#include "terminal/lobby.h"
#include "terminal/play.h"
#include "terminal/qr.h"
#include "terminal/remote_table.h"
#include "terminal/server_calls.h"
#include "terminal/session.h"
#include "terminal/terminal_problem.h"
#include "terminal/watching.h"

namespace terminal {
namespace {

using tables::StorageProblem;

constexpr int done = 0, said_no = 1, bad_usage = 2, no_way = 3;

int complain(const codec::Problem& problem) {
  fmt::print(stderr, "{}\n", cleaned(problem.sentence));
  if (problem.code == TerminalProblem::bad_link || problem.code == TerminalProblem::bad_usage)
    return bad_usage;
  return problem.code == TerminalProblem::no_server || problem.code == StorageProblem::cannot_save
             ? no_way
             : said_no;
}

std::string usual_name() {
  const char* user = std::getenv("USER");
  return user != nullptr && *user != '\0' ? std::string{user}.substr(0, 24) : "Reader";
}

struct Visit {
  const JoinCall& call;
  tables::Games games;
  std::span<const GameScreens> screens;
  Writer& writer;
  Keyboard& keyboard;
  Caller caller{};
  std::string link{};         // of the room
  protocol::Games offered{};  // what the server plays

  codec::Read<protocol::Me> introduce();
  int list();
  codec::Read<std::string> make();
  codec::Read<protocol::NewRoom> room_wished() const;
  int stay(const std::string& room);
  std::optional<Outcome> play(RoomLine&, Lobby&);
  std::optional<Outcome> watch(RoomLine&, Lobby&, const GameScreens&);
  std::optional<Outcome> stay_outside(RoomLine&, Lobby&);
  std::optional<std::string> cannot_show(const protocol::Room&) const;
  codec::Read<protocol::Games> ask_what_there_is() const;
  void tell(const std::string& text) { writer.paragraph(cleaned(text)); }
  int after(const Outcome&);
};

// As whoever we were at this server, or as a new guest.
codec::Read<protocol::Me> Visit::introduce() {
  const auto folder = call.data ? call.data : data_folder();
  if (!folder) {
    return codec::problem(StorageProblem::cannot_save,
                          "There is no home folder to keep your seat in; name one with --data.");
  }
  const auto server = caller.server.text();
  caller.token = kept_token(*folder, server);
  if (!caller.token.empty()) {
    auto me = caller.me();
    if (!me) return me;
    if (!me->name.empty()) {
      const bool other_name = !call.name.empty() && me->name != call.name;
      return other_name ? caller.rename(call.name) : me;
    }
    caller.token.clear();  // forgotten there
  }
  auto me = caller.be_a_guest(call.name.empty() ? usual_name() : call.name);
  if (!me) return me;
  if (auto wrong = keep_token(*folder, server, caller.token)) return std::unexpected(*wrong);
  return me;
}

codec::Read<protocol::Games> Visit::ask_what_there_is() const {
  auto games_there = caller.games();
  if (!games_there || games_there->version == protocol::version) return games_there;
  return codec::problem(TerminalProblem::other_version,
                        fmt::format("The server speaks version {} of the wire, and this program "
                                    "version {}: use the {} program.",
                                    games_there->version, protocol::version,
                                    games_there->version > protocol::version ? "newer" : "older"));
}

int Visit::list() {
  const auto rooms = caller.rooms();
  if (!rooms) return complain(rooms.error());
  writer.line(rooms->rooms.empty() ? "No public tables just now." : "Public tables:");
  for (const auto& room : rooms->rooms) {
    writer.line(cleaned(fmt::format("  {} of {}, {} of {} seats open{}: {}", room.title, room.host,
                                    room.open, room.seats,
                                    room.phase == protocol::Phase::playing ? ", being played" : "",
                                    caller.server.below("r/" + room.id).text())));
  }
  writer.line("Games here:");
  for (const auto& game : offered.games) {
    std::string bots;
    for (const auto& bot : game.bots) bots += (bots.empty() ? "" : ", ") + bot.name;
    writer.line(cleaned(fmt::format("  {} ({}); bots: {}", game.name, game.title, bots)));
  }
  writer.paragraph(fmt::format(
      "To sit down at a table: liebrary join and its link. To make one: liebrary join {} --make {}",
      call.link, offered.games.empty() ? "GAME" : offered.games.front().name));
  return writer.failed() ? no_way : done;
}

// Without a wish for a seat we take one that leaves the bot those that it can play.
codec::Read<protocol::NewRoom> Visit::room_wished() const {
  const auto& wish = *call.make;
  protocol::NewRoom room{.game = wish.game, .options = wish.options, .seats = {}, .settings = {}};
  room.settings.listed = wish.listed;
  const auto game = std::ranges::find(games, wish.game, &catalogue::GameInfo::name);
  if (game == games.end()) return room;  // the server says what there is
  const auto options = game->options(wish.options);
  if (!options) return codec::problem(TerminalProblem::bad_usage, options.error().sentence);
  const auto match = game->start(*options);
  if (!match) return codec::problem(TerminalProblem::bad_usage, match.error().sentence);
  const auto seats = (*match)->seats();
  const auto leaves_all = [&](std::size_t own) {
    for (std::size_t i = 0; i < seats; ++i) {
      if (i != own && !(*match)->bot_plays(wish.bot, Actor::seat(i))) return false;
    }
    return true;
  };
  std::size_t own = call.seat ? *call.seat - std::size_t{1} : 0;
  if (own >= seats) {
    return codec::problem(TerminalProblem::bad_usage,
                          fmt::format("{} has {} seats here.", game->title, seats));
  }
  while (!call.seat && !wish.bot.empty() && own + 1 < seats && !leaves_all(own)) ++own;
  room.seats.assign(seats, wish.bot.empty() ? "open" : wish.bot);
  if (wish.aids) room.settings.aids = *wish.aids;
  if (!call.watch) room.seats[own] = "me";
  if (!wish.bot.empty()) {
    if (!wish.aids) {
      for (const auto& aid : game->aids) room.settings.aids.push_back(aid.name);
    }
    room.start = true;
  }
  return room;
}

codec::Read<std::string> Visit::make() {
  const auto wish = room_wished();
  if (!wish) return std::unexpected(wish.error());
  const auto made = caller.make(*wish);
  if (!made) return std::unexpected(made.error());
  link = cleaned(made->link);
  writer.line(fmt::format("Your table: {}", link));
  if (made->code) writer.line(cleaned(fmt::format("Its code: {}", *made->code)));
  if (made->advice) writer.paragraph(cleaned(*made->advice));
  if (made->code) {
    if (const auto code = qr_text(link, writer.look())) writer.line(*code);
  }
  return made->id;
}

std::optional<Outcome> Visit::play(RoomLine& line, Lobby& lobby) {
  if (const auto why = cannot_show(line.room())) {
    tell(*why);
    return stay_outside(line, lobby);
  }
  const auto& screen = *std::ranges::find(screens, line.room().game, &GameScreens::game);
  if (!line.own_seat()) return watch(line, lobby, screen);
  auto table = RemoteTable::sit_down(games, line, [&](const std::string& text) { tell(text); });
  if (!table) {
    tell(table.error().sentence);
    return Outcome{Ending::stuck};
  }
  const auto outcome = Session{*table, screen, writer, keyboard}.run();
  if (outcome.ending != Ending::played_out) return outcome;
  writer.line();
  writer.line(line.is_host() ? "Type rematch to play once more, or quit."
                             : "Type rematch to ask for another game, or quit.");
  return std::nullopt;
}

std::optional<Outcome> Visit::watch(RoomLine& line, Lobby& lobby, const GameScreens& screen) {
  auto table = RemoteTable::watch(games, line, [&](const std::string& text) { tell(text); });
  if (!table) {
    tell(table.error().sentence);
    return Outcome{Ending::stuck};
  }
  const auto shown = screen.watch(table->setup(), writer);
  return Watching{*table, *shown, line, lobby, writer, keyboard}.run();
}

// A game that this program cannot show: what is said, and how it ends.
std::optional<Outcome> Visit::stay_outside(RoomLine& line, Lobby& lobby) {
  if (line.own_seat()) return Outcome{Ending::stuck};
  if (auto end = lobby.watch_game()) return end;
  const auto result = line.update() ? line.table().result : std::nullopt;
  if (result && !line.own_seat()) {
    writer.line(cleaned(fmt::format("The game is over: {}.", *result)));
  }
  return std::nullopt;
}

// Why this program cannot show the room's game.
std::optional<std::string> Visit::cannot_show(const protocol::Room& room) const {
  const auto own = std::ranges::find(games, room.game, &catalogue::GameInfo::name);
  const auto screen = std::ranges::find(screens, room.game, &GameScreens::game);
  if (own == games.end() || screen == screens.end()) {
    return fmt::format(
        "This program does not know {}: use the server's version of it, or open {} "
        "in a browser.",
        room.title, link);
  }
  const auto there = std::ranges::find(offered.games, room.game, &protocol::GameShown::name);
  const auto version = static_cast<protocol::Number>(own->rules_version);
  if (there == offered.games.end() || there->rules_version == version) return std::nullopt;
  return fmt::format(
      "The server plays {} by version {} of its rules, and this program by version "
      "{}: use the {} program, or open {} in a browser.",
      room.title, there->rules_version, version, there->rules_version > version ? "newer" : "older",
      link);
}

int Visit::after(const Outcome& outcome) {
  if (outcome.ending == Ending::unheard || writer.failed()) return no_way;
  if (outcome.ending == Ending::stuck) return said_no;
  if (outcome.ending == Ending::played_out) return done;
  writer.line();
  writer.line(fmt::format("Your seat is kept. To come back: liebrary join{} {}",
                          call.data ? fmt::format(" --data {}", call.data->string()) : "", link));
  return outcome.ending == Ending::interrupted ? 128 + outcome.signal : done;
}

int Visit::stay(const std::string& room) {
  auto opened = RoomLine::open(caller.server, room, caller.token, {});
  if (!opened) return complain(opened.error());
  RoomLine& line = *opened;
  Lobby lobby{line, writer, keyboard};
  if (call.seat && !call.make) {
    const auto wanted = protocol::Seat::from_number(*call.seat);
    if (line.own_seat() != wanted) lobby.ask(protocol::Sit{wanted});
  }
  for (;;) {
    if (auto end = lobby.wait_for_game()) return after(*end);
    if (auto end = play(line, lobby)) return after(*end);
  }
}

}  // namespace

int join(const JoinCall& call, tables::Games games, std::span<const GameScreens> screens,
         Writer& writer, Keyboard& keyboard) {
  const auto where = read_link(call.link);
  if (!where) return complain(where.error());
  if (!where->room.empty() && (call.make || !call.code.empty())) {
    return complain({TerminalProblem::bad_usage,
                     "That link leads to a table already; for --make and --code give the server's "
                     "address alone.",
                     ""});
  }
  Visit visit{call, games, screens, writer, keyboard};
  visit.caller.server = where->server;
  auto there = visit.ask_what_there_is();
  if (!there) return complain(there.error());
  visit.offered = std::move(*there);
  std::string room = where->room;
  if (room.empty() && call.code.empty() && !call.make) return visit.list();
  if (const auto me = visit.introduce(); !me) return complain(me.error());
  if (!call.code.empty()) {
    auto found = visit.caller.room_of(call.code);
    if (!found) return complain(found.error());
    room = std::move(*found);
  }
  visit.link = where->server.below("r/" + room).text();
  if (call.make) {
    auto made = visit.make();
    if (!made) return complain(made.error());
    room = std::move(*made);
  }
  return visit.stay(room);
}

int join(const JoinCall& call, tables::Games games, std::span<const GameScreens> screens) {
  Writer writer{sink_to(STDOUT_FILENO), look_here(call.plain)};
  const auto keyboard = keyboard_here(writer);
  return join(call, games, screens, writer, *keyboard);
}

}  // namespace terminal
