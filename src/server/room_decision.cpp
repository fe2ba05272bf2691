#include "server/room_decision.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/offered.h"
#include "server/room_rights.h"

namespace server {

using core::Actor;
using protocol::Problem;
using protocol::RoomProblem;

namespace {

Problem no_such_seat() { return Problem{RoomProblem::no_such_seat, "There is no such seat."}; }
Problem not_playing() {
  return Problem{RoomProblem::not_playing, "No game is being played here now."};
}
Problem not_seated() {
  return Problem{RoomProblem::only_watching, "You are watching; take a seat to play."};
}
Problem only_the_host() {
  return Problem{RoomProblem::only_the_host, "Only the host may do that."};
}
Problem playing() {
  return Problem{RoomProblem::playing,
                 "A game is being played; wait for its end, or close it first."};
}

struct RequestHandler {
  const RoomStatus& room;
  MemberId member;

  const RoomState& state() const { return room.state; }
  bool is_host() const { return member == state().host; }
  bool is_phase_playing() const { return state().phase == Phase::playing; }
  std::optional<Seat> own_seat() const { return state().seat_of(member); }

  // ---- The game.

  Decision submit(decltype(tables::Command::what) what) const {
    if (!room.is_playing()) return not_playing();
    const auto seat = own_seat();
    if (!seat) return not_seated();
    return SubmitCommand{{seat->actor(), std::move(what)}};
  }
  template <class Make>
  Decision submit_action(const codec::RawJson& json, Make make) const {
    if (!room.is_playing()) return not_playing();
    if (!own_seat()) return not_seated();
    const auto action = room.table->match().parse_action_json(json.text);
    if (!action) return action.error();
    return submit(make(*action));
  }
  Decision operator()(const protocol::Play& play) const {
    if (play.revision && room.is_playing() && own_seat()) {
      if (auto problem = room.table->stale_problem(*play.revision)) return *problem;
    }
    return submit_action(play.action, [&](const catalogue::Action& action) {
      return tables::PlayMove{action, play.revision};
    });
  }
  Decision operator()(const protocol::Propose& propose) const {
    return submit_action(propose.action,
                         [](const catalogue::Action& action) { return tables::Propose{action}; });
  }
  Decision operator()(const protocol::Withdraw&) const { return submit(tables::Withdraw{}); }
  Decision operator()(const protocol::Note& note) const {
    return submit(tables::TakeNote{note.key, note.value});
  }
  Decision operator()(const protocol::TakeOver& over) const {
    if (!state().is_seat(over.seat)) return no_such_seat();
    return submit(tables::TakeOver{over.seat.actor()});
  }
  Decision operator()(const protocol::CheckMove& check) const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) return seat ? not_playing() : not_seated();
    const auto action = room.table->match().parse_action_json(check.action.text);
    if (!action) return action.error();
    if (auto problem = room.table->match().refusal(seat->actor(), *action)) return *problem;
    return CheckAction{seat->actor(), *action};
  }
  Decision operator()(const protocol::Aid& aid) const {
    const auto seat = own_seat();
    if (!room.is_playing() || !seat) {
      return Problem{RoomProblem::not_playing, "Aids are for those who play."};
    }
    const auto& aids = room.game->aids;
    if (std::ranges::find(aids, aid.name, &catalogue::AidInfo::name) == aids.end()) {
      return Problem{RoomProblem::no_such_aid, "There is no such aid in this game."};
    }
    const auto& allowed = state().settings.aids;
    if (std::ranges::find(allowed, aid.name) == allowed.end()) {
      return Problem{RoomProblem::not_allowed,
                     fmt::format("This table plays without the aid “{}”; its host can allow "
                                 "it between two games.",
                                 aid.name)};
    }
    return AnswerAid{seat->actor(), aid};
  }

  // ---- Seats.

