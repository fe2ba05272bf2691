#include "testing/secrecy.h"

#include <gtest/gtest.h>

#include "testing/letterbox/letterbox_described.h"
#include "testing/letterbox/letterbox_text.h"
#include "testing/random_play.h"

namespace letterbox {
namespace {

using core::Actor;
using Surface = battery::Surface<Letterbox>;

Surface rules_as_they_are() {
  return {.facts = [](const Rules&, const State&, const View& seen) { return facts(seen); }};
}

// Another letter for this seat, of which all answers about it are true.
std::optional<Letter> another(const Board& board, Actor seat, Letter letter,
                              core::Generator& generator) {
  std::vector<Letter> letters;
  for (unsigned l = 0; l < 26; ++l) {
    const bool fits = std::all_of(board.answers.begin(), board.answers.end(), [&](const Answer& a) {
      return a.asker == seat || (Letter(l) < a.before) == a.yes;
    });
    if (fits && Letter(l) != letter) letters.push_back(Letter(l));
  }
  if (letters.empty()) return std::nullopt;
  return letters[generator.below(letters.size())];
}

std::optional<State> twin_of(const State& state, Actor viewer, core::Generator& generator) {
  State twin = state;
  const auto change = [&](Actor seat, std::optional<Letter>& letter) {
    if (!letter || seat == viewer) return;
    if (const auto other = another(state.board, seat, *letter, generator)) letter = other;
  };
  change(Actor::seat(0), twin.first_letter);
  change(Actor::seat(1), twin.second_letter);
  return twin == state ? std::nullopt : std::optional{twin};
}

std::vector<Action> questions() {
  std::vector<Action> list{core::Expire{}, core::Substitute{Actor::seat(0)},
                           core::Substitute{Actor::seat(1)}, core::Draw{{std::uint16_t{3}}}};
  for (unsigned l = 0; l < 26; ++l) {
    list.emplace_back(Ask{Letter(l)});
    list.emplace_back(Name{Letter(l)});
  }
  return list;
}

// The first thing that parts twins in their viewer's eyes, along some hundred games.
std::optional<std::string> search(const Surface& surface, std::size_t& compared) {
  const auto asked = questions();
  for (std::uint64_t game = 0; game < 400; ++game) {
    const Rules rules{{.seats = 2, .seconds = std::uint16_t{20}}};
    const battery::Table<Letterbox> table{.name = "", .rules = rules, .start = start(rules)};
    battery::RandomPlay<Letterbox> play{table, core::mixed_seed(5, game)};
    core::SeededGenerator generator{core::mixed_seed(6, game)};
    const std::array viewers{Actor::seat(0), Actor::seat(1), Actor::spectator()};
    const Actor viewer = viewers[game % viewers.size()];
    std::optional<State> twin;
    while (const auto move = play.next()) {
      if (!twin) twin = twin_of(play.state(), viewer, generator);
      if (twin) {
        ++compared;
        const auto what = battery::difference(surface, rules, play.state(), *twin, viewer, asked);
        if (what) return what;
        surface.advance(rules, *twin, *move);
      }
      play.play(*move);
      if (is_over(play.state())) break;
      if (twin && !(twin->board.answers == play.state().board.answers)) twin.reset();
    }
  }
  return std::nullopt;
}

TEST(LetterboxSecrecy, NothingTellsTheRivalsLetter) {
  std::size_t compared = 0;
  EXPECT_EQ(search(rules_as_they_are(), compared), std::nullopt);
  EXPECT_GE(compared, 500U);
}

TEST(LetterboxSecrecy, PlantedLeaksAreFound) {
  std::size_t compared = 0;
  Surface shows = rules_as_they_are();
  shows.view = [](const Rules& rules, const State& state, Actor viewer) {
    View seen = view(rules, state, viewer);
    seen.first_letter = state.first_letter;
    return seen;
  };
  EXPECT_EQ(search(shows, compared), "the view");
  Surface refuses = rules_as_they_are();
  refuses.refusal = [](const Rules& rules, const State& state, const View& seen,
                       const Action& action) -> std::optional<Refusal> {
    const auto* ask = std::get_if<Ask>(&action);
    if (ask && state.second_letter == ask->before) return Refusal::already_asked;
    return refusal(rules, seen, action);
  };
  EXPECT_TRUE(search(refuses, compared).value_or("").starts_with("the refusal of ask"));
  Surface seals = rules_as_they_are();
  seals.sealed_count = [](const Rules&, const State& state) {
    return state.first_letter < state.second_letter ? std::size_t{1} : std::size_t{2};
  };
  EXPECT_EQ(search(seals, compared), "the number of seals");
}

}  // namespace
}  // namespace letterbox
