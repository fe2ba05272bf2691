// Erases any Game: everything that the interface asks, made from the game's own functions, its
// codec and a few traits. The only virtual calls of a move are these.
#pragma once

#include "catalogue/match.h"
#include "catalogue/problems.h"
#include "catalogue/typed_action.h"
#include "codec/difference.h"
#include "codec/json.h"
#include "codec/json_writer.h"
#include "core/enum_name.h"
#include "core/game.h"

namespace catalogue {

// Traits are static functions beside the game: seats, actor_name, actor_from_name, team,
// view_lines, explain, rule_of (a refusal, and a problem of the table), outcome, seat_results,
// plays_for_the_absent, bot_move, bot_plays, note, lexicon_hash, cards_hash; where it has any, aids
// (catalogue/aid.h), length, happenings, may_warn with warning, effects with story, and suggested
// (what its bots read of the suggestions); where it is not as usual, is_awaited (else whoever may
// act is), waits_for_the_absent (else it does) and look_ahead (a team may propose what the position
// to come allows).
template <core::Game G, class Traits>
class TypedMatch final : public Match, private MatchTools {
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  static constexpr bool warns =
      requires(const Rules& rules, const View& seen) { Traits::may_warn(rules, seen); };
  static constexpr bool tells =
      requires(const Rules& rules, const View& seen, const Action& action) {
        Traits::effects(rules, seen, action);
        Traits::story(rules, seen, seen, Actor{}, action);
      };
  static constexpr bool happens =
      requires(const Rules& rules, const State& state, const Action& action) {
        Traits::happenings(rules, state, state, action);
      };

 public:
  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }

  // `kept` lives as long as the match and its clones: cards that the state points at. `cards_hash`
  // is theirs if they are built in, and outlives all matches; empty: that of the traits.
  TypedMatch(Rules rules, State state, std::shared_ptr<const void> kept = nullptr,
             std::string_view cards_hash = {})
      : rules_{std::move(rules)},
        state_{std::move(state)},
        kept_{std::move(kept)},
        cards_hash_{cards_hash} {}

