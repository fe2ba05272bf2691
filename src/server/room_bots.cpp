// Bots at a room's table, and the questions that a seat may ask: thought about on workers, from the
// seat's view alone. A bot moves when a person would have, however long it computed.
#include <fmt/format.h>

#include <algorithm>

#include "server/room.h"

namespace server {

using core::Actor;
using protocol::Problem;

namespace {

constexpr std::int64_t busy_ms = 200;  // until busy workers are asked again

}  // namespace

void Room::let_bots_think() {
  if (!is_playing() || frozen_) return;
  const auto& table = game_->table();
  const auto seats = table.bots_to_act();
  std::erase_if(minds_, [&](const auto& mind) { return !std::ranges::count(seats, mind.first); });
  for (const Actor seat : seats) {
    const auto revision = table.match().revision();
    const auto number = table.number(seat);
    auto& mind = minds_[seat];
    const bool begun = mind.luck != 0 && mind.revision == revision;
    if (begun && mind.number == number && mind.asked) continue;
    if (!begun)
      mind = {.luck = house_.ports.secrets->next() | 1U, .began = game_->now(), .move = {}};
    mind.revision = revision;
    mind.number = number;
    mind.looked = game_->now();
    mind.asked = false;
    mind.move.reset();
    ask_bot(seat, mind);
  }
  plan_bots();
}

void Room::ask_bot(Actor seat, Mind& mind) {
  const auto& table = game_->table();
  const std::shared_ptr<const catalogue::Match> match = table.match().clone();
  const auto name = std::get<tables::Bot>(table.holder(seat)).name;
  mind.asked = house_.ports.workers->run([weak = weak_from_this(), match, name, seat,
                                          revision = mind.revision, number = mind.number,
                                          luck = mind.luck]() -> std::function<void()> {
    core::SeededGenerator own{luck};
    auto move = match->bot_move(name, seat, own);
    return [=, move = std::move(move)] {
      const auto room = weak.lock();
      if (!room) return;
      const auto known = room->minds_.find(seat);
      if (known == room->minds_.end() || known->second.revision != revision ||
          known->second.number != number || known->second.luck != luck) {
        return;  // it has to look again
      }
      known->second.move = move;
      room->plan_bots();
    };
  });
}

// When it moves: after its own time, and never sooner after what it saw last than it may compute.
core::TableTime Room::due(const Mind& mind) const {
  const auto& limits = house_.limits;
  core::SeededGenerator own{core::mixed_seed(mind.luck, 1)};
  const auto room = static_cast<std::uint64_t>((limits.bot_most - limits.bot_least).count());
  const auto pace = limits.bot_least + core::Millis{own.below(room + 1)};
  const auto wished = mind.move->thinks > core::Millis{0} ? mind.move->thinks : pace;
  return std::max(mind.began + std::min(wished, limits.bot_longest),
                  mind.looked + limits.bot_least);
}

void Room::plan_bots() {
  house_.ports.timers->cancel(std::exchange(bots_, 0));
  if (!is_playing()) return;
  std::optional<std::int64_t> next;
  const auto wall = house_.ports.wall();
  for (const auto& [seat, mind] : minds_) {
    if (mind.asked && !mind.move) continue;
    const auto wait = mind.asked ? (due(mind) - game_->now()).count() : busy_ms;
    const auto at = wall + std::max<std::int64_t>(0, wait);
    next = next ? std::min(*next, at) : at;
  }
  if (!next) return;
  bots_ = house_.ports.timers->at(*next, [weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->let_bots_move();
  });
}

void Room::let_bots_move() {
  bots_ = 0;
  if (!is_playing()) return;
  std::optional<std::pair<core::TableTime, Actor>> first;
  for (const auto& [seat, mind] : minds_) {
    if (mind.move) first = std::min(first.value_or(std::pair{due(mind), seat}), {due(mind), seat});
  }
  if (!first || first->first > game_->now()) return let_bots_think();
  const Actor seat = first->second;
  const Mind mind = minds_.at(seat);
  minds_.erase(seat);
  reasons_[seat] = mind.move->why;
  submit({seat, tables::PlayMove{mind.move->action, mind.revision}, true}, std::nullopt,
         [weak = weak_from_this(), seat](const auto&) {
           const auto room = weak.lock();
           if (!room) return;
           room->reasons_.erase(seat);
           room->let_bots_think();
         });
}

void Room::aid(ConnectionId from, const std::string& id, MemberId who, const protocol::Aid& wish) {
  const auto seat = state_.seat_of(who);
  const auto& allowed = state_.settings.aids;
  const auto no = [&](std::string code, std::string sentence) {
    answer(from, id, Problem{std::move(code), std::move(sentence), ""});
  };
  if (!is_playing() || !seat) return no("not_playing", "Aids are for those who play.");
  const auto& aids = house_.find_game(state_.game)->aids;
  if (std::ranges::find(aids, wish.name, &catalogue::AidInfo::name) == aids.end()) {
    return no("no_such_aid", "There is no such aid in this game.");
  }
  if (std::ranges::find(allowed, wish.name) == allowed.end()) {
    return no("not_allowed", fmt::format("This table plays without the aid “{}”; its host can "
                                         "allow it between two games.",
                                         wish.name));
  }
  if (!house_.aids.allows(state_.member(who)->person, house_.ports.wall())) {
    return no("too_fast", "That was a lot of questions; wait a little.");
  }
  const std::shared_ptr<const catalogue::Match> match = game_->table().match().clone();
  const Actor actor = seat->actor();
  const auto luck = house_.ports.secrets->next();
  const bool taken = house_.ports.workers->run(
      [weak = weak_from_this(), match, actor, luck, from, id, wish]() -> std::function<void()> {
        core::SeededGenerator own{luck};
        const std::string about = wish.about.value_or("");
        auto told = match->aid(wish.name, actor, {about, &own});
        return [weak, from, id, told = std::move(told)] {
          const auto room = weak.lock();
          if (!room) return;
          if (told) return room->answer(from, id, std::nullopt, *told);
          room->answer(from, id, told.error());
        };
      });
  if (!taken) no("busy", "The server is busy; ask again in a moment.");
}

// A warning may take longer than others should wait. Where no worker is free there is none: the
// move is good without.
void Room::check_move(ConnectionId from, const std::string& id, Actor seat,
                      const codec::RawJson& json) {
  const auto& now = game_->table().match();
  const auto action = now.parse_action_json(json.text);
  if (!action) return answer(from, id, action.error());
  if (auto problem = now.refusal(seat, *action)) return answer(from, id, problem);
  if (!now.may_warn(seat)) return answer(from, id, std::nullopt);
  const std::shared_ptr<const catalogue::Match> match = now.clone();
  const bool taken = house_.ports.workers->run([weak = weak_from_this(), match, seat, from, id,
                                                action = *action]() -> std::function<void()> {
    auto warning = match->warning(seat, action);
    return [weak, from, id, warning = std::move(warning)] {
      if (const auto room = weak.lock()) {
        room->answer(from, id, std::nullopt, std::nullopt, warning);
      }
    };
  });
  if (!taken) answer(from, id, std::nullopt);
}

}  // namespace server
