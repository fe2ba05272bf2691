// What each request does to a room.
#include <fmt/format.h>

#include <algorithm>

#include "server/offered.h"
#include "server/room.h"

namespace server {

using core::Actor;
using protocol::Problem;

namespace {

Problem refusal(std::string code, std::string sentence) {
  return {std::move(code), std::move(sentence), ""};
}

Problem no_such_seat() { return refusal("no_such_seat", "There is no such seat."); }
Problem not_playing() { return refusal("not_playing", "No game is being played here now."); }
Problem not_seated() { return refusal("only_watching", "You are watching; take a seat to play."); }
Problem only_the_host() { return refusal("only_the_host", "Only the host may do that."); }
Problem is_playing_now() {
  return refusal("playing", "A game is being played; wait for its end, or close it first.");
}

}  // namespace

struct Room::Hears {
  Room& room;
  const Asked& asked;
  bool was_done;  // by the log, whatever has become of it since

  const RoomState& state() const { return room.state_; }
  Number who() const { return asked.who; }
  bool is_host() const { return who() == state().host; }
  std::optional<Number> own_seat() const { return state().seat_of(who()); }
  void answer(const std::optional<Problem>& wrong) const {
    room.answer(asked.from, asked.id, was_done ? std::nullopt : wrong);
  }
  Reply reply() const {
    room.under_way_[{who(), asked.id}] = {asked.from};
    return [weak = room.weak_from_this(), whom = who(), id = asked.id](const auto& wrong) {
      if (const auto alive = weak.lock()) alive->answer_all(whom, id, wrong);
    };
  }
  journal::CommandKey key() const { return {state().member(who())->person, asked.id}; }

  // Notes this request as done, with what it does.
  Alter noted(Alter alter) const {
    return [person = state().member(who())->person, id = asked.id,
            most = room.house_.limits.remembered, alter = std::move(alter)](RoomState& next) {
      next.remember(person, id, most);
      alter(next);
    };
  }
  void change(Alter alter, std::function<void()> effect = [] {}) const {
    room.change(noted(std::move(alter)), std::move(effect), reply());
  }
  // First the log, then the room: what the log says of a seat is so.
  void change_after(Number as, decltype(tables::Command::what) what, Alter alter,
                    std::function<void()> effect) const {
    room.submit({Actor::seat(as - 1), std::move(what)}, key(),
                [weak = room.weak_from_this(), alter = noted(std::move(alter)),
                 effect = std::move(effect), reply = reply()](const auto& wrong) {
                  const auto alive = weak.lock();
                  if (!alive) return;
                  if (wrong) return reply(wrong);
                  alive->change(alter, effect, reply);
                });
  }
  void hand(Number seat, Number as, tables::Holder holder, Alter alter) const {
    change_after(as, tables::HandTo{Actor::seat(seat - 1), std::move(holder)}, std::move(alter),
                 look_anew(seat));
  }
  // Whoever changes the seat sees as that seat from now on, and as nothing else.
  std::function<void()> look_anew(Number changed_seat) const {
    return [&r = room, changed_seat, old = own_seat()] {
      const auto holder = r.state_.seat(changed_seat).who;
      for (auto& [connection, link] : r.links_) {
        if (link.who == holder || (old && r.viewer(link.who) == Actor::spectator())) link.has = {};
      }
      r.tell_views();
    };
  }

  // -- the game