  Decision assign(Seat seat, Seat as, tables::Holder holder, StateEdit edit) const {
    return SubmitCommand{{as.actor(), tables::HandTo{seat.actor(), std::move(holder)}},
                         SaveEdit{std::move(edit), ResendViews{seat, own_seat().has_value()}}};
  }
  std::optional<Problem> sit_refusal(Seat seat) const {
    if (!state().is_seat(seat)) return no_such_seat();
    const auto& wanted = state().seat(seat);
    if (wanted.who == member && !wanted.bot) {
      return Problem{RoomProblem::already_there, "That seat is yours already."};
    }
    if (wanted.who && wanted.who != member) {
      return Problem{RoomProblem::seat_taken, "Somebody sits there."};
    }
    if (wanted.bot && !wanted.who && !is_host() && state().phase == Phase::waiting) {
      return Problem{RoomProblem::seat_taken, "A bot has that seat; the host can free it."};
    }
    // A bot that plays for this member is theirs to replace.
    if (!is_phase_playing() || wanted.who == member) return std::nullopt;
    return seat_refusal(room, member, seat);
  }
  // In a game with open cards: those who play are asked.
  Decision ask_for(Seat seat) const {
    const auto* asker = state().member(member);
    const bool has_asked = contains(state().asks, asker->person, &Ask::person);
    if (has_asked) {
      return Problem{RoomProblem::has_asked, "You have asked already; those who play will answer."};
    }
    return SaveEdit{[person = asker->person, name = asker->name, seat](RoomState& next) {
      next.asks.push_back({++next.last_ask, person, name, seat, {}});
    }};
  }
  Decision operator()(const protocol::Sit& sit) const {
    if (auto problem = sit_refusal(sit.seat)) return *problem;
    const StateEdit edit = [who = member, wanted = sit.seat,
                            is_playing = is_phase_playing()](RoomState& next) {
      for (auto& seat : next.seats) {
        if (seat.who == who) seat = {};
      }
      next.seat(wanted) = {.who = who, .bot = std::nullopt, .ready = false};
      if (is_playing) next.held.push_back({who, wanted});
    };
    if (!is_phase_playing()) return SaveEdit{edit};
    const bool is_theirs = state().seat(sit.seat).who == member;
    if (!is_theirs && needs_consent(room, member, sit.seat)) return ask_for(sit.seat);
    return assign(sit.seat, sit.seat, tables::Person{}, edit);
  }
  Decision admit_to_a_seat(const Ask& ask, bool yes) const {
    if (!room.is_playing() || !own_seat()) return not_seated();
    const auto number = ask.number;
    const StateEdit forget = [number](RoomState& next) {
      std::erase_if(next.asks, [&](const Ask& each) { return each.number == number; });
    };
    if (!yes) return SaveEdit{forget};
    const auto* asker = state().member_of(ask.person);
    if (asker == nullptr || asker->kicked || !room.is_connected(asker->who) ||
        state().seat(*ask.seat).who || seat_refusal(room, asker->who, *ask.seat)) {
      return SaveEdit{forget};  // it has come to nothing
    }
    auto agreed = ask.agreed;
    agreed.push_back(member);
    const auto asked = asked_for_consent(room);
    const bool all_agree =
        std::ranges::all_of(asked, [&](MemberId each) { return contains(agreed, each); });
    if (!all_agree) {
      return SaveEdit{[number, agreed](RoomState& next) {
        for (auto& each : next.asks) {
          if (each.number == number) each.agreed = agreed;
        }
      }};
    }
    return assign(*ask.seat, *ask.seat, tables::Person{},
                  [who = asker->who, seat = *ask.seat, forget](RoomState& next) {
                    next.seat(seat) = {.who = who, .bot = std::nullopt};
                    next.held.push_back({who, seat});
                    forget(next);
                  });
  }
  Decision operator()(const protocol::Admit& admit) const {
    const auto ask = std::ranges::find(state().asks, admit.ask, &Ask::number);
    if (ask == state().asks.end()) {
      return Problem{RoomProblem::no_such_ask, "Nobody asks for that any more."};
    }
    if (ask->seat) return admit_to_a_seat(*ask, admit.yes);
    if (!is_host()) return only_the_host();
    return SaveEdit{[person = ask->person, yes = admit.yes](RoomState& next) {
      std::erase_if(next.asks, [&](const Ask& each) { return each.person == person; });
      (yes ? next.admitted : next.declined).push_back(person);
    }};
  }
  Decision operator()(const protocol::Stand&) const {
    const auto seat = own_seat();
    if (!seat) return Problem{RoomProblem::not_seated, "You have no seat."};
    const StateEdit edit = [own = *seat](RoomState& next) { next.seat(own) = {}; };
    if (!is_phase_playing()) return SaveEdit{edit};
    return assign(*seat, *seat, tables::Nobody{}, edit);
  }
  Decision operator()(const protocol::Ready& ready) const {
    const auto seat = own_seat();
    if (!seat) return not_seated();
    return SaveEdit{
        [own = *seat, is = ready.ready](RoomState& next) { next.seat(own).ready = is; }};
  }
  std::optional<Problem> bot_refusal(const std::string& bot, Seat seat) const {
    const auto offered = seats_offered(room);
    const auto bots =
        seat.index() < offered.size() ? offered[seat.index()].bots : std::vector<std::string>{};
    if (std::ranges::find(bots, bot) != bots.end()) return std::nullopt;
    return Problem{RoomProblem::no_such_bot,
                   fmt::format("No bot “{}” plays that seat; there are: {}.", bot,
                               bots.empty() ? "none" : fmt::format("{}", fmt::join(bots, ", ")))};
  }
  Decision operator()(const protocol::HandToBot& to) const {
    if (!state().is_seat(to.seat)) return no_such_seat();
    if (auto problem = bot_refusal(to.bot, to.seat)) return *problem;
    const auto& seat = state().seat(to.seat);
    const bool own = seat.who == member;
    if (is_phase_playing()) {
      if (room.table == nullptr) return not_playing();
      if (auto problem = own ? std::nullopt : bot_seat_refusal(room, member, to.seat)) {
        return *problem;
      }
    } else if (!own && !is_host()) {
      return only_the_host();
    } else if (!own && seat.who && room.is_connected(*seat.who)) {
      return Problem{RoomProblem::seat_taken, "Somebody sits there."};
    }
    const StateEdit edit = [to, frees = !own && !is_phase_playing()](RoomState& next) {
      next.seat(to.seat).bot = to.bot;
      if (frees) next.seat(to.seat).who.reset();
    };
    if (!is_phase_playing()) return SaveEdit{edit};
    return assign(to.seat, to.seat, tables::Bot{to.bot}, edit);
  }
  Decision operator()(const protocol::TakeBack& back) const {
    if (!state().is_seat(back.seat)) return no_such_seat();
    const auto& seat = state().seat(back.seat);
    const bool is_bots_own = seat.bot && !seat.who && !is_phase_playing();
    if (is_bots_own && is_host()) {
      return SaveEdit{[freed = back.seat](RoomState& next) { next.seat(freed) = {}; }};
    }
    if (seat.who != member || !seat.bot) {
      return Problem{RoomProblem::not_your_seat, "No bot plays that seat for you."};
    }
    const StateEdit edit = [own = back.seat](RoomState& next) { next.seat(own).bot.reset(); };
    if (!is_phase_playing()) return SaveEdit{edit};
    return assign(back.seat, back.seat, tables::Person{}, edit);
  }

