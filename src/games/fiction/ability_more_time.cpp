// More time (B-06b): two more minutes for this half.
#include "games/fiction/ability_card.h"

namespace fiction {

constinit const DiscardCard<MoreTime> MoreTime::card{
    .text = {.title = "More time",
             .sentence = "Discard a token: this half gets two more minutes.",
             .rule = "B-06b"},
    .needs_clock = true,
    .refused = [](const Rules& rules, const Board&, const MoreTime&) -> Refused {
      if (!rules.timed()) return Refusal::no_time_passes;
      return std::nullopt;
    },
    .work = [](State& state,
               const MoreTime&) { state.board.timer.remaining += std::chrono::minutes{2}; },
};

}  // namespace fiction