  void to_table(decltype(tables::Command::what) what) const {
    if (!room.is_playing()) return answer(not_playing());
    const auto seat = own_seat();
    if (!seat) return answer(not_seated());
    room.submit({Actor::seat(*seat - 1), std::move(what)}, key(), reply());
  }
  void operator()(const protocol::Play& play) const {
    to_table(tables::Act{play.move, play.against});
  }
  void operator()(const protocol::Act& act) const {
    to_table(tables::ActJson{act.action.text, act.against});
  }
  void operator()(const protocol::Propose& propose) const {
    to_table(tables::Propose{propose.move});
  }
  void operator()(const protocol::Note& note) const {
    to_table(tables::TakeNote{note.key, note.value});
  }
  void operator()(const protocol::TakeOver& over) const {
    if (!state().is_seat(over.seat)) return answer(no_such_seat());
    to_table(tables::TakeOver{Actor::seat(over.seat - 1)});
  }
  void operator()(const protocol::Would& would) const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) return answer(seat ? not_playing() : not_seated());
    room.would(asked.from, asked.id, Actor::seat(*seat - 1), would.move);
  }
  void operator()(const protocol::Aid& aid) const { room.aid(asked.from, asked.id, who(), aid); }

  // -- seats

  std::optional<Problem> may_sit(Number seat) const {
    if (!state().is_seat(seat)) return no_such_seat();
    const auto& wanted = state().seat(seat);
    if (wanted.who == who() && !wanted.bot) {
      return refusal("already_there", "That seat is yours already.");
    }
    if (wanted.who && wanted.who != who()) {
      return refusal("seat_taken", "Somebody sits there.");
    }
    if (wanted.bot && !wanted.who && !is_host() && state().phase == Phase::waiting) {
      return refusal("seat_taken", "A bot has that seat; the host can free it.");
    }
    if (state().phase != Phase::playing) return std::nullopt;
    // Whoever has seen what a seat may know plays for its side or not at all.
    for (const auto& held : state().held) {
      if (held.who == who() && room.team(held.seat) != room.team(seat)) {
        return refusal("has_seen", "You know another side's secrets of this game.");
      }
    }
    if (own_seat()) return refusal("seated", "You have a seat in this game; stand up first.");
    return std::nullopt;
  }
  void operator()(const protocol::Sit& sit) const {
    // Who sits where the log does not say: it may have been somebody else since.
    if (auto wrong = may_sit(sit.seat)) return room.answer(asked.from, asked.id, wrong);
    const bool playing = state().phase == Phase::playing;
    const auto alter = [whom = who(), wanted = sit.seat, playing](RoomState& next) {
      for (auto& seat : next.seats) {
        if (seat.who == whom) seat = {};
      }
      next.seat(wanted) = {.who = whom, .bot = std::nullopt, .ready = false};
      if (playing) next.held.push_back({whom, wanted});
    };
    if (!playing) return change(alter);
    hand(sit.seat, sit.seat, tables::Person{}, alter);
  }
  void operator()(const protocol::Stand&) const {
    const auto seat = own_seat();
    if (!seat) return answer(refusal("not_seated", "You have no seat."));
    const auto alter = [own = *seat](RoomState& next) { next.seat(own) = {}; };
    if (state().phase != Phase::playing) return change(alter);
    hand(*seat, *seat, tables::Nobody{}, alter);
  }
  void operator()(const protocol::Ready& ready) const {
    const auto seat = own_seat();
    if (!seat) return answer(not_seated());
    change([own = *seat, is = ready.ready](RoomState& next) { next.seat(own).ready = is; });
  }
  void operator()(const protocol::HandToBot& to) const {
    if (!state().is_seat(to.seat)) return answer(no_such_seat());
    if (auto wrong = cannot_play(to.bot, to.seat)) return answer(wrong);
    const auto& seat = state().seat(to.seat);
    const bool own = seat.who == who();
    const bool playing = state().phase == Phase::playing;
    if (!own && !is_host() && !(playing && own_seat())) return answer(only_the_host());
    if (!own && !playing && seat.who && room.is_here(*seat.who)) {
      return answer(refusal("seat_taken", "Somebody sits there."));
    }
    const auto alter = [to, frees = !own && !playing](RoomState& next) {
      next.seat(to.seat).bot = to.bot;
      if (frees) next.seat(to.seat).who.reset();
    };
    if (!playing) return change(alter);
    const auto as = own || is_host() ? to.seat : *own_seat();
    hand(to.seat, as, tables::Bot{to.bot}, alter);
  }
  std::optional<Problem> cannot_play(const std::string& bot, Number seat) const {
    const auto* game = room.house_.find_game(state().game);
    const auto start = game->start(options_of(state()));
    if (start && std::ranges::any_of(game->bots, [&](const auto& b) { return b.name == bot; }) &&
        (*start)->bot_plays(bot, Actor::seat(seat - 1))) {
      return std::nullopt;
    }
    std::string names;
    for (const auto& each : game->bots) {
      if (start && (*start)->bot_plays(each.name, Actor::seat(seat - 1))) {
        names += (names.empty() ? "" : ", ") + each.name;
      }
    }
    return refusal("no_such_bot", fmt::format("No bot “{}” plays that seat; there are: {}.", bot,
                                              names.empty() ? "none" : names));
  }
  void operator()(const protocol::TakeBack& back) const {
    if (!state().is_seat(back.seat)) return answer(no_such_seat());
    const auto& seat = state().seat(back.seat);
    const bool is_nobodys = seat.bot && !seat.who && state().phase != Phase::playing;
    if (is_nobodys && is_host()) {
      return change([nobodys = back.seat](RoomState& next) { next.seat(nobodys) = {}; });
    }
    if (seat.who != who() || !seat.bot) {
      return answer(refusal("not_your_seat", "No bot plays that seat for you."));
    }
    const auto alter = [own = back.seat](RoomState& next) { next.seat(own).bot.reset(); };
    if (state().phase != Phase::playing) return change(alter);
    hand(back.seat, back.seat, tables::Person{}, alter);
  }

  // -- the host's

  static std::vector<catalogue::Option> options_of(const RoomState& room) {
    std::vector<catalogue::Option> options;
    for (const auto& [name, value] : room.options) options.push_back({name, value});
    return options;
  }
  void operator()(const protocol::Configure& wish) const {
    if (!is_host()) return answer(only_the_host());
    if (state().phase == Phase::playing) return answer(is_playing_now());
    const auto* game = room.house_.find_game(state().game);
    if (wish.settings) {
      if (auto wrong = trouble(*game, *wish.settings)) return answer(wrong);
    }
    std::vector<protocol::NamedValue> options = state().options;
    auto seats = room.seats_offered();
    if (wish.options) {
      std::vector<catalogue::Option> given;
      for (const auto& [name, value] : *wish.options) given.push_back({name, value});
      const auto all = game->options(given);
      if (!all) return answer(all.error());
      const auto start = game->start(*all);
      if (!start) return answer(start.error());
      options.clear();
      for (const auto& [name, value] : *all) options.push_back({name, value});
      seats = seats_of(*game, **start);
    }
    change([options, seats, settings = wish.settings](RoomState& next) {
      next.options = options;
      next.resize_seats(seats.size());
      next.fit_bots(seats);
      if (settings) next.settings = *settings;
      for (auto& seat : next.seats) seat.ready = false;  // it was for something else
    });
  }
  void operator()(const protocol::Start&) const {
    if (!is_host()) return answer(only_the_host());
    if (state().phase == Phase::playing) return answer(is_playing_now());
    room.start(noted([](RoomState&) {}), reply());
  }
  void operator()(const protocol::Rematch&) const {
    if (!is_host()) return answer(only_the_host());
    if (state().phase != Phase::over) {
      return answer(refusal("not_over", "There was no game to play again, or it is not over."));
    }
    // A bot that played on for somebody does so no longer if they are here.
    std::vector<Number> back;
    for (const auto& seat : state().seats) {
      if (seat.who && seat.bot && room.is_here(*seat.who)) back.push_back(*seat.who);
    }
    const auto move_on = [back, offered = room.seats_offered()](RoomState& next) {
      for (auto& seat : next.seats) {
        if (seat.who && std::ranges::find(back, *seat.who) != back.end()) seat.bot.reset();
      }
      std::ranges::rotate(next.seats, next.seats.end() - 1);
      next.fit_bots(offered);
      for (auto& seat : next.seats) seat.ready = false;
    };
    room.start(noted(move_on), reply());
  }
  void operator()(const protocol::Kick& kick) const {
    if (!is_host()) return answer(only_the_host());
    if (state().member(kick.who) == nullptr || kick.who == who()) {
      return answer(refusal("no_such_member", "There is nobody else of that number here."));
    }
    const auto seat = state().seat_of(kick.who);
    const auto alter = [whom = kick.who](RoomState& next) {
      next.member(whom)->kicked = true;
      if (const auto held = next.seat_of(whom)) next.seat(*held) = {};
    };
    const auto gone = [&r = room, whom = kick.who] {
      r.send_off(whom, "kicked", "The host has asked you to leave this table.");
    };
    if (!seat || state().phase != Phase::playing) return change(alter, gone);
    change_after(*seat, tables::HandTo{Actor::seat(*seat - 1), tables::Nobody{}}, alter, gone);
  }
  void operator()(const protocol::Mute& mute) const {
    if (!is_host()) return answer(only_the_host());
    if (state().member(mute.who) == nullptr) {
      return answer(refusal("no_such_member", "Nobody here has that number."));
    }
    change([mute](RoomState& next) { next.member(mute.who)->muted = mute.muted; });
  }
  void operator()(const protocol::MakeHost& make) const {
    if (!is_host()) return answer(only_the_host());
    const auto* member = state().member(make.who);
    if (member == nullptr || member->kicked || member->person.empty()) {
      return answer(refusal("no_such_member", "Nobody here has that number."));
    }
    change([whom = make.who](RoomState& next) { next.host = whom; });
  }
  // Who waits in vain for somebody may end the game, not the room: another can be played in it.
  void end_game() const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) return answer(only_the_host());
    if (!room.game_->table().waits_in_vain(Actor::seat(*seat - 1), room.game_->now())) {
      return answer(refusal("only_the_host",
                            "Only the host ends a game early, unless a player has been away for "
                            "two minutes."));
    }
    to_table(tables::Close{});
  }
  void operator()(const protocol::Close&) const {
    if (!is_host()) return end_game();
    const auto alter = [](RoomState& next) { next.phase = Phase::closed; };
    const auto gone = [&r = room] {
      r.house_.ports.log->note(log::RoomClosed{log::mark(r.id_.text())});
      r.house_.code_ended(r.state_.code);
      for (const auto& member : r.state_.members) {
        r.send_off(member.who, "closed", "The host has closed this table.");
      }
    };
    if (!room.is_playing()) return change(alter, gone);
    const auto seat = static_cast<Number>(room.game_->table().setup().host.seat_index() + 1);
    change_after(seat, tables::Close{}, alter, gone);
  }

  // -- talk, and the line itself

  void operator()(const protocol::Talk& talk) const {
    const auto* member = state().member(who());
    if (member->muted && talk.text) return answer(refusal("muted", "The host has muted you."));
    if (talk.text && !state().settings.text) {
      return answer(refusal("phrases_only", "At this table people talk in phrases only."));
    }
    const auto team = room.talk_team(who());
    if (talk.team && !team) return answer(refusal("no_team", "You have no team to talk to now."));
    if (!room.house_.talk.allows(member->person, room.house_.ports.wall())) {
      return answer(refusal("too_fast", "That was a lot of talk; wait a little."));
    }
    room.say(who(), talk, noted([](RoomState&) {}), reply());
  }
  void operator()(const protocol::Ping& ping) const {
    const auto found = room.links_.find(asked.from);
    if (found == room.links_.end()) return;
    if (ping.latency) room.latency_[who()] = std::clamp<std::int64_t>(*ping.latency, 0, 60'000);
    std::optional<std::int64_t> table_now;
    if (room.game_) table_now = room.clock_told();
    room.send(asked.from, found->second,
              protocol::Pong{ping.sent, room.house_.ports.wall(), table_now});
  }
};

