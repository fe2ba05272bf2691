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
  MemberId who() const { return asked.who; }
  bool is_host() const { return who() == state().host; }
  std::optional<Seat> own_seat() const { return state().seat_of(who()); }
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
  void change_after(Seat as, decltype(tables::Command::what) what, Alter alter,
                    std::function<void()> effect) const {
    room.submit({as.actor(), std::move(what)}, key(),
                [weak = room.weak_from_this(), alter = noted(std::move(alter)),
                 effect = std::move(effect), reply = reply()](const auto& wrong) {
                  const auto alive = weak.lock();
                  if (!alive) return;
                  if (wrong) return reply(wrong);
                  alive->change(alter, effect, reply);
                });
  }
  void hand(Seat seat, Seat as, tables::Holder holder, Alter alter) const {
    change_after(as, tables::HandTo{seat.actor(), std::move(holder)}, std::move(alter),
                 look_anew(seat));
  }
  // Whoever changes the seat sees as that seat from now on, and as nothing else.
  std::function<void()> look_anew(Seat changed_seat) const {
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
    room.submit({seat->actor(), std::move(what)}, key(), reply());
  }
  // The action is read here, and once. What was done already is not read again, and what is stale
  // not at all.
  template <class Make>
  void with_action(const codec::RawJson& json, Make make) const {
    if (was_done) return answer(std::nullopt);
    if (!room.is_playing()) return answer(not_playing());
    if (!own_seat()) return answer(not_seated());
    const auto action = room.game_->table().match().parse_action_json(json.text);
    if (!action) return answer(action.error());
    to_table(make(*action));
  }
  void operator()(const protocol::Play& play) const {
    if (play.revision && room.is_playing() && own_seat() && !was_done) {
      if (auto problem = room.game_->table().stale_problem(*play.revision)) return answer(problem);
    }
    with_action(play.action, [&](const catalogue::Action& action) {
      return tables::PlayMove{action, play.revision};
    });
  }
  void operator()(const protocol::Propose& propose) const {
    with_action(propose.action,
                [](const catalogue::Action& action) { return tables::Propose{action}; });
  }
  void operator()(const protocol::Note& note) const {
    to_table(tables::TakeNote{note.key, note.value});
  }
  void operator()(const protocol::TakeOver& over) const {
    if (!state().is_seat(over.seat)) return answer(no_such_seat());
    to_table(tables::TakeOver{over.seat.actor()});
  }
  void operator()(const protocol::CheckMove& check) const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) return answer(seat ? not_playing() : not_seated());
    room.check_move(asked.from, asked.id, seat->actor(), check.action);
  }
  void operator()(const protocol::Aid& aid) const { room.aid(asked.from, asked.id, who(), aid); }

  // -- seats

  std::optional<Problem> may_sit(Seat seat) const {
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
  std::optional<Problem> cannot_play(const std::string& bot, Seat seat) const {
    const auto* game = room.house_.find_game(state().game);
    const auto start = game->start(state().options);
    if (start && std::ranges::any_of(game->bots, [&](const auto& b) { return b.name == bot; }) &&
        (*start)->bot_plays(bot, seat.actor())) {
      return std::nullopt;
    }
    std::string names;
    for (const auto& each : game->bots) {
      if (start && (*start)->bot_plays(each.name, seat.actor())) {
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

  void operator()(const protocol::Configure& wish) const {
    if (!is_host()) return answer(only_the_host());
    if (state().phase == Phase::playing) return answer(is_playing_now());
    const auto* game = room.house_.find_game(state().game);
    if (wish.settings) {
      if (auto wrong = trouble(*game, *wish.settings)) return answer(wrong);
    }
    std::vector<core::Option> options = state().options;
    auto seats = room.seats_offered();
    if (wish.options) {
      auto all = game->options(*wish.options);
      if (!all) return answer(all.error());
      const auto start = game->start(*all);
      if (!start) return answer(start.error());
      options = std::move(*all);
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
    room.start(noted(room.rematch_change()), reply());
  }
  void operator()(const protocol::Kick& kick) const {
    if (!is_host()) return answer(only_the_host());
    if (state().member(kick.member) == nullptr || kick.member == who()) {
      return answer(refusal("no_such_member", "There is nobody else of that number here."));
    }
    const auto seat = state().seat_of(kick.member);
    const auto alter = [whom = kick.member](RoomState& next) {
      next.member(whom)->kicked = true;
      if (const auto held = next.seat_of(whom)) next.seat(*held) = {};
    };
    const auto gone = [&r = room, whom = kick.member] {
      r.send_off(whom, "kicked", "The host has asked you to leave this table.");
    };
    if (!seat || state().phase != Phase::playing) return change(alter, gone);
    change_after(*seat, tables::HandTo{seat->actor(), tables::Nobody{}}, alter, gone);
  }
  void operator()(const protocol::Mute& mute) const {
    if (!is_host()) return answer(only_the_host());
    if (state().member(mute.member) == nullptr) {
      return answer(refusal("no_such_member", "Nobody here has that number."));
    }
    change([mute](RoomState& next) { next.member(mute.member)->muted = mute.muted; });
  }
  void operator()(const protocol::MakeHost& make) const {
    if (!is_host()) return answer(only_the_host());
    const auto* member = state().member(make.member);
    if (member == nullptr || member->kicked || member->person.empty()) {
      return answer(refusal("no_such_member", "Nobody here has that number."));
    }
    change([whom = make.member](RoomState& next) { next.host = whom; });
  }
  // Who waits in vain for somebody may end the game, not the room: another can be played in it.
  void end_game() const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) return answer(only_the_host());
    if (!room.game_->table().waits_in_vain(seat->actor(), room.game_->now())) {
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
    const auto seat = Seat::of(room.game_->table().setup().host);
    change_after(seat, tables::Close{}, alter, gone);
  }

  // -- talk, and the line itself

  void operator()(const protocol::Chat& chat) const {
    const auto* member = state().member(who());
    if (member->muted && chat.text) return answer(refusal("muted", "The host has muted you."));
    if (chat.text && !state().settings.text) {
      return answer(refusal("phrases_only", "At this table people talk in phrases only."));
    }
    const auto team = room.talk_team(who());
    if (chat.team && !team) return answer(refusal("no_team", "You have no team to talk to now."));
    if (!room.house_.talk.allows(member->person, room.house_.ports.wall())) {
      return answer(refusal("too_fast", "That was a lot of talk; wait a little."));
    }
    room.say(who(), chat, noted([](RoomState&) {}), reply());
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

void Room::answer_all(MemberId who, const std::string& id, const std::optional<Problem>& wrong) {
  const auto waiting = under_way_.extract({who, id});
  if (!waiting) return;
  for (const ConnectionId connection : waiting.mapped()) answer(connection, id, wrong);
}

}  // namespace server
