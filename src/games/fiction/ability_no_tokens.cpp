// No tokens (B-07c): no token may ever be laid on this guess.
#include "games/fiction/deception.h"

namespace fiction {

constinit const LibrarianCard<NoTokens> NoTokens::card{
    .text = {.title = "No tokens",
             .sentence = "Three times a game, announced: no token may ever be laid on this guess.",
             .rule = "B-07c",
             .refusals = {{Refusal::tokens_are_barred, "B-07c",
                           "The Lie-brarian has barred tokens from this guess."}}},
    .rules = {.uses = 3, .is_open = true},
    .work = [](State& state, const NoTokens&) { state.board.rows.back().no_tokens = true; },
};

}  // namespace fiction