void Room::receive(ConnectionId connection, std::string_view text) {
  const auto found = links_.find(connection);
  if (found == links_.end()) return;
  auto message = protocol::read_message(text);
  if (!message) return answer(connection, protocol::message_id(text), message.error());
  asked_.push_back(
      {connection, found->second.who, std::move(message->id), std::move(message->request)});
  next_asked();
}

void Room::hear(const Asked& asked) {
  const auto* member = state_.member(asked.who);
  if (member == nullptr || member->kicked) return;
  if (std::ranges::find(member->done, asked.id) != member->done.end()) {
    return answer(asked.from, asked.id, std::nullopt);  // once is enough
  }
  const auto same = under_way_.find({asked.who, asked.id});
  if (same != under_way_.end()) {
    same->second.push_back(asked.from);
    return;
  }
  if (unread_) return answer(asked.from, asked.id, unread_);
  const bool was_done = game_ && game_->has_done({member->person, asked.id});
  std::visit(Hears{*this, asked, was_done}, asked.request);
}

void Room::answer_all(Number who, const std::string& id, const std::optional<Problem>& wrong) {
  const auto waiting = under_way_.extract({who, id});
  if (!waiting) return;
  for (const ConnectionId connection : waiting.mapped()) answer(connection, id, wrong);
}

}  // namespace server
