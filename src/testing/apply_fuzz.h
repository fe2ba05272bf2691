// What every game's fuzzer of moves shares: bytes choose actor, time and action of every move,
// sensible or not. Nothing that is refused changes anything. Include the game's description (for
// notation) before it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "codec/notation.h"
#include "core/game.h"

namespace battery {

inline void require(bool holds) {
  if (!holds) std::abort();
}

// Bytes as a generator: when they run out, all is zero and the game soon over or stuck.
class Bytes final : public core::Generator {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_{data}, end_{data + size} {}
  bool empty() const { return at_ == end_; }
  std::uint8_t byte() { return empty() ? std::uint8_t{0} : *at_++; }
  std::uint64_t next() override {
    // The high bytes never reject a draw; the low ones decide it.
    return 0xFFFF'FFFF'FFFF'0000U | static_cast<std::uint64_t>(byte()) << 8U | byte();
  }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

// Plays until the bytes run out. `actors` and `actions` read the next one from the bytes, given
// rules and state; `check` requires of every state what must hold.
template <core::Game G, class Actors, class Actions, class Check>
void play_bytes(const typename G::Rules& rules, typename G::State state, Bytes& bytes,
                int most_moves, Actors actors, Actions actions, Check check) {
  core::TableTime now{};
  for (int moves = 0; moves < most_moves && !bytes.empty() && !is_over(state); ++moves) {
    const core::Actor actor = actors(rules, state, bytes);
    const auto seen = view(rules, state, actor);
    const auto list = offers(rules, seen);
    const bool sensible = !list.empty() && bytes.byte() % 4 != 0;
    const typename G::Action action =
        sensible ? sample(rules, seen, list[bytes.byte() % list.size()], bytes)
                 : actions(rules, state, bytes);
    const auto deadline_before = deadline(rules, state);
    now += core::Millis{bytes.byte() * 100};
    if (deadline_before && actor != core::Actor::clock()) now = std::min(now, *deadline_before);
    const auto before = state;
    const auto why = core::apply<G>(rules, state, {actor, now, action});
    require(!sensible || !why);
    require(!why || state == before);
    if (!why) {
      require(codec::from_notation<typename G::Action>(codec::to_notation(action)) == action);
    }
    check(rules, state);
  }
}

}  // namespace battery
