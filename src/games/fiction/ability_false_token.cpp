// False token (B-07e): the first token on this guess shows the opposite.
#include "games/fiction/deception.h"

namespace fiction {

constinit const LibrarianCard<FalseToken> FalseToken::card{
    .text = {.title = "False token",
             .sentence =
                 "Once a game, in secret: the first token on this guess shows the opposite.",
             .rule = "B-07e"},
    .rules = {.uses = 1, .turns_first_token = true},
};

}  // namespace fiction
