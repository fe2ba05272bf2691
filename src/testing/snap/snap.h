// Snap, a game for tests alone: a race between seats that are all alike. In a round every seat may
// snap; the first to do so scores, and the round is over. Who has passed may still snap. A round
// also ends when all have passed, or when its clock runs out. After the last round the highest
// score wins, and equals share. For whoever is away the program passes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/list.h"

namespace snap {

struct Options {
  std::uint8_t seats = 3;
  std::uint8_t rounds = 3;
  std::optional<std::uint16_t> seconds;  // a round's
  friend bool operator==(const Options&, const Options&) = default;
};
std::optional<std::string> trouble(const Options&);

struct Rules {
  Options options;
};

struct Snap {
  friend bool operator==(Snap, Snap) = default;
};
struct Pass {
  friend bool operator==(Pass, Pass) = default;
};
using Action = std::variant<core::Draw, core::Expire, core::Substitute, Snap, Pass>;

struct SnapOffer {
  friend bool operator==(SnapOffer, SnapOffer) = default;
};
struct PassOffer {
  friend bool operator==(PassOffer, PassOffer) = default;
};
using Offer =
    std::variant<core::DrawOffer, core::ExpireOffer, core::SubstituteOffer, SnapOffer, PassOffer>;

// One seat's.
struct Place {
  std::uint8_t score = 0;
  bool passed = false;  // in this round
  friend bool operator==(const Place&, const Place&) = default;
};

struct State {
  core::List<Place, 6> places;
  std::uint8_t rounds_played = 0, rounds = 0;
  core::TableTime round_since{};
  friend bool operator==(const State&, const State&) = default;
};

// Nothing is secret here.
struct View {
  core::Actor viewer;
  State board;
  friend bool operator==(const View&, const View&) = default;
};

enum class Refusal : std::uint8_t {
  game_over,
  only_watching,
  only_chance,
  only_the_clock,
  no_clock_runs,
  already_passed,
};

struct Game {
  using Rules = snap::Rules;
  using State = snap::State;
  using View = snap::View;
  using Action = snap::Action;
  using Offer = snap::Offer;
  using Refusal = snap::Refusal;
};
using Move = core::Move<Action>;

State start(const Rules&);

View view(const Rules&, const State&, core::Actor viewer);
std::optional<Refusal> refusal(const Rules&, const View&, const Action&);
std::vector<Offer> offers(const Rules&, const View&);
Action sample(const Rules&, const View&, const Offer&, core::Generator&);
core::Owed owed(const Rules&, const State&);
std::optional<core::TableTime> deadline(const Rules&, const State&);
std::vector<std::string> sealed(const Rules&, const State&);
bool is_over(const State&);
std::uint32_t revision(
    const State&);  // a round is one revision: nobody's snap makes another's stale
void advance(const Rules&, State&, const Move&);

}  // namespace snap
