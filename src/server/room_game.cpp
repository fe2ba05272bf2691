#include "server/room_game.h"

#include <algorithm>
#include <ranges>

#include "tables/entry_text.h"

namespace server {

using core::Actor;
using protocol::Round;

namespace {

constexpr std::int64_t busy_ms = 200;  // until busy workers are asked again

}  // namespace

RoomGame::RoomGame(RoomContext& context, Round round, std::unique_ptr<tables::Conductor> driver)
    : context_{context},
      round_{round},
      driver_{std::move(driver)},
      info_{context.find_game(driver_->table().setup().game)} {
  driver_->watch([this](const tables::Entry& entry) { on_committed(entry); });
  driver_->when_in_trouble([this] { set_clock(); });
}

// A game that was never run may outlive the room, in the callback of its first row.
RoomGame::~RoomGame() {
  if (clock_timer_ != 0) context_.ports.timers->cancel(clock_timer_);
  if (bot_timer_ != 0) context_.ports.timers->cancel(bot_timer_);
}

tables::Conductor::World RoomGame::environment(RoomContext& context) {
  auto* store = context.ports.store;
  return {.append =
              [store](journal::Row row, journal::Journal::Done done) {
                store->append(std::move(row), std::move(done));
              },
          .read = [store](const journal::TableId& id) { return store->read(id); },
          .wall = context.ports.wall,
          .generator = context.ports.secrets};
}

codec::Read<std::shared_ptr<RoomGame>> RoomGame::make(RoomContext& context, Round round,
                                                      tables::Setup setup) {
  auto driver =
      tables::Conductor::make(context.ports.games, std::move(setup), environment(context));
  if (!driver) return std::unexpected(driver.error());
  return std::shared_ptr<RoomGame>{new RoomGame{context, round, std::move(*driver)}};
}

codec::Read<std::shared_ptr<RoomGame>> RoomGame::resume(RoomContext& context, Round round,
                                                        const std::vector<journal::Row>& rows,
                                                        std::int64_t last_beat) {
  auto driver =
      tables::Conductor::resume(context.ports.games, rows, last_beat, environment(context));
  if (!driver) return std::unexpected(driver.error());
  std::shared_ptr<RoomGame> game{new RoomGame{context, round, std::move(*driver)}};
  if (!game->has_open_moves()) return game;
  // What was done is in the log; why it was done is not.
  for (const auto& row : rows | std::views::drop(1)) {
    const auto entry = tables::parse_journal_text(game->table().match(), row.entry);
    if (entry) game->record_move(*entry);
  }
  return game;
}

void RoomGame::run(OnCommit on_commit) {
  const auto self = shared_from_this();
  on_commit_ = std::move(on_commit);
  driver_->pass_time();
  set_clock();
  request_bot_moves();
}

void RoomGame::submit(tables::Command command, std::optional<journal::CommandKey> key,
                      const Reply& reply) {
  const auto self = shared_from_this();  // another game may begin meanwhile
  driver_->submit(std::move(command), std::move(key), reply);
  set_clock();
}

void RoomGame::record_move(const tables::Entry& entry) {
  const auto* move = std::get_if<tables::Played>(&entry.what);
  if (move == nullptr || !move->actor.is_seat()) return;
  const auto reason = bot_reasons_.find(move->actor);
  if (reason == bot_reasons_.end() && !has_open_moves()) return;
  moves_.push_back({.round = round_,
                    .seat = protocol::Seat::of(move->actor),
                    .action = move->action.json(),
                    .why = reason == bot_reasons_.end() ? "" : reason->second,
                    .at = entry.at.time_since_epoch().count()});
}

void RoomGame::on_committed(const tables::Entry& entry) {
  const auto self = shared_from_this();
  record_move(entry);
  if (has_open_moves()) story_ = table().story(entry);
  if (on_commit_) on_commit_();
  set_clock();
  request_bot_moves();
}

void RoomGame::set_clock() {
  if (!on_commit_ || driver_->is_writing()) return;  // it is set anew when that is done
  const auto due = table().is_finished() ? std::nullopt : driver_->due_at();
  if (clock_timer_ != 0 && due == clock_set_to_) return;
  auto& timers = *context_.ports.timers;
  timers.cancel(std::exchange(clock_timer_, 0));
  clock_set_to_ = due;
  if (!due) return;
  clock_timer_ = timers.at(*due, [this] {
    const auto self = shared_from_this();
    clock_timer_ = 0;
    driver_->pass_time();
    set_clock();
  });
}

// ---- Bots.

void RoomGame::request_bot_moves() {
  if (!on_commit_) return;
  const auto seats = table().bots_to_act();
  std::erase_if(bot_moves_, [&](const auto& each) {
    return std::ranges::find(seats, each.first) == seats.end();
  });
  for (const Actor seat : seats) {
    auto& pending = bot_moves_[seat];
    const bool must_ask =
        pending.look(table().match().revision(), table().number(seat), driver_->now(),
                     [&] { return context_.ports.secrets->next(); });
    if (must_ask) run_bot(seat, pending);
  }
  schedule_bot_timer();
}

void RoomGame::run_bot(Actor seat, PendingMove& pending) {
  const std::shared_ptr<const catalogue::Match> match = table().match().clone();
  const auto name = std::get<tables::Bot>(table().holder(seat)).name;
  const bool is_asked = context_.ports.workers->run(
      [weak = weak_from_this(), match, name, seat, suggestions = table().suggestions_to(seat),
       ticket = pending.ticket()]() -> std::function<void()> {
        core::SeededGenerator own{ticket.seed};
        auto move = match->bot_move(name, seat, own, suggestions);
        return [weak, seat, ticket, move = std::move(move)] {
          const auto game = weak.lock();
          if (!game) return;
          const auto known = game->bot_moves_.find(seat);
          if (known == game->bot_moves_.end() || !known->second.answer(ticket, move)) return;
          game->schedule_bot_timer();
        };
      });
  if (is_asked) pending.mark_asked();
}

core::BotPace RoomGame::bot_pace() const {
  const auto& limits = context_.limits;
  return {.min_delay = limits.bot_least,
          .max_delay = limits.bot_most,
          .max_think_time = limits.bot_longest,
          .min_after_look = limits.bot_least};
}

// Where people wait for bots alone, the bots move in the order in which they would have arrived and
// without the time that they would have taken.
std::optional<RoomGame::NextBotMove> RoomGame::next_bot_move() const {
  if (bot_moves_.empty()) return std::nullopt;
  const bool without_thinking = table().waits_for_bots_alone();
  std::optional<std::pair<core::TableTime, Actor>> first;
  for (const auto& [seat, pending] : bot_moves_) {
    if (without_thinking && pending.is_asked() && !pending.is_answered()) return std::nullopt;
    if (!pending.move()) continue;
    const std::pair due{pending.due_at(bot_pace()), seat};
    first = std::min(first.value_or(due), due);
  }
  if (!first) return std::nullopt;
  const auto& pending = bot_moves_.at(first->second);
  return NextBotMove{first->second,
                     without_thinking ? pending.due_without_thinking(bot_pace()) : first->first};
}

void RoomGame::schedule_bot_timer() {
  context_.ports.timers->cancel(std::exchange(bot_timer_, 0));
  std::optional<std::int64_t> wait;
  if (const auto next = next_bot_move()) wait = (next->due_at - driver_->now()).count();
  const bool any_unasked =
      std::ranges::any_of(bot_moves_, [](const auto& each) { return !each.second.is_asked(); });
  if (any_unasked) wait = std::min<std::int64_t>(wait.value_or(busy_ms), busy_ms);
  if (!wait) return;
  const auto at = context_.ports.wall() + std::max<std::int64_t>(0, *wait);
  bot_timer_ = context_.ports.timers->at(at, [this] {
    const auto self = shared_from_this();
    bot_timer_ = 0;
    play_due_bot_move();
  });
}

void RoomGame::play_due_bot_move() {
  const auto next = next_bot_move();
  if (!next || next->due_at > driver_->now()) return request_bot_moves();
  const Actor seat = next->seat;
  const auto pending = bot_moves_.extract(seat).mapped();
  bot_reasons_[seat] = pending.move()->why;
  submit({seat, tables::PlayMove{pending.move()->action, pending.revision()}, true}, std::nullopt,
         [this, seat](const auto&) {
           bot_reasons_.erase(seat);
           request_bot_moves();
         });
}

// ---- Questions of a seat.

bool RoomGame::answer_aid(Actor seat, const protocol::Aid& aid, AidReply reply) {
  const std::shared_ptr<const catalogue::Match> match = table().match().clone();
  return context_.ports.workers->run([match, seat, aid, seed = context_.ports.secrets->next(),
                                      reply = std::move(reply)]() -> std::function<void()> {
    core::SeededGenerator own{seed};
    const std::string about = aid.about.value_or("");
    auto answer = match->aid(aid.name, seat, {about, &own});
    return [reply, answer = std::move(answer)] { reply(answer); };
  });
}

bool RoomGame::find_warning(Actor seat, const catalogue::Action& action, WarningReply reply) {
  const std::shared_ptr<const catalogue::Match> match = table().match().clone();
  return context_.ports.workers->run(
      [match, seat, action, reply = std::move(reply)]() -> std::function<void()> {
        auto warning = match->warning(seat, action);
        return [reply, warning = std::move(warning)] { reply(warning); };
      });
}

}  // namespace server
