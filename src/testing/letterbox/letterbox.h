// Letterbox, a game for tests alone. Chance hides one letter with each of two seats. In turn, a
// seat asks whether the rival's letter comes before another, or names it: right wins, wrong loses.
// A table may set a clock for each turn: who lets it run out loses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/list.h"
#include "lexicon/letter.h"

namespace letterbox {

using lexicon::Letter;
using lexicon::LetterSet;

struct Options {
  std::uint8_t seats = 2;
  std::optional<std::uint16_t> seconds;  // for each turn
  friend bool operator==(const Options&, const Options&) = default;
};
std::optional<std::string> trouble(const Options&);

struct Rules {
  Options options;
};

struct Ask {
  Letter before;
  friend bool operator==(const Ask&, const Ask&) = default;
};
struct Name {
  Letter letter;
  friend bool operator==(const Name&, const Name&) = default;
};
using Action = std::variant<core::Draw, core::Expire, core::Substitute, Ask, Name>;

using core::DrawOffer;
using core::ExpireOffer;
using core::SubstituteOffer;

struct AskOffer {
  LetterSet letters;
  friend bool operator==(const AskOffer&, const AskOffer&) = default;
};
struct NameOffer {
  LetterSet letters;
  friend bool operator==(const NameOffer&, const NameOffer&) = default;
};
using Offer = std::variant<DrawOffer, ExpireOffer, SubstituteOffer, AskOffer, NameOffer>;

enum class Phase : std::uint8_t { deal, play, over };
enum class Outcome : std::uint8_t { undecided, first_wins, second_wins };

struct Answer {
  core::Actor asker;
  Letter before;
  bool yes;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// What lies open to everyone.
struct Board {
  Phase phase = Phase::deal;
  Outcome outcome = Outcome::undecided;
  core::Actor to_move = core::Actor::seat(0);  // in Phase::play
  std::uint16_t position = 0;
  core::TableTime turn_since{};
  core::List<Answer, 52> answers;  // nobody asks about a letter twice
  friend bool operator==(const Board&, const Board&) = default;
};

// The whole truth. It never leaves the referee; everyone else gets a View.
struct State {
  Board board;
  std::optional<Letter> first_letter, second_letter;
  bool program_names = false;  // chance owes the name that an absent seat did not give
  friend bool operator==(const State&, const State&) = default;
};

// What one actor knows: one's own letter, both when the game is over.
struct View {
  core::Actor viewer;
  Board board;
  std::optional<Letter> first_letter, second_letter;
  core::Owed pending_draw;  // chance's
  friend bool operator==(const View&, const View&) = default;
};

enum class Refusal : std::uint8_t {
  game_over,
  only_watching,
  only_chance,
  only_the_clock,
  nothing_is_owed,
  draw_does_not_fit,
  no_clock_runs,
  nothing_to_choose,
  letters_are_being_dealt,
  not_your_turn,
  already_asked,
};

struct Letterbox {
  using Rules = letterbox::Rules;
  using State = letterbox::State;
  using View = letterbox::View;
  using Action = letterbox::Action;
  using Offer = letterbox::Offer;
  using Refusal = letterbox::Refusal;
};
using Move = core::Move<Action>;

// How often views were built and actions judged on this thread, not counting what offers() asks
// itself: for tests of what a move costs.
struct Calls {
  std::uint64_t views = 0, refusals = 0;
};
Calls& calls();

State start(const Rules&);

View view(const Rules&, const State&, core::Actor viewer);
std::optional<Refusal> refusal(const Rules&, const View&, const Action&);
std::vector<Offer> offers(const Rules&, const View&);
Action sample(const Rules&, const View&, const Offer&, core::Generator&);
core::Owed owed(const Rules&, const State&);
std::optional<core::TableTime> deadline(const Rules&, const State&);
std::vector<std::string> sealed(const Rules&, const State&);
bool is_over(const State&);
std::uint32_t revision(const State&);
void advance(const Rules&, State&, const Move&);

}  // namespace letterbox
