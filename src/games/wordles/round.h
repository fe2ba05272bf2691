// How a round goes on once everybody who had to has acted.
#pragma once

#include "games/wordles/wordles.h"

namespace wordles {

void begin_round(const Rules&, State&, core::TableTime);
void begin_next_round(const Rules&, State&, core::TableTime);
void deal_cards(const Rules&, State&, core::TableTime);  // as many as the pile has
void begin_calling(State&, core::TableTime);             // all words are hidden
void take_call(const Rules&, State&, Word, core::TableTime);
void fill_rows(const Rules&, State&, core::TableTime);  // all have marked
void close_window(const Rules&, State&, core::TableTime);

std::uint8_t agreed_rounds(const Rules&);  // none in a duel

// The word comes to light, and with it what was marked wrongly (W-08).
void reveal(const Rules&, State&, Seat owner);

// What the active player may call, if the program has to.
std::vector<Word> callable_words(const Rules&, const State&);

// Words that the boards of this call have had (W-11).
bool was_called(const Rules&, const Open&, Word);

}  // namespace wordles