  // ---- The host's.

  Decision operator()(const protocol::Configure& wish) const {
    if (!is_host()) return only_the_host();
    if (is_phase_playing()) return playing();
    if (wish.settings) {
      if (auto problem = validate_settings(*room.game, *wish.settings)) return *problem;
    }
    std::vector<core::Option> options = state().options;
    auto seats = seats_offered(room);
    if (wish.options) {
      auto all = catalogue::options_of_new_table(*room.game, *wish.options);
      if (!all) return all.error();
      const auto start = room.game->start(*all);
      if (!start) return start.error();
      options = std::move(*all);
      seats = seats_of(*room.game, **start);
    }
    return SaveEdit{
        [options, seats, settings = wish.settings, bots = room.game->bots](RoomState& next) {
          next.options = options;
          next.resize_seats(seats.size());
          next.fit_bots(seats, bots);
          if (settings) next.settings = *settings;
          for (auto& seat : next.seats) seat.ready = false;  // it was for something else
        }};
  }
  Decision operator()(const protocol::Start&) const {
    if (!is_host()) return only_the_host();
    if (is_phase_playing()) return playing();
    return StartGame{[](RoomState&) {}};
  }
  // Whether everybody else who sits and is here has asked for it; bots always agree.
  bool all_others_want_a_rematch() const {
    return std::ranges::all_of(state().seats, [&](const RoomSeat& seat) {
      return !seat.who || seat.who == member || seat.ready || !room.is_connected(*seat.who);
    });
  }
  Decision operator()(const protocol::Rematch&) const {
    if (state().phase != Phase::over) {
      return Problem{RoomProblem::not_over, "There was no game to play again, or it is not over."};
    }
    const auto seat = own_seat();
    if (is_host() || (seat && all_others_want_a_rematch())) return StartGame{rematch_edit(room)};
    if (!seat) return not_seated();
    return SaveEdit{[own = *seat](RoomState& next) { next.seat(own).ready = true; }};
  }
  Decision operator()(const protocol::Kick& kick) const {
    if (!is_host()) return only_the_host();
    if (state().member(kick.member) == nullptr || kick.member == member) {
      return Problem{RoomProblem::no_such_member, "There is nobody else of that number here."};
    }
    SaveEdit save{
        [kicked = kick.member](RoomState& next) {
          auto& gone = *next.member(kicked);
          gone.kicked = true;
          if (const auto held = next.seat_of(kicked)) next.seat(*held) = {};
          std::erase(next.admitted, gone.person);
          if (!gone.household.empty()) next.kicked_households.push_back(gone.household);
        },
        DisconnectMember{kick.member,
                         {RoomProblem::kicked, "The host has asked you to leave this table."}}};
    const auto seat = state().seat_of(kick.member);
    if (!seat || !is_phase_playing()) return save;
    if (!room.is_playing()) return save;  // a game that is frozen
    if (room.game->cards_open) {
      return SubmitCommand{{seat->actor(), tables::HandTo{seat->actor(), tables::Nobody{}}}, save};
    }
    // Whoever goes takes a secret along.
    if (auto problem = kick_refusal(room, member, *seat)) return *problem;
    return SubmitCommand{{room.table->setup().host, tables::Close{}}, save};
  }
  Decision operator()(const protocol::Mute& mute) const {
    if (!is_host()) return only_the_host();
    if (state().member(mute.member) == nullptr) {
      return Problem{RoomProblem::no_such_member, "Nobody here has that number."};
    }
    return SaveEdit{[mute](RoomState& next) { next.mute(mute.member, mute.muted); }};
  }
  Decision operator()(const protocol::MakeHost& make) const {
    if (!is_host()) return only_the_host();
    const auto* heir = state().member(make.member);
    if (heir == nullptr || heir->kicked || heir->person.empty()) {
      return Problem{RoomProblem::no_such_member, "Nobody here has that number."};
    }
    return SaveEdit{[host = make.member](RoomState& next) { next.host = host; }};
  }
  Decision operator()(const protocol::SetEntry& set) const {
    if (!is_host()) return only_the_host();
    return SaveEdit{[entry = set.entry](RoomState& next) {
      next.settings.entry = entry;
      // A door that is opened or shut answers all who stand at it.
      std::erase_if(next.asks,
                    [&](const Ask& ask) { return !ask.seat && entry != protocol::Entry::ask; });
      if (entry == protocol::Entry::open) next.declined.clear();
    }};
  }

