// Erases any Game: everything that the interface asks, made from the game's own functions, its
// codec and a few traits. The only virtual calls of a move are these.
#pragma once

#include "catalogue/match.h"
#include "codec/json.h"
#include "codec/json_writer.h"
#include "core/enum_name.h"
#include "core/game.h"

namespace catalogue {

// Traits are static functions beside the game: seats, actor_name, actor_from_name, team, facts,
// explain, rule_of (of a refusal, and of a code of the table), outcome, standings,
// plays_for_the_absent, bot, bot_plays, note, lexicon_hash, cards_hash; where it has any, aids
// (catalogue/aid.h), and may_warn with warning.
template <core::Game G, class Traits>
class MatchOf final : public Match {
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  static constexpr bool warns =
      requires(const Rules& rules, const View& seen) { Traits::may_warn(rules, seen); };

 public:
  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }

  // `kept` lives as long as the match and its clones: cards that the state points at.
  MatchOf(Rules rules, State state, std::shared_ptr<const void> kept = nullptr)
      : rules_{std::move(rules)}, state_{std::move(state)}, kept_{std::move(kept)} {}

  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

  std::string lexicon_hash() const override { return Traits::lexicon_hash(rules_); }
  std::string cards_hash() const override { return Traits::cards_hash(rules_); }

  std::size_t seats() const override { return Traits::seats(rules_); }
  std::string actor_name(Actor actor) const override { return Traits::actor_name(rules_, actor); }
  codec::Read<Actor> actor_from_name(std::string_view name) const override {
    return Traits::actor_from_name(rules_, name);
  }
  std::size_t team(Actor seat) const override { return Traits::team(rules_, seat); }
  std::string_view rule_of(std::string_view code) const override { return Traits::rule_of(code); }

  codec::Read<std::string> accept(Actor actor, std::string_view notation) const override {
    return accept_action(actor, codec::from_notation<Action>(notation));
  }
  codec::Read<std::string> accept_json(Actor actor, std::string_view text) const override {
    auto value = codec::parse_json(text);
    if (!value) return std::unexpected(value.error());
    return accept_action(actor, codec::from_json<Action>(*value, "action"));
  }

  std::optional<Problem> play(Actor actor, TableTime at, std::string_view notation) override {
    auto action = codec::from_notation<Action>(notation);
    if (!action) return action.error();
    if (auto wrong = refused(actor, *action)) return wrong;
    advance(rules_, state_, core::Move<Action>{actor, at, *action});
    return std::nullopt;
  }

  core::Owed owed() const override { return core::owed_in<G>(rules_, state_); }
  std::string draw(core::Generator& generator) const override {
    return codec::to_notation(Action{core::draw(owed(), generator)});
  }
  std::optional<TableTime> deadline() const override {
    return core::deadline_in<G>(rules_, state_);
  }
  bool plays_for_the_absent() const override { return Traits::plays_for_the_absent(rules_); }
  core::Seals sealed() const override { return core::sealed_in<G>(rules_, state_); }
  std::size_t seal_count() const override { return core::seal_count_in<G>(rules_, state_); }
  bool is_over() const override { return core::over_in<G>(state_); }
  std::string outcome() const override { return Traits::outcome(state_); }
  std::vector<Standing> standings() const override { return Traits::standings(rules_, state_); }
  std::uint32_t position(Actor actor) const override {
    return core::position_in<G>(seen_by(actor));
  }

  std::vector<std::string> facts(Actor actor) const override {
    return Traits::facts(rules_, seen_by(actor));
  }
  void see(Actor actor, Seen& seen) const override {
    const View own = seen_by(actor);
    codec::rewrite_json(seen.view, own);
    codec::rewrite_json(seen.offers, offers(rules_, own));
    seen.position = core::position_in<G>(own);
  }
  std::string view_json(Actor actor) const override { return codec::written_json(seen_by(actor)); }
  bool looks_the_same(Actor actor, const Match& other) const override {
    return seen_by(actor) == static_cast<const MatchOf&>(other).seen_by(actor);
  }
  std::string offers_json(Actor actor) const override {
    return codec::written_json(offers(rules_, seen_by(actor)));
  }
  bool may_act(Actor actor) const override { return !offers(rules_, seen_by(actor)).empty(); }
  std::string state_text() const override { return codec::written_json(state_); }

  bool bot_plays(std::string_view name, Actor seat) const override {
    return Traits::bot_plays(name, rules_, seat);
  }
  std::optional<BotMove> bot(std::string_view name, Actor actor,
                             core::Generator& generator) const override {
    return Traits::bot(name, rules_, seen_by(actor), generator);
  }

  codec::Read<std::string> aid(std::string_view name, Actor actor,
                               const Question& question) const override {
    if constexpr (requires { Traits::aids(); }) {
      for (const auto& known : Traits::aids()) {
        if (known.info.name == name) return known.answer(rules_, seen_by(actor), question);
      }
    }
    return codec::problem("no_such_aid", "There is no such aid in this game.");
  }

  bool may_warn(Actor actor) const override {
    if constexpr (warns) return Traits::may_warn(rules_, seen_by(actor));
    return false;
  }
  std::optional<std::string> warning(Actor actor, std::string_view notation) const override {
    if constexpr (warns) {
      const auto action = codec::from_notation<Action>(notation);
      if (action) return Traits::warning(rules_, seen_by(actor), *action);
    }
    return std::nullopt;
  }

  std::optional<std::string> any_move(std::string_view view_json,
                                      core::Generator& generator) const override {
    const auto value = codec::parse_json(view_json);
    if (!value) return std::nullopt;
    const auto seen = codec::from_json<View>(*value, "view");
    if (!seen) return std::nullopt;
    const auto all = offers(rules_, *seen);
    if (all.empty()) return std::nullopt;
    const auto& chosen = all[generator.below(all.size())];
    return codec::to_notation(sample(rules_, *seen, chosen, generator));
  }

  codec::Read<NoteKind> note(Actor writer, std::string_view key,
                             std::string_view value) const override {
    return Traits::note(rules_, writer, key, value);
  }

 private:
  View seen_by(Actor actor) const { return view(rules_, state_, actor); }

  std::optional<Problem> refused(Actor actor, const Action& action) const {
    const View seen = seen_by(actor);
    const auto why = refusal(rules_, seen, action);
    if (!why) return std::nullopt;
    return Problem{std::string{core::enum_name(*why)}, Traits::explain(rules_, seen, action, *why),
                   std::string{Traits::rule_of(*why)}};
  }
  codec::Read<std::string> accept_action(Actor actor, codec::Read<Action>&& action) const {
    if (!action) return std::unexpected(std::move(action.error()));
    if (auto wrong = refused(actor, *action)) return std::unexpected(std::move(*wrong));
    return codec::to_notation(*action);
  }

  Rules rules_;
  State state_;
  std::shared_ptr<const void> kept_;
};

}  // namespace catalogue
