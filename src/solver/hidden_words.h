// Which words may be hidden behind a Wordles board, and how likely each is. It reads what lies open
// alone, so it is the same for everybody at the table: also for the owner, who asks what the others
// can know.
#pragma once

#include <vector>

#include "games/wordles/wordles.h"
#include "solver/answer.h"
#include "solver/board_evidence.h"

namespace solver {

struct HiddenWord {
  Letters letters;
  float weight;  // how much likelier than others; above 0
};

// How likely somebody hides a word, before any row; 0 where it does not come to mind.
using Prior = float (*)(const lexicon::Entry&);

// People and bots hide words that all know: a common word counts 1, a little more if everyday and a
// little less if not; a rare one 0.04 (size 50) to 0.004 (size 80), so that all 7,500 rare ones
// together weigh as much as some 80 common ones; poor secrets and unsuitable words 0.01.
float usual_prior(const lexicon::Entry&);

// How closely somebody looks at a board.
struct Attention {
  std::size_t last_rows = wordles::rows_a_board;  // read in full; of older ones a glance
  Prior prior = usual_prior;
};

// Every word of the lexicon that comes to mind and that the owner's board allows, without those
// that were tried in vain in this round; in the order of the alphabet.
//
// Marks by hand may be mistaken (W-08): where no word at all fits, those that contradict the fewest
// rows. It is empty only where no word comes to mind.
std::vector<HiddenWord> hidden_words(const wordles::Rules&, const wordles::Open&,
                                     wordles::Seat owner, const Attention& = {});

}  // namespace solver