  std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }
  const MatchTools& tools() const override { return *this; }

  std::string lexicon_hash() const override { return Traits::lexicon_hash(rules_); }
  std::string cards_hash() const override {
    return cards_hash_.empty() ? Traits::cards_hash(rules_) : std::string{cards_hash_};
  }

  std::size_t seats() const override { return Traits::seats(rules_); }
  std::string actor_name(Actor actor) const override { return Traits::actor_name(rules_, actor); }
  codec::Read<Actor> actor_from_name(std::string_view name) const override {
    return Traits::actor_from_name(rules_, name);
  }
  std::size_t team(Actor seat) const override { return Traits::team(rules_, seat); }
  std::string_view rule_of(TableProblem problem) const override { return Traits::rule_of(problem); }

  codec::Read<catalogue::Action> parse_action(std::string_view notation) const override {
    return codec::mapped(codec::from_notation<Action>(notation), to_action<Action>);
  }
  codec::Read<catalogue::Action> parse_action_json(std::string_view text) const override {
    return codec::mapped(codec::read_json<Action>(text, {}, "action"), to_action<Action>);
  }

  std::optional<Problem> refusal(Actor actor, const catalogue::Action& erased) const override {
    const auto* action = TypedAction<Action>::find(erased);
    if (action == nullptr) return other_game();
    return refusal_in(seen_by(actor), *action);
  }

  std::optional<Problem> proposal_refusal(Actor actor,
                                          const catalogue::Action& erased) const override {
    const auto* action = TypedAction<Action>::find(erased);
    if (action == nullptr) return other_game();
    View seen = seen_by(actor);
    if constexpr (requires { Traits::look_ahead(rules_, seen); }) Traits::look_ahead(rules_, seen);
    return refusal_in(seen, *action);
  }

  std::optional<Problem> play(Actor actor, TableTime at, const catalogue::Action& erased) override {
    if (auto problem = refusal(actor, erased)) return problem;
    advance(rules_, state_, core::Move<Action>{actor, at, *TypedAction<Action>::find(erased)});
    return std::nullopt;
  }

  core::Owed owed() const override { return core::owed_in<G>(rules_, state_); }
  catalogue::Action draw(core::Generator& generator) const override {
    return to_action(Action{core::draw(owed(), generator)});
  }
  catalogue::Action expire() const override { return to_action(Action{core::Expire{}}); }
  catalogue::Action substitute(Actor absent) const override {
    return to_action(Action{core::Substitute{absent}});
  }
  std::optional<TableTime> deadline() const override {
    return core::deadline_in<G>(rules_, state_);
  }
  bool plays_for_the_absent() const override { return Traits::plays_for_the_absent(rules_); }
  bool waits_for_the_absent() const override {
    if constexpr (requires { Traits::waits_for_the_absent(state_); }) {
      return Traits::waits_for_the_absent(state_);
    } else {
      return true;
    }
  }
  core::Seals sealed() const override { return core::sealed_in<G>(rules_, state_); }
  std::size_t seal_count() const override { return core::seal_count_in<G>(rules_, state_); }
  bool is_over() const override { return core::over_in<G>(state_); }
  std::string outcome() const override { return Traits::outcome(state_); }
  std::uint32_t revision() const override { return core::revision_in<G>(state_); }

  void write_view(Actor actor, ViewJson& json) const override {
    const View own = seen_by(actor);
    codec::rewrite_json(json.view, own);
    codec::rewrite_json(json.offers, offers(rules_, own));
  }
  bool has_same_view(Actor actor, const Match& other) const override {
    return seen_by(actor) == static_cast<const TypedMatch&>(other).seen_by(actor);
  }
  bool write_view_difference(Actor actor, const Match& before,
                             ViewDifference& difference) const override {
    const View was = static_cast<const TypedMatch&>(before).seen_by(actor);
    const View is = seen_by(actor);
    difference.view.clear();
    difference.offers.clear();
    if (was == is) return false;
    codec::rewrite_difference(difference.view, was, is);
    codec::rewrite_difference(difference.offers, offers(rules_, was), offers(rules_, is));
    return true;
  }
  bool may_act(Actor actor) const override { return !offers(rules_, seen_by(actor)).empty(); }
  bool is_awaited(Actor seat) const override {
    if constexpr (requires { Traits::is_awaited(rules_, state_, seat); }) {
      return Traits::is_awaited(rules_, state_, seat);
    } else {
      return may_act(seat);
    }
  }
  std::string state_text() const override { return codec::written_json(state_); }

  bool bot_plays(std::string_view name, Actor seat) const override {
    return Traits::bot_plays(name, rules_, seat);
  }
  using Match::bot_move;
  std::optional<BotMove> bot_move(std::string_view name, Actor actor, core::Generator& generator,
                                  std::span<const Suggestion> suggestions) const override {
    if constexpr (requires { Traits::suggested(rules_, suggestions); }) {
      return Traits::bot_move(name, rules_, seen_by(actor), generator,
                              Traits::suggested(rules_, suggestions));
    } else {
      return Traits::bot_move(name, rules_, seen_by(actor), generator);
    }
  }

  codec::Read<std::string> aid(std::string_view name, Actor actor,
                               const Question& question) const override {
    if constexpr (requires { Traits::aids(); }) {
      for (const auto& known : Traits::aids()) {
        if (known.info.name == name) return known.answer(rules_, seen_by(actor), question);
      }
    }
    return codec::problem(MatchProblem::no_such_aid, "There is no such aid in this game.");
  }

  bool may_warn(Actor actor) const override {
    if constexpr (warns) return Traits::may_warn(rules_, seen_by(actor));
    return false;
  }
  std::optional<std::string> warning(Actor actor, const catalogue::Action& erased) const override {
    if constexpr (warns) {
      const auto* action = TypedAction<Action>::find(erased);
      if (action != nullptr) return Traits::warning(rules_, seen_by(actor), *action);
    }
    return std::nullopt;
  }

  std::vector<std::string> effects(Actor actor, const catalogue::Action& erased) const override {
    if constexpr (tells) {
      const auto* action = TypedAction<Action>::find(erased);
      if (action != nullptr) return Traits::effects(rules_, seen_by(actor), *action);
    }
    return {};
  }
  std::vector<std::string> story(const Match& before, Actor actor,
                                 const catalogue::Action& erased) const override {
    if constexpr (tells) {
      const auto* action = TypedAction<Action>::find(erased);
      const auto& then = static_cast<const TypedMatch&>(before);
      if (action != nullptr) {
        return Traits::story(rules_, then.seen_by(Actor::spectator()), seen_by(Actor::spectator()),
                             actor, *action);
      }
    }
    return {};
  }

  codec::Read<NoteKind> note(Actor writer, std::string_view key,
                             std::string_view value) const override {
    return Traits::note(rules_, writer, key, value);
  }

 private:
  std::vector<SeatResult> seat_results() const override {
    return Traits::seat_results(rules_, state_);
  }
  std::optional<GameLength> length() const override {
    if constexpr (requires { Traits::length(state_); }) {
      return Traits::length(state_);
    } else {
      return std::nullopt;
    }
  }
  std::vector<Happening> happenings(const Match& before,
                                    const catalogue::Action& erased) const override {
    if constexpr (happens) {
      const auto* action = TypedAction<Action>::find(erased);
      const auto& then = static_cast<const TypedMatch&>(before);
      if (action != nullptr) return Traits::happenings(rules_, then.state_, state_, *action);
    }
    return {};
  }
  bool tells_happenings() const override { return happens; }
  std::vector<std::string> view_lines(Actor actor) const override {
    return Traits::view_lines(rules_, seen_by(actor));
  }
  std::string view_json(Actor actor) const override { return codec::written_json(seen_by(actor)); }
  std::optional<catalogue::Action> random_action(std::string_view view_json,
                                                 core::Generator& generator) const override {
    const auto seen = codec::read_json<View>(view_json, {}, "view");
    if (!seen) return std::nullopt;
    const auto all = offers(rules_, *seen);
    if (all.empty()) return std::nullopt;
    const auto& chosen = all[generator.below(all.size())];
    return to_action(sample(rules_, *seen, chosen, generator));
  }

  View seen_by(Actor actor) const { return view(rules_, state_, actor); }
  std::optional<Problem> refusal_in(const View& seen, const Action& action) const {
    const auto why = refusal_of(seen, action);
    if (!why) return std::nullopt;
    return Problem{*why, Traits::explain(rules_, seen, action, *why),
                   std::string{Traits::rule_of(*why)}};
  }
  auto refusal_of(const View& seen, const Action& action) const {
    return core::refusal_in<G>(rules_, seen, action);
  }
  static Problem other_game() {
    return {MatchProblem::other_game, "This is a move of another game.", ""};
  }

  Rules rules_;
  State state_;
  std::shared_ptr<const void> kept_;
  std::string_view cards_hash_;
};

}  // namespace catalogue
