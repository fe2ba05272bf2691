// Non-interference: of two states that differ only in what an actor may not know, everything that
// the actor is shown or told is the same. The checker asks a Surface, so that a test can plant a
// leak in one function and see that it is found. Include the game's description (for JSON) before
// it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "codec/json.h"
#include "core/game.h"

namespace battery {

// The game's own functions, under names that a Surface's members do not hide.
template <core::Game G>
struct Own {
  static auto see(const auto& rules, const auto& state, core::Actor actor) {
    return view(rules, state, actor);
  }
  static auto list(const auto& rules, const auto& seen) { return offers(rules, seen); }
  static auto refuse(const auto& rules, const auto& seen, const auto& action) {
    return refusal(rules, seen, action);
  }
  static void fold(const auto& rules, auto& state, const auto& move) {
    advance(rules, state, move);
  }
};

// All ways by which a game speaks. They are handed the whole state, so that leaks can be planted.
template <core::Game G>
struct Surface {
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using Offers = std::vector<typename G::Offer>;
  using Why = std::optional<typename G::Refusal>;
  using Facts = std::vector<std::string>;
  using Move = core::Move<Action>;
  using Deadline = std::optional<core::TableTime>;

  std::function<Facts(const Rules&, const State&, const View&)> facts;
  std::function<View(const Rules&, const State&, core::Actor)> view =
      [](const Rules& r, const State& s, core::Actor actor) { return Own<G>::see(r, s, actor); };
  std::function<Offers(const Rules&, const State&, const View&)> offers =
      [](const Rules& r, const State&, const View& seen) { return Own<G>::list(r, seen); };
  std::function<Why(const Rules&, const State&, const View&, const Action&)> refusal =
      [](const Rules& r, const State&, const View& seen, const Action& action) {
        return Own<G>::refuse(r, seen, action);
      };
  std::function<std::string(const Rules&, const State&, const View&)> json =
      [](const Rules&, const State&, const View& seen) {
        return codec::json_text(codec::to_json(seen));
      };
  std::function<std::uint32_t(const Rules&, const State&, const View&)> position =
      [](const Rules&, const State& state, const View&) { return core::revision_in<G>(state); };
  std::function<std::size_t(const Rules&, const State&)> sealed_count =
      [](const Rules& r, const State& s) { return core::sealed_in<G>(r, s).size(); };
  std::function<Deadline(const Rules&, const State&)> deadline =
      [](const Rules& r, const State& s) { return core::deadline_in<G>(r, s); };
  std::function<void(const Rules&, State&, const Move&)> advance =
      [](const Rules& r, State& s, const Move& move) { Own<G>::fold(r, s, move); };
};

// What gives one state away from the other in this actor's eyes; nothing if all is the same. Of
// `asked` every refusal is compared.
template <core::Game G>
std::optional<std::string> difference(const Surface<G>& surface, const typename G::Rules& rules,
                                      const typename G::State& one, const typename G::State& other,
                                      core::Actor actor,
                                      const std::vector<typename G::Action>& asked) {
  const auto seen = surface.view(rules, one, actor), twin = surface.view(rules, other, actor);
  if (!(seen == twin)) return "the view";
  if (surface.json(rules, one, seen) != surface.json(rules, other, twin)) return "the view's JSON";
  if (surface.facts(rules, one, seen) != surface.facts(rules, other, twin)) return "the facts";
  if (surface.offers(rules, one, seen) != surface.offers(rules, other, twin)) return "the offers";
  if (surface.position(rules, one, seen) != surface.position(rules, other, twin)) {
    return "the position";
  }
  if (surface.sealed_count(rules, one) != surface.sealed_count(rules, other)) {
    return "the number of seals";
  }
  for (const auto& action : asked) {
    if (surface.refusal(rules, one, seen, action) == surface.refusal(rules, other, twin, action)) {
      continue;
    }
    return "the refusal of " + codec::to_notation(action);
  }
  return std::nullopt;
}

}  // namespace battery
