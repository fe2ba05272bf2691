// What a person does, by what they see.
#include <fmt/format.h>

#include <algorithm>

#include "simulation/person.h"

namespace simulation {

using core::Actor;

namespace {

const protocol::MemberShown* member_of(const protocol::Room& room, MemberId who) {
  const auto found = std::ranges::find(room.members, who, &protocol::MemberShown::member);
  return found == room.members.end() ? nullptr : &*found;
}

// Options that not every game has.
void add_what_it_knows(const catalogue::GameInfo& game, catalogue::Option option,
                       std::vector<catalogue::Option>& given) {
  given.push_back(std::move(option));
  const auto options = game.options(given);
  if (!options || !game.start(*options)) given.pop_back();
}

}  // namespace

std::optional<Seat> Person::own_seat() const {
  if (!room_ || !who_) return std::nullopt;
  for (std::size_t i = 0; i < room_->seats.size(); ++i) {
    if (room_->seats[i].member == *who_) return Seat::from_index(i);
  }
  return std::nullopt;
}

bool Person::is_host() const {
  const auto* mine = room_ && who_ ? member_of(*room_, *who_) : nullptr;
  return mine != nullptr && mine->host;
}

std::optional<MemberId> Person::other_member() const {
  std::vector<MemberId> others;
  for (const auto& each : room_->members) {
    if (each.member != *who_) others.push_back(each.member);
  }
  if (others.empty()) return std::nullopt;
  return others[town_.luck.below(others.size())];
}

// Mostly the one that thinks least: there are many.
std::string Person::bot_for(const catalogue::Match& match, Seat seat) const {
  const auto& bots = town_.games[company_.game].bots;
  std::vector<std::string> fit;
  for (const auto& bot : bots) {
    if (match.bot_plays(bot.name, seat.actor())) fit.push_back(bot.name);
  }
  if (fit.empty()) return "nobody";
  return town_.chance(950) ? fit.front() : fit[town_.luck.below(fit.size())];
}

protocol::NewRoom Person::wished_room() const {
  const auto& game = town_.games[company_.game];
  protocol::NewRoom wish{
      .game = game.name, .options = {}, .seats = {}, .settings = {}, .start = false};
  std::vector<catalogue::Option> given;
  if (game.presets != nullptr) {
    const auto presets = game.presets({});
    given = presets[town_.luck.below(presets.size())].options;
  }
  add_what_it_knows(game, {"seats", fmt::to_string(town_.between(2, 4))}, given);
  if (town_.chance(500)) add_what_it_knows(game, {"edition", "banned"}, given);
  wish.options = given;
  const auto start = game.start(*game.options(given));
  const auto seats = start ? (*start)->seats() : 2;
  const auto own = town_.luck.below(seats);
  for (std::size_t i = 0; i < seats; ++i) {
    const bool bot = start && town_.chance(300);
    wish.seats.push_back(i == own ? "me" : bot ? bot_for(**start, Seat::from_index(i)) : "open");
    if (wish.seats.back() == "nobody") wish.seats.back() = "open";
  }
  wish.settings.listed = town_.chance(500);
  wish.settings.spectators = town_.chance(900);
  wish.settings.absence = town_.chance(400) ? protocol::Absence::bot : protocol::Absence::wait;
  wish.settings.team = static_cast<protocol::TeamRule>(town_.luck.below(3));
  wish.settings.grace_seconds = static_cast<std::uint16_t>(town_.between(10, 60));
  if (town_.chance(500)) wish.settings.aids = {"hint"};
  return wish;
}

void Person::choose() {
  if (!room_ || !who_) return;
  if (!town_.is_calm && town_.chance(2)) {
    town_.counts.add("erased oneself");
    is_asking_ = true;
    town_.wire.ask({"DELETE", "/api/me", "", "", caller_from(address_, token_)},
                   [this](const auto& answer) {
                     is_asking_ = false;
                     if (answer && answer->status == 200) be_somebody_else();
                   });
    return;
  }
  if (!last_done_.empty() && town_.chance(20)) {  // as if the answer had not come
    town_.counts.add("sent again though done");
    town_.wire.say(some_open_tab(), last_done_);
  }
  switch (room_->phase) {
    case protocol::Phase::waiting: return in_a_waiting_room();
    case protocol::Phase::playing: return in_a_game();
    case protocol::Phase::over: return after_a_game();
    case protocol::Phase::closed: return forget_the_room();
  }
}

void Person::in_a_waiting_room() {
  const auto seat = own_seat();
  std::vector<Seat> open;
  for (std::size_t i = 0; i < room_->seats.size(); ++i) {
    if (!room_->seats[i].member && !room_->seats[i].bot) open.push_back(Seat::from_index(i));
  }
  if (!seat && !open.empty()) return ask(protocol::Sit{open[town_.luck.below(open.size())]});
  if (seat && town_.chance(50)) return ask(protocol::Stand{});
  if (seat && !room_->seats[seat->index()].ready) return ask(protocol::Ready{true});
  if (!is_host()) return town_.chance(100) ? talk() : void();
  if (town_.chance(60)) {
    auto settings = room_->settings;
    settings.text = true;
    settings.spectators = !settings.spectators;
    return ask(protocol::Configure{std::nullopt, settings});
  }
  if (open.empty()) return ask(protocol::Start{});
  if (town_.chance(400)) {  // long enough waited
    const auto start = town_.games[company_.game].start(room_->options);
    if (start) ask(protocol::HandToBot{open.front(), bot_for(**start, open.front())});
  }
}

void Person::in_a_game() {
  if ((is_host() || own_seat()) && fill_a_seat()) return;
  if (is_host() && as_host_in_a_game()) return;
  if (answer_an_ask()) return;
  const auto seat = own_seat();
  if (seat && !room_->ending.empty() && !town_.is_calm && town_.chance(300)) {
    return ask(protocol::Close{town_.chance(900)});
  }
  if (!seat) {
    for (std::size_t i = 0; i < room_->seats.size(); ++i) {
      if (!room_->seats[i].member && town_.chance(200)) {
        return ask(protocol::Sit{Seat::from_index(i)});
      }
    }
    return town_.chance(100) ? talk() : void();
  }
  if (room_->seats[seat->index()].bot) return ask(protocol::TakeBack{*seat});
  if (!make_a_move() || town_.chance(60)) idle_deeds();
}

// Whoever sits may do so once a player has been away for long; the host at once.
bool Person::fill_a_seat() {
  const auto* log = room_->table ? town_.witness.shadow(*room_->table) : nullptr;
  if (log == nullptr) return false;
  for (std::size_t i = 0; i < room_->seats.size(); ++i) {
    const auto& shown = room_->seats[i];
    const auto* member = shown.member ? member_of(*room_, *shown.member) : nullptr;
    const bool is_empty = !shown.bot && (member == nullptr || !member->here);
    if (!is_empty || !town_.chance(town_.is_calm ? 500 : 60)) continue;
    const auto seat = Seat::from_index(i);
    ask(protocol::HandToBot{seat, bot_for(log->table().match(), seat)});
    return true;
  }
  return false;
}

// Whoever plays answers those who ask for a seat, and a host those at the door.
bool Person::answer_an_ask() {
  for (const auto& each : room_->asks) {
    const bool is_mine = each.seat ? own_seat().has_value() : is_host();
    const bool has_agreed = std::ranges::find(each.agreed, *who_) != each.agreed.end();
    if (!is_mine || has_agreed || !town_.chance(300)) continue;
    town_.counts.add(each.seat ? "asked for a seat" : "asked at the door");
    ask(protocol::Admit{each.ask, town_.chance(800)});
    return true;
  }
  return false;
}

bool Person::as_host_in_a_game() {
  if (town_.is_calm) return false;
  const auto other = other_member();
  if (town_.chance(3) && other) return ask(protocol::Kick{*other}), true;
  if (town_.chance(4) && other) return ask(protocol::Mute{*other, town_.chance(500)}), true;
  if (town_.chance(4) && other) return ask(protocol::MakeHost{*other}), true;
  if (town_.chance(2)) return ask(protocol::Close{}), true;
  if (town_.chance(3)) {
    constexpr protocol::Entry entries[]{protocol::Entry::open, protocol::Entry::ask,
                                        protocol::Entry::locked, protocol::Entry::open};
    return ask(protocol::SetEntry{entries[town_.luck.below(4)]}), true;
  }
  return false;
}

// A legal one for what the seat sees; and by the table's own rules others may still be quicker.
bool Person::make_a_move() {
  if (!latest_ || !latest_->seat) return false;
  if (latest_->table.is_over() || !latest_->table.has_offers()) return false;
  if (agree_with_somebody(latest_->table.table())) return true;
  const auto* log = town_.witness.shadow(town_.witness.table_of(at_, latest_->round));
  if (log == nullptr) return false;
  const auto& match = log->table().match();
  const auto seat = latest_->seat->actor();
  if (!match.may_act(seat)) return false;
  core::SeededGenerator own{town_.luck.next()};
  std::optional<catalogue::BotMove> move;
  for (const auto& bot : town_.games[company_.game].bots) {
    if (!match.bot_plays(bot.name, seat)) continue;
    move = match.bot_move(bot.name, seat, own);
    break;
  }
  if (!move) return false;
  if (town_.chance(30)) {
    ask(protocol::Propose{move->action.json()});
  } else if (town_.chance(10)) {
    ask(protocol::Withdraw{});
  } else {
    ask(protocol::Play{move->action.json(),
                       town_.chance(900) ? std::optional{latest_->revision} : std::nullopt});
  }
  return true;
}

bool Person::agree_with_somebody(const protocol::TableView& table) {
  for (const auto& proposal : table.proposals) {
    if (proposal.seat == *latest_->seat || !town_.chance(500)) continue;
    town_.counts.add("agreed");
    ask(protocol::Play{proposal.action, latest_->revision});
    return true;
  }
  return false;
}

void Person::idle_deeds() {
  const auto seat = own_seat();
  const auto drawn = town_.luck.below(1000);
  if (drawn < 30) {
    constexpr std::pair<const char*, const char*> notes[]{
        {"plan", "hold the left side"}, {"e", "in"}, {"player2", "crane?"}, {"1.2", "doubt"}};
    const auto& [key, value] = notes[town_.luck.below(4)];
    return ask(protocol::Note{key, value});
  }
  if (drawn < 60) return talk();
  if (drawn < 70) return ask(protocol::Ping{town_.clock.now(), town_.between(5, 300)});
  if (drawn < 74) return ask(protocol::Aid{"hint", std::nullopt});
  if (drawn < 84) return ask(protocol::CheckMove{{R"({"guess":{"word":"crane"}})"}});
  if (town_.is_calm) return;
  if (drawn < 90) return ask(protocol::Stand{});
  const auto* log = room_->table ? town_.witness.shadow(*room_->table) : nullptr;
  if (drawn < 100 && log != nullptr) {
    return ask(protocol::HandToBot{*seat, bot_for(log->table().match(), *seat)});
  }
  if (drawn < 115) {
    for (const Seat away : latest_ ? latest_->table.table().away : std::vector<Seat>{}) {
      if (away != *seat) return ask(protocol::TakeOver{away});
    }
  }
}

void Person::talk() {
  const bool in_words = room_->settings.text && town_.chance(800);
  const bool to_team = town_.chance(200);
  protocol::Chat said{std::nullopt, std::nullopt, to_team};
  if (in_words) {
    said.text = fmt::format("{} says {}-{}", name_, lives_, asked_ + 1);
  } else {
    said.phrase = "good_game";
  }
  ask(said);
}

void Person::after_a_game() {
  if (!is_host()) return town_.chance(100) ? talk() : void();
  if (!town_.is_calm && town_.chance(60)) return ask(protocol::Close{});
  for (std::size_t i = 0; i < room_->seats.size(); ++i) {
    const auto* log = room_->table ? town_.witness.shadow(*room_->table) : nullptr;
    if (log == nullptr || room_->seats[i].member || room_->seats[i].bot) continue;
    const auto seat = Seat::from_index(i);
    return ask(protocol::HandToBot{seat, bot_for(log->table().match(), seat)});
  }
  if (town_.chance(50)) return ask(protocol::Configure{std::nullopt, room_->settings});
  if (town_.chance(500)) return ask(protocol::Rematch{});
}

}  // namespace simulation