  // ---- The end of a game without a result.

  bool host_wants_the_end() const {
    const auto seat = state().seat_of(state().host);
    return is_host() || (seat && state().seat(*seat).ends);
  }
  SubmitCommand end_the_game() const {
    return {{room.table->setup().host, tables::Close{}}, std::nullopt};
  }
  // And the room, as its host wants it.
  SubmitCommand end_all() const {
    return {{room.table->setup().host, tables::Close{}},
            SaveEdit{[](RoomState& next) { next.phase = Phase::closed; }, CloseRoom{}}};
  }
  Decision note_the_wish(Seat own, bool wants) const {
    return SaveEdit{[own, wants](RoomState& next) { next.seat(own).ends = wants; }};
  }
  // Whoever waits in vain for somebody may end the game, not the room: another can be played in it.
  // A host who plays has no more power over the other sides than they have over the host.
  Decision close_in_a_game(bool wants) const {
    if (wants && is_umpire(room, member)) return end_all();
    const auto seat = own_seat();
    if (!seat) return only_the_host();
    if (!wants) return note_the_wish(*seat, false);
    if (room.table->waits_in_vain(seat->actor(), room.now)) {
      return is_host() ? end_all() : end_the_game();
    }
    if (!host_wants_the_end()) {
      return Problem{RoomProblem::only_the_host,
                     "Only the host ends a game early, unless a player has been away for two "
                     "minutes."};
    }
    if (!others_want_the_end(room, member)) return note_the_wish(*seat, true);
    return is_host() ? end_all() : end_the_game();
  }
  Decision operator()(const protocol::Close& close) const {
    if (room.is_playing()) return close_in_a_game(close.wants);
    if (!is_host()) return only_the_host();
    if (!close.wants) return SaveEdit{[](RoomState&) {}};
    return SaveEdit{[](RoomState& next) { next.phase = Phase::closed; }, CloseRoom{}};
  }

