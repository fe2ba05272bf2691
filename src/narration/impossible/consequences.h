// What a deed leads to by itself (Books completed, an attack, new Books), gone through once more
// with the rules, so that it can be told step by step though the table shows only where it all
// ended.
#pragma once

#include "narration/impossible/deed_text.h"
#include "narration/impossible/forecast.h"

namespace narration_impossible {

struct Consequences {
  std::optional<Fall> fall;                   // of an added Character (I-15)
  std::vector<impossible::Saved> saved;       // I-17
  int returned = 0;                           // Mold of theirs, to the Containment
  std::optional<impossible::Label> rescued;   // by Marguerite, without a choice (I-32c)
  std::optional<std::vector<Fall>> attacked;  // I-18
  impossible::Open open;  // after all that, before Books are laid and cards are drawn
};

// A table after an action alone with what it costs, as if all who are asked agreed.
struct Performed {
  impossible::Open open;
  std::optional<Fall> fall;  // of an added Character
};
Performed performed(const impossible::Rules&, const impossible::Open&, impossible::Seat by,
                    const impossible::Action&);

// Whether the deed can be done at this table: what comes over a wire may be late.
bool fits(const Scene& before, const Deed&);

// Without a deed it was the clock's. Requires that `after` is the table after this one deed.
Consequences consequences(const Scene& before, const Scene& after, const std::optional<Deed>& deed);

}  // namespace narration_impossible
