// Hurry (B-07d): this half loses a minute, but never its last ten seconds.
#include "games/fiction/deception.h"

namespace fiction {
namespace {

constexpr core::Millis hurry_takes = std::chrono::minutes{1};
constexpr core::Millis hurry_leaves = std::chrono::seconds{10};

}  // namespace

constinit const LibrarianCard<Hurry> Hurry::card{
    .text = {.title = "Hurry",
             .sentence =
                 "Three times a game, openly: this half loses a minute, but keeps ten seconds.",
             .rule = "B-07d",
             .refusals = {{Refusal::too_little_time_to_hurry, "B-07d",
                           "Ten seconds or less remain; there is nothing left to take."},
                          {Refusal::last_board_of_the_half, "B-07d",
                           "That was the half's last board; hurrying would change nothing."}}},
    .needs_clock = true,
    .rules = {.uses = 3, .is_open = true},
    .unavailable = [](const Deception& now) -> Refused {
      if (!now.rules.timed()) return Refusal::no_time_passes;
      if (now.board.boards_left == 0) return Refusal::last_board_of_the_half;
      if (now.board.timer.remaining <= hurry_leaves) return Refusal::too_little_time_to_hurry;
      return std::nullopt;
    },
    .work =
        [](State& state, const Hurry&) {
          Timer& timer = state.board.timer;
          timer.remaining = std::max(hurry_leaves, timer.remaining - hurry_takes);
        },
};

}  // namespace fiction