  // ---- Chat, and the connection itself.

  Decision operator()(const protocol::Chat& chat) const {
    if (state().member(member)->muted && chat.text) {
      return Problem{RoomProblem::muted, "The host has muted you."};
    }
    if (chat.text && !state().settings.text) {
      return Problem{RoomProblem::phrases_only, "At this table people talk in phrases only."};
    }
    if (chat.team && !chat_team(room, member)) {
      return Problem{RoomProblem::no_team, "You have no team to talk to now."};
    }
    return PostChat{chat};
  }
  Decision operator()(const protocol::Ping& ping) const { return SendPong{ping}; }
};

}  // namespace

Decision decide(const RoomStatus& room, MemberId member, const protocol::Request& request) {
  return std::visit(RequestHandler{room, member}, request);
}

std::optional<SubmitCommand> decide_return(const RoomStatus& room, MemberId member) {
  const auto seat = room.state.seat_of(member);
  if (!room.is_playing() || !seat || !room.table->is_away(seat->actor())) return std::nullopt;
  return SubmitCommand{{seat->actor(), tables::Return{}}};
}

std::optional<SubmitCommand> decide_absence(const RoomStatus& room, MemberId member) {
  const auto seat = room.state.seat_of(member);
  if (!room.is_playing() || !seat || room.state.seat(*seat).bot) return std::nullopt;
  const Actor actor = seat->actor();
  if (room.is_connected(member) || room.table->is_away(actor)) return std::nullopt;
  const auto bot = room.state.settings.absence == protocol::Absence::bot
                       ? strongest_bot(room, *seat)
                       : std::nullopt;
  if (!bot) return SubmitCommand{{actor, tables::Leave{}}};
  return SubmitCommand{{actor, tables::HandTo{actor, tables::Bot{*bot}}},
                       SaveEdit{[own = *seat, bot](RoomState& next) { next.seat(own).bot = bot; }}};
}

}  // namespace server
