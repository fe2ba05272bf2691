#include "testing/letterbox/letterbox.h"

#include <fmt/format.h>

namespace letterbox {
namespace {

using core::Actor;

constexpr Actor first = Actor::seat(0);
constexpr Actor second = Actor::seat(1);
constexpr core::Pick one_letter{1, 26};

Actor rival(Actor seat) { return seat == first ? second : first; }
// Requires that the letters are dealt.
Letter letter_of(const State& state, Actor seat) {
  return (seat == first ? state.first_letter : state.second_letter).value_or(Letter{});
}
bool plays(Actor actor) { return actor == first || actor == second; }

void turn_to(State& state, Actor seat, core::TableTime at) {
  state.board.to_move = seat;
  state.board.turn_since = at;
  state.program_names = false;
}

void finish(State& state, Actor winner) {
  ++state.board.position;
  state.board.phase = Phase::over;
  state.board.outcome = winner == first ? Outcome::first_wins : Outcome::second_wins;
  state.program_names = false;
}

void play(State& state, const Move& move, const Ask& ask) {
  ++state.board.position;
  const bool yes = letter_of(state, rival(move.actor)) < ask.before;
  state.board.answers.push_back({move.actor, ask.before, yes});
  turn_to(state, rival(move.actor), move.at);
}

void name(State& state, Actor namer, Letter letter) {
  finish(state, letter_of(state, rival(namer)) == letter ? namer : rival(namer));
}

void play(State& state, const Move& move, const Name& named) {
  name(state, move.actor, named.letter);
}

void play(State& state, const Move& move, const core::Draw& draw) {
  const auto letter = Letter(draw.drawn[0]);
  if (state.program_names) return name(state, state.board.to_move, letter);
  if (!state.first_letter) {
    state.first_letter = letter;
    return;
  }
  state.second_letter = letter;
  state.board.phase = Phase::play;
  turn_to(state, first, move.at);
}

void play(State& state, const Move&, const core::Expire&) {
  finish(state, rival(state.board.to_move));
}

void play(State& state, const Move&, const core::Substitute&) { state.program_names = true; }

bool has_asked(const Board& board, Actor asker, Letter before) {
  for (const Answer& answer : board.answers) {
    if (answer.asker == asker && answer.before == before) return true;
  }
  return false;
}

std::optional<Refusal> turn_refusal(const View& seen) {
  if (!plays(seen.viewer)) return Refusal::only_watching;
  if (seen.board.phase == Phase::deal) return Refusal::letters_are_being_dealt;
  if (seen.board.to_move != seen.viewer) return Refusal::not_your_turn;
  return std::nullopt;
}

std::optional<Refusal> check(const Rules&, const View& seen, const Ask& ask) {
  if (auto why = turn_refusal(seen)) return why;
  if (has_asked(seen.board, seen.viewer, ask.before)) return Refusal::already_asked;
  return std::nullopt;
}
std::optional<Refusal> check(const Rules&, const View& seen, const Name&) {
  return turn_refusal(seen);
}
std::optional<Refusal> check(const Rules&, const View& seen, const core::Draw& draw) {
  if (seen.viewer != Actor::chance()) return Refusal::only_chance;
  if (!core::is_owed(seen.pending_draw)) return Refusal::nothing_is_owed;
  if (!core::fits(seen.pending_draw, draw)) return Refusal::draw_does_not_fit;
  return std::nullopt;
}
std::optional<Refusal> check(const Rules& rules, const View& seen, const core::Expire&) {
  if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
  if (!rules.options.seconds || seen.board.phase != Phase::play) return Refusal::no_clock_runs;
  return std::nullopt;
}
std::optional<Refusal> check(const Rules&, const View& seen, const core::Substitute& absent) {
  if (seen.viewer != Actor::clock()) return Refusal::only_the_clock;
  const bool chooses = seen.board.phase == Phase::play && seen.board.to_move == absent.seat;
  if (!chooses) return Refusal::nothing_to_choose;
  return std::nullopt;
}

Letter one_of(LetterSet letters, core::Generator& generator) {
  auto nth = generator.below(static_cast<std::uint64_t>(letters.size()));
  for (unsigned l = 0;; ++l) {
    if (letters.has(Letter(l)) && nth-- == 0) return Letter(l);
  }
}

}  // namespace

std::optional<std::string> trouble(const Options& options) {
  if (options.seats != 2) return "Letterbox seats two.";
  if (options.seconds && *options.seconds == 0) return "A turn lasts at least a second.";
  return std::nullopt;
}

State start(const Rules&) { return {}; }

Calls& calls() {
  thread_local Calls all;
  return all;
}

View view(const Rules& rules, const State& state, Actor viewer) {
  ++calls().views;
  View seen{viewer, state.board, std::nullopt, std::nullopt, core::Nothing{}};
  if (is_over(state) || viewer == first) seen.first_letter = state.first_letter;
  if (is_over(state) || viewer == second) seen.second_letter = state.second_letter;
  if (viewer == Actor::chance()) seen.pending_draw = owed(rules, state);
  return seen;
}

std::optional<Refusal> refusal(const Rules& rules, const View& seen, const Action& action) {
  ++calls().refusals;
  const bool may_act =
      plays(seen.viewer) || seen.viewer == Actor::chance() || seen.viewer == Actor::clock();
  if (!may_act) return Refusal::only_watching;
  if (seen.board.phase == Phase::over) return Refusal::game_over;
  return std::visit([&](const auto& each) { return check(rules, seen, each); }, action);
}

std::vector<Offer> offers(const Rules& rules, const View& seen) {
  std::vector<Offer> list;
  const auto refusals = calls().refusals;
  const auto open = [&](const Action& action) { return !refusal(rules, seen, action); };
  if (seen.board.phase != Phase::over && core::is_owed(seen.pending_draw)) {
    list.emplace_back(DrawOffer{seen.pending_draw});
  }
  if (open(core::Expire{})) list.emplace_back(ExpireOffer{});
  for (const Actor seat : {first, second}) {
    if (open(core::Substitute{seat})) list.emplace_back(SubstituteOffer{seat});
  }
  AskOffer ask;
  for (unsigned l = 0; l < 26; ++l) {
    if (open(Ask{Letter(l)})) ask.letters.add(Letter(l));
  }
  if (!ask.letters.empty()) list.emplace_back(ask);
  if (open(Name{})) list.emplace_back(NameOffer{LetterSet::all()});
  calls().refusals = refusals;
  return list;
}

Action sample(const Rules&, const View&, const Offer& offer, core::Generator& generator) {
  struct Visitor {
    core::Generator& generator;
    Action operator()(const DrawOffer& o) const { return core::draw(o.pending_draw, generator); }
    Action operator()(const ExpireOffer&) const { return core::Expire{}; }
    Action operator()(const SubstituteOffer& o) const { return core::Substitute{o.seat}; }
    Action operator()(const AskOffer& o) const { return Ask{one_of(o.letters, generator)}; }
    Action operator()(const NameOffer& o) const { return Name{one_of(o.letters, generator)}; }
  };
  return std::visit(Visitor{generator}, offer);
}

core::Owed owed(const Rules&, const State& state) {
  if (state.board.phase == Phase::deal || state.program_names) return one_letter;
  return core::Nothing{};
}

std::optional<core::TableTime> deadline(const Rules& rules, const State& state) {
  if (!rules.options.seconds || state.board.phase != Phase::play || state.program_names) {
    return std::nullopt;
  }
  return state.board.turn_since + std::chrono::seconds{*rules.options.seconds};
}

std::vector<std::string> sealed(const Rules&, const State& state) {
  if (!state.first_letter || !state.second_letter) return {};
  return {fmt::format("deal first {} second {}", lexicon::to_char(*state.first_letter),
                      lexicon::to_char(*state.second_letter))};
}

bool is_over(const State& state) { return state.board.phase == Phase::over; }

std::uint32_t revision(const State& state) { return state.board.position; }

void advance(const Rules&, State& state, const Move& move) {
  std::visit([&](const auto& action) { play(state, move, action); }, move.action);
}

}  // namespace letterbox
